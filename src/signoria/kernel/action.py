"""Wishes of a seat, and the answer to a wish that cannot be granted."""

from mypy_extensions import mypyc_attr

from signoria.kernel.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Record):
    """A typed wish, not yet judged. It never holds the seat: that is passed beside it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Action):
    """A wish that any seat may utter at any time: it opens and closes nothing."""


class Refusal(Record):
    """Why a wish is not granted: the rule against it and the figures the asker may know."""

    def __init__(self, rule: str, figures: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.figures: dict[str, int | str] = {} if figures is None else figures

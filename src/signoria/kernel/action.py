"""Wishes of a seat, and the answer to a wish that cannot be granted."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from signoria.kernel.fields import fingerprint, same, written


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A typed wish, not yet judged. It never holds the seat: that is passed beside it.

    Fields are whole numbers, or rows of them if named in `rows`.
    A subclass writes an `__init__` whose argument names are its attribute names; that is what
    wire, equality and repr read.
    """

    rows: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def __hash__(self) -> int:
        return fingerprint(self)

    def __repr__(self) -> str:
        return written(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Action):
    """A wish that any seat may utter at any time: it opens and closes nothing."""


class Refusal:
    """Why a wish is not granted: the rule against it and the figures the asker may know."""

    def __init__(self, rule: str, figures: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.figures: dict[str, int | str] = {} if figures is None else figures

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def __hash__(self) -> int:
        return fingerprint(self)

    def __repr__(self) -> str:
        return written(self)

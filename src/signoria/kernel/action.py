"""Actions of a seat, and the refusal that answers an action against the rules."""

from mypy_extensions import mypyc_attr

from signoria.kernel.value_object import ValueObject


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(ValueObject):
    """A typed action, not yet judged. It never holds the seat: callers pass the seat beside it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Action):
    """A talk action, open to any seat at any time; it opens and closes no step of the agenda."""


class Refusal(ValueObject):
    """A refused action: the rule against it, and the parameters that the acting seat may know."""

    def __init__(self, rule: str, params: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.params: dict[str, int | str] = {} if params is None else params

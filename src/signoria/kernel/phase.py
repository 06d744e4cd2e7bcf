"""A heading of the sequence of play: who may act, what they may wish, what happens then."""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.action import Action, Refusal
from signoria.kernel.state import State

if TYPE_CHECKING:
    from signoria.kernel.table import Table

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """Stateless; changes a state only by telling the table events.

    A step whose `actors` are none is carried on by `proceed`: the table's own doing, income or an
    uncontested award. A phase may leave a seat unasked only where public facts leave one way.
    """

    def actors(self, s: S) -> i64:
        """The seats, as bits, that owe a choice now; none where the table goes on by itself."""
        return 0

    def legal(self, s: S, seat: i64) -> list[int]:
        """Menu numbers an actor may choose, ascending; the list is not the caller's to change."""
        return []

    def refuses(self, s: S, seat: i64, action: Action) -> Refusal | None:
        """The rule and the figures against an actor's wish, from what that seat may know.

        Law: `legal` is exactly the part of the menu that is not refused.
        """
        return Refusal("HOUSE-3")

    def play(self, t: "Table[S]", seat: i64, action: Action) -> None:
        """What a wish that is not refused brings about, told in order."""
        raise NotImplementedError

    def proceed(self, t: "Table[S]") -> None:
        """What the table does by itself while nobody is to be asked; it must close or open."""
        raise NotImplementedError

"""What a game teaches bots: how good a position looks, which moves deserve a look, a quick one."""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.rng import Rng
from signoria.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counsel(Generic[S]):
    """Advice on worlds a bot imagines; this one knows nothing, so every game can be played.

    Advice never judges legality: every list of moves it is given comes from the rules.
    """

    def worth(self, s: S, seat: i64) -> float:
        """How good a position looks to a seat, in points ahead of the others."""
        return 0.0

    def reward(self, s: S, seat: i64) -> float:
        """How well a game that is over went for a seat, from 0 to 1."""
        return 0.0

    def worth_a_look(self, s: S, seat: i64, legal: list[int]) -> list[int]:
        """The legal menu numbers a search should try, the most promising first."""
        return legal

    def quick(self, s: S, seat: i64, legal: list[int], rng: Rng) -> i64:
        """A sensible legal menu number, chosen in a moment: what playouts are made of."""
        return legal[rng.below(0, len(legal))]

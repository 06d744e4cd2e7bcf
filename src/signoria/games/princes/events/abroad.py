"""Events about cards in the other principality, which still belong to their builder. [T18, T22]"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.events.building import put_back, put_card, use_card
from signoria.games.princes.events.shapes import OnSite
from signoria.games.princes.fields import STACK
from signoria.games.princes.places import mark
from signoria.games.princes.rules import NAMED, PLACES
from signoria.games.princes.state import State
from signoria.kernel.kinds import Kinds


@mypyc_attr(free_list_len=1)
class CardBuiltAbroad(OnSite):
    """A seat built an expansion on a site of the other. [BUILD-15]"""

    def apply(self, s: State) -> None:
        """Move the card from the hand or the open cards to the site; its owner gets the points."""
        put_card(s, self.seat, self.card, PLACES + self.site())


@mypyc_attr(free_list_len=1)
class CardUsedAbroad(OnSite):
    """A seat used the function of its card in the other principality. [TURN-3]"""

    def apply(self, s: State) -> None:
        """Mark the card as used this turn, unless it may be used at will."""
        use_card(s, self.seat, self.card, PLACES + self.site())


@mypyc_attr(free_list_len=1)
class NamedAbroad(OnSite):
    """A feud named a building of a seat in the other principality. [EVENT-1]"""

    def apply(self, s: State) -> None:
        """Mark the building as named."""
        mark(s, self.seat, PLACES + self.site(), NAMED)


@mypyc_attr(free_list_len=1)
class CardLeftAbroad(OnSite):
    """An expansion of a seat left the other principality, to a stack or its pile. [T22]"""

    kinds: ClassVar[Kinds] = {**OnSite.kinds, "stack": STACK}

    def __init__(self, seat: i64, card: i64, town: i64, spot: i64, stack: i64) -> None:
        super().__init__(seat, card, town, spot)
        self.stack = stack

    def apply(self, s: State) -> None:
        """Move the card to its owner's stack; without a stack to the pile or the middle."""
        put_back(s, self.seat, self.card, PLACES + self.site(), self.stack)

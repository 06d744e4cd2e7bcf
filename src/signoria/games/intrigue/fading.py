"""The sums that a log may hide, by the option. [SET-8]"""

from typing import Final

from signoria.games.intrigue.events import MatterOpened, RoundBegan, TurnBegan
from signoria.games.intrigue.rules import NO_SUMS, SUMS_OF_THE_ROUND
from signoria.games.intrigue.state import State
from signoria.kernel.event import Event
from signoria.kernel.fading import Fading


class FadingSums(Fading):
    """Bribes, gifts and salaries."""

    def fades(self, s: State, event: Event[State]) -> bool:
        """Return whether the event begins a round, or a matter or turn, by the option. [SET-8]"""
        if s.options.sums_in_log == NO_SUMS:
            return isinstance(event, MatterOpened | TurnBegan)
        return s.options.sums_in_log == SUMS_OF_THE_ROUND and isinstance(event, RoundBegan)

    def past(self, s: State) -> State:
        """Hide bribes and purses: changes of a purse would reveal the payments. [SET-8]"""
        return s.without_sums()


FADING: Final = FadingSums(
    {"bribe_paid": "ducats", "money_given": "ducats", "salary_paid": "ducats"}
)

"""Steps of the Era of Intrigue: a second card of a stack, a store to fill, a level to show."""

from typing import ClassVar

from mypy_extensions import i64

from signoria.games.princes.actions import DONE, PICK_WAY, Done, PickWay
from signoria.games.princes.phases.hand import Searching
from signoria.games.princes.phases.handling import set_level
from signoria.games.princes.phases.stores import gain_at
from signoria.games.princes.phases.struggles import PickingRegion
from signoria.games.princes.places import has_room
from signoria.games.princes.rules import CAPACITY, HIGHEST, PLOTS, bit
from signoria.games.princes.state import State
from signoria.games.princes.tokens import shown_at
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.table import Table


class TakingMore(Searching):
    """The optional choice of a second card out of a stack just searched. [ACT-13]"""

    def actors(self, s: State) -> i64:
        """Return the seat while the stack has cards."""
        return 1 << s.concerned() if s.sizes[s.memo()] else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return stopping, and the cards of the stack."""
        return [DONE, *super().legal(s, seat)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that is not in the stack. [HAND-4]"""
        return None if isinstance(action, Done) else super().refuses(s, seat, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Take the card, or stop."""
        if isinstance(action, Done):
            t.close()
        else:
            super().play(t, seat, action)

    def proceed(self, t: Table[State]) -> None:
        """Close the step: the stack is empty."""
        t.close()


class Filling(PickingRegion):
    """The choice of a store that is filled from the bank. [ATTACK-11]"""

    rule: ClassVar[str] = "GEO-3"

    def plots(self, s: State, seat: i64) -> i64:
        """Return the stores of that kind with room."""
        found: i64 = 0
        for plot in range(PLOTS):
            if has_room(s, seat, plot) and s.bears(seat, plot) == s.memo():
                found |= bit(plot)
        return found

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Fill the store."""
        number = CAPACITY - t.state.stored[seat * PLOTS + plot]
        t.close()
        gain_at(t, seat, plot, number)


class Turning(Phase[State]):
    """The choice of the level that a card shows from now on. [LEVEL-3]"""

    def actors(self, s: State) -> i64:
        """Return the player."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the other levels."""
        now = shown_at(s, seat, s.memo())
        return [PICK_WAY + level for level in range(HIGHEST + 1) if level != now]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse the level that it shows, and levels that do not exist. [LEVEL-3]"""
        if not isinstance(action, PickWay):
            return Refusal("TABLE-3")
        able = 0 <= action.way <= HIGHEST and action.way != shown_at(s, seat, s.memo())
        return None if able else Refusal("CHOICE-1", {"way": action.way})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Turn the card."""
        assert isinstance(action, PickWay)
        place = t.state.memo()
        t.close()
        set_level(t, seat, place, action.way)

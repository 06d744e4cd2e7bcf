"""Steps of looks at top cards, and of functions that roll a die."""

from mypy_extensions import i64

from signoria.games.princes.actions import PickStack
from signoria.games.princes.cards.vocabulary import TRIGGERS
from signoria.games.princes.effects import fortune_in, run
from signoria.games.princes.events import CardSeen, FortuneRolled
from signoria.games.princes.phases.foresight import first_ones, look, unseen
from signoria.games.princes.phases.hand import (
    first_unseen,
    name_card,
    refuses_top,
    tops,
)
from signoria.games.princes.phases.steps import GLANCING
from signoria.games.princes.places import place_of
from signoria.games.princes.rules import FORTUNE_DIE, NUMBERS
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

LOOKED_AT = 8  # a glance: how many cards, then the stack plus one


class Glancing(Phase[State]):
    """The look at the top cards of a stack of one's choice; their order stays. [LOOK-1]"""

    def actors(self, s: State) -> i64:
        """Return the seat, until it has picked the stack."""
        return 0 if s.memo() >> LOOKED_AT else 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the stacks with cards."""
        return tops(s, seat)

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty stack. [HAND-5]"""
        return refuses_top(s, seat, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Remember the stack."""
        assert isinstance(action, PickStack)
        number = t.state.memo()
        t.close()
        t.open(GLANCING, seat, (action.stack + 1) << LOOKED_AT | number)

    def proceed(self, t: Table[State]) -> None:
        """Look at the next of the top cards that the seat does not know, or end."""
        s = t.state
        seat, stack = s.concerned(), (s.memo() >> LOOKED_AT) - 1
        place = first_unseen(s, seat, stack)
        if 0 <= place < s.memo() & ((1 << LOOKED_AT) - 1):
            t.record(CardSeen(seat, stack, place, name_card(t, stack, s.top_of(stack) + place)))
        else:
            t.close()


class Peering(Phase[State]):
    """The look at the top events; their order stays. [LOOK-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Look at the next of them that the seat does not know, or end."""
        s = t.state
        if unseen(s, s.concerned(), first_ones(s)) == NOBODY:
            t.close()
        else:
            look(t, s.concerned(), first_ones(s))


class Fortune(Phase[State]):
    """The roll of a die for a function, and what its number brings. [CHANCE-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Roll, and run the verbs of that number."""
        s = t.state
        seat, memo = s.concerned(), s.memo()
        card = memo // len(TRIGGERS)
        t.close()
        number = t.below(FORTUNE_DIE, NUMBERS) + 1
        t.record(FortuneRolled(seat, card, number))
        run(t, seat, fortune_in(memo).brings(number), place_of(s, seat, card))

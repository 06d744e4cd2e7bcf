"""Contests of dice and of heroes. [MATCH-1, MATCH-2]"""

from mypy_extensions import i64

from signoria.games.princes.effects import contest_of, run
from signoria.games.princes.effects.contest import champions
from signoria.games.princes.events import ContestRolled
from signoria.games.princes.groves import wins_ties
from signoria.games.princes.phases.handling import name_at
from signoria.games.princes.phases.steps import CONTEST
from signoria.games.princes.phases.struggles import PickingCard
from signoria.games.princes.rules import CONTEST_DIE, NUMBERS
from signoria.games.princes.state import State
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


class Contesting(Phase[State]):
    """The dice of a contest, and what the winner or both gain. [MATCH-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Roll for both; the higher carries out the sentence, at a tie both do the other one."""
        s = t.state
        seat, card = s.concerned(), s.memo()
        t.close()
        contest = contest_of(card)
        mine = t.below(CONTEST_DIE, NUMBERS) + 1 + contest.added(s, seat)
        theirs = t.below(CONTEST_DIE, NUMBERS) + 1 + contest.added(s, 1 - seat)
        winner = winner_of(s, seat, mine, theirs)
        t.record(ContestRolled(seat, card, mine, theirs, winner))
        if winner == NOBODY and contest.of_heroes:
            t.open(CONTEST, seat, card)
        elif winner == NOBODY:
            run(t, 1 - seat, contest.ties)
            run(t, seat, contest.ties)
        else:
            run(t, winner, contest.wins)


class Champion(PickingCard):
    """The choice of the hero of a seat that takes part in a contest. [MATCH-2]

    The step remembers whose hero it is.
    """

    def places(self, s: State) -> list[int]:
        return champions(s, s.memo())

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Name the hero."""
        owner = t.state.memo()
        t.close()
        name_at(t, owner, place)


def winner_of(s: State, seat: i64, mine: i64, theirs: i64) -> i64:
    """Return the seat with the higher number; a tie is won by a card that says so. [MATCH-1]"""
    if mine == theirs and wins_ties(s, seat) != wins_ties(s, 1 - seat):
        return seat if wins_ties(s, seat) else 1 - seat
    if mine == theirs:
        return NOBODY
    return seat if mine > theirs else 1 - seat

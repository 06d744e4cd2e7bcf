"""Set-up, rounds and turns, and the end of the game."""

from signoria.games.intrigue.account import CAUSED, FORTUNES, PAID, SALARIES, TAKEN, column
from signoria.games.intrigue.events import (
    AccountsShown,
    Ended,
    PursesShown,
    RoundBegan,
    SalaryPaid,
    StartChosen,
    TurnBegan,
)
from signoria.games.intrigue.phases.steps import LAST_SEQUENCE, ROUND, SEQUENCE, TURN
from signoria.games.intrigue.phases.talk import judge_at_once, record_verdicts
from signoria.games.intrigue.rules import (
    ANY_SEAT,
    BOOK_OFF,
    END_LAST_ROUND,
    FIRST_SEAT,
    YES,
)
from signoria.games.intrigue.scoring import gains_of, threats_carried, winners_of
from signoria.games.intrigue.state import State
from signoria.kernel.cells import part, values
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


class SetUp(Phase[State]):
    """The set-up: the choice of the first seat, then the first round. [SET-6]"""

    def proceed(self, t: Table[State]) -> None:
        """Choose the first seat by lot, or as the options say."""
        s = t.state
        t.close()
        chosen = s.options.start_seat
        start = t.below(FIRST_SEAT, s.seats) if chosen == ANY_SEAT else chosen - 1
        t.record(StartChosen(start))
        t.open(ROUND, NOBODY, 0)


class Round(Phase[State]):
    """A round: one turn for each seat, clockwise from the first seat. [TURN-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Put the turns on the agenda, the first on top; after the last round end the game."""
        s = t.state
        if s.last_round():
            end_game(t)
            return
        number = s.round + 1
        t.record(RoundBegan(number, 1 if number >= s.options.last_round else 0))
        for back in range(s.seats - 1, -1, -1):
            t.open(TURN, (s.start + back) % s.seats, 0)


class Turn(Phase[State]):
    """A turn of three stages: income, reception, sending. [TURN-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Put the stages on the agenda, without sending in the last round. [SEND-4]"""
        s = t.state
        seat = s.concerned()
        t.close()
        judge_at_once(t)
        t.record(TurnBegan(seat))
        stages = LAST_SEQUENCE if s.last_round() else SEQUENCE
        for at in range(len(stages) - 1, -1, -1):
            t.open(stages[at], seat, 0)


class Income(Phase[State]):
    """The income: the bank pays the salary of every token of the seat in office. [INC-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Pay the salaries, except in the first round, when nobody is in office. [INC-2]"""
        s = t.state
        seat = s.concerned()
        t.close()
        if s.round > 1:
            t.record(SalaryPaid(seat, s.incomes[seat]))


def end_game(t: Table[State]) -> None:
    """Pay salaries once more if the table says so; then count the money. [END-2, END-3]"""
    s = t.state
    if s.options.final_income == YES:
        for seat in range(s.seats):
            t.record(SalaryPaid(seat, s.incomes[seat]))  # [END-2]
    t.record(PursesShown(values(s.coins)))
    if s.options.promise_book != BOOK_OFF:
        record_verdicts(t, True)  # [TALK-9]
    t.record(accounts(s))
    t.record(Ended(END_LAST_ROUND, winners_of(s)))


def accounts(s: State) -> AccountsShown:
    """Return the account of a game that ends now. [END-5]"""
    spoken = s.options.promise_book != BOOK_OFF
    return AccountsShown(
        column(s.account, s.seats, PAID),
        column(s.account, s.seats, TAKEN),
        column(s.account, s.seats, SALARIES),
        column(s.account, s.seats, CAUSED),
        gains_of(s) if spoken else [],
        threats_carried(s) if spoken else [],
        part(s.account, FORTUNES * s.seats, s.round * s.seats),
    )

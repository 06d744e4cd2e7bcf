"""Set-up, rounds and turns, and the end of the game."""

from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.account import CAUSED, FORTUNES, PAID, SALARIES, TAKEN, column
from signoria.games.intrigue.actions import SAY_AGE, SayAge
from signoria.games.intrigue.events import (
    AccountsShown,
    AgeSaid,
    Ended,
    PursesShown,
    RoundBegan,
    SalaryPaid,
    StartChosen,
    TurnBegan,
)
from signoria.games.intrigue.phases.steps import AGES, LAST_SEQUENCE, ROUND, SEQUENCE, TURN
from signoria.games.intrigue.phases.talk import judge_at_once, record_verdicts
from signoria.games.intrigue.rules import (
    ANY_SEAT,
    BOOK_OFF,
    END_LAST_ROUND,
    FIRST_SEAT,
    NO,
    OLDEST_SEAT,
    YES,
)
from signoria.games.intrigue.scoring import gains_of, threats_carried, winners_of
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import part, values
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

ANSWERS: Final = [SAY_AGE, SAY_AGE + YES]


class SetUp(Phase[State]):
    """The set-up: the choice of the first seat, then the first round. [SET-6]"""

    def proceed(self, t: Table[State]) -> None:
        """Choose the first seat by lot or as the options say, or let the seats say their ages."""
        s = t.state
        t.close()
        chosen = s.options.start_seat
        if chosen == OLDEST_SEAT:
            t.open(ROUND, NOBODY, 0)
            t.open(AGES, 1, 0)
            return
        start = t.below(FIRST_SEAT, s.seats) if chosen == ANY_SEAT else chosen - 1
        t.record(StartChosen(start))
        t.open(ROUND, NOBODY, 0)


class Ages(Phase[State]):
    """The search for the oldest: one seat after another compares itself with the oldest. [SET-6]"""

    def actors(self, s: State) -> i64:
        """Return the seat that compares itself; the step remembers the oldest before it."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return both answers; the first is that the seat is not older."""
        return ANSWERS

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse everything but an answer: nobody checks ages."""
        if not isinstance(action, SayAge):
            return Refusal("TABLE-3")
        return None if NO <= action.older <= YES else Refusal("TABLE-5")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Ask the next seat; after the last one the oldest begins."""
        assert isinstance(action, SayAge)
        s = t.state
        oldest = s.memo()
        t.close()
        t.record(AgeSaid(seat, oldest, action.older))
        if action.older:
            oldest = seat
        if seat + 1 < s.seats:
            t.open(AGES, seat + 1, oldest)
        else:
            t.record(StartChosen(oldest))


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

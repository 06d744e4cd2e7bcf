"""Set-up, rounds and turns, salaries, and the end of the game."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.intrigue.promises import run_out
from signoria.games.intrigue.state import State
from signoria.kernel.event import Public


@mypyc_attr(free_list_len=1)
class StartChosen(Public[State]):
    """It is settled who begins. [SET-6]"""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Every round begins there."""
        s.start = self.seat


@mypyc_attr(free_list_len=1)
class RoundBegan(Public[State]):
    """A round of one turn for each seat began; `last` is 1 for the last. [TURN-1, END-1]"""

    def __init__(self, number: i64, last: i64) -> None:
        self.number = number
        self.last = last

    def apply(self, s: State) -> None:
        """Count it; what was to be done before is judged as it stands. [TALK-8]"""
        s.round = self.number
        run_out(s.clauses, self.number)


@mypyc_attr(free_list_len=1)
class TurnBegan(Public[State]):
    """A seat's turn began. [TURN-2]"""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """It has sent nobody yet."""
        s.active = self.seat
        s.sent = 0


@mypyc_attr(free_list_len=1)
class SalaryPaid(Public[State]):
    """The bank paid the salaries of all tokens a seat has in office. [INC-1]"""

    def __init__(self, seat: i64, ducats: i64) -> None:
        self.seat = seat
        self.ducats = ducats

    def apply(self, s: State) -> None:
        """From the bank to the purse."""
        s.coins[self.seat] += self.ducats
        s.bank -= self.ducats


@mypyc_attr(free_list_len=1)
class PursesShown(Public[State]):
    """At the end everybody laid their money open. [END-3]"""

    reveals: ClassVar[bool] = True
    rows: ClassVar[tuple[str, ...]] = ("coins",)

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins

    def apply(self, s: State) -> None:
        """The purses are these; nothing more can be done."""
        run_out(s.clauses, s.round + 1)
        for seat in range(s.seats):
            s.bank += s.coins[seat] - self.coins[seat]
            s.coins[seat] = self.coins[seat]


@mypyc_attr(free_list_len=1)
class Ended(Public[State]):
    """The game is over; `winners` are seats as bits. [END-3, END-4]"""

    def __init__(self, reason: i64, winners: i64) -> None:
        self.reason = reason
        self.winners = winners

    def apply(self, s: State) -> None:
        """Nothing is left to do."""
        s.reason = self.reason
        s.winners = self.winners
        s.close_all()

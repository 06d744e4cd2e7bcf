"""Set-up, rounds and turns, salaries, and the end of the game."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.intrigue.account import (
    CARRIED,
    CAUSED,
    FORTUNES,
    GAINED,
    PAID,
    SALARIES,
    TAKEN,
    set_columns,
)
from signoria.games.intrigue.fields import FIGURES, REASON
from signoria.games.intrigue.promises import run_out
from signoria.games.intrigue.state import State
from signoria.kernel.event import Over, Public
from signoria.kernel.kinds import AMOUNT, BY_SEAT, FLAG, NUMBER, SEAT, SEATS, Kinds


@mypyc_attr(free_list_len=1)
class AgeSaid(Public[State]):
    """A seat said whether it is older than another one, the oldest so far. [SET-6]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "other_seat": SEAT, "older": FLAG}

    def __init__(self, seat: i64, other_seat: i64, older: i64) -> None:
        self.seat = seat
        self.other_seat = other_seat
        self.older = older

    def apply(self, s: State) -> None:
        """Change nothing: the agenda remembers the oldest."""


@mypyc_attr(free_list_len=1)
class StartChosen(Public[State]):
    """The first seat was chosen. [SET-6]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Store the seat with which every round begins."""
        s.start = self.seat


@mypyc_attr(free_list_len=1)
class RoundBegan(Public[State]):
    """A round of one turn for each seat began; `last` is 1 for the last. [TURN-1, END-1]"""

    kinds: ClassVar[Kinds] = {"number": NUMBER, "last": FLAG}

    def __init__(self, number: i64, last: i64) -> None:
        self.number = number
        self.last = last

    def apply(self, s: State) -> None:
        """Count the round, and judge the clauses that have run out. [TALK-8]"""
        if s.round:
            keep_fortunes(s)
        s.round = self.number
        run_out(s.clauses, self.number)


@mypyc_attr(free_list_len=1)
class TurnBegan(Public[State]):
    """A seat's turn began. [TURN-2]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Begin the turn: nothing is sent and nothing said yet. [TALK-14]"""
        s.active = self.seat
        s.sent = 0
        s.said = 0


@mypyc_attr(free_list_len=1)
class SalaryPaid(Public[State]):
    """The bank paid the salaries of all tokens a seat has in office. [INC-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "ducats": AMOUNT}

    def __init__(self, seat: i64, ducats: i64) -> None:
        self.seat = seat
        self.ducats = ducats

    def apply(self, s: State) -> None:
        """Move the money from the bank to the purse."""
        s.coins[self.seat] += self.ducats
        s.bank -= self.ducats
        s.account[SALARIES * s.seats + self.seat] += self.ducats


@mypyc_attr(free_list_len=1)
class PursesShown(Public[State]):
    """At the end everybody showed their money. [END-3]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"coins": BY_SEAT}

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins

    def apply(self, s: State) -> None:
        """Set the purses to the true amounts, and let all open clauses run out."""
        run_out(s.clauses, s.round + 1)
        for seat in range(s.seats):
            s.bank += s.coins[seat] - self.coins[seat]
            s.coins[seat] = self.coins[seat]
        keep_fortunes(s)


@mypyc_attr(free_list_len=1)
class AccountsShown(Public[State]):
    """The end of the game showed what each seat paid, took and earned, round by round. [END-5]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {
        "paid": FIGURES,
        "taken": FIGURES,
        "salaries": FIGURES,
        "caused": FIGURES,
        "gained": FIGURES,
        "carried": FIGURES,
        "fortunes": FIGURES,
    }

    def __init__(
        self,
        paid: list[int],
        taken: list[int],
        salaries: list[int],
        caused: list[int],
        gained: list[int],
        carried: list[int],
        fortunes: list[int],
    ) -> None:
        self.paid = paid
        self.taken = taken
        self.salaries = salaries
        self.caused = caused
        self.gained = gained
        self.carried = carried
        self.fortunes = fortunes

    def apply(self, s: State) -> None:
        """Overwrite the account with the true figures."""
        set_columns(s.account, s.seats, PAID, self.paid)
        set_columns(s.account, s.seats, TAKEN, self.taken)
        set_columns(s.account, s.seats, SALARIES, self.salaries)
        set_columns(s.account, s.seats, CAUSED, self.caused)
        set_columns(s.account, s.seats, GAINED, self.gained)
        set_columns(s.account, s.seats, CARRIED, self.carried)
        set_columns(s.account, s.seats, FORTUNES, self.fortunes)


@mypyc_attr(free_list_len=1)
class Ended(Over[State]):
    """The game is over; `winners` are seats as bits. [END-3, END-4]"""

    kinds: ClassVar[Kinds] = {"reason": REASON, "winners": SEATS}


def keep_fortunes(s: State) -> None:
    """Store everybody's fortune at the end of the round."""
    start = (FORTUNES + s.round - 1) * s.seats
    for seat in range(s.seats):
        s.account[start + seat] = s.fortune(seat)

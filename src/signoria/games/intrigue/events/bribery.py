"""Events about matters that are opened, and the payments in them."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.intrigue.account import PAID, TAKEN
from signoria.games.intrigue.events.park import exile, remember_earned
from signoria.games.intrigue.fields import MATTER, PALACE, PROFESSION
from signoria.games.intrigue.promises import note_absence, note_bribe
from signoria.games.intrigue.rules import DEFENDER, INTERNAL_MATTER, ONE_BRIBE, TALK_IN_ORDER
from signoria.games.intrigue.state import State
from signoria.kernel.event import Event, Public
from signoria.kernel.kinds import AMOUNT, FLAG, SEAT, SEATS, Kinds
from signoria.kernel.seats import HIDDEN, NOBODY


@mypyc_attr(free_list_len=1)
class MatterOpened(Public[State]):
    """A master took up a matter; `parties` are the owners of its tokens in the park. [REC-2]"""

    kinds: ClassVar[Kinds] = {
        "palace": PALACE,
        "kind": MATTER,
        "profession": PROFESSION,
        "parties": SEATS,
    }

    def __init__(self, palace: i64, kind: i64, profession: i64, parties: i64) -> None:
        self.palace = palace
        self.kind = kind
        self.profession = profession
        self.parties = parties

    def apply(self, s: State) -> None:
        """Store the matter and everybody who has to pay and speak. [REC-3, INT-3, INT-4]"""
        s.host = self.palace
        s.kind = self.kind
        s.profession = self.profession
        s.parties = self.parties
        s.given_up = False
        due: i64 = self.parties
        speakers: i64 = self.parties
        if self.kind == INTERNAL_MATTER:
            defender: i64 = s.defender()
            if s.options.self_conflict == ONE_BRIBE:
                due &= ~(1 << defender)
            due |= 1 << DEFENDER
            speakers |= 1 << defender
        s.to_pay = due
        s.to_speak = speakers if s.options.floor == TALK_IN_ORDER else 0
        for slot in range(DEFENDER + 1):
            s.bribes[slot] = 0


@mypyc_attr(free_list_len=1)
class FloorYielded(Public[State]):
    """A seat passed the floor on. [TALK-2]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Give the floor to the next seat."""
        s.to_speak &= ~(1 << self.seat)


@mypyc_attr(free_list_len=1)
class BribesCalled(Public[State]):
    """A master ended the talk. [TALK-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Take the floor from everybody."""
        s.to_speak = 0


@mypyc_attr(free_list_len=1)
class BribePaid(Event[State]):
    """A bribe was paid for a token, in the park or (`defends`) in office. [BRI-2, BRI-3, BRI-6]

    `concealed` is 1 if only payer and master see the sum.
    """

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "palace": PALACE,
        "profession": PROFESSION,
        "defends": FLAG,
        "ducats": AMOUNT,
        "concealed": FLAG,
    }

    def __init__(
        self, seat: i64, palace: i64, profession: i64, defends: i64, ducats: i64, concealed: i64
    ) -> None:
        self.seat = seat
        self.palace = palace
        self.profession = profession
        self.defends = defends
        self.ducats = ducats
        self.concealed = concealed

    def apply(self, s: State) -> None:
        """Move the money from purse to purse, as far as the sum is known."""
        slot: i64 = DEFENDER if self.defends else self.seat
        s.to_pay &= ~(1 << slot)
        s.bribes[slot] = self.ducats
        if len(s.clauses):
            note_bribe(s.clauses, self.palace, self.seat, self.profession, self.ducats)
            remember_earned(s, self.seat if self.defends else NOBODY)
        if self.ducats > 0:
            s.coins[self.seat] -= self.ducats
            s.coins[self.palace] += self.ducats
            s.account[PAID * s.seats + self.seat] += self.ducats
            s.account[TAKEN * s.seats + self.palace] += self.ducats

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show everything, or only that something was paid."""
        if not self.concealed or seat == self.seat or seat == self.palace:
            return self
        return BribePaid(self.seat, self.palace, self.profession, self.defends, HIDDEN, 1)


@mypyc_attr(free_list_len=1)
class LoanTaken(Public[State]):
    """The bank lent a seat the least bribe. [BRI-4]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "ducats": AMOUNT}

    def __init__(self, seat: i64, ducats: i64) -> None:
        self.seat = seat
        self.ducats = ducats

    def apply(self, s: State) -> None:
        """Add the cash, and a debt for the end."""
        s.coins[self.seat] += self.ducats
        s.debts[self.seat] += self.ducats
        s.bank -= self.ducats


@mypyc_attr(free_list_len=1)
class PlaceGivenUp(Public[State]):
    """A defender is out of a conflict: it gave up, or could not pay. [INT-5, BRI-4]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "palace": PALACE, "profession": PROFESSION}

    def __init__(self, seat: i64, palace: i64, profession: i64) -> None:
        self.seat = seat
        self.palace = palace
        self.profession = profession

    def apply(self, s: State) -> None:
        """Cancel the defender's bribe; its bribe for its own attacker becomes due. [INT-4]"""
        s.to_pay &= ~(1 << DEFENDER)
        s.given_up = True
        if s.options.self_conflict == ONE_BRIBE:
            s.to_pay |= s.parties & 1 << self.seat
        if len(s.clauses):
            note_bribe(s.clauses, self.palace, self.seat, self.profession, 0)
            note_absence(s.clauses, self.palace, self.seat, self.profession)
            remember_earned(s, NOBODY)


@mypyc_attr(free_list_len=1)
class TokenTurnedAway(Public[State]):
    """A token whose owner could not pay went to the island. [BRI-4]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "palace": PALACE, "profession": PROFESSION}

    def __init__(self, seat: i64, palace: i64, profession: i64) -> None:
        self.seat = seat
        self.palace = palace
        self.profession = profession

    def apply(self, s: State) -> None:
        """Move the token from the park to the island, and out of the matter."""
        s.to_pay &= ~(1 << self.seat)
        s.parties &= ~(1 << self.seat)
        exile(s, self.palace, self.profession, 1 << self.seat)
        if len(s.clauses):
            note_bribe(s.clauses, self.palace, self.seat, self.profession, 0)
            note_absence(s.clauses, self.palace, self.seat, self.profession)
            remember_earned(s, NOBODY)


@mypyc_attr(free_list_len=1)
class MoneyGiven(Event[State]):
    """A seat gave another money outside a bribe. [BRI-5]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "to_seat": SEAT, "ducats": AMOUNT, "concealed": FLAG}

    def __init__(self, seat: i64, to_seat: i64, ducats: i64, concealed: i64) -> None:
        self.seat = seat
        self.to_seat = to_seat
        self.ducats = ducats
        self.concealed = concealed

    def apply(self, s: State) -> None:
        """Move the money from purse to purse, as far as the sum is known."""
        if self.ducats > 0:
            s.coins[self.seat] -= self.ducats
            s.coins[self.to_seat] += self.ducats

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show everything, or only that something was given."""
        if not self.concealed or seat == self.seat or seat == self.to_seat:
            return self
        return MoneyGiven(self.seat, self.to_seat, HIDDEN, 1)

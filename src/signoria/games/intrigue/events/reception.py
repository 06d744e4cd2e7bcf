"""Events of a master's decisions: tokens that enter office, tokens that are exiled."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.intrigue.account import CAUSED
from signoria.games.intrigue.events.park import defeat, install, remember_earned, settle
from signoria.games.intrigue.fields import DOMAIN, PALACE, PROFESSION
from signoria.games.intrigue.promises import note_conflict, note_place, note_sending
from signoria.games.intrigue.rules import PROFESSIONS
from signoria.games.intrigue.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import AMOUNT, SEAT, SEATS, Kinds
from signoria.kernel.seats import NOBODY


@mypyc_attr(free_list_len=1)
class TokenPlaced(Public[State]):
    """An uncontested token came into office, with its salary in ducats. [REC-4]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "palace": PALACE,
        "profession": PROFESSION,
        "domain": DOMAIN,
        "ducats": AMOUNT,
    }

    def __init__(self, seat: i64, palace: i64, profession: i64, domain: i64, ducats: i64) -> None:
        self.seat = seat
        self.palace = palace
        self.profession = profession
        self.domain = domain
        self.ducats = ducats

    def apply(self, s: State) -> None:
        """Put the token in office; the last one of the group ends the matter."""
        install(s, self.seat, self.palace, self.profession, self.domain)
        if len(s.clauses):
            note_place(s.clauses, self.palace, self.seat, self.profession, self.domain, self.ducats)
            remember_earned(s, NOBODY)
        s.parties &= ~(1 << self.seat)
        if s.parties == 0:
            settle(s)


@mypyc_attr(free_list_len=1)
class TokenAdmitted(Public[State]):
    """One token of an external conflict came into office; `losers` were exiled. [EXT-1]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "palace": PALACE,
        "profession": PROFESSION,
        "domain": DOMAIN,
        "ducats": AMOUNT,
        "losers": SEATS,
    }

    def __init__(
        self, seat: i64, palace: i64, profession: i64, domain: i64, ducats: i64, losers: i64
    ) -> None:
        self.seat = seat
        self.palace = palace
        self.profession = profession
        self.domain = domain
        self.ducats = ducats
        self.losers = losers

    def apply(self, s: State) -> None:
        """Move one token from the park to the palace, the others to the island."""
        defeat(s, self.palace, self.profession, self.losers)
        install(s, self.seat, self.palace, self.profession, self.domain)
        if len(s.clauses):
            note_place(s.clauses, self.palace, self.seat, self.profession, self.domain, self.ducats)
            won, lost = self.seat, self.losers
            note_conflict(s.clauses, self.palace, self.profession, won, lost, NOBODY, self.ducats)
            remember_earned(s, NOBODY)
        settle(s)


@mypyc_attr(free_list_len=1)
class DefenderKept(Public[State]):
    """A defender stayed in office; `losers` were exiled. [INT-1]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "palace": PALACE,
        "profession": PROFESSION,
        "losers": SEATS,
    }

    def __init__(self, seat: i64, palace: i64, profession: i64, losers: i64) -> None:
        self.seat = seat
        self.palace = palace
        self.profession = profession
        self.losers = losers

    def apply(self, s: State) -> None:
        """Move the attackers to the island."""
        defeat(s, self.palace, self.profession, self.losers)
        if len(s.clauses):
            won, lost, tied = self.seat, self.losers, s.place(self.palace, self.profession)
            pay = s.options.salaries[tied]
            note_conflict(s.clauses, self.palace, self.profession, won, lost, tied, pay)
            remember_earned(s, self.seat)
        settle(s)


@mypyc_attr(free_list_len=1)
class DefenderReplaced(Public[State]):
    """A token took a defender's place; defender and `losers` were exiled. [INT-1]"""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "former_seat": SEAT,
        "palace": PALACE,
        "profession": PROFESSION,
        "domain": DOMAIN,
        "ducats": AMOUNT,
        "losers": SEATS,
    }

    def __init__(
        self,
        seat: i64,
        former_seat: i64,
        palace: i64,
        profession: i64,
        domain: i64,
        ducats: i64,
        losers: i64,
    ) -> None:
        self.seat = seat
        self.former_seat = former_seat
        self.palace = palace
        self.profession = profession
        self.domain = domain
        self.ducats = ducats
        self.losers = losers

    def apply(self, s: State) -> None:
        """Move one token from the park to the same domain, the others to the island."""
        defeat(s, self.palace, self.profession, self.losers)
        s.island[self.former_seat * PROFESSIONS + self.profession] += 1
        if not s.given_up:
            s.account[CAUSED * s.seats + self.palace] += 1
        s.incomes[self.former_seat] -= s.options.salaries[self.domain]
        install(s, self.seat, self.palace, self.profession, self.domain)
        if len(s.clauses):
            won, tied = self.seat, self.domain
            lost = self.losers if s.given_up else self.losers | 1 << self.former_seat
            note_conflict(s.clauses, self.palace, self.profession, won, lost, tied, self.ducats)
            remember_earned(s, self.former_seat)
        settle(s)


@mypyc_attr(free_list_len=1)
class MatterLapsed(Public[State]):
    """A matter ended without tokens: no owner could pay. [BRI-4]"""

    kinds: ClassVar[Kinds] = {"palace": PALACE}

    def __init__(self, palace: i64) -> None:
        self.palace = palace

    def apply(self, s: State) -> None:
        """Clear the matter."""
        settle(s)


@mypyc_attr(free_list_len=1)
class TokenSent(Public[State]):
    """A seat sent a token to the park of a palace. [SEND-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "palace": PALACE, "profession": PROFESSION}

    def __init__(self, seat: i64, palace: i64, profession: i64) -> None:
        self.seat = seat
        self.palace = palace
        self.profession = profession

    def apply(self, s: State) -> None:
        """Move the token from the reserve to the park."""
        s.reserve[self.seat * PROFESSIONS + self.profession] -= 1
        s.park[self.palace * s.seats + self.seat] = self.profession
        s.sent |= 1 << self.palace
        if len(s.clauses):
            note_sending(s.clauses, self.palace, self.seat, self.profession)

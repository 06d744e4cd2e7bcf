"""The steps before a master decides: the talk, then the bribes, one by one or concealed."""

from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.actions import (
    BRIBES_UP_TO,
    CONCEDE,
    HEAR_BRIBES,
    PAY_NOTHING,
    YIELD_FLOOR,
    Bribe,
    Concede,
    HearBribes,
    PayNothing,
    YieldFloor,
)
from signoria.games.intrigue.events import (
    BribePaid,
    BribesCalled,
    FloorYielded,
    LoanTaken,
    PlaceGivenUp,
    TokenTurnedAway,
)
from signoria.games.intrigue.phases.gifts import Court
from signoria.games.intrigue.rules import (
    BRIBE_CAP,
    DEFENDER,
    IS_EXILED,
    TAKES_A_LOAN,
    UNCONTESTED_MATTER,
    YES,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.table import Table

ONLY_HEAR: Final = [HEAR_BRIBES]
ONLY_YIELD: Final = [YIELD_FLOOR]
ONLY_NOTHING: Final = [PAY_NOTHING]


class Audience(Court):
    """Talk about the next matter, until the master asks for the bribes. [TALK-1]"""

    def actors(self, s: State) -> i64:
        """Return the master; if the floor goes round, first one party after the other. [TALK-2]"""
        return 1 << (s.speaker() if s.to_speak else s.host)

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the one action that goes on."""
        return ONLY_YIELD if s.to_speak else ONLY_HEAR

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse everything but going on."""
        asked = isinstance(action, YieldFloor) if s.to_speak else isinstance(action, HearBribes)
        return None if asked else Refusal("TABLE-3")

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """Pass the floor on, or call for the bribes."""
        if isinstance(action, YieldFloor):
            t.record(FloorYielded(seat))
        else:
            t.record(BribesCalled(seat))
            t.close()


class Bribery(Court):
    """The bribes: one for each token, paid to the master and never returned. [REC-3, BRI-3]"""

    def actors(self, s: State) -> i64:
        """Return the next payer, even with an empty purse, for it is secret. [SET-4, BRI-4]

        Concealed bribes tell the next payer nothing, so all payers are asked at once. [BRI-6]
        """
        if s.to_pay == 0:
            return 0
        return owing(s) if s.concealed() else 1 << s.payer()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return every number of notes that the purse holds. [BRI-1, BRI-2]"""
        notes = s.notes(seat)
        if notes == 0:
            found = BRIBES_UP_TO[1] if s.options.short_of_cash == TAKES_A_LOAN else ONLY_NOTHING
        else:
            found = BRIBES_UP_TO[notes if notes < BRIBE_CAP else BRIBE_CAP]
        return sorted([CONCEDE, *found]) if may_concede(s, seat) else found

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse too little, more than the purse holds, or nothing despite money. [BRI-1, BRI-2]"""
        notes, least = s.notes(seat), s.options.min_bribe
        lent = notes == 0 and s.options.short_of_cash == TAKES_A_LOAN
        if isinstance(action, Concede):
            return None if may_concede(s, seat) else Refusal("INT-5")
        if isinstance(action, PayNothing):
            return Refusal("BRI-4", {"least": least}) if notes or lent else None
        if not isinstance(action, Bribe):
            return Refusal("TABLE-3")
        if action.notes < 1:
            return Refusal("BRI-1", {"least": least})
        if action.notes > (1 if lent else notes):
            return Refusal("BRI-2", {"requested": action.notes, "notes": notes, "least": least})
        return None

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """Pay at once; after the last payer the master decides. [BRI-2]"""
        s = t.state
        if isinstance(action, Bribe):
            ducats = action.notes * s.options.min_bribe
            if ducats > s.coins[seat]:
                t.record(LoanTaken(seat, ducats - s.coins[seat]))  # [BRI-4]
            pay(t, seat, ducats)
        elif isinstance(action, PayNothing) and s.options.short_of_cash != IS_EXILED:
            pay(t, seat, 0)  # [BRI-4]
        elif owes_as_defender(s, seat):
            t.record(PlaceGivenUp(seat, s.host, s.profession))  # [INT-5, BRI-4]
        else:
            t.record(TokenTurnedAway(seat, s.host, s.waiting(s.host, seat)))  # [BRI-4]
        if s.to_pay == 0:
            t.close()

    def proceed(self, t: Table[State]) -> None:
        """Close the step: nobody is left to pay."""
        t.close()


def owing(s: State) -> i64:
    """Return all seats, as bits, that still have to pay. [REC-3]"""
    seats: i64 = s.to_pay & ((1 << DEFENDER) - 1)
    return seats | 1 << s.defender() if s.to_pay >> DEFENDER & 1 else seats


def owes_as_defender(s: State, seat: i64) -> bool:
    """Return whether the next bribe of a seat is for its token in office. [INT-3]"""
    return s.to_pay >> DEFENDER & 1 == 1 and s.defender() == seat


def may_concede(s: State, seat: i64) -> bool:
    """Return whether a seat defends a place and may give it up. [INT-5]"""
    return s.options.concede == YES and owes_as_defender(s, seat)


def pay(t: Table[State], seat: i64, ducats: i64) -> None:
    """Pay one bribe for one token. [BRI-3]"""
    s = t.state
    defends = 1 if owes_as_defender(s, seat) else 0
    profession = s.profession
    if s.kind == UNCONTESTED_MATTER:
        profession = s.waiting(s.host, seat)
    concealed = 1 if s.concealed() else 0  # [BRI-6]
    t.record(BribePaid(seat, s.host, profession, defends, ducats, concealed))

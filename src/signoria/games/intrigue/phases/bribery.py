"""Before a master decides: the talk, and then the bribes, one after the other or concealed."""

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
    """Talk about the matter that comes next, until the master asks for the bribes. [TALK-1]"""

    def actors(self, s: State) -> i64:
        """The master; before, where the floor is given, one party after the other. [TALK-2]"""
        return 1 << (s.speaker() if s.to_speak else s.host)

    def legal(self, s: State, seat: i64) -> list[int]:
        """To go on."""
        return ONLY_YIELD if s.to_speak else ONLY_HEAR

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Nothing else is decided here."""
        asked = isinstance(action, YieldFloor) if s.to_speak else isinstance(action, HearBribes)
        return None if asked else Refusal("HOUSE-3")

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """The next one speaks, or the bribes are due."""
        if isinstance(action, YieldFloor):
            t.tell(FloorYielded(seat))
        else:
            t.tell(BribesCalled(seat))
            t.close()


class Bribery(Court):
    """Each payer pays once for each token; the money is the master's for good. [REC-3, BRI-3]"""

    def actors(self, s: State) -> i64:
        """The next payer, asked even if it has nothing, for its purse is secret. [SET-4, BRI-4]

        Concealed bribes tell the next payer nothing: all who owe one are asked at once. [BRI-6]
        """
        if s.to_pay == 0:
            return 0
        return owing(s) if s.concealed() else 1 << s.payer()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Any number of notes that the purse holds. [BRI-1, BRI-2]"""
        notes = s.notes(seat)
        if notes == 0:
            found = BRIBES_UP_TO[1] if s.options.short_of_cash == TAKES_A_LOAN else ONLY_NOTHING
        else:
            found = BRIBES_UP_TO[notes if notes < BRIBE_CAP else BRIBE_CAP]
        return sorted([CONCEDE, *found]) if may_concede(s, seat) else found

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Too little, beyond the purse, or nothing though there is something. [BRI-1, BRI-2]"""
        notes, least = s.notes(seat), s.options.min_bribe
        lent = notes == 0 and s.options.short_of_cash == TAKES_A_LOAN
        if isinstance(action, Concede):
            return None if may_concede(s, seat) else Refusal("INT-5")
        if isinstance(action, PayNothing):
            return Refusal("BRI-4", {"least": least}) if notes or lent else None
        if not isinstance(action, Bribe):
            return Refusal("HOUSE-3")
        if action.notes < 1:
            return Refusal("BRI-1", {"least": least})
        if action.notes > (1 if lent else notes):
            return Refusal("BRI-2", {"wished": action.notes, "notes": notes, "least": least})
        return None

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """Paid at once; after the last payer the master decides. [BRI-2]"""
        s = t.state
        if isinstance(action, Bribe):
            ducats = action.notes * s.options.min_bribe
            if ducats > s.coins[seat]:
                t.tell(LoanTaken(seat, ducats - s.coins[seat]))  # [BRI-4]
            pay(t, seat, ducats)
        elif isinstance(action, PayNothing) and s.options.short_of_cash != IS_EXILED:
            pay(t, seat, 0)  # [BRI-4]
        elif owes_as_defender(s, seat):
            t.tell(PlaceGivenUp(seat, s.host, s.profession))  # [INT-5, BRI-4]
        else:
            t.tell(TokenTurnedAway(seat, s.host, s.waiting(s.host, seat)))  # [BRI-4]
        if s.to_pay == 0:
            t.close()

    def proceed(self, t: Table[State]) -> None:
        """Nobody is left to pay."""
        t.close()


def owing(s: State) -> i64:
    """Everybody who still has to pay, as seats. [REC-3]"""
    seats: i64 = s.to_pay & ((1 << DEFENDER) - 1)
    return seats | 1 << s.defender() if s.to_pay >> DEFENDER & 1 else seats


def owes_as_defender(s: State, seat: i64) -> bool:
    """Whether the next bribe of a seat is for its token in office. [INT-3]"""
    return s.to_pay >> DEFENDER & 1 == 1 and s.defender() == seat


def may_concede(s: State, seat: i64) -> bool:
    """Whether the one asked defends a place and may give it up. [INT-5]"""
    return s.options.concede == YES and owes_as_defender(s, seat)


def pay(t: Table[State], seat: i64, ducats: i64) -> None:
    """One bribe for one token. [BRI-3]"""
    s = t.state
    defends = 1 if owes_as_defender(s, seat) else 0
    profession = s.profession
    if s.kind == UNCONTESTED_MATTER:
        profession = s.waiting(s.host, seat)
    concealed = 1 if s.concealed() else 0  # [BRI-6]
    t.tell(BribePaid(seat, s.host, profession, defends, ducats, concealed))

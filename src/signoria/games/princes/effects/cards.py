"""Verbs about cards of hands, stacks and piles: relocate, look, steal, fetch, search."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, SIZE, number_of
from signoria.games.princes.cards.terms import PAID_ATTACK, UNIT_OR_ACTION
from signoria.games.princes.dues import TYPES_AT, a_gain, one_due
from signoria.games.princes.effects.verb import Blow, Verb
from signoria.games.princes.foresight import face_down
from signoria.games.princes.kinds import LOYAL
from signoria.games.princes.phases.steps import (
    BROWSING,
    DISCARDING,
    DRAWING,
    FETCHING,
    FORESEEING,
    GAINING,
    LOOKING,
    MOVING,
    PAYING,
    SINKING,
    STEALING,
    SWAPPING,
    YIELDING,
)
from signoria.games.princes.rules import ALL_TYPES, GOLD, PLOTS, REGIONS, SEATS, bit
from signoria.games.princes.state import State
from signoria.kernel.table import Table

TWICE: Final[i64] = 1 << 12  # a search of which a second card may be taken [ACT-13]
LEAST_BITS: Final = 4  # a swap: how many the region must hold, then the gain
DRAWN_BITS: Final = 8  # draws: how many, then whether the seat may stop
YULE: Final = number_of("yule")


class Relocate(Verb):
    """Exchange of two regions or two expansions of the player. [ACT-4]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the first of them."""
        t.open(MOVING, seat, 0)


class Look(Blow):
    """A look at the other's hand. [ATTACK-6]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the other has cards."""
        return s.held[1 - seat] > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the look at the hand."""
        t.open(LOOKING, seat, 0)


class Steal(Blow):
    """The optional theft of a card from the hand just seen. [ATTACK-6]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the card."""
        t.open(STEALING, seat, 0)


class Fetch(Verb):
    """The taking of a card from a discard pile. [ACT-8]"""

    def __init__(self, card: i64, of_other: bool, group: i64) -> None:
        self.of_other = of_other
        # The pile's cards that may be taken, and the card that runs this. [ACT-8]
        self.memo: i64 = (group * SIZE + card) * SEATS

    def reaches(self) -> bool:
        """Return whether the pile is the other's."""
        return self.of_other

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the pile has such a card."""
        owner = 1 - seat if self.of_other else seat
        return any(can_fetch(s, seat, self.memo + owner, card) for card in range(SIZE))

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open a step that remembers the pile, and the played card, which cannot be fetched."""
        owner = 1 - seat if self.of_other else seat
        t.open(FETCHING, seat, self.memo + owner)


def can_fetch(s: State, seat: i64, memo: i64, card: i64) -> bool:
    """Return whether a pile has a card that a seat may take. [ACT-8, STAR-4]"""
    owner, group = memo % SEATS, memo // SEATS // SIZE
    if s.thrown(owner, card) == 0 or (group > 0 and not CARD_ROWS.kinds[card] >> group & 1):
        return False
    theirs = s.options.own_decks == 1 and owner != seat
    return not (theirs and CARD_ROWS.kinds[card] >> LOYAL & 1)


class Browse(Verb):
    """A free search of a stack, of which the player takes a card, or more. [BUILD-14, ACT-13]"""

    def __init__(self, most: i64) -> None:
        self.most = most

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether a stack has a card."""
        return s.any_stack(seat)

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the stack."""
        t.open(BROWSING, seat, TWICE if self.most > 1 else 0)


class Draw(Verb):
    """The drawing of top cards by a player, or as an offer to the other. [HAND-7]"""

    def __init__(self, number: i64, by_other: bool, optional: bool) -> None:
        self.number = number
        self.by_other = by_other
        self.optional = optional

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player can draw; the other may have nothing to draw."""
        return self.by_other or s.any_stack(seat)

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the draws."""
        drawer = 1 - seat if self.by_other else seat
        t.open(DRAWING, drawer, self.number | (1 << DRAWN_BITS if self.optional else 0))


class PayCard(Verb):
    """The payment with a card of the hand, which is discarded. [TOKEN-2]"""

    def __init__(self, sort: i64) -> None:
        self.sort = sort

    def depends_on_hand(self) -> bool:
        """Return true: nobody else knows whether the player has such a card."""
        return True

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the hand has such a card."""
        return len(are_payable(s, seat, self.sort)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the card."""
        t.open(DISCARDING, seat, self.sort)


def are_payable(s: State, seat: i64, sort: i64) -> list[int]:
    """Return the cards of a hand that can be such a payment: attacks, or units and actions."""
    if sort == PAID_ATTACK:
        return [card for card in s.hand_of(seat) if CARD_ROWS.attack[card]]
    return [card for card in s.hand_of(seat) if CARD_ROWS.kinds[card] >> UNIT_OR_ACTION & 1]


class Yield(Blow):
    """The loss of the other's hand, or of its cards of a sort. [ATTACK-9]"""

    def __init__(self, sort: i64) -> None:
        self.sort = sort

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the victim put them under stacks."""
        t.open(YIELDING, 1 - seat, self.sort)


class Foresee(Verb):
    """A look through the event stack, of which one card leaves the game. [ACT-10]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether a face-down card may be removed."""
        return len(removable(s, face_down(s))) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the look."""
        t.open(FORESEEING, seat, 0)


class Sink(Verb):
    """A look at the top cards of the event stack, of which some go under it. [ACT-11]"""

    def __init__(self, number: i64) -> None:
        self.number = number

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether there are face-down cards to look at."""
        return face_down(s) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the look."""
        t.open(SINKING, seat, self.number)


def removable(s: State, end: i64) -> list[int]:
    """Return the places of the event stack before an end that do not hold Yule. [ACT-10]"""
    return [at for at in range(end) if s.events[at] != YULE + 1]


class Swap(Verb):
    """The exchange of a resource of any kind for one of another, or for gold. [TURN-3]"""

    def __init__(self, least: i64, into: i64, number: i64) -> None:
        types: i64 = 1 << GOLD if into == GOLD else ALL_TYPES
        # How many the region must hold, and what is gained for one of them.
        self.memo: i64 = a_gain(types, max(1, number)) << LEAST_BITS | least

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether a region has them, and there is room for another kind."""
        return swappable(s, seat, self.memo) != 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the region."""
        t.open(SWAPPING, seat, self.memo)


def swapped_for(memo: i64, kind: i64) -> i64:
    """Return what a seat gains for a resource of a kind."""
    return (memo >> LEAST_BITS) & ~(i64(1) << kind + TYPES_AT)


def swappable(s: State, seat: i64, memo: i64) -> i64:
    """Return the stores, as bits, with as many as needed, if there is room for the gain."""
    found: i64 = 0
    least = memo & ((1 << LEAST_BITS) - 1)
    for plot in range(PLOTS if least == 1 else REGIONS):
        if s.stored[seat * PLOTS + plot] >= least:
            types = swapped_for(memo, s.bears(seat, plot)) >> TYPES_AT
            if s.room_for(seat, types):
                found |= bit(plot)
    return found


class Convert(Verb):
    """The exchange of several resources of a kind for one of another. [TURN-3]"""

    def __init__(self, resource: i64, number: i64) -> None:
        self.resource = resource
        self.number = number
        self.types: i64 = ALL_TYPES & ~(1 << resource)

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has them, and room for another."""
        held = s.amount_of(seat, self.resource)
        return held >= self.number and s.room_for(seat, self.types) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the payment, then the gain."""
        t.open(GAINING, seat, a_gain(self.types, 1))
        t.open(PAYING, seat, one_due(self.resource) * self.number)

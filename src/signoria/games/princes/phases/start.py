"""Set-up: the first seat, decks, first hands, and the layout of the first regions."""

from mypy_extensions import i64

from signoria.games.princes.actions import (
    PICK_CARD,
    PICK_DECK,
    BringDeck,
    PickCard,
    PickDeck,
)
from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.data import deck_digest
from signoria.games.princes.decks.bringing import READY_ROWS, deck_from, refuses_deck, titles_of
from signoria.games.princes.events import (
    CardChosen,
    DeckBrought,
    FirstSeatChosen,
    RegionPicked,
    RegionsArranged,
)
from signoria.games.princes.events.start import start_place
from signoria.games.princes.layouts import settled, unplaced, whole_order
from signoria.games.princes.phases.hand import draw_top
from signoria.games.princes.phases.steps import (
    ARRANGING,
    DECKS,
    FIRST_HAND,
    PREPARING,
    SEARCHING,
    TURN,
)
from signoria.games.princes.rules import (
    FIRST_COLUMN,
    FIRST_SEAT,
    INTRODUCTORY,
    PLOTS,
    SEATS,
    SIDES,
    START_HAND,
    START_PLOTS,
)
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import EVERYONE, NOBODY
from signoria.kernel.table import Table

ALL_SEATS = (1 << SEATS) - 1


class SetUp(Phase[State]):
    """The set-up: the first seat, and three cards for each from its stack. [SET-4, MODE-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Draw without asking for a stack: unseen stacks are all alike."""
        t.close()
        t.open(TURN, NOBODY, 0)
        if t.state.options.own_decks:
            prepare(t)
            return
        first = t.below(FIRST_SEAT, SEATS)
        t.record(FirstSeatChosen(first))
        if t.state.options.mode == INTRODUCTORY:
            for seat in (first, 1 - first):
                for _card in range(START_HAND):
                    draw_top(t, seat, 0 if seat == first else 1)
        else:
            t.open(ARRANGING, EVERYONE, 0)
            for seat in (1 - first, first):
                for _card in range(START_HAND):
                    t.open(SEARCHING, seat, 0 if seat == first else 1)


def prepare(t: Table[State]) -> None:
    """Open decks, first hands, regions, and the preparatory round. [T3, T12, T16, T17]"""
    for phase in (PREPARING, ARRANGING, FIRST_HAND, DECKS):
        t.open(phase, NOBODY if phase == PREPARING else EVERYONE, 0)
    for seat in range(SEATS):
        if t.state.options.decks[seat]:
            bring(t, seat, t.state.options.decks[seat])


def bring(t: Table[State], seat: i64, deck: list[int]) -> None:
    """Record a deck, with the digest of its cards. [T12]"""
    t.record(DeckBrought(seat, deck))
    t.bring(deck_digest(tuple(deck)))


class Decks(Phase[State]):
    """The choice of decks, by both at once and in secret. [T6, T12]"""

    def actors(self, s: State) -> i64:
        """Return the seats that have not brought a deck."""
        return ALL_SEATS & ~s.brought

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the ready decks from the seat's collection; others are not on the menu. [T1]"""
        return [PICK_DECK + at for at in s.options.owned[seat].ready]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an illegal deck by the rule it breaks. [T12]"""
        if isinstance(action, PickDeck):
            return refuses_ready(s, seat, action.deck)
        if not isinstance(action, BringDeck):
            return Refusal("TABLE-3")
        deck = deck_from(action.brought)
        if deck is None:
            return Refusal("TABLE-5")
        return refuses_deck(deck, s.options.owned[seat].collection)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Record the deck."""
        if isinstance(action, PickDeck):
            bring(t, seat, READY_ROWS[action.deck])
        else:
            assert isinstance(action, BringDeck)
            deck = deck_from(action.brought)
            assert deck is not None
            bring(t, seat, titles_of(deck))

    def proceed(self, t: Table[State]) -> None:
        """Close the step: both have brought a deck."""
        t.close()


def refuses_ready(s: State, seat: i64, at: i64) -> Refusal | None:
    """Refuse an unknown ready deck, or one with cards that the seat does not own. [T1]"""
    if at in s.options.owned[seat].ready:
        return None
    deck = deck_from(READY_ROWS[at]) if 0 <= at < len(READY_ROWS) else None
    return (
        Refusal("TABLE-5") if deck is None else refuses_deck(deck, s.options.owned[seat].collection)
    )


class FirstHand(Phase[State]):
    """The first hands: both choose three cards; the rest forms four stacks. [T16]"""

    def actors(self, s: State) -> i64:
        """Return the seats with fewer than three cards."""
        found: i64 = 0
        for seat in range(SEATS):
            if s.held[seat] < START_HAND:
                found |= 1 << seat
        return found

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards of the deck."""
        return [PICK_CARD + card for card in range(SIZE) if s.pool[seat * SIZE + card]]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that the deck does not have, or no longer has. [T16]"""
        if not isinstance(action, PickCard):
            return Refusal("TABLE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("TABLE-5")
        return None if s.pool[seat * SIZE + action.card] else Refusal("T16", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Take one of the three cards."""
        assert isinstance(action, PickCard)
        t.record(CardChosen(seat, action.card))

    def proceed(self, t: Table[State]) -> None:
        """Close the step: both have three cards."""
        t.close()


def lying_next(s: State, seat: i64) -> i64:
    """Return the first region of the layout that has no place yet. [MODE-8]"""
    return s.land[seat * PLOTS + FIRST_COLUMN * SIDES + unplaced(s.orders, seat)[0]] - 1


class Arranging(Phase[State]):
    """The layout of both seats' six regions, revealed together. [MODE-8, T3]

    The seats choose a region for each place, from the left and above first. Both choose five times,
    so that the number of choices does not tell who left the regions as they lay.
    """

    def actors(self, s: State) -> i64:
        """Return the seats with two places left or more; the last region leaves no choice."""
        found: i64 = 0
        for seat in range(SEATS):
            if settled(s.orders, seat) < START_PLOTS - 1:
                found |= 1 << seat
        return found

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the regions without a place."""
        first = seat * PLOTS + FIRST_COLUMN * SIDES
        cards = sorted([s.land[first + place] - 1 for place in unplaced(s.orders, seat)])
        return [PICK_CARD + card for card in cards]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that is not a region of the seat, or already has a place. [MODE-8]"""
        if not isinstance(action, PickCard):
            return Refusal("TABLE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("TABLE-5")
        if start_place(s, seat, action.card) in unplaced(s.orders, seat):
            return None
        return Refusal("MODE-8", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Settle one more place."""
        assert isinstance(action, PickCard)
        t.record(RegionPicked(seat, action.card))

    def proceed(self, t: Table[State]) -> None:
        """Reveal both layouts."""
        s = t.state
        t.close()
        rows: list[list[int]] = []
        for seat in range(SEATS):
            first = seat * PLOTS + FIRST_COLUMN * SIDES
            order = whole_order(s.orders, seat)
            rows.append([s.land[first + place] - 1 for place in order])
        for seat in range(SEATS):
            t.record(RegionsArranged(seat, rows[seat]))

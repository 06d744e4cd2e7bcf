"""Set-up: who begins, decks, first hands, and how the first regions lie."""

from mypy_extensions import i64

from signoria.games.princes.actions import (
    PICK_CARD,
    PICK_DECK,
    BringDeck,
    PickCard,
    PickDeck,
)
from signoria.games.princes.book import SIZE
from signoria.games.princes.decks.bringing import READY_ROWS, deck_from, refuses_deck, titles_of
from signoria.games.princes.events import (
    CardChosen,
    DeckBrought,
    FirstSeatChosen,
    RegionPicked,
    RegionsArranged,
)
from signoria.games.princes.events.start import start_place
from signoria.games.princes.orders import settled, unplaced, whole_order
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
    """Who begins, and three cards each from a stack of one's own. [SET-4, MODE-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Stacks that nobody has looked into are alike, so nobody is asked which."""
        t.close()
        t.open(TURN, NOBODY, 0)
        if t.state.options.own_decks:
            prepare(t)
            return
        first = t.below(FIRST_SEAT, SEATS)
        t.tell(FirstSeatChosen(first))
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
    """Decks, then first hands, then regions, then the preparatory round. [T3, T12, T16, T17]"""
    for phase in (PREPARING, ARRANGING, FIRST_HAND, DECKS):
        t.open(phase, NOBODY if phase == PREPARING else EVERYONE, 0)
    for seat in range(SEATS):
        if t.state.options.decks[seat]:
            t.tell(DeckBrought(seat, t.state.options.decks[seat]))


class Decks(Phase[State]):
    """Both bring a deck at once, unseen. [T6, T12]"""

    def actors(self, s: State) -> i64:
        """Who has brought none."""
        return ALL_SEATS & ~s.brought

    def legal(self, s: State, seat: i64) -> list[int]:
        """The ready decks; one's own is not on the menu."""
        return [PICK_DECK + deck for deck in range(len(READY_ROWS))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A deck that is not legal is refused by the rule it breaks. [T12]"""
        if isinstance(action, PickDeck):
            return None if 0 <= action.deck < len(READY_ROWS) else Refusal("HOUSE-5")
        if not isinstance(action, BringDeck):
            return Refusal("HOUSE-3")
        deck = deck_from(action.brought)
        return Refusal("HOUSE-5") if deck is None else refuses_deck(deck)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """There it lies."""
        if isinstance(action, PickDeck):
            t.tell(DeckBrought(seat, READY_ROWS[action.deck]))
        else:
            assert isinstance(action, BringDeck)
            deck = deck_from(action.brought)
            assert deck is not None
            t.tell(DeckBrought(seat, titles_of(deck)))

    def proceed(self, t: Table[State]) -> None:
        """Both have."""
        t.close()


class FirstHand(Phase[State]):
    """Both choose three cards of their deck at once; the rest are their four stacks. [T16]"""

    def actors(self, s: State) -> i64:
        """Who has fewer than three."""
        found: i64 = 0
        for seat in range(SEATS):
            if s.held[seat] < START_HAND:
                found |= 1 << seat
        return found

    def legal(self, s: State, seat: i64) -> list[int]:
        """Any card of the deck."""
        return [PICK_CARD + card for card in range(SIZE) if s.pool[seat * SIZE + card]]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A card that the deck has not, or no longer. [T16]"""
        if not isinstance(action, PickCard):
            return Refusal("HOUSE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("HOUSE-5")
        return None if s.pool[seat * SIZE + action.card] else Refusal("T16", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """One of the three."""
        assert isinstance(action, PickCard)
        t.tell(CardChosen(seat, action.card))

    def proceed(self, t: Table[State]) -> None:
        """Both have three."""
        t.close()


def lying_next(s: State, seat: i64) -> i64:
    """The first region without a place, as they lie. [MODE-8]"""
    return s.land[seat * PLOTS + FIRST_COLUMN * SIDES + unplaced(s.orders, seat)[0]] - 1


class Arranging(Phase[State]):
    """Both lay out their six regions as they like, and reveal them together. [MODE-8, T3]

    Place by place, from the left and above first: which region lies there. Both choose five times,
    so that not even their number tells who left the regions as they lay.
    """

    def actors(self, s: State) -> i64:
        """Who has places left; the last region has no choice."""
        found: i64 = 0
        for seat in range(SEATS):
            if settled(s.orders, seat) < START_PLOTS - 1:
                found |= 1 << seat
        return found

    def legal(self, s: State, seat: i64) -> list[int]:
        """Any region without a place."""
        first = seat * PLOTS + FIRST_COLUMN * SIDES
        cards = sorted([s.land[first + place] - 1 for place in unplaced(s.orders, seat)])
        return [PICK_CARD + card for card in cards]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """What is no region of the seat, or has its place. [MODE-8]"""
        if not isinstance(action, PickCard):
            return Refusal("HOUSE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("HOUSE-5")
        if start_place(s, seat, action.card) in unplaced(s.orders, seat):
            return None
        return Refusal("MODE-8", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """One more."""
        assert isinstance(action, PickCard)
        t.tell(RegionPicked(seat, action.card))

    def proceed(self, t: Table[State]) -> None:
        """Both are revealed."""
        s = t.state
        t.close()
        rows: list[list[int]] = []
        for seat in range(SEATS):
            first = seat * PLOTS + FIRST_COLUMN * SIDES
            order = whole_order(s.orders, seat)
            rows.append([s.land[first + place] - 1 for place in order])
        for seat in range(SEATS):
            t.tell(RegionsArranged(seat, rows[seat]))

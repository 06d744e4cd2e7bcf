"""Observation of a seat of The Princes of Catan, as features; a card is its number + 1, or 0."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import POINTS, REGION
from signoria.games.princes.decks.judging import CHOSEN_EVENTS, DECK_SIZE
from signoria.games.princes.dues import BITS
from signoria.games.princes.fields import CARD
from signoria.games.princes.foresight import knows
from signoria.games.princes.layouts import pick_at, settled
from signoria.games.princes.modes import drawn_in, events_in
from signoria.games.princes.rules import (
    BACKS,
    BARGAIN,
    CAPACITY,
    CITIES,
    CITY_THERE,
    COLUMNS,
    COMMERCE,
    FIRST_COLUMN,
    HIGHEST,
    MODE_NAMES,
    NAMED,
    NUMBERS,
    OUTER,
    OUTSIDE,
    PLACES,
    PLOTS,
    POINT_TYPES,
    RESOURCE_TYPES,
    ROADS,
    SEATS,
    SETTLEMENTS,
    SIDES,
    SITES,
    STACKS,
    START_PLOTS,
    STRENGTH,
    TOURNAMENT,
    TOWNS,
    USED,
    bit,
)
from signoria.games.princes.state import State, seat_bit
from signoria.games.princes.view import View
from signoria.kernel.cells import Cells, cells
from signoria.kernel.game import Game
from signoria.kernel.kinds import SEAT, Kinds, StepKind
from signoria.kernel.kinds import SEATS as SEAT_SET
from signoria.kernel.seats import NOBODY
from signoria.research.features import (
    FIRST_CONCERNED,
    Described,
    Encoder,
    Feature,
    put,
    put_next,
    put_zeros,
    set_feature,
    step_features,
)

VERSION: Final = 7
MOST: Final = 31  # limit of points and of cards in a hand
PIECES: Final = 8  # parts of a step's remembered number, four bits each
BENEATH: Final = 11  # waiting steps that are shown
FIRST_DRAWN: Final = sum(1 for card in CARDS if card.kind <= REGION)  # centre cards and regions
DRAWN: Final = SIZE - FIRST_DRAWN  # draw cards and events
OPEN: Final = cells([card.id for card in CARDS if card.face_up])
SHARED: Final = [mode for mode in range(len(MODE_NAMES)) if mode != TOURNAMENT]
STOCK: Final = max(
    SEATS * DECK_SIZE, *(sum(drawn_in(mode, card) for card in CARDS) for mode in SHARED)
)
EVENTS: Final = max(events_in(mode, CHOSEN_EVENTS) for mode in range(len(MODE_NAMES)))
UNKNOWN: Final = SIZE + 1  # a card that lies somewhere unseen
BROUGHT: Final = 3  # the most copies of a card in a game, or in a deck
HELD: Final = 7  # the most copies that can lie together in a game with two decks
# The kinds of the things in each cell of a feature: rows of cards are written card by card.
KINDS: Final[Kinds] = {
    **View.kinds,
    "strength_advantage": SEAT_SET,
    "trade_advantage": SEAT_SET,
    "stack_owner": SEAT,
    **dict.fromkeys(
        ["stock", "events", "events_gone", "waiting", "regions", "sites", "outer", "abroad"], CARD
    ),
}


def features(seats: int, step: StepKind) -> list[Feature]:
    """List the features in order; a seat is written as its number + 1, and 0 means none."""
    table = Described(seats, KINDS)
    return [
        *step_features(seats, step),
        *agenda_features(Described(seats, {"later_phases": step.phase, "later_concerned": SEAT})),
        *table_features(table),
        *stack_features(table),
        *event_features(table),
        *seat_features(table),
        *principality_features(table),
        *card_features(seats),
    ]


def agenda_features(table: Described) -> list[Feature]:
    """List the features of the step's remembered number, and of the waiting steps."""
    memo = "what the step remembers, by four bits: where it is a price, how much of each resource"
    waiting, whom = "steps that wait, the next first: the phase + 1", "of these, whom they concern"
    return [
        Feature("memo", PIECES, (1 << BITS) - 1, memo),
        table.feature("later_phases", waiting, lines=BENEATH, plain=True),
        table.feature("later_concerned", whom, 0, BENEATH, FIRST_CONCERNED, plain=True),
        set_feature("later_memos", PIECES * BITS, "of these, what they remember", BENEATH),
    ]


def table_features(table: Described) -> list[Feature]:
    """List the features of turn, dice, end, and the cards in the middle."""
    return [
        Feature("turn", 1, 1023, "the turn"),
        table.feature("active", "whose turn it is: seat + 1"),
        Feature("number", 1, NUMBERS, "the production die; 0 not rolled", choice=True),
        table.feature("face", "the event die: face + 1; 0 not rolled"),
        table.feature("reason", "how the game ended; 0 not yet", first=0),
        table.feature("winners", "seats that won"),
        Feature("roads_left", 1, ROADS, "roads in the middle"),
        Feature("settlements_left", 1, SETTLEMENTS, "settlements in the middle"),
        Feature("cities_left", 1, CITIES, "cities in the middle"),
        set_feature("regions_left", FIRST_DRAWN, "regions in the middle, by card"),
        Feature("open_cards", len(OPEN), BROUGHT, "by card that may lie open there: how many do"),
    ]


def stack_features(table: Described) -> list[Feature]:
    """List the features of the draw stacks and of their known cards."""
    behind = "the stacks one behind the other, each from its top: "
    owner = "by stack: whose it is, seat + 1; 0 everybody's"
    stock = behind + "the card + 1; 0 unknown to you, or none"
    seen = behind + "seats that know it, then onlookers"
    return [
        table.feature("stack_owner", owner, lines=STACKS, plain=True),
        Feature("stack_back", STACKS, BACKS, "by stack: its back + 1; 0 where there is no stack"),
        Feature("stack_size", STACKS, STOCK, "by stack: how many cards"),
        table.feature("stock", stock, lines=STOCK, plain=True),
        set_feature("stock_seen", table.seats + 1, seen, STOCK),
    ]


def event_features(table: Described) -> list[Feature]:
    """List the features of events, of waiting regions, and of sites used this turn."""
    seats = table.seats
    events = "from its top: the card + 1; 0 unknown to you, or none"
    gone = f"events that left the game: the card + 1; {UNKNOWN} unknown to you, 0 none"
    return [
        Feature("events_left", 1, EVENTS, "cards in the event stack"),
        table.feature("events", events, lines=EVENTS, plain=True),
        Feature("events_laid", 1, EVENTS + 1, "how many at its end lie face up, + 1; 0 none yet"),
        table.feature("events_gone", gone, lines=EVENTS, first=2, plain=True),
        table.feature(
            "waiting", "regions that wait for a place: the card + 1", lines=2, plain=True
        ),
        set_feature("named", SITES, "sites a feud is about"),
        set_feature("bargains", RESOURCE_TYPES, "traded one for one this turn"),
        set_feature("used", SITES, "by seat: sites whose function was used this turn", seats),
        set_feature("used_outer", OUTER, "by seat: outer places whose function was used", seats),
    ]


def seat_features(table: Described) -> list[Feature]:
    """List the features of points, advantages, and public information about hands."""
    seats = table.seats
    sorts = ", ".join(POINTS[:POINT_TYPES])
    return [
        Feature("score", seats, MOST, "by seat: victory points"),
        Feature("points", seats * POINT_TYPES, MOST, f"by seat, then by sort: points of {sorts}"),
        table.feature("strength_advantage", "who has the strength advantage"),
        table.feature("trade_advantage", "who has the trade advantage"),
        Feature("hand_size", seats, MOST, "by seat: cards in hand"),
        Feature("hand_backs", seats * BACKS, MOST, "by seat, then by back: cards in hand"),
        Feature("hand_limit", seats, MOST, "by seat: cards a hand is filled up to"),
    ]


def principality_features(table: Described) -> list[Feature]:
    """List the features of the buildings and regions in each principality."""
    seats, sites = table.seats, "by seat, then by site (town * 4 + spot): card + 1"
    outer = "by seat, then by outer place: the card + 1"
    abroad = "by seat, by place of the other: its card + 1"
    plot = "by seat, then by plot (column * 2, one more below; Gold Caches last): "
    return [
        set_feature("roads", COLUMNS, "by seat: columns with a road", seats),
        Feature("towns", seats * TOWNS, CITY_THERE, "by seat, by place: 1 settlement, 2 city"),
        table.feature("regions", plot + "the card + 1", lines=seats * PLOTS, plain=True),
        Feature("stored", seats * PLOTS, CAPACITY, plot + "resources on it"),
        table.feature("sites", sites, lines=seats * SITES, plain=True),
        table.feature("outer", outer, lines=seats * OUTER, plain=True),
        Feature("shown", seats * OUTER, HIGHEST, "of these: owls, stars, or the level"),
        table.feature("abroad", abroad, lines=seats * PLACES, plain=True),
    ]


def card_features(seats: int) -> list[Feature]:
    """List the features of piles, hands and decks, as counts of cards, and of the first regions."""
    card = f"by card from {FIRST_DRAWN}: "
    by_seat = "by seat, " + card
    return [
        Feature(
            "discard", seats * DRAWN, HELD, by_seat + "discarded; a shared pile is the first's"
        ),
        Feature("your_hand", DRAWN, HELD, card + "in your hand"),
        Feature("your_hand_seen", DRAWN, HELD, card + "of these, the other knows"),
        Feature("their_hand_seen", DRAWN, HELD, card + "in the other's hand, as far as you know"),
        Feature("decks", seats * DRAWN, BROUGHT, by_seat + "brought: yours, at the end both"),
        Feature("stolen", seats * DRAWN, BROUGHT, by_seat + "held that the other brought"),
        Feature("your_order", START_PLOTS, FIRST_DRAWN, "regions you laid out so far: card + 1"),
        Feature("orders_settled", seats, START_PLOTS, "by seat: how many places are settled"),
    ]


class PrincesFeatures(Encoder[State]):
    """The whole view of a seat."""

    def __init__(self, game: Game[State], seats: int) -> None:
        super().__init__(game, seats, VERSION, features(seats, game.step))

    def read(self, s: State, seat: i64) -> None:
        """Write the seat's observation of a state into the row."""
        at = self._read_agenda(s, self.read_step(s, seat))
        at = self._read_table(s, at)
        at = self._read_stacks(s, seat_bit(seat), at)
        at = self._read_events(s, seat, at)
        at = self._read_seats(s, at)
        row = self.row
        at = put(row, at, s.roads, 0, SEATS)
        at = put(row, at, s.towns, 0, SEATS * TOWNS)
        at = put(row, at, s.land, 0, SEATS * PLOTS)
        at = put(row, at, s.stored, 0, SEATS * PLOTS)
        at = put(row, at, s.sites, 0, SEATS * SITES)
        at = put_or_zeros(row, at, s.outer, SEATS * OUTER)
        at = put_or_zeros(row, at, s.shown, SEATS * OUTER)
        at = put_or_zeros(row, at, s.abroad, SEATS * PLACES)
        at = self._read_hands(s, seat, at)
        at = self._read_decks(s, seat, at)
        self._read_orders(s, seat, at)

    def _read_agenda(self, s: State, at: i64) -> i64:
        """Write the step's remembered number, and the waiting steps, the next first."""
        row, steps = self.row, s.steps
        last: i64 = len(steps) - 1
        memo = s.memo() if last >= 0 else 0
        for piece in range(PIECES):
            row[at + piece] = memo >> BITS * piece & 15
        at += PIECES
        put_zeros(row, at, 3 * BENEATH)
        for line in range(min(last, BENEATH)):
            step = steps[last - 1 - line]
            row[at + line] = (step & 255) + 1
            row[at + BENEATH + line] = (step >> 8 & 255) - 16 + FIRST_CONCERNED
            row[at + 2 * BENEATH + line] = step >> 16
        return at + 3 * BENEATH

    def _read_table(self, s: State, at: i64) -> i64:
        """Write turn, dice, end, and the cards in the middle."""
        row = self.row
        row[at] = s.turn
        row[at + 1] = s.active + 1
        row[at + 2] = s.number
        row[at + 3] = s.face + 1
        row[at + 4] = s.reason
        row[at + 5] = s.winners
        row[at + 6] = s.roads_left
        row[at + 7] = s.settlements_left
        row[at + 8] = s.cities_left
        regions: i64 = 0
        for card in range(FIRST_DRAWN):
            if s.middle[card]:
                regions |= bit(card)
        row[at + 9] = regions
        at += 10
        for place in range(len(OPEN)):
            row[at + place] = s.middle[OPEN[place]]
        return at + len(OPEN)

    def _read_stacks(self, s: State, knowing: i64, at: i64) -> i64:
        """Write the draw stacks, their known cards, and which seats know each."""
        row, stacks, cards = self.row, s.options.stacks, len(s.stock)
        at = put_zeros(row, put_next(row, at, s.options.owners, stacks), STACKS - stacks)
        at = put_zeros(row, put_next(row, at, s.options.backs, stacks), STACKS - stacks)
        at = put_zeros(row, put(row, at, s.sizes, 0, stacks), STACKS - stacks)
        for card in range(cards):
            seen = s.seen[card]
            row[at + card] = s.stock[card] if seen & knowing else 0
            row[at + STOCK + card] = seen
        put_zeros(row, at + cards, STOCK - cards)
        put_zeros(row, at + STOCK + cards, STOCK - cards)
        return at + 2 * STOCK

    def _read_events(self, s: State, seat: i64, at: i64) -> i64:
        """Write events, waiting regions, and sites used this turn."""
        row, left = self.row, len(s.events)
        row[at] = left
        for place in range(left):
            row[at + 1 + place] = s.events[place] if knows(s, seat, place) else 0
        at = put_zeros(row, at + 1 + left, EVENTS - left)
        row[at] = s.laid + 1
        at += 1
        gone = len(s.gone)
        for place in range(gone):
            by = s.gone_by[place]
            known = by in (NOBODY, seat)
            row[at + place] = s.gone[place] % SIZE + 1 if known else UNKNOWN
        at = put_zeros(row, at + gone, EVENTS - gone)
        row[at] = s.waiting & 255
        row[at + 1] = s.waiting >> 8
        row[at + 2] = s.marks[NAMED] | s.marks[NAMED + 1]
        row[at + 3] = s.marks[BARGAIN + s.active] if s.active >= 0 else 0
        at = put(row, at + 4, s.marks, USED, SEATS)
        for other in range(SEATS):
            row[at + other] = used_outside(s, other)
        return at + SEATS

    def _read_seats(self, s: State, at: i64) -> i64:
        """Write points, advantages, and public information about hands."""
        row = self.row
        for seat in range(SEATS):
            row[at + seat] = s.score(seat)
        at = put(row, at + SEATS, s.tally, 0, SEATS * POINT_TYPES)
        for place in range(at - SEATS * POINT_TYPES, at):
            row[place] = max(0, row[place])
        row[at] = leading(s, STRENGTH)
        row[at + 1] = leading(s, COMMERCE)
        at = put(row, at + 2, s.held, 0, SEATS + SEATS * BACKS)
        for seat in range(SEATS):
            row[at + seat] = s.hand_limit(seat)
        return at + SEATS

    def _read_hands(self, s: State, seat: i64, at: i64) -> i64:
        """Write the piles, the observer's hand, and the cards each knows of the other's hand."""
        row = self.row
        at = put_drawn(row, at, s.discard, 0)
        at = put_drawn(row, at, s.discard, 1) if s.options.own_decks else put_zeros(row, at, DRAWN)
        at = put_drawn(row, at, s.hands, seat)
        at = put_drawn(row, at, s.known, seat)
        return put_drawn(row, at, s.known, 1 - seat)

    def _read_decks(self, s: State, seat: i64, at: i64) -> i64:
        """Write the observer's deck; at the end both, before it each one's cards of the other."""
        row, over = self.row, s.over()
        put_zeros(row, at, 2 * SEATS * DRAWN)
        if s.options.own_decks:
            for other in range(SEATS):
                if other == seat or over:
                    put_drawn(row, at + other * DRAWN, s.decks, other)
                if not over:
                    put_drawn(row, at + (SEATS + other) * DRAWN, s.decks, SEATS + other)
        return at + 2 * SEATS * DRAWN

    def _read_orders(self, s: State, seat: i64, at: i64) -> None:
        """Write the regions the seat has laid out so far, and how many each seat has."""
        row = self.row
        first = seat * PLOTS + FIRST_COLUMN * SIDES
        laid = settled(s.orders, seat)
        for place in range(laid):
            row[at + place] = s.land[first + pick_at(s.orders, seat, place)]
        at = put_zeros(row, at + laid, START_PLOTS - laid)
        for other in range(SEATS):
            row[at + other] = settled(s.orders, other)


def put_drawn(row: Cells, at: i64, counts: Cells, line: i64) -> i64:
    """Copy one line of counts by card, restricted to draw cards and events."""
    return put(row, at, counts, line * SIZE + FIRST_DRAWN, DRAWN)


def used_outside(s: State, seat: i64) -> i64:
    """Return the outer places, as bits, with a card whose function was used this turn."""
    used: i64 = 0
    for place in range(OUTER if len(s.outer) else 0):
        if s.outer[seat * OUTER + place]:
            used |= s.marks[USED + OUTSIDE + seat] & bit(place)
    return used


def put_or_zeros(row: Cells, at: i64, values: Cells, size: i64) -> i64:
    """Copy a row that is empty while no card needs it."""
    return put(row, at, values, 0, size) if len(values) else put_zeros(row, at, size)


def leading(s: State, point: i64) -> i64:
    """Return the seat with an advantage as bits: one seat at most."""
    return 1 if s.leads(0, point) else 2 if s.leads(1, point) else 0


FEATURES: Final[type[Encoder[State]]] = PrincesFeatures

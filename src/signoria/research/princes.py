"""What a seat of The Princes of Catan observes: the numbers of its view, read off the state.

The row is the one that `from_view` makes of the view, cell by cell; no view is made for it.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.book import BOOK, SIZE
from signoria.games.princes.orders import pick_at, settled
from signoria.games.princes.rules import (
    BACKS,
    COMMERCE,
    FIRST_COLUMN,
    PLOTS,
    POINT_TYPES,
    SEATS,
    SIDES,
    SITES,
    STACKS,
    START_PLOTS,
    STRENGTH,
    TOWNS,
)
from signoria.games.princes.state import State, seat_bit
from signoria.games.princes.view import View
from signoria.kernel.cells import Cells
from signoria.kernel.game import Game
from signoria.kernel.seats import HIDDEN, NOBODY
from signoria.research.from_view import view_planes
from signoria.research.planes import HIGH, LONGEST, SHIFT, Encoder

VERSION: Final = 1
LIST: Final = 1 + LONGEST
ROWS: Final = 1 + LONGEST * LIST  # a list of lists
STACK: Final = 3 + 2 * LIST
SEAT: Final = 5 + 8 * LIST

# The most entries of a list that has a bound below what is written: the cells behind are void.
MOST: Final[dict[str, int]] = {
    "winners": SEATS,
    "agenda[]": 3,
    "stacks": STACKS,
    "waiting": 2,
    "seats": SEATS,
    "seats[].points": POINT_TYPES,
    "seats[].hand_backs": BACKS,
    "seats[].roads": TOWNS + 1,
    "seats[].towns": TOWNS,
    "decks": SEATS,
    "stolen": SEATS,
    "your_order": START_PLOTS,
    "orders_settled": SEATS,
}


class PrincesPlanes(Encoder[State]):
    """Everything the view of a seat shows, as far as its lists are written."""

    def __init__(self, game: Game[State], seats: int) -> None:
        super().__init__(game, seats, VERSION, view_planes("", View, {}, MOST))

    def read(self, s: State, seat: i64) -> None:
        """What the seat sees of a state."""
        self.clear()
        row = self.row
        own = s.options.own_decks == 1
        at = self._read_turn(s, seat)
        at = put_numbers(row, at, s.roads_left, s.settlements_left, s.cities_left)
        at = put_middle(row, at, s.middle)
        at = self._read_stacks(s, seat, at)
        at = at + LIST if own else put_counts(row, at, s.discard, 0)
        at = put_events(row, at, s.events)
        row[at] = s.laid + SHIFT
        at = put_waiting(row, at + 1, s.waiting)
        at = put_bits(row, at, s.named)
        at = put_bits(row, at, s.used)
        row[at] = SEATS
        for other in range(SEATS):
            self._read_seat(s, other, at + 1 + other * SEAT, own)
        at = self._read_hands(s, seat, at + 1 + LONGEST * SEAT)
        at = self._read_decks(s, seat, at) if own else at + 2 * ROWS
        self._read_orders(s, seat, at)

    def _read_turn(self, s: State, seat: i64) -> i64:
        """Whose turn it is, what was rolled, how it ended, what is being decided."""
        row = self.row
        put_numbers(row, 0, seat, s.turn, s.active)
        put_numbers(row, 3, s.number, s.face, s.reason)
        at = put_bits(row, 6, s.winners)
        steps = s.steps
        row[at] = len(steps)
        for line in range(min(len(steps), LONGEST)):
            step = steps[line]
            first = at + 1 + line * LIST
            row[first] = 3
            memo = min(step >> 16, HIGH - SHIFT)
            put_numbers(row, first + 1, step & 255, (step >> 8 & 255) - 16, memo)
        return at + ROWS

    def _read_stacks(self, s: State, seat: i64, at: i64) -> i64:
        """The draw stacks from their tops: the cards one knows, and who knows each."""
        row = self.row
        knowing = seat_bit(seat)
        row[at] = s.options.stacks
        top: i64 = 0
        for stack in range(s.options.stacks):
            size = s.sizes[stack]
            first = at + 1 + stack * STACK
            first = put_numbers(row, first, s.options.owners[stack], s.options.backs[stack], size)
            row[first] = size
            row[first + LIST] = size
            for entry in range(min(size, LONGEST)):
                seen = s.seen[top + entry]
                cell = s.stock[top + entry] - 1 if seen & knowing else HIDDEN
                row[first + 1 + entry] = cell + SHIFT
                row[first + LIST + 1 + entry] = seen + SHIFT
            top += size
        return at + 1 + LONGEST * STACK

    def _read_seat(self, s: State, seat: i64, at: i64, own: bool) -> None:
        """A principality, and what everybody sees of a hand."""
        row = self.row
        row[at] = s.score(seat) + SHIFT
        at = put_list(row, at + 1, s.tally, seat * POINT_TYPES, POINT_TYPES, 0)
        row[at] = 1 if s.leads(seat, STRENGTH) else 0
        row[at + 1] = 1 if s.leads(seat, COMMERCE) else 0
        row[at + 2] = s.held[seat] + SHIFT
        at = put_list(row, at + 3, s.held, SEATS + seat * BACKS, BACKS, 0)
        row[at] = s.hand_limit(seat) + SHIFT
        at = put_bits(row, at + 1, s.roads[seat])
        at = put_list(row, at, s.towns, seat * TOWNS, TOWNS, 0)
        at = put_list(row, at, s.land, seat * PLOTS, PLOTS, NOBODY)
        at = put_list(row, at, s.stored, seat * PLOTS, PLOTS, 0)
        at = put_list(row, at, s.sites, seat * SITES, SITES, NOBODY)
        if own:
            put_counts(row, at, s.discard, seat * SIZE)

    def _read_hands(self, s: State, seat: i64, at: i64) -> i64:
        """One's own hand, and what each knows of the other's."""
        if seat >= 0:
            put_counts(self.row, at, s.hands, seat * SIZE)
            put_counts(self.row, at + LIST, s.known, seat * SIZE)
            put_counts(self.row, at + 2 * LIST, s.known, (1 - seat) * SIZE)
        return at + 3 * LIST

    def _read_decks(self, s: State, seat: i64, at: i64) -> i64:
        """One's own deck, at the end both; until then what each holds of the other's."""
        row = self.row
        row[at] = SEATS
        row[at + ROWS] = 0 if s.over() else SEATS
        for other in range(SEATS):
            if other == seat or s.over():
                put_counts(row, at + 1 + other * LIST, s.decks, other * SIZE)
            if not s.over():
                first = (SEATS + other) * SIZE
                put_counts(row, at + ROWS + 1 + other * LIST, s.decks, first)
        return at + 2 * ROWS

    def _read_orders(self, s: State, seat: i64, at: i64) -> None:
        """The regions one has laid out so far, and how many each has."""
        row = self.row
        if seat >= 0:
            first = seat * PLOTS + FIRST_COLUMN * SIDES
            row[at] = settled(s.orders, seat)
            for place in range(settled(s.orders, seat)):
                card = s.land[first + pick_at(s.orders, seat, place)] - 1
                row[at + 1 + place] = card + SHIFT
        row[at + LIST] = SEATS
        for other in range(SEATS):
            row[at + LIST + 1 + other] = settled(s.orders, other) + SHIFT


def put_numbers(row: Cells, at: i64, one: i64, two: i64, three: i64) -> i64:
    """Write three numbers, and say where the next ones go."""
    row[at] = one + SHIFT
    row[at + 1] = two + SHIFT
    row[at + 2] = three + SHIFT
    return at + 3


def put_list(row: Cells, at: i64, values: Cells, first: i64, size: i64, less: i64) -> i64:
    """Write the length of a list and its first entries, `less` by one where cards stand."""
    row[at] = size
    for entry in range(min(size, LONGEST)):
        row[at + 1 + entry] = values[first + entry] + less + SHIFT
    return at + LIST


def put_bits(row: Cells, at: i64, mask: i64) -> i64:
    """Write the members of a set."""
    entries: i64 = 0
    member: i64 = 0
    while mask:
        if mask & 1:
            put_entry(row, at, entries, member)
            entries += 1
        mask >>= 1
        member += 1
    row[at] = entries
    return at + LIST


def put_entry(row: Cells, at: i64, entry: i64, value: i64) -> None:
    """Write an entry of a list, unless it is too far behind."""
    if entry < LONGEST:
        row[at + 1 + entry] = value + SHIFT


def put_counts(row: Cells, at: i64, counts: Cells, first: i64) -> i64:
    """Write counts by card as a list of cards."""
    entries: i64 = 0
    for card in range(SIZE):
        for _ in range(counts[first + card]):
            put_entry(row, at, entries, card)
            entries += 1
    row[at] = entries
    return at + LIST


def put_middle(row: Cells, at: i64, middle: Cells) -> i64:
    """Write what lies in the middle: regions, then open cards."""
    regions: i64 = 0
    others: i64 = 0
    for card in range(SIZE):
        for _ in range(middle[card]):
            if BOOK.resource[card] >= 0:
                put_entry(row, at, regions, card)
                regions += 1
            else:
                put_entry(row, at + LIST, others, card)
                others += 1
    row[at] = regions
    row[at + LIST] = others
    return at + 2 * LIST


def put_events(row: Cells, at: i64, events: Cells) -> i64:
    """Write the event stack from its top: a card all know, or HIDDEN."""
    row[at] = len(events)
    for entry in range(len(events)):
        put_entry(row, at, entry, events[entry] - 1 if events[entry] else HIDDEN)
    return at + LIST


def put_waiting(row: Cells, at: i64, waiting: i64) -> i64:
    """Write the regions that wait for a place."""
    entries: i64 = 0
    for cell in (waiting & 255, waiting >> 8):
        if cell:
            put_entry(row, at, entries, cell - 1)
            entries += 1
    row[at] = entries
    return at + LIST

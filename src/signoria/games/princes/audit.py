"""The audit of a game: counts of cards of every kind, which stay constant."""

from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.decks.judging import CHOSEN_EVENTS, DECK_SIZE
from signoria.games.princes.rules import DUEL, PLOTS, REGIONS, SEATS
from signoria.games.princes.state import State


def audit(s: State) -> list[int]:
    """Return counts that stay constant from set-up to end."""
    cards = draw_cards(s)
    if s.options.own_decks:
        # The cards of a deck are secret, their number is not; a deck may not be brought yet.
        missing = SEATS - int(s.brought).bit_count()
        events = sum(n for card, n in enumerate(cards) if CARD_ROWS.event[card])
        cards = [sum(cards) - events + missing * DECK_SIZE, events + missing * CHOSEN_EVENTS]
    regions = sum(s.middle[card] for card in range(SIZE) if CARD_ROWS.resource[card] >= 0)
    regions += sum(cell > 0 for plot, cell in enumerate(s.land) if plot % PLOTS < REGIONS)
    regions += (s.waiting > 0) + (s.waiting > 255)
    roads = s.roads_left + sum(int(row).bit_count() for row in s.roads)
    towns = s.settlements_left + sum(town > 0 for town in s.towns)
    cities = s.cities_left + sum(town > 1 for town in s.towns)
    return [*cards, regions, roads, towns, cities]


def draw_cards(s: State) -> list[int]:
    """Count each draw card, wherever it is."""
    cards = [s.event_pool[card] for card in range(SIZE)]
    for row in (s.pool, s.discard, s.hands):
        for at in range(len(row)):
            cards[at % SIZE] += row[at]
    caches = [cell for plot, cell in enumerate(s.land) if plot % PLOTS >= REGIONS]
    covered = [CARD_ROWS.on[cell - 1] + 1 for cell in s.sites if cell]
    for cell in [*s.stock, *s.sites, *s.outer, *s.abroad, *s.events, *caches, *covered]:
        if cell:
            cards[cell - 1] += 1
    for cell in s.gone:
        cards[cell % SIZE] += 1
    for card in range(SIZE):
        if CARD_ROWS.resource[card] < 0:
            cards[card] += s.middle[card]
        if s.options.mode == DUEL:
            cards[card] += s.event_pool[SIZE + card]
    return cards

"""The worth of what a seat chooses before the game: its deck, first hand and regions."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.aims import price_of, worth_built
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.kinds import NO_PLACE
from signoria.games.princes.layouts import pick_at, settled
from signoria.games.princes.rules import FIRST_COLUMN, PLOTS, RESOURCE_TYPES, SIDES
from signoria.games.princes.state import State

# Values, in tenths of a victory point.
A_DECK: Final = 60.0  # decks count in steps of this size, so that like decks are equal
AN_ACTION_CARD: Final = 2.0
A_COST: Final = 0.6  # of each resource on a card
AN_OPENING_CARD: Final = 0.3  # the part of a card's worth that counts if it can be built at once
A_BOOSTER: Final = 0.2  # for each card of the deck that doubles a region between the two towns


def opening_worth(s: State, seat: i64) -> float:
    """Return the worth of a seat's choices so far, before the first turn."""
    total = deck_worth(s, seat) if s.brought >> seat & 1 else 0.0
    return total + first_hand_worth(s, seat) + regions_worth(s, seat)


def deck_worth(s: State, seat: i64) -> float:
    """Return the worth of the cards of a deck beyond their cost, in coarse steps."""
    total = 0.0
    for card in range(SIZE):
        number = s.decks[seat * SIZE + card]
        if number and not CARD_ROWS.event[card]:
            total += card_value(card) * float(number)
    return A_DECK * float(int(total / A_DECK))


def card_value(card: i64) -> float:
    """Return the worth of one card of a deck."""
    if CARD_ROWS.place[card] == NO_PLACE:
        return AN_ACTION_CARD
    return worth_built(card) - A_COST * float(price_of(card))


def first_hand_worth(s: State, seat: i64) -> float:
    """Return the worth of the cards that the stores can pay together, the cheapest first."""
    left = [int(s.amount_of(seat, resource)) for resource in range(RESOURCE_TYPES)]
    total = 0.0
    for card in sorted(s.hand_of(seat), key=price_of):
        if CARD_ROWS.place[card] != NO_PLACE and pays(left, card):
            total += AN_OPENING_CARD * worth_built(card)
    return total


def pays(left: list[int], card: i64) -> bool:
    """Take the price of a card out of a store, unless something lacks."""
    first = card * RESOURCE_TYPES
    for resource in range(RESOURCE_TYPES):
        if left[resource] < CARD_ROWS.cost[first + resource]:
            return False
    for resource in range(RESOURCE_TYPES):
        left[resource] -= int(CARD_ROWS.cost[first + resource])
    return True


def regions_worth(s: State, seat: i64) -> float:
    """Return the worth of the regions laid out between the towns, where two doublers reach them."""
    total = 0.0
    for place in range(settled(s.orders, seat)):
        if place // SIDES == 1:
            region = pick_at(s.orders, seat, place)
            card = s.land[seat * PLOTS + FIRST_COLUMN * SIDES + region] - 1
            total += A_BOOSTER * float(boosters(s, seat, CARD_ROWS.resource[card]))
    return total


def boosters(s: State, seat: i64, resource: i64) -> i64:
    """Return how many cards of a deck, or else of the hand, double the regions of a resource."""
    cards = s.decks if s.options.own_decks else s.hands
    found: i64 = 0
    for card in range(SIZE):
        if CARD_ROWS.boosts[card] == resource:
            found += cards[seat * SIZE + card]
    return found

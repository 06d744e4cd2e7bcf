"""Rules of building and trading: queries that legal lists and refusals share."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import BESIDE_IT, CARD_ROWS, SIZE, number_of
from signoria.games.princes.cards.terms import A_HERO, A_SHIP, COSTLY_RED, TALL_BUILDING
from signoria.games.princes.kinds import CHEAPENER, CITY_SITE, NO_PLACE, RATED, REGION_PLACE
from signoria.games.princes.needs import needs_met, refuses_needs
from signoria.games.princes.places import beside, standing
from signoria.games.princes.rules import (
    BANK_RATE,
    BARGAIN,
    MOST_SAGES,
    PLOTS,
    RESOURCE_TYPES,
    SAVED_ON_SHIPS,
)
from signoria.games.princes.sites import has_place, leftmost, rightmost
from signoria.games.princes.state import State
from signoria.games.princes.tokens import amount_paid, kind_paid, lacks_tokens, tokens_of
from signoria.kernel.action import Refusal
from signoria.kernel.seats import NOBODY

ROAD: Final = number_of("road")
SETTLEMENT: Final = number_of("settlement")
CITY: Final = number_of("city")
SCOUT: Final = number_of("scout")
SHIP_RATE: Final = 2
# Cards that others may make cheaper.
DISCOUNTED: Final = 1 << A_HERO | 1 << COSTLY_RED | 1 << TALL_BUILDING | 1 << A_SHIP


def road_fits(s: State, seat: i64, column: i64) -> bool:
    """Return whether a road fits there: at an end of the row without a road. [BUILD-1]"""
    if s.roads[seat] >> column & 1:
        return False
    return column == leftmost(s, seat) or column == rightmost(s, seat) + 1


def settlement_fits(s: State, seat: i64, town: i64) -> bool:
    """Return whether a settlement fits there: beyond a road. [BUILD-2]"""
    if town == leftmost(s, seat) - 1:
        return s.roads[seat] >> (town + 1) & 1 == 1
    return town == rightmost(s, seat) + 1 and s.roads[seat] >> town & 1 == 1


def new_column(s: State, seat: i64, town: i64) -> i64:
    """Return the column in which a new town gets its regions. [BUILD-2]"""
    return town if town == leftmost(s, seat) else town + 1


def lacking(s: State, seat: i64, card: i64) -> i64:
    """Return the first resource that a seat has too little of for a card; NOBODY if it can pay."""
    cost, owned = CARD_ROWS.cost, s.owned
    for resource in range(RESOURCE_TYPES):
        needed = cost[card * RESOURCE_TYPES + resource]
        if needed > owned[seat * RESOURCE_TYPES + resource]:
            return resource
    return NOBODY


def shortfall(s: State, seat: i64, card: i64) -> i64:
    """Count the resources of a card's price that a seat lacks."""
    short: i64 = 0
    cost, owned = CARD_ROWS.cost, s.owned
    for resource in range(RESOURCE_TYPES):
        needed = cost[card * RESOURCE_TYPES + resource]
        held = owned[seat * RESOURCE_TYPES + resource]
        if needed > held:
            short += needed - held
    return short


def discount_for(s: State, seat: i64, card: i64) -> i64:
    """Return how many resources a card costs less than printed. [BUILD-13]"""
    saved: i64 = 0
    if CARD_ROWS.kinds[card] & DISCOUNTED and s.has(seat, CHEAPENER):
        for stands in standing(s, seat):
            if CARD_ROWS.discounts[stands] >= 0:
                saved += CARD_ROWS.kinds[card] >> CARD_ROWS.discounts[stands] & 1
    return saved


def affordable(s: State, seat: i64, card: i64) -> bool:
    """Return whether a seat can pay for a card, discounts included. [BUILD-5, BUILD-13]"""
    if CARD_ROWS.tokens[card] and lacks_tokens(s, seat, card):
        return False
    short = shortfall(s, seat, card)
    if short and CARD_ROWS.kinds[card] >> A_SHIP & 1 and lacks_another(s, seat, card):
        return False
    return short == 0 or short <= discount_for(s, seat, card)


def lacks_another(s: State, seat: i64, card: i64) -> bool:
    """Return whether a seat lacks a resource that no discount on ships saves. [BUILD-13]"""
    for resource in range(RESOURCE_TYPES):
        needed = CARD_ROWS.cost[card * RESOURCE_TYPES + resource]
        if not SAVED_ON_SHIPS >> resource & 1 and needed > s.amount_of(seat, resource):
            return True
    return False


def second_of_its_kind(s: State, seat: i64, card: i64) -> bool:
    """Return whether a principality already has a card of which it may have only one. [BUILD-9]"""
    return CARD_ROWS.single[card] == 1 and s.has_title(seat, CARD_ROWS.title[card])


def can_build(s: State, seat: i64, card: i64) -> bool:
    """Return whether a card of the hand can be built now. [BUILD-4]"""
    if not affordable(s, seat, card) or not has_place(s, seat, card):
        return False
    return not barred(s, seat, card) and needs_met(s, seat, card)


def at_hand(s: State, seat: i64, card: i64) -> bool:
    """Return whether a seat has a card in hand, or it lies open to be built. [MODE-3]"""
    return s.hands[seat * SIZE + card] > 0 or (s.middle[card] > 0 and s.lies_open(card))


def cards_at_hand(s: State, seat: i64) -> list[int]:
    """Return the cards of a hand, and those that lie open to be built, ascending. [MODE-3]"""
    if s.options.theme != NOBODY:
        return [card for card in range(SIZE) if at_hand(s, seat, card)]
    return s.hand_of(seat)


def takes_a_name(s: State, card: i64) -> bool:
    """Return whether a tournament already has a unit of that name in play. [T25]"""
    if CARD_ROWS.named[card] == 0 or not s.options.own_decks:
        return False
    title = CARD_ROWS.title[card]
    return s.in_play(0, CARD_ROWS.title, title) + s.in_play(1, CARD_ROWS.title, title) > 0


def too_many_sages(s: State, seat: i64, card: i64) -> bool:
    """Return whether a principality of a tournament already has the most sages. [T26]"""
    crowded = CARD_ROWS.sage[card] == 1 and s.options.own_decks == 1
    return crowded and s.in_play(seat, CARD_ROWS.sage, 1) >= MOST_SAGES


def barred(s: State, seat: i64, card: i64) -> bool:
    """Return whether the cards in play forbid one more of a card. [BUILD-9, T25, T26]"""
    if second_of_its_kind(s, seat, card) or takes_a_name(s, card):
        return True
    return too_many_sages(s, seat, card)


def refuses_price(s: State, seat: i64, card: i64) -> Refusal | None:
    """Refuse a price for which a resource is lacking. [BUILD-5]"""
    if lacks_tokens(s, seat, card):
        return refuses_tokens(s, seat, card, CARD_ROWS.tokens[card])
    resource = lacking(s, seat, card)
    if resource == NOBODY or affordable(s, seat, card):
        return None
    needed = CARD_ROWS.cost[card * RESOURCE_TYPES + resource]
    held = s.amount_of(seat, resource)
    return Refusal("BUILD-5", {"card": card, "resource": resource, "needed": needed, "held": held})


def refuses_tokens(s: State, seat: i64, card: i64, price: i64) -> Refusal:
    """Refuse a price in owls or stars. [TOKEN-2]"""
    held = tokens_of(s, seat, kind_paid(price))
    return Refusal("TOKEN-2", {"card": card, "needed": amount_paid(price), "held": held})


def refuses_card(s: State, seat: i64, card: i64) -> Refusal | None:
    """Refuse a card: not at hand, a second one, needs, site or price. [BUILD-4, BUILD-8]"""
    if not 0 <= card < SIZE:
        return Refusal("TABLE-5")
    if not at_hand(s, seat, card) or CARD_ROWS.place[card] == NO_PLACE:
        return Refusal("BUILD-4", {"card": card})
    if takes_a_name(s, card):
        return Refusal("T25", {"card": card})
    if too_many_sages(s, seat, card):
        return Refusal("T26", {"card": card})
    if second_of_its_kind(s, seat, card):
        return Refusal("BUILD-9", {"card": card})
    refusal = refuses_needs(s, seat, card)
    if refusal is not None:
        return refusal
    if not has_place(s, seat, card):
        return refuses_place(card)
    return refuses_price(s, seat, card)


def refuses_place(card: i64) -> Refusal:
    """Refuse: no card to cover, no city's site, or no site. [BUILD-8, BUILD-10, BUILD-11]"""
    if CARD_ROWS.on[card] >= 0:
        return Refusal("BUILD-11", {"card": card})
    if CARD_ROWS.place[card] == REGION_PLACE:
        return Refusal("BUILD-16", {"card": card})
    if CARD_ROWS.place[card] == CITY_SITE:
        return Refusal("BUILD-10", {"card": card})
    return Refusal("BUILD-8", {"card": card})


def rate_of(s: State, seat: i64, resource: i64) -> i64:
    """Return how many of a resource the bank wants for one. [TRADE-1, TRADE-2]"""
    if s.marks[BARGAIN + seat] >> resource & 1:
        return 1  # [TRADER-6]
    return SHIP_RATE if s.has(seat, RATED + resource) else BANK_RATE


def enough_to_trade(s: State, seat: i64, resource: i64) -> bool:
    """Return whether a seat has enough of a resource to trade with the bank. [TRADE-1]"""
    owned = s.amount_of(seat, resource)
    return owned >= BANK_RATE or (owned > 0 and owned >= rate_of(s, seat, resource))


def trades_beside(s: State, seat: i64, plot: i64) -> bool:
    """Return whether the ship beside a region can trade two of its resources. [TRADE-3]"""
    if s.stored[seat * PLOTS + plot] < SHIP_RATE:
        return False
    return beside(s, seat, plot, CARD_ROWS.rates, BESIDE_IT) > 0


def wanted_types(s: State, seat: i64) -> i64:
    """Return the resources that a seat has room for, as bits. [TRADE-4]"""
    types: i64 = 0
    for resource in range(RESOURCE_TYPES):
        if s.room_of(seat, resource):
            types |= 1 << resource
    return types


def refuses_wanted(s: State, seat: i64, resource: i64, wanted: i64) -> Refusal | None:
    """Refuse the same resource, or one without room for it. [TRADE-4]"""
    if not (0 <= resource < RESOURCE_TYPES and 0 <= wanted < RESOURCE_TYPES):
        return Refusal("TABLE-5")
    if resource == wanted or s.room_of(seat, wanted) == 0:
        return Refusal("TRADE-4", {"wanted": wanted})
    return None

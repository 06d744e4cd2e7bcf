"""Groups of cards that sentences name, as bits, and the place where a card is laid."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.cards.card import Card
from signoria.games.princes.cards.terms import (
    A_BUILDING,
    A_HERO,
    A_SHIP,
    A_TRADE_SHIP,
    A_UNIT,
    AN_ACTION,
    ARTWORK,
    COSTLY_BUILDING,
    COSTLY_RED,
    FILTERS,
    FREE_ACTION,
    GRAIN_OR_WOOL,
    STARS,
    STRENGTH_UNIT,
    TAKEABLE_UNIT,
    TALL_BUILDING,
    TOWN_BUILDING,
    TRADING_UNIT,
    UNIT_OR_ACTION,
    UNIT_OR_FREE_ACTION,
)
from signoria.games.princes.cards.vocabulary import (
    ACTION,
    BOOST,
    BUILDING,
    CELEBRATION,
    COMMERCE,
    FUNCTIONS,
    GREEN,
    HERO,
    LATER,
    LEAVE,
    MARKER,
    METROPOLIS,
    NUMBER,
    ONCE,
    PROGRESS,
    RED,
    REGION_EXPANSION,
    ROAD_COMPLEMENT,
    SAGE,
    SHIP,
    STRENGTH,
    TOKEN,
    TRADE,
    TRADE_SHIP,
    UNTIL,
)
from signoria.games.princes.rules import bit

# The words of `FILTERS` keep their places; no card names these further groups.
PROGRESS_BUILDING: Final[i64] = len(FILTERS)
MARKET_OR_HARBOR: Final[i64] = len(FILTERS) + 1
PIRATE_SHIP: Final[i64] = len(FILTERS) + 2
STRONG_HERO: Final[i64] = len(FILTERS) + 3
TUNER: Final[i64] = len(FILTERS) + 4  # changes a number of the rules
CHEAPENER: Final[i64] = len(FILTERS) + 5  # makes other cards cheaper
MARKET: Final[i64] = len(FILTERS) + 6
A_SAGE: Final[i64] = len(FILTERS) + 7
A_GROVE: Final[i64] = len(FILTERS) + 8
A_HEROINE: Final[i64] = len(FILTERS) + 9
A_PERFORMER: Final[i64] = len(FILTERS) + 10  # does something at a Celebration
PAID_BY_RAIDS: Final[i64] = len(FILTERS) + 11  # brings something after a Brigand Attack
LOYAL: Final[i64] = len(FILTERS) + 12  # never comes to the other [STAR-4]
WAITING: Final[i64] = len(FILTERS) + 13  # its function waits for the next turn
LEAVING_PLAY: Final[i64] = len(FILTERS) + 14  # leaves play on a condition [BUILD-20]
WATERING: Final[i64] = len(FILTERS) + 15  # lets regions bear one more [PROD-4]
STAR_AT_TRADE: Final[i64] = len(FILTERS) + 16
STAR_AT_CELEBRATION: Final[i64] = len(FILTERS) + 17
HIRED: Final[i64] = len(FILTERS) + 18  # softens a Brigand Attack [ROLL-9]
PEACEFUL: Final[i64] = len(FILTERS) + 19  # while it stands, nobody plays attacks [ATTACK-10]
A_RESIDENCE: Final[i64] = len(FILTERS) + 20
A_COMMON_SHIP: Final[i64] = len(FILTERS) + 21  # a trade ship of one resource
A_MERCHANT: Final[i64] = len(FILTERS) + 22  # profits from the other's trades
RATED: Final[i64] = len(FILTERS) + 23  # RATED + resource, or + OWN: trades it at a better rate
# Their functions are special code; that of the second list waits for the next turn.
USED_SPECIALS: Final = [
    *["cole", "grove-great-foresight", "thieves-hideout", "traveling-theater"],
    *["lighthouse", "trading-post", "wainwright"],
]
WAITING_SPECIALS: Final = ["traveling-theater"]
COSTLY: Final = 4  # a discount on dear cards begins above it [BUILD-13]
CHEAP: Final = 1  # an Insurrection hits buildings with a higher price [EVENT-14]
TALL: Final = 6  # a discount on tall buildings begins with it [BUILD-13]

# The place of a card: none, any site, a city's site, beyond the regions, beside a region, on a
# road, with the markers, on a city.
NO_PLACE: Final = 0
ANY_SITE: Final = 1
CITY_SITE: Final = 2
CACHE_PLACE: Final = 3
REGION_PLACE: Final = 4
ROAD_PLACE: Final = 5
MARKER_PLACE: Final = 6
TOWN_PLACE: Final = 7
PLACE_OF_KIND: Final = {
    GREEN: ANY_SITE,
    RED: CITY_SITE,
    REGION_EXPANSION: REGION_PLACE,
    ROAD_COMPLEMENT: ROAD_PLACE,
    MARKER: MARKER_PLACE,
    METROPOLIS: TOWN_PLACE,
}


def place_of(card: Card) -> int:
    """Return the place where a card of a hand is built. [BUILD-4, BUILD-12, BUILD-24, GEO-5]"""
    return CACHE_PLACE if card.special == "gold-cache" else PLACE_OF_KIND.get(card.kind, NO_PLACE)


def function_of(card: Card) -> int:
    """Return the trigger at which a standing card may be used; zero if it has no function."""
    if card.special in USED_SPECIALS:
        return ONCE
    return next((e.trigger for e in card.effects if e.trigger in FUNCTIONS), 0)


def kinds_of(card: Card) -> int:
    """Return the groups of a card, by its printed values."""
    points = [*card.points, *[0] * len(FILTERS)]
    building, unit, hero = card.family == BUILDING, card.is_unit(), card.family == HERO
    strong = points[STRENGTH] > 0
    groups = {
        **dict.fromkeys((A_BUILDING, TOWN_BUILDING), building),
        A_UNIT: unit,
        STRENGTH_UNIT: unit and strong,
        TRADING_UNIT: unit and (strong or points[COMMERCE] > 0),
        A_HERO: hero,
        A_TRADE_SHIP: card.family == TRADE_SHIP,
        AN_ACTION: card.kind == ACTION,
        UNIT_OR_ACTION: unit or card.kind == ACTION,
        COSTLY_RED: card.kind == RED and card.price() > COSTLY,
        A_SHIP: card.family in (TRADE_SHIP, SHIP),
        PROGRESS_BUILDING: building and points[PROGRESS] > 0,
        MARKET_OR_HARBOR: card.key in ("marketplace", "harbor"),
        PIRATE_SHIP: card.key == "pirate-ship",
        STRONG_HERO: hero and strong,
        A_SAGE: card.family == SAGE,
        A_GROVE: card.key.startswith("grove-"),
        A_HEROINE: card.heroine,
    }
    groups |= {**chosen_of(card), **moments_of(card)}
    return sum(bit(group) for group, belongs in groups.items() if belongs)


def chosen_of(card: Card) -> dict[i64, bool]:
    """Return the groups of cards among which events and functions let a player choose."""
    building, unit = card.family == BUILDING, card.is_unit()
    free = card.kind == ACTION and (not card.needs or card.implied_needs)
    return {
        COSTLY_BUILDING: building and card.price() > CHEAP,
        TALL_BUILDING: building and card.price() >= TALL,
        TAKEABLE_UNIT: unit and not card.loyal,
        FREE_ACTION: free,
        UNIT_OR_FREE_ACTION: unit or free,
        ARTWORK: card.key.startswith("artwork-"),
        LOYAL: card.loyal,
        A_RESIDENCE: card.key.endswith("-residence"),
        A_COMMON_SHIP: card.family == TRADE_SHIP and card.key != "large-trade-ship",
    }


def moments_of(card: Card) -> dict[i64, bool]:
    """Return the groups of cards that something happens to, or that do something, at a moment."""
    said = [(e.trigger, deed.verb, deed.what) for e in card.effects for deed in e.deeds]
    return {
        WAITING: function_of(card) == LATER or card.special in WAITING_SPECIALS,
        LEAVING_PLAY: (UNTIL, LEAVE, 0) in said,
        WATERING: (NUMBER, BOOST, GRAIN_OR_WOOL) in said,
        STAR_AT_TRADE: (TRADE, TOKEN, STARS) in said,
        STAR_AT_CELEBRATION: (CELEBRATION, TOKEN, STARS) in said,
        HIRED: card.special == "mercenaries",
        PEACEFUL: card.special == "great-thingstead",
    }

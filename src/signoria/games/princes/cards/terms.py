"""The closed lists of words beside a verb, and the words each verb may have."""

from typing import Final

from signoria.games.princes.cards.vocabulary import POINTS, RESOURCES

# The subject of a verb is its first word. Resources and points keep their numbers (0 to 6). any: a
# type of the receiver's choice; other: not the type just paid; own: each region's type; one-type:
# one type, as many as the room `at room`; grain-or-wool: the receiver picks one; same: all of the
# type of the first.
KINDS_OF_RESOURCE: Final = [*RESOURCES, "other", "own", "one-type", "grain-or-wool", "same"]
ANY: Final = 6
OTHER: Final = 7
OWN: Final = 8
ONE_TYPE: Final = 9
GRAIN_OR_WOOL: Final = 10
SAME: Final = 11
# Groups of cards, of a principality or of a hand.
FILTERS: Final = [
    "card",
    "building",
    "costly-building",
    "town-building",
    "unit",
    "strength-unit",
    "trading-unit",
    "hero",
    "trade-ship",
    "action",
    "attack",
    "free-action",
    "artwork",
    "unit-or-action",
    "costly-red",
    "tall-building",
    "ship",
    "takeable-unit",
    "unit-or-free-action",
]
ANY_CARD: Final = 0
A_BUILDING: Final = 1
COSTLY_BUILDING: Final = 2
TOWN_BUILDING: Final = 3
A_UNIT: Final = 4
STRENGTH_UNIT: Final = 5
TRADING_UNIT: Final = 6
A_HERO: Final = 7
A_TRADE_SHIP: Final = 8
AN_ACTION: Final = 9
FREE_ACTION: Final = 11
ARTWORK: Final = 12
UNIT_OR_ACTION: Final = 13
COSTLY_RED: Final = 14
TALL_BUILDING: Final = 15
A_SHIP: Final = 16
TAKEABLE_UNIT: Final = 17
UNIT_OR_FREE_ACTION: Final = 18
DIE_FACES: Final = ["choice", "brigand", "trade", "celebration", "harvest", "event-card"]
BY_CHOICE: Final = 0
TO_CELEBRATION: Final = 3
# Numbers of the rules that a card changes.
TUNED: Final = [
    "search-cost",
    "trade-amount",
    "exchanges",
    "trade-chooser",
    "barbarian-loss",
    "barbarian-strength",
    "heroes-double",
    "ships-double",
    "fortress-double",
    "contest-ties",
    "discoveries",
]
SEARCH_COST: Final = 0
EXCHANGES: Final = 2
TRADE_AMOUNT: Final = 1
TRADE_CHOOSER: Final = 3
BARBARIAN_LOSS: Final = 4
BARBARIAN_STRENGTH: Final = 5
HEROES_DOUBLE: Final = 6
SHIPS_DOUBLE: Final = 7
FORTRESS_DOUBLE: Final = 8
CONTEST_TIES: Final = 9
DICE: Final = ["production", "event"]
PRODUCTION_DIE: Final = 0
EVENT_DIE: Final = 1
SIGHTS: Final = ["hand", "own-tops", "event-tops", "sea"]
A_HAND: Final = 0
OWN_TOPS: Final = 1
EVENT_TOPS: Final = 2
SHIELDED: Final = ["count", "loss", "both"]
FROM_COUNT: Final = 0
FROM_LOSS: Final = 1
PILES: Final = ["discard", "opponent-discard"]
OWN_DISCARD: Final = 0
OPPONENT_DISCARD: Final = 1
TOKENS: Final = ["owls", "stars"]
OWLS: Final = 0
STARS: Final = 1
LEVELLED: Final = ["self", "residences", "triumph", "artworks", "islands", "sages"]
THIS_CARD: Final = 0
RESIDENCES: Final = 1
THE_TRIUMPH: Final = 2
SHIP_DEEDS: Final = ["build", "return", "lose"]
CENTRE_CARDS: Final = ["road", "settlement", "city"]

# Further words: `who` gains, `per` which card, `upto`, `at` which regions, `if`, and so on.
WHO: Final = [
    "me",
    "opponent",
    "each",
    "strength-holder",
    "trade-holder",
    "more-trade-ships",
    "more-units",
]
ME: Final = 0
OPPONENT: Final = 1
EACH: Final = 2
STRENGTH_HOLDER: Final = 3
TRADE_HOLDER: Final = 4
MORE_TRADE_SHIPS: Final = 5
MORE_UNITS: Final = 6
PER: Final = [
    "one",
    "trade-ships",
    "heroes",
    "pirate-ships",
    "strength-units",
    "progress-buildings",
    "markets-and-harbors",
    "stores-beside",
    "groves",
    "islands",
    "manifesto",
    "vp-lead",
    "ship-surplus",
    "units",
]
PER_ONE: Final = 0
PER_TRADE_SHIP: Final = 1
PER_HERO: Final = 2
PER_PIRATE_SHIP: Final = 3
PER_STRENGTH_UNIT: Final = 4
PER_PROGRESS_BUILDING: Final = 5
PER_MARKET_OR_HARBOR: Final = 6
PER_STORE_BESIDE: Final = 7
PER_GROVE: Final = 8
PER_MANIFESTO: Final = 10
PER_VP_LEAD: Final = 11
PER_UNIT: Final = 13
PER_SHIP_SURPLUS: Final = 12
# free: wherever there is room; beside: the two regions of this card's row; this-city: the four of
# its city; cities: all beside cities; regions: every one; rolled: those of this turn's number;
# a-bath-house: the two of one Bath House; room: one region of the taker, up to its free room;
# sages: those with a sage beside them; empty: an empty one of the other; castle: the two beside the
# own Castle; full: one that is full.
AT: Final = [
    "free",
    "beside",
    "this-city",
    "cities",
    "regions",
    "rolled",
    "a-bath-house",
    "room",
    "one-store",
    "cache",
    "sages",
    "empty",
    "castle",
    "full",
]
FREE: Final = 0
BESIDE: Final = 1
THIS_CITY: Final = 2
CITIES: Final = 3
REGIONS: Final = 4
ROLLED_REGIONS: Final = 5
A_BATH_HOUSE: Final = 6
ROOM: Final = 7
ONE_STORE: Final = 8
WITH_SAGES: Final = 10
AN_EMPTY_ONE: Final = 11
THE_CASTLE: Final = 12
A_FULL_ONE: Final = 13
PICKERS: Final = ["me", "victim"]
PICK_MINE: Final = 0
PICK_VICTIM: Final = 1
PLACES: Final = ["discard", "stack", "hand"]
INTO_DISCARD: Final = 0
UNDER_STACK: Final = 1
INTO_HAND: Final = 2

# The numbers of a principality that a requirement or an `if` measures.
MEASURES: Final = [
    "card",
    "cities",
    "vp",
    "strength",
    "commerce",
    "skill",
    "progress",
    "strength-advantage",
    "trade-advantage",
    "trade-ships",
    "heroes",
    "strong-heroes",
    "units",
    "skill-lead",
    "vp-deficit",
    "city-deficit",
    "ship-lead",
    "opponent-gold",
    "opponent-strength",
    "opponent-trade-advantage",
    "number",
    "level",
    "free-roads",
    "heroines",
    "sages",
    "groves",
    "attacks",
    "common-ships",
    "foreign-buildings",
]
IN_PLAY: Final = 0
CITIES_BUILT: Final = 1
VP_NOW: Final = 2
STRENGTH_NOW: Final = 3
COMMERCE_NOW: Final = 4
SKILL_NOW: Final = 5
PROGRESS_NOW: Final = 6
STRENGTH_ADVANTAGE: Final = 7
TRADE_ADVANTAGE: Final = 8
TRADE_SHIPS: Final = 9
HEROES: Final = 10
STRONG_HEROES: Final = 11
UNITS_PLACED: Final = 12
SKILL_LEAD: Final = 13
VP_DEFICIT: Final = 14
CITY_DEFICIT: Final = 15
SHIP_LEAD: Final = 16
OPPONENT_GOLD: Final = 17
OPPONENT_STRENGTH: Final = 18
OPPONENT_TRADE_ADVANTAGE: Final = 19
ROLLED_NUMBER: Final = 20
LEVEL_SHOWN: Final = 21
FREE_ROADS: Final = 22
HEROINES: Final = 23
SAGES_PLACED: Final = 24
GROVES_PLACED: Final = 25
ATTACKS_HELD: Final = 26
COMMON_SHIPS: Final = 27
FOREIGN_BUILDINGS: Final = 28

# The numbers that contests compare.
CONTESTED: Final = ["strength", "skill", "cannon", "heroes", "owls"]
BY_HEROES: Final = 3

# Cards of a hand that are a price.
HELD_CARDS: Final = ["attack", "unit-or-action"]
PAID_ATTACK: Final = len(KINDS_OF_RESOURCE)
# Owls and stars that are taken from the other.
TAKEN_TOKENS: Final = len(KINDS_OF_RESOURCE)

# The first word that each verb takes, and the words that may follow.
SUBJECTS: Final[dict[str, list[str]]] = {
    "gain": KINDS_OF_RESOURCE,
    "token": TOKENS,
    "pay": [*KINDS_OF_RESOURCE, *HELD_CARDS],
    "level": LEVELLED,
    "take": [*KINDS_OF_RESOURCE, *TOKENS],
    "tune": TUNED,
    "remove": FILTERS,
    "rate": KINDS_OF_RESOURCE,
    "convert": KINDS_OF_RESOURCE,
    "cancel": ["it"],
    "look": SIGHTS,
    "draw": ["tops", "limit"],
    "ship": SHIP_DEEDS,
    "boost": KINDS_OF_RESOURCE,
    "search": ["stack"],
    "shield": SHIELDED,
    "guard": FILTERS,
    "fetch": PILES,
    "leave": ["self"],
    "contest": CONTESTED,
    "give": KINDS_OF_RESOURCE,
    "roll": ["die"],
    "set-die": DICE,
    "bury": FILTERS,
    "points": POINTS,
    "discount": FILTERS,
    "steal": FILTERS,
    "lose": KINDS_OF_RESOURCE,
    "takeover": FILTERS,
    "discover": ["again", "also"],
    "die-event": DIE_FACES,
    "build": CENTRE_CARDS,
}
# The words that follow, with their values: a word of a list, a whole number, a measure.
FOLLOWERS: Final[dict[str, list[str]]] = {
    "who": WHO,
    "per": PER,
    "at": AT,
    "by": PICKERS,
    "to": PLACES,
    "of": FILTERS,
    "into": KINDS_OF_RESOURCE,
    "face": DIE_FACES,
}
NUMBERED: Final = ["upto", "named", "low", "high"]

"""The printed numbers of The Princes of Catan and its options, with their rule ids."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.decks.collection import Owned
from signoria.kernel.cells import cells
from signoria.kernel.seats import NOBODY

SEATS: Final[i64] = 2
FAMILY_NAMES: Final = ["red", "blue"]

# The centre row: twelve places for towns, a column left and right of each. [GEO-1]
# Column c lies between the towns c - 1 and c; it holds a road and a region above and below.
TOWNS: Final[i64] = 12
COLUMNS: Final[i64] = 13
SIDES: Final[i64] = 2
SIDE_NAMES: Final = ["above", "below"]
REGIONS: Final[i64] = COLUMNS * SIDES  # plot = column * SIDES + side
# Gold Caches lie in a column beyond the regions and are only stores. [BUILD-12]
CACHE_COLUMN: Final = COLUMNS
PLOTS: Final[i64] = REGIONS + SIDES
SPOTS: Final[i64] = 4  # inner above and below, then outer above and below (cities only)
SPOT_NAMES: Final = ["above", "below", "far-above", "far-below"]
SITES: Final[i64] = TOWNS * SPOTS  # site = town * SPOTS + spot; spot % SIDES is its side
# The outer places follow the sites: one beside each region, one on each road and each town, and
# those of markers. Places of the other principality follow all own places. [GEO-5]
BESIDE_FIRST: Final[i64] = SITES
ROAD_FIRST: Final[i64] = BESIDE_FIRST + REGIONS
TOWN_FIRST: Final[i64] = ROAD_FIRST + COLUMNS
MARKER_FIRST: Final[i64] = TOWN_FIRST + TOWNS
MARKERS: Final[i64] = 4
PLACES: Final[i64] = MARKER_FIRST + MARKERS
OUTER: Final[i64] = PLACES - SITES
THEIRS: Final[i64] = TOWN_FIRST - BESIDE_FIRST  # outer places of the other that take foreign cards
# The zones of outer places, as events and actions name them, and the first place of each.
ZONE_NAMES: Final = ["region", "road", "town", "marker", "their-region", "their-road"]
THEIR_ZONES: Final[i64] = 4  # the first zone of the other principality
ZONES: Final = cells([BESIDE_FIRST, ROAD_FIRST, TOWN_FIRST, MARKER_FIRST, PLACES])
FIRST_TOWN: Final = 5  # the two settlements of the start, the road between them [SET-1]
FIRST_COLUMN: Final = 5
NO_TOWN: Final = 0
SETTLEMENT_THERE: Final = 1
CITY_THERE: Final = 2

# Marks of places, by seat: functions used this turn, new cards that have to wait, cards that a feud
# names. Each has a row of bits for the sites, for those of the other, for the outer places, and for
# those of the other. [TURN-3, EVENT-1]
USED: Final = 0
FRESH: Final[i64] = SEATS
NAMED: Final[i64] = 2 * SEATS
ABROAD: Final[i64] = 3 * SEATS
OUTSIDE: Final[i64] = 6 * SEATS
# After those rows, by seat: the resources that the bank takes one for one in this turn, as bits.
BARGAIN: Final[i64] = 12 * SEATS
MARKS: Final[i64] = 13 * SEATS

# Resources, in the order of the cards' cost rows. [GEO-3]
RESOURCE_TYPES: Final[i64] = 6
RESOURCE_NAMES: Final = ["brick", "grain", "lumber", "ore", "wool", "gold"]
WOOL: Final = 4
LUMBER: Final = 2
GRAIN: Final = 1
GOLD: Final = 5
ALL_TYPES: Final[i64] = 63
SAVED_ON_SHIPS: Final[i64] = 1 << LUMBER | 1 << WOOL  # by a Ship Builder [BUILD-13]
CAPACITY: Final[i64] = 3
TOKEN_KINDS: Final[i64] = 2  # owls and stars
HIGHEST: Final = 3  # the last level of a card that is turned, and the most owls or stars on one

# Set-up [SET-1 … SET-5]
START_REGIONS: Final = ["forest", "hills", "gold-field", "pasture", "fields", "mountains"]
ROADS: Final = 7
SETTLEMENTS: Final = 5
CITIES: Final = 7
STACKS: Final[i64] = 8  # the most in any mode: four for each of two
BACKS: Final[i64] = 4  # the most kinds of backs that a mode distinguishes [MODE-5]
START_PLOTS: Final[i64] = 6
START_HAND: Final = 3
BELOW_YULE: Final = 3

# The turn [TURN-1, HAND-1, HAND-4]
HAND_LIMIT: Final = 3
SEARCH_PRICE: Final = 2
BANK_RATE: Final = 3
NUMBERS: Final[i64] = 6
ROLLS: Final[i64] = NUMBERS + 1  # rows by production number, zero before a roll

# The event die: two of its six faces draw an event card. [ROLL-2]
BRIGAND_FACE: Final = 0
TRADE_FACE: Final = 1
CELEBRATION_FACE: Final = 2
HARVEST_FACE: Final = 3
EVENT_FACE: Final = 4
FACES: Final = [0, 1, 2, 3, 4, 4]
FACE_NAMES: Final = ["brigand", "trade", "celebration", "harvest", "event"]
MOST_SAFE: Final = 7  # resources that are safe when the brigands come [ROLL-3]

# Points [END-1, ADV-1]
POINT_TYPES: Final[i64] = 5
VP: Final = 0
STRENGTH: Final = 1
COMMERCE: Final = 2
SKILL: Final = 3
PROGRESS: Final = 4
LEAST_FOR_ADVANTAGE: Final = 3

# Why a game ended [END-1, END-2]
PLAYING: Final = 0
END_POINTS: Final = 1
END_LIMIT: Final = 2
REASON_NAMES: Final = ["playing", "points", "limit"]

# Modes; a theme game has the name of its set. [MODE-1, MODE-6, T2]
INTRODUCTORY: Final = 0
DUEL: Final = 4
TOURNAMENT: Final = 5
MODE_NAMES: Final = [
    *["introductory", "gold", "turmoil", "progress", "duel", "tournament"],
    *["sages", "barbarians", "prosperity", "merchant-princes"],
]
MOONS: Final = 6  # events with the moon in a duel's stack [MODE-7]
TOURNAMENT_STACKS: Final = 4  # of each player [T16]
UNDER_TOP: Final = 4  # an event that returns soon goes under this many cards [T9]
FEWEST_EVENTS: Final = 3  # besides Yule; with so few, Yule goes and events lie face up [T10]
MOST_SAGES: Final = 3  # [T26]

MOST_EVENTS: Final = 24  # places of the event stack that can be picked; more than any mode has
MOST_WAYS: Final = 4  # the alternatives of a sentence

# Streams of chance: who begins, the two dice, draw cards, regions, events; the dice of defenders,
# contests and functions
FIRST_SEAT: Final = 0
PRODUCTION_DIE: Final = 1
EVENT_DIE: Final = 2
DRAW_CARDS: Final = 3
REGION_STACK: Final = 4
EVENT_STACK: Final = 5
DEFENCE_DIE: Final = 6
CONTEST_DIE: Final = 7
FORTUNE_DIE: Final = 8


class Options:
    """The settings of a mode; they never change, so states share them."""

    def __init__(self) -> None:
        self.mode: i64 = INTRODUCTORY
        self.edition = ""  # the release whose cards the game has; "": all cards of today
        self.points: i64 = 7  # [END-1]
        self.turn_limit: i64 = 200  # [END-2]
        # The set of a theme game, some of whose cards lie open; NOBODY in other modes. [MODE-3]
        self.theme: i64 = NOBODY
        # Whether each seat has its own stacks and discard pile, and the decks named by the table.
        self.own_decks: i64 = 0  # [T16, T22]
        self.decks: list[list[int]] = []  # [T12]
        self.owned: list[Owned] = []  # by seat: what its deck may have [T1]
        self.explorers: i64 = 0  # agreed on [T30]
        self.printed_pirates: i64 = 0  # pirates only after trade ships [T19]
        # The draw stacks: their number, owners (NOBODY: shared), backs, and the part of the pool of
        # unseen cards that belongs to each.
        self.stacks: i64 = 0
        self.owners = vec[i64]()
        self.backs = vec[i64]()
        self.pool_first = vec[i64]()
        self.pool_end = vec[i64]()
        # The stacks, as bits, that take a card of a seat with a back: SEATS x BACKS.
        self.takers = vec[i64]()
        # The back of a card by its set, and all draw cards of a game where stacks are shared.
        self.back_of = vec[i64]()
        self.totals = vec[i64]()


# Bit sets of one place. Compiled, a shifted literal would have only 32 bits.
PLACE_BITS: Final = cells([1 << place for place in range(62)])


def bit(place: i64) -> i64:
    """Return the bit set of one place."""
    return PLACE_BITS[place]

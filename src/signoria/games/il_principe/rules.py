"""The printed numbers of Il Principe and its options, each with its rule id, without code."""

from typing import Final

from mypy_extensions import i64

# Building colours, in the order of the board. [ROLE-2]
GREEN: Final = 0
WHITE: Final = 1
RED: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
COLOURS: Final = 5
COLOUR_NAMES: Final = ["green", "white", "red", "blue", "yellow"]

REGIONS: Final = 6
REGION_NAMES: Final = ["blue", "green", "violet", "red", "brown", "yellow"]

# Families, in the order of the rulebooks. [SET-10]
FAMILY_NAMES: Final = ["medici", "visconti", "carraresi", "este", "gonzaga"]

# Roles: the five majors in colour order, then the five minors. [ROLE-3]
MAJOR: Final = 0
MINOR: Final = 5
ROLES: Final = 10
ROLE_NAMES: Final = [
    *["master", "bishop", "magistrate", "lord", "banker"],
    *["apprentice", "priest", "notary", "knight", "merchant"],
]

# The items of auctions: the ten roles, then the lots of the five colours. [AUC-1, ROLE-7]
LOT: Final = 10
ITEM_NAMES: Final = [*ROLE_NAMES, *["lot-" + name for name in COLOUR_NAMES]]

# Set-up [SET-1, SET-2, TWO-1]
BUILDINGS_OF_A_COLOUR: Final = 20
BUILDINGS_OF_A_COLOUR_FOR_TWO: Final = 13
CITIES: Final = 15
CITIES_FOR_TWO: Final = 10
CITIES_ON_DISPLAY: Final = 4

# Phase 1, by number of seats [NEW-1, NEW-3, TWO-2]
CARDS_DEALT: Final = [0, 0, 5, 4, 4, 4]
CARDS_SET_ASIDE: Final = [0, 0, 3, 2, 2, 2]

# Cities by size: icons, touching regions, price, points, shields [CITY-3, CITY-4, CITY-5, CITY-6]
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZE_NAMES: Final = ["small", "medium", "large"]
CITY_ICONS: Final = [3, 4, 5]
CITY_REGIONS: Final = [1, 2, 3]
CITY_PRICE: Final = [3, 4, 5]
CITY_POINTS: Final = [4, 6, 8]
CITY_SHIELDS: Final = [1, 2, 2]

# Role income and effects [CITY-8, EFF-3, EFF-6]
MAJOR_POINTS: Final = 2
MINOR_POINTS: Final = 1
BISHOP_POINTS: Final = 1
BANKER_DUCATS: Final = 2

# Ends, by number of seats [END-2, END-5, TWO-3]
DECK_FOR_A_ROUND: Final = [0, 0, 10, 12, 16, 20]
LAST_LOTS: Final = [0, 0, 6, 6, 8, 10]

# Final scoring [FIN-1, FIN-3, FIN-4, FIN-5]
REGION_FIRST: Final = 5
REGION_SECOND: Final = 2
SET_POINTS: Final = 2
MOST_DUCATS: Final = 2
MOST_CARDS: Final = 2

# Where points come from
FROM_CITIES: Final = 0
FROM_ROLE_INCOME: Final = 1
FROM_BISHOP: Final = 2
FROM_REGIONS: Final = 3
FROM_ROLES_HELD: Final = 4
FROM_SETS: Final = 5
FROM_DUCATS: Final = 6
FROM_HAND: Final = 7
SOURCES: Final = 8
SOURCE_NAMES: Final = [
    *["cities", "role-income", "bishop", "regions", "roles-held", "sets", "ducats", "hand"],
]

# Why a game ended [END-1, END-6, END-7]
PLAYING: Final = 0
END_CITIES: Final = 1
END_LAST_ROUND: Final = 2
END_SHORTAGE: Final = 3
REASON_NAMES: Final = ["playing", "cities", "last-round", "shortage"]

# Where ducats come from
FOR_ROUND: Final = 0
FOR_BANKER: Final = 1
INCOME_NAMES: Final = ["round", "banker"]

# Streams of chance: who begins, the building deck, the city deck
FIRST_SEAT: Final = 0
BUILDING_DECK: Final = 1
CITY_DECK: Final = 2

# Options: the position of a choice is its value.
BY_LOT: Final = 0  # then the seats, by their numbers from 1
HALF_OF_FACE_UP: Final = 0
HALF_OF_ALL: Final = 1
EMPTY_DECK_PLAYS: Final = 0
EMPTY_DECK_ENDS: Final = 1
OPENER_LEFT: Final = 0
OPENER_PRINCIPE: Final = 1
CITY_END_START: Final = 0
CITY_END_END: Final = 1
MAY: Final = 0
MUST: Final = 1
SHORTAGE_ENDS: Final = 0
SHORTAGE_REUSES: Final = 1
BOX: Final = 0
BUILDER: Final = 1
NO: Final = 0
YES: Final = 1


class Options:
    """The settings of editions and tables; `families` has the family of each seat."""

    def __init__(self) -> None:
        self.start_money: i64 = 5  # [SET-3]
        self.income: i64 = 5  # [NEW-2]
        self.income_two: i64 = 6  # [TWO-2]
        self.build_in_round_1: i64 = NO  # [CITY-2]
        self.start_seat: i64 = BY_LOT  # [SET-5]
        self.opener: i64 = OPENER_LEFT  # [AUC-2]
        self.city_end: i64 = CITY_END_START  # [END-1]
        self.shields: i64 = 12  # [SET-4]
        self.shield_placing: i64 = MAY  # [CITY-6]
        self.half_of: i64 = HALF_OF_FACE_UP  # [ROLE-11]
        self.green_flip: i64 = MAY  # [EFF-1]
        self.last_round_income: i64 = YES  # [END-4]
        self.last_round_shortage: i64 = SHORTAGE_ENDS  # [END-6]
        self.empty_deck_two: i64 = EMPTY_DECK_PLAYS  # [TWO-5]
        self.built_card: i64 = BOX  # [CITY-10]
        self.open_purses: i64 = NO  # [SET-8]
        self.families: list[int] = list(range(len(FAMILY_NAMES)))  # [SET-10]

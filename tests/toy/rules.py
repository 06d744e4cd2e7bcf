"""Numbers of The Fair; this module computes nothing."""

from typing import Final

WOOL: Final = 0
SALT: Final = 1
SPICE: Final = 2
GOODS: Final = 3
GOOD_NAMES: Final = ["wool", "salt", "spice"]

DAYS: Final = 3
START_COINS: Final = 2
START_HAND: Final = 2
MOST_SEARCHED: Final = 3
FORETOLD_PRIZE: Final = 2
GUESSED_PURSE: Final = 9

SUN: Final = 0
RAIN: Final = 1
STORM: Final = 2
FACES: Final = 3

# Streams of chance
STACK: Final = 0
WEATHER: Final = 1
SPOILAGE: Final = 2

PLAYING: Final = 0
DUSK: Final = 1
SOLD_OUT: Final = 2
REASON_NAMES: Final = ["playing", "dusk", "sold-out"]

# Phases
SET_UP: Final = 0
MORNING: Final = 1
STALLS: Final = 2
HAGGLE: Final = 3
DISCARD: Final = 4
PHASE_NAMES: Final = ["set_up", "morning", "stalls", "haggle", "discard"]

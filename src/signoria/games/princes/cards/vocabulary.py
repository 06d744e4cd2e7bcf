"""The closed lists of words for cards; a constant is a word's index in its list."""

from typing import Final

# The sets, in the order of their files. The base box has the first four.
SETS: Final = [
    "basic",
    "gold",
    "turmoil",
    "progress",
    "intrigue",
    "merchant-princes",
    "barbarians",
    "explorers",
    "sages",
    "prosperity",
    "promo",
]
BASIC: Final = 0
GOLD_SET: Final = 1
TURMOIL: Final = 2
PROGRESS_SET: Final = 3
EXPLORERS: Final = 7
PROMO: Final = 10

# The place where a card is laid, which gives the colour of its text box.
KINDS: Final = [
    "centre",
    "region",
    "green",
    "red",
    "region-expansion",
    "road-complement",
    "metropolis",
    "marker",
    "action",
    "event",
    "sea",
]
CENTRE: Final = 0
REGION: Final = 1
GREEN: Final = 2
RED: Final = 3
REGION_EXPANSION: Final = 4
ROAD_COMPLEMENT: Final = 5
METROPOLIS: Final = 6
MARKER: Final = 7
ACTION: Final = 8
EVENT: Final = 9
SEA: Final = 10

# The type of a card.
FAMILIES: Final = [
    "road",
    "settlement",
    "city",
    "region",
    "building",
    "extraordinary-site",
    "hero",
    "trade-ship",
    "ship",
    "sage",
    "unit",
    "metropolis",
    "marker",
    "action",
    "event",
    "sea-harbor",
    "sea-island",
    "sea-pirate",
    "sea-wreck",
]
ROAD: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
A_REGION: Final = 3
BUILDING: Final = 4
EXTRAORDINARY_SITE: Final = 5
HERO: Final = 6
TRADE_SHIP: Final = 7
SHIP: Final = 8
SAGE: Final = 9
PLAIN_UNIT: Final = 10
UNITS: Final = [HERO, TRADE_SHIP, SHIP, SAGE, PLAIN_UNIT]

# Resources and points, as rows of numbers on a card hold them. `any` is the type of a region.
RESOURCES: Final = ["brick", "grain", "lumber", "ore", "wool", "gold", "any"]
BRICK: Final = 0
GRAIN: Final = 1
LUMBER: Final = 2
ORE: Final = 3
WOOL: Final = 4
GOLD: Final = 5
STORED: Final = 6
POINTS: Final = ["vp", "strength", "commerce", "skill", "progress", "sail", "cannon"]
VP: Final = 0
STRENGTH: Final = 1
COMMERCE: Final = 2
SKILL: Final = 3
PROGRESS: Final = 4
SAIL: Final = 5
CANNON: Final = 6
# Values of a card with levels, at each level 0 to 3; a bounty is paid on reaching it.
LEVEL_WORDS: Final = [*POINTS, *RESOURCES, "owls", "stars", "bounty"]
LEVELS: Final = 4

# The start owner of a region; the place an event returns to.
BACKS: Final = ["stack", "red", "blue"]
STACK_BACK: Final = 0
RED_BACK: Final = 1
BLUE_BACK: Final = 2
RESEATS: Final = ["bottom", "under-4", "reshuffle"]
TO_BOTTOM: Final = 0
UNDER_FOUR: Final = 1
RESHUFFLE: Final = 2
# Events added to a tournament's stack without a choice: one by each, one by the host.
GIVERS: Final = ["nobody", "each", "host"]
BY_NOBODY: Final = 0
BY_EACH: Final = 1
BY_HOST: Final = 2

TIERS: Final = ["numbers", "sentence", "special"]
BY_NUMBERS: Final = 0
BY_SENTENCE: Final = 1
BY_SPECIAL: Final = 2

# The moments when a sentence runs.
TRIGGERS: Final = [
    "while",
    "built",
    "once",
    "any",
    "later",
    "play",
    "before-roll",
    "building",
    "rolled",
    "number",
    "after-production",
    "brigand",
    "trade",
    "celebration",
    "harvest",
    "drawn",
    "event",
    "attacked",
    "lost-card",
    "lost-hand",
    "opp-trade",
    "opp-market",
    "contest",
    "discovery",
    "mission",
    "until",
]
WHILE: Final = 0
BUILT: Final = 1
ONCE: Final = 2
AT_WILL: Final = 3
LATER: Final = 4
PLAY: Final = 5
BEFORE_ROLL: Final = 6
WHILE_BUILDING: Final = 7
ROLLED: Final = 8
NUMBER: Final = 9
AFTER_PRODUCTION: Final = 10
BRIGAND: Final = 11
TRADE: Final = 12
CELEBRATION: Final = 13
HARVEST: Final = 14
DRAWN: Final = 15
ON_EVENT: Final = 16
ATTACKED: Final = 17
LOST_CARD: Final = 18
LOST_HAND: Final = 19
OPP_TRADE: Final = 20
UNTIL: Final = 25
# Triggers of a function that its owner uses in the action phase; a card has one. [TURN-3]
FUNCTIONS: Final = [ONCE, AT_WILL, LATER]
# These name the cards they are about: `event riots feud: ...`.
ABOUT_CARDS: Final = ["event", "attacked"]

# Links to the verb before: after it, instead by choice, instead if it is impossible.
LINKS: Final = ["then", "or", "else"]
THEN: Final = 0
OR: Final = 1
ELSE: Final = 2

# The verbs of sentences.
VERBS: Final = [
    "gain",
    "token",
    "pay",
    "level",
    "take",
    "tune",
    "remove",
    "rate",
    "convert",
    "cancel",
    "look",
    "draw",
    "ship",
    "boost",
    "search",
    "shield",
    "guard",
    "fetch",
    "leave",
    "contest",
    "give",
    "roll",
    "set-die",
    "bury",
    "points",
    "discount",
    "steal",
    "lose",
    "takeover",
    "discover",
    "die-event",
    "build",
]
GAIN: Final = 0
TOKEN: Final = 1
PAY: Final = 2
LEVEL: Final = 3
TAKE: Final = 4
TUNE: Final = 5
REMOVE: Final = 6
RATE: Final = 7
CONVERT: Final = 8
CANCEL: Final = 9
LOOK: Final = 10
DRAW: Final = 11
MOVE_SHIP: Final = 12
BOOST: Final = 13
SEARCH: Final = 14
SHIELD: Final = 15
GUARD: Final = 16
FETCH: Final = 17
LEAVE: Final = 18
CONTEST: Final = 19
GIVE: Final = 20
ROLL: Final = 21
SET_DIE: Final = 22
BURY: Final = 23
ADD_POINTS: Final = 24
DISCOUNT: Final = 25
STEAL: Final = 26
LOSE: Final = 27
TAKEOVER: Final = 28
DISCOVER: Final = 29
DIE_EVENT: Final = 30
BUILD: Final = 31

"""The actions of The Princes of Catan, and the menu that lists them in a fixed order."""

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.decks.ready import READY
from signoria.games.princes.fields import (
    BROUGHT,
    CARD,
    COLUMN,
    DECK,
    EVENT_PLACE,
    FACE,
    RESOURCE,
    SIDE,
    SPOT,
    STACK,
    TOWN,
    WANTED,
    WAY,
    ZONE,
)
from signoria.games.princes.rules import (
    COLUMNS,
    FACE_NAMES,
    MOST_WAYS,
    NUMBERS,
    OUTER,
    PLOTS,
    REGIONS,
    RESOURCE_TYPES,
    SIDES,
    SITES,
    STACKS,
    THEIRS,
    TOWNS,
)
from signoria.kernel.action import Action
from signoria.kernel.kinds import NUMBER, Kinds


class Roll(Action):
    """Roll both dice. [ROLL-1]"""


class Done(Action):
    """End this step. [TURN-1]"""


class KeepHand(Action):
    """Exchange none of the cards. [HAND-3]"""


class Foretell(Action):
    """Play Brigitta and set the production die. [ACT-6]"""

    kinds: ClassVar[Kinds] = {"number": NUMBER}

    def __init__(self, number: i64) -> None:
        self.number = number


class BuildRoad(Action):
    """Build a road at an end of the row. [BUILD-1]"""

    kinds: ClassVar[Kinds] = {"column": COLUMN}

    def __init__(self, column: i64) -> None:
        self.column = column


class BuildSettlement(Action):
    """Build a settlement beyond a road. [BUILD-2]"""

    kinds: ClassVar[Kinds] = {"town": TOWN}

    def __init__(self, town: i64) -> None:
        self.town = town


class ScoutAhead(Action):
    """Build a settlement and play a Scout with it. [ACT-5]"""

    kinds: ClassVar[Kinds] = {"town": TOWN}

    def __init__(self, town: i64) -> None:
        self.town = town


class BuildCity(Action):
    """Build a city on a settlement. [BUILD-3]"""

    kinds: ClassVar[Kinds] = {"town": TOWN}

    def __init__(self, town: i64) -> None:
        self.town = town


class Build(Action):
    """Build an expansion of the hand; its place is chosen next. [BUILD-4]"""

    kinds: ClassVar[Kinds] = {"card": CARD}

    def __init__(self, card: i64) -> None:
        self.card = card


class Play(Action):
    """Play an action card. [ACT-1]"""

    kinds: ClassVar[Kinds] = {"card": CARD}

    def __init__(self, card: i64) -> None:
        self.card = card


class Trade(Action):
    """Give the bank resources of one kind for one of another. [TRADE-1, TRADE-2]"""

    kinds: ClassVar[Kinds] = {"resource": RESOURCE, "wanted": WANTED}

    def __init__(self, resource: i64, wanted: i64) -> None:
        self.resource = resource
        self.wanted = wanted


class TradeBeside(Action):
    """Give the bank two resources of one region, by the Large Trade Ship beside it. [TRADE-3]"""

    kinds: ClassVar[Kinds] = {"column": COLUMN, "side": SIDE, "wanted": WANTED}

    def __init__(self, column: i64, side: i64, wanted: i64) -> None:
        self.column = column
        self.side = side
        self.wanted = wanted


class Use(Action):
    """Use the function of a card in play. [TURN-3]"""

    kinds: ClassVar[Kinds] = {"town": TOWN, "spot": SPOT}

    def __init__(self, town: i64, spot: i64) -> None:
        self.town = town
        self.spot = spot


class PickSite(Action):
    """Pick a site: to build there, or the card there. [BUILD-4, BUILD-6, ACT-4, EVENT-1]"""

    kinds: ClassVar[Kinds] = {"town": TOWN, "spot": SPOT}

    def __init__(self, town: i64, spot: i64) -> None:
        self.town = town
        self.spot = spot


class PickAbroad(Action):
    """Pick a site of the opponent for one's card, or one's card there. [BUILD-15, EVENT-1]"""

    kinds: ClassVar[Kinds] = {"town": TOWN, "spot": SPOT}

    def __init__(self, town: i64, spot: i64) -> None:
        self.town = town
        self.spot = spot


class UseAbroad(Action):
    """Use the function of one's card in the opponent's principality. [TURN-3]"""

    kinds: ClassVar[Kinds] = {"town": TOWN, "spot": SPOT}

    def __init__(self, town: i64, spot: i64) -> None:
        self.town = town
        self.spot = spot


class PickPlace(Action):
    """Pick an outer place: to lay a card there, or the card there. [GEO-5, BUILD-16]"""

    kinds: ClassVar[Kinds] = {"zone": ZONE, "column": COLUMN, "side": SIDE}

    def __init__(self, zone: i64, column: i64, side: i64) -> None:
        self.zone = zone
        self.column = column
        self.side = side


class UsePlace(Action):
    """Use the function of one's card on an outer place. [TURN-3]"""

    kinds: ClassVar[Kinds] = {"zone": ZONE, "column": COLUMN, "side": SIDE}

    def __init__(self, zone: i64, column: i64, side: i64) -> None:
        self.zone = zone
        self.column = column
        self.side = side


class PickWay(Action):
    """Pick one of the alternatives that a card offers. [CHOICE-1]"""

    kinds: ClassVar[Kinds] = {"way": WAY}

    def __init__(self, way: i64) -> None:
        self.way = way


class PickFace(Action):
    """Pick the face that the event die shows. [ROLL-2]"""

    kinds: ClassVar[Kinds] = {"face": FACE}

    def __init__(self, face: i64) -> None:
        self.face = face


class PickEvent(Action):
    """Pick a card of the event stack by its place, counted from the top. [ACT-10, ACT-11]"""

    kinds: ClassVar[Kinds] = {"event": EVENT_PLACE}

    def __init__(self, event: i64) -> None:
        self.event = event


class PickRegion(Action):
    """Pick a region: to pay from it, to store in it, to move it. [GEO-3, GEO-4, ACT-4]"""

    kinds: ClassVar[Kinds] = {"column": COLUMN, "side": SIDE}

    def __init__(self, column: i64, side: i64) -> None:
        self.column = column
        self.side = side


class PickResource(Action):
    """Pick the resource that the opponent has to give. [ROLL-4]"""

    kinds: ClassVar[Kinds] = {"resource": RESOURCE}

    def __init__(self, resource: i64) -> None:
        self.resource = resource


class PickStack(Action):
    """Pick a stack: to draw from it, or to put a card under it. [HAND-1, HAND-3, EVENT-1]"""

    kinds: ClassVar[Kinds] = {"stack": STACK}

    def __init__(self, stack: i64) -> None:
        self.stack = stack


class Search(Action):
    """Pay, look through a stack and take a card from it. [HAND-4]"""

    kinds: ClassVar[Kinds] = {"stack": STACK}

    def __init__(self, stack: i64) -> None:
        self.stack = stack


class PickCard(Action):
    """Pick a card of a searched stack or of a deck, or a region. [HAND-4, ACT-5, MODE-8, T16]"""

    kinds: ClassVar[Kinds] = {"card": CARD}

    def __init__(self, card: i64) -> None:
        self.card = card


class Put(Action):
    """Put a card of a hand under a stack. [HAND-2, HAND-3, EVENT-2]"""

    kinds: ClassVar[Kinds] = {"card": CARD, "stack": STACK}

    def __init__(self, card: i64, stack: i64) -> None:
        self.card = card
        self.stack = stack


class LayFirst(Action):
    """Lay the first of the two new regions above or below. [BUILD-2]"""

    kinds: ClassVar[Kinds] = {"side": SIDE}

    def __init__(self, side: i64) -> None:
        self.side = side


class PickDeck(Action):
    """Bring a ready deck to the tournament. [T12]"""

    kinds: ClassVar[Kinds] = {"deck": DECK}

    def __init__(self, deck: i64) -> None:
        self.deck = deck


class BringDeck(Action):
    """Bring a deck of one's own, 35 titles and four events. Not on the menu. [T6, T12]"""

    kinds: ClassVar[Kinds] = {"brought": BROUGHT}

    def __init__(self, brought: list[int]) -> None:
        self.brought = brought


ACTIONS: Final[dict[str, type[Action]]] = {
    "roll": Roll,
    "done": Done,
    "keep_hand": KeepHand,
    "foretell": Foretell,
    "build_road": BuildRoad,
    "build_settlement": BuildSettlement,
    "scout_ahead": ScoutAhead,
    "build_city": BuildCity,
    "build": Build,
    "play": Play,
    "trade": Trade,
    "trade_beside": TradeBeside,
    "use": Use,
    "pick_site": PickSite,
    "pick_region": PickRegion,
    "pick_resource": PickResource,
    "pick_stack": PickStack,
    "search": Search,
    "pick_card": PickCard,
    "lay_first": LayFirst,
    "put": Put,
    "pick_deck": PickDeck,
    "bring_deck": BringDeck,
    "pick_abroad": PickAbroad,
    "use_abroad": UseAbroad,
    "pick_place": PickPlace,
    "use_place": UsePlace,
    "pick_way": PickWay,
    "pick_face": PickFace,
    "pick_event": PickEvent,
}

# The first menu number of each kind; cards follow by their numbers.
ROLL: Final[i64] = 0
DONE: Final[i64] = 1
KEEP_HAND: Final[i64] = 2
FORETELL: Final[i64] = 2  # FORETELL + number
BUILD_ROAD: Final[i64] = FORETELL + NUMBERS + 1
BUILD_SETTLEMENT: Final[i64] = BUILD_ROAD + COLUMNS
SCOUT_AHEAD: Final[i64] = BUILD_SETTLEMENT + TOWNS
BUILD_CITY: Final[i64] = SCOUT_AHEAD + TOWNS
BUILD: Final[i64] = BUILD_CITY + TOWNS
PLAY: Final[i64] = BUILD + SIZE
TRADE: Final[i64] = PLAY + SIZE  # TRADE + resource * RESOURCE_TYPES + wanted
TRADE_BESIDE: Final[i64] = TRADE + RESOURCE_TYPES * RESOURCE_TYPES
USE: Final[i64] = TRADE_BESIDE + REGIONS * RESOURCE_TYPES
PICK_SITE: Final[i64] = USE + SITES
PICK_REGION: Final[i64] = PICK_SITE + SITES
PICK_RESOURCE: Final[i64] = PICK_REGION + PLOTS
PICK_STACK: Final[i64] = PICK_RESOURCE + RESOURCE_TYPES
SEARCH: Final[i64] = PICK_STACK + STACKS
PICK_CARD: Final[i64] = SEARCH + STACKS
LAY_FIRST: Final[i64] = PICK_CARD + SIZE
PUT: Final[i64] = LAY_FIRST + SIDES  # PUT + card * STACKS + stack
PICK_DECK: Final[i64] = PUT + SIZE * STACKS
PICK_ABROAD: Final[i64] = PICK_DECK + len(READY)
USE_ABROAD: Final[i64] = PICK_ABROAD + SITES
PICK_PLACE: Final[i64] = USE_ABROAD + SITES  # own outer places, then those of the other
USE_PLACE: Final[i64] = PICK_PLACE + OUTER + THEIRS
PICK_WAY: Final[i64] = USE_PLACE + OUTER + THEIRS
PICK_FACE: Final[i64] = PICK_WAY + MOST_WAYS
PICK_EVENT: Final[i64] = PICK_FACE + len(FACE_NAMES)

"""The actions of a seat in Il Principe, and the menu of all of them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.games.il_principe.fields import CARD, CITY, COLOUR, REGION
from signoria.games.il_principe.rules import (
    BUILDINGS_OF_A_COLOUR,
    CITIES,
    COLOURS,
    REGIONS,
)
from signoria.kernel.action import Action
from signoria.kernel.cells import Cells
from signoria.kernel.kinds import AMOUNT, NUMBER, Kinds


class Pass(Action):
    """Drop out of this auction. [AUC-4]"""


class BuildNothing(Action):
    """Build none of the cities that a won lot allows. [AUC-9]"""


class LayNothing(Action):
    """Do nothing in the turn of phase 3. [LAY-3]"""


class KeepShields(Action):
    """Place none of the remaining shields for this city. [CITY-6]"""


class LeaveDown(Action):
    """Turn none of the face-down cards up. [EFF-1]"""


class Build(Action):
    """Build a city of the display. [CITY-1]"""

    kinds: ClassVar[Kinds] = {"city": CITY}

    def __init__(self, city: i64) -> None:
        self.city = city


class PlaceShield(Action):
    """Place one shield in a region. [CITY-6, EFF-5]"""

    kinds: ClassVar[Kinds] = {"region": REGION}

    def __init__(self, region: i64) -> None:
        self.region = region


class TurnUp(Action):
    """Turn a face-down card of a colour face up. [EFF-1]"""

    kinds: ClassVar[Kinds] = {"colour": COLOUR}

    def __init__(self, colour: i64) -> None:
        self.colour = colour


class Lay(Action):
    """Lay cards of one colour face up. [LAY-2]"""

    kinds: ClassVar[Kinds] = {"colour": COLOUR, "number": NUMBER}

    def __init__(self, colour: i64, number: i64) -> None:
        self.colour = colour
        self.number = number


class SetAside(Action):
    """Set cards aside, face down, for the auctions: a count for each colour. [NEW-3]"""

    kinds: ClassVar[Kinds] = {
        "green": CARD,
        "white": CARD,
        "red": CARD,
        "blue": CARD,
        "yellow": CARD,
    }

    def __init__(self, green: i64, white: i64, red: i64, blue: i64, yellow: i64) -> None:
        self.green = green
        self.white = white
        self.red = red
        self.blue = blue
        self.yellow = yellow
        self._cards: list[int] = [green, white, red, blue, yellow]

    def cards(self) -> list[int]:
        """Return the five counts; callers must not change the list."""
        return self._cards


class Bid(Action):
    """Raise the standing bid. [AUC-3]"""

    kinds: ClassVar[Kinds] = {"amount": AMOUNT}

    def __init__(self, amount: i64) -> None:
        self.amount = amount


ACTIONS: Final[dict[str, type[Action]]] = {
    "pass": Pass,
    "build_nothing": BuildNothing,
    "lay_nothing": LayNothing,
    "keep_shields": KeepShields,
    "leave_down": LeaveDown,
    "build": Build,
    "place_shield": PlaceShield,
    "turn_up": TurnUp,
    "lay": Lay,
    "set_aside": SetAside,
    "bid": Bid,
}

# The first menu number of each kind; a golden file pins the order.
PASS: Final = 0
BUILD_NOTHING: Final = 1
LAY_NOTHING: Final = 2
KEEP_SHIELDS: Final = 3
LEAVE_DOWN: Final = 4
BUILD: Final = 5
PLACE_SHIELD: Final = BUILD + CITIES
TURN_UP: Final = PLACE_SHIELD + REGIONS  # TURN_UP + colour; green is never turned
LAY: Final = TURN_UP + COLOURS  # LAY + colour * BUILDINGS_OF_A_COLOUR + number - 1
SET_ASIDE_2: Final = LAY + COLOURS * BUILDINGS_OF_A_COLOUR
SET_ASIDE_3: Final = SET_ASIDE_2 + 15
BIDS: Final = SET_ASIDE_3 + 35 - 1  # BIDS + amount
BID_CAP: Final = 99  # the most that real play reaches; larger bids are legal but not on the menu


def ways_to_set_aside(number: i64) -> list[list[int]]:
    """Return every choice of that many cards by colour, those with most green first."""
    ways: list[list[int]] = []
    for green in range(number, -1, -1):
        for white in range(number - green, -1, -1):
            for red in range(number - green - white, -1, -1):
                for blue in range(number - green - white - red, -1, -1):
                    yellow = number - green - white - red - blue
                    ways.append([green, white, red, blue, yellow])
    return ways


def make_menu() -> list[Action]:
    """Return the menu in its fixed order."""
    menu: list[Action] = [Pass(), BuildNothing(), LayNothing(), KeepShields(), LeaveDown()]
    menu += [Build(city) for city in range(CITIES)]
    menu += [PlaceShield(region) for region in range(REGIONS)]
    menu += [TurnUp(colour) for colour in range(COLOURS)]
    for colour in range(COLOURS):
        menu += [Lay(colour, number) for number in range(1, BUILDINGS_OF_A_COLOUR + 1)]
    for way in ways_to_set_aside(2) + ways_to_set_aside(3):
        menu.append(SetAside(way[0], way[1], way[2], way[3], way[4]))
    menu += [Bid(amount) for amount in range(1, BID_CAP + 1)]
    return menu


MENU: Final[list[Action]] = make_menu()
NUMBERS: Final[list[int]] = list(range(len(MENU)))


def lays_up_to(colour: int) -> list[list[int]]:
    """Return, for every number of cards held of a colour, the menu numbers that lay some."""
    first = LAY + colour * BUILDINGS_OF_A_COLOUR
    return [NUMBERS[first : first + held] for held in range(BUILDINGS_OF_A_COLOUR + 1)]


LAY_UP_TO: Final[list[list[list[int]]]] = [lays_up_to(colour) for colour in range(COLOURS)]


def ways_within(number: int, first: int) -> list[list[int]]:
    """Return the menu numbers each hand allows; counts are capped at `number` per colour."""
    ways = ways_to_set_aside(number)
    allowed: list[list[int]] = []
    for hand in range((number + 1) ** COLOURS):
        held = [hand // (number + 1) ** colour % (number + 1) for colour in range(COLOURS)]
        fits = [all(way[c] <= held[c] for c in range(COLOURS)) for way in ways]
        allowed.append([first + at for at in range(len(ways)) if fits[at]])
    return allowed


SET_ASIDE_2_WITHIN: Final[list[list[int]]] = ways_within(2, SET_ASIDE_2)
SET_ASIDE_3_WITHIN: Final[list[list[int]]] = ways_within(3, SET_ASIDE_3)


def capped_hand(cards: Cells, start: i64, cap: i64) -> i64:
    """Pack five counts, each capped, into one number: the index of a hand in the lists above."""
    place: i64 = 0
    for colour in range(COLOURS - 1, -1, -1):
        count = cards[start + colour]
        place = place * (cap + 1) + (count if count < cap else cap)
    return place

"""What a seat may wish in Il Principe, and the menu of all such wishes."""

from typing import Final

from mypy_extensions import i64

from signoria.games.il_principe.rules import (
    BUILDINGS_OF_A_COLOUR,
    CITIES,
    COLOURS,
    REGIONS,
)
from signoria.kernel.action import Action
from signoria.kernel.cells import Cells, cells


class Pass(Action):
    """Drop out of this auction for good. [AUC-4]"""


class BuildNothing(Action):
    """Leave the city that a won lot allows. [AUC-9]"""


class LayNothing(Action):
    """Let the turn of phase 3 go by. [LAY-3]"""


class KeepShields(Action):
    """Place no more shields for this city. [CITY-6]"""


class LeaveDown(Action):
    """Turn no card face up. [EFF-1]"""


class Build(Action):
    """Build a city of the display. [CITY-1]"""

    def __init__(self, city: int) -> None:
        self.city = city


class PlaceShield(Action):
    """Place one shield in a region. [CITY-6, EFF-5]"""

    def __init__(self, region: int) -> None:
        self.region = region


class TurnUp(Action):
    """Turn a face-down card of a colour face up. [EFF-1]"""

    def __init__(self, colour: int) -> None:
        self.colour = colour


class Lay(Action):
    """Lay cards of one colour face up. [LAY-2]"""

    def __init__(self, colour: int, number: int) -> None:
        self.colour = colour
        self.number = number


class SetAside(Action):
    """Set cards aside, face down, for the auctions: so many of each colour. [NEW-3]"""

    def __init__(self, green: int, white: int, red: int, blue: int, yellow: int) -> None:
        self.green = green
        self.white = white
        self.red = red
        self.blue = blue
        self.yellow = yellow

    def cards(self) -> list[int]:
        """The five counts."""
        return [self.green, self.white, self.red, self.blue, self.yellow]


class Bid(Action):
    """Raise the standing bid. [AUC-3]"""

    def __init__(self, amount: int) -> None:
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

# Where each kind begins on the menu; a golden file pins the order.
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
BID_CAP: Final = 99  # the most that real play reaches; larger bids are judged, not listed


def ways_to_set_aside(number: int) -> list[list[int]]:
    """Every choice of that many cards by colour, those with most green first."""
    ways: list[list[int]] = []
    for green in range(number, -1, -1):
        for white in range(number - green, -1, -1):
            for red in range(number - green - white, -1, -1):
                for blue in range(number - green - white - red, -1, -1):
                    yellow = number - green - white - red - blue
                    ways.append([green, white, red, blue, yellow])
    return ways


def make_menu() -> list[Action]:
    """All wishes that can be written down, in their fixed order."""
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


def thermometer(cards: Cells, start: int) -> int:
    """Five counts as bits, one for each card up to three of a colour: subsets become masks."""
    bits: i64 = 0
    for colour in range(COLOURS):
        bits |= ((1 << min(cards[start + colour], 3)) - 1) << 3 * colour
    return bits


# What each entry of the menu's set-aside part needs in hand.
NEEDS_2: Final[list[int]] = [thermometer(cells(way), 0) for way in ways_to_set_aside(2)]
NEEDS_3: Final[list[int]] = [thermometer(cells(way), 0) for way in ways_to_set_aside(3)]

"""Phase 3: cities built, cards laid, shields placed."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.il_principe.events.hand import lay
from signoria.games.il_principe.fields import CITY, COLOUR, REGION
from signoria.games.il_principe.rules import COLOURS
from signoria.games.il_principe.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds


@mypyc_attr(free_list_len=1)
class CityBuilt(Public[State]):
    """A seat laid the cards of a city and paid its price. [CITY-3, CITY-4, CITY-10]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "city": CITY, "shields": NUMBER}

    def __init__(self, seat: i64, city: i64, shields: i64) -> None:
        self.seat = seat
        self.city = city
        self.shields = shields

    def apply(self, s: State) -> None:
        """Move cards from hand to rows, ducats to the bank, and the city off the display."""
        for colour in range(COLOURS):
            number = s.cities.icons[self.city * COLOURS + colour]
            if number:
                lay(s, self.seat, colour, number)
        s.coins[self.seat] -= s.cities.price[self.city]
        s.bank += s.cities.price[self.city]
        s.display &= ~(1 << self.city)
        s.built[self.seat] |= 1 << self.city
        s.shields_due = self.shields


@mypyc_attr(free_list_len=1)
class CardsLaid(Public[State]):
    """A seat laid cards of one colour face up. [LAY-2]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "colour": COLOUR, "number": NUMBER}

    def __init__(self, seat: i64, colour: i64, number: i64) -> None:
        self.seat = seat
        self.colour = colour
        self.number = number

    def apply(self, s: State) -> None:
        """Move the cards from the hand to the rows."""
        lay(s, self.seat, self.colour, self.number)


@mypyc_attr(free_list_len=1)
class TurnLetGo(Public[State]):
    """A seat did nothing where it could have acted. [LAY-3, AUC-9]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Change nothing."""


@mypyc_attr(free_list_len=1)
class ShieldPlaced(Public[State]):
    """A seat placed a shield in a region. [CITY-6, EFF-5]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "region": REGION}

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat = seat
        self.region = region

    def apply(self, s: State) -> None:
        """Move a shield from the supply to the map."""
        s.supply[self.seat] -= 1
        s.shields[self.region * s.seats + self.seat] += 1
        if s.shields_due:
            s.shields_due -= 1


@mypyc_attr(free_list_len=1)
class ShieldsKept(Public[State]):
    """A seat placed none of its remaining shields for its city. [CITY-6]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Set the number of shields due to zero."""
        s.shields_due = 0

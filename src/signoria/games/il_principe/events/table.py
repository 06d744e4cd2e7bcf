"""Set-up, the frame of a round, and the end of the game."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.il_principe.fields import CITY, REASON, SOURCE
from signoria.games.il_principe.rules import SOURCES
from signoria.games.il_principe.state import State
from signoria.kernel.event import Over, Public
from signoria.kernel.kinds import AMOUNT, ANYTHING, BY_SEAT, FLAG, NUMBER, SEAT, SEATS, Kinds


@mypyc_attr(free_list_len=1)
class PrincipeChosen(Public[State]):
    """The lot or the table decided who begins as Il Principe. [SET-5]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Give the marker to the seat."""
        s.principe = self.seat


@mypyc_attr(free_list_len=1)
class CityShown(Public[State]):
    """A city card was turned up from its deck. [SET-2, CITY-11]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"city": CITY}

    def __init__(self, city: i64) -> None:
        self.city = city

    def apply(self, s: State) -> None:
        """Put the city on display."""
        s.display |= 1 << self.city
        s.unseen &= ~(1 << self.city)
        s.city_deck_left -= 1


@mypyc_attr(free_list_len=1)
class RoundBegan(Public[State]):
    """A round of four phases began; `last` is 1 for the last, which has its own rules. [END-2]"""

    kinds: ClassVar[Kinds] = {"number": NUMBER, "last": FLAG}

    def __init__(self, number: i64, last: i64) -> None:
        self.number = number
        self.last = last

    def apply(self, s: State) -> None:
        """Store the number of the round."""
        s.round = self.number
        s.last_round = self.last != 0


@mypyc_attr(free_list_len=1)
class Scored(Public[State]):
    """A seat gained points; `thing` is the city, role or region they are for, if any. [SET-7]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "points": AMOUNT, "source": SOURCE, "thing": ANYTHING}

    def __init__(self, seat: i64, points: i64, source: i64, thing: i64) -> None:
        self.seat = seat
        self.points = points
        self.source = source
        self.thing = thing

    def apply(self, s: State) -> None:
        """Add the points under their source."""
        s.points[self.seat * SOURCES + self.source] += self.points


@mypyc_attr(free_list_len=1)
class PursesShown(Public[State]):
    """At the end everybody showed their ducats. [FIN-4]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"coins": BY_SEAT}

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins

    def apply(self, s: State) -> None:
        """Set the purses to the true amounts."""
        for seat in range(s.seats):
            s.bank += s.coins[seat] - self.coins[seat]
            s.coins[seat] = self.coins[seat]


@mypyc_attr(free_list_len=1)
class Ended(Over[State]):
    """The game is over; `winners` are seats as bits. [FIN-6, FIN-7]"""

    kinds: ClassVar[Kinds] = {"reason": REASON, "winners": SEATS}

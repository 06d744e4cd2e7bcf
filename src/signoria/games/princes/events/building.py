"""Events about cards and regions that are built, laid, moved and removed."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.vocabulary import ONCE
from signoria.games.princes.events.cards import ALL, show_leaving
from signoria.games.princes.events.shapes import OfCard, OnSite
from signoria.games.princes.fields import CARD, COLUMN, SIDE, STACK, TOWN
from signoria.games.princes.kinds import WAITING
from signoria.games.princes.places import forget_named, mark, swap_marks
from signoria.games.princes.points import put_on, take_off
from signoria.games.princes.rules import (
    CITY_THERE,
    FRESH,
    NAMED,
    OUTER,
    PLOTS,
    POINT_TYPES,
    SIDES,
    SITES,
    TOWNS,
    USED,
    VP,
)
from signoria.games.princes.state import State
from signoria.kernel.event import Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds
from signoria.kernel.seats import NOBODY


def put_card(s: State, seat: i64, card: i64, place: i64) -> None:
    """Move a card from the hand or the open cards to a place, and count its points."""
    if s.lies_open(card):
        s.middle[card] -= 1  # [MODE-3]
    else:
        show_leaving(s, seat, card)
    put_on(s, seat, place, card)
    if CARD_ROWS.kinds[card] >> WAITING & 1:
        mark(s, seat, place, FRESH)


def use_card(s: State, seat: i64, card: i64, place: i64) -> None:
    """Mark the card on a place as used this turn, unless it may be used at will."""
    if CARD_ROWS.function[card] == ONCE:
        mark(s, seat, place, USED)


def put_back(s: State, seat: i64, card: i64, place: i64, stack: i64) -> None:
    """Move a card from a place to a stack; without a stack to the pile or the middle. [T22]"""
    take_off(s, seat, place, card)
    forget_named(s, seat)
    if stack == NOBODY:
        s.throw(seat, card)
    else:
        s.slip_under(stack, card + 1, ALL)


@mypyc_attr(free_list_len=1)
class RoadBuilt(Public[State]):
    """A seat built a road. [BUILD-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "column": COLUMN}

    def __init__(self, seat: i64, column: i64) -> None:
        self.seat = seat
        self.column = column

    def apply(self, s: State) -> None:
        """Move the road from the middle to the column."""
        s.roads_left -= 1
        s.roads[self.seat] |= 1 << self.column


@mypyc_attr(free_list_len=1)
class SettlementBuilt(Public[State]):
    """A seat built a settlement. [BUILD-2]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "town": TOWN}

    def __init__(self, seat: i64, town: i64) -> None:
        self.seat = seat
        self.town = town

    def apply(self, s: State) -> None:
        """Move the settlement from the middle to the row, for one point."""
        s.settlements_left -= 1
        s.settle(self.seat, self.town)
        s.tally[self.seat * POINT_TYPES + VP] += 1


@mypyc_attr(free_list_len=1)
class CityBuilt(Public[State]):
    """A settlement of a seat became a city. [BUILD-3]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "town": TOWN}

    def __init__(self, seat: i64, town: i64) -> None:
        self.seat = seat
        self.town = town

    def apply(self, s: State) -> None:
        """Move the city from the middle onto the settlement, for one more point."""
        s.cities_left -= 1
        s.towns[self.seat * TOWNS + self.town] = CITY_THERE
        s.tally[self.seat * POINT_TYPES + VP] += 1


@mypyc_attr(free_list_len=1)
class RegionDrawn(OfCard):
    """A region came from its stack for a new settlement. [BUILD-2, ACT-5]"""

    reveals: ClassVar[bool] = True

    def apply(self, s: State) -> None:
        """Let the region wait for its place, the second behind the first."""
        s.middle[self.card] -= 1
        s.waiting = self.card + 1 if s.waiting == 0 else s.waiting | (self.card + 1) << 8


@mypyc_attr(free_list_len=1)
class RegionLaid(Public[State]):
    """A waiting region was laid beside the new settlement, empty. [BUILD-2]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "column": COLUMN, "side": SIDE}

    def __init__(self, seat: i64, card: i64, column: i64, side: i64) -> None:
        self.seat = seat
        self.card = card
        self.column = column
        self.side = side

    def apply(self, s: State) -> None:
        """Lay the region on its plot; the next one waits."""
        s.land[self.seat * PLOTS + self.column * SIDES + self.side] = self.card + 1
        s.survey(self.seat)
        s.waiting >>= 8


@mypyc_attr(free_list_len=1)
class CardBuilt(OnSite):
    """A seat built an expansion on a site. [BUILD-4]"""

    def apply(self, s: State) -> None:
        """Move the card from the hand or the open cards to the site; count its points."""
        put_card(s, self.seat, self.card, self.site())


@mypyc_attr(free_list_len=1)
class CacheLaid(Public[State]):
    """A seat laid a Gold Cache, a store beside its regions. [BUILD-12]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "column": COLUMN, "side": SIDE}

    def __init__(self, seat: i64, card: i64, column: i64, side: i64) -> None:
        self.seat = seat
        self.card = card
        self.column = column
        self.side = side

    def apply(self, s: State) -> None:
        """Move the card from the hand to its place, empty."""
        show_leaving(s, self.seat, self.card)
        s.land[self.seat * PLOTS + self.column * SIDES + self.side] = self.card + 1
        s.survey(self.seat)


@mypyc_attr(free_list_len=1)
class CardUsed(OnSite):
    """A seat used the function of a card in play. [TURN-3]"""

    def apply(self, s: State) -> None:
        """Mark the card as used this turn, unless it may be used at will."""
        use_card(s, self.seat, self.card, self.site())


@mypyc_attr(free_list_len=1)
class CardRemoved(OnSite):
    """A seat discarded one of its expansions. [BUILD-6]"""

    def apply(self, s: State) -> None:
        """Move the card from the site to the discard pile, or back to the middle."""
        take_off(s, self.seat, self.site(), self.card)
        forget_named(s, self.seat)
        s.throw(self.seat, self.card)


@mypyc_attr(free_list_len=1)
class BuildingNamed(OnSite):
    """A feud named this building of a seat. [EVENT-1]"""

    def apply(self, s: State) -> None:
        """Mark the building as named."""
        mark(s, self.seat, self.site(), NAMED)


@mypyc_attr(free_list_len=1)
class CardReturned(OnSite):
    """An expansion of a seat openly went back under a stack. [EVENT-1]"""

    kinds: ClassVar[Kinds] = {**OnSite.kinds, "stack": STACK}

    def __init__(self, seat: i64, card: i64, town: i64, spot: i64, stack: i64) -> None:
        super().__init__(seat, card, town, spot)
        self.stack = stack

    def apply(self, s: State) -> None:
        """Move the card from the site under the stack; without one, to the middle. [MODE-3]"""
        put_back(s, self.seat, self.card, self.site(), self.stack)


@mypyc_attr(free_list_len=1)
class RegionsSwapped(Public[State]):
    """Two regions of a seat changed places, with their stores. [ACT-4]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "plot": NUMBER, "with_plot": NUMBER}

    def __init__(self, seat: i64, plot: i64, with_plot: i64) -> None:
        self.seat = seat
        self.plot = plot
        self.with_plot = with_plot

    def apply(self, s: State) -> None:
        """Exchange the two regions."""
        one, two = self.seat * PLOTS + self.plot, self.seat * PLOTS + self.with_plot
        s.land[one], s.land[two] = s.land[two], s.land[one]
        s.stored[one], s.stored[two] = s.stored[two], s.stored[one]
        s.survey(self.seat)


@mypyc_attr(free_list_len=1)
class CardsSwapped(Public[State]):
    """Two expansions of a seat changed places. [ACT-4]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "site": NUMBER, "with_site": NUMBER}

    def __init__(self, seat: i64, site: i64, with_site: i64) -> None:
        self.seat = seat
        self.site = site
        self.with_site = with_site

    def apply(self, s: State) -> None:
        """Exchange the two cards, what they show, and their marks."""
        if self.site < SITES:
            one, two = self.seat * SITES + self.site, self.seat * SITES + self.with_site
            s.sites[one], s.sites[two] = s.sites[two], s.sites[one]
        else:
            first = self.seat * OUTER - SITES
            one, two = first + self.site, first + self.with_site
            s.outer[one], s.outer[two] = s.outer[two], s.outer[one]
            s.shown[one], s.shown[two] = s.shown[two], s.shown[one]
        swap_marks(s, self.seat, self.site, self.with_site)

"""Fields that several events have in common."""

from typing import ClassVar

from mypy_extensions import i64

from signoria.games.princes.fields import (
    CARD,
    COLUMN,
    RESOURCE,
    SIDE,
    SPOT,
    TOWN,
    ZONE,
)
from signoria.games.princes.places import place_in
from signoria.games.princes.rules import SIDES, SPOTS
from signoria.games.princes.state import State
from signoria.kernel.event import Event, Public
from signoria.kernel.kinds import FLAG, NUMBER, SEAT, Kinds


class OfCard(Public[State]):
    """An event about a card of a seat."""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


class OnSite(Public[State]):
    """An event about a card of a seat on a site."""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "town": TOWN, "spot": SPOT}

    def __init__(self, seat: i64, card: i64, town: i64, spot: i64) -> None:
        self.seat = seat
        self.card = card
        self.town = town
        self.spot = spot

    def site(self) -> i64:
        """Return the site in its principality."""
        return self.town * SPOTS + self.spot


class OnPlace(Public[State]):
    """An event about a card of a seat on an outer place."""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "card": CARD,
        "zone": ZONE,
        "column": COLUMN,
        "side": SIDE,
    }

    def __init__(self, seat: i64, card: i64, zone: i64, column: i64, side: i64) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone
        self.column = column
        self.side = side

    def place(self) -> i64:
        """Return the place in its principality."""
        return place_in(self.zone, self.column, self.side)


class InStore(Public[State]):
    """An event about resources in a region of a seat."""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "resource": RESOURCE,
        "number": NUMBER,
        "column": COLUMN,
        "side": SIDE,
    }

    def __init__(self, seat: i64, resource: i64, number: i64, column: i64, side: i64) -> None:
        self.seat = seat
        self.resource = resource
        self.number = number
        self.column = column
        self.side = side

    def plot(self) -> i64:
        """Return the region's plot."""
        return self.column * SIDES + self.side


class InEventStack(Event[State]):
    """An event about a card at a place of the event stack.

    `lot` is 1 if the card was one of those that chance put into the stack.
    """

    kinds: ClassVar[Kinds] = {"seat": SEAT, "place": NUMBER, "card": CARD, "lot": FLAG}

    def __init__(self, seat: i64, place: i64, card: i64, lot: i64) -> None:
        self.seat = seat
        self.place = place
        self.card = card
        self.lot = lot

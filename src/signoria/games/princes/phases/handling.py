"""Cards on any place: the actions that pick them, the events that build, use and remove them."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    PICK_ABROAD,
    PICK_PLACE,
    PICK_SITE,
    USE,
    USE_ABROAD,
    USE_PLACE,
    PickAbroad,
    PickPlace,
    PickSite,
    Use,
    UseAbroad,
    UsePlace,
)
from signoria.games.princes.building import barred
from signoria.games.princes.cards import CARDS
from signoria.games.princes.events import (
    BuildingNamed,
    CardBuilt,
    CardBuiltAbroad,
    CardLaid,
    CardLeftAbroad,
    CardLifted,
    CardRemoved,
    CardReturned,
    CardUsed,
    CardUsedAbroad,
    CityBuilt,
    LaidCardNamed,
    LaidCardUsed,
    LevelSet,
    NamedAbroad,
    Spared,
)
from signoria.games.princes.events.shapes import OnPlace, OnSite
from signoria.games.princes.places import card_at, column_of, place_in, side_of, zone_of
from signoria.games.princes.rules import OUTER, PLACES, SITES, SPOTS, TOWNS
from signoria.games.princes.sites import places_for
from signoria.games.princes.state import State
from signoria.games.princes.tokens import shown_at
from signoria.kernel.action import Action, Refusal
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

WITH_CITY: Final = [card.id for card in CARDS if card.with_city]


def site_of(action: PickSite) -> i64:
    """Return the site that an action names; NOBODY if it does not exist."""
    known = 0 <= action.town < TOWNS and 0 <= action.spot < SPOTS
    return action.town * SPOTS + action.spot if known else NOBODY


def place_picked(action: Action) -> i64:
    """Return the place that an action picks or uses, those of the other last, or NOBODY."""
    if isinstance(action, (PickSite, Use)):
        return site_of(PickSite(action.town, action.spot))
    if isinstance(action, (PickAbroad, UseAbroad)):
        site = site_of(PickSite(action.town, action.spot))
        return NOBODY if site == NOBODY else PLACES + site
    assert isinstance(action, (PickPlace, UsePlace))
    return place_in(action.zone, action.column, action.side)


def number_of_place(place: i64, site: i64, abroad: i64, outer: i64) -> i64:
    """Return the menu number for a place, by the first numbers of the three parts of the menu."""
    within = place % PLACES
    if within < SITES:
        return within + (site if place < PLACES else abroad)
    return outer + within - SITES + (0 if place < PLACES else OUTER)


def pick_numbers(places: list[int]) -> list[int]:
    """Return the menu numbers that pick these places."""
    return sorted([number_of_place(at, PICK_SITE, PICK_ABROAD, PICK_PLACE) for at in places])


def use_number(place: i64) -> i64:
    """Return the menu number that uses the card on a place."""
    return number_of_place(place, USE, USE_ABROAD, USE_PLACE)


def refuses_place(action: Action, places: list[int], rule: str) -> Refusal | None:
    """Refuse a place outside this list. [EVENT-1, ATTACK-3, GEO-5]"""
    if not isinstance(action, (PickSite, PickAbroad, PickPlace)):
        return Refusal("TABLE-3")
    place = place_picked(action)
    if place == NOBODY:
        return Refusal("TABLE-5")
    if place in places:
        return None
    if isinstance(action, PickPlace):
        fields: dict[str, int | str] = {"zone": action.zone, "column": action.column}
        return Refusal("GEO-5", {**fields, "side": action.side})
    return Refusal(rule, {"town": action.town, "spot": action.spot})


def refuses_used(action: UsePlace, places: list[int]) -> Refusal | None:
    """Refuse the use of a card on a place outside this list. [GEO-5]"""
    return refuses_place(PickPlace(action.zone, action.column, action.side), places, "GEO-5")


class EventsAt:
    """The events for one happening: on a site, on a site of the other, on an outer place."""

    def __init__(self, own: type[OnSite], abroad: type[OnSite], outer: type[OnPlace]) -> None:
        self.own = own
        self.abroad = abroad
        self.outer = outer


BUILT: Final = EventsAt(CardBuilt, CardBuiltAbroad, CardLaid)
USED: Final = EventsAt(CardUsed, CardUsedAbroad, LaidCardUsed)
NAMED: Final = EventsAt(BuildingNamed, NamedAbroad, LaidCardNamed)


def record_at(t: Table[State], seat: i64, card: i64, place: i64, events: EventsAt) -> None:
    """Record what happened to a card of a seat on a place."""
    within = place % PLACES
    if within >= SITES:
        t.record(events.outer(seat, card, zone_of(place), column_of(place), side_of(place)))
    else:
        made = events.own if place < SITES else events.abroad
        t.record(made(seat, card, within // SPOTS, within % SPOTS))


def build_at(t: Table[State], seat: i64, card: i64, place: i64) -> None:
    """Record that a seat built a card on a place. [BUILD-4, BUILD-15, BUILD-16]"""
    record_at(t, seat, card, place, BUILT)


def use_at(t: Table[State], seat: i64, place: i64) -> None:
    """Record that a seat used its card on a place. [TURN-3]"""
    record_at(t, seat, card_at(t.state, seat, place), place, USED)


def name_at(t: Table[State], seat: i64, place: i64) -> None:
    """Record that a feud named a building of a seat. [EVENT-1]"""
    record_at(t, seat, card_at(t.state, seat, place), place, NAMED)


def return_from(t: Table[State], seat: i64, place: i64, stack: i64) -> None:
    """Record that a card went under a stack, or without one to its pile or the middle. [T22]"""
    card, within = card_at(t.state, seat, place), place % PLACES
    if within >= SITES:
        zone, column, side = zone_of(place), column_of(place), side_of(place)
        t.record(CardLifted(seat, card, zone, column, side, stack))
    elif place >= SITES:
        t.record(CardLeftAbroad(seat, card, within // SPOTS, within % SPOTS, stack))
    else:
        t.record(CardReturned(seat, card, within // SPOTS, within % SPOTS, stack))


def discard_from(t: Table[State], seat: i64, place: i64) -> None:
    """Record that a card went to the discard pile of its seat. [BUILD-6, T22]"""
    if place < SITES:
        card = card_at(t.state, seat, place)
        t.record(CardRemoved(seat, card, place // SPOTS, place % SPOTS))
    else:
        return_from(t, seat, place, NOBODY)


def raise_city(t: Table[State], seat: i64, town: i64) -> None:
    """Record a city; with the first, the open card that comes with it is laid. [LEVEL-2]"""
    t.record(CityBuilt(seat, town))
    for card in WITH_CITY:
        if t.state.lies_open(card) and t.state.middle[card] and not barred(t.state, seat, card):
            build_at(t, seat, card, places_for(t.state, seat, card)[0])


def set_level(t: Table[State], seat: i64, place: i64, number: i64) -> None:
    """Record the owls, stars or level that a card shows from now on. [TOKEN-1, LEVEL-1]"""
    card = card_at(t.state, seat, place)
    t.record(LevelSet(seat, card, zone_of(place), column_of(place), side_of(place), number))


def spend_star(t: Table[State], seat: i64, place: i64) -> None:
    """Take a star off a card, which thereby protects its owner. [STAR-2]"""
    t.record(Spared(seat, card_at(t.state, seat, place)))
    set_level(t, seat, place, shown_at(t.state, seat, place) - 1)

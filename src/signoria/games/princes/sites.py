"""The places where a card may be built: sites, regions, roads, markers, the other principality."""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.kinds import (
    CACHE_PLACE,
    CITY_SITE,
    MARKER_PLACE,
    REGION_PLACE,
    ROAD_PLACE,
    TOWN_PLACE,
)
from signoria.games.princes.places import is_taken
from signoria.games.princes.rules import (
    BESIDE_FIRST,
    CITY_THERE,
    MARKER_FIRST,
    MARKERS,
    NO_TOWN,
    PLACES,
    PLOTS,
    REGIONS,
    ROAD_FIRST,
    SIDES,
    SITES,
    SPOTS,
    TOWN_FIRST,
    TOWNS,
)
from signoria.games.princes.state import State
from signoria.kernel.seats import NOBODY


def leftmost(s: State, seat: i64) -> i64:
    """Return the leftmost town of a principality."""
    return s.leftmost[seat]


def rightmost(s: State, seat: i64) -> i64:
    """Return the rightmost town of a principality."""
    return s.rightmost[seat]


def start_of_sites(s: State, seat: i64) -> i64:
    """Return the first site of a principality: that of its leftmost town. [GEO-2]"""
    return leftmost(s, seat) * SPOTS


def end_of_sites(s: State, seat: i64) -> i64:
    """Return the end (exclusive) of the sites of a principality. [GEO-2]"""
    return (rightmost(s, seat) + 1) * SPOTS


def fits(s: State, seat: i64, card: i64, place: i64) -> bool:
    """Return whether a card may be built on a place: a free one, or on the card it must cover."""
    host = host_of(seat, card)
    if place < SITES:
        if not may_stand(s, host, card, place):
            return False
        if CARD_ROWS.on[card] >= 0:
            return s.sites[host * SITES + place] == CARD_ROWS.on[card] + 1
        return free_site(s, host, place)
    if place < ROAD_FIRST:
        return fits_beside(s, host, card, place - BESIDE_FIRST)
    if place < TOWN_FIRST:
        if CARD_ROWS.near_city[card] and not touches_city(s, host, place - ROAD_FIRST):
            return False
        return s.roads[host] >> (place - ROAD_FIRST) & 1 == 1 and not is_taken(s, host, place)
    if place < MARKER_FIRST:
        there = s.towns[host * TOWNS + place - TOWN_FIRST] == CITY_THERE
        return there and not is_taken(s, host, place)
    return room_beside(s, host) > 0 and not is_taken(s, host, place)


def touches_city(s: State, seat: i64, column: i64) -> bool:
    """Return whether a city lies beside the road of a column. [STORM-3]"""
    for town in range(max(0, column - 1), min(column + 1, TOWNS)):
        if s.towns[seat * TOWNS + town] == CITY_THERE:
            return True
    return False


def free_site(s: State, seat: i64, site: i64) -> bool:
    """Return whether a site exists and is empty: only a city has the outer ones. [GEO-2]"""
    town = s.towns[seat * TOWNS + site // SPOTS]
    if town == NO_TOWN or s.sites[seat * SITES + site]:
        return False
    if len(s.abroad) and s.abroad[(1 - seat) * PLACES + site]:
        return False
    return site % SPOTS < SIDES or town == CITY_THERE


def may_stand(s: State, seat: i64, card: i64, site: i64) -> bool:
    """Return whether the town of a site suits this card. [BUILD-10, BUILD-11]"""
    return CARD_ROWS.place[card] != CITY_SITE or s.towns[seat * TOWNS + site // SPOTS] == CITY_THERE


def fits_beside(s: State, seat: i64, card: i64, plot: i64) -> bool:
    """Return whether a card may lie beside a region: by kind, store and free place. [BUILD-16]"""
    kind = s.bears(seat, plot)
    if kind == NOBODY or CARD_ROWS.region[card] not in (kind, NOBODY):
        return False
    if s.stored[seat * PLOTS + plot] < CARD_ROWS.paid_there[card]:
        return False
    return not is_taken(s, seat, BESIDE_FIRST + plot) and room_beside(s, seat) > 0


def room_beside(s: State, seat: i64) -> i64:
    """Return how many regions have room beside them; markers and caches take one each. [GEO-5]"""
    room: i64 = 0
    for plot in range(seat * PLOTS, seat * PLOTS + PLOTS):
        if s.land[plot]:
            room += 1 if plot % PLOTS < REGIONS else -1
    for plot in range(REGIONS):
        if is_taken(s, seat, BESIDE_FIRST + plot):
            room -= 1
    for marker in range(MARKERS):
        if is_taken(s, seat, MARKER_FIRST + marker):
            room -= 1
    return room


def host_of(seat: i64, card: i64) -> i64:
    """Return the principality in which a seat builds a card. [BUILD-15]"""
    return 1 - seat if CARD_ROWS.foreign[card] else seat


def places_for(s: State, seat: i64, card: i64) -> list[int]:
    """Return all places where a card may be built, those of the other principality last."""
    sort = CARD_ROWS.place[card]
    host = host_of(seat, card)
    first, end = range_of(s, host, sort)
    found = [place for place in range(first, end) if fits(s, seat, card, place)]
    if sort == MARKER_PLACE:
        found = found[:1]  # where a marker lies changes nothing [BUILD-18]
    return [int(PLACES) + place for place in found] if CARD_ROWS.foreign[card] else found


def has_place(s: State, seat: i64, card: i64) -> bool:
    """Return whether a card has a place; a Gold Cache needs one beyond the regions. [BUILD-12]"""
    sort = CARD_ROWS.place[card]
    if sort == CACHE_PLACE:
        return free_cache(s, seat) != NOBODY and room_beside(s, seat) > 0
    first, end = range_of(s, host_of(seat, card), sort)
    return any(fits(s, seat, card, place) for place in range(first, end))


def range_of(s: State, host: i64, sort: i64) -> tuple[i64, i64]:
    """Return the first and the end (exclusive) of the places of a sort in a principality."""
    if sort <= CITY_SITE:
        return start_of_sites(s, host), end_of_sites(s, host)
    if sort == REGION_PLACE:
        return BESIDE_FIRST, ROAD_FIRST
    if sort == ROAD_PLACE:
        return ROAD_FIRST, TOWN_FIRST
    if sort == TOWN_PLACE:
        return TOWN_FIRST, MARKER_FIRST
    return MARKER_FIRST, PLACES


def free_cache(s: State, seat: i64) -> i64:
    """Return the first free place for a Gold Cache, or NOBODY. [BUILD-12]"""
    for plot in range(REGIONS, PLOTS):
        if s.land[seat * PLOTS + plot] == 0:
            return plot
    return NOBODY

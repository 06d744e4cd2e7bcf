"""Regions and sites by their position, as bits: queries on a state."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import TOWN_BUILDING
from signoria.games.princes.kinds import WATERING
from signoria.games.princes.rules import (
    ABROAD,
    BESIDE_FIRST,
    CAPACITY,
    CITY_THERE,
    FRESH,
    GRAIN,
    NAMED,
    OUTER,
    OUTSIDE,
    PLACES,
    PLOTS,
    REGIONS,
    RESOURCE_TYPES,
    ROAD_FIRST,
    SEATS,
    SIDES,
    SITES,
    SPOTS,
    THEIR_ZONES,
    TOWNS,
    USED,
    WOOL,
    ZONE_NAMES,
    ZONES,
    bit,
)
from signoria.games.princes.state import State
from signoria.kernel.cells import Cells
from signoria.kernel.seats import NOBODY, seats_in

AROUND: Final = 15  # the four regions of a town, from its left column's first plot on
CITY_SITES: Final = 15  # the four sites of a town


def beside_city(s: State, seat: i64) -> i64:
    """Return the regions, as bits, that touch a city: four each. [EVENT-10]"""
    found: i64 = 0
    for town in range(TOWNS):
        if s.towns[seat * TOWNS + town] == CITY_THERE:
            found |= AROUND << town * SIDES
    return found


def beside_bath(s: State, seat: i64) -> i64:
    """Return the regions, as bits, that touch a city with a Bath House. [EVENT-10]"""
    found: i64 = 0
    for site in range(s.leftmost[seat] * SPOTS, (s.rightmost[seat] + 1) * SPOTS):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.bath[card]:
            found |= AROUND << site // SPOTS * SIDES
    return found


def watered_by(s: State, seat: i64) -> i64:
    """Return the fields and pastures, as bits, that touch a city with an Aqueduct. [PROD-4]"""
    found: i64 = 0
    for site in range(SITES):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.kinds[card] >> WATERING & 1:
            found |= AROUND << site // SPOTS * SIDES
    for plot in seats_in(found):
        if s.bears(seat, plot) not in (GRAIN, WOOL):
            found &= ~bit(plot)
    return found


def beside_site(site: i64) -> tuple[i64, i64]:
    """Return the two regions beside a site, left and right of its town. [GEO-2]"""
    left = site // SPOTS * SIDES + site % SIDES
    return left, left + SIDES


def beside(s: State, seat: i64, plot: i64, row: Cells, value: i64) -> i64:
    """Count the cards beside a plot with that value in a row of the card database. [GEO-2]"""
    found: i64 = 0
    column = plot // SIDES
    for town in range(max(0, column - 1), min(column + 1, TOWNS)):
        for depth in range(SPOTS // SIDES):
            spot = depth * SIDES + plot % SIDES
            card = s.sites[seat * SITES + town * SPOTS + spot]
            if card and row[card - 1] == value:
                found += 1
    return found


def shielding(s: State, seat: i64, plot: i64) -> i64:
    """Return how the cards beside a plot protect it from brigands, as bits. [ROLL-3]"""
    found: i64 = 0
    column = plot // SIDES
    for town in range(max(0, column - 1), min(column + 1, TOWNS)):
        for depth in range(SPOTS // SIDES):
            card = s.sites[seat * SITES + town * SPOTS + depth * SIDES + plot % SIDES]
            if card:
                found |= CARD_ROWS.shields[card - 1]
    return found


def beside_sages(s: State, seat: i64) -> list[int]:
    """Return the regions that have a sage beside them. [TOKEN-4]"""
    found: list[int] = []
    for plot in range(REGIONS if len(s.outer) else 0):
        card = card_at(s, seat, BESIDE_FIRST + plot)
        if card >= 0 and CARD_ROWS.sage[card]:
            found.append(plot)
    return found


def standing(s: State, seat: i64) -> list[int]:
    """Return a seat's cards in play wherever they lie, without covered ones."""
    found = s.beyond_sites(seat)
    for cell in range(s.first_cell(seat), s.end_cell(seat)):
        if s.sites[cell]:
            found.append(s.sites[cell] - 1)
    return found


def has_room(s: State, seat: i64, plot: i64) -> bool:
    """Return whether a plot has a region with room."""
    at = seat * PLOTS + plot
    return s.land[at] > 0 and s.stored[at] < CAPACITY


def rolled_with_room(s: State, seat: i64) -> i64:
    """Return the regions, as bits, with this turn's number that are not full. [ACT-9]"""
    return s.rolled_plots(seat) & ~s.full[seat]


def treatable(s: State, seat: i64) -> i64:
    """Return the sites, as bits, of Bath Houses beside a region with room. [ACT-9]"""
    found: i64 = 0
    for site in range(s.leftmost[seat] * SPOTS, (s.rightmost[seat] + 1) * SPOTS):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.bath[card]:
            left, right = beside_site(site)
            if has_room(s, seat, left) or has_room(s, seat, right):
                found |= bit(site)
    return found


def burnable(s: State, seat: i64) -> i64:
    """Return the sites, as bits, of buildings without a Fire Brigade in their city. [ATTACK-4]"""
    guarded: i64 = 0
    for site in range(s.leftmost[seat] * SPOTS, (s.rightmost[seat] + 1) * SPOTS):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.fireproof[card]:
            guarded |= CITY_SITES * bit(site // SPOTS * SPOTS)
    return s.sites_of(seat, TOWN_BUILDING) & ~guarded


def places_of(s: State, seat: i64, kind: i64) -> list[int]:
    """Return the places of a seat's cards of a kind, those of the other principality last."""
    return seats_in(s.sites_of(seat, kind)) + places_beyond(s, seat, kind)


def places_beyond(s: State, seat: i64, kind: i64) -> list[int]:
    """Return the places of a seat's cards of a kind outside its own sites. [GEO-5, BUILD-15]"""
    found: list[int] = []
    for at in range(len(s.outer) // SEATS):
        card = s.outer[seat * OUTER + at] - 1
        if card >= 0 and CARD_ROWS.kinds[card] >> kind & 1:
            found.append(SITES + at)
    for at in range(len(s.abroad) // SEATS):
        card = s.abroad[seat * PLACES + at] - 1
        if card >= 0 and CARD_ROWS.kinds[card] >> kind & 1:
            found.append(PLACES + at)
    return found


def card_at(s: State, seat: i64, place: i64) -> i64:
    """Return the card of a seat at a place, or NOBODY."""
    if place < SITES:
        return s.sites[seat * SITES + place] - 1
    if place < PLACES:
        return s.outer[seat * OUTER + place - SITES] - 1 if len(s.outer) else NOBODY
    return s.abroad[seat * PLACES + place - PLACES] - 1 if len(s.abroad) else NOBODY


def place_of(s: State, seat: i64, card: i64) -> i64:
    """Return the first place where a seat has this very card, or NOBODY."""
    for place in range(2 * PLACES):
        if card_at(s, seat, place) == card:
            return place
    return NOBODY


def is_taken(s: State, seat: i64, place: i64) -> bool:
    """Return whether a card of either seat lies on a place of a principality."""
    if card_at(s, seat, place) >= 0:
        return True
    return len(s.abroad) > 0 and s.abroad[(1 - seat) * PLACES + place] > 0


def place_in(zone: i64, column: i64, side: i64) -> i64:
    """Return the outer place that three fields name, or NOBODY. [GEO-5]"""
    if not (0 <= zone < len(ZONE_NAMES) and column >= 0 and 0 <= side < SIDES):
        return NOBODY
    sort = zone % THEIR_ZONES
    place = ZONES[sort] + (column * SIDES + side if sort == 0 else column)
    if place >= ZONES[sort + 1] or (sort > 0 and side > 0):
        return NOBODY
    return place + PLACES if zone >= THEIR_ZONES else place


def zone_of(place: i64) -> i64:
    """Return the zone of an outer place. [GEO-5]"""
    zone: i64 = 0
    while place % PLACES >= ZONES[zone + 1]:
        zone += 1
    return zone + THEIR_ZONES if place >= PLACES else zone


def column_of(place: i64) -> i64:
    """Return the column of an outer place, or the number of its town or marker."""
    sort = zone_of(place) % THEIR_ZONES
    at = place % PLACES - ZONES[sort]
    return at // SIDES if sort == 0 else at


def side_of(place: i64) -> i64:
    """Return the side of an outer place: below for half of the regions, else above."""
    within = place % PLACES
    return (within - BESIDE_FIRST) % SIDES if within < ROAD_FIRST else 0


# Marks of places.


def mark_row(place: i64) -> i64:
    """Return the row of marks that a place belongs to, for each sort of mark."""
    row: i64 = ABROAD if place >= PLACES else 0
    return row + OUTSIDE if place % PLACES >= SITES else row


def mark_bit(place: i64) -> i64:
    """Return the bit of a place in its row of marks."""
    within = place % PLACES
    return bit(within - SITES if within >= SITES else within)


def mark(s: State, seat: i64, place: i64, sort: i64) -> None:
    """Mark a place: for events."""
    s.marks[sort + mark_row(place) + seat] |= mark_bit(place)


def is_marked(s: State, seat: i64, place: i64, sort: i64) -> bool:
    """Return whether a place has a mark."""
    return s.marks[sort + mark_row(place) + seat] & mark_bit(place) > 0


def unmark(s: State, seat: i64, place: i64) -> None:
    """Remove all marks of a place: for events."""
    for sort in (USED, FRESH, NAMED):
        s.marks[sort + mark_row(place) + seat] &= ~mark_bit(place)


def swap_marks(s: State, seat: i64, one: i64, two: i64) -> None:
    """Exchange the marks of two places of one sort: for events."""
    for sort in (USED, FRESH):
        if is_marked(s, seat, one, sort) != is_marked(s, seat, two, sort):
            s.marks[sort + mark_row(one) + seat] ^= mark_bit(one) | mark_bit(two)


def forget_named(s: State, seat: i64) -> None:
    """Remove the names that a feud gave to cards of a seat: for events. [EVENT-1]"""
    for row in (0, ABROAD, OUTSIDE, OUTSIDE + ABROAD):
        s.marks[NAMED + row + seat] = 0


def robbable(s: State, seat: i64) -> i64:
    """Return the stores, as bits, with room for a resource the other has. [ATTACK-5]"""
    types: i64 = 0
    for resource in range(RESOURCE_TYPES):
        if s.amount_of(1 - seat, resource):
            types |= 1 << resource
    return s.plots_of(seat, types) & ~s.full[seat]

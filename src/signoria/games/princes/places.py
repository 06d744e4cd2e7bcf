"""Regions and sites by their position, as bits: queries on a state."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import TOWN_BUILDING
from signoria.games.princes.rules import (
    CAPACITY,
    CITY_THERE,
    PLOTS,
    REGIONS,
    SEATS,
    SIDES,
    SITES,
    SPOTS,
    TOWNS,
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
    for site in range(SITES):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.bath[card]:
            found |= AROUND << site // SPOTS * SIDES
    return found


def beside_site(site: i64) -> tuple[i64, i64]:
    """Return the two regions beside a site, left and right of its town. [GEO-2]"""
    left = site // SPOTS * SIDES + site % SIDES
    return left, left + SIDES


def beside(s: State, seat: i64, plot: i64, row: Cells, value: i64) -> i64:
    """Count the cards beside a plot with that value in a row of the book. [GEO-2]"""
    found: i64 = 0
    column = plot // SIDES
    for town in range(max(0, column - 1), min(column + 1, TOWNS)):
        for depth in range(SPOTS // SIDES):
            spot = depth * SIDES + plot % SIDES
            card = s.sites[seat * SITES + town * SPOTS + spot]
            if card and row[card - 1] == value:
                found += 1
    return found


def standing(s: State, seat: i64) -> list[int]:
    """Return a seat's cards in play, also in the other principality, without covered ones."""
    found = s.cards_abroad(seat)
    for site in range(seat * SITES, seat * SITES + SITES):
        if s.sites[site]:
            found.append(s.sites[site] - 1)
    return found


def has_room(s: State, seat: i64, plot: i64) -> bool:
    """Return whether a plot has a region with room."""
    at = seat * PLOTS + plot
    return s.land[at] > 0 and s.stored[at] < CAPACITY


def rolled_with_room(s: State, seat: i64) -> i64:
    """Return the regions, as bits, with this turn's number that are not full. [ACT-9]"""
    found: i64 = 0
    for plot in range(REGIONS):
        if (
            has_room(s, seat, plot)
            and CARD_ROWS.number[s.land[seat * PLOTS + plot] - 1] == s.number
        ):
            found |= bit(plot)
    return found


def treatable(s: State, seat: i64) -> i64:
    """Return the sites, as bits, of Bath Houses beside a region with room. [ACT-9]"""
    found: i64 = 0
    for site in range(SITES):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.bath[card]:
            left, right = beside_site(site)
            if has_room(s, seat, left) or has_room(s, seat, right):
                found |= bit(site)
    return found


def burnable(s: State, seat: i64) -> i64:
    """Return the sites, as bits, of buildings without a Fire Brigade in their city. [ATTACK-4]"""
    guarded: i64 = 0
    for site in range(SITES):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.fireproof[card]:
            guarded |= CITY_SITES * bit(site // SPOTS * SPOTS)
    return s.sites_of(seat, TOWN_BUILDING) & ~guarded


def places_of(s: State, seat: i64, kind: i64) -> list[int]:
    """Return the places of a seat's cards of a kind: own sites, then sites of the other."""
    return seats_in(s.sites_of(seat, kind)) + places_abroad(s, seat, kind)


def places_abroad(s: State, seat: i64, kind: i64) -> list[int]:
    """Return the places of a seat's cards of a kind in the other principality."""
    found: list[int] = []
    for site in range(len(s.abroad) // SEATS):
        card = s.abroad[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.kinds[card] >> kind & 1:
            found.append(SITES + site)
    return found


def card_at(s: State, seat: i64, place: i64) -> i64:
    """Return the card of a seat at a place, or NOBODY."""
    if place < SITES:
        return s.sites[seat * SITES + place] - 1
    return s.abroad[seat * SITES + place - SITES] - 1 if len(s.abroad) else NOBODY


def robbable(s: State, seat: i64) -> i64:
    """Return the stores, as bits, with room for a resource the other has. [ATTACK-5]"""
    found: i64 = 0
    for plot in range(PLOTS):
        if has_room(s, seat, plot) and s.amount_of(1 - seat, s.bears(seat, plot)):
            found |= bit(plot)
    return found

"""Cards that move while they stand, and foreign cards that leave: queries. [MOVE-1, BUILD-20]"""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards import CARDS, Atom
from signoria.games.princes.cards.terms import STARS
from signoria.games.princes.cards.vocabulary import UNTIL
from signoria.games.princes.kinds import LEAVING_PLAY, PEACEFUL
from signoria.games.princes.needs import holds_true
from signoria.games.princes.places import column_of, is_taken
from signoria.games.princes.rules import (
    BESIDE_FIRST,
    PLACES,
    PLOTS,
    REGIONS,
    ROAD_FIRST,
    SEATS,
    SIDES,
    TOWN_FIRST,
)
from signoria.games.princes.state import State
from signoria.games.princes.tokens import tokens_of
from signoria.kernel.seats import NOBODY

RANSOM = 3  # stars that drive a Thieves' Hideout away [MOVE-2]
HIDEOUT = "thieves-hideout"
HIDEOUTS = [card.id for card in CARDS if card.key == HIDEOUT]


def destinations(s: State, seat: i64, place: i64) -> list[int]:
    """Return the places a card may move to: beside them something is stored. [MOVE-1, MOVE-2]"""
    host = 1 - seat if place >= PLACES else seat
    first, end = (BESIDE_FIRST, ROAD_FIRST) if place >= PLACES else (ROAD_FIRST, TOWN_FIRST)
    found: list[int] = []
    for at in range(first, end):
        if not is_taken(s, host, at) and exists(s, host, at) and stocked(s, host, at):
            found.append(place // PLACES * PLACES + at)
    return found


def exists(s: State, seat: i64, place: i64) -> bool:
    """Return whether a road lies there; a region without one stores nothing."""
    return place < ROAD_FIRST or s.roads[seat] >> (place - ROAD_FIRST) & 1 == 1


def stocked(s: State, seat: i64, place: i64) -> i64:
    """Return the regions, as bits, that touch a place and hold something."""
    if place < ROAD_FIRST:
        plot = place - BESIDE_FIRST
        return i64(1) << plot if s.stored[seat * PLOTS + plot] else 0
    found: i64 = 0
    column = column_of(place)
    for plot in range(column * SIDES, column * SIDES + SIDES):
        if s.stored[seat * PLOTS + plot]:
            found |= i64(1) << plot
    return found


# The condition on which a card leaves play, by its number. [BUILD-20]
ENDS: dict[int, Atom] = {
    card.id: deed.cond
    for card in CARDS
    for effect in card.effects
    for deed in effect.deeds
    if effect.trigger == UNTIL and deed.cond is not None
}


def leaving(s: State) -> tuple[i64, i64]:
    """Return the seat and place of a card that has to leave play now, or NOBODY. [BUILD-20]"""
    for seat in range(SEATS if len(s.abroad) else 0):
        if s.has(seat, LEAVING_PLAY):
            for place in range(PLACES):
                card = s.abroad[seat * PLACES + place] - 1
                if card >= 0 and card in ENDS and holds_true(s, seat, ENDS[card]):
                    return seat, PLACES + place
    return NOBODY, NOBODY


def leaves(s: State) -> bool:
    """Return whether a card has to leave play now. [BUILD-20]"""
    return len(s.abroad) > 0 and leaving(s)[0] != NOBODY


def evictable(s: State, seat: i64) -> list[int]:
    """Return the places of a principality whose hideout its prince can buy off. [MOVE-2]"""
    if len(s.abroad) == 0 or tokens_of(s, seat, STARS) < RANSOM:
        return []
    places = range(BESIDE_FIRST, BESIDE_FIRST + REGIONS)
    return [at for at in places if s.abroad[(1 - seat) * PLACES + at] - 1 in HIDEOUTS]


def at_peace(s: State, card: i64) -> bool:
    """Return whether a card in play forbids this attack. [ATTACK-10]"""
    return CARD_ROWS.attack[card] == 1 and (s.has(0, PEACEFUL) or s.has(1, PEACEFUL))

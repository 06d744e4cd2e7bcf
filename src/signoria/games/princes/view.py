"""The view of each seat in The Princes of Catan, built field by field."""

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.fields import (
    CARD,
    CARD_ROW,
    CARD_ROWS,
    COLUMN,
    COLUMN_ROW,
    FACE,
    REASON,
    RESOURCE_ROW,
    SIDE,
    STACK,
    ZONE,
)
from signoria.games.princes.foresight import knows
from signoria.games.princes.layouts import pick_at, settled
from signoria.games.princes.listing import cards_at, cards_known, listed, lying
from signoria.games.princes.phases import STEP
from signoria.games.princes.places import card_at, column_of, is_marked, side_of, zone_of
from signoria.games.princes.rules import (
    BACKS,
    BARGAIN,
    COMMERCE,
    FIRST_COLUMN,
    NAMED,
    OUTER,
    PLACES,
    PLOTS,
    POINT_TYPES,
    SEATS,
    SIDES,
    SITES,
    STRENGTH,
    TOWNS,
    USED,
)
from signoria.games.princes.state import State, seat_bit
from signoria.kernel.cells import Cells, part
from signoria.kernel.kinds import NUMBER, SEAT, SEAT_ROW, Kind, Kinds, Row
from signoria.kernel.seats import HIDDEN, NOBODY, seats_in

AGENDA: Final = Row("agenda", STEP)


class LaidView(msgspec.Struct, frozen=True):
    """A card on an outer place of a principality: which, where, whose, and what it shows."""

    kinds: ClassVar[Kinds] = {"card": CARD, "zone": ZONE, "column": COLUMN, "side": SIDE}

    card: int
    zone: int  # beside a region, on a road, on a town, a marker
    column: int  # of a town or marker: its number
    side: int
    number: int  # owls, stars, or the level
    foreign: bool  # it is the other's
    used: bool  # its function was used this turn


class SeatView(msgspec.Struct, frozen=True):
    """A principality; plots, towns and sites are rows by place, each a card or NOBODY."""

    one: ClassVar[Kind] = SEAT
    kinds: ClassVar[Kinds] = {
        "roads": COLUMN_ROW,
        "regions": CARD_ROW,
        "sites": CARD_ROW,
        "discard": CARD_ROW,
    }

    score: int
    points: list[int]  # victory, strength, commerce, skill, progress
    strength_advantage: bool
    trade_advantage: bool
    hand_size: int
    hand_backs: list[int]  # how many of each back
    hand_limit: int
    roads: list[int]  # columns
    towns: list[int]  # 0 nothing, 1 settlement, 2 city
    regions: list[int]  # by plot: column * 2, plus one for below; then Gold Caches
    stored: list[int]
    sites: list[int]  # by site: town * 4 + spot
    foreign: list[int]  # sites with a card of the other
    laid: list[LaidView]  # cards beyond the sites
    used: list[int]  # sites whose function was used this turn
    discard: list[int]  # in a tournament, the seat's own pile


class StackView(msgspec.Struct, frozen=True):
    """A draw stack from its top: the cards you know, and who knows each, as bits."""

    one: ClassVar[Kind] = STACK
    kinds: ClassVar[Kinds] = {
        "owner": SEAT,
        "cards": CARD_ROW,
    }

    owner: int  # NOBODY: shared
    back: int
    size: int
    cards: list[int]
    seen: list[int]


class View(msgspec.Struct, frozen=True):
    """The table as `you` see it; a spectator's hand is empty."""

    kinds: ClassVar[Kinds] = {
        "you": SEAT,
        "active": SEAT,
        "face": FACE,
        "reason": REASON,
        "winners": SEAT_ROW,
        "agenda": AGENDA,
        "regions_left": CARD_ROW,
        "open_cards": CARD_ROW,
        "discard": CARD_ROW,
        "events": CARD_ROW,
        "events_laid": NUMBER,
        "events_gone": CARD_ROW,
        "waiting": CARD_ROW,
        "bargains": RESOURCE_ROW,
        "your_hand": CARD_ROW,
        "your_hand_seen": CARD_ROW,
        "their_hand_seen": CARD_ROW,
        "decks": CARD_ROWS,
        "stolen": CARD_ROWS,
        "your_order": CARD_ROW,
    }
    own: ClassVar[Sequence[str]] = ["your_hand", "your_hand_seen", "your_order"]

    you: int
    turn: int
    active: int
    number: int
    face: int
    reason: int
    winners: list[int]
    agenda: list[list[int]]
    roads_left: int
    settlements_left: int
    cities_left: int
    regions_left: list[int]
    open_cards: list[int]
    stacks: list[StackView]
    discard: list[int]  # the shared pile
    events: list[int]  # from the top: a card that you know, or HIDDEN
    events_laid: int  # how many at the end lie face up; NOBODY before they do
    events_gone: list[int]  # events out of the game; HIDDEN if only the other knows the card
    waiting: list[int]
    named: list[int]
    bargains: list[int]  # resources that the active seat trades one for one in this turn
    seats: list[SeatView]
    your_hand: list[int]
    your_hand_seen: list[int]  # cards of yours that the other knows
    their_hand_seen: list[int]  # cards of theirs that you know
    decks: list[list[int]]  # the deck of each seat: your own, at the end both
    stolen: list[list[int]]  # cards of the other's deck that each seat holds
    your_order: list[int]  # the regions you have laid out so far, from the left
    orders_settled: list[int]  # how many places each has settled


def view(s: State, you: int) -> View:
    return views(s, [you])[0]


def views(s: State, sides: list[int]) -> list[View]:
    """Return the views of these sides; principalities are public, and built once."""
    seats = [_seat(s, seat) for seat in range(SEATS)]
    return [_seen_by(s, seats, you) for you in sides]


def _seen_by(s: State, seats: list[SeatView], you: int) -> View:
    """Return the view of `you`; fields not named here stay hidden."""
    return View(
        you=you,
        turn=s.turn,
        active=s.active,
        number=s.number,
        face=s.face,
        reason=s.reason,
        winners=seats_in(s.winners),
        agenda=s.agenda_rows(),
        roads_left=s.roads_left,
        settlements_left=s.settlements_left,
        cities_left=s.cities_left,
        regions_left=lying(s.middle, True),
        open_cards=lying(s.middle, False),
        stacks=[_stack(s, stack, you) for stack in range(s.options.stacks)],
        discard=[] if s.options.own_decks else listed(s.discard, 0),
        events=[cell - 1 if knows(s, you, at) else HIDDEN for at, cell in enumerate(s.events)],
        events_laid=s.laid,
        events_gone=_gone(s, you),
        waiting=[cell - 1 for cell in (s.waiting & 255, s.waiting >> 8) if cell],
        named=seats_in(s.marks[NAMED] | s.marks[NAMED + 1]),
        bargains=seats_in(s.marks[BARGAIN + s.active]) if s.active >= 0 else [],
        seats=seats,
        your_hand=[] if you < 0 else listed(s.hands, you * SIZE),
        your_hand_seen=[] if you < 0 else listed(s.known, you * SIZE),
        their_hand_seen=[] if you < 0 else listed(s.known, (1 - you) * SIZE),
        decks=_decks(s, you),
        stolen=_rows(s.decks, SEATS, SEATS) if s.options.own_decks and not s.over() else [],
        your_order=[] if you < 0 else _order(s, you),
        orders_settled=[settled(s.orders, seat) for seat in range(SEATS)],
    )


def _rows(row: Cells, first: int, number: int) -> list[list[int]]:
    """Return some rows of counts as lists of cards."""
    return [listed(row, at * SIZE) for at in range(first, first + number)]


def _decks(s: State, you: int) -> list[list[int]]:
    """Return your own deck; when the game is over both. [T12]"""
    found = _rows(s.decks, 0, SEATS) if s.options.own_decks else []
    return [deck if seat == you or s.over() else [] for seat, deck in enumerate(found)]


def _gone(s: State, you: int) -> list[int]:
    known = zip(s.gone, s.gone_by, strict=True)
    return [cell % SIZE if by in (NOBODY, you) else HIDDEN for cell, by in known]


def _order(s: State, you: int) -> list[int]:
    first = you * PLOTS + FIRST_COLUMN * SIDES
    places = range(settled(s.orders, you))
    return [s.land[first + pick_at(s.orders, you, place)] - 1 for place in places]


def _stack(s: State, stack: int, you: int) -> StackView:
    top, size = s.top_of(stack), s.sizes[stack]
    cards = cards_known(s.stock, s.seen, top, size, seat_bit(you))
    owner, back = s.options.owners[stack], s.options.backs[stack]
    return StackView(owner, back, size, cards, part(s.seen, top, size))


def _sites(s: State, seat: int) -> list[int]:
    """Return the cards on the sites of a principality, also those of the other seat."""
    found = cards_at(s.sites, seat * SITES, SITES)
    there = cards_at(s.abroad, (1 - seat) * PLACES, SITES) if len(s.abroad) else []
    return [max(pair) for pair in zip(found, there, strict=True)] if there else found


def _laid(s: State, seat: int) -> list[LaidView]:
    """Return the cards of both on the outer places of a principality. [GEO-5]"""
    found: list[LaidView] = []
    for place in range(SITES, PLACES) if len(s.outer) + len(s.abroad) else ():
        for owner, at in ((seat, place), (1 - seat, int(PLACES) + place)):
            card = card_at(s, owner, at)
            if card >= 0:
                where = zone_of(place), column_of(place), side_of(place)
                number = s.shown[seat * OUTER + place - SITES] if owner == seat else 0
                used = is_marked(s, owner, at, USED)
                found.append(LaidView(card, *where, number, owner != seat, used))
    return found


def _seat(s: State, seat: int) -> SeatView:
    return SeatView(
        score=s.score(seat),
        points=[max(0, n) for n in part(s.tally, seat * POINT_TYPES, POINT_TYPES)],
        strength_advantage=s.leads(seat, STRENGTH),
        trade_advantage=s.leads(seat, COMMERCE),
        hand_size=s.held[seat],
        hand_backs=part(s.held, SEATS + seat * BACKS, BACKS),
        hand_limit=s.hand_limit(seat),
        roads=seats_in(s.roads[seat]),
        towns=part(s.towns, seat * TOWNS, TOWNS),
        regions=cards_at(s.land, seat * PLOTS, PLOTS),
        stored=part(s.stored, seat * PLOTS, PLOTS),
        sites=_sites(s, seat),
        foreign=[
            site for site in range(SITES) if len(s.abroad) and s.abroad[(1 - seat) * PLACES + site]
        ],
        laid=_laid(s, seat),
        used=seats_in(s.marks[USED + seat]),
        discard=listed(s.discard, seat * SIZE) if s.options.own_decks else [],
    )

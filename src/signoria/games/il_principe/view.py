"""The view of each seat in Il Principe, built field by field."""

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace

from signoria.games.il_principe.fields import (
    CARDS,
    CITY_ROW,
    FAMILY,
    ITEM,
    POINTS,
    REASON,
    ROLE_ROW,
    SHIELDS,
)
from signoria.games.il_principe.phases import STEP
from signoria.games.il_principe.rules import BUILDER, COLOURS, REGIONS, SOURCES
from signoria.games.il_principe.state import State
from signoria.kernel.cells import part, values
from signoria.kernel.kinds import SEAT, SEAT_ROW, Kind, Kinds, Row
from signoria.kernel.seats import NOBODY, SPECTATOR, seats_in

AGENDA: Final = Row("agenda", STEP)


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it; cards are five counts in colour order."""

    one: ClassVar[Kind] = SEAT
    kinds: ClassVar[Kinds] = {
        "family": FAMILY,
        "points": POINTS,
        "face_up": CARDS,
        "face_down": CARDS,
        "roles": ROLE_ROW,
        "cities": CITY_ROW,
    }

    family: int
    score: int
    points: list[int]  # by source
    hand_size: int
    set_aside: int
    purse: int | None
    shields_left: int
    face_up: list[int]
    face_down: list[int]
    roles: list[int]
    cities: list[int]  # only if built cards lie beside their builder [CITY-10]


class AuctionView(msgspec.Struct, frozen=True):
    """The auction under way; `item` is a role (0 to 9) or a lot (10 + colour)."""

    kinds: ClassVar[Kinds] = {
        "item": ITEM,
        "bidders": SEAT_ROW,
        "turn": SEAT,
        "high_bidder": SEAT,
    }

    item: int
    bidders: list[int]
    turn: int
    high_bid: int
    high_bidder: int


class View(msgspec.Struct, frozen=True):
    """The table as `you` see it; a spectator's hand is empty."""

    kinds: ClassVar[Kinds] = {
        "you": SEAT,
        "reason": REASON,
        "winners": SEAT_ROW,
        "principe": SEAT,
        "agenda": AGENDA,
        "removed": CARDS,
        "lots": CARDS,
        "cities": CITY_ROW,
        "cities_unseen": CITY_ROW,
        "shields": SHIELDS,
        "your_hand": CARDS,
        "your_set_aside": CARDS,
    }
    own: ClassVar[Sequence[str]] = ["your_hand", "your_set_aside"]

    you: int
    round: int
    last_round: bool
    reason: int
    winners: list[int]
    principe: int
    agenda: list[list[int]]
    deck_left: int
    removed: list[int]
    lots: list[int]
    auction: AuctionView | None
    shields_due: int
    cities: list[int]
    city_deck_left: int
    cities_unseen: list[int]
    shields: list[list[int]]  # by region, then by seat
    seats: list[SeatView]
    your_hand: list[int]
    your_set_aside: list[int]


def view(s: State, you: int) -> View:
    return _seen_by(s, _public(s), you)


def views(s: State, seats: list[int]) -> list[View]:
    """Return the views of these seats; the public part is built once."""
    public = _public(s)
    return [_seen_by(s, public, you) for you in seats]


def _seen_by(s: State, public: View, you: int) -> View:
    """Add `your` own secrets to the public view."""
    if you < 0:
        return replace(public, you=you)
    seats = list(public.seats)
    seats[you] = replace(seats[you], purse=s.coins[you])
    return replace(
        public,
        you=you,
        seats=seats,
        your_hand=part(s.hands, you * COLOURS, COLOURS),
        your_set_aside=part(s.aside, you * COLOURS, COLOURS),
    )


def _public(s: State) -> View:
    """Build the part of the view that everybody sees; fields not named here stay hidden."""
    return View(
        you=SPECTATOR,
        round=s.round,
        last_round=s.last_round,
        reason=s.reason,
        winners=seats_in(s.winners),
        principe=s.principe,
        agenda=s.agenda_rows(),
        deck_left=s.deck_left,
        removed=values(s.removed),
        lots=values(s.lots),
        auction=_auction(s),
        shields_due=s.shields_due,
        cities=seats_in(s.display),
        city_deck_left=s.city_deck_left,
        cities_unseen=seats_in(s.unseen),
        shields=[part(s.shields, at, s.seats) for at in range(0, REGIONS * s.seats, s.seats)],
        seats=[_seat(s, seat) for seat in range(s.seats)],
        your_hand=[],
        your_set_aside=[],
    )


def _seat(s: State, seat: int) -> SeatView:
    points = part(s.points, seat * SOURCES, SOURCES)
    return SeatView(
        family=s.options.families[seat],
        score=sum(points),
        points=points,
        hand_size=s.held[seat],
        set_aside=s.sealed[seat],
        purse=s.coins[seat] if s.purses_open() else None,
        shields_left=s.supply[seat],
        face_up=part(s.face_up, seat * COLOURS, COLOURS),
        face_down=part(s.face_down, seat * COLOURS, COLOURS),
        roles=s.roles_of(seat),
        cities=seats_in(s.built[seat]) if s.options.built_card == BUILDER else [],
    )


def _auction(s: State) -> AuctionView | None:
    if s.item == NOBODY:
        return None
    return AuctionView(s.item, seats_in(s.bidding), s.turn, s.high_bid, s.high_bidder)

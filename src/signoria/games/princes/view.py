"""What each seat may see of The Princes of Catan, put together piece by piece."""

import msgspec

from signoria.games.princes.book import SIZE
from signoria.games.princes.rules import (
    COMMERCE,
    PLOTS,
    POINT_TYPES,
    SEATS,
    SITES,
    STACKS,
    STRENGTH,
    TOWNS,
)
from signoria.games.princes.state import State, seat_bit
from signoria.kernel.cells import part, values
from signoria.kernel.seats import HIDDEN, NOBODY, seats_in


class SeatView(msgspec.Struct, frozen=True):
    """A principality; plots, towns and sites are rows by place, a card or NOBODY in each."""

    score: int
    points: list[int]  # victory, strength, commerce, skill, progress
    strength_advantage: bool
    trade_advantage: bool
    hand_size: int
    hand_limit: int
    roads: list[int]  # columns
    towns: list[int]  # 0 nothing, 1 settlement, 2 city
    regions: list[int]  # by plot: column * 2, one more for below; Gold Caches behind them
    stored: list[int]
    sites: list[int]  # by site: town * 4 + spot


class StackView(msgspec.Struct, frozen=True):
    """A draw stack from its top: the cards you know, and who knows each, as bits."""

    size: int
    cards: list[int]
    seen: list[int]


class View(msgspec.Struct, frozen=True):
    """The table as `you` see it; a spectator's hand is empty."""

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
    stacks: list[StackView]
    discard: list[int]
    events: list[int]  # from the top: a card all know, or HIDDEN
    waiting: list[int]
    named: list[int]
    used: list[int]  # sites whose function was used this turn
    seats: list[SeatView]
    your_hand: list[int]
    your_hand_seen: list[int]  # cards of yours that the other knows
    their_hand_seen: list[int]  # cards of theirs that you know


def view(s: State, you: int) -> View:
    """What `you` may see: what is not named here stays hidden."""
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
        regions_left=_listed(values(s.land_left)),
        stacks=[_stack(s, stack, you) for stack in range(STACKS)],
        discard=_listed(values(s.discard)),
        events=[cell - 1 if cell else HIDDEN for cell in s.events],
        waiting=[cell - 1 for cell in (s.waiting & 255, s.waiting >> 8) if cell],
        named=seats_in(s.named),
        used=seats_in(s.used),
        seats=[_seat(s, seat) for seat in range(SEATS)],
        your_hand=[] if you < 0 else _listed(part(s.hands, you * SIZE, SIZE)),
        your_hand_seen=[] if you < 0 else _listed(part(s.known, you * SIZE, SIZE)),
        their_hand_seen=[] if you < 0 else _listed(part(s.known, (1 - you) * SIZE, SIZE)),
    )


def _listed(counts: list[int]) -> list[int]:
    """Counts by card as a list of cards."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def _stack(s: State, stack: int, you: int) -> StackView:
    top, size = s.top_of(stack), s.sizes[stack]
    places = range(top, top + size)
    seen = [s.stock[at] - 1 if s.seen[at] & seat_bit(you) else HIDDEN for at in places]
    return StackView(size, seen, part(s.seen, top, size))


def _seat(s: State, seat: int) -> SeatView:
    return SeatView(
        score=s.score(seat),
        points=part(s.tally, seat * POINT_TYPES, POINT_TYPES),
        strength_advantage=s.leads(seat, STRENGTH),
        trade_advantage=s.leads(seat, COMMERCE),
        hand_size=s.held[seat],
        hand_limit=s.hand_limit(seat),
        roads=seats_in(s.roads[seat]),
        towns=part(s.towns, seat * TOWNS, TOWNS),
        regions=_cards(part(s.land, seat * PLOTS, PLOTS)),
        stored=part(s.stored, seat * PLOTS, PLOTS),
        sites=_cards(part(s.sites, seat * SITES, SITES)),
    )


def _cards(cells: list[int]) -> list[int]:
    """Places with a card or NOBODY."""
    return [cell - 1 if cell else NOBODY for cell in cells]

"""Test positions of Il Principe, described in the game's own words."""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Pass
from signoria.games.il_principe.phases.steps import (
    BUILD_OR_LAY,
    LAST_LOTS,
    LOTS,
    NEW_BUILDINGS,
    ROLE,
    ROLES_ANEW,
    ROUND,
    TURN,
)
from signoria.games.il_principe.rules import COLOURS, SOURCES
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import cells, part, values
from signoria.kernel.event import Event
from signoria.kernel.seats import NOBODY
from signoria.kernel.settings import Options, settle_options
from signoria.kernel.state import Step
from signoria.kernel.table import TABLE, Table
from tests.games.il_principe.pieces import Chance, laid_out, lay_cities, lay_deck, place_shields
from tests.games.il_principe.words import MEDICI, NONE
from tests.games.il_principe.words import cards as counted

E = TypeVar("E", bound=Event[Any])
Agenda = list[tuple[int, int, int]]

# Steps at which a position may begin; the rest of the round lies beneath.
PHASE_4: Final[Agenda] = [(ROLES_ANEW, NOBODY, 0)]
PHASE_3: Final[Agenda] = [*PHASE_4, (BUILD_OR_LAY, NOBODY, 0)]
PHASE_2: Final[Agenda] = [*PHASE_3, (LOTS, NOBODY, 0)]
PHASE_1: Final[Agenda] = [*PHASE_2, (NEW_BUILDINGS, NOBODY, 0)]
LAST_PHASE_1: Final[Agenda] = [*PHASE_2, (LAST_LOTS, NOBODY, 0)]
NEXT_ROUND: Final[Agenda] = []


def turn_of(seat: int) -> Agenda:
    """Return the agenda of one seat's turn in phase 3, the last turn of the round."""
    return [*PHASE_4, (TURN, seat, 0)]


def colours(*these: int) -> Agenda:
    """Return the agenda of phase 4 with these colours still to be settled."""
    return [(ROLE, NOBODY, colour) for colour in reversed(these)]


def settled(seats: int, preset: str = "amigo2006", **wanted: str) -> Options:
    """Return valid options."""
    options = settle_options(GAME, seats, preset, wanted)
    assert not isinstance(options, Refusal), options
    return options


def opened(
    seats: int = 4,
    preset: str = "amigo2006",
    *,
    first: int = MEDICI,
    next_cards: Iterable[int] = (),
    next_cities: Iterable[int] = (),
    **wanted: str,
) -> Table[State]:
    """Return a table that the game itself has set up and begun."""
    chance = Chance([first], list(next_cards), list(next_cities))
    t = Table(GAME, GAME.setup(seats, settled(seats, preset, **wanted)), chance)
    t.begin()
    return t


def table(
    seats: int = 4,
    preset: str = "amigo2006",
    *,
    at: Agenda,
    round: int = 2,
    last_round: bool = False,
    principe: int = MEDICI,
    hands: dict[int, str] | None = None,
    face_up: dict[int, str] | None = None,
    face_down: dict[int, str] | None = None,
    lots: str = NONE,
    removed: str = NONE,
    deck: str | int | None = None,
    coins: list[int] | None = None,
    roles: dict[int, int] | None = None,
    shields: dict[int, dict[int, int]] | None = None,
    display: Iterable[int] = range(4),
    built: dict[int, list[int]] | None = None,
    points: dict[int, int] | None = None,
    next_cards: Iterable[int] = (),
    next_cities: Iterable[int] = (),
    options: dict[str, str] | None = None,
) -> Table[State]:
    """Return a table in mid-game, advanced to the next decision.

    The cards that the position names are taken from the deck. If a deck is given, all other cards
    leave the game, so that the totals stay the same.
    """
    s = GAME.setup(seats, settled(seats, preset, **(options or {})))
    before = GAME.audit(s)
    s.round, s.last_round, s.principe = round, last_round, principe
    s.agenda = (Step(ROUND, NOBODY, 0), *(Step(*step) for step in at))
    s.hands = laid_out(s, hands)
    s.face_up = laid_out(s, face_up)
    s.face_down = laid_out(s, face_down)
    s.held = cells([sum(s.hands[n * COLOURS : (n + 1) * COLOURS]) for n in range(seats)])
    s.lots = cells(counted(lots))
    s.removed = cells(counted(removed))
    lay_deck(s, deck)
    s.coins = cells(coins or values(s.coins))
    s.bank = -sum(s.coins)
    for role, holder in (roles or {}).items():
        s.roles[role] = holder
    place_shields(s, shields or {})
    lay_cities(s, list(display), built or {})
    for seat, score in (points or {}).items():
        s.points[seat * SOURCES] = score
    assert GAME.audit(s) == before, "the story makes or loses something"
    t = Table(GAME, s, Chance([], list(next_cards), list(next_cities)))
    t.settle()
    t.enter(TABLE, NOBODY, None)
    return t


def do(t: Table[State], seat: int, action: Action) -> None:
    """Submit an action that must be accepted."""
    refused = t.submit(seat, action)
    assert refused is None, refused


def all_pass(t: Table[State], *seats: int) -> None:
    """Let these seats pass, one after the other."""
    for seat in seats:
        do(t, seat, Pass())


def refusal(t: Table[State], seat: int, action: Action) -> Refusal:
    """Submit an action that must be refused; return the refusal and check that nothing changed."""
    rev = t.rev
    refused = t.submit(seat, action)
    assert refused is not None, "it was accepted"
    assert t.rev == rev
    return refused


def events_of(t: Table[State], kind: type[E]) -> list[E]:
    """Return all recorded events of a kind."""
    return [e for entry in t.entries for e in entry.events if isinstance(e, kind)]


def kinds_of_events(t: Table[State], *kinds: type[Event[Any]]) -> list[Event[Any]]:
    """Return all recorded events of some kinds, in their order."""
    return [e for entry in t.entries for e in entry.events if isinstance(e, kinds)]


def legal_actions(t: Table[State], seat: int) -> list[Action]:
    return [GAME.menu[number] for number in t.legal(seat)]


def hand(t: Table[State], seat: int) -> list[int]:
    """Return a hand as five counts."""
    return part(t.state.hands, seat * COLOURS, COLOURS)


def up(t: Table[State], seat: int) -> list[int]:
    """Return a seat's face-up cards as five counts."""
    return part(t.state.face_up, seat * COLOURS, COLOURS)


def down(t: Table[State], seat: int) -> list[int]:
    """Return a seat's face-down cards as five counts."""
    return part(t.state.face_down, seat * COLOURS, COLOURS)


def in_region(t: Table[State], region: int) -> list[int]:
    """Return the shields in a region, by seat."""
    return part(t.state.shields, region * t.state.seats, t.state.seats)


def gained(t: Table[State], seat: int, source: int) -> int:
    """Return a seat's points from one source."""
    return int(t.state.points[seat * SOURCES + source])


def scores(t: Table[State]) -> list[int]:
    """Return the points of all seats."""
    return [t.state.score(seat) for seat in range(t.state.seats)]

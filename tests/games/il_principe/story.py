"""A table of Il Principe set in the game's own words."""

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

# Where a story may begin; the rest of the round lies beneath.
PHASE_4: Final[Agenda] = [(ROLES_ANEW, NOBODY, 0)]
PHASE_3: Final[Agenda] = [*PHASE_4, (BUILD_OR_LAY, NOBODY, 0)]
PHASE_2: Final[Agenda] = [*PHASE_3, (LOTS, NOBODY, 0)]
PHASE_1: Final[Agenda] = [*PHASE_2, (NEW_BUILDINGS, NOBODY, 0)]
LAST_PHASE_1: Final[Agenda] = [*PHASE_2, (LAST_LOTS, NOBODY, 0)]
NEXT_ROUND: Final[Agenda] = []


def turn_of(seat: int) -> Agenda:
    """One seat's turn in phase 3, the last of the round."""
    return [*PHASE_4, (TURN, seat, 0)]


def colours(*these: int) -> Agenda:
    """Phase 4, as far as some colours are still to be settled."""
    return [(ROLE, NOBODY, colour) for colour in reversed(these)]


def settled(seats: int, preset: str = "amigo2006", **wishes: str) -> Options:
    """Options that are not refused."""
    options = settle_options(GAME, seats, preset, wishes)
    assert not isinstance(options, Refusal), options
    return options


def opened(
    seats: int = 4,
    preset: str = "amigo2006",
    *,
    first: int = MEDICI,
    next_cards: Iterable[int] = (),
    next_cities: Iterable[int] = (),
    **wishes: str,
) -> Table[State]:
    """A table laid and begun by the game itself."""
    chance = Chance([first], list(next_cards), list(next_cities))
    t = Table(GAME, GAME.setup(seats, settled(seats, preset, **wishes)), chance)
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
    """A table in mid-game, gone on from there until somebody is to be asked.

    Cards lie where the story says and are taken from the deck; a deck that is told sends the
    rest out of the game, so that nothing is made or lost.
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
    """A wish that the table grants."""
    refused = t.submit(seat, action)
    assert refused is None, refused


def all_pass(t: Table[State], *seats: int) -> None:
    """These seats drop out, one after the other."""
    for seat in seats:
        do(t, seat, Pass())


def refusal(t: Table[State], seat: int, action: Action) -> Refusal:
    """Why the table does not grant a wish; it must not, and nothing may change by it."""
    rev = t.rev
    refused = t.submit(seat, action)
    assert refused is not None, "it was granted"
    assert t.rev == rev
    return refused


def told(t: Table[State], kind: type[E]) -> list[E]:
    """All facts of a kind told so far."""
    return [e for entry in t.entries for e in entry.told if isinstance(e, kind)]


def kinds_told(t: Table[State], *kinds: type[Event[Any]]) -> list[Event[Any]]:
    """All facts of some kinds told so far, in their order."""
    return [e for entry in t.entries for e in entry.told if isinstance(e, kinds)]


def wishes(t: Table[State], seat: int) -> list[Action]:
    """What a seat may choose now."""
    return [GAME.menu[number] for number in t.legal(seat)]


def hand(t: Table[State], seat: int) -> list[int]:
    """A hand as five counts."""
    return part(t.state.hands, seat * COLOURS, COLOURS)


def up(t: Table[State], seat: int) -> list[int]:
    """A seat's face-up cards as five counts."""
    return part(t.state.face_up, seat * COLOURS, COLOURS)


def down(t: Table[State], seat: int) -> list[int]:
    """A seat's face-down cards as five counts."""
    return part(t.state.face_down, seat * COLOURS, COLOURS)


def in_region(t: Table[State], region: int) -> list[int]:
    """The shields in a region, by seat."""
    return part(t.state.shields, region * t.state.seats, t.state.seats)


def gained(t: Table[State], seat: int, source: int) -> int:
    """A seat's points from one source."""
    return int(t.state.points[seat * SOURCES + source])


def scores(t: Table[State]) -> list[int]:
    """All points, by seat."""
    return [t.state.score(seat) for seat in range(t.state.seats)]

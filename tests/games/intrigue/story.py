"""Test positions of Intrigue, described in the game's own words."""

from typing import Any, Final, TypeVar

from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import Bribe, HearBribes
from signoria.games.intrigue.phases.steps import RECEPTION, ROUND, SENDING, TURN
from signoria.games.intrigue.rules import DOMAINS, PROFESSIONS
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import cells
from signoria.kernel.event import Event
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.settings import Options, settle_options
from signoria.kernel.state import Step
from signoria.kernel.table import TABLE, Table
from tests.games.intrigue.names import A

T = TypeVar("T", bound=Event[Any])

Offices = dict[int, dict[int, tuple[int, int]]]  # palace: profession: owner, domain
Parks = dict[int, dict[int, int]]  # palace: owner: profession

NO_TALK: Final = {"talk_time": "0"}


def settled(seats: int, preset: str = "fx1994", **wanted: str) -> Options:
    """Return valid options."""
    options = settle_options(GAME, seats, preset, wanted)
    assert not isinstance(options, Refusal), options
    return options


def opened(seats: int = 5, preset: str = "fx1994", **wanted: str) -> Table[State]:
    """Return a table that the game itself has set up and begun; the first seat begins."""
    options = settled(seats, preset, **{"start_seat": "1", **NO_TALK, **wanted})
    t = Table(GAME, GAME.setup(seats, options), SeededRng(3))
    t.begin()
    return t


def table(
    seats: int = 5,
    preset: str = "fx1994",
    *,
    host: int = A,
    offices: Offices | None = None,
    parks: Parks | None = None,
    coins: list[int] | None = None,
    round: int = 2,
    at: int = RECEPTION,
    **wanted: str,
) -> Table[State]:
    """Return a table in the middle of a turn of `host`, advanced to the next decision.

    Tokens in palaces and parks are taken from the reserves, so that the totals stay the same.
    """
    options = settled(seats, preset, **{"start_seat": "1", **NO_TALK, **wanted})
    s = GAME.setup(seats, options)
    before = GAME.audit(s)
    s.start, s.round, s.active = A, round, host
    rest = list(range(seats - 1, host, -1))
    here = [(SENDING, host), (RECEPTION, host)] if at == RECEPTION else [(at, host)]
    if round >= s.options.last_round and at == RECEPTION:
        here = [(RECEPTION, host)]
    steps = [(ROUND, NOBODY), *((TURN, seat) for seat in rest), *here]
    s.agenda = tuple(Step(phase, seat, 0) for phase, seat in steps)
    set_offices(s, offices or {})
    set_parks(s, parks or {})
    s.coins = cells(coins or [s.options.start_cash] * seats)
    s.bank = -sum(s.coins) + before[-1]
    assert GAME.audit(s) == before, "the story makes or loses something"
    t = Table(GAME, s, SeededRng(5))
    t.settle()
    t.enter(TABLE, NOBODY, None)
    return t


def set_offices(s: State, offices: Offices) -> None:
    """Put tokens into office, by palace and profession."""
    for palace, holders in offices.items():
        for profession, (owner, domain) in holders.items():
            assert domain < DOMAINS
            s.holders[palace * PROFESSIONS + profession] = owner
            s.places[palace * PROFESSIONS + profession] = domain
            s.taken[palace] |= 1 << domain
            s.incomes[owner] += s.options.salaries[domain]
            s.reserve[owner * PROFESSIONS + profession] -= 1


def set_parks(s: State, parks: Parks) -> None:
    """Put tokens into the parks."""
    for palace, tokens in parks.items():
        for owner, profession in tokens.items():
            s.park[palace * s.seats + owner] = profession
            s.reserve[owner * PROFESSIONS + profession] -= 1


def do(t: Table[State], seat: int, action: Action) -> None:
    """Submit an action that must be accepted."""
    refused = t.submit(seat, action)
    assert refused is None, refused


def pay(t: Table[State], *payments: tuple[int, int]) -> None:
    """Pay bribes in notes, one after the other; each payer must be the only seat asked."""
    for seat, notes in payments:
        assert t.actors() == [seat]
        do(t, seat, Bribe(notes))


def all_pay(t: Table[State], notes: int = 1) -> list[int]:
    """Pay the same bribe for everybody who is asked; return the payers."""
    payers = []
    while t.state.host != NOBODY and t.state.to_pay:
        if t.state.phase() == 5:
            do(t, t.actors()[0], HearBribes())
            continue
        seat = t.actors()[0]
        do(t, seat, Bribe(notes))
        payers.append(seat)
    return payers


def refusal(t: Table[State], seat: int, action: Action) -> Refusal:
    """Submit an action that must be refused; return the refusal and check that nothing changed."""
    rev = t.rev
    refused = t.submit(seat, action)
    assert refused is not None, "it was accepted"
    assert t.rev == rev
    return refused


def events_of(t: Table[State], kind: type[T]) -> list[T]:
    """Return all recorded events of a kind."""
    return [event for entry in t.entries for event in entry.events if isinstance(event, kind)]


def legal_actions(t: Table[State], seat: int) -> list[Action]:
    return [GAME.menu[number] for number in t.legal(seat)]


def exiles(t: Table[State]) -> list[int]:
    """Return the number of tokens on the island, by seat."""
    return [t.state.exiles(seat) for seat in range(t.state.seats)]


def in_office(t: Table[State], palace: int, profession: int) -> tuple[int, int]:
    """Return the owner of the token in an office, and its domain."""
    return int(t.state.holder(palace, profession)), int(t.state.place(palace, profession))

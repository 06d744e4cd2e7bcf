"""Fuzzer: mutated ledgers are refused, shown or confirmed, without a hang or another error."""

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games import GAMES, find_game
from signoria.kernel.game import Game
from signoria.kernel.header import MISFITS, BadLedger
from signoria.kernel.ledger import Ledger, read_ledger, rejudge, replay
from signoria.kernel.rng import RecordedRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import UNDO, Table, open_table
from signoria.kernel.views import encode_view
from signoria.kernel.wire import encode_event
from signoria.server.lobby.importing import TooSlow, check
from tests.effort import times
from tests.games.mutations import mutated, mutated_header, preset_of, sources

BATCH: Final = 50  # cases of one example: Hypothesis remembers every example
CASES: Final = times(10_000, 1_000_000) // len(GAMES)
HEADERS: Final = times(30, 2_000)  # batches of headers; the rare errors need thousands
WHOLE: Final = times(1, 500)  # cases that build every view, as an import does
SECONDS: Final = 2  # of processor time; a case needs a few milliseconds
SLUGS: Final = [game.slug for game in GAMES]


class Hang(BaseException):
    """An error that no handler of errors catches."""


@contextmanager
def guarded(seed: int) -> Iterator[None]:
    """Stop a case that runs on without end."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise Hang(f"seed {seed} runs on")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def outcome(text: str, rev: int) -> str:
    """Read, replay, show and judge a ledger; return what an import would do."""
    try:
        ledger = read_ledger(text, find_game)
        tables = [replay(ledger, rev), replay(ledger)]
    except BadLedger:
        return "refused"
    try:
        for table in tables:
            show(table, ledger.header.seats)
    except MISFITS:
        return "not shown"
    if ledger.header.differs() or rejudge(ledger) is not None:
        return "unverified"
    confirm(ledger)
    return "verified"


def show(table: Table[Any], seats: int) -> None:
    """Build every view and every choice of a position, and the result of a finished game."""
    game, state = table.game, table.state
    if state.over():
        game.outcome(state)
    table.actors()
    for side in (*range(seats), SPECTATOR):
        msgspec.json.encode(encode_view(game.view(state, side)))
        table.legal(side)


def confirm(ledger: Ledger) -> None:
    """Play a ledger again in the plainest way, and compare every event."""
    game, header = ledger.header.game, ledger.header
    again = open_table(
        game, header.seats, header.options, RecordedRng(game.piles, ledger.entries[0].drawn)
    )
    for entry in ledger.entries[1:]:
        if entry.by == UNDO:
            kept = [one for one in ledger.entries if one.rev <= entry.rev]
            again.state = replay(Ledger(header, kept)).state
            again.entries.append(entry)
            again.rev = entry.rev
            continue
        assert entry.action is not None
        again.rng = RecordedRng(game.piles, entry.drawn)
        assert again.submit(entry.seat, entry.action, entry.by) is None
    recorded = [[encode_event(game, event) for event in entry.events] for entry in ledger.entries]
    assert recorded == [
        [encode_event(game, event) for event in one.events] for one in again.entries
    ]
    assert rejudge(read_ledger(ledger.text(), find_game)) is None


@pytest.mark.slow
@pytest.mark.repeated
@pytest.mark.parametrize("slug", SLUGS)
def test_mutated_ledger_is_refused_shown_or_confirmed(slug: str) -> None:
    found: Counter[str] = Counter()

    @settings(max_examples=-(-CASES // BATCH), deadline=None, derandomize=True, database=None)
    @given(st.integers(0, 1 << 40))
    def fuzz(start: int) -> None:
        for seed in range(start, start + BATCH):
            with guarded(seed):
                found[outcome(mutated(slug, seed), seed % 60)] += 1

    fuzz()

    assert min(found["refused"], found["unverified"], found["verified"]) > 0, found


@pytest.mark.slow
@pytest.mark.repeated
@pytest.mark.parametrize("slug", SLUGS)
def test_import_of_a_mutated_ledger_raises_no_other_error(slug: str) -> None:
    @settings(max_examples=WHOLE, deadline=None, derandomize=True, database=None)
    @given(st.integers(0, 1 << 40))
    def fuzz(start: int) -> None:
        for seed in range(start, start + BATCH):
            with guarded(seed), suppress(BadLedger, TooSlow):
                check(mutated(slug, seed))

    fuzz()


@pytest.mark.repeated
@pytest.mark.parametrize("slug", SLUGS)
def test_mutated_header_is_refused_or_read(slug: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(HEADERS * BATCH):
        with guarded(seed):
            found[read(mutated_header(slug, seed))] += 1

    assert min(found["refused"], found["read"]) > 0, found


def read(text: str) -> str:
    """Read and replay a ledger; return the result."""
    try:
        ledger = read_ledger(text, find_game)
        replay(ledger)
    except BadLedger:
        return "refused"
    ledger.differs()
    return "read"


@pytest.mark.parametrize("slug", SLUGS)
def test_unchanged_ledger_is_confirmed(slug: str) -> None:
    assert [outcome(text, 9) for text in sources(slug)] == ["verified"] * len(sources(slug))


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_every_preset_has_a_golden_game_among_the_sources(game: Game[Any]) -> None:
    assert {preset_of(text) for text in sources(game.slug)} == set(game.presets)

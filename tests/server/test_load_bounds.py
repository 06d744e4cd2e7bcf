"""Tests of loading tables: events applied once, bounded memory, idle tables dropped."""

import asyncio
import gc
import json
import random
import socket
import sys
import tracemalloc
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import event

from signoria.games import find_game
from signoria.kernel.ledger import read_ledger, replay, standing
from signoria.kernel.seats import NOBODY, SPECTATOR
from signoria.kernel.table import SEAT, UNDO, Entry
from signoria.kernel.undo import undo_entry
from signoria.kernel.views import encode_view
from signoria.server.server import Server
from signoria.server.settings import Settings
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.lobby import LedgerLine
from tests.server.longest import LONG, longest_game, store
from tests.server.servers import Running, running, wait_until
from tests.server.tables import begin, frame, play_on

pytestmark = pytest.mark.source

RULES = {"legal", "refuses", "play", "proceed"}
CALLS = 20  # most calls of server and kernel functions to load an entry
SEATS = LONG["il-principe"].seats
TABLES = 200
A_TABLE, AN_ENTRY = 40_000, 3_000  # most bytes of memory


@contextmanager
def called() -> Iterator[Counter[tuple[str, str]]]:
    """Count calls of functions by the folder and the name of each function.

    Calls made by `actors` are not counted, because it judges no action.
    """
    found: Counter[tuple[str, str]] = Counter()

    def note(frame: FrameType, what: str, _argument: object) -> None:
        back = frame.f_back
        if what == "call" and back is not None and back.f_code.co_name != "actors":
            code = frame.f_code
            found[Path(code.co_filename).parent.name, code.co_name] += 1

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


def rules_in(found: Counter[tuple[str, str]]) -> set[str]:
    """Return the names of the called functions that apply rules."""
    return {name for folder, name in found if folder == "phases" and name in RULES}


def events_in(found: Counter[tuple[str, str]]) -> int:
    """Return the number of applied events."""
    return sum(times for (_folder, name), times in found.items() if name == "apply")


def calls_in(found: Counter[tuple[str, str]]) -> int:
    """Return the number of calls in the server and the kernel."""
    return sum(times for (folder, _name), times in found.items() if folder in ("server", "kernel"))


def events_of(ledger: OpenLedger) -> int:
    return sum(len(entry.events) for entry in ledger.table.entries)


def sides(ledger: OpenLedger) -> list[bytes]:
    """List the views of every seat and of a spectator."""
    state = ledger.table.state
    return [
        msgspec.json.encode(encode_view(ledger.game.view(state, seat)))
        for seat in (*range(ledger.seats), SPECTATOR)
    ]


def sides_by_replay(header: str, lines: Sequence[LedgerLine]) -> list[bytes]:
    """List the same views, computed by `replay` of the kernel."""
    ledger = read_ledger("".join([header, *(line.text for line in lines)]), find_game)
    game, state = ledger.header.game, replay(ledger).state
    seats = (*range(ledger.header.seats), SPECTATOR)
    return [msgspec.json.encode(encode_view(game.view(state, seat))) for seat in seats]


# Loading.


@pytest.mark.parametrize("game", LONG)
def test_longest_game_is_loaded_by_applying_each_event_once_without_rules(
    game: str,
) -> None:
    header, lines = longest_game(game)
    begun = perf_counter()
    OpenLedger(header, lines)
    took = f"{len(lines)} entries folded in {(perf_counter() - begun) * 1000:.1f} ms"

    with called() as found:
        ledger = OpenLedger(header, lines)

    assert rules_in(found) == set(), took
    assert events_in(found) == events_of(ledger) > len(lines), took
    assert calls_in(found) < CALLS * len(lines), took
    assert ledger.over


def test_playing_an_action_is_counted_as_calling_rules() -> None:
    header, lines = longest_game()
    ledger = OpenLedger(header, lines[:50])
    seat = ledger.actors()[0]

    with called() as found:
        ledger.play(seat, [ledger.game.menu[ledger.legal(seat)[0]]], SEAT, 0)

    assert rules_in(found) >= {"legal", "refuses", "play"}


@pytest.mark.parametrize(
    ("game", "rev"),
    [("il-principe", 1), ("il-principe", 2), ("il-principe", 777), *((game, 400) for game in LONG)],
)
def test_loaded_table_has_the_views_of_a_replay(game: str, rev: int) -> None:
    header, lines = longest_game(game)

    assert sides(OpenLedger(header, lines[:rev])) == sides_by_replay(header, lines[:rev])


def test_game_with_many_undos_is_loaded_once_with_the_same_views() -> None:
    header, lines = longest_game()
    played = OpenLedger(header, lines[:40])
    undone = restless(played, 120)

    with called() as found:
        loaded = OpenLedger(header, played.lines)

    assert undone > 30
    assert events_in(found) == events_of(loaded)
    assert sides(loaded) == sides(played) == sides_by_replay(header, played.lines)
    assert (loaded.opened, loaded.asked) == (played.opened, played.asked)


def test_undo_to_an_undone_revision_leads_to_the_last_standing_one() -> None:
    header, lines = longest_game()
    played = OpenLedger(header, lines[:43])
    played.take_back(undo_entry(played.table, 41, []), 0)
    played.take_back(Entry(45, UNDO, NOBODY, None, [], [], 42, []), 0)

    loaded = OpenLedger(header, played.lines)

    assert sides(loaded) == sides(played) == sides(OpenLedger(header, lines[:41]))


def restless(ledger: OpenLedger, moves: int) -> int:
    """Play at random with undos in between; return the number of undos."""
    chance, undone = random.Random(7), 0
    for _move in range(moves):
        kept = [entry.rev for entry in standing(ledger.table.entries)]
        if chance.random() < 0.4:
            ledger.take_back(undo_entry(ledger.table, chance.choice(kept[-3:-1]), []), 0)
            undone += 1
        else:
            seat = chance.choice(ledger.actors())
            action = ledger.game.menu[chance.choice(ledger.legal(seat)[:2])]
            ledger.play(seat, [action], SEAT, 0)
    return undone


def test_table_not_in_memory_is_read_once(server: Running) -> None:
    header, lines = longest_game()
    id = store(server.server, header, lines)
    client = server.visit()
    with reads(server, "entries") as found:
        first = [view(client, id, seat) for seat in range(SEATS)]
        assert len(found) == 1

        server.server.tables.forget(id)
        again = [view(client, id, seat) for seat in range(SEATS)]
        assert len(found) == 2
    assert first == again
    assert [json.dumps(one) for one in first] == [
        json.dumps(json.loads(side)) for side in sides_by_replay(header, lines)[:SEATS]
    ]


def view(client: httpx.Client, id: str, seat: int) -> Any:
    return client.get(f"/tables/{id}/view", params={"seat": seat}).json()["view"]


@contextmanager
def reads(server: Running, table: str) -> Iterator[list[str]]:
    """Collect the SQL statements that read one table of the database."""
    found: list[str] = []

    def note(_c: object, _cursor: object, statement: str, *_more: object) -> None:
        if f"FROM {table}" in statement:
            found.append(statement)

    event.listen(server.server.engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(server.server.engine, "before_cursor_execute", note)


# Memory.


def test_unwatched_table_takes_bounded_memory(tmp_path: Path) -> None:
    header, lines = longest_game()
    lines = lines[:30]
    server = Server(Settings(database=f"sqlite:///{tmp_path / 'many.db'}", bot_workers=0))
    ids = [store(server, header, lines) for _table in range(TABLES)]

    async def measure() -> int:
        await look_at(server, [store(server, header, lines)])  # create what all tables share
        tracemalloc.start()
        try:
            await look_at(server, ids)
            gc.collect()
            return tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
            await server.close()

    taken = asyncio.run(measure())
    assert len(server.tables) == TABLES + 1
    most = A_TABLE + AN_ENTRY * len(lines)
    assert taken < TABLES * most, f"{taken // TABLES} bytes a table of {len(lines)} entries"


async def look_at(server: Server, ids: Sequence[str]) -> None:
    for id in ids:
        async with server.tables.table(id).held():
            pass


def test_idle_table_leaves_memory_and_loads_with_the_same_frames(
    tmp_path: Path,
) -> None:
    with running(f"sqlite:///{tmp_path / 'idle.db'}", idle_seconds=0.2, bot_workers=0) as server:
        client = server.visit()
        watched, left = begin(client), begin(client)
        play_on(client, left, 12)
        before = [frame(client, left, seat) for seat in range(3)]
        with client.stream("GET", f"/tables/{watched}/events", params={"seat": 0}):
            wait_until(lambda: server.server.tables.known(left) is None)
            assert server.server.tables.known(watched) is not None
        wait_until(lambda: len(server.server.tables) == 0)

        assert [frame(client, left, seat) for seat in range(3)] == before


def test_connections_closed_at_once_leave_no_table_in_memory(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'hasty.db'}", idle_seconds=0.2, bot_workers=0) as server:
        client = server.visit()
        table = begin(client)
        place = httpx.URL(server.address)
        for _visit in range(50):
            with socket.create_connection((place.host, place.port)) as line:
                line.sendall(f"GET /tables/{table}/events HTTP/1.1\r\nhost: x\r\n\r\n".encode())

        wait_until(lambda: len(server.server.tables) == 0)

"""A table is loaded by folding its facts, takes a bounded place in memory, and leaves it."""

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
from signoria.server.book import Book
from signoria.server.house import House
from signoria.server.settings import Settings
from signoria.store.lobby import Line
from tests.server.houses import Running, running, wait_until
from tests.server.longest import LONG, longest_game, store
from tests.server.tables import begin, frame, play_on

pytestmark = pytest.mark.source

RULES = {"legal", "refuses", "play", "proceed"}
CALLS = 20  # of functions of server and kernel, for an entry that is read and folded
SEATS = LONG["il-principe"].seats
TABLES = 200
A_TABLE, AN_ENTRY = 40_000, 3_000  # bytes of memory that they may take at most


@contextmanager
def called() -> Iterator[Counter[tuple[str, str]]]:
    """Count the functions of ours that are called: the folder of each, and its name.

    What a phase looks at to say who is asked is left out: that is no rule that judges a wish.
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
    """The rules that were asked."""
    return {name for folder, name in found if folder == "phases" and name in RULES}


def facts_in(found: Counter[tuple[str, str]]) -> int:
    """How many facts were folded."""
    return sum(times for (_folder, name), times in found.items() if name == "apply")


def calls_in(found: Counter[tuple[str, str]]) -> int:
    """How many calls it took beside the facts' own."""
    return sum(times for (folder, _name), times in found.items() if folder in ("server", "kernel"))


def facts_of(book: Book) -> int:
    return sum(len(entry.told) for entry in book.table.entries)


def sides(book: Book) -> list[bytes]:
    """What every seat sees, and a spectator."""
    state = book.table.state
    return [msgspec.json.encode(book.game.view(state, s)) for s in (*range(book.seats), SPECTATOR)]


def sides_by_replay(header: str, lines: Sequence[Line]) -> list[bytes]:
    """The same, by the kernel's own replay."""
    ledger = read_ledger("".join([header, *(line.text for line in lines)]), find_game)
    game, state = ledger.header.game, replay(ledger).state
    seats = (*range(ledger.header.seats), SPECTATOR)
    return [msgspec.json.encode(game.view(state, seat)) for seat in seats]


# Loading.


@pytest.mark.parametrize("game", LONG)
def test_the_longest_game_is_loaded_by_folding_every_fact_once_and_asking_no_rule(
    game: str,
) -> None:
    header, lines = longest_game(game)
    begun = perf_counter()
    Book(header, lines)
    took = f"{len(lines)} entries folded in {(perf_counter() - begun) * 1000:.1f} ms"

    with called() as found:
        book = Book(header, lines)

    assert rules_in(found) == set(), took
    assert facts_in(found) == facts_of(book) > len(lines), took
    assert calls_in(found) < CALLS * len(lines), took
    assert book.over


def test_a_rule_that_is_asked_would_be_seen() -> None:
    header, lines = longest_game()
    book = Book(header, lines[:50])
    seat = book.actors()[0]

    with called() as found:
        book.play(seat, [book.game.menu[book.legal(seat)[0]]], SEAT, 0)

    assert rules_in(found) >= {"legal", "refuses", "play"}


@pytest.mark.parametrize(
    ("game", "rev"),
    [("il-principe", 1), ("il-principe", 2), ("il-principe", 777), *((game, 400) for game in LONG)],
)
def test_a_table_made_anew_from_its_ledger_is_what_replay_makes_of_it(game: str, rev: int) -> None:
    header, lines = longest_game(game)

    assert sides(Book(header, lines[:rev])) == sides_by_replay(header, lines[:rev])


def test_a_game_with_many_undos_is_folded_once_and_leads_to_the_same_table() -> None:
    header, lines = longest_game()
    played = Book(header, lines[:40])
    undone = restless(played, 120)

    with called() as found:
        loaded = Book(header, played.lines)

    assert undone > 30
    assert facts_in(found) == facts_of(loaded)
    assert sides(loaded) == sides(played) == sides_by_replay(header, played.lines)
    assert (loaded.opened, loaded.asked) == (played.opened, played.asked)


def test_going_back_to_what_was_taken_back_leads_to_what_still_stood() -> None:
    header, lines = longest_game()
    played = Book(header, lines[:43])
    played.take_back(undo_entry(played.table, 41, []), 0)
    played.take_back(Entry(45, UNDO, NOBODY, None, [], [], 42, []), 0)

    loaded = Book(header, played.lines)

    assert sides(loaded) == sides(played) == sides(Book(header, lines[:41]))


def restless(book: Book, moves: int) -> int:
    """Play on at random, and go back as often as not; how often that was."""
    chance, undone = random.Random(7), 0
    for _move in range(moves):
        kept = [entry.rev for entry in standing(book.table.entries)]
        if chance.random() < 0.4:
            book.take_back(undo_entry(book.table, chance.choice(kept[-3:-1]), []), 0)
            undone += 1
        else:
            seat = chance.choice(book.actors())
            wish = book.game.menu[chance.choice(book.legal(seat)[:2])]
            book.play(seat, [wish], SEAT, 0)
    return undone


def test_a_cold_table_is_read_once(house: Running) -> None:
    header, lines = longest_game()
    id = store(house.house, header, lines)
    client = house.visit()
    with reads(house, "entries") as found:
        first = [view(client, id, seat) for seat in range(SEATS)]
        assert len(found) == 1

        house.house.tables.forget(id)
        again = [view(client, id, seat) for seat in range(SEATS)]
        assert len(found) == 2
    assert first == again
    assert [json.dumps(one) for one in first] == [
        json.dumps(json.loads(side)) for side in sides_by_replay(header, lines)[:SEATS]
    ]


def view(client: httpx.Client, id: str, seat: int) -> Any:
    return client.get(f"/tables/{id}/view", params={"seat": seat}).json()["view"]


@contextmanager
def reads(house: Running, table: str) -> Iterator[list[str]]:
    """The questions that a server asks of one table of the database."""
    found: list[str] = []

    def note(_c: object, _cursor: object, statement: str, *_more: object) -> None:
        if f"FROM {table}" in statement:
            found.append(statement)

    event.listen(house.house.engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(house.house.engine, "before_cursor_execute", note)


# Memory.


def test_a_table_that_nobody_looks_at_takes_a_bounded_place_in_memory(tmp_path: Path) -> None:
    header, lines = longest_game()
    lines = lines[:30]
    house = House(Settings(database=f"sqlite:///{tmp_path / 'many.db'}", bot_workers=0))
    ids = [store(house, header, lines) for _table in range(TABLES)]

    async def measure() -> int:
        await look_at(house, [store(house, header, lines)])  # what is made but once
        tracemalloc.start()
        try:
            await look_at(house, ids)
            gc.collect()
            return tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
            await house.close()

    taken = asyncio.run(measure())
    assert len(house.tables) == TABLES + 1
    most = A_TABLE + AN_ENTRY * len(lines)
    assert taken < TABLES * most, f"{taken // TABLES} bytes a table of {len(lines)} entries"


async def look_at(house: House, ids: Sequence[str]) -> None:
    for id in ids:
        async with house.tables.table(id).held():
            pass


def test_tables_that_nobody_looks_at_leave_memory_and_come_back_as_they_were(
    tmp_path: Path,
) -> None:
    with running(f"sqlite:///{tmp_path / 'idle.db'}", idle_seconds=0.2, bot_workers=0) as house:
        client = house.visit()
        watched, left = begin(client), begin(client)
        play_on(client, left, 12)
        before = [frame(client, left, seat) for seat in range(3)]
        with client.stream("GET", f"/tables/{watched}/events", params={"seat": 0}):
            wait_until(lambda: house.house.tables.known(left) is None)
            assert house.house.tables.known(watched) is not None
        wait_until(lambda: len(house.house.tables) == 0)

        assert [frame(client, left, seat) for seat in range(3)] == before


def test_whoever_hangs_up_at_once_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'hasty.db'}", idle_seconds=0.2, bot_workers=0) as house:
        client = house.visit()
        table = begin(client)
        place = httpx.URL(house.address)
        for _visit in range(50):
            with socket.create_connection((place.host, place.port)) as line:
                line.sendall(f"GET /tables/{table}/events HTTP/1.1\r\nhost: x\r\n\r\n".encode())

        wait_until(lambda: len(house.house.tables) == 0)

"""Tests of a live table with its clock, without HTTP: a store, a clock and a reader are enough."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria.games import GAMES
from signoria.kernel.action import Action, Refusal
from signoria.kernel.header import Header
from signoria.kernel.seats import NOBODY
from signoria.kernel.settings import default_preset, settle_options
from signoria.kernel.table import Table
from signoria.server.errors import RequestError, Stale
from signoria.server.table.clock_kinds import ClockKind, LiveClock, NoClock
from signoria.server.table.live import LiveTable, Observer
from signoria.server.table.state import ANY_TIME, Decision, Timing
from signoria.server.table.store import TableStore
from signoria.server.table.watchers import Watcher
from signoria.store.accounts import Accounts
from signoria.store.database import open_database
from signoria.store.ledgers import Ledgers, Setting, new_id
from signoria.store.lobby import Lobby, SeatRow
from signoria.store.migrations import upgrade
from signoria.store.pending import PendingStore
from signoria.store.talk import Talk
from signoria.store.writer import Writer
from tests.server.clock import Clock

GAME = GAMES[0]
SEATS = 3
LIVE = LiveClock(initial_seconds=60)


class Noted(Observer):
    """Observer that keeps everything in a list."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def stored(self, table: LiveTable, lines: int) -> None:
        self.seen.append(("stored", table.ledger.rev, lines))

    def decided(self, decision: Decision | None, now: int) -> None:
        self.seen.append(("decided", None if decision is None else now - decision.since))

    def conflict(self) -> None:
        self.seen.append("conflict")


class Place:
    """A store with a clock that the test moves."""

    def __init__(self, path: Path) -> None:
        self.clock = Clock()
        self.engine = open_database(f"sqlite:///{path}")
        upgrade(self.engine)
        ledgers, self.lobby = Ledgers(self.engine), Lobby(self.engine)
        self.writer = Writer(ledgers)
        self.store = TableStore(
            ledgers, self.lobby, Talk(self.engine), PendingStore(self.engine), self.writer
        )

    def create(self, kind: ClockKind) -> str:
        preset, id = default_preset(GAME), new_id()
        options = settle_options(GAME, SEATS, preset, {})
        assert isinstance(options, dict)
        header = Header(GAME, SEATS, preset, options).text()
        setting = Setting(GAME.slug, pace=msgspec.json.encode(kind).decode())
        ada = Accounts(self.engine).create_guest("Ada", "en", self.clock()).id
        seats = [SeatRow(seat, "account", ada, "Ada") for seat in range(SEATS)]
        self.lobby.create(id, header, self.clock(), setting, seats)
        return id

    def table(self, id: str, observer: Observer | None = None) -> LiveTable:
        return LiveTable(id, self.store, self.clock, Timing(), observer)

    async def begun(self, kind: ClockKind, observer: Observer | None = None) -> LiveTable:
        table = self.table(self.create(kind), observer)
        async with table.held():
            await table.commit(lambda ledger, now: ledger.begin(now), NOBODY, "", ANY_TIME)
        return table


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    found = Place(tmp_path_factory.mktemp("live") / "signoria.db")
    yield found
    found.writer.close()
    found.engine.dispose()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def asked(table: LiveTable) -> tuple[int, int, Any]:
    """Return a seat that must act, the revision of its decision, and its first legal action."""
    seat = table.ledger.actors()[0]
    action = GAME.menu[table.ledger.legal(seat)[0]]
    return seat, table.ledger.opened[seat], action


async def frames(watcher: Watcher) -> list[dict[str, Any]]:
    """Return the frames that a watcher has received until now."""
    received: list[bytes] = []

    async def send(message: Any) -> None:
        received.append(message["body"])

    watcher.end()
    await watcher.speak(asyncio.Event().wait, send)
    with_id = [body for body in received if body.startswith(b"id: ")]
    return [json.loads(body.partition(b"\ndata: ")[2]) for body in with_id]


def test_action_is_stored_and_then_sent_to_the_watchers(place: Place) -> None:
    async def play() -> None:
        noted = Noted()
        table = await place.begun(NoClock(), noted)
        watcher = await table.watch(0, "", None, lambda _row: True)
        seat, rev, action = asked(table)
        place.clock.move(7_000)

        accepted = await table.act(seat, [action], rev, "key")

        assert len(place.lobby.lines(table.id, 0)) == accepted.rev == 2
        assert [received["rev"] for received in await frames(watcher)] == [1, 2]
        assert noted.seen == [("stored", 1, 1), ("stored", 2, 1), ("decided", 7_000)]

    run(play())


def test_repeated_key_gets_the_first_answer_without_a_second_entry(place: Place) -> None:
    async def play() -> None:
        table = await place.begun(NoClock())
        seat, rev, action = asked(table)

        first = await table.act(seat, [action], rev, "key")
        again = await table.act(seat, [action], rev, "key")

        assert again == first
        assert table.ledger.rev == first.rev

    run(play())


def test_seat_whose_time_is_up_cannot_act(place: Place) -> None:
    async def play() -> None:
        table = await place.begun(LIVE)
        seat, rev, action = asked(table)
        wakes = place.lobby.table(table.id).wake_at
        assert wakes is not None
        place.clock.move(wakes - place.clock() - 1)
        assert table.fallen(place.clock()) == []

        place.clock.move(1)

        with pytest.raises(RequestError, match="time-up"):
            await table.act(seat, [action], rev, "key")
        assert table.ledger.rev == 1

    run(play())


def test_second_node_with_an_older_ledger_loses_the_race(place: Place) -> None:
    async def play() -> None:
        noted = Noted()
        table = await place.begun(NoClock())
        other = place.table(table.id, noted)
        async with other.held():
            pass
        seat, rev, action = asked(table)
        await table.act(seat, [action], rev, "one")

        with pytest.raises(Stale) as refused:
            await other.act(seat, [action], rev, "two")

        assert noted.seen == ["conflict"]
        assert json.loads(bytes(refused.value.frame))["rev"] == other.ledger.rev == 2

    run(play())


@pytest.mark.source
def test_action_is_judged_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Any] = []
    real = Table.refuses

    def noted(table: Table[Any], seat: int, action: Action) -> Refusal | None:
        judged.append(action)
        return real(table, seat, action)

    async def play() -> None:
        table = await place.begun(NoClock())
        seat, rev, action = asked(table)
        monkeypatch.setattr(Table, "refuses", noted)

        await table.act(seat, [action], rev, "key")

        assert judged == [action]

    run(play())

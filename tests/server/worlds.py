"""Two servers that differ only in what one watcher at each table cannot know."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import delete, insert

from signoria.kernel.game import Game
from signoria.kernel.order import orders_of
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.wire import encode_action
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.database import open_database
from signoria.store.ledgers import Setting
from signoria.store.lobby import LedgerLine, SeatRow
from signoria.store.schema import ENTRIES
from tests.server.asks import Ask
from tests.server.scenes import BESIDE, SCENES
from tests.server.servers import Running, running, wait_until
from tests.server.stage import Person, standing_of
from tests.server.twins import Twin

NOW = 1_700_000_000_000
SAMPLE = 6  # most actions and revisions tried of a longer list
SEEDS = range(7, 17)  # tried in this order
TWO_WORLDS = 3  # least number of cells of the state that must differ


class Position(msgspec.Struct, frozen=True):
    """Table at which the watcher holds `seat` or is a spectator."""

    id: str
    seat: int
    twin: Twin

    @property
    def game(self) -> Game[Any]:
        return self.twin.subject.game

    @property
    def seated(self) -> bool:
        return self.seat != SPECTATOR


@cache
def position(name: str) -> Position:
    """Return the table of a scene, for the first seed whose twin differs enough."""
    scene = SCENES[name]
    for seed in SEEDS:
        truth = scene.played(seed)
        seat = scene.seat(truth)
        found = Position(name, seat, Twin(scene.subject(), truth, seat, seed, scene.alike))
        if found.twin.changed >= TWO_WORLDS:
            return found
    raise AssertionError(f"there are hardly two worlds in {name}")


class Worlds:
    """The server with the true table and the one with a changed table, with clients of both."""

    def __init__(self, true: Running, other: Running, cookies: dict[str, str]) -> None:
        self.servers = (true, other)
        self.watchers = (_signed_in(true, cookies), _signed_in(other, cookies))
        self.strangers = (true.stranger(), other.stranger())

    def settle(self) -> None:
        """Wait until both servers see no open stream, because frames say who watches."""
        for server in self.servers:
            tables = server.server.tables
            wait_until(lambda tables=tables: not any(one.watchers for one in tables.all()))


def _signed_in(server: Running, cookies: dict[str, str]) -> httpx.Client:
    client = server.stranger()
    client.cookies.update(cookies)
    return client


@contextmanager
def two_worlds(folder: Path, found: list[Position]) -> Iterator[Worlds]:
    """Run both servers with the same clock, which stands still."""
    files = folder / "true.db", folder / "other.db"
    with running(f"sqlite:///{files[0]}", lambda: NOW) as server:
        server.stranger().get("/push/key").raise_for_status()
        watcher, others = Person(server, "Watcher"), Person(server, "Somebody")
        for position in found:
            _create_table(server, position, watcher, others)
        cookies = dict(watcher.client.cookies)
    shutil.copy(files[0], files[1])
    _change(f"sqlite:///{files[1]}", found)
    with ExitStack() as stack:
        opened = [
            stack.enter_context(running(f"sqlite:///{file}", lambda: NOW, local_webhooks=True))
            for file in files
        ]
        yield Worlds(opened[0], opened[1], cookies)


def _create_table(server: Running, position: Position, watcher: Person, others: Person) -> None:
    truth = position.twin.truth
    header, *lines = position.twin.ledgers()[0]
    seats = []
    for seat in range(truth.state.seats):
        who = watcher if seat == position.seat else others
        seats.append(SeatRow(seat, "account", who.id, f"{who.name} {seat}"))
    game, invitation = position.game.slug, f"invite-{position.id}"
    setting = Setting(game, others.id, "public", invitation, '{"kind":"none"}')
    brought = [LedgerLine(line, NOW - 1000 + rev) for rev, line in enumerate(lines)]
    standing = standing_of(truth, NOW)
    server.server.lobby.create(position.id, header, NOW, setting, seats, brought, **standing)
    server.server.talk.say(position.id, others.id, others.name, SPECTATOR, "Good evening", NOW)


def _change(url: str, found: list[Position]) -> None:
    """Replace the true ledgers in a database by their twins."""
    engine = open_database(url)
    with engine.begin() as connection:
        for position in found:
            _header, *lines = position.twin.ledgers()[1]
            rows = [
                {"table_id": position.id, "rev": rev, "line": line, "at": NOW - 1001 + rev}
                for rev, line in enumerate(lines, 1)
            ]
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == position.id))
            connection.execute(insert(ENTRIES), rows)
    engine.dispose()


class Journey:
    """All requests of a watcher at a table; requests that change it come last."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.path = f"/tables/{position.id}"
        truth = position.twin.truth
        header, *lines = position.twin.ledgers()[0]
        self.rev = truth.rev
        self.opened = OpenLedger(header, [LedgerLine(line, 0) for line in lines]).opened.get(
            position.seat, 0
        )
        game = position.game
        menu = [encode_action(game, action) for action in game.menu]
        numbers = truth.legal(position.seat)
        self.legal = _some([menu[number] for number in numbers])
        others = [action for number, action in enumerate(menu) if number not in numbers]
        self.actions = [*self.legal, *_some(others), *BESIDE[game.slug]]
        self.revs = [*_some(list(range(1, self.rev + 1))), self.rev + 1, 0]

    def looks(self) -> Iterator[Ask]:
        """Yield the requests that only read."""
        yield Ask("GET", self.path)
        yield Ask("GET", f"{self.path}/chat")
        for query in ({}, {"status": "running"}, {"status": "running", "mine": True}):
            yield Ask("GET", "/tables", None, query)
        seats = self.position.twin.subject.seats
        sides = (self.position.seat, max(0, self.position.seat + 1) % seats, "spectator", 15)
        for seat in ({}, *({"seat": side} for side in sides)):
            for what in ("events", "view", "story", "ledger", "choices", "order"):
                yield Ask("GET", f"{self.path}/{what}", None, seat)
        for rev in self.revs:
            for what in ("view", "story"):
                yield Ask("GET", f"{self.path}/{what}", None, {"rev": rev})
        for rev in (0, self.rev // 2, self.rev, self.rev + 5):
            yield Ask("GET", f"{self.path}/events", None, {"after": f"{rev}.0"})

    def asks(self) -> Iterator[Ask]:
        """Yield asks about actions, and actions that are refused."""
        for action in (*self.actions, ["no-such-action"]):
            yield Ask("POST", f"{self.path}/why", {"action": action})
        for rev in (self.opened, self.rev + 1):
            for action in self.actions[len(self.legal) :]:
                yield self._act(rev, action)
        for action in self.legal:
            yield self._act(self.opened, action, ["no-such-action"])
            yield self._act(self.opened, action, ["bid", 1 << 30])
            yield self._act(max(0, self.opened - 1), action)

    def changes(self) -> Iterator[Ask]:
        """Yield requests that are refused, or change only public or own data."""
        truth = self.position.twin.truth
        for item in range(0, 15, 2) if orders_of(truth.game) else [0]:
            order = ["bid_up_to", item, getattr(truth.state, "round", 1), 1]
            yield Ask("PUT", f"{self.path}/order", {"order": order})
            yield Ask("GET", f"{self.path}/order")
        yield Ask("DELETE", f"{self.path}/order")
        yield Ask("POST", f"{self.path}/undo/consent", {"agree": True})
        yield Ask("POST", f"{self.path}/chat", {"text": "Good evening to you"})
        yield Ask("DELETE", f"{self.path}/chat/1")
        yield Ask("POST", f"{self.path}/seats/0", {})
        yield Ask("DELETE", f"{self.path}/seats/0")
        for seat in range(truth.state.seats):
            yield Ask("POST", f"{self.path}/seats/{seat}/stand-in", {"bot": "page"})
            yield Ask("PUT", f"{self.path}/seats/{seat}/bot", {"bot": "page"})
            yield Ask("DELETE", f"{self.path}/seats/{seat}/bot")
        for what in ("start", "rematch", "invite"):
            yield Ask("POST", f"{self.path}/{what}")
        yield Ask("POST", f"{self.path}/fork", {"rev": 1, "seats": [{"kind": "me"}]})
        yield Ask("DELETE", self.path)
        yield Ask("POST", f"/moderation{self.path}/close", {"reason": "enough"})
        for rev in self.revs:
            yield Ask("POST", f"{self.path}/undo", {"to": rev})
        yield Ask("GET", f"{self.path}/events")

    def last(self) -> Iterator[Ask]:
        """Yield an accepted action and a resignation; both may reveal secrets afterwards."""
        for action in self.legal[:1]:
            yield self._act(self.opened, action)
        yield Ask("POST", f"{self.path}/resign", {})

    def all(self) -> list[Ask]:
        return [*self.looks(), *self.asks(), *self.changes(), *self.last()]

    def _act(self, rev: int, *actions: list[Any]) -> Ask:
        key = f"{rev} {actions}"[:200]
        return Ask(
            "POST", f"{self.path}/actions", {"rev": rev, "key": key, "actions": list(actions)}
        )


def _some(things: list[Any]) -> list[Any]:
    """Return an evenly spaced sample of a list."""
    return things[:: max(1, -(-len(things) // SAMPLE))]


def received(answer: httpx.Response) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Return the status, headers and body of a response, without its date."""
    headers = [(name, value) for name, value in answer.headers.raw if name.lower() != b"date"]
    return answer.status_code, headers, answer.content

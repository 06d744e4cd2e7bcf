"""A whole server in one event loop of the test: it dies, returns, and loses its database."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from threading import Barrier
from typing import Any, TypeVar

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from signoria.server.http.app import App, create_app
from signoria.server.server import Server
from signoria.server.settings import Settings
from signoria.server.table.store import READERS, readers
from tests.server.clock import Clock
from tests.server.servers import PATIENCE

T = TypeVar("T")
GAP = 5_000  # milliseconds
CYCLES = 20  # of the event loop, in which sent messages arrive


class Database:
    """Faults of a database: it is away, or the answer to a commit is lost."""

    def __init__(self) -> None:
        self.away = False
        self.lost_commits = 0

    def attach(self, engine: Engine) -> None:
        """Let the connections of an engine have these faults."""
        commit = engine.dialect.do_commit

        def do_commit(connection: Any) -> None:
            commit(connection)
            if self.lost_commits:
                self.lost_commits -= 1
                raise gone()

        event.listen(engine, "begin", self._check)
        engine.dialect.do_commit = do_commit  # type: ignore[method-assign,assignment]

    def _check(self, _connection: Any) -> None:
        if self.away:
            raise gone()


def wait_for_readers() -> None:
    """Wait until every thread that reads the database is idle: it then holds no connection."""
    barrier = Barrier(READERS + 1)
    for _reader in range(READERS):
        readers.submit(barrier.wait)
    barrier.wait(PATIENCE)


def gone() -> OperationalError:
    return OperationalError("", {}, ConnectionError("the database has gone away"))


class LocalServer:
    """Server without a network; requests are calls, and time passes by calls."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clock = Clock()
        self.database = Database()
        self.loop = asyncio.new_event_loop()
        self.up()

    def up(self) -> None:
        """Start a server on the store, as a new process does."""
        settings = Settings(database=self.url, limits=False, bot_workers=0, talk_seconds=0)
        self.server = Server(settings, self.clock, GAP)
        self.database.attach(self.server.engine)
        self.app: App = create_app(self.server)
        self.run(self.server.background.come_back())

    def die(self) -> None:
        """End the server like a killed process: no task goes on."""
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.run(_ended(tasks))
        self.run(self.loop.shutdown_default_executor())
        self.server.writer.close()
        wait_for_readers()
        self.server.engine.dispose()
        self.loop.close()
        self.loop = asyncio.new_event_loop()

    def end(self) -> None:
        self.die()
        self.loop.close()

    def run(self, work: Awaitable[T]) -> T:
        return self.loop.run_until_complete(_awaited(work))

    def ask(
        self, method: str, path: str, body: Any = None, cookie: str = "", query: str = ""
    ) -> "Reply":
        """Send a request and return the response, when everything that follows has happened."""
        reply = self.run(self.request(method, path, body, cookie, query))
        self.settle()
        return reply

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        cookie: str = "",
        query: str = "",
        reply: "Reply | None" = None,
    ) -> "Reply":
        reply = reply or Reply()
        text = b"" if body is None else json.dumps(body).encode()
        messages = [{"type": "http.request", "body": text, "more_body": False}]
        await self.app(scope(method, path, cookie, query), reply.receiver(messages), reply.send)
        return reply

    def settle(self) -> None:
        """Let automatic moves end and messages arrive."""
        self.run(self._settled())

    async def _settled(self) -> None:
        while self.server.autoplay.busy():
            await asyncio.sleep(0.001)
        for _cycle in range(CYCLES):
            await asyncio.sleep(0)

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass, and run each background loop once."""
        self.clock.move(milliseconds)
        self.run(self.server.background.run_due())
        self.run(self.server.background.beat())
        self.settle()


class Reply:
    """Response to a request; of a stream, what has arrived so far."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""
        self.ended = False
        self.left = asyncio.Event()

    def receiver(self, messages: list[Any]) -> Callable[[], Awaitable[Any]]:
        async def receive() -> Any:
            if messages:
                return messages.pop(0)
            await self.left.wait()
            return {"type": "http.disconnect"}

        return receive

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            self.body += message["body"]
            self.ended = not message.get("more_body", False)

    def json(self) -> Any:
        return json.loads(self.body)

    def frames(self) -> list[dict[str, Any]]:
        """Take the frames that have arrived."""
        *whole, rest = self.body.split(b"\n\n")
        self.body = rest
        found = []
        for one in whole:
            fields = dict(line.split(b": ", 1) for line in one.split(b"\n"))
            if b"id" in fields:
                found.append(json.loads(fields[b"data"]))
        return found


def scope(method: str, path: str, cookie: str, query: str) -> dict[str, Any]:
    headers = [(b"content-type", b"application/json"), (b"cookie", f"signoria={cookie}".encode())]
    return {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
    }


async def _awaited(work: Awaitable[T]) -> T:
    return await work


async def _ended(tasks: set[asyncio.Task[Any]]) -> None:
    others: set[Any] = tasks - {asyncio.current_task()}
    await asyncio.gather(*others, return_exceptions=True)


def spawn(local: LocalServer, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start work whose end nobody awaits yet."""
    return local.loop.create_task(work)

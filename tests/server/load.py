"""Players who continue across crashes of the server and record requests and responses."""

import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from itertools import count, cycle
from typing import Any
from urllib.parse import urlsplit

from tests.server.servers import PATIENCE

PAUSE = 0.01
SEATS = 3


def wall() -> int:
    """Return the time of day in milliseconds, like the server's clock."""
    return time.time_ns() // 1_000_000


class Sent:
    """Action that was sent, with each interrupted attempt and the final response."""

    def __init__(self, table: str, seat: int, action: list[Any], key: str) -> None:
        self.table = table
        self.seat = seat
        self.action = action
        self.key = key
        self.cut: list[tuple[int, int]] = []  # times of sending and of losing the connection
        self.status = 0
        self.rev = 0

    def cut_by(self, kills: list[int]) -> list[int]:
        """List the kills between sending and losing the connection."""
        return [kill for kill in kills if any(sent <= kill <= broke for sent, broke in self.cut)]


class Connection:
    """Connection to one of several servers, each of which may be killed at any time."""

    def __init__(self, *addresses: str, cookie: str = "") -> None:
        self.hosts = cycle([urlsplit(address).netloc for address in addresses])
        self.cookie = cookie
        self.http = HTTPConnection(next(self.hosts), timeout=PATIENCE)

    def reconnect(self) -> None:
        """Close the connection and prepare one to the next server."""
        self.http.close()
        self.http = HTTPConnection(next(self.hosts), timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Any, sent: Sent | None = None) -> tuple[int, Any]:
        """Repeat a request until a status other than 503 comes; return status and body."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            begun = wall()
            try:
                status, answer = self._once(method, path, body)
            except (OSError, HTTPException) as trouble:
                self.reconnect()
                if sent is not None and not isinstance(trouble, ConnectionRefusedError):
                    sent.cut.append((begun, wall()))
            else:
                if status != 503:  # 503: it is unknown whether the request was stored
                    return status, answer
            time.sleep(PAUSE)
        raise AssertionError(f"no answer to {method} {path}")

    def _once(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        headers = {"content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        self.http.request(method, path, json.dumps(body), headers)
        answer = self.http.getresponse()
        text = answer.read()
        if cookie := answer.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return answer.status, json.loads(text) if text else None


class TableSeries:
    """Tables one after the other for two players, each of whom may act for any seat."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.tables: list[str] = []

    def table(self, connection: Connection, over: str = "") -> str:
        """Return the current table; start a new one if the current one is `over`."""
        with self.lock:
            if not self.tables or self.tables[-1] == over:
                body = {"game": "il-principe", "seats": [{"kind": "me"}] * SEATS}
                status, created = connection.ask("POST", "/tables", body)
                assert status == 201, created
                status, said = connection.ask("POST", f"/tables/{created['id']}/start", None)
                assert status == 200 or said["code"] == "has-begun", said
                self.tables.append(created["id"])
            return self.tables[-1]


class Player:
    """Player who makes random choices at the tables of a series."""

    def __init__(self, address: str, cookie: str, series: TableSeries, name: str) -> None:
        self.connection = Connection(address, cookie=cookie)
        self.series = series
        self.chance = random.Random(name)
        self.keys = (f"{name}-{number}" for number in count())
        self.seat = 0
        self.sent: list[Sent] = []
        self.answered = 0

    def look(self, table: str, seat: int) -> dict[str, Any]:
        """Read the state of the table from the response to a stale action."""
        body = {"rev": 0, "key": next(self.keys), "actions": [["pass"]], "seat": seat}
        status, answer = self.connection.ask("POST", f"/tables/{table}/actions", body)
        assert (status, answer["code"]) == (409, "stale"), answer
        frame: dict[str, Any] = answer["frame"]
        return frame

    def play_on(self) -> None:
        """Act for the player's seat if it is asked; otherwise change the seat or the table."""
        table = self.series.table(self.connection)
        received = self.look(table, self.seat)
        if received["status"] == "over":
            self.series.table(self.connection, over=table)
        elif self.seat in received["to_move"]:
            self.choose(table, self.seat, received)
        else:
            self.seat = self.chance.choice(received["to_move"])

    def choose(self, table: str, seat: int, received: dict[str, Any]) -> Sent:
        sent = Sent(table, seat, self.chance.choice(received["legal"]), next(self.keys))
        self.sent.append(sent)
        body = {
            "rev": received["decision"],
            "key": sent.key,
            "actions": [sent.action],
            "seat": seat,
        }
        sent.status, answer = self.connection.ask("POST", f"/tables/{table}/actions", body, sent)
        assert sent.status == 200 or answer["code"] == "stale", answer
        sent.rev = answer["rev"] if sent.status == 200 else 0
        self.answered += 1
        return sent


class Load:
    """Two players in threads for each series."""

    def __init__(self, address: str, series: int) -> None:
        host = Connection(address)
        status, answer = host.ask("POST", "/guests", {"name": "Host"})
        assert status == 201, answer
        self.host = host
        self.series = [TableSeries() for _ in range(series)]
        self.players = [
            Player(address, host.cookie, series, f"{name}-{number}")
            for number, series in enumerate(self.series)
            for name in ("left", "right")
        ]
        self.troubles: list[BaseException] = []
        self.going = True

    def answered(self) -> int:
        return sum(player.answered for player in self.players)

    def sent(self) -> list[Sent]:
        return [sent for player in self.players for sent in player.sent]

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Let all players act; at the end, wait for the pending responses."""
        threads = [self._thread(player) for player in self.players]
        try:
            yield
        finally:
            self.going = False
            for thread in threads:
                thread.join(2 * PATIENCE)
        assert not self.troubles, self.troubles

    def reconnect(self) -> None:
        for connection in (self.host, *(player.connection for player in self.players)):
            connection.reconnect()

    def _thread(self, player: Player) -> threading.Thread:
        thread = threading.Thread(target=self._go_on, args=(player,))
        thread.start()
        return thread

    def _go_on(self, player: Player) -> None:
        try:
            while self.going:
                player.play_on()
        except BaseException as trouble:  # re-raised in the thread of the test
            self.troubles.append(trouble)

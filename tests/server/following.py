"""Reader of a table's stream that reconnects to the next node from the last event id."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse
from itertools import cycle
from socket import SHUT_RDWR
from typing import Any
from urllib.parse import urlsplit

from signoria.server.table.wire import Side
from tests.server.servers import PATIENCE

PAUSE = 0.02


class Follower:
    """Reader that reconnects after every interruption and keeps all frames."""

    def __init__(self, cookie: str, table: str, seat: Side, *addresses: str, after: str) -> None:
        self.cookie = cookie
        self.path = f"/tables/{table}/events?seat={seat}"
        self.hosts = cycle([urlsplit(address).netloc for address in addresses])
        self.last = after
        self.frames: list[dict[str, Any]] = []
        self.goodbyes = 0
        self.streams = 0
        self.refused = 0
        self.going = True
        self.connection: HTTPConnection | None = None
        self.thread = threading.Thread(target=self._follow)

    @property
    def rev(self) -> int:
        """Return the last revision that was received."""
        return int(self.last.partition(".")[0])

    def revs(self) -> list[int]:
        """List the revisions of the received entries, in order of arrival."""
        return [seen["rev"] for frame in self.frames for seen in frame.get("entries", [])]

    def chat(self) -> list[int]:
        """List the numbers of the received chat lines."""
        return [line["number"] for frame in self.frames for line in frame.get("chat", [])]

    def end(self) -> None:
        """Stop reading."""
        self.going = False
        connection = self.connection
        if connection is not None and connection.sock is not None:
            with suppress(OSError):
                connection.sock.shutdown(SHUT_RDWR)
        self.thread.join(PATIENCE)

    def _follow(self) -> None:
        while self.going:
            self.connection = HTTPConnection(next(self.hosts), timeout=PATIENCE)
            try:
                self._read(self.connection)
            except (OSError, HTTPException):
                pass
            finally:
                self.connection.close()
            time.sleep(PAUSE)

    def _read(self, connection: HTTPConnection) -> None:
        headers = {"cookie": self.cookie, "last-event-id": self.last}
        connection.request("GET", self.path, headers=headers)
        with connection.getresponse() as answer:
            if answer.status != 200:
                self.refused += 1
                return
            self.streams += 1
            for message in _messages(answer):
                if message.get("event") == "bye":
                    self.goodbyes += 1
                    return
                if "id" in message:
                    self.last = message["id"]
                    self.frames.append(json.loads(message["data"]))


def _messages(answer: HTTPResponse) -> Iterator[dict[str, str]]:
    """Yield the messages of an open stream as fields by name."""
    message: dict[str, str] = {}
    while line := answer.readline().decode():
        name, _colon, value = line.rstrip("\n").partition(": ")
        if name:
            message[name] = value
        else:
            yield message
            message = {}


@contextmanager
def following(
    cookie: str, table: str, seat: Side, *addresses: str, after: str = "0.0"
) -> Iterator[Follower]:
    """Read a table's stream in a thread, from the beginning or after the given id."""
    follower = Follower(cookie, table, seat, *addresses, after=after)
    follower.thread.start()
    try:
        yield follower
    finally:
        follower.end()

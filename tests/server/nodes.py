"""Two nodes in separate processes on one PostgreSQL, and guests of either."""

import secrets
from itertools import count
from typing import Any

from tests.server.forks import Fork, Forks, free_port
from tests.server.load import Connection
from tests.store.postgres import Postgres

_keys = count(1)


class Guest:
    """Guest account at one node, or at the next one if the first is gone."""

    def __init__(self, *addresses: str, cookie: str = "") -> None:
        self.connection = Connection(*addresses, cookie=cookie)
        if not cookie:
            self.does("POST", "/guests", {"name": "Guest"})

    @property
    def cookie(self) -> str:
        return self.connection.cookie

    def does(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request, check that it succeeds, and return the body of the response."""
        status, answer = self.connection.ask(method, path, body)
        assert status < 300, answer
        return answer

    def create_table(self, *kinds: str, **more: Any) -> str:
        """Create a table and return its id."""
        seats = [{"kind": kind, **more} for kind in kinds]
        return str(self.does("POST", "/tables", {"game": "il-principe", "seats": seats})["id"])

    def begins(self, *kinds: str, **more: Any) -> str:
        """Create and start a table and return its id."""
        table = self.create_table(*kinds, **more)
        self.does("POST", f"/tables/{table}/start")
        return table

    def look(self, table: str, seat: int) -> dict[str, Any]:
        """Read the state of a table for a seat from the response to a stale action."""
        _status, answer = self.acts(table, seat, 0, ["pass"])
        frame: dict[str, Any] = answer["frame"]
        return frame

    def acts(self, table: str, seat: int, rev: int, action: Any, key: str = "") -> tuple[int, Any]:
        body = {"rev": rev, "key": key or f"key-{next(_keys)}", "actions": [action], "seat": seat}
        return self.connection.ask("POST", f"/tables/{table}/actions", body)

    def moves(self, table: str, seats: int = 3) -> int:
        """Make the first legal choice of a seat that is asked; return the new revision or 0."""
        for seat in range(seats):
            status, answer = self.acts(table, seat, 0, ["pass"])
            if status == 409 and seat in answer["frame"]["to_move"]:
                received = answer["frame"]
                status, answer = self.acts(table, seat, received["decision"], received["legal"][0])
                assert status == 200, answer
                return int(answer["rev"])
        return 0


class Nodes:
    """Two nodes on fixed ports that can be killed and started again, and their guests."""

    def __init__(self, forks: Forks, postgres: Postgres, **settings: Any) -> None:
        self.forks = forks
        self.postgres = postgres
        self.settings = settings
        self.url_of_schema = postgres.new_schema()
        self.names = [f"node-{secrets.token_hex(4)}" for _node in "ab"]
        self.ports = [free_port(), free_port()]
        self.running = [self._start(0), self._start(1)]
        self.a, self.b = (node.address for node in self.running)
        self.guests: list[Guest] = []

    def guest(self, *addresses: str, cookie: str = "") -> Guest:
        """Return a new guest or, with a cookie, a known one."""
        guest = Guest(*addresses, cookie=cookie)
        self.guests.append(guest)
        return guest

    def kill(self, number: int) -> None:
        """Kill a node with SIGKILL, like a power cut."""
        self.running[number].kill()

    def start(self, number: int) -> None:
        """Start a node again at its old address."""
        self.running[number] = self._start(number)

    def cut(self, number: int) -> int:
        """Cut the database connections of a node and return their number."""
        return self.postgres.cut(self.names[number])

    def close(self) -> None:
        """Close the connections of all guests and kill the running nodes."""
        for guest in self.guests:
            guest.connection.reconnect()
        for node in self.running:
            if not node.ended:
                node.kill()

    def _start(self, number: int) -> Fork:
        url = f"{self.url_of_schema}{self.names[number]}"  # the URL ends with application_name=
        return self.forks.start(url, port=self.ports[number], **self.settings)

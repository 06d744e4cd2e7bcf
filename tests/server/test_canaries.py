"""Tests that unique secret values of one person are sent to nobody else."""

import secrets
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, Any

import httpx
import pytest

from signoria.games.il_principe.cities import STANDARD_TEXT
from signoria.store.database import open_database
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import LedgerLine, Lobby, SeatRow
from signoria.store.notices import Contacts, Subscription
from signoria.store.pending import PendingStore
from signoria.testing.subject import Subject
from tests.server.asks import ASKS, AT_TABLES, Ask, action, order
from tests.server.planted import BRIBE, cards, decks, purses, sums
from tests.server.servers import PATIENCE, Process, started
from tests.server.stage import GAME, SUBJECT, finished, in_an_auction, lines_of, standing_of

LIMIT = 987654321  # of the standing order; more than all money in the game
NOW = 1_700_000_000_000
MAY_KNOW = {"other": {"invitation"}}  # seated players may invite others
FAREWELLS = ("DELETE /me", "DELETE /sessions", "DELETE /sessions/current")


def canary() -> str:
    """Return a unique value."""
    return f"canary{secrets.token_hex(8)}"


class Listener:
    """Person with a browser, and every byte that the server sent to it."""

    def __init__(
        self, server: Process, clients: ExitStack, name: str = "", agent: str = "browser"
    ) -> None:
        self.received_bytes = bytearray()
        self.bodies: list[
            tuple[str, bytearray]
        ] = []  # path of the request and body of the response
        self.client = httpx.Client(
            base_url=server.address,
            timeout=PATIENCE,
            headers={"user-agent": agent},
            verify=False,
            event_hooks={"response": [self._hear]},
        )
        clients.enter_context(self.client)
        self.id = str(self.ask("POST", "/guests", {"name": name})["id"]) if name else ""
        self.cookie = self.client.cookies.get("signoria") or ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        given = {} if body is None else {"json": body}
        answer = self.client.request(method, path, **given)
        assert answer.status_code < 500, answer.text
        return answer.json() if answer.content.startswith((b"{", b"[")) else None

    def watch(self, table: str) -> "Watch":
        """Return a context manager that reads the stream of a table."""
        return Watch(self, table)

    def _hear(self, answer: httpx.Response) -> None:
        for name, value in answer.headers.raw:
            self.received_bytes += name + b": " + value + b"\n"
        body = bytearray()
        self.bodies.append((answer.url.path, body))
        if "event-stream" not in answer.headers.get("content-type", ""):
            body += answer.read()
            self.received_bytes += body


class Watch:
    """Open stream whose every byte is kept."""

    def __init__(self, listener: Listener, table: str) -> None:
        self._listener = listener
        self._stream = listener.client.stream("GET", f"/tables/{table}/events")
        self._thread = threading.Thread(target=self._read)

    def __enter__(self) -> "Watch":
        self._answer = self._stream.__enter__()
        self._body = self._listener.bodies[-1][1]
        self._thread.start()
        return self

    def __exit__(self, *_why: object) -> None:
        line = self._answer.extensions["network_stream"].get_extra_info("socket")
        with suppress(OSError):  # the server may have closed the connection
            line.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._stream.__exit__(None, None, None)

    def _read(self) -> None:
        try:
            for part in self._answer.iter_raw():
                self._listener.received_bytes += part
                self._body += part
        except (httpx.HTTPError, httpx.StreamError):
            pass  # the stream was closed


class Plot:
    """Person with secrets at public and private tables, and others who must not learn them."""

    def __init__(self, server: Process, url: str, clients: ExitStack) -> None:
        self.server = server
        self.secrets: dict[str, str] = {"order": str(LIMIT)}
        self.keeper = Listener(server, clients, "Keeper", self.secret("device"))
        self.other, self.spectator = (
            Listener(server, clients, "Other"),
            Listener(server, clients, "Spectator"),
        )
        self.stranger = Listener(server, clients)
        self._engine = open_database(url)
        self.public = self._create_table("public", SUBJECT, in_an_auction())
        self.over = self._create_table("private", SUBJECT, finished())
        self.purses = self._create_table("public", *purses())
        self.decks = self._create_table("public", *decks())
        self.secrets |= sums(purses()[1])
        self._plant()
        self._engine.dispose()

    def secret(self, name: str) -> str:
        self.secrets[name] = canary()
        return self.secrets[name]

    def _plant(self) -> None:
        """Create a secret of every kind."""
        keeper, known = self.keeper, self.secrets
        login, password = self.secret("login"), self.secret("password")
        kept = keeper.ask("POST", "/me/password", {"login": login, "password": password})
        for at, code in enumerate(kept["recovery_codes"]):
            known[f"recovery code {at}"] = code
        made = keeper.ask(
            "POST", "/me/tokens", {"name": self.secret("token name"), "scopes": ["play"]}
        )
        known["token"], known["token id"] = made["token"], made["id"]
        known["cookie"] = keeper.cookie
        self._plant_notices()
        self._plant_private_table()
        keeper.ask("POST", "/reports", {"accused": self.other.id, "reason": self.secret("report")})
        PendingStore(self._engine).set_order(
            self.public, 0, f'["bid_up_to",{order()[1]},1,{LIMIT}]'
        )
        known["invitation"] = keeper.ask("GET", f"/tables/{self.public}")["invite"]
        known["finished private table"] = self.over
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        body = {"rev": 9, "seats": seats, "access": "public"}
        self.fork = keeper.ask("POST", f"/tables/{self.over}/fork", body)["id"]

    def _plant_notices(self) -> None:
        contacts = Contacts(self._engine)
        url = f"https://play.example/{self.secret('webhook')}"
        self.secrets["webhook secret"] = contacts.set_webhook(self.keeper.id, url)
        browser = [self.secret("endpoint"), self.secret("p256dh"), self.secret("auth")]
        contacts.subscribe(self.keeper.id, Subscription(*browser))

    def _plant_private_table(self) -> None:
        cities = f"# {self.secret('option')}\n{STANDARD_TEXT}"
        seats = [{"kind": "me", "name": self.secret("name at a private table")}] * 3
        body = {"game": GAME.slug, "seats": seats, "access": "private"}
        created = self.keeper.ask("POST", "/tables", {**body, "options": {"cities": cities}})
        self.private = self.secrets["private table"] = created["id"]
        self.secrets["private invitation"] = created["invite"]
        self.keeper.ask("POST", f"/tables/{created['id']}/start")
        said = {"text": self.secret("private talk")}
        self.keeper.ask("POST", f"/tables/{created['id']}/chat", said)

    def _create_table(self, access: Any, subject: Subject, t: Any) -> str:
        """Store a table of the keeper; on a public one, `other` has the last seat."""
        header, *lines = lines_of(t, subject)
        owners = [self.keeper] * subject.seats
        if access == "public":
            owners[-1] = self.other
        seats = [SeatRow(at, "account", who.id, "Somebody") for at, who in enumerate(owners)]
        setting = Setting(subject.game.slug, self.keeper.id, access, new_id(), '{"kind":"none"}')
        id, brought = new_id(), [LedgerLine(line, NOW) for line in lines]
        standing = standing_of(t, NOW)
        Lobby(self._engine).create(id, header, NOW, setting, seats, brought, **standing)
        return id

    # Events of the test.

    def listen(self) -> None:
        """Let the others send every request while the keeper acts."""
        listeners = (self.other, self.spectator, self.stranger)
        with ExitStack() as watches:
            for table in (self.public, self.purses, self.decks):
                watches.enter_context(self.other.watch(table))
                watches.enter_context(self.spectator.watch(table))
            self._live_on()
            for listener in listeners:
                self._ask_everything(listener, "GET")
        for listener in listeners:
            self._ask_everything(listener, "")

    def _live_on(self) -> None:
        keeper = self.keeper
        keeper.client.post(f"/tables/{self.public}/actions", json=action())
        keeper.ask("GET", f"/tables/{self.public}/order?seat=0")
        keeper.ask("GET", "/me/tokens")
        for table, chosen in (
            (self.purses, ["bribe", BRIBE]),
            (self.decks, ["pick_card", min(cards())]),
        ):
            received = (
                Ask("GET", f"/tables/{table}/view", None, {"seat": 0}).of(keeper.client).json()
            )
            done = {"rev": received["rev"], "key": canary(), "actions": [chosen], "seat": 0}
            keeper.ask("POST", f"/tables/{table}/actions", done)
            keeper.ask("GET", f"/tables/{table}/view?seat=0")

    def _ask_everything(self, listener: Listener, method: str) -> None:
        """Request every route at every table."""
        for status in ("open", "running", "over"):
            for mine in ("", "&mine=true"):
                listener.client.get(f"/tables?status={status}{mine}")
        listener.client.get("/schema/openapi.json")
        listener.client.get(f"/t/{self.private}?invite={canary()}")
        at_tables = [self.public, self.private, self.over, self.fork]
        at_tables += [self.purses, self.decks] if method else []
        for route, make in ASKS.items():
            if route.startswith(method) and route not in FAREWELLS:
                for table in at_tables if route in AT_TABLES else at_tables[:1]:
                    ask = make(self, table)
                    for query in (ask.query, {"rev": 1}):
                        Ask(ask.method, ask.path, ask.body, query).of(listener.client)

    @property
    def third(self) -> Listener:
        """Return the account that some requests name."""
        return self.keeper

    def misbehave(self) -> None:
        """Put every secret of the keeper into places that logs often contain."""
        for value in self.secrets.values():
            client = self.stranger.client
            client.get(f"/tables/{value}", headers={"x-note": value, "referer": value})
            client.get(f"/{value}?{value}={value}")
            client.post("/sessions", json={"login": value, "password": value})
            client.post("/guests", content=f'{{"{value}'.encode(), headers={"user-agent": value})
            client.get("/me", headers={"authorization": f"Bearer {value}"})
            host, _colon, port = self.server.address.removeprefix("http://").partition(":")
            with socket.create_connection((host, int(port)), PATIENCE) as line:
                line.sendall(f"{value} {value}\r\n\r\n".encode())
                line.recv(1000)


class Received:
    """Bytes sent to everybody, and the log, after the server has stopped."""

    def __init__(self, plot: Plot, log: bytes) -> None:
        self.plot = plot
        self.log = log


@pytest.fixture(scope="module")
def received(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Received]:
    folder = tmp_path_factory.mktemp("canaries")
    url = f"sqlite:///{folder / 'signoria.db'}"
    with _log(folder) as log, started(url, "--no-limits", log=log) as server:
        with ExitStack() as clients:
            plot = Plot(server, url, clients)
            plot.listen()
            plot.misbehave()
        server.stop()
        yield Received(plot, (folder / "log").read_bytes())


def _log(folder: Path) -> IO[bytes]:
    return (folder / "log").open("wb")


@pytest.mark.parametrize("who", ["other", "spectator", "stranger"])
def test_no_secret_is_in_any_byte_sent_to_somebody_else(received: Received, who: str) -> None:
    listener: Listener = getattr(received.plot, who)

    assert len(listener.received_bytes) > 100_000, "hardly anything was received"
    found = {
        name
        for name, value in received.plot.secrets.items()
        if value.encode() in listener.received_bytes
    }
    assert found - MAY_KNOW.get(who, set()) == set()


def test_keeper_is_sent_their_own_secrets(received: Received) -> None:
    received_bytes, known = received.plot.keeper.received_bytes, received.plot.secrets

    for name in (
        "order",
        "login",
        "private table",
        "private invitation",
        "option",
        "token",
        "cookie",
        "intrigue: bribe",
        "intrigue: purse, bribed",
        "intrigue: whisper",
    ):
        assert known[name].encode() in received_bytes, name


def cards_at(listener: Listener, table: str) -> set[str]:
    """Return the cards of the hidden deck that somebody was sent at a table."""
    received = b"\n".join(body for path, body in listener.bodies if table in path)
    return {card for card in cards() if f'"{card}"'.encode() in received}


@pytest.mark.parametrize("who", ["other", "spectator", "stranger"])
def test_card_of_a_hidden_deck_is_sent_only_to_its_owner(received: Received, who: str) -> None:
    plot = received.plot

    assert cards_at(getattr(plot, who), plot.decks) == set()
    assert cards_at(plot.keeper, plot.decks) == cards() != set()


def test_log_contains_no_secret_no_name_and_no_table(received: Received) -> None:
    plot = received.plot
    people = {"Keeper", "Spectator", plot.keeper.id, plot.other.id, plot.public, plot.other.cookie}

    assert received.log.count(b'"event":"request"') > 100
    assert [name for name, value in plot.secrets.items() if value.encode() in received.log] == []
    assert [value for value in people if value.encode() in received.log] == []

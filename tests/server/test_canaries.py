"""Tests that unique secret values of one person are sent to nobody else."""

import re
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
from signoria.store.beside import Beside
from signoria.store.database import open_database
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import Line, Lobby, SeatRow
from signoria.store.notices import Contacts, Subscription
from signoria.testing.subject import Subject
from tests.server.asks import ASKS, AT_TABLES, Ask, action, order
from tests.server.houses import PATIENCE, Process, started
from tests.server.planted import BRIBE, cards, decks, purses, sums
from tests.server.stage import GAME, SUBJECT, finished, in_an_auction, lines_of, standing_of

LIMIT = 987654321  # of the standing order; more than all money in the game
NOW = 1_700_000_000_000
MAY_KNOW = {"other": {"invitation"}}  # seated players may invite others
FAREWELLS = ("DELETE /me", "DELETE /sessions", "DELETE /sessions/current")


LONE = re.compile(rb"(?<![\w.-])\d{3}(?![\w.-])")  # a number above LARGE


def canary() -> str:
    """Return a unique value."""
    return f"canary{secrets.token_hex(8)}"


class Ear:
    """Person with a browser, and every byte that the server sent to it."""

    def __init__(
        self, house: Process, clients: ExitStack, name: str = "", agent: str = "browser"
    ) -> None:
        self.heard = bytearray()
        self.bodies: list[
            tuple[str, bytearray]
        ] = []  # path of the request and body of the response
        self.client = httpx.Client(
            base_url=house.address,
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
            self.heard += name + b": " + value + b"\n"
        body = bytearray()
        self.bodies.append((answer.url.path, body))
        if "event-stream" not in answer.headers.get("content-type", ""):
            body += answer.read()
            self.heard += body


class Watch:
    """Open stream whose every byte is kept."""

    def __init__(self, ear: Ear, table: str) -> None:
        self._ear = ear
        self._stream = ear.client.stream("GET", f"/tables/{table}/events")
        self._thread = threading.Thread(target=self._read)

    def __enter__(self) -> "Watch":
        self._answer = self._stream.__enter__()
        self._body = self._ear.bodies[-1][1]
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
                self._ear.heard += part
                self._body += part
        except (httpx.HTTPError, httpx.StreamError):
            pass  # the stream was closed


class Plot:
    """Person with secrets at public and private tables, and others who must not learn them."""

    def __init__(self, house: Process, url: str, clients: ExitStack) -> None:
        self.house = house
        self.secrets: dict[str, str] = {"order": str(LIMIT)}
        self.keeper = Ear(house, clients, "Keeper", self.secret("device"))
        self.other, self.spectator = Ear(house, clients, "Other"), Ear(house, clients, "Spectator")
        self.stranger = Ear(house, clients)
        self._engine = open_database(url)
        self.public = self._lay("public", SUBJECT, in_an_auction())
        self.over = self._lay("private", SUBJECT, finished())
        self.purses = self._lay("public", *purses())
        self.decks = self._lay("public", *decks())
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
        Beside(self._engine).set_order(self.public, 0, f'["bid_up_to",{order()[1]},1,{LIMIT}]')
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
        laid = self.keeper.ask("POST", "/tables", {**body, "options": {"cities": cities}})
        self.private = self.secrets["private table"] = laid["id"]
        self.secrets["private invitation"] = laid["invite"]
        self.keeper.ask("POST", f"/tables/{laid['id']}/start")
        said = {"text": self.secret("private talk")}
        self.keeper.ask("POST", f"/tables/{laid['id']}/chat", said)

    def _lay(self, access: Any, subject: Subject, t: Any) -> str:
        """Store a table of the keeper; on a public one, `other` has the last seat."""
        header, *lines = lines_of(t, subject)
        owners = [self.keeper] * subject.seats
        if access == "public":
            owners[-1] = self.other
        seats = [SeatRow(at, "account", who.id, "Somebody") for at, who in enumerate(owners)]
        setting = Setting(subject.game.slug, self.keeper.id, access, new_id(), '{"kind":"none"}')
        id, brought = new_id(), [Line(line, NOW) for line in lines]
        standing = standing_of(t, NOW)
        Lobby(self._engine).lay(id, header, NOW, setting, seats, brought, **standing)
        return id

    # Events of the test.

    def listen(self) -> None:
        """Let the others send every request while the keeper acts."""
        ears = (self.other, self.spectator, self.stranger)
        with ExitStack() as watches:
            for table in (self.public, self.purses, self.decks):
                watches.enter_context(self.other.watch(table))
                watches.enter_context(self.spectator.watch(table))
            self._live_on()
            for ear in ears:
                self._ask_everything(ear, "GET")
        for ear in ears:
            self._ask_everything(ear, "")

    def _live_on(self) -> None:
        keeper = self.keeper
        keeper.client.post(f"/tables/{self.public}/actions", json=action())
        keeper.ask("GET", f"/tables/{self.public}/order?seat=0")
        keeper.ask("GET", "/me/tokens")
        for table, wish in (
            (self.purses, ["bribe", BRIBE]),
            (self.decks, ["pick_card", cards()[0]]),
        ):
            told = Ask("GET", f"/tables/{table}/view", None, {"seat": 0}).of(keeper.client).json()
            done = {"rev": told["rev"], "key": canary(), "do": [wish], "seat": 0}
            keeper.ask("POST", f"/tables/{table}/actions", done)
            keeper.ask("GET", f"/tables/{table}/view?seat=0")

    def _ask_everything(self, ear: Ear, method: str) -> None:
        """Request every route at every table."""
        for status in ("open", "running", "over"):
            for mine in ("", "&mine=true"):
                ear.client.get(f"/tables?status={status}{mine}")
        ear.client.get("/schema/openapi.json")
        ear.client.get(f"/t/{self.private}?invite={canary()}")
        at_tables = [self.public, self.private, self.over, self.fork]
        at_tables += [self.purses, self.decks] if method else []
        for route, make in ASKS.items():
            if route.startswith(method) and route not in FAREWELLS:
                for table in at_tables if route in AT_TABLES else at_tables[:1]:
                    ask = make(self, table)
                    for query in (ask.query, {"rev": 1}):
                        Ask(ask.method, ask.path, ask.body, query).of(ear.client)

    @property
    def third(self) -> Ear:
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
            host, _colon, port = self.house.address.removeprefix("http://").partition(":")
            with socket.create_connection((host, int(port)), PATIENCE) as line:
                line.sendall(f"{value} {value}\r\n\r\n".encode())
                line.recv(1000)


class Told:
    """Bytes sent to everybody, and the log, after the server has stopped."""

    def __init__(self, plot: Plot, log: bytes) -> None:
        self.plot = plot
        self.log = log


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    folder = tmp_path_factory.mktemp("canaries")
    url = f"sqlite:///{folder / 'signoria.db'}"
    with _log(folder) as log, started(url, "--no-limits", log=log) as house:
        with ExitStack() as clients:
            plot = Plot(house, url, clients)
            plot.listen()
            plot.misbehave()
        house.stop()
        yield Told(plot, (folder / "log").read_bytes())


def _log(folder: Path) -> IO[bytes]:
    return (folder / "log").open("wb")


@pytest.mark.parametrize("who", ["other", "spectator", "stranger"])
def test_no_secret_is_in_any_byte_sent_to_somebody_else(told: Told, who: str) -> None:
    ear: Ear = getattr(told.plot, who)

    assert len(ear.heard) > 100_000, "hardly anything was heard"
    found = {name for name, value in told.plot.secrets.items() if value.encode() in ear.heard}
    assert found - MAY_KNOW.get(who, set()) == set()


def test_keeper_is_sent_their_own_secrets(told: Told) -> None:
    heard, known = told.plot.keeper.heard, told.plot.secrets

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
        assert known[name].encode() in heard, name


def numbers_at(ear: Ear, table: str) -> set[int]:
    """Return the three-digit numbers that somebody was sent at a table."""
    told = b"\n".join(body for path, body in ear.bodies if table in path)
    return {int(number) for number in LONE.findall(told)}


@pytest.mark.parametrize("who", ["other", "spectator", "stranger"])
def test_card_of_a_hidden_deck_is_sent_only_to_its_owner(told: Told, who: str) -> None:
    heard = numbers_at(getattr(told.plot, who), told.plot.decks)

    assert heard & set(cards()) == set()
    assert set(cards()) <= numbers_at(told.plot.keeper, told.plot.decks)


def test_log_contains_no_secret_no_name_and_no_table(told: Told) -> None:
    plot = told.plot
    people = {"Keeper", "Spectator", plot.keeper.id, plot.other.id, plot.public, plot.other.cookie}

    assert told.log.count(b'"event":"request"') > 100
    assert [name for name, value in plot.secrets.items() if value.encode() in told.log] == []
    assert [value for value in people if value.encode() in told.log] == []

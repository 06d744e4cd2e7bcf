"""Model-based test of the whole server: people, faults, and a small reference model.

The model remembers what the server has acknowledged. The rules of the games come from the kernel.
"""

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from signoria.games import find_game
from signoria.kernel.ledger import read_ledger, replay
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.seen import seen_entries
from signoria.kernel.views import encode_view
from signoria.kernel.wire import encode_action, encode_event
from tests.effort import times
from tests.server.local_server import LocalServer, Reply, spawn
from tests.server.tables import ME, new_key

STEPS = 50
GAMES = ("il-principe", "princes", "intrigue")
SEATS = {"il-principe": 3, "princes": 2, "intrigue": 3}
OPEN = {"kind": "open"}
LIVE = {"kind": "live", "initial_seconds": 60, "increment_seconds": 2}
NONE = {"kind": "none"}
WHO = st.integers(0, 3)
NUMBER = st.integers(0, 1 << 16)


class Sent:
    """A request with a key: an action or a chat line, and its acknowledgement if one arrived."""

    def __init__(self, who: int, path: str, body: dict[str, Any]) -> None:
        self.who = who
        self.path = path
        self.body = body
        self.answer: Any = None


class Stream:
    """An open stream of a person, and everything that its reader has received at the table."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.reply = Reply()
        self.frames: list[dict[str, Any]] = []
        self.chat: list[int] = []
        self.revs: list[int] = []
        self.open = False

    def last_id(self) -> str:
        return self.frames[-1]["id"] if self.frames else ""

    def read(self) -> None:
        """Take the frames that have arrived; nothing is missing and nothing comes twice."""
        for frame in self.reply.frames():
            self.revs += [entry["rev"] for entry in frame.get("entries", [])]
            self.chat += [line["number"] for line in frame.get("chat", [])]
            self.frames.append(frame)
        first = self.revs[0] if self.revs else 0
        assert self.revs == list(range(first, first + len(self.revs)))
        assert self.chat == sorted(set(self.chat))
        self.open = self.open and not self.reply.ended


class WholeServer(RuleBasedStateMachine):
    """Four people at one table; the fourth only watches."""

    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.local = LocalServer(self.url)
        self.cookies = [self.guest(f"Person {who}") for who in range(4)]
        self.table = ""
        self.seated: dict[int, int] = {}  # seats, by person
        self.begun = False
        self.game = ""
        self.sent: list[Sent] = []
        self.streams: dict[int, Stream] = {}
        self.faults = self.local.database

    def guest(self, name: str) -> str:
        reply = self.local.ask("POST", "/guests", {"name": name})
        return reply.headers["set-cookie"].partition("signoria=")[2].partition(";")[0]

    def ask(self, who: int, method: str, path: str, body: Any = None, query: str = "") -> Reply:
        path = f"/tables/{self.table}{path}" if path != "/tables" else path
        reply = self.local.ask(method, path, body, self.cookies[who], query)
        assert reply.status < 500 or self.faulty(reply), reply.body
        for stream in self.streams.values():
            stream.read()
        return reply

    def faulty(self, reply: Reply) -> bool:
        return reply.status == 503 and reply.json()["code"] == "store-failed"

    def well(self) -> bool:
        return not self.faults.away and not self.faults.lost_commits

    # Before the game.

    @initialize(game=st.sampled_from(GAMES), live=st.booleans(), ready=st.integers(0, 3))
    def create(self, game: str, live: bool, ready: int) -> None:
        """Create a table; most often all sit down, and the game begins."""
        seats = [ME, *[OPEN] * (SEATS[game] - 1)]
        body = {"game": game, "seats": seats, "clock": LIVE if live else NONE}
        reply = self.ask(0, "POST", "/tables", body)
        assert reply.status == 201, reply.body
        self.table, self.game, self.seated = reply.json()["id"], game, {0: 0}
        if ready:
            for who in range(1, SEATS[game]):
                self.join(who, who)
            self.start()

    @precondition(lambda self: self.table and not self.begun and self.well())
    @rule(who=st.integers(1, 2), seat=st.integers(0, 2))
    def join(self, who: int, seat: int) -> None:
        free = seat not in self.seated.values() and who not in self.seated
        reply = self.ask(who, "POST", f"/seats/{seat}", {})
        exists = seat < SEATS[self.game]
        assert (reply.status == 201) == (free and exists), reply.body
        if reply.status == 201:
            self.seated[who] = seat

    @precondition(lambda self: self.table and not self.begun and self.well())
    @rule(who=st.integers(1, 2))
    def leave(self, who: int) -> None:
        reply = self.ask(who, "DELETE", f"/seats/{self.seated.get(who, 0)}")
        assert (reply.status == 200) == (who in self.seated), reply.body
        self.seated.pop(who, None)

    @precondition(lambda self: self.table and not self.begun and self.well())
    @rule()
    def start(self) -> None:
        reply = self.ask(0, "POST", "/start", {})
        assert (reply.status == 200) == (len(self.seated) == SEATS[self.game]), reply.body
        self.begun = reply.status == 200

    # At the table.

    @precondition(lambda self: self.begun)
    @rule(choices=st.lists(NUMBER, min_size=1, max_size=4), cycles=st.integers(0, 60))
    def play(self, choices: list[int], cycles: int) -> None:
        """Play a few legal actions; the server may die meanwhile."""
        for which in choices:
            self.act(which, cycles)

    def act(self, which: int, cycles: int) -> None:
        ready = [who for who in self.seated if self.now(who).get("legal")]
        if not ready:
            return
        who = ready[which % len(ready)]
        now = self.now(who)
        action = now["legal"][which % len(now["legal"])]
        sent = Sent(
            who, "/actions", {"rev": now["decision"], "key": new_key(), "actions": [action]}
        )
        self.sent.append(sent)
        if cycles > 30 and which % 3 == 0:
            self.send_and_die(sent, cycles)
        else:
            self.send(sent)

    @precondition(lambda self: self.sent)
    @rule(which=NUMBER)
    def resend(self, which: int) -> None:
        self.send(self.sent[which % len(self.sent)])

    @precondition(lambda self: self.table)
    @rule(who=WHO, which=st.integers(0, 3))
    def chat(self, who: int, which: int) -> None:
        sent = Sent(who, "/chat", {"text": f"line {len(self.sent)}", "key": new_key()})
        self.sent.append(sent)
        for _again in range(1 + which % 2):
            self.send(sent)

    @precondition(lambda self: self.begun)
    @rule(who=st.integers(0, 2), agrees=st.booleans())
    def undo(self, who: int, agrees: bool) -> None:
        if self.ask(who, "POST", "/undo", {}).status == 200:
            for other in self.seated:
                self.ask(other, "POST", "/undo/consent", {"agree": agrees})

    @precondition(lambda self: self.table)
    @rule(who=WHO)
    def connect(self, who: int) -> None:
        seat = self.seated.get(who)
        known = self.streams.get(who)
        if known is None or known.seat != seat:
            known = Stream(seat)
        if known.open:
            return
        known.reply = Reply()
        query = f"after={known.last_id()}" if known.frames else ""
        path = f"/tables/{self.table}/events"
        self.streams[who] = known
        spawn(self.local, self.streaming(path, who, query, known.reply))
        self.local.settle()
        known.open = known.reply.status == 200

    async def streaming(self, path: str, who: int, query: str, reply: Reply) -> None:
        await self.local.request("GET", path, None, self.cookies[who], query, reply)

    @precondition(lambda self: self.streams)
    @rule(who=WHO)
    def disconnect(self, who: int) -> None:
        if who in self.streams:
            self.streams[who].read()
            self.streams[who].reply.left.set()
            self.streams[who].open = False
            self.local.settle()

    # Faults.

    @precondition(lambda self: self.well())
    @rule()
    def die_and_return(self) -> None:
        self.local.die()
        self.back()

    @rule(seconds=st.sampled_from([1, 4, 4, 4, 60, 3600, -60]))
    def later(self, seconds: int) -> None:
        """Let time pass; five seconds and more are a jump."""
        self.local.pass_time(seconds * 1000)

    @precondition(lambda self: self.well())
    @rule(lost=st.booleans())
    def lose_database(self, lost: bool) -> None:
        self.faults.away, self.faults.lost_commits = not lost, int(lost)

    @rule()
    def database_returns(self) -> None:
        self.faults.away, self.faults.lost_commits = False, 0
        self.local.pass_time(0)

    # The model.

    def now(self, who: int) -> dict[str, Any]:
        """Return what somebody must know to act; {} if it cannot be read."""
        view = Reply()
        path = f"/tables/{self.table}/events"
        task = spawn(self.local, self.streaming(path, who, "", view))
        self.local.run(until_first(view, task))
        view.left.set()
        self.local.settle()
        found = view.frames()
        return found[0] if found else {}

    def send(self, sent: Sent) -> None:
        reply = self.ask(sent.who, "POST", sent.path, sent.body)
        if sent.answer is not None and reply.status == 200:
            assert reply.json() == sent.answer
        assert sent.answer is None or reply.status in (200, 503), reply.body
        if reply.status == 200:
            sent.answer = reply.json()

    def send_and_die(self, sent: Sent, cycles: int) -> None:
        path = f"/tables/{self.table}{sent.path}"
        work = self.local.request("POST", path, sent.body, self.cookies[sent.who])
        task = spawn(self.local, work)
        self.local.run(some(cycles))
        if task.done() and task.result().status == 200:
            sent.answer = task.result().json()
        self.faults.away, self.faults.lost_commits = False, 0
        self.local.die()
        self.back()

    def back(self) -> None:
        for stream in self.streams.values():
            stream.read()
            stream.open = False
        self.local.up()

    def teardown(self) -> None:
        """End all faults, ask for every answer that is missing, and compare with the store."""
        self.database_returns()
        self.local.pass_time(0)
        if self.table:
            for sent in self.sent:
                self.send(sent)
            for who in list(self.streams):
                self.connect(who)
                self.streams[who].read()
            self.compare()
            self.goes_on()
        self.local.end()

    def compare(self) -> None:
        """Nothing acknowledged is lost or doubled, and everybody saw what the kernel shows them."""
        store = self.local.server
        head, lines = store.lobby.table(self.table).header, store.lobby.lines(self.table, 0)
        ledger = read_ledger(head + "".join(line.text for line in lines), find_game)
        played: dict[int, Any] = {}
        for sent in self.sent:
            if sent.path == "/actions" and sent.answer:
                entry = ledger.entries[sent.answer["rev"] - 1]
                assert encode_action(ledger.header.game, entry.action) == sent.body["actions"][0]
                assert entry.seat == self.seated[sent.who]
                assert played.setdefault(entry.rev, sent) is sent
        by_people = [entry.rev for entry in ledger.entries if entry.by == "seat"]
        assert by_people == sorted(played)
        chat = [sent.answer["number"] for sent in self.sent if sent.path == "/chat" and sent.answer]
        said = {line.number: line.text for line in store.talk.lines(self.table, 0)}
        assert sorted(chat) == sorted(said)
        for stream in self.streams.values():
            check_secrecy(ledger, stream)

    def goes_on(self) -> None:
        if not self.begun:
            return
        for who in self.seated:
            now = self.now(who)
            if now.get("legal"):
                body = {"rev": now["decision"], "key": new_key(), "actions": [now["legal"][0]]}
                assert self.ask(who, "POST", "/actions", body).status == 200
                return
        assert self.now(0)["status"] == "over"


def check_secrecy(ledger: Any, stream: Stream) -> None:
    """Compare everything that a reader received with what the kernel shows its seat."""
    game = ledger.header.game
    seat = SPECTATOR if stream.seat is None else stream.seat
    seen = {one.rev: one for one in seen_entries(replay(ledger), seat, 0)}
    for frame in stream.frames:
        for entry in frame.get("entries", []):
            events = [encode_event(game, event) for event in seen[entry["rev"]].events]
            assert entry["events"] == plain(events)
        if frame.get("view") is not None and frame["status"] != "open":
            state = replay(ledger, frame["rev"]).state
            assert frame["view"] == plain(encode_view(game.view(state, seat)))


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


async def until_first(reply: Reply, task: asyncio.Task[Any]) -> None:
    while not task.done() and b"\n\n" not in reply.body:
        await asyncio.sleep(0)


async def some(cycles: int) -> None:
    for _cycle in range(cycles):
        await asyncio.sleep(0.0002)


@pytest.mark.repeated
def test_server_keeps_acknowledged_actions_and_secrets_under_faults(url: str) -> None:
    """About 500 steps with both databases in `make test`, a million in `make prove`."""
    WholeServer.url = url
    run_state_machine_as_test(
        WholeServer,
        settings=settings(
            max_examples=times(5, 10_000),
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )

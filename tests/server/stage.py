"""Tables in every status, and people with every kind of relation to them."""

from functools import cache
from typing import Any

import httpx
import msgspec

from signoria.games import GAMES
from signoria.games.il_principe.rules import LOT
from signoria.kernel.ledger import ledger_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from signoria.server.table import clocks as clock
from signoria.server.table.clock_kinds import NoClock
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import LedgerLine, SeatRow
from signoria.store.pending import ProposalRow
from signoria.testing.random_play import PLAYERS, step
from signoria.testing.subject import Subject
from tests.server.servers import Running

GAME = GAMES[0]
SUBJECT = Subject(GAME, 3, next(iter(GAME.presets)))
SEED = 11
MISSING = "there-is-no-such-table"


@cache
def in_an_auction() -> Table[Any]:
    """Play until seat 0 has to bid for a lot and other lots follow."""
    t, rng = SUBJECT.open(SeededRng(SEED)), SeededRng(SEED + PLAYERS)
    while not (t.actors() == [0] and t.state.item >= LOT and sum(map(bool, t.state.lots)) > 1):
        step(SUBJECT, t, rng)
    return t


@cache
def finished() -> Table[Any]:
    """Return a game that was played to its end."""
    t, rng = SUBJECT.open(SeededRng(SEED)), SeededRng(SEED + PLAYERS)
    while not t.state.over():
        step(SUBJECT, t, rng)
    return t


def lines_of(t: Table[Any], subject: Subject = SUBJECT) -> list[str]:
    """List the lines of a ledger, with the header first."""
    return list(ledger_of(t, subject.preset, subject.options).lines())


def standing_of(t: Table[Any], now: int) -> dict[str, str]:
    """Return the status, clocks and result that the store keeps for a table."""
    if t.state.over():
        ended = t.game.outcome(t.state)
        received = {"reason": ended.reason, "scores": ended.scores, "winners": ended.winners}
        return {"status": "over", "result": msgspec.json.encode(received).decode()}
    clocks = clock.begin(NoClock(), t.state.seats, t.actors(), now)
    return {"status": "running", "clock": msgspec.json.encode(clocks).decode()}


class Person:
    """Person with an account and a client."""

    def __init__(self, running: Running, name: str) -> None:
        self.name = name
        self.client = running.stranger()
        self.id = str(self.client.post("/guests", json={"name": name}).json()["id"])

    def token(self, running: Running, *scopes: str) -> httpx.Client:
        """Return a client that carries only a token of this account."""
        made = self.client.post("/me/tokens", json={"name": "bot", "scopes": list(scopes)})
        assert made.status_code == 201, made.text
        return running.stranger(authorization=f"Bearer {made.json()['token']}")


class Stage:
    """Six people; `owner`, `other` and `third` hold seats 0, 1 and 2 of each table."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.server = running.server
        self.host, self.owner, self.other, self.third, self.passer_by, self.moderator = (
            Person(running, name)
            for name in ("Host", "Owner", "Other", "Third", "Passer-by", "Moderator")
        )
        self.server.accounts.set_role(self.moderator.id, "moderator")
        self.server.authenticator.forget(self.moderator.id)

    def create_table(self, t: Table[Any] | None, access: Any = "public", seated: int = 3) -> str:
        """Store a table with a ledger or, without `t`, an open one; return its id."""
        now = self.server.now()
        people = [self.owner, self.other, self.third]
        seats = [
            SeatRow(at, "account", one.id, one.name) if at < seated else SeatRow(at, "open")
            for at, one in enumerate(people)
        ]
        header, *lines = lines_of(t or SUBJECT.open(SeededRng(0)))
        brought = [LedgerLine(line, now) for line in lines] if t else []
        setting = Setting(GAME.slug, self.host.id, access, new_id(), '{"kind":"none"}')
        id, standing = new_id(), standing_of(t, now) if t else {}
        self.server.lobby.create(id, header, now, setting, seats, brought, **standing)
        return id

    def open(self, access: str = "public") -> str:
        """Store an open table with seat 2 free and return its id."""
        return self.create_table(None, access, 2)

    def with_a_bot(self, access: str = "public") -> str:
        """Store an open table with a bot on seat 2 and return its id."""
        id = self.open(access)
        self.server.lobby.seat_bot(id, 2, "page")
        return id

    def full(self, access: str = "public") -> str:
        """Store an open table with all seats taken and return its id."""
        return self.create_table(None, access)

    def running_table(self, access: str = "public") -> str:
        """Store a game where seat 0 has to bid and seat 1 has proposed an undo; return its id."""
        t = in_an_auction()
        id = self.create_table(t, access)
        self.server.pending.set_proposal(id, ProposalRow(t.rev, t.rev - 1, 1, (1,)))
        return id

    def over(self, access: str = "public") -> str:
        """Return a game that was played to its end."""
        return self.create_table(finished(), access)

"""Simulated players: an account for each table, a stream for each seat, seeded random choices."""

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from signoria.cli.load.client import OK, Connection
from signoria.cli.load.watch import Watch
from signoria.games import GAMES

GAME: Final = GAMES[0].slug
AT_ONCE: Final = 20  # players, or watchers, that connect at the same time


class FrameHead(msgspec.Struct, frozen=True):
    """The fields of a frame that a player reads."""

    rev: int
    status: str
    to_move: list[int] = []
    decision: int = 0
    legal: list[msgspec.Raw] = []


class Tally:
    """The results of all players of a round."""

    def __init__(self) -> None:
        self.late: list[float] = []  # seconds from a request to the last watcher's frame
        self.refused = 0


_heads = msgspec.json.Decoder(FrameHead)


class Player:
    """One account that holds every seat of its table; the seats are spread over the nodes."""

    def __init__(self, nodes: Sequence[str], seats: int, number: int) -> None:
        self.table = ""
        self.cookie = ""
        self.watch = Watch()
        self._nodes = nodes
        self._seats = seats
        self._number = number
        self._chance = Random(number)
        self._lines = [Connection(address) for address in nodes]
        self._keys = 0

    async def come_in(self) -> None:
        """Create an account and a table, start the game, and open a stream for every seat."""
        body = msgspec.json.encode({"name": f"Player {self._number}"})
        self.cookie = (await self._lines[0].ask("POST", "/guests", "", body)).cookie
        await self._create_table()

    async def play(self, until: float, every: float, tally: Tally) -> None:
        """Act until a moment; with `every`, once in so many seconds, from a random start."""
        due = perf_counter() + self._chance.random() * every
        while perf_counter() < until:
            if every:
                await asyncio.sleep(max(0.0, min(due, until) - perf_counter()))
                due += every
            if perf_counter() < until:
                await self.act(tally)

    async def act(self, tally: Tally) -> None:
        """Make one choice, and wait until every watcher has its frame."""
        head = _heads.decode(self.watch.frames[0])
        if head.status == "over":
            return await self._create_table()
        seat = head.to_move[0]
        head = _heads.decode(self.watch.frames[seat])
        begun = perf_counter()
        rev = await self._send(seat, head)
        if rev is None:
            tally.refused += 1
            return None
        await self.watch.until(rev)
        tally.late.append(self.watch.received_at - begun)
        return None

    def leave(self) -> None:
        """Close all connections."""
        self.watch.close()
        for line in self._lines:
            line.close()

    async def _create_table(self) -> None:
        """Create a table for all seats, and start the game."""
        self.watch.close()
        self.watch, first = Watch(), self._lines[0]
        action = {"game": GAME, "seats": [{"kind": "me"}] * self._seats}
        self.table = (await first.ask_json("POST", "/tables", self.cookie, action))["id"]
        begun = await first.ask_json("POST", f"/tables/{self.table}/start", self.cookie)
        for seat in range(self._seats):
            node = self._nodes[seat % len(self._nodes)]
            await self.watch.add(node, f"/tables/{self.table}/events?seat={seat}", self.cookie)
        await self.watch.until(begun["rev"])

    async def _send(self, seat: int, head: FrameHead) -> int | None:
        """Send a choice for a seat; return the new revision, or None if it was refused."""
        self._keys += 1
        action = head.legal[self._chance.randrange(len(head.legal))]
        key = b"%d-%d" % (self._number, self._keys)
        body = b'{"rev":%d,"key":"%b","seat":%d,"actions":[%b]}' % (
            head.decision,
            key,
            seat,
            bytes(action),
        )
        line = self._lines[seat % len(self._lines)]
        answer = await line.ask("POST", f"/tables/{self.table}/actions", self.cookie, body)
        return msgspec.json.decode(answer.body)["rev"] if answer.status == OK else None


async def seated(nodes: Sequence[str], tables: int, seats: int) -> list[Player]:
    """Create that many players, each at its own table."""
    players = [Player(nodes, seats, number) for number in range(tables)]
    limit = asyncio.Semaphore(AT_ONCE)

    async def come_in(player: Player) -> None:
        async with limit:
            await player.come_in()

    await asyncio.gather(*map(come_in, players))
    return players


async def play_all(players: Sequence[Player], seconds: float, a_second: float) -> Tally:
    """Let all play for so many seconds: at full speed or, if given, at a total rate."""
    tally = Tally()
    until = perf_counter() + seconds
    every = len(players) / a_second if a_second else 0.0
    await asyncio.gather(*(player.play(until, every, tally) for player in players))
    return tally

"""Longest known game of each kind, found by trying many seeds with slow players.

`python -m tests.server.longest` prints how long these games take to load from the database.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec

from signoria.cli.serve import settle_memory
from signoria.games import find_game
from signoria.games.il_principe.actions import Bid, BuildNothing, Lay
from signoria.games.intrigue.actions import SayWhy
from signoria.games.intrigue.laws import sayings
from signoria.games.intrigue.rules import WHY_NAMES
from signoria.kernel.action import Action, Aside
from signoria.kernel.ledger import ledger_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.settings import settle_options
from signoria.kernel.table import Table, open_table
from signoria.kernel.wire import name_of
from signoria.server.server import Server
from signoria.server.settings import Settings
from signoria.server.table.open_ledger import MOST
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import LedgerLine, SeatRow

TIMES = 30
WEIGHTS = {  # weights of actions that prolong the Princes; 100 for others
    "build_city": 1,
    "build_road": 500,
    "build_settlement": 500,
    "keep_hand": 3,
    "pick_site": 1,
}

Play = Callable[[Table[Any], int, SeededRng], Action]
Received = tuple[str, tuple[LedgerLine, ...]]  # header and lines of a ledger


def slowest(table: Table[Any], seat: int, chance: SeededRng) -> Action:
    """Choose for Il Principe: the lowest bid, then a single card, then no city."""
    actions: list[Action] = [table.game.menu[number] for number in table.legal(seat)]
    for kind in (Bid, Lay, BuildNothing):
        if found := [action for action in actions if isinstance(action, kind)]:
            return found[0]
    return actions[chance.below(0, len(actions))]


def talkative(table: Table[Any], seat: int, chance: SeededRng) -> Action:
    """Choose at random for Intrigue, after all seats have talked while the ledger has room."""
    for speaker in range(table.state.seats):
        said = [action for action in sayings(table.state, speaker) if isinstance(action, Aside)]
        reasons = [SayWhy(why, seat, speaker) for why in range(len(WHY_NAMES))]
        for word in [said[chance.below(0, len(said))], *reasons]:
            if table.rev < MOST:
                table.submit(speaker, word)
    legal = table.legal(seat)
    return table.game.menu[legal[chance.below(0, len(legal))]]


def restless(table: Table[Any], seat: int, chance: SeededRng) -> Action:
    """Choose for the Princes by `WEIGHTS`, so that cities are rarely built."""
    game, legal = table.game, table.legal(seat)
    likes = [WEIGHTS.get(name_of(game.actions, game.menu[number]), 100) for number in legal]
    left = chance.below(0, sum(likes))
    for number, liked in zip(legal, likes, strict=True):
        left -= liked
        if left < 0:
            return game.menu[number]
    raise AssertionError("somebody likes less than nothing")


class Long(msgspec.Struct, frozen=True):
    """Settings of a long game; the seed is the best of some hundred."""

    seats: int
    preset: str
    actions: dict[str, str]
    seed: int
    play: Play


LONG = {
    "il-principe": Long(
        5,
        "amigo-easy",
        {"start_money": "50", "income": "20", "last_round_shortage": "reuse"},
        28,
        slowest,
    ),
    "intrigue": Long(5, "fx1994", {}, 22, talkative),
    "princes": Long(2, "gold", {}, 278, restless),
}


@cache
def longest_game(slug: str = "il-principe") -> Received:
    """Play the longest game and return the header and the lines of its ledger."""
    game, long = find_game(slug), LONG[slug]
    assert game is not None
    options = settle_options(game, long.seats, long.preset, long.actions)
    assert isinstance(options, dict)
    table = open_table(game, long.seats, options, SeededRng(long.seed))
    chance = SeededRng(long.seed + 99)
    while not table.state.over():
        seat = table.actors()[0]
        table.submit(seat, long.play(table, seat, chance))
    header, *lines = ledger_of(table, long.preset, options).lines()
    return header, tuple(LedgerLine(line, at) for at, line in enumerate(lines))


def store(server: Server, header: str, lines: Sequence[LedgerLine]) -> str:
    """Store a ledger as a finished table and return its id."""
    id, received = new_id(), msgspec.json.decode(header)
    seats = [SeatRow(seat, "open") for seat in range(received["seats"])]
    setting = Setting(game=received["game"])
    server.lobby.create(id, header, 0, setting, seats, lines, status="over")
    return id


async def cold_loads(server: Server, received: Received) -> list[float]:
    """Measure in milliseconds how long each of some tables takes to load from SQLite."""
    found: list[float] = []
    tables = [store(server, *received) for _time in range(TIMES)]
    settle_memory()  # as a server does at its start
    for id in tables:
        begun = perf_counter()
        async with server.tables.table(id).held():
            found.append((perf_counter() - begun) * 1000)
    await server.close()
    return found


def main() -> None:
    for slug in LONG:
        received = longest_game(slug)
        with TemporaryDirectory() as folder:
            server = Server(Settings(database=f"sqlite:///{folder}/longest.db", bot_workers=0))
            first, *times = asyncio.run(cold_loads(server, received))
        print(
            f"{slug}, {len(received[1])} entries: {min(times):.1f} ms at best, "
            f"{median(times):.1f} ms as a rule, {first:.1f} ms the first"
        )


if __name__ == "__main__":
    main()

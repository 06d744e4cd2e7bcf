"""The longest game that we can make: rich seats that raise by one ducat and let cities be.

`python -m tests.server.longest` says how long it takes to load from cold.
"""

import asyncio
from collections.abc import Sequence
from functools import cache
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from signoria.cli.serve import settle_memory
from signoria.games import find_game
from signoria.games.il_principe.actions import Bid, BuildNothing, Lay
from signoria.kernel.action import Action
from signoria.kernel.ledger import ledger_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.settings import settle_options
from signoria.kernel.table import Table, open_table
from signoria.server.house import House
from signoria.server.settings import Settings
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import Line, SeatRow

SEATS = 5
PRESET = "amigo-easy"
WISHES = {"start_money": "50", "income": "20", "last_round_shortage": "reuse"}
SEED = 28  # the longest of many
TIMES = 30


@cache
def longest_game() -> tuple[str, tuple[Line, ...]]:
    """The header and the lines of its ledger."""
    game = find_game("il-principe")
    assert game is not None
    options = settle_options(game, SEATS, PRESET, WISHES)
    assert isinstance(options, dict)
    table = open_table(game, SEATS, options, SeededRng(SEED))
    chance = SeededRng(SEED + 99)
    while not table.state.over():
        seat = table.actors()[0]
        table.submit(seat, _slowest(table, seat, chance))
    header, *lines = ledger_of(table, PRESET, options).lines()
    return header, tuple(Line(line, at) for at, line in enumerate(lines))


def _slowest(table: Table[Any], seat: int, chance: SeededRng) -> Action:
    """The lowest bid; a single card; no city."""
    wishes: list[Action] = [table.game.menu[number] for number in table.legal(seat)]
    for kind in (Bid, Lay, BuildNothing):
        if found := [wish for wish in wishes if isinstance(wish, kind)]:
            return found[0]
    return wishes[chance.below(0, len(wishes))]


def store(house: House, header: str, lines: Sequence[Line]) -> str:
    """The id of a new table with a ledger that is known already."""
    id = new_id()
    seats = [SeatRow(seat, "open") for seat in range(SEATS)]
    setting = Setting(game="il-principe")
    house.lobby.lay(id, header, 0, setting, seats, lines, status="over")
    return id


async def cold_loads(house: House) -> list[float]:
    """How many milliseconds each of some tables takes from SQLite into memory."""
    header, lines = longest_game()
    found: list[float] = []
    tables = [store(house, header, lines) for _time in range(TIMES)]
    settle_memory()  # as a server that opens its door does
    for id in tables:
        begun = perf_counter()
        async with house.tables.table(id).held():
            found.append((perf_counter() - begun) * 1000)
    await house.close()
    return found


def main() -> None:
    with TemporaryDirectory() as folder:
        house = House(Settings(database=f"sqlite:///{folder}/longest.db", bot_workers=0))
        times = asyncio.run(cold_loads(house))
    number = len(longest_game()[1])
    print(f"{number} entries: {min(times):.1f} ms at best, {median(times):.1f} ms as a rule")


if __name__ == "__main__":
    main()

"""The longest game that we can make: rich seats that raise by one ducat and let cities be.

`python -m tests.server.longest` says how long its ledger takes to load.
"""

from functools import cache
from statistics import median
from time import perf_counter
from typing import Any

from signoria.games import find_game
from signoria.games.il_principe.actions import Bid, BuildNothing, Lay
from signoria.kernel.action import Action
from signoria.kernel.ledger import ledger_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.settings import settle_options
from signoria.kernel.table import Table, open_table
from signoria.server.book import Book
from signoria.store.lobby import Line

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


def main() -> None:
    header, lines = longest_game()
    times: list[float] = []
    for _time in range(TIMES):
        begun = perf_counter()
        Book(header, lines)
        times.append((perf_counter() - begun) * 1000)
    print(f"{len(lines)} entries: {min(times):.1f} ms at best, {median(times):.1f} ms as a rule")


if __name__ == "__main__":
    main()

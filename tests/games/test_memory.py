"""Tests that games leave no memory behind.

They matter for the compiled build: its code once kept every vector that interpreted code passed to
it (`scripts/mypyc_vectors.py`).
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from signoria.games import GAMES
from tests.effort import times

ROOT: Final = Path(__file__).parents[2]
KIB: Final = 1 << 10
LIMIT: Final = 256 * KIB  # of growth; measured are 0
SCRIPT: Final = """
import gc, os, sys
from pathlib import Path
from signoria.games import find_game
from signoria.kernel.fading import fading_of
from signoria.kernel.ledger import read_ledger, replay
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.views import encode_view
from signoria.server.table.frames import view_at
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.lobby import LedgerLine

folder, work, rounds = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
shortest = min((path.read_text("utf-8") for path in folder.glob("*.jsonl")), key=len)
ledger = read_ledger(shortest, find_game)
game, last = ledger.header.game, min(20, len(ledger.entries))
seats = range(ledger.header.seats)
header, *lines = ledger.lines()
opened = OpenLedger(header, [LedgerLine(line, 0) for line in lines])


def replays(number):
    table = replay(ledger, last)
    fading_of(game).past(table.state)
    for seat in seats:
        table.legal(seat)
        table.state.imagine(seat, SeededRng(number), number % 2 == 0)
    for seen in game.views(table.state, [SPECTATOR, *seats]):
        encode_view(seen)


def looking_back(number):
    view_at(opened, 1 + number % last, number % len(seats))


def used():
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


work = {"replays": replays, "looking-back": looking_back}[work]
for number in range(100):
    work(number)
before = used()
for number in range(rounds):
    work(number)
print(used() - before)
"""


@pytest.mark.slow
@pytest.mark.repeated
@pytest.mark.parametrize("work", ["replays", "looking-back"])
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_replays_views_and_imagined_worlds_leave_no_memory_behind(slug: str, work: str) -> None:
    folder = ROOT / "tests" / "golden" / slug.replace("-", "_")
    words = [sys.executable, "-c", SCRIPT, str(folder), work, str(times(1_000, 100_000))]

    grown = subprocess.run(words, capture_output=True, text=True, check=True)

    assert int(grown.stdout) <= LIMIT

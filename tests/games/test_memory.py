"""Test that games leave no memory behind: set-ups, replays and imagined worlds."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from signoria.games import GAMES
from tests.effort import times

ROOT: Final = Path(__file__).parents[2]
MIB: Final = 1 << 20
SCRIPT: Final = """
import gc, os, sys
from pathlib import Path
from signoria.games import find_game
from signoria.kernel.ledger import read_ledger, replay
from signoria.kernel.rng import SeededRng

folder, rounds = Path(sys.argv[1]), int(sys.argv[2])
shortest = min((path.read_text("utf-8") for path in folder.glob("*.jsonl")), key=len)
ledger = read_ledger(shortest, find_game)
game, last = ledger.header.game, min(20, len(ledger.entries))


def used():
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def work(number):
    for _round in range(number):
        table = replay(ledger, last)
        game.past(table.state)
        table.state.imagine(0, SeededRng(1), True)


work(50)
before = used()
work(rounds)
print(used() - before)
"""


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_replays_and_imagined_worlds_leave_no_memory_behind(slug: str) -> None:
    folder = ROOT / "tests" / "golden" / slug.replace("-", "_")
    words = [sys.executable, "-c", SCRIPT, str(folder), str(times(1_000, 100_000))]

    grown = subprocess.run(words, capture_output=True, text=True, check=True)

    assert int(grown.stdout) <= MIB

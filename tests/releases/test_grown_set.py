"""Tests that a card added to a set changes no game of a release that has the set already."""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
# Adds one card to each set before anything reads them, then runs the tests of the releases.
PROGRAM: Final = '''
import re
import sys
from pathlib import Path

import pytest

CARD = """[new-in-{0}]
kind = "action"
family = "action"
copies = [2, 0]
does = ["play: gain any 1"]

"""
plain = Path.read_text

def grown(self, *args, **named):
    text = plain(self, *args, **named)
    if self.parent.name != "cards" or self.stem not in ("basic", "gold", "turmoil", "progress"):
        return text
    heads = [found.start() for found in re.finditer(r"^\\[[a-z-]+\\]$", text, re.MULTILINE)]
    at = heads[len(heads) // 2]
    return text[:at] + CARD.format(self.stem) + text[at:]

Path.read_text = grown
code = pytest.main(["-q", "-p", "no:cacheprovider", "tests/releases/test_releases.py", "-k",
    "princes and (shown_as or judged_alike or goes_on)"])
Path.read_text = plain
from signoria.games.princes.cards import CARDS
assert sum(card.key.startswith("new-in-") for card in CARDS) == 4
sys.exit(code)
'''


def test_card_added_to_its_own_set_changes_no_game_of_a_release() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, timeout=300
    )

    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert "36 passed" in done.stdout

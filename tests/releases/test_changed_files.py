"""Tests that changes of cards, cities and texts leave the games of releases as they are."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
import pytest

from signoria.games import find_game
from signoria.kernel.ledger import read_ledger, replay
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.views import encode_view

ROOT: Final = Path(__file__).parents[2]
# Changes files before anything reads them, then runs tests of the releases.
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

[new-event-in-{0}]
kind = "event"
family = "event"
copies = [1, 0]
given-by = "each"
does = ["drawn: lose own 1 who each at cities"]

"""
SETS = (
    "basic", "gold", "turmoil", "progress", "intrigue", "merchant-princes", "barbarians",
    "sages", "prosperity",
)
plain = Path.read_text
changed = set()

def grown(file, text):
    """Add a drawn card and an event that each player adds to a tournament, to every set."""
    if file.parent.name != "cards" or file.stem not in SETS:
        return text
    heads = [found.start() for found in re.finditer(r"^\\[[a-z-]+\\]$", text, re.MULTILINE)]
    at = heads[len(heads) // 2]
    return text[:at] + CARD.format(file.stem) + text[at:]

def noted(file, text):
    """Add comments to cards and cities, and reword all messages."""
    if file.suffix == ".toml" and file.parent.name in ("cards", "decks"):
        return "# a remark\\n" + re.sub("^kind = ", "# why\\nkind = ", text, flags=re.MULTILINE)
    if file.suffix == ".csv":
        return "# a remark\\n" + text
    if file.suffix == ".ftl":
        return re.sub("(?m)^([a-z][a-z0-9-]*) = ([A-Z])", r"\\1 = Reworded \\2", text)
    return text

def read_text(self, *args, **named):
    text = plain(self, *args, **named)
    other = CHANGE(self, text)
    if other != text:
        changed.add(self.suffix)
    return other

CHANGE = {"grown": grown, "noted": noted}[sys.argv[1]]
Path.read_text = read_text
code = pytest.main(
    ["-q", "-p", "no:cacheprovider", "tests/releases/test_releases.py", "-k", sys.argv[2]]
)
from signoria.games import find_game
from signoria.locales.words import Words
from tests.releases.test_releases import KEPT, read
Words("en").title(find_game("princes"), "SET-1")
assert sorted(changed) == sys.argv[3].split(","), changed
Path.read_text = plain
if code == 0:
    from tests.releases.test_changed_files import digest_of_views
    found = [refusal for path in KEPT for refusal in read(path).header.differs()]
    assert [refusal for refusal in found if refusal.rule == "LEDGER-6"] == []
    print("views", digest_of_views())
sys.exit(code)
'''
GOLDEN: Final = ROOT / "tests" / "golden" / "princes"
TESTS: Final = "princes and (shown_as or judged_alike or goes_on)"


def digest_of_views() -> str:
    """Return a digest of what golden games of all presets show, and of what differs from today."""
    found = sha256()
    for path in sorted(GOLDEN.glob("*-limit.jsonl")):
        ledger = read_ledger(path.read_text("utf-8"), find_game)
        table = replay(ledger)
        found.update(msgspec.json.encode([one.rule for one in ledger.differs()]))
        for side in (*range(ledger.header.seats), SPECTATOR):
            found.update(msgspec.json.encode(encode_view(table.game.view(table.state, side))))
    return found.hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "tests", "kinds"),
    [("grown", TESTS, ".toml"), ("noted", f"{TESTS} and turmoil", ".csv,.ftl,.toml")],
)
def test_change_of_files_leaves_games_of_releases_as_they_are(
    change: str, tests: str, kinds: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, change, tests, kinds],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )

    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert done.stdout.splitlines()[-1] == f"views {digest_of_views()}"

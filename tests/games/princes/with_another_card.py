"""Program that adds a card to the front of the set Gold, and prints how stored games then read.

It prints one JSON object: the digest of each preset, the menu, by file the fields of views that
differ from those kept with the game, and whether reading has loaded the locales.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

CARD: Final = """[market-day]
kind = "action"
family = "action"
copies = [1, 0]
does = ["play: gain any 1"]

"""
read_text = Path.read_text


def with_card(path: Path, *rest: Any, **more: Any) -> str:
    """Return the text of a file, with the new card if it is the file of the set."""
    text = read_text(path, *rest, **more)
    return text.replace("\n[", f"\n{CARD}[", 1) if path.name == "gold.toml" else text


Path.read_text = with_card  # type: ignore[method-assign,assignment]

# The cards are read when the game is imported.
from signoria.games.princes.card_rows import CARD_NAMES  # noqa: E402
from signoria.games.princes.game import GAME  # noqa: E402
from signoria.kernel.ledger import Ledger, read_ledger, rejudge, replay, standing  # noqa: E402
from signoria.kernel.rng import RecordedRng, SystemRng  # noqa: E402
from signoria.kernel.table import Table  # noqa: E402
from signoria.kernel.views import encode_view  # noqa: E402
from signoria.kernel.wire import encode_action  # noqa: E402
from tests.releases.test_releases import missing  # noqa: E402


def differing(path: Path) -> list[str]:
    """Return the fields of views that are not as they were kept with a game."""
    ledger = read_ledger(path.read_text("utf-8"), lambda _slug: GAME)
    found: set[str] = set()
    for line in path.with_suffix(".views.jsonl").read_text("utf-8").splitlines():
        rev, seat, kept = json.loads(line)
        now = encode_view(GAME.view(replay(ledger, rev).state, seat))
        shown = json.loads(json.dumps(now))
        found |= {name for name in kept if missing(kept[name], shown[name]) is not None}
    return sorted(found)


def judged(path: Path) -> list[Any]:
    """Return what is judged otherwise with the card, in the game as stored and as stored today."""
    ledger = read_ledger(path.read_text("utf-8"), lambda _slug: GAME)
    if ledger.header.differs():
        return ["differs"]
    again = read_ledger(played_again(ledger), lambda _slug: GAME)
    found = [rejudge(ledger), rejudge(again)]
    return [[one.rev, one.was, one.now] if one else None for one in found]


def played_again(ledger: Ledger) -> str:
    """Return the ledger of a game with the same actions and chance, as it is written today."""
    header = ledger.header
    table = Table(GAME, GAME.setup(header.seats, header.options), SystemRng())
    for entry in standing(ledger.entries):
        table.rng = RecordedRng(GAME.piles, entry.drawn)
        if entry.action is None:
            table.begin()
        else:
            assert table.submit(entry.seat, entry.action, entry.by) is None
    return Ledger(header, table.entries).text()


def main(folder: Path) -> dict[str, Any]:
    """Read every game of the Princes in a folder."""
    paths = [path for path in folder.glob("princes-*.jsonl") if "views" not in path.name]
    return {
        "cards": CARD_NAMES,
        "digests": {name: GAME.data(dict(preset)) for name, preset in GAME.presets.items()},
        "menu": [encode_action(GAME, action) for action in GAME.menu],
        "differing": {path.stem: differing(path) for path in sorted(paths)},
        "judged": {path.stem: judged(path) for path in sorted(paths)},
        "locales": any(name.startswith("signoria.locales") for name in sys.modules),
    }


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))

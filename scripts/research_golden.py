"""Pin what researchers build on: the menu's order, the planes, and observations of seeded games."""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from signoria.games import GAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from signoria.kernel.wire import encode_action
from signoria.research.panes import Panes
from signoria.research.spaces import Setting, text

GOLDEN = Path(__file__).parents[1] / "tests" / "research" / "golden"
SHOWN = (0, 40, 90)  # decisions after which an observation is written out
EVERY = 5  # of so many decisions one is looked at
LONGEST = 400  # decisions of a game that are looked at


def pinned(slug: str) -> dict[str, Any]:
    """Everything of a game that a new version must be made for."""
    setting = Setting(slug)
    game = setting.game
    return {
        "name": setting.name(),
        "menu": [json.dumps(encode_action(game, action)) for action in game.menu],
        "seats": {
            str(seats): observations(Setting(slug, seats))
            for seats in range(game.fewest, game.most + 1)
        },
    }


def observations(setting: Setting) -> dict[str, Any]:
    """The planes, some observations as they are, and a fingerprint of all of one game."""
    encoder = setting.encoder()
    size = len(setting.game.menu)
    compact: Panes[Any] = Panes(encoder, size, 1, False, True)
    full: Panes[Any] = Panes(encoder, size, 1, True)
    rng, digest, shown = SeededRng(2), sha256(), []
    table = open_table(setting.game, setting.seats, setting.options, SeededRng(1))
    for moves in range(LONGEST):
        for seat in range(setting.seats if moves % EVERY == 0 else 0):
            seen = _seen(table, seat, compact, full)
            digest.update(b"".join(seen))
            if moves in SHOWN and seat in table.actors():
                shown.append([moves, seat, seen[0].hex()])
        if not (actors := table.actors()):
            break
        legal = table.legal(actors[0])
        table.submit(actors[0], setting.game.menu[legal[rng.below(0, len(legal))]])
    return {
        "planes": [[p.name, p.size, p.high, p.choice, p.members] for p in encoder.planes],
        "compact_bytes": encoder.compact_size,
        "full_numbers": encoder.full_size,
        "compact": shown,
        "whole_game": digest.hexdigest(),
    }


def _seen(table: Table[Any], seat: int, compact: Panes[Any], full: Panes[Any]) -> list[bytes]:
    """An observation in all its forms."""
    legal = table.legal(seat)
    compact.show(0, table.state, seat, legal)
    full.show(0, table.state, seat, legal)
    rows: list[Any] = [compact.packed, compact.masks, full.spread, full.masks]
    return [*(bytes(memoryview(row)) for row in rows), text(table, seat).encode()]


def written(slug: str) -> str:
    """A golden file."""
    return json.dumps(pinned(slug), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    wished = sys.argv[1:] or [game.slug for game in GAMES]
    for slug in wished:
        (GOLDEN / f"{slug}.json").write_text(written(slug), "utf-8")

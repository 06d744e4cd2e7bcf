"""Golden files for researchers: the menu's order, features, observations and trees.

A difference needs a new version: an existing file is never overwritten under the same name.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from signoria.games import GAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from signoria.kernel.wire import encode_action
from signoria.research.buffers import ObservationBuffers
from signoria.research.openspiel import load
from signoria.research.spaces import Setting, settings, text

GOLDEN = Path(__file__).parents[1] / "tests" / "research" / "golden"
SHOWN = (0, 40, 90)  # numbers of decisions after which an observation is written in full
EVERY = 5  # one decision in so many is observed
LONGEST = 400  # decisions of a game that are observed at most


def pinned(slug: str) -> dict[str, Any]:
    """Return every part of a game whose change needs a new version.

    One preset is written in full; of the others and of the trees only a fingerprint is stored.
    """
    setting = Setting(slug)
    game = setting.game
    every = [one for one in settings() if one.game is game]
    return {
        "name": setting.name(),
        "menu": [json.dumps(encode_action(game, action)) for action in game.menu],
        "seats": {
            str(seats): observations(Setting(slug, seats))
            for seats in range(game.fewest, game.most + 1)
        },
        "presets": {_named(one): observations(one)["whole_game"] for one in every},
        "trees": {_named(one): tree(one) for one in every},
    }


def _named(setting: Setting) -> str:
    return f"{setting.preset}-{setting.seats}"


def observations(setting: Setting) -> dict[str, Any]:
    """Return the features, some observations in full, and a fingerprint of one whole game."""
    encoder = setting.encoder()
    size = len(setting.game.menu)
    compact: ObservationBuffers[Any] = ObservationBuffers(encoder, size, 1, False, True)
    full: ObservationBuffers[Any] = ObservationBuffers(encoder, size, 1, True)
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
        "features": [[p.name, p.size, p.high, p.choice, p.members] for p in encoder.features],
        "compact_bytes": encoder.compact_size,
        "full_numbers": encoder.full_size,
        "compact": shown,
        "whole_game": digest.hexdigest(),
    }


def _seen(
    table: Table[Any], seat: int, compact: ObservationBuffers[Any], full: ObservationBuffers[Any]
) -> list[bytes]:
    """Return an observation in all its forms."""
    legal = table.legal(seat)
    compact.show(0, table.state, seat, legal)
    full.show(0, table.state, seat, legal)
    rows: list[Any] = [compact.packed, compact.masks, full.spread, full.masks]
    return [
        *(bytes(memoryview(row)) for row in rows),
        text(table.game, table.state, seat, legal).encode(),
    ]


def tree(setting: Setting) -> str:
    """Return a fingerprint of OpenSpiel's chance outcomes and information states in one game."""
    rng, digest = SeededRng(3), sha256()
    state = load(setting.game.slug, setting.seats, setting.preset).new_initial_state()
    for moves in range(LONGEST):
        if state.is_terminal():
            break
        if state.is_chance_node():
            digest.update(repr(state.chance_outcomes()).encode())
        elif moves % EVERY == 0:
            for seat in range(setting.seats):
                digest.update(state.information_state_string(seat).encode())
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(0, len(legal))])
    return digest.hexdigest()


def write(path: Path, found: dict[str, Any]) -> None:
    """Write a golden file, unless other content exists under the same version."""
    kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
    changed = [part for part in kept if kept[part] != found.get(part)]
    if changed and found["name"] == kept["name"]:
        game = path.stem.replace("-", "_")
        raise SystemExit(
            f"Nothing was written: {', '.join(changed)} changed and the name is still "
            f"{found['name']}; raise VERSION in src/signoria/games/{game}/features.py, and say in "
            "docs/reference/environments.md what changed."
        )
    path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    for requested in sys.argv[1:] or [game.slug for game in GAMES]:
        write(GOLDEN / f"{requested}.json", pinned(requested))

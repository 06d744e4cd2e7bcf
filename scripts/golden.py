"""Record the golden games: for every preset, every way the game can end."""

import sys
from pathlib import Path
from typing import Any

from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.kernel.ledger import Ledger, ledger_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table
from signoria.testing.players import players_of
from signoria.testing.view_snapshot import view_snapshot

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
APART = 60  # between the seeds of chance and of the choices


def endings(game: Game[Any], preset: str, seats: int) -> dict[str, Ledger]:
    """Return one ledger for each end of the game that occurred at this table."""
    found: dict[str, Ledger] = {}
    players = players_of(game)
    for seed in range(1, players.games + 1):
        player = players.players[seed % len(players.players)]
        options = game.presets[preset] | player.options
        table = open_table(game, seats, options, SeededRng(seed))
        rng = SeededRng(seed + APART)
        while asked := table.actors():
            players.talk(table, rng)
            table.submit(asked[0], game.menu[player.choose(table, asked[0], rng)])
        found.setdefault(players.ending(table), ledger_of(table, preset, options))
    return found


def main(slugs: list[str]) -> int:
    """Record all games, or those named."""
    for game in [game for game in GAMES if not slugs or game.slug in slugs]:
        folder = GOLDEN / game.slug.replace("-", "_")
        folder.mkdir(parents=True, exist_ok=True)
        for old in [*folder.glob("*.jsonl"), *folder.glob("*.views.txt")]:
            old.unlink()
        for preset in game.presets:
            for seats in range(game.fewest, game.most + 1):
                for ending, ledger in endings(game, preset, seats).items():
                    if not players_of(game).records(game, seats, ending):
                        continue
                    name = f"{preset}-{seats}-{ending}"
                    (folder / f"{name}.jsonl").write_text(ledger.text(), "utf-8")
                    (folder / f"{name}.views.txt").write_text(view_snapshot(ledger), "utf-8")
                    print(name, len(ledger.entries))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

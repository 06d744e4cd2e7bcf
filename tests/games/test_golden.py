"""Tests of recorded games: they replay to their end under today's rules with the same views."""

from pathlib import Path

import pytest

from signoria.games import GAMES, find_game
from signoria.kernel.ledger import Ledger, read_ledger, rejudge, replay
from signoria.testing.players import players_of
from signoria.testing.view_snapshot import view_snapshot

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDED = sorted(GOLDEN.glob("*/*.jsonl"))

# Ends that a table never has, with the reason.
NEVER = {
    ("il-principe", "mtm2005", "shortage"): "END-6: the removed lots are used again",
    ("il-principe", 2, "shortage"): "TWO-3: two seats auction whatever remains",
}


def read(path: Path) -> Ledger:
    return read_ledger(path.read_text("utf-8"), find_game)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_game_passes_todays_rules(path: Path) -> None:
    ledger = read(path)
    table = replay(ledger)

    assert table.state.over()
    reason = table.game.outcome(table.state).reason
    assert path.stem.removesuffix("-reused").endswith(reason)
    difference = rejudge(ledger)
    assert difference is None, (difference.rev, difference.was, difference.now)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_game_gives_the_same_view_snapshots(path: Path) -> None:
    assert view_snapshot(read(path)) == path.with_suffix(".views.txt").read_text("utf-8")


def test_every_end_that_players_record_is_there_for_every_preset() -> None:
    names = {(path.parent.name, path.stem) for path in RECORDED}
    for game in GAMES:
        for preset in game.presets:
            for seats in range(game.fewest, game.most + 1):
                for reason in game.reasons:
                    never = (game.slug, preset, reason) in NEVER or (
                        (game.slug, seats, reason) in NEVER
                    )
                    recorded = players_of(game).records(game, seats, reason) and not never
                    name = (game.slug.replace("-", "_"), f"{preset}-{seats}-{reason}")
                    assert (name in names) == recorded, name

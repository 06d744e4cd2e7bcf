"""Tests of every law, for every game, preset and number of seats."""

from typing import Any

import pytest
from hypothesis import given, settings

from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.kernel.rng import SeededRng
from signoria.testing import laws
from signoria.testing.rehearsal import Rehearsal, audit_ledger, examine, games_wanted
from signoria.testing.strategies import Position, positions
from signoria.testing.subject import Declaration, Subject, declared, subjects

SUBJECTS = [
    subject
    for game in GAMES
    for subject in subjects(game, free_actions=declared(game).free_actions)
]


def shortened(subject: Subject) -> Subject:
    """Shorten the subject's game, so that random players end it sooner."""
    subject.options = subject.options | declared(subject.game).shorter
    return subject


def marked(subject: Subject, game: Declaration) -> Any:
    """Mark all but small tables as slow; only the compiled build plays slow ones."""
    small = subject.seats == subject.game.fewest and game.effort == 1
    return pytest.param(subject, marks=[] if small else pytest.mark.slow)


SHORT = [
    marked(shortened(subject), declared(game))
    for game in GAMES
    for subject in subjects(game, free_actions=declared(game).free_actions)
]
SHARE = -(-games_wanted() // len(SUBJECTS))
EXAMPLES = min(10_000, max(20, games_wanted() // 5))
WIDE_GAMES = 60  # at most so many, until imagination has changed every hidden field


@pytest.mark.parametrize("subject", SHORT, ids=str)
def test_random_games_keep_every_law(subject: Subject) -> None:
    effort = declared(subject.game).effort
    rehearsal = Rehearsal(subject, 1 if effort > 1 else 3)
    for seed in range(-(-SHARE // effort)):
        rehearsal.play(seed)


@pytest.mark.slow
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_imagination_is_wide(subject: Subject) -> None:
    laws.wide_law(subject, 1, WIDE_GAMES, declared(subject.game).effort)


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_menu_survives_encoding(game: Game[Any]) -> None:
    laws.menu_law(game)


@pytest.mark.slow
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(positions(SUBJECTS))
def test_any_position_keeps_every_law(position: Position) -> None:
    t = position.table()
    rng = SeededRng(position.seed)
    examine(position.subject, t, rng)
    audit_ledger(position.subject, t, rng)

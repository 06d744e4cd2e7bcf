"""Every law, for every preset."""

import pytest

from signoria.games.princes import GAME
from signoria.testing import laws
from signoria.testing.rehearsal import Rehearsal
from signoria.testing.subject import Subject, subjects
from tests.games.princes.secrets import hidden

SUBJECTS = [*subjects(GAME, hidden)]
GAMES = 4


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_games_keep_every_law(subject: Subject) -> None:
    rehearsal = Rehearsal(subject)
    for seed in range(GAMES):
        rehearsal.play(seed)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_imagination_is_wide(subject: Subject) -> None:
    laws.wide_law(subject, 1, 20)


def test_the_menu_reads_back() -> None:
    laws.menu_law(GAME)

"""Tests that a new game runs compiled: mypyc compiles its package, beside the installed one."""

import json
import sysconfig

import pytest

from tests.new_games import NAME, NewGame

FOR_EVERY_GAME = (
    "tests/games/test_laws.py",
    "tests/games/test_default.py",
    "tests/games/test_views.py",
    "tests/research/test_features.py",
    "tests/research/test_pettingzoo.py::test_environment_passes_pettingzoos_api_test",
    "tests/server/test_bots_for_friends.py",
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> NewGame:
    game = NewGame(tmp_path_factory.mktemp("made"))
    game.compile()
    return game


def test_rules_of_the_new_game_are_compiled(made: NewGame) -> None:
    shown = "from winter_fair import play, state; print(play.__file__, state.__file__)"

    files = made.run("-c", shown).split()

    assert [file.endswith(sysconfig.get_config_var("EXT_SUFFIX")) for file in files] == [True, True]


def test_compiled_new_game_passes_the_tests_of_every_game(made: NewGame) -> None:
    assert made.passes(*FOR_EVERY_GAME) > 20


def test_compiled_new_game_is_played_in_terminal_and_arena(made: NewGame) -> None:
    words = ["--seats", "2", "--bots", "courtier,random", "--games", "4", "--seed", "7", "--json"]

    found = json.loads(made.signoria("arena", NAME, *words))

    assert found["finished"] == 4
    assert "The game is over." in made.signoria(
        "table", NAME, "--seats", "2", "--bots", "page", "--seed", "3", typed="1\n" * 6
    )

"""Tests that a new game runs compiled: mypyc compiles it together with the kernel."""

import json
import sysconfig

import pytest

from tests.new_games import NAME, CompiledGame

FOR_EVERY_GAME = (
    "tests/games/test_laws.py",
    "tests/games/test_default.py",
    "tests/games/test_views.py",
    "tests/research/test_features.py",
    "tests/research/test_pettingzoo.py::test_environment_passes_pettingzoos_api_test",
    "tests/server/test_bots_for_friends.py",
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> CompiledGame:
    return CompiledGame(tmp_path_factory.mktemp("made"))


def test_rules_of_the_new_game_are_compiled(made: CompiledGame) -> None:
    shown = (
        "from signoria.games.winter_fair import play, state; from signoria.kernel import table; "
        "print(play.__file__, state.__file__, table.__file__)"
    )

    files = made.run("-c", shown).split()

    assert [file.endswith(sysconfig.get_config_var("EXT_SUFFIX")) for file in files] == [True] * 3


def test_compiled_new_game_passes_the_tests_of_every_game(made: CompiledGame) -> None:
    assert made.passes(*FOR_EVERY_GAME) > 20


def test_compiled_new_game_is_played_in_terminal_and_arena(made: CompiledGame) -> None:
    words = ["--seats", "2", "--bots", "courtier,random", "--games", "4", "--seed", "7", "--json"]

    found = json.loads(made.signoria("arena", NAME, *words))

    assert found["finished"] == 4
    assert "The game is over." in made.signoria(
        "table", NAME, "--seats", "2", "--bots", "page", "--seed", "3", typed="1\n" * 6
    )

"""Tests of `signoria new-game`: the game it writes is played everywhere at once."""

import json
import shutil
from pathlib import Path

import pytest

import signoria.games
from scripts.compiled_modules import compiled_modules
from tests.cli.calling import call, refused
from tests.new_games import NAME, NewGame

FOR_EVERY_GAME = (  # tests that need no recorded games
    "tests/games/test_laws.py",
    "tests/games/test_words.py",
    "tests/games/test_fields.py",
    "tests/games/test_views.py",
    "tests/games/test_default.py",
    "tests/locales/test_catalogues.py",
    "tests/research/test_features.py",
    "tests/research/test_pettingzoo.py::test_environment_passes_pettingzoos_api_test",
    "tests/research/test_pettingzoo.py::test_rewards_of_a_game_add_up_to_zero",
    "tests/server/test_bots_for_friends.py",
)
TEMPLATE = Path(signoria.games.__file__).parent / "_template"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> NewGame:
    return NewGame(tmp_path_factory.mktemp("made"))


def test_new_game_passes_the_tests_of_every_game(made: NewGame) -> None:
    assert made.passes(*FOR_EVERY_GAME) > 60


def test_new_game_is_played_in_the_terminal_and_its_ledger_is_confirmed(made: NewGame) -> None:
    ledger = made.folder / "game.jsonl"
    words = ["--seats", "2", "--bots", "page", "--seed", "3", "--ledger", str(ledger)]

    said = made.signoria("table", NAME, *words, typed="1\n" * 6)

    assert "The game is over." in said
    assert "Winter Fair" in made.signoria("games")
    assert "the same" in made.signoria("rejudge", str(ledger))


def test_new_game_is_played_by_bots_in_the_arena(made: NewGame) -> None:
    words = ["--seats", "2", "--bots", "courtier,random", "--games", "4", "--seed", "7", "--json"]

    found = json.loads(made.signoria("arena", NAME, *words))

    assert found["game"] == NAME
    assert found["finished"] == 4


def test_page_of_rules_of_a_new_game_is_generated(made: NewGame) -> None:
    generator = (
        "from scripts.rules import render; from signoria.games import find_game; "
        f"print(render(find_game({NAME!r})))"
    )

    said = made.run("-c", generator)

    assert said.startswith("# Winter Fair: the rules")
    assert "### PLAY-4" in said


def test_new_game_in_the_folder_of_games_is_a_package_of_signoria(tmp_path: Path) -> None:
    games = tmp_path / "src" / "signoria" / "games"
    shutil.copytree(TEMPLATE, games / "_template", ignore=shutil.ignore_patterns("*.so"))

    assert call("new-game", NAME, str(games)).code == 0

    made = games / "winter_fair"
    assert "from signoria.games.winter_fair.state import" in (made / "game.py").read_text("utf-8")
    assert not (made / "pyproject.toml").exists()
    assert "src/signoria/games/winter_fair/play.py" in compiled_modules(tmp_path)


@pytest.mark.parametrize("name", ["Chess", "3d", "a_b", "lamp-", "", "class"])
def test_name_of_another_form_is_refused(name: str, tmp_path: Path) -> None:
    assert "river-race" in refused(call("new-game", name, str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["intrigue", "json"])
def test_name_of_a_game_or_module_is_refused(name: str, tmp_path: Path) -> None:
    assert "already" in refused(call("new-game", name, str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_existing_folder_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()

    assert "exists" in refused(call("new-game", NAME, str(tmp_path)))
    assert "Nothing can be written" in refused(call("new-game", NAME, str(tmp_path / "missing")))
    assert list((tmp_path / NAME).iterdir()) == []

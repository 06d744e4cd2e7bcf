"""A game that the built site does not contain is played on the generic board."""

from pathlib import Path

from tests.new_games import NewGame


def test_new_game_is_played_in_the_browser_against_bots(tmp_path: Path) -> None:
    assert NewGame(tmp_path).passes("tests/web/test_generic.py") == 1

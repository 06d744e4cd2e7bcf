import json

from signoria.games import GAMES
from tests.cli.calling import call


def test_every_game_is_listed_with_its_presets_and_options() -> None:
    said = call("games")

    assert said.code == 0
    for game in GAMES:
        assert game.title in said.out
        for name in [*game.presets, *(option.name for option in game.options)]:
            assert name in said.out


def test_every_option_names_its_rule() -> None:
    said = call("games")

    rows = [line.split() for line in said.out.splitlines()]
    for option in GAMES[0].options:
        assert any(row[:1] == [option.name] and option.rule in row for row in rows)


def test_json_has_what_a_lobby_needs() -> None:
    listed = json.loads(call("games", "--json").out)

    principe = listed[0]
    assert principe["game"] == "il-principe"
    assert principe["seats"] == {"fewest": 2, "most": 5}
    assert principe["presets"]["mtm2005"]["options"]["start_money"] == 0
    options = {option["option"]: option for option in principe["options"]}
    assert options["opener"]["choices"] == ["left", "principe"]
    assert (options["shields"]["low"], options["shields"]["high"]) == (1, 12)
    assert options["cities"]["free_text"] is True


def test_options_are_explained_in_the_requested_language() -> None:
    english, german = call("games", "--json"), call("games", "--json", "--lang", "de")

    assert english.out != german.out

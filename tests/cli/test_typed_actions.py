import pytest

from signoria.cli.setups import Setup, setup_from
from signoria.cli.typed_actions import action_of, plain
from signoria.games.il_principe.actions import (
    MENU,
    Bid,
    Build,
    BuildNothing,
    Lay,
    LayNothing,
    Pass,
    PlaceShield,
    SetAside,
)
from signoria.kernel.action import Action
from signoria.kernel.wire import encode_action
from signoria.locales.words import LANGUAGES, Words

SOME: list[Action] = [Pass(), Bid(1), Bid(10), Lay(0, 2)]


def setup(lang: str = "en") -> Setup:
    return setup_from(Words(lang), "il-principe", 4, None, None)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("1", Pass()),
        (" 4 ", Lay(0, 2)),
        ("pass", Pass()),
        ("PASS!", Pass()),
        ("bid 1", Bid(1)),
        ("bid 7", Bid(7)),
        ("lay 2 universities", Lay(0, 2)),
        ("lay green 2", Lay(0, 2)),
        ("lay 2 green", Lay(0, 2)),
        ("lay 3 1", Lay(3, 1)),
        ("lay nothing", LayNothing()),
        ("build_nothing", BuildNothing()),
        ("build milano", Build(8)),
        ("build 8", Build(8)),
        ("place shield violet", PlaceShield(2)),
        ("set_aside 0 1 0 0 1", SetAside(0, 1, 0, 0, 1)),
    ],
)
def test_typed_text_is_parsed_as_its_action(typed: str, action: Action) -> None:
    assert action_of(setup(), SOME, typed) == action


@pytest.mark.parametrize(
    "typed",
    ["", "0", "5", "bid", "bid 1 2", "bid x", "bid -3", "lay green", "lay red green 1", "fly", "…"],
)
def test_unknown_text_is_parsed_as_none(typed: str) -> None:
    assert action_of(setup(), SOME, typed) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_is_parsed_from_its_shown_name_and_wire_form(lang: str) -> None:
    table = setup(lang)

    for action in MENU[::7]:
        wire = " ".join(str(part) for part in encode_action(table.game, action))
        assert action_of(table, [], wire) == action
        assert action_of(table, [action], table.words.action(table.game, action)) == action


def test_typed_names_are_compared_without_case_and_punctuation() -> None:
    assert plain("  Build_Milano (4 Ducats)! ") == "build milano 4 ducats"
    assert plain("bid -1") == "bid -1"

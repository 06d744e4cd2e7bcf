"""Tests that games are found in their folders and by the entry points of other packages."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from signoria.bots.bot import PlayoutBot
from signoria.games import GAMES, GROUP, find_game, offered_games, own_games
from signoria.kernel import parts
from signoria.kernel.growth import growth_of
from signoria.kernel.parts import part_of
from tests import toy

FOLDER = Path(__file__).parents[2] / "src" / "signoria" / "games"
TOY = EntryPoint("toy", "tests.toy:FAIR", GROUP)


def test_every_folder_with_a_package_is_a_game_in_the_order_of_names() -> None:
    packages = sorted(path.parent.name for path in FOLDER.glob("[a-z]*/__init__.py"))

    assert [game.slug.replace("-", "_") for game in own_games()] == packages
    assert [game.slug for game in GAMES][: len(packages)] == [game.slug for game in own_games()]


def test_game_package_that_names_its_game_needs_no_attribute() -> None:
    found = list(offered_games([EntryPoint("again", "signoria.games.intrigue", GROUP)], set()))

    assert found == [find_game("intrigue")]


def test_unknown_slug_finds_no_game() -> None:
    assert find_game("chess") is None


def test_entry_points_of_other_packages_add_games_in_the_order_of_names() -> None:
    again = EntryPoint("another", "tests.toy.game:FAIR", GROUP)

    assert list(offered_games([TOY], {"intrigue"})) == [toy.FAIR]
    with pytest.warns(UserWarning, match=r"leaves out the game 'toy' of tests\.toy:FAIR: there is"):
        assert list(offered_games([TOY, again], set())) == [toy.FAIR]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("tests.no_such_package", "it cannot be loaded (ModuleNotFoundError"),
        ("tests.effort:GAME", "it cannot be loaded (AttributeError"),
        ("tests.effort", "it has no GAME"),
    ],
)
def test_entry_point_without_a_game_is_left_out_with_a_warning(value: str, reason: str) -> None:
    said = re.escape(f"Signoria leaves out the game 'chess' of {value}: {reason}")

    with pytest.warns(UserWarning, match=said):
        assert list(offered_games([EntryPoint("chess", value, GROUP)], set())) == []


def test_parts_of_a_game_are_found_by_their_names_and_belong_to_derived_games_too() -> None:
    class Variant(type(find_game("intrigue"))):  # type: ignore[misc]
        """A game that changes another one."""

    intrigue = find_game("intrigue")
    assert intrigue is not None

    names = ("fading", "leaving", "times")
    assert [part_of(Variant(), name) for name in names] == [part_of(intrigue, n) for n in names]
    assert part_of(intrigue, "leaving") is PlayoutBot
    assert set(part_of(intrigue, "times")) <= set(intrigue.phase_names)
    assert growth_of(intrigue).brought([]) == ""


def test_part_that_needs_a_missing_package_raises(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def needs_a_package(name: str) -> None:
        raise ModuleNotFoundError(name="numpy")

    assert part_of(GAMES[0], "no_such_part") is None
    monkeypatch.setattr(parts, "import_module", needs_a_package)
    with pytest.raises(ModuleNotFoundError):
        part_of(GAMES[0], "another_part")

"""Tests of the printed editions as presets, and of what they have in common."""

import pytest

from signoria.games.il_principe import GAME
from signoria.kernel.settings import default_preset
from tests.games.il_principe.story import opened, settled

# Option by option: amigo2006, amigo2006-it, mtm2005, amigo-easy.
PRINTED: dict[str, tuple[int | str, int | str, int | str, int | str]] = {
    "start_money": (5, 5, 0, 10),
    "income": (5, 5, 5, 6),
    "income_two": (6, 6, 6, 6),
    "build_in_round_1": ("no", "no", "no", "yes"),
    "start_seat": ("random", "random", "random", "random"),
    "opener": ("left", "principe", "left", "left"),
    "city_end": ("start", "end", "start", "start"),
    "shields": (12, 12, 11, 12),
    "shield_placing": ("may", "may", "must", "may"),
    "half_of": ("up", "up", "up", "up"),
    "green_flip": ("may", "must", "must", "may"),
    "last_round_income": ("yes", "yes", "no", "yes"),
    "last_round_shortage": ("end", "end", "reuse", "end"),
    "empty_deck_two": ("play", "play", "play", "play"),
    "built_card": ("box", "box", "builder", "box"),
    "open_purses": ("no", "no", "no", "no"),
    "families": ("printed", "printed", "printed", "printed"),
    "cities": ("standard", "standard", "standard", "standard"),
}


@pytest.mark.rule("SET-3", "SET-4", "AUC-2", "END-1", "EFF-1", "CITY-6")
@pytest.mark.parametrize("option", PRINTED)
def test_preset_has_the_values_that_its_edition_prints(option: str) -> None:
    """The revised AMIGO text comes first and is the default (rulings 2, 3, 6)."""
    presets = ["amigo2006", "amigo2006-it", "mtm2005", "amigo-easy"]
    assert tuple(settled(4, preset)[option] for preset in presets) == PRINTED[option]


def test_the_presets_name_every_option_and_the_first_is_the_default() -> None:
    assert default_preset(GAME) == "amigo2006"
    names = [option.name for option in GAME.options]
    assert list(PRINTED) == names
    assert all(list(preset) == names for preset in GAME.presets.values())


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_preset_opens_with_every_number_of_seats(preset: str, seats: int) -> None:
    t = opened(seats, preset)
    assert t.actors() == list(range(seats))
    assert t.state.round == 1

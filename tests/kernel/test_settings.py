"""Tests of the options of a table."""

import pytest

from signoria.kernel.action import Refusal
from signoria.kernel.settings import Options, default_preset, fits, settle_options
from tests.toy import FAIR

PLAIN = FAIR.presets["plain"]


def test_first_preset_is_the_default() -> None:
    assert default_preset(FAIR) == "plain"


def test_preset_sets_every_option() -> None:
    assert settle_options(FAIR, 3, "lean", {}) == {**PLAIN, "copies": 5}


def test_given_options_override_the_preset() -> None:
    wanted = {"copies": "6", "weather": "fair", "motto": "buy low"}
    assert settle_options(FAIR, 3, "plain", wanted) == {
        "copies": 6,
        "weather": "fair",
        "motto": "buy low",
    }
    assert PLAIN == {"copies": 7, "weather": "dice", "motto": ""}


def test_free_text_may_look_like_a_number() -> None:
    settled = settle_options(FAIR, 3, "plain", {"motto": "1789"})
    assert isinstance(settled, dict)
    assert settled["motto"] == "1789"


REFUSED: list[tuple[int, str, dict[str, str], Refusal]] = [
    (1, "plain", {}, Refusal("TABLE-7", {"game": FAIR.title, "seats": 1, "fewest": 2, "most": 4})),
    (5, "plain", {}, Refusal("TABLE-7", {"game": FAIR.title, "seats": 5, "fewest": 2, "most": 4})),
    (3, "rich", {}, Refusal("TABLE-8", {"preset": "rich", "presets": "plain, lean"})),
    (
        3,
        "plain",
        {"colour": "red"},
        Refusal("TABLE-9", {"option": "colour", "options": "copies, weather, motto"}),
    ),
    (
        3,
        "plain",
        {"weather": "snow"},
        Refusal("TABLE-10", {"option": "weather", "value": "snow", "choices": "dice, fair"}),
    ),
    (3, "plain", {"copies": "8", "weather": "fair"}, Refusal("FAIR-6", {"copies": 8})),
    *[
        (3, "plain", {"copies": text}, Refusal("TABLE-11", {**span}))
        for text in ("4", "9", "-5", "many", "")
        for span in [{"option": "copies", "value": text, "low": 5, "high": 8}]
    ],
]


@pytest.mark.parametrize(("seats", "preset", "wanted", "refusal"), REFUSED)
def test_invalid_options_are_refused_with_parameters(
    seats: int, preset: str, wanted: dict[str, str], refusal: Refusal
) -> None:
    assert settle_options(FAIR, seats, preset, wanted) == refusal


def test_fits_checks_the_type_of_an_option() -> None:
    copies, weather, motto = FAIR.options
    good: Options = {"copies": 5, "weather": "dice", "motto": "x"}
    assert [fits(option, good[option.name]) for option in FAIR.options] == [True] * 3
    assert not fits(copies, True)
    assert not fits(copies, "5")
    assert not fits(weather, 0)
    assert not fits(motto, 7)

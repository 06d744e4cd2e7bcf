import itertools

import pytest

from tests.cli.calling import call

CURTAIN = "Pass the keyboard to "


def scenes(people: int, seed: int, lines: int = 4000) -> list[tuple[str, str]]:
    """Play a game and return each player called to the keyboard with the screen after it."""
    words = (
        "table",
        "il-principe",
        "--people",
        str(people),
        "--seats",
        "3",
        "--seed",
        str(seed),
        "--bots",
        "random",
    )
    said = call(*words, typed="1\n" * lines)
    assert said.code == 0
    parts = said.out.split(CURTAIN)[1:]
    return [(part.split(",", 1)[0], part) for part in parts]


def test_one_person_needs_no_curtain() -> None:
    assert scenes(people=1, seed=1) == []


def test_everybody_is_called_to_the_keyboard() -> None:
    names = [name for name, _ in scenes(people=3, seed=1, lines=60)]

    assert names[:3] == ["Medici", "Visconti", "Carraresi"]
    assert all(one != other for one, other in itertools.pairwise(names))


@pytest.mark.parametrize("seed", [1, 2])
def test_player_at_the_keyboard_sees_only_their_own_cards(seed: int) -> None:
    for name, scene in scenes(people=2, seed=seed):
        others = {"Medici", "Visconti", "Carraresi"} - {name}
        for other in others:
            drawn = [line for line in scene.splitlines() if line.startswith(f"{other} draws")]
            aside = [line for line in scene.splitlines() if line.startswith(f"{other} sets")]
            assert all(line.endswith((" card.", " cards.")) for line in drawn)
            assert all("face down" in line for line in aside)
            assert f"{other}> " not in scene


def hand_lines(scene: str) -> set[str]:
    """Return the lines of a scene that show a hand."""
    lines = [line.strip() for line in scene.splitlines()]
    return {line for line in lines if line.startswith("Your hand")}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_next_player_does_not_see_the_hand_of_the_last(seed: int) -> None:
    first, second = scenes(people=2, seed=seed, lines=4)[:2]

    assert (first[0], second[0]) == ("Medici", "Visconti")
    assert len(hand_lines(first[1])) == 1
    assert hand_lines(second[1])
    assert hand_lines(first[1]).isdisjoint(hand_lines(second[1]))


def test_final_screen_shows_points_and_no_hand() -> None:
    _, last = scenes(people=2, seed=1)[-1]
    end = last[last.rindex("> 1\n") :]

    assert "Total" in end
    assert "Your hand" not in end

"""Tests of every law at tables with options that no preset has."""

from typing import Any

import pytest

from signoria.games.il_principe import GAME
from signoria.testing.rehearsal import Rehearsal
from signoria.testing.subject import Subject
from tests.games.il_principe.story import settled

VARIANTS: list[tuple[int, dict[str, str]]] = [
    (2, {"empty_deck_two": "end", "half_of": "all", "families": "gonzaga,este"}),
    (2, {"city_end": "end", "start_seat": "2", "shield_placing": "must"}),
    (3, {"half_of": "all", "green_flip": "must", "start_seat": "3", "open_purses": "yes"}),
    (5, {"families": "gonzaga,este,carraresi,visconti,medici", "last_round_shortage": "reuse"}),
]


def tables() -> list[Any]:
    """Return every variant, all but those of two seats slow."""
    return [
        pytest.param(
            *one, id=f"{'-'.join(one[1])}-{one[0]}", marks=[] if one[0] == 2 else pytest.mark.slow
        )
        for one in VARIANTS
    ]


@pytest.mark.parametrize(("seats", "variant"), tables())
def test_random_games_keep_every_law(seats: int, variant: dict[str, str]) -> None:
    subject = Subject(GAME, seats, "amigo2006")
    subject.options = settled(seats, **variant)
    Rehearsal(subject, eager=1).play(seats)

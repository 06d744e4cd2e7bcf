"""Tests that loops of the rules end in positions that no rule leads to."""

from typing import Any

from signoria.games import find_game
from signoria.games.il_principe.phases.building import City
from signoria.games.il_principe.phases.steps import CITY
from signoria.games.intrigue.phases.matters import count, only_place
from signoria.games.princes.aims import count_due
from signoria.kernel.cells import filled
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from signoria.kernel.views import encode_view
from signoria.testing.subject import Subject


def opened(slug: str, seats: int) -> Table[Any]:
    """Open a table of a game's first preset."""
    game = find_game(slug)
    assert game is not None
    return Subject(game, seats, next(iter(game.presets))).open(SeededRng(1))


def test_palace_without_a_free_domain_has_no_place_for_its_only_token() -> None:
    t = opened("intrigue", 3)
    s = t.state
    s.host, s.parties, s.taken = 0, 1, filled(3, (1 << 62) - 1)

    assert only_place(s) == -1
    assert count(-1) == 0


def test_shields_owed_to_the_builder_do_not_run_on() -> None:
    t = opened("il-principe", 3)
    t.state.open(CITY, 0, 0)
    t.state.shields_due = -1

    City().proceed(t)

    assert t.state.shields_due == -1


def test_set_of_cities_below_zero_is_empty() -> None:
    t = opened("il-principe", 3)
    t.state.display, t.state.winners = -1, -1

    assert t.state.cities_on_display() == 0
    assert encode_view(t.game.view(t.state, 0))


def test_payment_below_zero_counts_nothing() -> None:
    assert count_due(-1) == 0

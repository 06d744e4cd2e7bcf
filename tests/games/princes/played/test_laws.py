"""The laws of the house at a table with all cards of the base box."""

from signoria.testing.rehearsal import Rehearsal
from tests.games.princes.eras import subject


def test_a_game_with_all_cards_keeps_every_law() -> None:
    Rehearsal(subject()).play(1)

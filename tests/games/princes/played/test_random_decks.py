"""Tests of random games with random legal decks, and of the generator of these decks."""

import pytest

from signoria.games.princes.cards import CARDS
from signoria.games.princes.decks import any_deck, judge
from signoria.games.princes.game import GAME
from signoria.games.princes.options import CHOOSE, DECKS, chosen_options, values_of
from signoria.games.princes.rules import SEATS
from signoria.testing.rehearsal import Rehearsal
from tests.effort import times
from tests.games.princes.legal_decks import random_subject, random_tournament

GAMES = times(1, 5000)


def test_generated_tournaments_are_legal_and_use_every_set() -> None:
    met: set[int] = set()
    for seed in range(30):
        options = random_tournament(seed)
        assert GAME.refuses_options(SEATS, options, []) is None
        owned = chosen_options(values_of(options)).owned
        for seat, name in enumerate(DECKS):
            if options[name] != CHOOSE:
                deck = any_deck(str(options[name]))
                assert judge(deck, owned[seat].collection) == []
                met |= {CARDS[card].set for card in deck.counts}

    assert met == {card.set for card in CARDS if card.in_decks() and not card.is_event()}


@pytest.mark.slow
@pytest.mark.repeated
@pytest.mark.parametrize("preset", GAME.presets)
def test_random_games_with_random_decks_keep_every_law(preset: str) -> None:
    rehearsal = Rehearsal(random_subject(preset, 0))
    for seed in range(GAMES):
        rehearsal.subject = random_subject(preset, seed)
        rehearsal.play(seed)

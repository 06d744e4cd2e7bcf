"""Tests of the game object: names, phases and totals for the lobby, the CLI and the laws."""

import pytest

from signoria.bots.playout import submit_out
from signoria.games import GAMES, find_game
from signoria.games.il_principe import GAME
from signoria.games.il_principe.phases import PHASES
from signoria.games.il_principe.rules import COLOURS
from signoria.kernel.cells import part
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table
from tests.games.il_principe.story import settled


def test_game_is_registered() -> None:
    assert GAME in GAMES
    assert find_game("il-principe") is GAME
    assert find_game("tarot") is None


def test_name_and_numbers_of_seats() -> None:
    assert (GAME.slug, GAME.title, GAME.fewest, GAME.most) == ("il-principe", "Il Principe", 2, 5)
    assert GAME.reasons == ["cities", "last-round", "shortage"]


def test_every_phase_has_a_name() -> None:
    names = [type(phase).__name__.lower() for phase in PHASES]
    assert names == [name.replace("_", "") for name in GAME.phase_names]


def test_every_kind_of_item_has_its_names() -> None:
    counts = {kind: len(names) for kind, names in GAME.names.items()}
    assert counts == {
        "city": 15,
        "colour": 5,
        "family": 5,
        "income": 2,
        "item": 15,
        "reason": 4,
        "region": 6,
        "role": 10,
        "source": 8,
    }


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize("seats", [2, 5])
def test_public_totals_agree_with_the_hidden_cards(seats: int) -> None:
    t = open_table(GAME, seats, settled(seats, "mtm2005"), SeededRng(seats))
    while not t.state.over():
        submit_out(t, SeededRng(t.rev), 3)
        s = t.state
        assert sum(s.deck) == s.deck_left
        for seat in range(seats):
            assert sum(part(s.hands, seat * COLOURS, COLOURS)) == s.held[seat]
            assert sum(part(s.aside, seat * COLOURS, COLOURS)) == s.sealed[seat]


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_game_keeps_the_totals_of_its_pieces(seats: int, preset: str) -> None:
    """Checks cards, ducats, shields and cities; the bank may owe any amount (ruling 37)."""
    options = settled(seats, preset)
    t = open_table(GAME, seats, options, SeededRng(seats))
    audit = GAME.audit(GAME.setup(seats, options))
    while not t.state.over():
        submit_out(t, SeededRng(t.rev), 10)
        assert GAME.audit(t.state) == audit
    outcome = GAME.outcome(t.state)
    assert outcome.reason in GAME.reasons
    assert outcome.winners
    best = max(outcome.scores)
    assert all(outcome.scores[seat] == best for seat in outcome.winners)

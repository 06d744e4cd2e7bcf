"""Tests of chance nodes: a scripted generator stops `play` at each random draw."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from signoria.games import GAMES
from signoria.games.il_principe.rules import BUILDING_DECK
from signoria.kernel.action import Action
from signoria.kernel.cells import values
from signoria.kernel.rng import ScriptedRng, SeededRng, Unanswered
from signoria.kernel.table import Table, open_table
from signoria.testing.snapshot import snapshot
from tests.toy import FAIR
from tests.toy.actions import Rest
from tests.toy.rules import FACES, SPOILAGE, STORM, WEATHER

Leaf = tuple[Fraction, list[int], Any]


def outcomes(t: Table[Any], seat: int, action: Action, answers: list[int]) -> Iterator[Leaf]:
    """Yield every random outcome of an action: probability, answers, and the state after."""
    copy = t.copy(ScriptedRng(answers))
    try:
        copy.submit(seat, action)
    except Unanswered as node:
        for answer, weight in enumerate(node.weights):
            if weight:
                share = Fraction(weight, sum(node.weights))
                for chance, script, state in outcomes(t, seat, action, [*answers, answer]):
                    yield share * chance, script, state
    else:
        yield Fraction(1), answers, copy.state


def before_a_morning() -> Table[Any]:
    """Return a table whose host is to act; a rest brings the next morning with its weather."""
    t = open_table(FAIR, 3, FAIR.presets["plain"], SeededRng(4))
    for seat in t.actors():
        t.submit(seat, FAIR.menu[t.legal(seat)[0]])
    return t


def test_all_random_outcomes_of_an_action_are_found() -> None:
    t = before_a_morning()
    before = snapshot(t.state)
    leaves = list(outcomes(t, 0, Rest(), []))
    kinds = sum(1 for count in values(t.state.market) if count)
    assert len(leaves) == FACES - 1 + kinds
    assert sum(chance for chance, _, _ in leaves) == 1
    assert snapshot(t.state) == before
    for chance, script, state in leaves:
        assert state.weather == script[0]
        if script[0] != STORM:
            assert chance == Fraction(1, FACES)
        else:
            share = Fraction(t.state.market[script[1]], sum(t.state.market))
            assert chance == share / FACES


def test_chance_nodes_name_their_streams() -> None:
    t = before_a_morning()
    for answers, stream in (([], WEATHER), ([STORM], SPOILAGE)):
        with pytest.raises(Unanswered) as node:
            t.copy(ScriptedRng(answers)).submit(0, Rest())
        assert node.value.stream == stream


def test_every_seeded_outcome_is_a_leaf_of_the_tree() -> None:
    t = before_a_morning()
    leaves = [snapshot(state) for _, _, state in outcomes(t, 0, Rest(), [])]
    found = set()
    for seed in range(60):
        copy = t.copy(SeededRng(seed))
        copy.submit(0, Rest())
        found.add(leaves.index(snapshot(copy.state)))
    assert found == set(range(len(leaves)))


def test_opening_of_il_principe_is_a_chance_node() -> None:
    game = GAMES[0]
    options = game.presets["amigo2006"]
    nodes: list[list[int]] = []
    for answers in ([], [2], [2, 14]):
        with pytest.raises(Unanswered) as node:
            open_table(game, 4, options, ScriptedRng(answers))
        nodes.append(node.value.weights)
    first_seat, first_city, second_city = nodes
    assert first_seat == [1] * 4
    assert first_city == [1] * 15
    assert second_city == [1] * 14 + [0]


def test_drawn_card_has_the_probabilities_of_its_deck() -> None:
    game = GAMES[0]
    t = open_table(game, 2, game.presets["amigo2006"], SeededRng(1))
    players = SeededRng(2)
    node: Unanswered | None = None
    while node is None or node.stream != BUILDING_DECK:
        seat = t.actors()[0]
        legal = t.legal(seat)
        action = game.menu[legal[players.below(0, len(legal))]]
        deck = values(t.state.deck)
        node = next_node(t, seat, action)
        t.submit(seat, action)
    assert node.weights == deck


def next_node(t: Table[Any], seat: int, action: Action) -> Unanswered | None:
    """Return the first random draw of an action, or None."""
    try:
        t.copy(ScriptedRng([])).submit(seat, action)
    except Unanswered as node:
        return node
    return None

"""Tests of the greedy bot: it takes the move with the best value right after it."""

from typing import Any

import pytest

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.greedy import WORLDS, GreedyBot
from signoria.bots.window import Window
from signoria.games.il_principe import GAME
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table
from tests.bots.fairs import Merchant, Spendthrift, fair_with, haggling
from tests.toy.actions import Rest, Search
from tests.toy.game import FAIR
from tests.toy.rules import GOODS
from tests.toy.state import FairState


class Noting(Heuristics[FairState]):
    """Heuristics that values everything alike and notes the others' hands in each world."""

    def __init__(self) -> None:
        self.shown: list[list[int]] = []

    def evaluate(self, s: FairState, seat: int) -> float:
        other = 1 - seat
        self.shown.append(list(s.hands[other * GOODS : (other + 1) * GOODS]))
        return 0.0


class Collector(Heuristics[FairState]):
    """Heuristics that values the known cards of the stack."""

    def evaluate(self, s: FairState, seat: int) -> float:
        return float(sum(mask >> seat & 1 for mask in s.seen))


def choice_of(heuristics: Heuristics[Any], seed: int = 1) -> object:
    """Return the choice of a greedy host with a given heuristics."""
    t, host = haggling(fair_with(heuristics))
    return GreedyBot[Any](seed).choose(Window(t, host))


def test_greedy_takes_the_most_valuable_move() -> None:
    assert choice_of(Spendthrift()) == Search(3)
    assert choice_of(Merchant()) == Rest()


def test_greedy_takes_the_first_of_equal_moves() -> None:
    assert choice_of(Heuristics()) == Rest()


def test_greedy_finds_a_best_move_in_the_middle() -> None:
    t, host = haggling(fair_with(Spendthrift()))
    legal = [t.game.menu[number] for number in t.legal(host)]

    assert legal[0] != Search(3) != legal[-1]
    assert choice_of(Spendthrift()) == Search(3)


def test_every_move_is_tried_in_the_same_worlds() -> None:
    noting = Noting()
    t, host = haggling(fair_with(noting), day=3)
    others = [n for n in t.legal(host) if isinstance(t.game.menu[n], (Rest, Search))]
    bot = GreedyBot[Any](4)
    for number in others:
        bot.tried(Window(t, host), number)
    worlds = [noting.shown[at : at + WORLDS] for at in range(0, len(noting.shown), WORLDS)]

    assert len(worlds) == len(others) > 2
    assert all(shown == worlds[0] for shown in worlds)
    assert any(shown != worlds[0][0] for shown in worlds[0])


def test_another_seed_tries_other_worlds() -> None:
    shown: list[list[list[int]]] = []
    for seed in range(6):
        noting = Noting()
        t, host = haggling(fair_with(noting), day=3)
        GreedyBot[Any](seed).choose(Window(t, host))
        shown.append(noting.shown)

    assert any(one != shown[0] for one in shown)


def test_knowledge_gained_by_a_search_counts() -> None:
    assert choice_of(Collector()) == Search(3)


def test_only_legal_move_is_made() -> None:
    t = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))
    while len(t.legal(t.actors()[0])) > 1:
        t.submit(t.actors()[0], t.game.menu[t.legal(t.actors()[0])[-1]])
    seat = t.actors()[0]

    assert GreedyBot[Any](1).choose(Window(t, seat)) == t.game.menu[t.legal(seat)[0]]


def won(seat: int, seed: int) -> bool:
    """Return whether the bot at one seat wins a two-seat game against a random bot."""
    t = open_table(GAME, 2, GAME.presets["amigo2006"], SeededRng(seed))
    bots: list[Bot[Any]] = [RandomBot(seed), RandomBot(seed)]
    bots[seat] = GreedyBot(seed)
    while not t.state.over():
        actor = t.actors()[0]
        assert t.submit(actor, bots[actor].choose(Window(t, actor))) is None
    return GAME.outcome(t.state).winners == [seat]


@pytest.mark.slow
def test_greedy_beats_random_from_either_seat() -> None:
    assert sum(won(seat, seed) for seat in (0, 1) for seed in (1, 2)) >= 3

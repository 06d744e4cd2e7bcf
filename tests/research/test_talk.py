"""Tests that the environments leave talk out, and of the steps that remain of Intrigue's talk."""

import random
from operator import attrgetter
from typing import Any

import numpy as np
import pytest

from signoria.games import GAMES
from signoria.games.intrigue.actions import HEAR_BRIBES, YIELD_FLOOR
from signoria.games.intrigue.phases.steps import AUDIENCE
from signoria.kernel.action import Aside
from signoria.kernel.game import Game
from signoria.research.gymnasium import SeatEnv
from signoria.research.openspiel import load
from signoria.research.pettingzoo import env
from signoria.research.vector import VectorGames

# The phase, the actions that the mask allows, the row of the selected seat.
Seen = tuple[int, tuple[int, ...], bytes]


@pytest.mark.parametrize("game", GAMES, ids=attrgetter("slug"))
def test_action_spaces_contain_no_talk(game: Game[Any]) -> None:
    adapters = [
        env(game.slug).action_spaces["seat_0"].n,
        SeatEnv(game.slug).action_space.n,
        VectorGames(game.slug, games=1).single_action_space.n,
        load(game.slug).num_distinct_actions(),
    ]

    assert adapters == [len(game.menu)] * 4
    assert not any(isinstance(action, Aside) for action in game.menu)


def played(**options: str) -> list[Seen]:
    """Return the steps of a random game of Intrigue."""
    chance, game, steps = random.Random(3), env("intrigue", 3, options=options), list[Seen]()
    game.reset(seed=6)
    while game.table.actors():
        seen = game.observe(game.agent_selection)
        able = tuple(np.flatnonzero(seen["action_mask"]).tolist())
        steps.append((game.table.state.phase(), able, seen["observation"].tobytes()))
        game.step(chance.choice(able))
    return steps


def audiences(steps: list[Seen]) -> set[tuple[int, ...]]:
    """Return the sets of legal actions during talk."""
    return {able for phase, able, _row in steps if phase == AUDIENCE}


def test_time_to_talk_is_a_step_with_a_single_action() -> None:
    assert audiences(played()) == {(HEAR_BRIBES,)}
    assert audiences(played(floor="order")) == {(HEAR_BRIBES,), (YIELD_FLOOR,)}
    assert audiences(played(talk_time="0")) == set()


@pytest.mark.parametrize("value", ["off", "live"])
def test_options_for_talk_and_gifts_change_nothing(value: str) -> None:
    assert played(side_payments="yes", whispers="yes", promise_book=value) == played()

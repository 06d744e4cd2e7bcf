"""Talk is off: no door has words on its menu; what is left of the talk of Intrigue."""

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

# What is decided, the wishes that the mask allows, the row of the seat that is asked.
Step = tuple[int, tuple[int, ...], bytes]


@pytest.mark.parametrize("game", GAMES, ids=attrgetter("slug"))
def test_no_door_has_words_on_its_menu(game: Game[Any]) -> None:
    doors = [
        env(game.slug).action_spaces["seat_0"].n,
        SeatEnv(game.slug).action_space.n,
        VectorGames(game.slug, games=1).single_action_space.n,
        load(game.slug).num_distinct_actions(),
    ]

    assert doors == [len(game.menu)] * 4
    assert not any(isinstance(wish, Aside) for wish in game.menu)


def played(**options: str) -> list[Step]:
    """A random game of Intrigue, step by step."""
    chance, game, steps = random.Random(3), env("intrigue", 3, options=options), list[Step]()
    game.reset(seed=6)
    while game.table.actors():
        seen = game.observe(game.agent_selection)
        able = tuple(np.flatnonzero(seen["action_mask"]).tolist())
        steps.append((game.table.state.phase(), able, seen["observation"].tobytes()))
        game.step(chance.choice(able))
    return steps


def audiences(steps: list[Step]) -> set[tuple[int, ...]]:
    """What may be wished where a matter is talked about."""
    return {able for phase, able, _row in steps if phase == AUDIENCE}


def test_time_to_talk_is_a_step_without_a_choice_unless_there_is_none() -> None:
    assert audiences(played()) == {(HEAR_BRIBES,)}
    assert audiences(played(floor="order")) == {(HEAR_BRIBES,), (YIELD_FLOOR,)}
    assert audiences(played(talk_time="0")) == set()


@pytest.mark.parametrize("value", ["off", "live"])
def test_what_is_said_or_given_beside_the_menu_cannot_be_wished(value: str) -> None:
    assert played(side_payments="yes", whispers="yes", promise_book=value) == played()

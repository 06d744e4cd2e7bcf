"""Measurements of `signoria bench` for the research environments, if they are installed."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from signoria.cli.setups import Setup
from signoria.extras import installed
from signoria.kernel.rng import SeededRng

TABLES: Final = 256
STEPS: Final = 20
MOVES: Final = 200
Work = Callable[[], int]


def research_works(setup: Setup) -> dict[str, Work]:
    """Return the measurements, as `bench` does; empty if the libraries are not installed."""
    if not installed("research"):
        return {}
    return {
        "vector-compact": _vector(setup, "compact"),
        "vector-full": _vector(setup, "full"),
        "pettingzoo": _pettingzoo(setup),
        "openspiel": _openspiel(setup),
    }


def _vector(setup: Setup, observations: str) -> Work:
    """Return a function that plays at random at all tables and returns the number of choices."""
    vector = import_module("signoria.research.vector")
    table = (setup.game.slug, setup.seats, setup.preset)
    games = vector.VectorGames(*table, games=TABLES, observations=observations)
    games.reset(1)

    def work() -> int:
        for _ in range(STEPS):
            games.step(games.sample())
        return STEPS * TABLES

    return work


def _pettingzoo(setup: Setup) -> Work:
    """Return a function that runs PettingZoo's usual loop with random legal choices.

    It returns the number of choices; the steps of agents after the end do not count.
    """
    env = import_module("signoria.research.pettingzoo").env(
        setup.game.slug, setup.seats, setup.preset, observations="compact"
    )
    rng = SeededRng(1)
    env.reset(seed=1)

    def work() -> int:
        moves = 0
        for _agent in env.agent_iter(MOVES):
            seen, _reward, ended, cut_off, _info = env.last()
            able, playing = seen["action_mask"].nonzero()[0], not (ended or cut_off)
            env.step(able[rng.below(0, len(able))] if playing else None)
            moves += playing
        if not env.agents:
            env.reset()
        return moves

    return work


def _openspiel(setup: Setup) -> Work:
    """Return a function that plays at random; chance nodes count as moves."""
    openspiel = import_module("signoria.research.openspiel")
    game = openspiel.load(setup.game.slug, setup.seats, setup.preset)
    rng = SeededRng(1)
    at: list[Any] = [game.new_initial_state()]

    def work() -> int:
        state = at[0]
        for _ in range(MOVES):
            if state.is_terminal():
                state = game.new_initial_state()
            able = state.legal_actions()
            state.apply_action(able[rng.below(0, len(able))])
        at[0] = state
        return MOVES

    return work

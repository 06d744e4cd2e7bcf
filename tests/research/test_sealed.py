"""Tests of simultaneous choices: nobody observes the sealed choice of another seat."""

import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
import pytest

from signoria.kernel.seats import SPECTATOR, seats_in
from signoria.research.openspiel import load, seen_text
from signoria.research.pettingzoo import SignoriaEnv
from signoria.research.spaces import Setting
from tests.research.positions import EVERY, named

ALONE = {"introductory", "fx1994", "four-room"}  # presets in which seats are asked one by one
SECRET = {"bribe_secrecy": "concealed"}  # then all payers are asked at once
SETTINGS = [
    *(pytest.param(setting, id=named(setting)) for setting in EVERY),
    *(pytest.param(Setting("intrigue", n, options=SECRET), id=f"concealed-{n}") for n in (3, 5)),
]
COURSES = 14  # a choice with fewer first actions is continued in several ways

# A seat that seals a choice, and tables that differ only in that choice.
Sealed: TypeAlias = tuple[int, list[Any]]


def asked(state: Any, game: Any) -> list[int]:
    """Return the seats that owe a choice."""
    return [] if state.over() else seats_in(game.phases[state.phase()].actors(state))


def concealed(setting: Setting) -> bool:
    """Return whether only payer and master see a bribe."""
    return setting.options.get("bribe_secrecy") == "concealed"


def unaware(state: Any, chooser: int) -> set[int]:
    """Return the seats that must not know a choice; the master of a palace sees its bribes."""
    return set(range(state.seats)) - {chooser, getattr(state, "host", chooser)}


def openings(legal: list[int]) -> list[int]:
    """Return every legal action as the first of a choice, some of them several times."""
    return legal if len(legal) >= COURSES else (legal * COURSES)[:COURSES]


# PettingZoo: a table is rebuilt from its actions.


def table_env(setting: Setting, history: list[int]) -> SignoriaEnv:
    game = SignoriaEnv(setting, "full", False, None)
    game.reset(seed=6)
    for action in history:
        game.step(action)
    return game


def allowed(game: SignoriaEnv) -> list[int]:
    found: list[int] = np.flatnonzero(game.observe(game.agent_selection)["action_mask"]).tolist()
    return found


def sealed_envs(setting: Setting) -> Iterator[Sealed]:
    """Yield the first simultaneous choice of each step and group of seats, made in several ways.

    After each action it yields the tables at which the choice goes on, and at last all of them.
    """
    chance, history, met = random.Random(3), list[int](), set[Any]()
    game = table_env(setting, history)
    while seats := game.table.actors():
        met_as, able = (game.table.state.phase(), *seats), allowed(game)
        if len(seats) > 1 and len(able) > 1 and met_as not in met:
            met.add(met_as)
            begun = [table_env(setting, [*history, action]) for action in openings(able)]
            while going := [other for other in begun if seats[0] in other.table.actors()]:
                yield seats[0], going
                for other in going:
                    other.step(chance.choice(allowed(other)))
            yield seats[0], begun
        history.append(chance.choice(able))
        game.step(history[-1])


def seen(game: SignoriaEnv, seat: int) -> tuple[bytes, bytes, str]:
    agent = f"seat_{seat}"
    found = game.observe(agent)
    return found["observation"].tobytes(), found["action_mask"].tobytes(), game.text(agent)


@pytest.mark.parametrize("setting", SETTINGS)
def test_pettingzoo_hides_sealed_choices_of_others(setting: Setting) -> None:
    places = 0
    for places, (lowest, tables) in enumerate(sealed_envs(setting), 1):
        assert len({seen(table, lowest) for table in tables}) > 1
        for seat in unaware(tables[0].table.state, lowest):
            assert len({seen(table, seat) for table in tables}) == 1, (places, seat)

    assert (places > 0) == (concealed(setting) or setting.preset not in ALONE)


# OpenSpiel: a state can be cloned.


def sealed_states(setting: Setting) -> Iterator[Sealed]:
    """Yield OpenSpiel states as `sealed_envs` yields environments."""
    chance, met = random.Random(3), set[Any]()
    beside = SECRET if concealed(setting) else None
    game = load(setting.game.slug, setting.seats, setting.preset, beside)
    state = game.new_initial_state()
    while not state.is_terminal():
        table = state.position.state
        seats = [] if state.is_chance_node() else asked(table, setting.game)
        able = state.legal_actions()
        if len(seats) > 1 and len(able) > 1 and (table.phase(), *seats) not in met:
            met.add((table.phase(), *seats))
            begun = [state.child(action) for action in openings(able)]
            while going := [other for other in begun if other.current_player() == seats[0]]:
                yield seats[0], going
                for other in going:
                    other.apply_action(chance.choice(other.legal_actions()))
            yield seats[0], begun
        state.apply_action(chance.choice(able))


def received(state: Any, seat: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.observation_tensor(seat)),
    )


@pytest.mark.parametrize("setting", SETTINGS)
def test_openspiel_hides_sealed_choices_of_others(setting: Setting) -> None:
    places = 0
    for places, (lowest, states) in enumerate(sealed_states(setting), 1):
        assert len({received(state, lowest) for state in states}) > 1
        assert len({seen_text(state.position, SPECTATOR) for state in states}) == 1
        for seat in unaware(states[0].position.state, lowest):
            assert len({received(state, seat) for state in states}) == 1, (places, seat)

    assert (places > 0) == (concealed(setting) or setting.preset not in ALONE)

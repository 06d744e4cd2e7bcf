"""Tests of the games as PettingZoo environments: PettingZoo's own tests and further guarantees."""

import json
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from signoria.games.princes.decks import code_of, ready_deck
from signoria.research import pettingzoo
from signoria.research.pettingzoo import MODULES, SignoriaEnv, env, intrigue_v3, raw_env
from signoria.research.spaces import InvalidSetup, Setting
from tests.research.positions import EVERY, SHORT, VERSIONS, named

CYCLES = 1000  # within which nearly every game comes to its end


def table_env(setting: Setting, **more: Any) -> SignoriaEnv:
    return env(setting.game.slug, setting.seats, setting.preset, **more)


def play_on(game: SignoriaEnv, seed: int, most: int = 10**6) -> int:
    """Play allowed actions until the game is over; return their number."""
    chance, moves = np.random.default_rng(seed), 0
    for _agent in game.agent_iter(most):
        seen, _reward, ended, _cut_off, _info = game.last()
        game.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        moves += not ended
    return moves


# PettingZoo warns of Dict observations except for its own games.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.parametrize("setting", EVERY, ids=named)
def test_environment_passes_pettingzoos_api_test(setting: Setting) -> None:
    api_test(table_env(setting), num_cycles=CYCLES)


@pytest.mark.parametrize("setting", EVERY, ids=named)
def test_environment_passes_pettingzoos_seed_test(setting: Setting) -> None:
    seed_test(lambda: table_env(setting, observations="compact"), num_cycles=40)


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_rewards_of_a_game_add_up_to_zero(setting: Setting) -> None:
    game = table_env(setting)
    game.reset(seed=3)
    rewards: dict[str, float] = {}
    chance = np.random.default_rng(1)
    for agent in game.agent_iter():
        seen, reward, ended, _cut_off, info = game.last()
        if ended:
            rewards[agent] = reward
            assert set(info) == {"score", "reason"}
        game.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))

    assert sorted(rewards) == game.possible_agents
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert max(rewards.values()) > 0


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_text_names_the_actions_that_the_mask_allows(setting: Setting) -> None:
    """Of several seats that choose at once, only the selected one may choose."""
    game, chance = table_env(setting), np.random.default_rng(2)
    game.reset(seed=6)
    for _ in range(60):
        masks = {agent: game.observe(agent)["action_mask"] for agent in game.agents}
        for agent, mask in masks.items():
            legal = json.loads(game.text(agent))["legal"]
            assert [int(number) for number in legal] == np.flatnonzero(mask).tolist()
        game.step(int(chance.choice(np.flatnonzero(masks[game.agent_selection]))))


@pytest.mark.parametrize("deck", ["masons", code_of(ready_deck("warlords"))])
def test_princes_accept_decks_as_options(deck: str) -> None:
    """A seat with a given deck is not asked for one; the other seat chooses."""
    options = {"red_deck": deck, "blue_deck": "scholars"}
    both = env("princes", preset="tournament", options=options)
    one = env("princes", preset="tournament", options={"red_deck": deck})
    both.reset(seed=1)
    one.reset(seed=1)

    assert "pick_card" in both.text("seat_0")
    assert one.agent_selection == "seat_1"
    assert "pick_deck" in one.text("seat_1")
    assert play_on(both, 1) > 100
    with pytest.raises(InvalidSetup, match="MODE-9"):
        env("princes", preset="duel", options=options)


def test_agent_that_is_not_selected_has_an_empty_mask() -> None:
    game = env("intrigue", 3)
    game.reset(seed=1)
    others = [agent for agent in game.agents if agent != game.agent_selection]

    assert game.observe(game.agent_selection)["action_mask"].any()
    assert not any(game.observe(agent)["action_mask"].any() for agent in others)


def test_forbidden_action_ends_the_game_for_all() -> None:
    game = env("il-principe", 3)
    game.reset(seed=1)
    guilty = game.agent_selection
    game.step(0)

    assert all(game.terminations.values())
    assert game.rewards == {agent: -1.0 * (agent == guilty) for agent in game.possible_agents}
    assert game.infos[guilty] == {"illegal": 0}


def test_strict_environment_refuses_a_forbidden_action_and_continues() -> None:
    game = raw_env("il-principe", 3, render_mode="ansi")
    game.reset(seed=1)
    before = game.render()

    with pytest.raises(ValueError, match="seat_0 may not choose 0 now"):
        game.step(0)

    assert game.render() == before
    assert play_on(game, 1, 50) == 50


def test_reset_without_a_seed_deals_the_next_game() -> None:
    received = []
    for _ in range(2):
        game = env("il-principe", 4)
        game.reset(seed=9)
        first = game.text("seat_2")
        game.reset()
        received.append((first, game.text("seat_2")))

    assert received[0] == received[1]
    assert received[0][0] != received[0][1]


@pytest.mark.parametrize("slug", VERSIONS)
def test_names_contain_the_version(slug: str) -> None:
    name = f"{slug.replace('-', '_')}_v{VERSIONS[slug]}"
    module = getattr(pettingzoo, name)

    assert name in MODULES
    assert len(MODULES) == len(VERSIONS)
    assert str(env(slug)) == str(module.env()) == str(module.raw_env()) == name
    assert module.raw_env(observations="compact").strict
    assert not module.env().strict
    with pytest.raises(AttributeError, match="no attribute 'il_principe_v0'"):
        pettingzoo.il_principe_v0  # noqa: B018


def test_game_is_imported_by_its_name_and_version() -> None:
    assert len(intrigue_v3.env(seats=4).possible_agents) == 4

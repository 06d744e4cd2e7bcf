"""Tests of one seat among bots as a Gymnasium environment."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from signoria.research.gymnasium import SeatEnv, names
from signoria.research.spaces import Setting
from tests.research.positions import EVERY, SHORT, VERSIONS, named


class Obeying(SeatEnv):
    """Environment that maps any number to an action that the mask allows."""

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        able = np.flatnonzero(self.action_masks())
        received = super().step(int(able[action % len(able)]))
        assert "refused" not in received[-1]
        return received


def play(env: SeatEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """Play a game of allowed actions; return its observations, the reward and the last info."""
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    received, ended, reward = [seen], False, 0.0
    while not ended:
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == seen["action_mask"]).all()
        assert (info["action_mask"] == seen["action_mask"]).all()
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, ended, cut_off, info = env.step(action)
        assert not cut_off
        received.append(seen)
    assert env.observation_space.contains(seen)
    assert not info.pop("action_mask").any()
    return received, reward, info


@pytest.mark.parametrize("setting", EVERY, ids=named)
@pytest.mark.parametrize("observations", ["full", "compact"])
def test_environment_passes_gymnasiums_check(setting: Setting, observations: str) -> None:
    name = names()[setting.game.slug]
    table: dict[str, Any] = {"seats": setting.seats, "preset": setting.preset}
    env = gymnasium.make(name, observations=observations, **table)

    check_env(env.unwrapped)


@pytest.mark.parametrize("setting", SHORT, ids=named)
@pytest.mark.parametrize("observations", ["full", "compact"])
def test_environment_passes_the_check_with_allowed_actions(
    setting: Setting, observations: str
) -> None:
    env = Obeying(setting.game.slug, setting.seats, observations=observations)
    env.spec = gymnasium.spec(names()[setting.game.slug])

    check_env(env)


@pytest.mark.parametrize("slug", VERSIONS)
def test_every_game_is_registered_under_its_version(slug: str) -> None:
    name = names()[slug]
    env = gymnasium.make(name, bots="random", seat=0)
    seen, info = env.reset(seed=2)

    assert name == f"signoria/{slug}-v{VERSIONS[slug]}"
    assert set(info) == {"seat", "action_mask"}
    assert env.observation_space.contains(seen)


@pytest.mark.parametrize("slug", VERSIONS)
def test_seed_determines_the_game(slug: str) -> None:
    env = SeatEnv(slug, bots=["greedy", *["random"] * (Setting(slug).seats - 2)])
    (seen, reward, info), (same, reward_too, info_too) = play(env, 4), play(env, 4)

    assert all(
        (one["observation"] == two["observation"]).all()
        for one, two in zip(seen, same, strict=True)
    )
    assert (reward, info) == (reward_too, info_too)
    assert set(info) == {"seat", "scores", "reason"}


def test_refused_action_changes_nothing() -> None:
    env = SeatEnv("il-principe", 2, seat=1, refused_reward=-0.25, render_mode="ansi")
    before, _info = env.reset(seed=1)
    said = env.render()
    after, reward, ended, cut_off, info = env.step(0)

    assert (reward, ended, cut_off) == (-0.25, False, False)
    assert (info["seat"], info["refused"]) == (1, 0)
    assert (before["observation"] == after["observation"]).all()
    assert env.render() == said


def test_step_limit_ends_an_episode_that_ignores_the_mask() -> None:
    env = gymnasium.make("signoria/il-principe-v3", max_episode_steps=5)
    env.reset(seed=1)
    received = [env.step(0) for _ in range(5)]

    assert all("refused" in info for *_seen, info in received)
    assert [cut_off for *_seen, cut_off, _info in received] == [False] * 4 + [True]


def test_step_before_the_first_reset_or_after_the_end_raises() -> None:
    env = SeatEnv("intrigue", 3)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)

    assert env.reset(seed=2)[0]["action_mask"].any()


def test_gymnasium_makes_vector_environments() -> None:
    """Each environment restarts by itself, as Gymnasium's vectors do."""
    many = gymnasium.make_vec("signoria/intrigue-v3", num_envs=3, vectorization_mode="sync")
    seen, _info = many.reset(seed=1)
    ended = 0
    while ended < 3:
        actions = [mask.nonzero()[0][0] if mask.any() else 0 for mask in seen["action_mask"]]
        seen, _rewards, over, _cut_off, _info = many.step(np.array(actions))
        ended += int(over.sum())

    assert many.observation_space.contains(seen)


def test_gymnasium_makes_vector_environments_in_processes() -> None:
    table: dict[str, Any] = {"num_envs": 2, "vectorization_mode": "async"}
    many = gymnasium.make_vec("signoria/intrigue-v3", **table, vector_kwargs={"context": "spawn"})
    seen, _info = many.reset(seed=1)
    for _ in range(3):
        seen, *_received, info = many.step(seen["action_mask"].argmax(axis=1))
        assert many.observation_space.contains(seen)
        assert "refused" not in info
    many.close()


def test_seat_is_random_by_default() -> None:
    env = SeatEnv("intrigue", 5)

    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == set(range(5))

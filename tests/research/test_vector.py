"""Tests of many games in one call: each game and its arrays follow from its seed."""

from typing import Any

import numpy as np
import pytest

from signoria.arena.schedule import deal_seed
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table
from signoria.research.buffers import ObservationBuffers
from signoria.research.results import utilities
from signoria.research.spaces import Setting
from signoria.research.vector import VectorGames
from tests.research.positions import SHORT, named


def masks_of(games: VectorGames) -> Any:
    """Return the masks with a cell for each action."""
    if not games.batch.buffers.as_bits:
        return games.masks
    return np.unpackbits(games.masks, axis=1, bitorder="little")


@pytest.mark.parametrize("setting", SHORT, ids=named)
@pytest.mark.parametrize("observations", ["compact", "full"])
def test_every_table_equals_the_game_of_its_seed(setting: Setting, observations: str) -> None:
    """Play each game a second time on an ordinary table, until four games have ended."""
    games = VectorGames(
        setting.game.slug, setting.seats, setting.preset, games=3, observations=observations
    )
    games.reset(7)
    deals = list(range(1, 4))
    tables = [beside(setting, deal) for deal in deals]
    buffers: ObservationBuffers[Any] = ObservationBuffers(
        setting.encoder(), len(setting.game.menu), 1, observations == "full"
    )
    ended = 0
    while ended < 4:
        for at, table in enumerate(tables):
            seat = table.actors()[0]
            buffers.show(0, table.state, seat, table.legal(seat))
            row: Any = buffers.spread if buffers.full else buffers.packed
            assert games.seats[at] == seat
            assert bytes(memoryview(row)) == games.observations[at].tobytes()
            assert np.flatnonzero(masks_of(games)[at]).tolist() == list(table.legal(seat))
        actions = games.sample()
        games.step(actions)
        for at, action in enumerate(actions.tolist()):
            table = tables[at]
            assert table.submit(table.actors()[0], setting.game.menu[action]) is None
            assert games.over[at] == table.state.over()
            outcome = setting.game.outcome(table.state) if games.over[at] else None
            won = utilities(setting.seats, outcome.winners) if outcome else [0.0] * setting.seats
            assert games.rewards[at].tolist() == won
            assert games.scores[at].tolist() == (outcome.scores if outcome else [0] * len(won))
            if outcome:
                ended += 1
                deals[at] = 3 + ended
                tables[at] = beside(setting, deals[at])


def beside(setting: Setting, deal: int) -> Any:
    chance = SeededRng(deal_seed(7, deal))
    return open_table(setting.game, setting.seats, setting.options, chance)


def test_forbidden_action_is_refused_and_nothing_is_played() -> None:
    games = VectorGames("il-principe", 3, games=2)
    games.reset(1)
    before = games.observations.copy()
    actions = games.sample()
    actions[1] = 0

    with pytest.raises(ValueError, match="table 1: seat 0 may not choose 0 now"):
        games.step(actions)
    with pytest.raises(ValueError, match="1 actions for 2 tables"):
        games.step(actions[:1])

    assert (games.observations == before).all()


@pytest.mark.parametrize("observations", ["compact", "full"])
def test_spaces_equal_those_of_one_table(observations: str) -> None:
    games = VectorGames("il-principe", 3, games=2, observations=observations)
    games.reset(1)
    space = games.single_observation_space

    assert all(
        space.contains({"observation": row, "action_mask": mask})
        for row, mask in zip(games.observations, games.masks, strict=True)
    )
    assert all(action in games.single_action_space for action in games.sample())
    assert games.num_envs == 2
    assert games.sample() in games.action_space
    assert games.observation_space.contains(
        {"observation": games.observations, "action_mask": games.masks}
    )


def test_actions_may_be_a_plain_list() -> None:
    games, same = (VectorGames("intrigue", 3, games=2) for _ in range(2))
    games.reset(1)
    same.reset(1)
    games.step(games.sample())
    same.step(same.sample().tolist())

    assert (games.observations == same.observations).all()


def test_large_seed_is_accepted() -> None:
    small, large = (VectorGames("intrigue", 3, games=4) for _ in range(2))
    small.reset(5)
    large.reset(5 + (1 << 70))

    assert (small.observations == large.observations).all()
    assert (small.sample() == large.sample()).all()


def test_arrays_are_read_only() -> None:
    games = VectorGames("intrigue", 3, games=2)

    with pytest.raises(ValueError, match="read-only"):
        games.observations[0, 0] = 1


def test_game_without_a_winner_has_zero_rewards() -> None:
    assert utilities(3, []) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(("seats", "winners"), [(2, [0]), (2, [0, 1]), (5, [1, 3]), (4, [2])])
def test_utilities_add_up_to_zero(seats: int, winners: list[int]) -> None:
    worth = utilities(seats, winners)

    assert sum(worth) == pytest.approx(0.0)
    assert (worth[winners[0]] == 1.0) == (len(winners) == 1)
    assert min(worth) >= -1.0

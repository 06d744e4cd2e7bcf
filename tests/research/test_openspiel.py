"""The games as OpenSpiel games: its own random simulation, and what the adapter promises."""

import os
import pickle
import random
from copy import deepcopy
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test as their_tests
from open_spiel.python.observation import make_observation

from signoria.games import GAMES
from signoria.research.openspiel import SignoriaState, heard, load, short_name
from signoria.research.spaces import Setting
from tests.research.positions import EVERY, SHORT, named

# Every preset is tried by `make prove`.
TRIED = EVERY if os.environ.get("SIGNORIA_PROVE") else SHORT


def walked(setting: Setting, seed: int, moves: int) -> Any:
    """A state after so many moves at random, or at its end."""
    chance = random.Random(seed)
    state = load(setting.game.slug, setting.seats, setting.preset).new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("setting", TRIED, ids=named)
def test_openspiels_own_random_simulation(setting: Setting) -> None:
    game = load(setting.game.slug, setting.seats, setting.preset)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_a_state_survives_being_written_down(setting: Setting) -> None:
    state = walked(setting, 2, 150)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )

    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()
    assert game.num_players() == setting.seats
    for seat in range(setting.seats):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.observation_tensor(seat) == state.observation_tensor(seat)


def test_a_clone_goes_its_own_way() -> None:
    state = walked(SHORT[0], 1, 60)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])

    assert str(state) == before
    assert str(clone) != before


def test_chance_is_asked_openly_and_adds_up_to_one() -> None:
    state = load("il-principe", 3).new_initial_state()

    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_the_end_is_worth_nought_in_all(setting: Setting) -> None:
    state = walked(setting, 3, 10**6)

    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0.0)


def test_an_information_state_tells_what_its_seat_was_told_and_no_more() -> None:
    """Two states that differ in what seat 0 sealed are one to seat 1, and two to seat 0."""
    state = walked(Setting("il-principe", 2), 5, 0)
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[len(state.history()) % len(outcomes)])
    legal = state.legal_actions()
    one, other = state.child(legal[0]), state.child(legal[-1])

    assert (state.current_player(), one.current_player()) == (0, 1)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_a_position_can_be_copied_and_pickled() -> None:
    state: SignoriaState = walked(Setting("intrigue", 4), 6, 80)
    again = pickle.loads(pickle.dumps(state.position))

    assert again.history == state.position.history
    assert heard(again, 1) == heard(state.position, 1)
    assert deepcopy(again).legal() == again.legal()


# OpenSpiel's own tests of its API, at states sampled from the tree: a class for each game.
for _game in GAMES:
    globals()[f"Test_{short_name(_game)}"] = type(
        f"Test_{short_name(_game)}",
        (their_tests.EnforceAPIOnPartialTreeBase,),
        {"game_name": short_name(_game), "game": load(_game.slug)},
    )


def observer(game: Any, public: bool, private: Any) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=public, perfect_recall=False, private_info=private
    )
    return make_observation(game, kind)


def test_what_is_public_is_the_same_for_all_and_ones_own_is_not() -> None:
    state = walked(Setting("il-principe", 3), 4, 90)
    game, kinds = state.get_game(), pyspiel.PrivateInfoType
    public, own = observer(game, True, kinds.NONE), observer(game, False, kinds.SINGLE_PLAYER)

    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "your_hand" in own.string_from(state, 0)
    assert own.string_from(state, 0) != own.string_from(state, 1)
    with pytest.raises(ValueError, match="more than one player"):
        observer(game, True, kinds.ALL_PLAYERS)

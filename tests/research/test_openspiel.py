"""Tests of the games as OpenSpiel games: its random simulation, and the adapter's guarantees."""

import pickle
import random
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test as their_tests
from open_spiel.python.observation import make_observation

from signoria.research.openspiel import SignoriaState, load, seen_text
from signoria.research.spaces import InvalidSetup, Setting
from tests.research.positions import EVERY, SHORT, VERSIONS, named

WRITTEN = files("signoria.games.princes.decks").joinpath("masons.deck").read_text("utf-8")


def walked(setting: Setting, seed: int, moves: int) -> Any:
    """Return a state after so many random moves, or at its end."""
    chance = random.Random(seed)
    state = load(setting.game.slug, setting.seats, setting.preset).new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("setting", EVERY, ids=named)
def test_game_passes_openspiels_random_simulation(setting: Setting) -> None:
    shorter = {"turn_limit": 20} if setting.game.slug == "princes" else {}
    game = load(setting.game.slug, setting.seats, setting.preset, options=shorter)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_state_survives_serialisation(setting: Setting) -> None:
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


def test_clone_is_independent() -> None:
    state = walked(SHORT[0], 1, 60)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])

    assert str(state) == before
    assert str(clone) != before


def test_first_node_is_a_chance_node_with_equal_probabilities() -> None:
    state = load("il-principe", 3).new_initial_state()

    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_returns_at_the_end_add_up_to_zero(setting: Setting) -> None:
    state = walked(setting, 3, 10**6)

    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0.0)


def test_games_and_states_can_be_pickled() -> None:
    state = walked(Setting("intrigue", 4, "four-room"), 6, 80)
    game, again = pickle.loads(pickle.dumps((state.get_game(), state)))

    assert str(game) == str(state.get_game())
    assert game.new_initial_state().legal_actions() == walked(game.setting, 1, 0).legal_actions()
    assert again.information_state_string(2) == state.information_state_string(2)


def test_position_can_be_copied_and_pickled() -> None:
    state: SignoriaState = walked(Setting("intrigue", 4), 6, 80)
    again = pickle.loads(pickle.dumps(state.position))

    assert again.history == state.position.history
    assert seen_text(again, 1) == seen_text(state.position, 1)
    assert deepcopy(again).legal() == again.legal()


@pytest.mark.parametrize("slug", VERSIONS)
def test_names_contain_the_version(slug: str) -> None:
    name = f"signoria_{slug.replace('-', '_')}_v{VERSIONS[slug]}"

    assert load(slug).get_type().short_name == name
    assert pyspiel.load_game(name).num_players() == Setting(slug).seats


@pytest.mark.parametrize(
    ("slug", "preset", "options"),
    [
        ("princes", "tournament", {"red_deck": "masons", "blue_deck": "scholars"}),
        ("princes", "tournament", {"red_deck": WRITTEN}),
        ("intrigue", "fx1994", {"salaries": "10000,20000,30000,50000,90000"}),
        ("intrigue", "fx1994", {"start_seat": "oldest"}),
        ("il-principe", "amigo2006", {"families": "gonzaga,este"}),
    ],
)
def test_options_are_kept_as_a_game_parameter(
    slug: str, preset: str, options: dict[str, str]
) -> None:
    game = load(slug, preset=preset, options=options)
    state = game.new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    _game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))

    assert again.position.options == Setting(slug, None, preset, options).options
    assert again.position.options != Setting(slug, None, preset).options
    assert again.information_state_string(1) == state.information_state_string(1)


def test_options_are_written_as_one_word() -> None:
    decks = "options=red_deck:masons;blue_deck:scholars"
    state = pyspiel.load_game(f"signoria_princes_v7(preset=tournament,{decks})").new_initial_state()

    assert "pick_card" in state.action_to_string(0, state.legal_actions()[0])
    with pytest.raises(InvalidSetup, match="MODE-9"):
        pyspiel.load_game(f"signoria_princes_v7(preset=duel,{decks})")


# OpenSpiel's own tests of its API, at states sampled from the tree: a class for each setting.
for _setting in EVERY:
    _name = "Test_" + named(_setting).replace("-", "_")
    _game = load(_setting.game.slug, _setting.seats, _setting.preset)
    globals()[_name] = type(
        _name,
        (their_tests.EnforceAPIOnPartialTreeBase,),
        {"game_name": str(_game), "game": _game},
    )


def observer(game: Any, public: bool, private: Any) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=public, perfect_recall=False, private_info=private
    )
    return make_observation(game, kind)


def test_public_observation_is_the_same_for_all_and_private_ones_differ() -> None:
    state = walked(Setting("il-principe", 3), 4, 90)
    game, kinds = state.get_game(), pyspiel.PrivateInfoType
    public, own = observer(game, True, kinds.NONE), observer(game, False, kinds.SINGLE_PLAYER)

    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "your_hand" in own.string_from(state, 0)
    assert own.string_from(state, 0) != own.string_from(state, 1)
    with pytest.raises(ValueError, match="more than one player"):
        observer(game, True, kinds.ALL_PLAYERS)

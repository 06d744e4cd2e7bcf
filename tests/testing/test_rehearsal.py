"""Tests of rehearsals, subjects and strategies."""

import pytest
from hypothesis import find, settings

from signoria.kernel.rng import SeededRng
from signoria.testing.rehearsal import Rehearsal, games_wanted
from signoria.testing.strategies import positions
from signoria.testing.subject import Subject, choices, subjects, talk
from tests.testing.crooked import OracleHaggle, fair_with
from tests.toy import FAIR
from tests.toy.actions import Foretell, Promise
from tests.toy.game import free_actions, hidden
from tests.toy.rules import HAGGLE

FAIRS = list(subjects(FAIR, hidden, free_actions))


def test_subjects_are_every_preset_with_every_number_of_seats() -> None:
    assert [str(s) for s in FAIRS] == [
        *["fair-plain-2", "fair-plain-3", "fair-plain-4"],
        *["fair-lean-2", "fair-lean-3", "fair-lean-4"],
    ]


@pytest.mark.parametrize("subject", FAIRS, ids=str)
def test_rehearsals_play_to_the_end(subject: Subject) -> None:
    rehearsal = Rehearsal(subject)
    reasons = {FAIR.outcome(rehearsal.play(seed).state).reason for seed in range(4)}
    assert reasons == {"sold-out" if str(subject) == "fair-lean-4" else "dusk"}


def test_step_may_have_only_open_ended_actions() -> None:
    game = fair_with(HAGGLE, OracleHaggle())
    t = Rehearsal(Subject(game, 2, "plain", hidden, free_actions)).play(3)
    assert t.state.over()


def test_game_may_have_no_actions_outside_its_menu() -> None:
    t = Rehearsal(Subject(FAIR, 3, "plain", hidden)).play(8)
    assert t.state.promises == []


def test_rehearsal_counts_its_visits_of_each_phase() -> None:
    rehearsal = Rehearsal(FAIRS[0])
    rehearsal.play(0)
    assert rehearsal.visits[2] >= 6  # the stalls of three days, two seats each
    assert rehearsal.visits[-1] == 1  # one end


def test_environment_variable_sets_the_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIGNORIA_GAMES", raising=False)
    assert games_wanted() == 200
    monkeypatch.setenv("SIGNORIA_GAMES", "2000")
    assert games_wanted() == 2000


def test_positions_shrink_to_few_moves() -> None:
    least = find(
        positions(FAIRS),
        lambda position: position.table().state.day >= 2,
        settings=settings(database=None, derandomize=True),
    )
    assert least.subject is FAIRS[0]
    assert least.seed <= 1
    assert 2 * 1 + 1 <= least.moves <= 8
    assert repr(least).startswith("Position(fair-plain-2, seed=")


def test_choices_include_decisions_but_not_talk() -> None:
    t = FAIRS[0].open(SeededRng(5))
    for seat in (0, 1):
        t.submit(seat, choices(FAIRS[0], t, seat)[0])
    assert Foretell([0]) in choices(FAIRS[0], t, 0)
    assert talk(FAIRS[0], t, 1) == [Promise(0, 7, 1)]
    assert choices(FAIRS[0], t, 1) == []

"""Tests of the laws: each holds for The Fair and fails for a variant that breaks it."""

import pytest

from signoria.testing.laws import Broken
from signoria.testing.subject import Subject, subjects
from tests.testing import crooked, crooked_states
from tests.testing.crooked import fair_with, talking
from tests.testing.crooked_states import WithState
from tests.testing.trials import TRIALS
from tests.toy.game import FAIR, Fair, free_actions, hidden
from tests.toy.rules import DISCARD, HAGGLE, STALLS

FAIRS = list(subjects(FAIR, hidden, free_actions))

CROOKED: list[tuple[str, str, Fair]] = [
    ("replay", "replay", crooked.forgetful_ledger()),
    ("replay", "replay", fair_with(HAGGLE, crooked.StrangeHaggle())),
    ("refusal", "refusal", fair_with(HAGGLE, crooked.StingyHaggle())),
    ("legality", "legality", fair_with(HAGGLE, crooked.StingyHaggle())),
    ("legality", "legality", fair_with(STALLS, crooked.FickleStalls())),
    ("refusal", "refusal", fair_with(HAGGLE, crooked.BusyHaggle())),
    ("legality", "legality", fair_with(HAGGLE, crooked.GenerousHaggle())),
    ("order", "order", fair_with(STALLS, crooked.BackwardStalls())),
    ("order", "order", fair_with(STALLS, crooked.MoodyStalls())),
    ("progress", "progress", fair_with(DISCARD, crooked.StuckThrowing())),
    ("progress", "progress", crooked.Winnerless()),
    ("progress", "progress", crooked.Reasonless()),
    ("in time", "progress", crooked.endless()),
    ("conservation", "conservation", crooked.minting()),
    ("copy", "copy", WithState(crooked_states.SharedRow)),
    ("copy", "copy", WithState(crooked_states.SharedList)),
    ("copy", "copy", WithState(crooked_states.PoorCopy)),
    ("copy", "copy", crooked_states.spending()),
    ("secrecy", "secrecy", crooked.LeakingView()),
    ("secrecy", "secrecy", fair_with(HAGGLE, crooked.NosyHaggle())),
    ("secrecy", "secrecy", fair_with(HAGGLE, crooked.RevealingHaggle())),
    ("same events", "same events", fair_with(HAGGLE, crooked.GossipHaggle())),
    ("visible events", "visible events", talking(crooked.SecretTalk())),
    ("visible events", "visible events", fair_with(DISCARD, crooked.CarefulThrowing())),
    ("aside", "aside", talking(crooked.LoudTalk())),
    ("canonical", "canonical", WithState(crooked_states.Peeking)),
    ("wide", "wide", WithState(crooked_states.Unimaginative)),
    ("wide", "wide", WithState(crooked_states.Confused)),
    ("wide", "wide", WithState(crooked_states.Careless)),
    ("menu", "wire", crooked.two_names()),
    ("menu", "wire", crooked.one_phase_name()),
    ("menu", "wire", crooked.doubled_menu()),
    ("menu", "wire", crooked.lossy_menu()),
    ("wire", "wire", crooked.lossy()),
    ("chance", "chance", crooked.wild()),
]


@pytest.mark.parametrize("subject", FAIRS, ids=str)
@pytest.mark.parametrize("law", list(TRIALS))
def test_fair_keeps_every_law(law: str, subject: Subject) -> None:
    TRIALS[law](subject)


@pytest.mark.parametrize(("trial", "law", "game"), CROOKED)
def test_crooked_fair_breaks_its_law(trial: str, law: str, game: Fair) -> None:
    with pytest.raises(Broken) as broken:
        TRIALS[trial](Subject(game, 3, "plain", hidden, free_actions))
    assert broken.value.law == law


def test_every_law_has_a_variant_that_breaks_it() -> None:
    assert {trial for trial, _, _ in CROOKED} == set(TRIALS)

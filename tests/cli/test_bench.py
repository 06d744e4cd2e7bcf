import json
from typing import Any

import pytest

from signoria.cli.bench import AIMS
from signoria.cli.bench_research import research_works
from signoria.cli.setups import setup_from
from signoria.locales.words import Words
from signoria.research.pettingzoo import SignoriaEnv
from tests.cli.calling import call

SHORT = ("bench", "--seconds", "0.01")


def test_json_has_every_measurement_with_its_aim() -> None:
    found = json.loads(call(*SHORT, "--json").out)

    assert list(found["measured"]) == list(AIMS)
    assert all(row["per_second"] > 0 for row in found["measured"].values())
    assert found["measured"]["inside"]["aim"] == 3_000_000
    assert isinstance(found["compiled"], bool)


def test_research_environments_have_their_aims() -> None:
    assert AIMS["vector-compact"] == 300_000
    assert AIMS["vector-full"] == 100_000
    assert AIMS["pettingzoo"] == 30_000
    assert AIMS["openspiel"] == 50_000


def test_only_choices_count_as_steps_of_pettingzoo(monkeypatch: pytest.MonkeyPatch) -> None:
    step, steps = SignoriaEnv.step, list[Any]()

    def noted(env: SignoriaEnv, action: Any) -> None:
        steps.append(action)
        step(env, action)

    monkeypatch.setattr(SignoriaEnv, "step", noted)
    work = research_works(setup_from(Words("en"), "il-principe", 4, None, None))["pettingzoo"]
    counted = 0
    while None not in steps:
        counted += work()

    assert counted == sum(action is not None for action in steps) > 0


def test_default_output_has_one_row_for_each_measurement() -> None:
    said = call(*SHORT)

    assert said.code == 0
    assert said.out.startswith("signoria ")
    assert "3,000,000" in said.out
    assert len(said.out.splitlines()) == len(AIMS) + 3


def test_every_game_can_be_measured() -> None:
    found = json.loads(call(*SHORT, "--game", "intrigue", "--seats", "5", "--json").out)

    assert all(row["per_second"] > 0 for row in found["measured"].values())


def test_princes_duel_has_its_own_aims() -> None:
    asked = (*SHORT, "--game", "princes", "--preset", "duel", "--json")
    found = json.loads(call(*asked).out)["measured"]

    assert (found["inside"]["aim"], found["copy"]["aim"]) == (1_000_000, 300_000)
    assert found["view"]["aim"] is None


def test_reading_the_card_database_is_measured_for_the_game_that_has_one() -> None:
    found = json.loads(call(*SHORT, "--game", "princes", "--json").out)["measured"]

    assert found["cards"]["aim"] == 20
    assert found["cards"]["per_second"] > 0

"""Tests of errors of the research environments: each is one sentence."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from gymnasium.error import ResetNeeded

from signoria.extras import MissingExtra
from signoria.research.gymnasium import SeatEnv
from signoria.research.openspiel import load
from signoria.research.pettingzoo import env, raw_env
from signoria.research.spaces import InvalidSetup, Setting
from signoria.research.vector import VectorGames

ADAPTERS: list[Callable[..., Any]] = [env, raw_env, SeatEnv, VectorGames, load]


@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize(
    ("requested", "said"),
    [
        ({"seats": 6}, "is played by 2 to 5 seats, not by 6"),
        ({"preset": "mtm1999"}, "no preset “mtm1999”. The presets are: .*mtm2005"),
        ({"options": {"shield": 11}}, "no option “shield”. The options are: .*shields"),
        ({"options": {"shields": 0}}, "whole number from .*, not “0”"),
        ({"options": {"shields": None}}, "whole number from .*, not “None”"),
        ({"options": {"opener": "me"}}, "cannot be “me”. Its choices are: left, principe"),
    ],
)
def test_invalid_table_is_refused(
    adapter: Callable[..., Any], requested: dict[str, Any], said: str
) -> None:
    with pytest.raises(InvalidSetup, match=said):
        adapter("il-principe", **requested)


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_options_may_be_numbers(adapter: Callable[..., Any]) -> None:
    assert adapter("il-principe", options={"shields": 11}).setting.options["shields"] == 11


@pytest.mark.parametrize(
    ("requested", "said"),
    [
        (lambda: VectorGames("intrigue", games=0), "games is the number of tables, 1 or more"),
        (lambda: VectorGames("intrigue", observations="pixels"), "full or compact, not 'pixels'"),
        (
            lambda: env("intrigue", render_mode="human"),
            "render_mode is 'ansi' or None, not 'human'",
        ),
        (lambda: SeatEnv("intrigue", render_mode="human"), "render_mode is 'ansi' or None"),
        (
            lambda: SeatEnv("intrigue", bots="clever"),
            "no bot 'clever' plays Intrigue; known are .*honest",
        ),
        (lambda: SeatEnv("il-principe", bots="honest"), "no bot 'honest' plays Il Principe"),
        (lambda: SeatEnv("il-principe", bots="ismcts:0"), "no bot 'ismcts:0' plays"),
        (lambda: SeatEnv("intrigue", bots=["random"]), "one for all others or 2 by name, not 1"),
        (lambda: SeatEnv("intrigue", seat=3), "seat is from 0 to 2 or None, not 3"),
        (lambda: SeatEnv("intrigue", seat=-1), "seat is from 0 to 2 or None, not -1"),
    ],
)
def test_invalid_environment_is_refused(requested: Callable[[], Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        requested()


def test_pettingzoo_step_after_the_last_agent_left_raises() -> None:
    game = env("il-principe", seats=3)
    game.reset(seed=1)
    for _agent in game.agent_iter():
        *_seen, ended, _cut_off, _info = game.last()
        game.step(None if ended else 0)

    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        game.step(0)


@pytest.mark.parametrize(
    "asked",
    [
        lambda game: game.step(0),
        lambda game: game.last(),
        lambda game: game.observe("seat_0"),
        lambda game: game.render(),
        lambda game: game.text("seat_0"),
        lambda game: game.agent_iter(),
    ],
)
def test_pettingzoo_call_before_the_first_reset_raises(asked: Callable[[Any], Any]) -> None:
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        asked(env("intrigue", render_mode="ansi"))


@pytest.mark.parametrize("asked", [VectorGames.sample, lambda games: games.step([0, 0])])
def test_vector_call_before_the_first_reset_raises(asked: Callable[[Any], Any]) -> None:
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        asked(VectorGames("intrigue", games=2))


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("action", [None, -1, 366, 10**30, 0.5, "pass"])
def test_pettingzoo_refuses_an_action_that_is_not_a_menu_number(
    make: Callable[..., Any], action: Any
) -> None:
    game = make("intrigue")
    game.reset(seed=1)
    before = game.text("seat_0")

    with pytest.raises(ValueError, match=f"chooses a number from 0 to 365, not {action}"):
        game.step(action)

    assert game.text("seat_0") == before
    assert not any(game.terminations.values())


@pytest.mark.parametrize(
    ("adapter", "missing"),
    [
        ("vector", "numpy"),
        ("gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel"),
    ],
)
def test_missing_library_is_answered_with_the_extra_that_has_it(
    adapter: str, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    for name in ("arrays", adapter):
        monkeypatch.delitem(sys.modules, f"signoria.research.{name}")

    with pytest.raises(MissingExtra, match=r"pip install '\.\[research\]'") as refused:
        import_module(f"signoria.research.{adapter}")

    assert refused.value.name == missing


def test_refusal_has_the_sentence_of_the_engine() -> None:
    with pytest.raises(InvalidSetup) as refused:
        Setting("intrigue", 2)

    assert str(refused.value) == (
        "Intrigue cannot be set up so (TABLE-7): Intrigue is played by 3 to 5 seats, not by 2."
    )

"""Tests of bots by name."""

from itertools import pairwise
from math import inf
from typing import Any

import pytest

from signoria.bots.bot import RandomBot
from signoria.bots.greedy import GreedyBot
from signoria.bots.ismcts import ENDLESS, Ismcts
from signoria.bots.levels import (
    KINDS,
    LEVELS,
    NAMES,
    SEARCHES,
    UnknownBot,
    bot_named,
    games_with,
    is_level,
    iterations_of,
    levels_for,
    names_for,
    talks,
)
from signoria.games.intrigue.personalities.schemer import ITERATIONS, Schemer
from signoria.games.princes.levels import Careful, Hasty

STRANGE = [
    *["", "nobody", "Prince", "prince ", " random", "king"],
    *["ismcts", "ismcts:", "ismcts:0", "ismcts:007", "ismcts:-4", "ismcts:1.5", "ismcts:12345678"],
    *["ismcts:0ms", "ismcts:3s", "ismcts:ms", "ismcts:3ms ", "ismcts:3\n", "greedy:4", "page:1"],
]


def search(name: str) -> Ismcts[Any]:
    """Return the searching bot of a name."""
    bot = bot_named(name, 3)
    assert isinstance(bot, Ismcts)
    return bot


@pytest.mark.parametrize("name", NAMES)
def test_every_name_makes_a_new_bot_with_its_seed(name: str) -> None:
    bot = bot_named(name, 11)

    assert bot.seed == 11
    assert bot is not bot_named(name, 11)


def test_names_are_the_kinds_two_searches_and_the_levels() -> None:
    assert KINDS == ("random", "greedy")
    assert LEVELS == ("page", "courtier", "minister", "prince")
    assert set(NAMES) == {*KINDS, *LEVELS, "ismcts:400", "ismcts:150ms"}


def test_game_may_add_personalities_to_the_levels() -> None:
    own = ("honest", "grasping", "tit-for-tat", "traitor", "schemer")
    assert levels_for("intrigue") == (*LEVELS, *own)
    assert names_for("intrigue") == (*NAMES, *own)
    assert (levels_for("il-principe"), names_for("il-principe")) == (LEVELS, NAMES)
    assert (levels_for("princes"), names_for("princes")) == (("page", "courtier"), NAMES)
    assert all(is_level(name) for name in levels_for("intrigue"))
    assert not any(is_level(name) for name in ("", "greedy", "resigned"))


def test_personality_knows_its_games_and_talks_there() -> None:
    assert (games_with("honest"), games_with("prince")) == (["intrigue"], [])
    assert talks("intrigue", "honest")
    assert not talks("intrigue", "prince")
    assert not talks("il-principe", "honest")


def test_searching_personality_has_its_iterations() -> None:
    assert isinstance(bot_named("schemer", 1), Schemer)
    assert iterations_of("schemer") == ITERATIONS
    assert iterations_of("honest") is None


def test_personality_is_unknown_at_a_table_of_another_game() -> None:
    assert isinstance(bot_named("schemer", 1, "intrigue"), Schemer)
    with pytest.raises(UnknownBot):
        bot_named("schemer", 1, "il-principe")


def test_each_kind_name_makes_its_class() -> None:
    assert isinstance(bot_named("random", 1), RandomBot)
    assert isinstance(bot_named("greedy", 1), GreedyBot)
    assert isinstance(bot_named("page", 1), GreedyBot)
    assert type(bot_named("page", 1)) is type(bot_named("page", 1, "il-principe")) is GreedyBot
    assert isinstance(bot_named("page", 1, "princes"), Hasty)
    assert isinstance(bot_named("courtier", 1, "princes"), Careful)
    assert isinstance(bot_named("prince", 1, "princes"), Ismcts)


@pytest.mark.parametrize("name", STRANGE)
def test_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as unknown:
        bot_named(name, 1)
    assert str(unknown.value) == name
    assert iterations_of(name) is None


def test_search_named_by_iterations_has_no_time_limit() -> None:
    bot = search("ismcts:37")

    assert (bot.iterations, bot.seconds) == (37, inf)


def test_search_named_by_milliseconds_has_no_iteration_limit() -> None:
    bot = search("ismcts:150ms")

    assert (bot.iterations, bot.seconds) == (ENDLESS, 0.15)


def test_each_level_searches_more_than_the_one_below() -> None:
    iterations = [iterations_of(level) or 0 for level in LEVELS]

    assert iterations[0] == 0
    assert all(low < high for low, high in pairwise(iterations))


@pytest.mark.parametrize("level", SEARCHES)
def test_level_has_iterations_and_a_generous_time_limit(level: str) -> None:
    bot = search(level)

    assert bot.iterations == iterations_of(level)
    assert 1.0 < bot.seconds < inf


def test_only_some_names_fix_the_iterations() -> None:
    fixed = {name: iterations_of(name) for name in NAMES}

    assert fixed["ismcts:400"] == 400
    assert [fixed[name] for name in ("random", "greedy", "page", "ismcts:150ms")] == [None] * 4

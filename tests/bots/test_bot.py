"""Tests of the base class of bots: its seed, its generators, its count of hurried choices."""

from collections import Counter
from typing import Any

import pytest

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.window import Window
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import Table
from tests.bots.fairs import haggling
from tests.toy.actions import Rest
from tests.toy.game import FAIR

BIG = (1 << 63) - 1


def draws(rng: Rng) -> list[int]:
    """Return some numbers of a generator."""
    return [rng.below(stream, 1000) for stream in (0, 0, 0, 1)]


def host() -> tuple[Table[Any], Window[Any]]:
    """Return a fair whose host has six legal actions, and the host's window."""
    t, seat = haggling(FAIR)
    assert len(t.legal(seat)) > 3
    return t, Window(t, seat)


def test_generator_of_a_decision_is_the_same_for_the_same_seed() -> None:
    _, window = host()

    assert draws(RandomBot[Any](7).chance(window)) == draws(RandomBot[Any](7).chance(window))


def test_generator_differs_by_seed_revision_and_world() -> None:
    t, window = host()
    bot = RandomBot[Any](7)
    found = [draws(bot.chance(window, world)) for world in range(4)]
    found.append(draws(RandomBot[Any](8).chance(window)))
    t.submit(window.seat, Rest())
    found.append(draws(bot.chance(Window(t, window.seat))))

    assert len({tuple(numbers) for numbers in found}) == 6


@pytest.mark.parametrize("seed", [0, -1, BIG, -BIG])
def test_any_seed_is_accepted(seed: int) -> None:
    _, window = host()
    bot = RandomBot[Any](seed)

    assert bot.seed == seed
    for world in range(4):
        chance = bot.chance(window, world)
        assert isinstance(chance, SeededRng)
        assert 0 <= chance.seed <= BIG
        assert all(0 <= number < 1000 for number in draws(chance))
    assert window.refuses(bot.choose(window)) is None


def test_new_bot_has_not_been_hurried() -> None:
    assert RandomBot[Any](1).cut_short == 0


def test_random_bot_repeats_its_choice_when_asked_again() -> None:
    _, window = host()

    for seed in range(20):
        bot = RandomBot[Any](seed)
        assert bot.choose(window) == bot.choose(window) == RandomBot[Any](seed).choose(window)


def test_random_bot_chooses_every_legal_action_equally_often() -> None:
    _, window = host()
    legal = [window.menu[number] for number in window.legal()]
    chosen = Counter(RandomBot[Any](seed).choose(window) for seed in range(200 * len(legal)))

    assert set(chosen) == set(legal)
    assert all(150 < times < 250 for times in chosen.values())


def test_bot_can_be_written_outside_the_package() -> None:
    class First(Bot[Any]):
        def choose(self, window: Window[Any]) -> Any:
            return window.menu[window.legal()[0]]

    t, window = host()

    assert First(3).choose(window) == t.game.menu[t.legal(window.seat)[0]]

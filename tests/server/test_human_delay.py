"""Tests that standing orders wait as long as people do, so that timing reveals nothing."""

from bisect import bisect_right
from collections.abc import Sequence
from random import Random

import pytest

from signoria.server.table.automatic_moves import ENOUGH, MEDIAN, MOST, SHORTEST, Times, wait

DRAWS = 3000


def people(number: int, chance: Random) -> list[int]:
    """Return decision times: three quarters of some seconds, the rest of some hours."""
    fast = [round(chance.uniform(2_000, 9_000)) for _ in range(number * 3 // 4)]
    late = [round(chance.uniform(3_600_000, 9 * 3_600_000)) for _ in range(number - len(fast))]
    return fast + late


def apart(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the greatest difference between two empirical distribution functions."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect_right(first, time) / len(first) - bisect_right(second, time) / len(second))
        for time in {*first, *second}
    )


def test_waits_of_orders_are_distributed_like_times_of_people() -> None:
    took = people(200, Random(1))
    ordered = [wait(took, chance=Random(seed)) for seed in range(DRAWS)]

    assert apart(ordered, took) < 0.03
    assert apart([9_000] * DRAWS, took) > 0.2  # a fixed wait differs clearly


def test_waits_of_orders_rarely_repeat_a_recorded_time_exactly() -> None:
    took = people(200, Random(1))
    ordered = {wait(took, chance=Random(seed)) for seed in range(200)}

    assert len(ordered & set(took)) < 20


def test_waits_without_recorded_times_use_the_default_distribution() -> None:
    ordered = sorted(wait([], chance=Random(seed)) for seed in range(DRAWS))

    assert ordered[0] == SHORTEST
    assert abs(ordered[DRAWS // 2] - MEDIAN) < MEDIAN / 10
    assert 30_000 < ordered[DRAWS * 19 // 20] < 50_000


@pytest.mark.parametrize("number", [0, ENOUGH // 4, ENOUGH // 2, ENOUGH, 3 * ENOUGH])
def test_share_of_recorded_times_grows_with_their_number(number: int) -> None:
    took = [10**9] * number
    ordered = [wait(took, chance=Random(seed)) for seed in range(DRAWS)]
    share = ordered.count(10**9) / DRAWS

    assert abs(share - min(1, number / ENOUGH)) < 0.04


def test_wait_of_an_order_lies_between_now_and_the_flag() -> None:
    """Draw only from times after the elapsed time, as after a restart."""
    took = people(200, Random(1))
    between = [time for time in took if 4_000 <= time < 8_000]
    ordered = [wait(took, 4_000, 8_000, Random(seed)) for seed in range(DRAWS)]

    assert all(4_000 <= time < 8_000 for time in ordered)
    assert apart(ordered, between) < 0.05


@pytest.mark.parametrize(("least", "most"), [(50, 60), (50, 50), (10**10, None), (7, 3)])
def test_wait_without_a_fitting_time_lies_in_the_given_range(least: int, most: int | None) -> None:
    ordered = [wait([5] * 99, least, most, Random(seed)) for seed in range(50)]

    assert min(ordered) >= least
    assert most is None or max(ordered) < max(most, least + 1)
    assert len(set(ordered)) > 1 or most in (50, 3)


def test_only_the_last_times_of_a_kind_are_remembered() -> None:
    times = Times()
    for took in range(MOST + 5):
        times.note("il-principe auction live", took)
    times.note("il-principe auction slow", 7)

    assert times.of("il-principe auction live") == list(range(5, MOST + 5))
    assert times.of("il-principe auction slow") == [7]
    assert times.of("fair stalls live") == []


def test_waits_without_a_given_seed_are_random() -> None:
    assert len({wait([]) for _ in range(20)}) > 10

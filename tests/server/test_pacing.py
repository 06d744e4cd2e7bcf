"""A standing order takes the time that people take: nobody can tell them apart by a clock."""

from bisect import bisect_right
from collections.abc import Sequence
from random import Random

import pytest

from signoria.server.pacing import ENOUGH, MEDIAN, MOST, SHORTEST, Times, wait

DRAWS = 3000


def people(number: int, chance: Random) -> list[int]:
    """Times of people who mostly answer at once and sometimes look in hours later."""
    quick = [round(chance.uniform(2_000, 9_000)) for _ in range(number * 3 // 4)]
    late = [round(chance.uniform(3_600_000, 9 * 3_600_000)) for _ in range(number - len(quick))]
    return quick + late


def apart(one: Sequence[int], other: Sequence[int]) -> float:
    """How far two samples are apart: the greatest gap between their shares below any time."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect_right(first, time) / len(first) - bisect_right(second, time) / len(second))
        for time in {*first, *second}
    )


def test_the_times_of_an_order_are_spread_like_the_times_of_people() -> None:
    took = people(200, Random(1))
    ordered = [wait(took, chance=Random(seed)) for seed in range(DRAWS)]

    assert apart(ordered, took) < 0.03
    assert apart([9_000] * DRAWS, took) > 0.2  # what a fixed wait would look like


def test_no_time_of_a_person_comes_again_to_the_millisecond() -> None:
    took = people(200, Random(1))
    ordered = {wait(took, chance=Random(seed)) for seed in range(200)}

    assert len(ordered & set(took)) < 20


def test_as_long_as_nobody_has_played_the_stated_spread_is_used() -> None:
    ordered = sorted(wait([], chance=Random(seed)) for seed in range(DRAWS))

    assert ordered[0] == SHORTEST
    assert abs(ordered[DRAWS // 2] - MEDIAN) < MEDIAN / 10
    assert 30_000 < ordered[DRAWS * 19 // 20] < 50_000


@pytest.mark.parametrize("number", [0, ENOUGH // 4, ENOUGH // 2, ENOUGH, 3 * ENOUGH])
def test_the_times_of_people_count_more_the_more_there_are(number: int) -> None:
    took = [10**9] * number
    ordered = [wait(took, chance=Random(seed)) for seed in range(DRAWS)]
    share = ordered.count(10**9) / DRAWS

    assert abs(share - min(1, number / ENOUGH)) < 0.04


def test_an_order_answers_before_its_flag_falls_and_not_in_the_past() -> None:
    """After a restart some of the time has passed; what is drawn is what people then still do."""
    took = people(200, Random(1))
    between = [time for time in took if 4_000 <= time < 8_000]
    ordered = [wait(took, 4_000, 8_000, Random(seed)) for seed in range(DRAWS)]

    assert all(4_000 <= time < 8_000 for time in ordered)
    assert apart(ordered, between) < 0.05


@pytest.mark.parametrize(("least", "most"), [(50, 60), (50, 50), (10**10, None), (7, 3)])
def test_where_no_person_ever_answered_any_time_that_is_left_will_do(
    least: int, most: int | None
) -> None:
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


def test_nobody_passes_in_a_seed_for_a_live_table() -> None:
    assert len({wait([]) for _ in range(20)}) > 10

"""Tests of random generators: seeded, the system's, scripted."""

import pytest

from signoria.kernel.cells import cells
from signoria.kernel.kinds import Named
from signoria.kernel.rng import (
    RecordedRng,
    Rng,
    ScriptedRng,
    SeededRng,
    Stream,
    SystemRng,
    Unanswered,
    seeded_stream,
)


def test_stream_is_xoshiro128_plus_plus() -> None:
    stream = Stream(1, 2, 3, 4)
    assert [stream.word() for _ in range(10)] == [
        *[641, 1573767, 3222811527, 3517856514, 836907274],
        *[4247214768, 3867114732, 1355841295, 495546011, 621204420],
    ]


def test_same_seed_gives_the_same_numbers() -> None:
    one, other = SeededRng(7), SeededRng(7)
    assert [one.below(2, 100) for _ in range(50)] == [other.below(2, 100) for _ in range(50)]


def test_other_seeds_and_streams_give_other_numbers() -> None:
    kinds = [(seed, stream) for seed in (0, 1, 1 << 32, 1 << 40) for stream in range(4)]
    rows = [[seeded_stream(seed, stream).word() for _ in range(3)] for seed, stream in kinds]
    assert len({tuple(row) for row in rows}) == len(kinds)


def test_streams_are_independent() -> None:
    alone, busy = SeededRng(3), SeededRng(3)
    expected = [alone.below(1, 1000) for _ in range(20)]
    found = []
    for _ in range(20):
        busy.below(0, 6)
        found.append(busy.below(1, 1000))
        busy.below(4, 6)
    assert found == expected


@pytest.mark.parametrize("rng", [SeededRng(11), SystemRng()], ids=["seeded", "system"])
def test_below_reaches_every_number_and_no_other(rng: Rng) -> None:
    assert {rng.below(0, 4) for _ in range(400)} == {0, 1, 2, 3}
    assert {rng.below(0, 1) for _ in range(10)} == {0}


@pytest.mark.parametrize("rng", [SeededRng(11), SystemRng()], ids=["seeded", "system"])
def test_pick_is_weighted_by_counts(rng: Rng) -> None:
    picked = [rng.pick(0, cells([0, 3, 0, 1])) for _ in range(600)]
    assert set(picked) == {1, 3}
    assert picked.count(1) > picked.count(3)


def test_script_gives_its_answers_and_then_raises() -> None:
    rng = ScriptedRng([2, 1])
    assert rng.below(0, 3) == 2
    assert rng.pick(1, cells([0, 5])) == 1
    with pytest.raises(Unanswered) as node:
        rng.pick(4, cells([2, 0, 6]))
    assert (node.value.stream, node.value.weights) == (4, [2, 0, 6])
    assert str(node.value) == "chance of 3 outcomes in stream 4"
    with pytest.raises(Unanswered) as node:
        rng.below(5, 2)
    assert node.value.weights == [1, 1]


@pytest.mark.parametrize("answer", [-1, 3, 1])
def test_script_gives_no_impossible_answer(answer: int) -> None:
    with pytest.raises(ValueError, match="is not among"):
        ScriptedRng([answer]).pick(0, cells([1, 0, 1]))


def test_recorded_chance_asks_on_at_its_end() -> None:
    pile = Named("good", ["wool", "salt", "spice"])
    rng = RecordedRng({1: pile}, [1, "spice"])
    assert (rng.below(0, 6), rng.pick_thing(1, cells([0, 5]), 1)) == (1, 1)

    with pytest.raises(Unanswered):
        rng.below(0, 6)
    with pytest.raises(Unanswered):
        rng.pick_thing(1, cells([0, 5]), 1)

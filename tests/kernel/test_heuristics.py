"""Tests of the default advice, for games that give bots none."""

from collections import Counter

from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.table import Table, open_table
from tests.toy import FAIR
from tests.toy.state import FairState

LEGAL = [2, 3, 5, 8]


def fair(seed: int = 1) -> Table[FairState]:
    return open_table(FAIR, 3, FAIR.presets["plain"], SeededRng(seed))


def test_game_without_advice_has_the_default_heuristics() -> None:
    assert type(FAIR.heuristics) is Heuristics


def test_default_worth_and_reward_are_zero() -> None:
    t = fair()
    assert [FAIR.heuristics.evaluate(t.state, seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    assert [FAIR.heuristics.reward(t.state, seat) for seat in range(3)] == [0.0, 0.0, 0.0]


def test_default_heuristics_consider_every_legal_move() -> None:
    assert FAIR.heuristics.candidates(fair().state, 0, LEGAL) == LEGAL


def test_default_playout_move_is_uniformly_random() -> None:
    s, rng = fair().state, SeededRng(7)
    seen = Counter(FAIR.heuristics.playout_move(s, 0, LEGAL, rng) for _ in range(4000))
    assert sorted(seen) == LEGAL
    assert all(850 < times < 1150 for times in seen.values())


def test_playout_move_draws_one_random_number() -> None:
    rng = ScriptedRng([3, 0])
    assert FAIR.heuristics.playout_move(fair().state, 0, LEGAL, rng) == 8
    assert rng.asked == 1


def test_playout_moves_play_a_game_to_its_end() -> None:
    t, whim = fair(), SeededRng(2)
    for _ in range(FAIR.horizon):
        for seat in t.actors()[:1]:
            number = FAIR.heuristics.playout_move(t.state, seat, t.legal(seat), whim)
            assert t.submit(seat, FAIR.menu[number]) is None
    assert t.state.over()


class OnlyTheLast(Heuristics[FairState]):
    """Heuristics that overrides one method."""

    def candidates(self, s: FairState, seat: int, legal: list[int]) -> list[int]:
        return legal[-1:]


def test_heuristics_may_override_one_method() -> None:
    s, heuristics = fair().state, OnlyTheLast()
    assert heuristics.candidates(s, 0, LEGAL) == [8]
    assert heuristics.evaluate(s, 0) == 0.0
    assert heuristics.playout_move(s, 0, [4], SeededRng(1)) == 4

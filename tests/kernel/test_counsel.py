"""What bots are told of a game that teaches them nothing."""

from collections import Counter

from signoria.kernel.counsel import Counsel
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.table import Table, open_table
from tests.toy import FAIR
from tests.toy.state import FairState

LEGAL = [2, 3, 5, 8]


def fair(seed: int = 1) -> Table[FairState]:
    return open_table(FAIR, 3, FAIR.presets["plain"], SeededRng(seed))


def test_a_game_that_teaches_nothing_still_has_counsel() -> None:
    assert type(FAIR.counsel) is Counsel


def test_every_position_and_every_end_look_alike() -> None:
    t = fair()
    assert [FAIR.counsel.worth(t.state, seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    assert [FAIR.counsel.reward(t.state, seat) for seat in range(3)] == [0.0, 0.0, 0.0]


def test_every_legal_move_is_worth_a_look() -> None:
    assert FAIR.counsel.worth_a_look(fair().state, 0, LEGAL) == LEGAL


def test_a_quick_move_is_any_legal_one_each_as_likely() -> None:
    s, rng = fair().state, SeededRng(7)
    seen = Counter(FAIR.counsel.quick(s, 0, LEGAL, rng) for _ in range(4000))
    assert sorted(seen) == LEGAL
    assert all(850 < times < 1150 for times in seen.values())


def test_a_quick_move_asks_chance_once() -> None:
    rng = ScriptedRng([3, 0])
    assert FAIR.counsel.quick(fair().state, 0, LEGAL, rng) == 8
    assert rng.asked == 1


def test_a_game_can_be_played_to_its_end_by_quick_moves() -> None:
    t, whim = fair(), SeededRng(2)
    for _ in range(FAIR.horizon):
        for seat in t.actors()[:1]:
            number = FAIR.counsel.quick(t.state, seat, t.legal(seat), whim)
            assert t.submit(seat, FAIR.menu[number]) is None
    assert t.state.over()


class OnlyTheLast(Counsel[FairState]):
    """A game that teaches one thing."""

    def worth_a_look(self, s: FairState, seat: int, legal: list[int]) -> list[int]:
        return legal[-1:]


def test_a_game_may_teach_one_thing_and_leave_the_rest() -> None:
    s, counsel = fair().state, OnlyTheLast()
    assert counsel.worth_a_look(s, 0, LEGAL) == [8]
    assert counsel.worth(s, 0) == 0.0
    assert counsel.quick(s, 0, [4], SeededRng(1)) == 4

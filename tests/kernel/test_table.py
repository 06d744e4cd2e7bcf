"""Tests of the table: it judges, plays and records actions, and advances to the next decision."""

import pytest

from signoria.games import GAMES
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import values
from signoria.kernel.event import CLOSED, Opened
from signoria.kernel.phase import Phase
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import CLOCK, SEAT, TABLE, Table, open_table
from signoria.testing.snapshot import snapshot
from tests.toy import FAIR
from tests.toy.actions import Discard, Foretell, Offer, Pinch, Promise, Rest, Search
from tests.toy.events import CoinsPaid, GoodsShown, Offered, Promised, Searched
from tests.toy.rules import DISCARD, GOODS, HAGGLE, STALLS
from tests.toy.state import FairState

MEDICI, VISCONTI, CARRARESI = 0, 1, 2


def table(seed: int = 1, keeps: bool = True) -> Table[FairState]:
    return open_table(FAIR, 3, FAIR.presets["plain"], SeededRng(seed), keeps)


def offers_made(t: Table[FairState]) -> Table[FairState]:
    for seat in t.actors():
        t.submit(seat, FAIR.menu[t.legal(seat)[0]])
    return t


def good_of(t: Table[FairState], seat: int) -> int:
    return next(good for good in range(GOODS) if t.state.hand(seat, good))


def played_out(t: Table[FairState]) -> Table[FairState]:
    while not t.state.over():
        seat = t.actors()[0]
        t.submit(seat, FAIR.menu[t.legal(seat)[0]])
    return t


def test_new_table_advances_to_the_first_decision() -> None:
    t = table()
    assert t.actors() == [MEDICI, VISCONTI, CARRARESI]
    assert t.state.phase() == STALLS
    assert [(e.rev, e.by, e.seat, e.action) for e in t.entries] == [(1, TABLE, NOBODY, None)]
    assert len(t.entries[0].drawn) == len(t.state.stack) + 1  # every good, and the weather


def test_random_numbers_are_drawn_only_where_the_rules_need_them() -> None:
    calm = {**FAIR.presets["plain"], "weather": "fair"}
    t = open_table(FAIR, 3, calm, SeededRng(1))
    assert len(t.entries[0].drawn) == len(t.state.stack)
    assert t.state.weather == NOBODY


def test_sealed_choices_come_in_any_order_and_open_together() -> None:
    t = table()
    for seat in (CARRARESI, MEDICI):
        assert t.submit(seat, Offer(good_of(t, seat))) is None
    assert t.actors() == [VISCONTI]
    assert sum(t.state.market) == 0
    assert t.submit(VISCONTI, Offer(good_of(t, VISCONTI))) is None
    assert sum(t.state.market) == 3
    assert t.state.phase() == HAGGLE


def test_sealed_choice_cannot_be_made_twice() -> None:
    t = table()
    good = good_of(t, MEDICI)
    t.submit(MEDICI, Offer(good))
    assert t.submit(MEDICI, Offer(good)) == Refusal("TABLE-2", {"seat": MEDICI})
    assert t.legal(MEDICI) == []


def test_refused_action_changes_nothing() -> None:
    t = table()
    before, rev = snapshot(t.state), t.rev
    lacking = [good for good in range(GOODS) if not t.state.hand(MEDICI, good)]
    actions: list[Action] = [Rest(), Offer(9), Foretell([0]), *map(Offer, lacking)]
    for action in actions:
        assert t.submit(MEDICI, action) is not None
    assert (snapshot(t.state), t.rev, len(t.entries)) == (before, rev, 1)


def test_interruption_is_opened_on_top_and_the_step_below_continues() -> None:
    t = offers_made(table())
    t.submit(MEDICI, Pinch(CARRARESI))
    assert [row[0] for row in t.state.agenda_rows()][-2:] == [HAGGLE, DISCARD]
    assert t.actors() == [CARRARESI]
    t.submit(CARRARESI, Discard(good_of(t, CARRARESI)))
    assert t.state.day == 2


def test_seat_with_a_public_empty_hand_is_not_asked() -> None:
    t = offers_made(table())
    t.state.held[CARRARESI] = 0
    t.submit(MEDICI, Pinch(CARRARESI))
    assert t.state.day == 2


def test_seat_with_a_secret_hand_of_one_kind_is_asked() -> None:
    t = offers_made(table())
    kept = good_of(t, CARRARESI)
    for good in range(GOODS):
        t.state.hands[CARRARESI * GOODS + good] = 2 if good == kept else 0
    t.submit(MEDICI, Pinch(CARRARESI))
    assert t.actors() == [CARRARESI]
    assert len(t.legal(CARRARESI)) == 1


def test_open_ended_action_is_judged_and_played() -> None:
    t = offers_made(table())
    s = t.state
    coming = list(s.stack[s.top : s.top + 5])
    assert t.refuses(MEDICI, Foretell([0] * 99)) == Refusal("FAIR-3", {"number": 99, "left": 12})
    coins = s.coins[MEDICI]
    assert t.submit(MEDICI, Foretell(coming)) is None
    assert s.coins[MEDICI] >= coins + 10


def test_searched_stack_stays_known_to_the_searcher_alone() -> None:
    t = offers_made(table())
    t.record(Searched(MEDICI, 2))
    s = t.state
    known = range(s.top, s.top + 2)
    true = [s.stack[at] for at in known]
    for seat, certain in ((MEDICI, True), (VISCONTI, False)):
        worlds = [s.imagine(seat, SeededRng(number), False) for number in range(20)]
        assert all([w.stack[at] for at in known] == true for w in worlds) == certain


def test_search_is_paid_and_shown_to_the_searcher() -> None:
    t = offers_made(table())
    coming = [t.state.stack[t.state.top], t.state.stack[t.state.top + 1]]
    coins = t.state.coins[MEDICI]
    t.submit(MEDICI, Search(2))
    received = t.entries[-1].events
    assert received[:3] == [CoinsPaid(MEDICI, -2), Searched(MEDICI, 2), GoodsShown(MEDICI, coming)]
    assert t.state.coins[MEDICI] == coins - 2


def test_talk_is_always_allowed_and_makes_no_choice_stale() -> None:
    t = table()
    before = (t.actors(), [list(t.legal(seat)) for seat in range(3)], t.state.agenda_rows())
    assert t.submit(CARRARESI, Promise(MEDICI, 12, 1)) is None
    assert t.entries[-1].events == [Promised(CARRARESI, MEDICI, 12, 1)]
    after = (t.actors(), [list(t.legal(seat)) for seat in range(3)], t.state.agenda_rows())
    assert after == before
    assert t.submit(CARRARESI, Promise(CARRARESI, 1, 1)) == Refusal("FAIR-5", {"to": CARRARESI})
    assert t.submit(CARRARESI, Promise(7, 1, 1)) == Refusal("TABLE-5")


def test_game_without_talk_refuses_it() -> None:
    game = GAMES[0]
    t = open_table(game, 3, game.presets["amigo2006"], SeededRng(1))
    assert t.submit(MEDICI, Promise(1, 1, 1)) == Refusal("TABLE-4")


def test_finished_game_asks_nobody_and_refuses_every_action() -> None:
    t = played_out(table())
    assert t.actors() == []
    assert t.legal(MEDICI) == []
    assert t.submit(MEDICI, Rest()) == Refusal("TABLE-1")
    assert t.submit(MEDICI, Promise(VISCONTI, 1, 1)) == Refusal("TABLE-1")


def test_entry_names_its_author_and_seat() -> None:
    t = table()
    t.submit(MEDICI, Offer(good_of(t, MEDICI)))
    t.submit(VISCONTI, Offer(good_of(t, VISCONTI)), CLOCK)
    assert [(e.rev, e.by, e.seat) for e in t.entries[1:]] == [(2, SEAT, 0), (3, CLOCK, 1)]
    assert isinstance(t.entries[1].events[0], Offered)
    assert t.entries[1].consent == []


@pytest.mark.parametrize("seed", range(3))
def test_table_without_a_ledger_plays_the_same_game(seed: int) -> None:
    kept, light = played_out(table(seed)), played_out(table(seed, keeps=False))
    assert snapshot(kept.state) == snapshot(light.state)
    assert (light.rev, light.entries, light.events, light.drawn) == (0, [], [], [])


def test_steps_are_opened_and_closed_with_and_without_a_ledger() -> None:
    kept, light = table(), table(keeps=False)
    for t in (kept, light):
        t.open(HAGGLE, VISCONTI, 5)
        assert t.state.agenda_rows()[-1] == [HAGGLE, VISCONTI, 5]
        t.close()
        assert t.state.phase() == STALLS
    assert (kept.events, light.events) == ([Opened(HAGGLE, VISCONTI, 5), CLOSED], [])


def test_copy_keeps_no_ledger_and_leaves_the_original_unchanged() -> None:
    t = table()
    before = snapshot(t.state)
    copy = played_out(t.copy(SeededRng(5)))
    assert copy.entries == []
    assert snapshot(t.state) == before


class Idle(Phase[FairState]):
    """Phase that asks nobody and never closes."""

    def proceed(self, t: Table[FairState]) -> None:
        """Do nothing."""


def test_endless_phase_raises_an_error() -> None:
    t = table()
    t.phases = [Idle() for _ in t.phases]
    with pytest.raises(RuntimeError, match="without end"):
        t.settle()


@pytest.mark.parametrize("keeps", [True, False])
def test_opening_and_closing_change_the_agenda_with_and_without_a_ledger(keeps: bool) -> None:
    t = table(keeps=keeps)
    before = values(t.state.steps)
    t.open(DISCARD, VISCONTI, 2)
    step = t.state.now()
    assert (step.phase, step.seat, step.memo) == (DISCARD, VISCONTI, 2)
    t.close()
    assert values(t.state.steps) == before
    assert t.events == ([Opened(DISCARD, VISCONTI, 2), CLOSED] if keeps else [])

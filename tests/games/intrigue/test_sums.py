"""Tests of sums in the log: how far back they are shown, to whom, and what a past view shows."""

import pytest

from signoria.games.il_principe import GAME as IL_PRINCIPE
from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import GiveWord
from signoria.games.intrigue.events import (
    BribePaid,
    MatterOpened,
    RoundBegan,
    SalaryPaid,
    TurnBegan,
)
from signoria.games.intrigue.fading import FADING
from signoria.games.intrigue.laws import clause, to
from signoria.games.intrigue.rules import PROMISE, SEND_IT
from signoria.games.intrigue.state import State
from signoria.kernel.event import Event
from signoria.kernel.fading import fading_of
from signoria.kernel.log import faded, shown_from
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.kernel.table import Table, open_table
from signoria.kernel.undo import undo_entry
from tests.games.intrigue.names import LAW, TAX, A, B, C
from tests.games.intrigue.story import do, opened, pay, table

Kind = type[Event[State]]


def played(rounds: int, **wanted: str) -> Table[State]:
    """Play first choices at a table of three until a bribe of that round is due."""
    t = opened(3, **wanted)
    while not t.state.over() and not (t.state.round == rounds and t.state.to_pay):
        seat = t.actors()[0]
        do(t, seat, GAME.menu[t.legal(seat)[0]])
    return t


def last(t: Table[State], *kinds: Kind) -> int:
    """Return the revision of the last entry with an event of these kinds."""
    return max(e.rev for e in t.entries if any(isinstance(event, kinds) for event in e.events))


def last_choice(t: Table[State], seat: int) -> int:
    return max(entry.rev for entry in t.entries if entry.seat == seat)


@pytest.mark.rule("SET-8")
def test_log_of_the_round_shows_sums_since_the_round_began() -> None:
    t = played(3)
    assert shown_from(t, SPECTATOR) == last(t, RoundBegan) > 1


@pytest.mark.rule("SET-8")
def test_log_without_sums_shows_those_of_the_current_matter() -> None:
    t = played(3, sums_in_log="none")
    assert shown_from(t, SPECTATOR) == last(t, MatterOpened, TurnBegan) >= last(t, RoundBegan)


@pytest.mark.rule("SET-8")
def test_full_log_and_log_of_a_finished_game_show_all_sums() -> None:
    assert shown_from(played(3, sums_in_log="full"), SPECTATOR) == 0
    assert shown_from(played(99), SPECTATOR) == 0


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize("mode", ["round", "none"])
def test_seat_is_shown_sums_since_its_own_last_choice(mode: str) -> None:
    t = played(3, sums_in_log=mode)
    for seat in range(3):
        older = min(last_choice(t, seat) + 1, shown_from(t, SPECTATOR))
        assert shown_from(t, seat) == older

    before = [shown_from(t, seat) for seat in range(3)]
    word = GiveWord(PROMISE, 0, to(1), 0, clause(SEND_IT, 1, 0, TAX))
    do(t, 0, word)
    assert [shown_from(t, seat) for seat in range(3)] == before  # talk does not count as a choice


@pytest.mark.rule("SET-8")
def test_seat_that_has_not_chosen_yet_is_shown_all_sums() -> None:
    t = table(parks={A: {B: LAW}}, sums_in_log="none", round=2)
    assert shown_from(t, C) <= 1


@pytest.mark.rule("SET-8")
def test_undone_round_hides_no_sums() -> None:
    t = played(3)
    before = last(t, RoundBegan)
    undo = undo_entry(t, before - 1, [0, 1, 2])
    t.entries.append(undo)
    t.rev = undo.rev

    assert 0 < shown_from(t, SPECTATOR) < before


@pytest.mark.rule("SET-8")
def test_faded_event_hides_its_sum_and_nothing_else() -> None:
    assert faded(GAME, BribePaid(B, A, LAW, 0, 30_000, 0)) == BribePaid(B, A, LAW, 0, HIDDEN, 0)
    assert faded(GAME, SalaryPaid(B, 50_000)) == SalaryPaid(B, HIDDEN)
    began = RoundBegan(2, 0)
    assert faded(GAME, began) is began


@pytest.mark.rule("SET-8")
def test_past_view_shows_neither_bribes_nor_purses() -> None:
    t = table(parks={A: {B: LAW, C: LAW}}, cash_visibility="open")
    pay(t, (B, 3))
    now, then = GAME.view(t.state, A), GAME.view(FADING.past(t.state), A)

    assert now.matter is not None
    assert then.matter is not None
    assert [payment.ducats for payment in now.matter.payments] == [30_000, None]
    assert [payment.ducats for payment in then.matter.payments] == [None, None]
    assert [payment.paid for payment in then.matter.payments] == [True, False]
    assert [seat.purse for seat in then.seats] == [None] * 5
    assert then.palaces == now.palaces
    assert GAME.view(t.state, A) == now


@pytest.mark.rule("SET-8")
def test_game_without_sums_shows_everything() -> None:
    t = open_table(IL_PRINCIPE, 2, IL_PRINCIPE.presets["amigo2006"], SeededRng(1))

    nothing = fading_of(IL_PRINCIPE)
    assert not any(nothing.fades(t.state, event) for event in t.entries[0].events)
    assert nothing.past(t.state) is t.state
    assert shown_from(t, SPECTATOR) == 0

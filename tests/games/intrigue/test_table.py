"""Tests of set-up, income, sending, the end, and invalid tables."""

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import GiveWord, Keep, SayAge, Send
from signoria.games.intrigue.bots import HEURISTICS
from signoria.games.intrigue.events import (
    AgeSaid,
    ClauseJudged,
    SalaryPaid,
    StartChosen,
    TurnBegan,
)
from signoria.games.intrigue.phases.steps import INCOME, SENDING
from signoria.games.intrigue.rules import KEPT, NO, PROMISE, SEND_IT, THEN, YES
from signoria.kernel.action import Refusal
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY, SPECTATOR
from signoria.kernel.settings import settle_options
from signoria.kernel.table import open_table
from tests.games.intrigue.names import FIFTY, HUNDRED, LAW, TAX, TEN, A, B, C, D, E
from tests.games.intrigue.story import do, events_of, legal_actions, opened, refusal, table


@pytest.mark.rule("SET-1", "SET-2", "SET-3", "SET-5")
def test_each_seat_begins_with_tokens_and_cash_of_its_preset() -> None:
    for preset, professions, cash, salaries in (
        ("fx1994", 5, 320_000, [10_000, 20_000, 30_000, 50_000, 100_000]),
        ("four-room", 4, 32_000, [1_000, 3_000, 6_000, 10_000]),
    ):
        for seats in (3, 4, 5):
            s = GAME.setup(seats, GAME.presets[preset])
            held = [2] * professions + [0] * (5 - professions)
            assert list(s.reserve) == held * seats
            assert list(s.coins) == [cash] * seats
            assert list(s.options.salaries) == salaries
            assert s.bank == -cash * seats


@pytest.mark.rule("SET-6")
def test_starting_seat_is_drawn_or_named() -> None:
    drawn = {
        events_of(open_table(GAME, 4, GAME.presets["fx1994"], SeededRng(seed)), StartChosen)[0].seat
        for seed in range(40)
    }
    assert drawn == {A, B, C, D}
    assert events_of(opened(5, start_seat="4"), StartChosen) == [StartChosen(D)]


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize(
    ("said", "compared", "oldest"),
    [
        ([NO, NO, NO], [A, A, A], A),
        ([NO, YES, NO], [A, A, C], C),
        ([YES, NO, YES], [A, B, B], D),
    ],
)
def test_oldest_begins_if_the_table_asks_for_the_oldest(
    said: list[int], compared: list[int], oldest: int
) -> None:
    t = opened(4, start_seat="oldest")
    for seat, older in zip([B, C, D], said, strict=True):
        assert t.actors() == [seat]
        assert events_of(t, StartChosen) == []
        do(t, seat, SayAge(older))

    answers = [AgeSaid(seat, *one) for seat, *one in zip([B, C, D], compared, said, strict=True)]
    assert events_of(t, AgeSaid) == answers
    assert events_of(t, StartChosen) == [StartChosen(oldest)]
    assert (t.state.round, t.actors()) == (1, [oldest])


@pytest.mark.rule("SET-6")
def test_seat_asked_for_its_age_can_say_nothing_else() -> None:
    t = opened(3, start_seat="oldest")

    assert legal_actions(t, B) == [SayAge(NO), SayAge(YES)]
    assert refusal(t, B, Keep()) == Refusal("TABLE-3")
    assert refusal(t, B, SayAge(2)) == Refusal("TABLE-5")
    assert refusal(t, C, SayAge(YES)) == Refusal("TABLE-2", {"seat": C})


@pytest.mark.rule("SET-6", "OUT-1")
def test_bots_and_absent_players_are_older_than_nobody() -> None:
    t = opened(3, start_seat="oldest")
    legal = t.legal(B)

    assert GAME.menu[GAME.default(t.state, B, legal)] == SayAge(NO)
    assert [GAME.menu[at] for at in HEURISTICS.candidates(t.state, B, legal)] == [SayAge(NO)]
    assert GAME.menu[HEURISTICS.playout_move(t.state, B, legal, SeededRng(1))] == SayAge(NO)


@pytest.mark.rule("SET-6", "TALK-4")
def test_word_may_be_given_before_the_first_round() -> None:
    t = opened(3, start_seat="oldest", promise_book="live")
    do(t, A, GiveWord(PROMISE, 0, 1 << B, 0, [THEN, SEND_IT, C, A, LAW, NOBODY, 0, 1]))
    do(t, B, SayAge(NO))
    do(t, C, SayAge(NO))
    do(t, A, Send(C, LAW))

    assert [e.verdict for e in events_of(t, ClauseJudged)] == [KEPT]


@pytest.mark.rule("SET-4")
def test_only_the_own_purse_is_visible_until_the_end() -> None:
    s = table(at=SENDING).state
    for watcher in (A, C, SPECTATOR):
        seen = [seat.purse for seat in GAME.view(s, watcher).seats]
        assert seen == [320_000 if seat == watcher else None for seat in range(5)]
    s = table(at=SENDING, cash_visibility="open").state
    assert [seat.purse for seat in GAME.view(s, B).seats] == [320_000] * 5


@pytest.mark.rule("SET-8")
def test_view_says_how_far_the_log_shows_sums() -> None:
    for number, action in enumerate(("full", "round", "none")):
        assert GAME.view(table(at=SENDING, sums_in_log=action).state, A).sums_in_log == number


@pytest.mark.rule("INC-1")
def test_the_bank_pays_for_every_own_token_in_office() -> None:
    offices = {B: {LAW: (A, FIFTY), TAX: (C, TEN)}, D: {LAW: (A, HUNDRED)}}
    t = table(at=INCOME, offices=offices)

    assert events_of(t, SalaryPaid)[0] == SalaryPaid(A, 150_000)
    assert t.state.coins[A] == 470_000


@pytest.mark.rule("INC-2")
def test_in_the_first_round_nobody_is_paid() -> None:
    t = opened(4)
    for palace in (B, C):
        do(t, A, Send(palace, LAW))

    assert events_of(t, SalaryPaid) == []
    assert [turn.seat for turn in events_of(t, TurnBegan)] == [A, B]


@pytest.mark.rule("SEND-2", "SEND-3")
@pytest.mark.parametrize(
    ("preset", "seats", "ways"),
    [
        *[("fx1994", 5, 150), ("fx1994", 4, 75), ("fx1994", 3, 25)],
        *[("four-room", 5, 96), ("four-room", 4, 48), ("four-room", 3, 16)],
    ],
)
def test_first_seat_can_send_every_pair_of_tokens(preset: str, seats: int, ways: int) -> None:
    found = set()
    for first in legal_actions(opened(seats, preset), A):
        t = opened(seats, preset)
        do(t, A, first)
        found |= {frozenset([str(first), str(second)]) for second in legal_actions(t, A)}

    assert len(found) == ways


@pytest.mark.rule("SEND-3")
def test_used_up_token_cannot_be_sent() -> None:
    t = table(at=SENDING, offices={B: {LAW: (A, TEN)}, C: {LAW: (A, TEN)}})

    assert refusal(t, A, Send(D, LAW)) == Refusal("SEND-3", {"profession": LAW})
    assert refusal(t, A, Send(D, 7)) == Refusal("TABLE-5")


@pytest.mark.rule("END-1", "END-3")
def test_the_game_ends_after_the_last_round_and_most_money_wins() -> None:
    t = table(host=E, round=6, coins=[10_000, 40_000, 30_000, 0, 20_000])

    outcome = GAME.outcome(t.state)
    assert (outcome.reason, outcome.winners) == ("last-round", [B])
    assert outcome.scores == [10_000, 40_000, 30_000, 0, 20_000]
    assert [seat.purse for seat in GAME.view(t.state, SPECTATOR).seats] == outcome.scores


@pytest.mark.rule("OPT-1", "OPT-2", "OPT-3", "OPT-4", "OPT-5", "OPT-6")
@pytest.mark.parametrize(
    ("requested", "rule"),
    [
        ({"salaries": "10000,20000"}, "OPT-1"),
        ({"salaries": "20000,10000,30000,50000,100000"}, "OPT-1"),
        ({"salaries": "1,2,3,4,5"}, "OPT-1"),
        ({"salaries": "many"}, "OPT-1"),
        ({"professions": "4"}, "OPT-2"),
        ({"start_cash": "325000"}, "OPT-3"),
        ({"last_round": "7"}, "OPT-4"),
        ({"send_per_turn": "4", "last_round": "3"}, "OPT-5"),
        ({"start_seat": "4"}, "OPT-6"),
    ],
)
def test_invalid_tables_are_refused(requested: dict[str, str], rule: str) -> None:
    refused = settle_options(GAME, 3, "fx1994", requested)

    assert isinstance(refused, Refusal)
    assert refused.rule == rule


@pytest.mark.rule("OUT-3", "TALK-1")
def test_times_are_options_of_the_table() -> None:
    s = opened(4, talk_time="300", bribe_time="20", decide_time="40", send_time="50").state

    assert [s.options.talk_time, s.options.bribe_time] == [300, 20]
    assert [s.options.decide_time, s.options.send_time] == [40, 50]

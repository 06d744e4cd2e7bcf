"""Tests of the account at the end of a game: money, exiles, broken words, threats."""

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import AcceptWord, Concede, GiveWord, Keep, Place, Replace
from signoria.games.intrigue.events import (
    AccountsShown,
    BribePaid,
    DefenderKept,
    DefenderReplaced,
    RoundBegan,
    SalaryPaid,
    TokenAdmitted,
)
from signoria.games.intrigue.laws import clause, to
from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    DROP_IT,
    IF,
    KEEP_IT,
    OFFER,
    PLACE_IT,
    PROMISE,
    SEND_IT,
    THREAT,
    UNLESS,
)
from signoria.games.intrigue.state import State
from signoria.games.intrigue.view import AccountView, View
from signoria.kernel.action import Action
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR, seats_in
from signoria.kernel.table import Table, open_table
from tests.games.intrigue.names import FIFTY, HUNDRED, LAW, TAX, TEN, A, B, C, D, E
from tests.games.intrigue.story import do, events_of, opened, pay, settled, table


def at_random(t: Table[State], seed: int = 4) -> None:
    """Play on at random to the end."""
    rng = SeededRng(seed)
    while not t.state.over():
        seat = t.actors()[0]
        legal = t.legal(seat)
        do(t, seat, GAME.menu[legal[rng.below(0, len(legal))]])


def account(t: Table[State], watcher: int = SPECTATOR) -> AccountView:
    """Return the account of a game that must be over."""
    shown = GAME.view(t.state, watcher).account
    assert shown is not None
    return shown


def say(t: Table[State], seat: int, tone: int, hearers: int, *clauses: list[int]) -> None:
    """Give a word that must be accepted."""
    do(t, seat, GiveWord(tone, 1, hearers, 0, [field for each in clauses for field in each]))


def settled_by(t: Table[State], *answers: tuple[int, Action]) -> AccountView:
    """Play the last decisions of a game and return its account."""
    for seat, action in answers:
        do(t, seat, action)
    at_random(t)
    return account(t)


@pytest.mark.rule("END-5")
@pytest.mark.parametrize("preset", ["fx1994", "four-room"])
def test_account_is_the_sum_of_the_recorded_events(preset: str) -> None:
    t = opened(4, preset, bribe_secrecy="concealed")
    at_random(t)
    shown = account(t)
    bribes, salaries = events_of(t, BribePaid), events_of(t, SalaryPaid)

    for seat in range(4):
        assert shown.paid[seat] == sum(bribe.ducats for bribe in bribes if bribe.seat == seat)
        assert shown.taken[seat] == sum(bribe.ducats for bribe in bribes if bribe.palace == seat)
        assert shown.salaries[seat] == sum(pay.ducats for pay in salaries if pay.seat == seat)
    assert sum(shown.paid) == sum(shown.taken) > 0
    assert shown.exiles_suffered == [t.state.exiles(seat) for seat in range(4)]
    assert shown.exiles_caused == [exiled_by(t, seat) for seat in range(4)]


def exiled_by(t: Table[State], palace: int) -> int:
    """Return how many tokens a master exiled, by the recorded events."""
    ends: list[TokenAdmitted | DefenderKept | DefenderReplaced]
    ends = [
        *events_of(t, TokenAdmitted),
        *events_of(t, DefenderKept),
        *events_of(t, DefenderReplaced),
    ]
    lost = [seats_in(end.losers) for end in ends if end.palace == palace]
    replaced = [end for end in events_of(t, DefenderReplaced) if end.palace == palace]
    return sum(map(len, lost)) + len(replaced)


@pytest.mark.rule("END-5")
@pytest.mark.parametrize("secrecy", ["open", "concealed"])
def test_fortunes_list_everybodys_money_at_the_end_of_each_round(secrecy: str) -> None:
    options = settled(3, short_of_cash="loan", bribe_secrecy=secrecy)
    t = open_table(GAME, 3, options, SeededRng(8))
    at_random(t)
    s, fortunes = GAME.setup(3, options), []
    for event in (event for entry in t.entries for event in entry.events):
        if isinstance(event, RoundBegan) and event.number > 1:
            fortunes.append([s.fortune(seat) for seat in range(3)])
        event.apply(s)

    assert account(t).fortunes == [*fortunes, GAME.outcome(t.state).scores]
    assert len(account(t).fortunes) == 6


@pytest.mark.rule("END-5")
def test_account_is_hidden_before_the_end_and_public_after_it() -> None:
    t = opened(3)
    views: list[View] = [GAME.view(t.state, watcher) for watcher in (0, 1, 2, SPECTATOR)]
    assert [view.account for view in views] == [None] * 4

    at_random(t)

    assert [account(t, watcher) for watcher in (0, 1, 2)] == [account(t)] * 3
    assert len(events_of(t, AccountsShown)) == 1


@pytest.mark.rule("END-5")
def test_imagined_world_without_memory_has_an_empty_account() -> None:
    t = table(parks={A: {B: LAW}})
    pay(t, (B, 3))
    assert any(t.state.account)

    assert not any(t.state.imagine(C, SeededRng(1), False).account)
    assert list(t.state.imagine(C, SeededRng(1), True).account) == list(t.state.account)


@pytest.mark.rule("END-5")
def test_breaking_a_promised_bribe_earns_what_was_not_paid() -> None:
    t = table(parks={A: {B: LAW}}, round=6)
    say(t, B, PROMISE, to(A), clause(BRIBE_WITH, A, B, LAW, least=60_000))
    say(t, B, PROMISE, to(A, C), clause(BRIBE_WITH, A, B, least=50_000))
    pay(t, (B, 2))

    assert settled_by(t, (A, Place(HUNDRED))).broken_gains == [0, 40_000, 0, 0, 0]


@pytest.mark.rule("END-5")
def test_breaking_a_promised_place_earns_the_bribe_of_the_promised_seat() -> None:
    t = table(parks={A: {B: LAW}}, round=6)
    say(t, A, PROMISE, to(B), clause(PLACE_IT, A, B, LAW, least=50_000))
    say(t, A, PROMISE, to(C), clause(PLACE_IT, A, B, LAW, domain=FIFTY))
    say(t, A, PROMISE, to(C), clause(SEND_IT, C, A, TAX))
    pay(t, (B, 7))

    assert settled_by(t, (A, Place(TEN))).broken_gains == [70_000, 0, 0, 0, 0]


@pytest.mark.rule("END-5")
@pytest.mark.parametrize(
    ("promised", "decision", "gain"),
    [(D, Replace(B), 30_000), (D, Keep(), 0), (B, Keep(), 90_000), (E, Keep(), 0)],
)
def test_breaking_a_promise_to_keep_earns_what_the_loser_paid(
    promised: int, decision: Action, gain: int
) -> None:
    t = table(offices={A: {LAW: (D, FIFTY)}}, parks={A: {B: LAW}}, round=6)
    say(t, A, PROMISE, to(promised), clause(KEEP_IT, A, B if promised == B else D, LAW))
    pay(t, (D, 3), (B, 9))

    shown = settled_by(t, (A, decision))

    assert shown.broken_gains[A] == gain
    assert shown.exiles_caused == [1, 0, 0, 0, 0]


@pytest.mark.rule("END-5", "TALK-7", "TALK-8")
@pytest.mark.parametrize(("accepted", "gain"), [(True, 20_000), (False, 0)])
def test_offer_counts_only_if_accepted_and_its_condition_came_true(
    accepted: bool, gain: int
) -> None:
    t = table(parks={A: {B: LAW}}, round=6)
    place = clause(PLACE_IT, A, B, LAW, domain=HUNDRED)
    say(t, A, OFFER, to(B), place, clause(BRIBE_WITH, A, B, LAW, link=IF, least=20_000))
    say(t, A, OFFER, to(B), place, clause(BRIBE_WITH, A, B, LAW, link=IF, least=90_000))
    if accepted:
        do(t, B, AcceptWord(0))
        do(t, B, AcceptWord(1))
    pay(t, (B, 2))

    assert settled_by(t, (A, Place(TEN))).broken_gains[A] == gain


@pytest.mark.rule("END-5")
def test_threat_is_carried_out_if_one_of_its_clauses_was_kept() -> None:
    t = table(offices={A: {LAW: (D, FIFTY)}}, parks={A: {B: LAW}}, round=6)
    unless = clause(BRIBE_WITH, A, B, LAW, link=UNLESS, least=50_000)
    say(t, A, THREAT, to(B), clause(DROP_IT, A, B, LAW), clause(KEEP_IT, A, D, LAW), unless)
    say(t, A, THREAT, to(D), clause(DROP_IT, A, D, LAW), unless)
    say(t, A, PROMISE, to(E), clause(DROP_IT, A, B, LAW))
    pay(t, (D, 1), (B, 1))

    shown = settled_by(t, (A, Keep()))

    assert shown.threats_carried == [1, 0, 0, 0, 0]
    assert shown.broken_gains == [0, 0, 0, 0, 0]


@pytest.mark.rule("END-5", "TALK-9")
def test_account_without_a_promise_book_lists_no_words() -> None:
    t = table(parks={A: {B: LAW}}, round=6, promise_book="off")
    say(t, B, PROMISE, to(A), clause(BRIBE_WITH, A, B, LAW, least=60_000))
    pay(t, (B, 2))

    shown = settled_by(t, (A, Place(HUNDRED)))

    assert (shown.broken_gains, shown.threats_carried) == ([], [])


@pytest.mark.rule("END-5", "TALK-3")
def test_whispers_do_not_count_in_the_account() -> None:
    t = table(parks={A: {B: LAW}}, round=6, whispers="yes")
    do(t, B, GiveWord(PROMISE, 1, to(A), 1, clause(BRIBE_WITH, A, B, LAW, least=60_000)))
    pay(t, (B, 2))

    assert settled_by(t, (A, Place(HUNDRED))).broken_gains == [0, 0, 0, 0, 0]


@pytest.mark.rule("END-5", "INT-5", "BRI-4")
def test_token_that_gave_up_or_could_not_pay_counts_for_no_master() -> None:
    offices = {A: {LAW: (D, FIFTY)}}
    t = table(offices=offices, parks={A: {B: LAW}}, round=6, concede="yes")
    do(t, D, Concede())
    pay(t, (B, 1))
    at_random(t)
    assert (account(t).exiles_caused, account(t).exiles_suffered[D]) == ([0] * 5, 1)

    coins = [0, 0, 320_000, 320_000, 320_000]
    t = table(parks={A: {B: LAW, C: TAX}}, round=6, coins=coins, short_of_cash="exile")
    at_random(t)
    assert (account(t).exiles_caused, account(t).exiles_suffered[B]) == ([0] * 5, 1)

"""Tests of personalities: words kept or broken, bribes, places, sending, reasons."""

from typing import Any

import pytest

from signoria.bots.levels import bot_named
from signoria.bots.window import Window
from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import (
    Admit,
    Bribe,
    Concede,
    HearBribes,
    Keep,
    Place,
    PlaceAll,
    Replace,
    SayAge,
    Send,
)
from signoria.games.intrigue.laws import clause
from signoria.games.intrigue.personalities import PERSONALITIES
from signoria.games.intrigue.personalities.natures import NATURES
from signoria.games.intrigue.personalities.personality import Personality
from signoria.games.intrigue.personalities.schemer import Schemer, forget_settled, true_moves
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.rules import (
    ATTACKS,
    BRIBE_WITH,
    GAVE_WORD,
    GRUDGE,
    IF,
    KEEP_IT,
    LEAST_WILL_DO,
    NO,
    NOT_SEND_IT,
    OFFER,
    OUTBIDS,
    PAID_MOST,
    PLACE_IT,
    PROMISE,
    ROOM_THERE,
    SEND_IT,
    SUITS_ME,
    TOO_RICH,
    TRUSTED,
    WORD_TOO_DEAR,
    WORTH_IT,
)
from signoria.games.intrigue.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from tests.bots.intrigue.talks import agree, choice_of, done, least_bribes, say
from tests.games.intrigue.names import (
    CHURCH,
    FIFTY,
    HUNDRED,
    LAW,
    MILITARY,
    SCIENCE,
    TAX,
    TEN,
    THIRTY,
    TWENTY,
    A,
    B,
    C,
    D,
    E,
)
from tests.games.intrigue.story import do, opened, table


def attacked(**wanted: Any) -> Table[State]:
    """Return a table with a place of 100,000 at A's: D defends, B attacks."""
    return table(offices={A: {LAW: (D, HUNDRED)}}, parks={A: {B: LAW}}, **wanted)


def paid(t: Table[State], *notes: int) -> Table[State]:
    """Pay bribes one after the other."""
    for each in notes:
        do(t, t.actors()[0], Bribe(each))
    return t


def personality(name: str, **trust: float) -> Personality:
    """Return a personality that remembers a number for each of A to E: above 0, well behaved."""
    bot = Personality(1, name)
    for seat, much in trust.items():
        entries = bot.memory.good if much > 0 else bot.memory.bad
        entries["ABCDE".index(seat)] += abs(much)
    return bot


# Masters.


@pytest.mark.parametrize("name", ["honest", "grasping", "tit-for-tat"])
def test_master_decides_for_the_highest_bribe_and_names_that_reason(name: str) -> None:
    t = paid(attacked(), 2, 15)
    action, reasons = done(t, personality(name), A)

    assert action == Replace(B)
    assert [(r.why, r.about_seat) for r in reasons] == [(PAID_MOST, B)]


def test_honest_master_keeps_its_word_although_another_paid_more() -> None:
    t = attacked()
    say(t, A, PROMISE, D, clause(KEEP_IT, A, D, LAW))
    action, reasons = done(paid(t, 1, 15), personality("honest"), A)

    assert action == Keep()
    assert [(r.why, r.about_seat) for r in reasons] == [(GAVE_WORD, D)]


def test_traitor_breaks_its_word_only_if_that_pays() -> None:
    dear, cheap, free = attacked(round=2), attacked(round=6), attacked(round=6)
    for t, notes in ((dear, 15), (cheap, 2)):
        say(t, A, PROMISE, D, clause(KEEP_IT, A, D, LAW))
        paid(t, 1, notes)
    assert choice_of(paid(free, 1, 2), personality("traitor"), A) == Replace(B)

    broken, reasons = done(dear, personality("traitor"), A)
    kept, _reasons = done(cheap, personality("traitor"), A)

    assert (broken, kept) == (Replace(B), Keep())
    assert [(r.why, r.about_seat) for r in reasons] == [(WORD_TOO_DEAR, D)]


def test_tit_for_tat_keeps_its_word_only_to_trusted_seats() -> None:
    kept, broken = attacked(), attacked()
    for t in (kept, broken):
        say(t, A, PROMISE, D, clause(KEEP_IT, A, D, LAW))
        paid(t, 1, 15)

    assert choice_of(kept, personality("tit-for-tat"), A) == Keep()
    assert choice_of(broken, personality("tit-for-tat", D=-9.0), A) == Replace(B)


@pytest.mark.parametrize(
    ("known", "why", "about"),
    [
        ({"B": 9.0}, TRUSTED, B),
        ({"D": -9.0}, GRUDGE, D),
    ],
)
def test_equal_bribes_are_decided_by_trust(known: dict[str, float], why: int, about: int) -> None:
    t = paid(attacked(), 3, 3)
    action, reasons = done(t, personality("tit-for-tat", **known), A)

    assert action == Replace(B)
    assert [(r.why, r.about_seat) for r in reasons] == [(why, about)]


def test_rival_with_the_highest_income_is_passed_over() -> None:
    t = table(
        offices={A: {LAW: (D, HUNDRED)}, C: {TAX: (D, HUNDRED), LAW: (D, FIFTY)}},
        parks={A: {B: LAW}},
    )
    action, reasons = done(paid(t, 1, 1), personality("grasping"), A)

    assert action == Replace(B)
    assert [(r.why, r.about_seat) for r in reasons] == [(TOO_RICH, D)]


def test_single_guest_is_placed_as_it_suits_the_master() -> None:
    t = paid(table(parks={A: {B: LAW}}), 1)
    action, reasons = done(t, personality("grasping"), A)

    assert action == Place(TEN)
    assert [r.why for r in reasons] == [SUITS_ME]


def test_guests_are_placed_by_their_bribes() -> None:
    t = paid(table(parks={A: {B: LAW, C: TAX}}), 9, 1)

    chosen = choice_of(t, personality("honest"), A)

    assert isinstance(chosen, PlaceAll)
    assert chosen.domains[0] > chosen.domains[1]


def test_highest_bribe_gets_the_best_place_in_an_external_conflict() -> None:
    t = paid(table(parks={A: {B: LAW, C: LAW}}), 1, 15)

    assert choice_of(t, personality("honest"), A) == Admit(C, HUNDRED)


def test_concealed_bribe_is_never_named_as_a_reason() -> None:
    t = paid(attacked(bribe_secrecy="concealed"), 15, 1)  # all are asked at once: B, then D
    action, reasons = done(t, personality("honest"), A)

    assert action == Replace(B)
    assert PAID_MOST not in [r.why for r in reasons]


# Payers.


def test_place_is_worth_more_early_than_late() -> None:
    early, late = attacked(round=2), attacked(round=6)

    first, last = (
        choice_of(early, personality("honest"), D),
        choice_of(late, personality("honest"), D),
    )

    assert isinstance(first, Bribe)
    assert first.notes > 3
    assert last == Bribe(1)


def test_grasping_payers_pay_less_than_honest_ones() -> None:
    sums = [choice_of(attacked(), personality(name), D) for name in ("grasping", "honest")]

    assert [isinstance(bribe, Bribe) for bribe in sums] == [True, True]
    assert sums[0].notes < sums[1].notes  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("before", "why", "about"), [((3,), OUTBIDS, D), ((), WORTH_IT, -1)], ids=["second", "first"]
)
def test_payer_gives_a_reason_for_more_than_the_least_bribe(
    before: tuple[int, ...], why: int, about: int
) -> None:
    t = paid(attacked(), *before)
    _action, reasons = done(t, personality("honest"), t.actors()[0])

    assert [(r.why, r.about_seat) for r in reasons] == [(why, about)]


@pytest.mark.parametrize("wanted", [{"bribe_secrecy": "concealed"}, {"round": 6}], ids=str)
def test_concealed_or_least_bribe_gets_no_reason(wanted: dict[str, Any]) -> None:
    _action, reasons = done(attacked(**wanted), personality("honest"), D)

    assert reasons == []


def test_payer_of_the_least_bribe_against_a_higher_one_says_it_will_do() -> None:
    parks = {A: {B: LAW, C: LAW}}
    t = paid(table(parks=parks, round=6, host=A, coins=[320_000, 320_000, 20_000, 0, 0]), 9)
    action, reasons = done(t, personality("grasping"), C)

    assert action == Bribe(1)
    assert [(r.why, r.about_seat) for r in reasons] == [(LEAST_WILL_DO, -1)]


def test_defender_with_nothing_to_win_concedes_silently() -> None:
    t = table(offices={E: {LAW: (A, HUNDRED)}}, parks={E: {B: LAW}}, host=E, round=6, concede="yes")

    assert done(t, personality("honest"), A) == (Concede(), [])


def test_seat_bribes_more_if_only_the_better_domains_are_free() -> None:
    t = table(offices={A: {TAX: (C, TEN)}}, parks={A: {B: LAW, D: CHURCH}})

    assert choice_of(t, personality("honest"), B) != Bribe(1)


def test_accepted_deal_is_paid_for() -> None:
    t = attacked(round=5)
    price = clause(BRIBE_WITH, A, D, LAW, link=IF, least=90_000)
    agree(t, D, say(t, A, OFFER, D, clause(KEEP_IT, A, D, LAW), price))

    action, reasons = done(t, personality("honest"), D)

    assert isinstance(action, Bribe)
    assert action.notes >= 9
    assert [(r.why, r.about_seat) for r in reasons] == [(GAVE_WORD, A)]


# Senders.


def test_sender_prefers_free_places_and_gives_the_reason_once() -> None:
    t, bot = table(at=SENDING), personality("honest")
    first, _reasons = done(t, bot, A)
    second, reasons = done(t, bot, A)

    assert isinstance(first, Send)
    assert isinstance(second, Send)
    assert [(r.why, r.palace) for r in reasons] == [(ROOM_THERE, first.palace)]


FULL = {
    TAX: (C, HUNDRED),
    LAW: (D, FIFTY),
    CHURCH: (E, THIRTY),
    MILITARY: (A, TWENTY),
    SCIENCE: (A, TEN),
}


@pytest.mark.parametrize(
    ("known", "why"), [({}, ATTACKS), ({"C": -9.0}, GRUDGE)], ids=["stranger", "foe"]
)
def test_sender_attacks_the_most_valuable_place_when_all_are_taken(
    known: dict[str, float], why: int
) -> None:
    own = {kind: (A, place) for kind, (_seat, place) in FULL.items()}
    full = {B: FULL, C: own, D: own, E: own}
    t = table(offices=full, at=SENDING, copies="4", send_per_turn="1")
    action, reasons = done(t, personality("tit-for-tat", B=20.0, **known), A)

    assert action == Send(B, TAX)
    assert [(r.why, r.about_seat) for r in reasons] == [(why, C)]


def test_sender_keeps_its_promises_to_spare_and_to_send() -> None:
    t, bot = table(offices={B: {LAW: (C, HUNDRED)}}, at=SENDING), personality("honest")
    say(t, A, PROMISE, C, clause(NOT_SEND_IT, B, A))
    say(t, A, PROMISE, E, clause(SEND_IT, D, A, CHURCH))

    actions = [done(t, bot, A)[0] for _token in range(2)]

    assert Send(D, CHURCH) in actions
    assert all(isinstance(a, Send) and a.palace != B for a in actions)


def test_sender_spares_its_own_tokens_while_places_are_free() -> None:
    t = table(offices={B: {LAW: (A, HUNDRED)}}, at=SENDING)

    assert choice_of(t, personality("honest"), A) != Send(B, LAW)


# The schemer.


def test_schemer_pays_for_a_place_promised_by_a_trusted_master() -> None:
    t = attacked()
    price = clause(BRIBE_WITH, A, D, LAW, link=IF, least=30_000)
    agree(t, D, say(t, A, OFFER, D, clause(KEEP_IT, A, D, LAW), price))
    bot = Schemer(1, 60)
    bot.memory.good[A] += 90.0

    action = choice_of(t, bot, D)

    assert isinstance(action, Bribe)
    assert action.notes >= 3


def test_schemer_searches_to_the_end_of_the_game() -> None:
    t = table(offices={E: {LAW: (A, HUNDRED)}}, parks={E: {B: LAW}}, host=E, round=6)
    say(t, E, PROMISE, A, clause(KEEP_IT, E, A, LAW))

    assert choice_of(t, Schemer(1, 40), A) == Bribe(1)
    assert choice_of(paid(t, 1, 9), Schemer(1, 40), E) == Keep()


def test_faithful_seats_keep_their_words_in_the_schemers_worlds() -> None:
    t = paid(attacked(), 1, 1)
    say(t, A, PROMISE, D, clause(KEEP_IT, A, D, LAW))
    legal = t.legal(A)

    assert [GAME.menu[n] for n in true_moves(t, A, legal, 1 << A)] == [Keep()]
    assert true_moves(t, A, legal, 1 << B) == legal


def test_faithful_seat_with_impossible_promises_may_do_anything() -> None:
    t = paid(attacked(), 1, 1)
    for seat in (B, D):
        say(t, A, PROMISE, seat, clause(KEEP_IT, A, seat, LAW))
    legal = t.legal(A)

    assert true_moves(t, A, legal, 1 << A) == legal
    assert true_moves(t, B, legal, 1 << B) == legal


def test_schemers_worlds_hold_only_pending_words() -> None:
    t = table(parks={A: {B: LAW}})
    say(t, B, PROMISE, A, clause(BRIBE_WITH, A, B, LAW, least=20_000))
    say(t, A, PROMISE, B, clause(PLACE_IT, A, B, LAW, domain=HUNDRED))
    least_bribes(t)
    before = list(t.state.clauses)
    forget_settled(t.state)

    assert list(t.state.clauses) == before[len(before) // 2 :]


def test_schemer_with_the_same_seed_chooses_the_same() -> None:
    free_actions = [choice_of(table(at=SENDING), Schemer(7, 8), A) for _time in range(2)]

    assert free_actions[0] == free_actions[1]


def test_only_legal_action_is_taken_without_a_reason() -> None:
    t = table(parks={A: {B: LAW}}, talk_time="9")
    action, reasons = done(t, personality("honest"), A)

    assert (action, reasons) == (HearBribes(), [])


@pytest.mark.parametrize("name", ["honest", "schemer"])
def test_bot_is_older_than_nobody_and_gives_no_reason(name: str) -> None:
    t = opened(3, start_seat="oldest")

    assert done(t, bot_named(name, 1), B) == (SayAge(NO), [])


@pytest.mark.parametrize("name", PERSONALITIES)
def test_every_personality_is_a_named_bot_with_a_nature(name: str) -> None:
    assert isinstance(bot_named(name, 1), Personality)
    assert name in NATURES


@pytest.mark.parametrize("seats", [3, 5])
def test_table_of_personalities_plays_to_its_end(seats: int) -> None:
    t = open_table(GAME, seats, GAME.presets["four-room"], SeededRng(seats))
    bots = [
        bot_named(["honest", "traitor", "tit-for-tat"][seat % 3], seat) for seat in range(seats)
    ]
    while actors := t.actors():
        for seat, bot in enumerate(bots):
            for aside in bot.speak(Window(t, seat)):
                assert t.submit(seat, aside) is None
        assert t.submit(actors[0], choice_of(t, bots[actors[0]], actors[0])) is None

    assert all(bot.speak(Window(t, seat)) == [] for seat, bot in enumerate(bots))

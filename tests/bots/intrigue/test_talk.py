"""What tempers say: offers, pleas, threats and promises; how they answer; and that they stop."""

from typing import Any

import pytest

from signoria.bots.intrigue.temper import Temper
from signoria.games.intrigue.actions import (
    AcceptWord,
    Bribe,
    DeclineWord,
    GiveWord,
    SayWhy,
    WithdrawWord,
)
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.promises import SAID
from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    DROP_IT,
    IF,
    KEEP_IT,
    NOT_SEND_IT,
    OFFER,
    PLACE_IT,
    PROMISE,
    SEND_IT,
    THREAT,
    UNLESS,
)
from signoria.games.intrigue.state import State
from signoria.kernel.table import Table
from tests.bots.intrigue.talks import done, said, say, wish
from tests.games.intrigue.names import FIFTY, HUNDRED, LAW, TAX, TEN, A, B, C, D, E
from tests.games.intrigue.sayings import clause
from tests.games.intrigue.story import do, table

TALK: dict[str, Any] = {"talk_time": "9"}


def attacked(**wishes: Any) -> Table[State]:
    """Talk about a place of 100,000 at A's: D defends, B attacks."""
    return table(
        offices={A: {LAW: (D, HUNDRED)}, **wishes.pop("offices", {})},
        parks={A: {B: LAW}, **wishes.pop("parks", {})},
        **{**TALK, **wishes},
    )


def verbs(word: GiveWord) -> list[tuple[int, int]]:
    """The links and verbs of a word's clauses."""
    return [(word.clauses[at], word.clauses[at + 1]) for at in range(0, len(word.clauses), SAID)]


def words(t: Table[State], name: str, seat: int) -> list[GiveWord]:
    """The words a new bot of a temper gives now."""
    return [one for one in said(t, Temper(1, name), seat) if isinstance(one, GiveWord)]


# What they propose.


@pytest.mark.parametrize(("name", "many"), [("honest", 1), ("grasping", 2), ("traitor", 2)])
def test_a_master_offers_the_place_for_a_bribe_and_some_offer_it_to_all(
    name: str, many: int
) -> None:
    offered = words(attacked(), name, A)

    assert [(word.tone, verbs(word)) for word in offered] == [
        (OFFER, [(0, KEEP_IT), (IF, BRIBE_WITH)])
    ] * many
    assert {word.hearers for word in offered} <= {1 << B, 1 << D}


def test_a_guest_nobody_contests_is_offered_the_best_place() -> None:
    offered = words(table(parks={A: {B: LAW}}, **TALK), "honest", A)

    assert [verbs(word) for word in offered] == [[(0, PLACE_IT), (IF, BRIBE_WITH)]]
    assert offered[0].clauses[6] == 100_000


def test_who_has_paid_already_is_offered_nothing() -> None:
    t = attacked(talk_time="0")
    do(t, D, Bribe(1))

    assert [word.hearers for word in words(t, "traitor", A)] == [1 << B]


def test_a_payer_promises_a_bribe_and_a_traitor_a_larger_one() -> None:
    honest, boasting = words(attacked(), "honest", D), words(attacked(), "traitor", D)

    assert [(word.tone, verbs(word)) for word in honest] == [(PROMISE, [(0, BRIBE_WITH)])]
    assert boasting[0].clauses[6] >= honest[0].clauses[6]


def test_who_has_something_to_give_at_home_offers_a_favour_for_a_favour() -> None:
    alone = words(attacked(parks={D: {A: TAX}}), "honest", D)
    contested = words(attacked(parks={D: {A: TAX, C: TAX}}), "honest", D)

    assert [verbs(word) for word in alone] == [[(0, PLACE_IT), (IF, KEEP_IT)]]
    assert [verbs(word) for word in contested] == [[(0, KEEP_IT), (IF, KEEP_IT)]]
    assert [word.tone for word in (*alone, *contested)] == [OFFER, OFFER]


def test_some_threaten_to_attack_the_masters_best_place_and_the_honest_do_not() -> None:
    elsewhere = {C: {TAX: (A, FIFTY), LAW: (A, TEN)}}
    threat = words(attacked(offices=elsewhere), "tit-for-tat", D)
    tame = words(attacked(offices=elsewhere), "honest", D)

    assert [(word.tone, verbs(word)) for word in threat] == [
        (THREAT, [(0, SEND_IT), (UNLESS, KEEP_IT)])
    ]
    assert threat[0].clauses[2:5] == [C, D, TAX]
    assert [word.tone for word in tame] == [PROMISE]


def test_nobody_threatens_when_nothing_is_sent_any_more() -> None:
    late = attacked(offices={C: {TAX: (A, FIFTY)}}, round=6)

    assert [word.tone for word in words(late, "tit-for-tat", D)] != [THREAT]


def test_where_bribes_are_concealed_nobody_speaks_of_sums() -> None:
    t = attacked(bribe_secrecy="concealed")

    assert [words(t, "traitor", seat) for seat in (A, B, D)] == [[], [], []]


def test_nothing_is_promised_for_a_place_that_brings_nothing_any_more() -> None:
    t = table(offices={E: {LAW: (A, HUNDRED)}}, parks={E: {B: LAW}}, host=E, round=6, **TALK)

    assert words(t, "honest", A) == []


def test_a_sender_promises_peace_to_whom_it_trusts() -> None:
    t = table(offices={B: {LAW: (C, HUNDRED), TAX: (D, TEN)}}, at=SENDING)

    peace = words(t, "honest", A)

    assert [(word.tone, verbs(word), word.hearers) for word in peace] == [
        (PROMISE, [(0, NOT_SEND_IT)], 1 << C)
    ]
    assert words(table(at=SENDING), "honest", A) == []


def test_who_has_no_part_in_a_matter_has_nothing_to_say() -> None:
    assert words(attacked(), "traitor", C) == []


# How they answer.


def answer(t: Table[State], name: str, seat: int, **trust: float) -> list[object]:
    """How a temper answers what was said to it; A to E are trusted or not."""
    bot = Temper(1, name)
    for other, much in trust.items():
        heard = bot.memory.good if much > 0 else bot.memory.bad
        heard["ABCDE".index(other)] += abs(much)
    kinds = (AcceptWord, DeclineWord)
    return [one for one in said(t, bot, seat) if isinstance(one, kinds)]


def test_a_good_deal_is_accepted_and_a_bad_one_declined() -> None:
    t = attacked()
    keeps = clause(KEEP_IT, A, D, LAW)
    say(t, A, OFFER, D, keeps, clause(BRIBE_WITH, A, D, LAW, link=IF, least=30_000))
    say(t, A, OFFER, D, keeps, clause(BRIBE_WITH, A, D, LAW, link=IF, least=900_000))

    assert answer(t, "honest", D) == [AcceptWord(0), DeclineWord(1)]


def test_the_word_of_whom_one_does_not_trust_is_worth_less() -> None:
    t = attacked()
    price = clause(BRIBE_WITH, A, D, LAW, link=IF, least=120_000)
    say(t, A, OFFER, D, clause(KEEP_IT, A, D, LAW), price)

    assert answer(t, "honest", D, A=-30.0) == [DeclineWord(0)]


def test_one_gives_way_to_a_threat_that_hurts_more_than_it_costs() -> None:
    grave = attacked(offices={C: {TAX: (A, HUNDRED)}})
    light = attacked()
    for t in (grave, light):
        attack = clause(SEND_IT, C, D, TAX)
        say(t, D, THREAT, A, attack, clause(KEEP_IT, A, D, LAW, link=UNLESS))

    assert answer(grave, "honest", A) == [AcceptWord(0)]
    assert answer(light, "honest", A) == [DeclineWord(0)]


def test_what_one_is_asked_to_do_is_a_bother_worth_a_place() -> None:
    t = attacked()
    say(t, A, OFFER, D, clause(KEEP_IT, A, D, LAW), clause(NOT_SEND_IT, C, D, link=IF))
    say(t, B, OFFER, D, clause(NOT_SEND_IT, C, B), clause(SEND_IT, C, D, link=IF))

    assert answer(t, "honest", D) == [AcceptWord(0), DeclineWord(1)]


def test_peace_is_welcome_exile_is_not_and_others_affairs_are_nobodys_gain() -> None:
    t = attacked()
    say(t, B, PROMISE, D, clause(NOT_SEND_IT, A, B))
    say(t, A, PROMISE, D, clause(DROP_IT, A, D, LAW))
    say(t, B, PROMISE, D, clause(BRIBE_WITH, A, B, LAW, least=50_000))
    say(t, A, PROMISE, D, clause(DROP_IT, A, B, LAW))

    assert answer(t, "tit-for-tat", D) == [
        AcceptWord(0),
        DeclineWord(1),
        DeclineWord(2),
        AcceptWord(3),
    ]


def test_a_promised_place_and_a_promised_bribe_are_accepted() -> None:
    t = table(parks={A: {B: LAW}}, **TALK)
    say(t, A, PROMISE, B, clause(PLACE_IT, A, B, LAW, domain=TEN))
    say(t, B, PROMISE, A, clause(BRIBE_WITH, A, B, LAW, least=20_000))
    say(t, C, PROMISE, A, clause(PLACE_IT, C, B, LAW, least=20_000))

    assert answer(t, "honest", B) == [AcceptWord(0)]
    assert answer(t, "honest", A) == [AcceptWord(1), DeclineWord(2)]


def test_a_word_is_answered_once_and_one_that_was_taken_back_not_at_all() -> None:
    t, bot = attacked(), Temper(1, "honest")
    number = say(t, A, PROMISE, C, clause(KEEP_IT, A, D, LAW))
    do(t, A, WithdrawWord(number))
    say(t, A, PROMISE, C, clause(KEEP_IT, A, B, LAW))

    assert said(t, bot, C) == [DeclineWord(1)]
    assert said(t, bot, C) == []
    assert said(t, Temper(2, "honest"), C) == [], "a bot made anew has heard what was answered"


# That they stop.


def test_about_a_matter_a_temper_speaks_once() -> None:
    t, bot = attacked(), Temper(1, "traitor")

    assert len(said(t, bot, A)) == 2
    assert said(t, bot, A) == []
    assert said(t, Temper(1, "traitor"), A) == [], "a bot made anew has heard itself"


def test_a_reason_is_given_once_and_only_for_what_was_done() -> None:
    t, bot = table(at=SENDING), Temper(1, "honest")
    wish(t, bot, A)
    assert not any(isinstance(one, SayWhy) for one in said(t, bot, A)), "nothing is done yet"

    _action, reasons = done(t, bot, A)

    assert len(reasons) == 1
    assert said(t, bot, A) == []

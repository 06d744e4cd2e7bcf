"""Tests of words given at the table: their form, their life, their entries in the book."""

from typing import Any

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import (
    AcceptWord,
    Admit,
    DeclineWord,
    GiveWord,
    Keep,
    Place,
    Replace,
    SayWhy,
    Send,
    WithdrawWord,
)
from signoria.games.intrigue.events import ClauseJudged, ReasonGiven, WordAccepted, WordGiven
from signoria.games.intrigue.laws import clause, to
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.rules import (
    ACCEPTED,
    BRIBE_WITH,
    BROKEN,
    DECLINED,
    DROP_IT,
    IF,
    IMPOSSIBLE,
    KEEP_IT,
    KEPT,
    NOT_SEND_IT,
    OFFER,
    PLACE_IT,
    PROMISE,
    PROPOSED,
    RUN_OUT,
    SEND_IT,
    THREAT,
    UNLESS,
    VOID,
    WHY_NAMES,
    WITHDRAWN,
)
from signoria.games.intrigue.state import State
from signoria.games.intrigue.view import View
from signoria.kernel.action import Refusal
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from signoria.locales.words import Words
from tests.games.intrigue.names import FIFTY, HUNDRED, LAW, TAX, TEN, A, B, C, D, E
from tests.games.intrigue.story import do, events_of, legal_actions, pay, refusal, table

PLACES_B = clause(PLACE_IT, A, B, LAW, least=50_000)
IF_B_PAYS = clause(BRIBE_WITH, A, B, LAW, link=IF, least=60_000)
ROUND_BY_ROUND: dict[str, Any] = {"parks": {A: {B: LAW}}, "promise_book": "live"}


def say(t: Table[State], seat: int, tone: int, hearers: int, *clauses: list[int]) -> None:
    """Give a word that must be accepted."""
    do(t, seat, GiveWord(tone, 11, hearers, 0, [field for each in clauses for field in each]))


def seen(t: Table[State], watcher: int = SPECTATOR) -> View:
    return GAME.view(t.state, watcher)


def verdicts(t: Table[State]) -> list[tuple[int, int, int]]:
    return [(e.number, e.place, e.verdict) for e in events_of(t, ClauseJudged)]


@pytest.mark.rule("TALK-4", "TALK-10")
def test_word_is_public_and_changes_no_decision() -> None:
    t = table(**ROUND_BY_ROUND)
    agenda, asked, legal = t.state.agenda_rows(), t.actors(), list(t.legal(B))

    say(t, E, PROMISE, to(A, B), clause(SEND_IT, A, E, TAX))
    say(t, A, PROMISE, to(B), PLACES_B)

    assert (t.state.agenda_rows(), t.actors(), list(t.legal(B))) == (agenda, asked, legal)
    word = events_of(t, WordGiven)[0]
    assert [word.seen_by(watcher) for watcher in (A, C, SPECTATOR)] == [word] * 3
    assert [w.line for w in seen(t).words] == [11, 11]
    pay(t, (B, 1))
    assert Place(TEN) in legal_actions(t, A)


@pytest.mark.rule("TALK-4", "TALK-5", "TALK-6", "TALK-12")
@pytest.mark.parametrize(
    ("word", "rule"),
    [
        (GiveWord(PROMISE, 0, 0, 0, PLACES_B), "TALK-4"),
        (GiveWord(PROMISE, 0, to(A), 0, PLACES_B), "TALK-4"),
        (GiveWord(PROMISE, 0, to(7), 0, PLACES_B), "TALK-4"),
        (GiveWord(9, 0, to(B), 0, PLACES_B), "TABLE-5"),
        (GiveWord(PROMISE, -1, to(B), 0, PLACES_B), "TABLE-5"),
        (GiveWord(PROMISE, 0, to(B), 1, PLACES_B), "TALK-3"),
        (GiveWord(PROMISE, 0, to(B), 0, []), "TALK-5"),
        (GiveWord(PROMISE, 0, to(B), 0, PLACES_B[:-1]), "TALK-5"),
        (GiveWord(PROMISE, 0, to(B), 0, PLACES_B * 7), "TALK-5"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(PLACE_IT, A, A, LAW)), "TALK-5"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(KEEP_IT, A, B)), "TALK-5"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(9, A, B, LAW)), "TABLE-5"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(KEEP_IT, A, B, 8)), "TABLE-5"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(PLACE_IT, A, B, LAW, domain=5)), "TABLE-5"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(SEND_IT, C, B, LAW)), "TALK-6"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(KEEP_IT, C, B, LAW)), "TALK-6"),
        (GiveWord(PROMISE, 0, to(B), 0, IF_B_PAYS), "TALK-6"),
        (GiveWord(OFFER, 0, to(B), 0, PLACES_B), "TALK-6"),
        (GiveWord(THREAT, 0, to(B), 0, PLACES_B), "TALK-6"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(KEEP_IT, A, B, LAW, until=1)), "TALK-12"),
        (GiveWord(PROMISE, 0, to(B), 0, clause(KEEP_IT, A, B, LAW, until=7)), "TALK-12"),
    ],
)
def test_words_that_cannot_be_checked_are_refused(word: GiveWord, rule: str) -> None:
    assert refusal(table(**ROUND_BY_ROUND), A, word).rule == rule


@pytest.mark.rule("TALK-5", "BRI-6")
def test_concealed_bribes_cannot_be_promised_in_clauses() -> None:
    t = table(parks={A: {B: LAW}}, bribe_secrecy="concealed")

    word = GiveWord(PROMISE, 0, to(A), 0, clause(BRIBE_WITH, A, B, LAW))
    assert refusal(t, B, word) == Refusal("BRI-6")


@pytest.mark.rule("TALK-11")
def test_seat_with_too_many_open_words_is_refused_another() -> None:
    t = table(**ROUND_BY_ROUND)
    for _ in range(20):
        say(t, A, PROMISE, to(B), PLACES_B)

    assert refusal(t, A, GiveWord(PROMISE, 0, to(B), 0, PLACES_B)).rule == "TALK-11"
    do(t, A, WithdrawWord(3))
    say(t, A, PROMISE, to(B), PLACES_B)


@pytest.mark.rule("TALK-7")
def test_word_is_accepted_declined_or_withdrawn() -> None:
    t = table(**ROUND_BY_ROUND)
    for _ in range(3):
        say(t, A, PROMISE, to(B, C), PLACES_B)
    assert [word.standing for word in seen(t).words] == [PROPOSED] * 3

    do(t, B, AcceptWord(0))
    do(t, B, DeclineWord(1))
    do(t, C, DeclineWord(1))
    do(t, A, WithdrawWord(2))

    assert [word.standing for word in seen(t).words] == [ACCEPTED, DECLINED, WITHDRAWN]
    assert seen(t).words[0].accepted == [B]
    assert events_of(t, WordAccepted) == [WordAccepted(B, 0)]
    for seat, action in (
        (D, AcceptWord(0)),  # not addressed to it
        (B, DeclineWord(0)),  # already answered
        (A, WithdrawWord(0)),  # already accepted
        (C, AcceptWord(1)),  # off
        (B, AcceptWord(2)),  # withdrawn
        (B, WithdrawWord(2)),  # somebody else's
    ):
        assert refusal(t, seat, action) == Refusal("TALK-7")
    assert refusal(t, B, AcceptWord(9)) == Refusal("TABLE-5")
    assert refusal(t, A, WithdrawWord(-1)) == Refusal("TABLE-5")


@pytest.mark.rule("TALK-7")
def test_broken_word_cannot_be_withdrawn_and_unanswered_offer_runs_out() -> None:
    t = table(**ROUND_BY_ROUND)
    say(t, A, PROMISE, to(B), PLACES_B)
    say(t, A, OFFER, to(C), clause(KEEP_IT, A, C, TAX), clause(SEND_IT, B, C, link=IF))
    pay(t, (B, 1))
    do(t, A, Place(TEN))

    assert refusal(t, A, WithdrawWord(0)) == Refusal("TALK-7")
    assert refusal(t, B, AcceptWord(0)) == Refusal("TALK-7")
    t.state.round = 7
    assert seen(t).words[1].standing == RUN_OUT


@pytest.mark.rule("TALK-8", "TALK-9")
@pytest.mark.parametrize(("domain", "verdict"), [(HUNDRED, KEPT), (FIFTY, KEPT), (TEN, BROKEN)])
def test_promised_place_is_kept_or_broken(domain: int, verdict: int) -> None:
    t = table(**ROUND_BY_ROUND)
    say(t, A, PROMISE, to(B), PLACES_B)
    pay(t, (B, 1))
    do(t, A, Place(domain))

    assert verdicts(t) == [(0, 0, verdict)]


@pytest.mark.rule("TALK-8")
@pytest.mark.parametrize(
    ("notes", "domain", "verdict"),
    [(6, HUNDRED, KEPT), (6, TEN, BROKEN), (5, TEN, VOID), (5, HUNDRED, VOID)],
)
def test_offer_counts_once_it_is_accepted(notes: int, domain: int, verdict: int) -> None:
    t = table(**ROUND_BY_ROUND)
    say(t, A, OFFER, to(B), PLACES_B, IF_B_PAYS)
    say(t, A, OFFER, to(B), PLACES_B, IF_B_PAYS)
    do(t, B, AcceptWord(0))
    pay(t, (B, notes))
    do(t, A, Place(domain))

    assert verdicts(t) == [(0, 0, verdict)]


@pytest.mark.rule("TALK-8")
@pytest.mark.parametrize(
    ("notes", "winner", "verdict"), [(1, C, KEPT), (1, B, BROKEN), (6, C, VOID), (6, B, VOID)]
)
def test_threat_is_void_once_it_is_obeyed(notes: int, winner: int, verdict: int) -> None:
    t = table(parks={A: {B: LAW, C: LAW}}, promise_book="live")
    unless_paid = clause(BRIBE_WITH, A, B, LAW, link=UNLESS, least=60_000)
    say(t, A, THREAT, to(B), clause(DROP_IT, A, B, LAW), unless_paid)
    pay(t, (B, notes), (C, 1))
    do(t, A, Admit(winner, TEN))

    assert verdicts(t) == [(0, 0, verdict)]


@pytest.mark.rule("TALK-8")
def test_conflict_keeps_or_breaks_the_word_to_each_side() -> None:
    t = table(offices={A: {LAW: (D, FIFTY)}}, parks={A: {B: LAW}}, promise_book="live")
    say(t, A, PROMISE, to(B), clause(KEEP_IT, A, B, LAW))
    say(t, A, PROMISE, to(D), clause(KEEP_IT, A, D, LAW), clause(DROP_IT, A, B, LAW))
    pay(t, (D, 1), (B, 1))
    do(t, A, Replace(B))

    assert verdicts(t) == [(0, 0, KEPT), (1, 0, BROKEN), (1, 1, BROKEN)]


@pytest.mark.rule("TALK-8", "TALK-9")
def test_promise_without_its_occasion_is_impossible_and_judged_at_the_end() -> None:
    t = table(host=E, round=6, at=SENDING, promise_book="end")
    say(t, B, PROMISE, to(A), clause(KEEP_IT, B, A, LAW), clause(NOT_SEND_IT, A, B))
    for palace in (B, C):
        do(t, E, Send(palace, LAW))

    assert t.state.over()
    assert verdicts(t) == [(0, 0, IMPOSSIBLE), (0, 1, KEPT)]
    assert [c.verdict for c in seen(t).words[0].clauses] == [IMPOSSIBLE, KEPT]
    assert seen(t).kept[B][A] == 1
    assert refusal(t, A, AcceptWord(0)) == Refusal("TABLE-1")


@pytest.mark.rule("TALK-9")
def test_book_records_no_verdict_before_the_end_or_when_it_is_off() -> None:
    for book in ("off", "end"):
        t = table(parks={A: {B: LAW}}, promise_book=book)
        say(t, A, PROMISE, to(B), PLACES_B)
        assert seen(t, A).your_open_words == [0]
        assert seen(t, B).your_open_words == seen(t).your_open_words == []
        pay(t, (B, 1))
        do(t, A, Place(TEN))
        assert seen(t, A).your_open_words == []
        assert verdicts(t) == []
        assert (seen(t).kept, seen(t).broken) == ([], [])


@pytest.mark.rule("TALK-9")
def test_live_book_counts_for_each_pair_of_seats() -> None:
    t = table(**ROUND_BY_ROUND)
    say(t, A, PROMISE, to(B, C), PLACES_B)
    pay(t, (B, 1))
    do(t, A, Place(TEN))

    assert seen(t).broken[A] == [0, 1, 1, 0, 0]
    assert seen(t).kept == [[0] * 5] * 5


@pytest.mark.rule("TALK-3")
def test_whisper_is_readable_only_for_its_hearers() -> None:
    t = table(host=D, round=6, parks={D: {E: LAW}}, whispers="yes", promise_book="live")
    do(t, D, GiveWord(PROMISE, 4, to(E), 1, clause(PLACE_IT, D, E, LAW, least=50_000)))
    pay(t, (E, 1))
    do(t, D, Place(TEN))
    word, judged = events_of(t, WordGiven)[0], events_of(t, ClauseJudged)[0]

    for watcher in (D, E):
        assert word.seen_by(watcher) == word
        assert judged.seen_by(watcher) == judged
        assert seen(t, watcher).broken[D][E] == 1
    for watcher in (C, SPECTATOR):
        assert word.seen_by(watcher) == WordGiven(D, 0, PROMISE, 4, to(E), 1, [])
        assert judged.seen_by(watcher) is None
        assert seen(t, watcher).words[0].clauses == []
        assert seen(t, watcher).broken[D][E] == 0


@pytest.mark.rule("TALK-3", "TALK-9")
def test_verdict_on_a_whisper_is_not_recorded_before_the_end() -> None:
    t = table(**ROUND_BY_ROUND, whispers="yes")
    do(t, A, GiveWord(PROMISE, 4, to(B), 1, PLACES_B))
    pay(t, (B, 1))
    do(t, A, Place(TEN))

    assert verdicts(t) == []


@pytest.mark.rule("TALK-10")
def test_promise_changes_no_legal_actions() -> None:
    t = table(offices={A: {LAW: (D, FIFTY)}}, parks={A: {B: LAW}})
    before = legal_actions(t, D)
    say(t, A, PROMISE, to(D), clause(KEEP_IT, A, D, LAW))
    assert legal_actions(t, D) == before
    pay(t, (D, 9), (B, 1))

    assert legal_actions(t, A) == [Keep(), Replace(B)]


def test_every_word_can_be_said_in_every_language() -> None:
    for lang in ("en", "fr", "it", "de"):
        words = Words(lang)
        names = words.default_names(GAME, 5)
        for verb in range(6):
            for domain in (-1, FIFTY):
                said = clause(verb, A, B, LAW, domain=domain, least=5)
                open_to_all = clause(BRIBE_WITH, A, B, link=IF)
                clauses = [*said, *open_to_all, *clause(SEND_IT, A, B, link=UNLESS)]
                for tone in range(3):
                    seen_as = WordGiven(A, 3, tone, 0, to(B), 0, clauses)
                    text = words.event(GAME, seen_as, names)
                    assert not {"{", "}", "$", "_"} & set(text)
                    assert words.action(GAME, GiveWord(tone, 0, to(B), 0, clauses))
        assert words.event(GAME, WordGiven(A, 3, 0, 0, to(B), 1, []), names)


def test_word_reads_as_plain_english() -> None:
    word = WordGiven(A, 3, OFFER, 0, to(B), 0, [*PLACES_B, *IF_B_PAYS])

    assert Words("en").event(GAME, word, Words("en").default_names(GAME, 5)) == (
        "Venice offers Milan (word 3): Venice places Milan (legal adviser) for at least 50,000"
        " ducats a turn, by round\xa06; if Milan pays Venice at least 60,000 ducats for the legal"
        " adviser, by round\xa06."
    )


@pytest.mark.rule("TALK-13")
@pytest.mark.parametrize("why", range(len(WHY_NAMES)), ids=WHY_NAMES)
def test_anybody_may_give_a_reason_and_it_reads_as_a_sentence(why: int) -> None:
    t = table(**ROUND_BY_ROUND)
    before = (t.state.agenda_rows(), t.actors(), seen(t))

    do(t, C, SayWhy(why, A, B))

    reason = events_of(t, ReasonGiven)[0]
    names = ["Ada", "Bruno", "Carla", "Dino", "Elsa"]
    sentences = [Words(lang).event(GAME, reason, names) for lang in ("en", "fr", "it", "de")]
    assert all(sentence.startswith("Carla") for sentence in sentences)
    assert len(set(sentences)) == 4
    assert (t.state.agenda_rows(), t.actors(), seen(t)) == before


@pytest.mark.rule("TALK-13")
@pytest.mark.parametrize(
    "reason",
    [SayWhy(-1, A, B), SayWhy(len(WHY_NAMES), A, B), SayWhy(0, -2, B), SayWhy(0, A, 5)],
    ids=str,
)
def test_unknown_reason_or_unknown_seat_is_refused(reason: SayWhy) -> None:
    t = table(**ROUND_BY_ROUND)

    assert refusal(t, C, reason) == Refusal("TABLE-5")


@pytest.mark.rule("TALK-13")
def test_reason_may_name_nobody() -> None:
    t = table(**ROUND_BY_ROUND)

    assert t.refuses(C, SayWhy(0, -1, -1)) is None

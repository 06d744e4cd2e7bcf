"""Tests of the worker cache `WorkerCache`, without a worker process."""

from typing import Any

import pytest

from signoria.bots.bot import PlayoutBot
from signoria.bots.ismcts import Ismcts
from signoria.games import GAMES, find_game
from signoria.kernel import growing_ledger
from signoria.kernel.hash_chain import hash_of, hashed_line
from signoria.kernel.ledger import apply_entries, ledger_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.state import State
from signoria.kernel.table import Entry, Table, open_table
from signoria.server.autoplay.bots.fallback import fallback_choice
from signoria.server.autoplay.bots.messages import (
    Chosen,
    Lacking,
    MoveRequest,
    NotUnderstood,
    Spoken,
    TalkRequest,
    WorkerSettings,
)
from signoria.server.autoplay.bots.worker_cache import CACHED_TABLES, WorkerCache, seed_for
from signoria.testing.subject import Subject
from tests.bots.twins import asked_here_and_there
from tests.server.bots.positions import Position, positions
from tests.store.games import GAMES as RECORDED
from tests.store.games import lines_of

AMPLE = 30.0
CHAOS = "tests.server.bots.chaos"


def cache(seed: int | None = 7, limit: float = AMPLE) -> WorkerCache:
    return WorkerCache(WorkerSettings(limit, 1.0, seed, CHAOS))


def whole(at: Position, level: str, number: int = 1, table: str = "t") -> MoveRequest:
    return MoveRequest(number, table, "", [at.header, *at.lines], at.seat, level)


def grown(before: Position, at: Position, level: str) -> MoveRequest:
    lines = list(at.lines[len(before.lines) :])
    return MoveRequest(2, "t", hash_of(before.lines[-1]), lines, at.seat, level)


def chosen(reply: Chosen | Spoken | Lacking | NotUnderstood) -> Chosen:
    assert isinstance(reply, Chosen), reply
    return reply


@pytest.mark.parametrize("level", ["random", "page", "ismcts:5"])
def test_built_in_bot_answers_with_a_legal_action(level: str) -> None:
    at = positions()[0]
    reply = chosen(cache().answer(whole(at, level, number=9)))

    assert (reply.number, reply.fallback, reply.reason) == (9, "", "")
    assert at.accepts(reply.action)


def test_same_seed_repeats_the_choice_and_other_seeds_vary_it() -> None:
    at = positions()[0]
    requested = [cache(seed).answer(whole(at, "random")) for seed in (7, 7, *range(20))]
    actions = [chosen(reply).action for reply in requested]

    assert actions[0] == actions[1]
    assert any(action != actions[0] for action in actions)


def test_seed_differs_by_table_and_seat_and_is_random_without_a_base() -> None:
    fixed = {seed_for(7, table, seat) for table in "ab" for seat in range(3)}

    assert len(fixed) == 6
    assert seed_for(7, "a", 0) in fixed
    assert seed_for(None, "a", 0) != seed_for(None, "a", 0)


def test_new_lines_continue_the_held_ledger() -> None:
    first, second, third = positions()
    one = cache()
    one.answer(whole(first, "random"))
    by_tails = [
        one.answer(grown(first, second, "random")),
        one.answer(grown(second, third, "random")),
    ]
    at_once = cache().answer(whole(third, "random"))

    assert chosen(by_tails[0]).number == 2
    assert chosen(by_tails[1]).action == chosen(at_once).action


def test_worker_applies_only_new_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, _third = positions()
    one = cache()
    one.answer(whole(first, "random"))
    applied: list[int] = []

    def note(state: State, entries: list[Entry[Any]]) -> None:
        applied.extend(entry.rev for entry in entries)
        apply_entries(state, entries)

    monkeypatch.setattr(growing_ledger, "apply_entries", note)
    monkeypatch.delattr(growing_ledger, "replay")
    one.answer(grown(first, second, "random"))
    one.answer(grown(second, second, "random"))

    assert applied == list(range(len(first.lines) + 1, len(second.lines) + 1))


def test_lines_after_missing_ones_are_answered_with_lacking() -> None:
    first, second, third = positions()
    one = cache()
    assert one.answer(grown(first, second, "random")) == Lacking(2)

    one.answer(whole(first, "random"))
    assert one.answer(grown(second, third, "random")) == Lacking(2)


def test_full_cache_drops_the_least_recently_asked_table() -> None:
    first, second, _third = positions()
    one = cache()
    for table in ("old", "t", *map(str, range(CACHED_TABLES - 2))):
        one.answer(whole(first, "random", table=table))
    one.answer(whole(first, "random", table="old"))
    one.answer(whole(first, "random", table="one more"))

    assert len(one.tables) == CACHED_TABLES
    assert one.answer(grown(first, second, "random")) == Lacking(2)
    assert "old" in one.tables


def test_bot_is_kept_for_the_next_decision_of_its_seat() -> None:
    first, second, third = positions()
    one = cache()
    replies = [one.answer(whole(first, "remembers")), one.answer(grown(first, second, "remembers"))]
    replies.append(one.answer(grown(second, third, "remembers")))

    nth = [at.choices()[n] for n, at in enumerate((first, second, third))]
    assert [chosen(reply).action for reply in replies] == nth


def test_change_of_level_creates_a_new_bot() -> None:
    first, second, third = positions()
    one = cache()
    one.answer(whole(first, "remembers"))
    one.answer(grown(first, second, "random"))
    reply = one.answer(grown(second, third, "remembers"))

    assert chosen(reply).action == third.choices()[0]


def test_failed_bot_is_replaced_by_a_new_one() -> None:
    first, second, third = positions()
    one = cache()
    replies = [one.answer(whole(first, "forgets")), one.answer(grown(first, second, "forgets"))]
    replies.append(one.answer(grown(second, third, "forgets")))

    assert [chosen(reply).fallback for reply in replies] == ["", "crash", ""]


def test_search_continues_in_its_tree() -> None:
    at = positions()[0]
    one = cache()
    one.answer(whole(at, "ismcts:20"))
    _level, bot = one.tables["t"].bots[at.seat]
    assert isinstance(bot, Ismcts)
    before = bot.root.visits
    again = MoveRequest(2, "t", hash_of(at.lines[-1]), [], at.seat, "ismcts:20")
    one.answer(again)

    assert bot.root.visits == before + 20


def test_search_after_an_undo_chooses_at_the_earlier_position() -> None:
    first, second, _third = positions()
    one = cache()
    one.answer(whole(second, "ismcts:5"))
    before = hash_of(second.lines[-1])
    rev = len(second.lines) + 1
    undo = {"rev": rev, "by": "undo", "to": len(first.lines), "consent": []}
    reply = one.answer(
        MoveRequest(2, "t", before, [hashed_line(before, undo)[1]], first.seat, "ismcts:5")
    )

    assert chosen(reply).fallback == ""
    assert chosen(reply).action in first.choices()
    assert chosen(reply).action not in second.choices()


@pytest.mark.parametrize(
    ("level", "limit", "word"),
    [
        ("hangs", 0.05, "late"),
        ("crashes", AMPLE, "crash"),
        ("leaves", AMPLE, "crash"),
        ("illegal", AMPLE, "illegal"),
    ],
)
def test_late_failed_or_illegal_answer_is_replaced_by_a_legal_action(
    level: str, limit: float, word: str
) -> None:
    at = positions()[0]
    reply = chosen(cache(limit=limit).answer(whole(at, level)))

    assert reply.fallback == word
    assert reply.reason
    assert at.accepts(reply.action)


def test_request_for_a_seat_that_is_not_asked_has_no_answer() -> None:
    at = positions()[1]
    reply = cache().answer(whole(at._replace(seat=at.seat + 1), "random"))

    assert isinstance(reply, NotUnderstood)
    assert str(at.seat + 1) in reply.reason


def test_request_about_a_finished_game_has_no_answer() -> None:
    header, *lines = lines_of(RECORDED[0])

    assert isinstance(
        cache().answer(whole(Position(header, tuple(lines), 0), "random")), NotUnderstood
    )


def test_request_for_an_unknown_level_names_it() -> None:
    reply = cache().answer(whole(positions()[0], "emperor"))

    assert isinstance(reply, NotUnderstood)
    assert "emperor" in reply.reason


def test_altered_ledger_is_refused_and_dropped() -> None:
    first, second, _third = positions()
    one = cache()
    one.answer(whole(first, "random"))
    corrupted = grown(first, second, "random")
    corrupted.lines[0] = corrupted.lines[0].replace('"by"', '"bye"')
    reply = one.answer(corrupted)

    assert isinstance(reply, NotUnderstood)
    assert "LEDGER-3" in reply.reason
    assert chosen(one.answer(whole(second, "random"))).fallback == ""


def test_fallback_choice_is_legal_and_repeats_for_the_same_seed() -> None:
    for at in positions():
        chosen: list[list[Any]] = [
            fallback_choice([at.header, *at.lines], at.seat, seed) for seed in (3, 3)
        ]

        assert at.accepts(chosen[0])
        assert chosen[0] == chosen[1]


def test_fallback_choice_depends_only_on_what_the_seat_knows() -> None:
    game = GAMES[0]
    subject = Subject(game, 3, next(iter(game.presets)))
    twins = asked_here_and_there(subject, PlayoutBot, 5, 5)

    assert len(twins) > 5
    assert sum(pair.misled for pair in twins) > 0.5 * len(twins)


# Talk.


def intrigue() -> tuple[list[str], Table[Any]]:
    """Play Intrigue until talk about a matter begins; return the ledger and the table."""
    game = find_game("intrigue")
    assert game is not None
    options = dict(game.presets["fx1994"])
    t = open_table(game, 3, options, SeededRng(2))
    while t.state.host < 0:
        seat = t.actors()[0]
        t.submit(seat, game.menu[t.legal(seat)[0]])
    return ledger_of(t, "fx1994", options).text().splitlines(), t


def test_only_bots_with_personality_talk() -> None:
    lines, t = intrigue()
    master = int(t.state.host)
    speakers = [(master, "traitor"), ((master + 1) % 3, "page")]

    reply = cache().answer(TalkRequest(4, "t", "", lines, speakers))

    assert isinstance(reply, Spoken)
    assert (reply.number, reply.faults) == (4, [])
    assert {seat for seat, _aside in reply.asides} == {master}
    assert {aside[0] for _seat, aside in reply.asides} == {"give_word"}


def test_bot_that_fails_to_talk_is_reported() -> None:
    reply = cache().answer(TalkRequest(4, "t", "", intrigue()[0], [(0, "mute")]))

    assert reply == Spoken(4, [], ["crash"])


def test_talk_of_an_unknown_bot_has_no_answer() -> None:
    reply = cache().answer(TalkRequest(4, "t", "", intrigue()[0], [(0, "nobody")]))

    assert reply == NotUnderstood(4, "no bot is called nobody")

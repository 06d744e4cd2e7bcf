"""What a worker does with questions, without the process around it."""

from typing import Any

import pytest

from signoria.bots.ismcts import Ismcts
from signoria.games import GAMES, find_game
from signoria.kernel.ledger import ledger_of, sealed
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from signoria.server.bots.desk import HELD, Desk, seed_for
from signoria.server.bots.messages import (
    Chosen,
    Hearing,
    Lacking,
    Question,
    Senseless,
    Spoken,
    Terms,
)
from signoria.server.bots.quick import QuickBot, quick_choice
from signoria.store.seals import seal_of
from signoria.testing.subject import Subject
from tests.bots.twins import asked_here_and_there
from tests.games.hidden import HIDDEN
from tests.server.bots.positions import Position, positions
from tests.store.games import GAMES as RECORDED
from tests.store.games import lines_of

AMPLE = 30.0
CHAOS = "tests.server.bots.chaos"


def desk(seed: int | None = 7, limit: float = AMPLE) -> Desk:
    return Desk(Terms(limit, 1.0, seed, CHAOS))


def whole(at: Position, level: str, number: int = 1, table: str = "t") -> Question:
    return Question(number, table, "", [at.header, *at.lines], at.seat, level)


def tail(before: Position, at: Position, level: str) -> Question:
    lines = list(at.lines[len(before.lines) :])
    return Question(2, "t", seal_of(before.lines[-1]), lines, at.seat, level)


def chosen(reply: Chosen | Spoken | Lacking | Senseless) -> Chosen:
    assert isinstance(reply, Chosen), reply
    return reply


@pytest.mark.parametrize("level", ["random", "page", "ismcts:5"])
def test_a_bot_of_the_house_answers_with_something_the_rules_grant(level: str) -> None:
    at = positions()[0]
    reply = chosen(desk().answer(whole(at, level, number=9)))

    assert (reply.number, reply.fallback, reply.reason) == (9, "", "")
    assert at.accepts(reply.action)


def test_the_same_seed_chooses_the_same_and_another_sometimes_something_else() -> None:
    at = positions()[0]
    wished = [desk(seed).answer(whole(at, "random")) for seed in (7, 7, *range(20))]
    actions = [chosen(reply).action for reply in wished]

    assert actions[0] == actions[1]
    assert any(action != actions[0] for action in actions)


def test_a_seed_is_of_one_table_and_one_seat_or_the_systems() -> None:
    fixed = {seed_for(7, table, seat) for table in "ab" for seat in range(3)}

    assert len(fixed) == 6
    assert seed_for(7, "a", 0) in fixed
    assert seed_for(None, "a", 0) != seed_for(None, "a", 0)


def test_further_lines_are_read_after_those_it_holds() -> None:
    first, second, third = positions()
    one = desk()
    one.answer(whole(first, "random"))
    by_tails = [
        one.answer(tail(first, second, "random")),
        one.answer(tail(second, third, "random")),
    ]
    at_once = desk().answer(whole(third, "random"))

    assert chosen(by_tails[0]).number == 2
    assert chosen(by_tails[1]).action == chosen(at_once).action


def test_lines_after_some_it_does_not_hold_are_lacking_those() -> None:
    first, second, third = positions()
    one = desk()
    assert one.answer(tail(first, second, "random")) == Lacking(2)

    one.answer(whole(first, "random"))
    assert one.answer(tail(second, third, "random")) == Lacking(2)


def test_of_many_tables_it_forgets_the_one_that_was_asked_longest_ago() -> None:
    first, second, _third = positions()
    one = desk()
    for table in ("old", "t", *map(str, range(HELD - 2))):
        one.answer(whole(first, "random", table=table))
    one.answer(whole(first, "random", table="old"))
    one.answer(whole(first, "random", table="one more"))

    assert len(one.tables) == HELD
    assert one.answer(tail(first, second, "random")) == Lacking(2)
    assert "old" in one.tables


def test_a_bot_stays_for_the_next_decision_of_its_seat() -> None:
    first, second, third = positions()
    one = desk()
    replies = [one.answer(whole(first, "remembers")), one.answer(tail(first, second, "remembers"))]
    replies.append(one.answer(tail(second, third, "remembers")))

    nth = [at.choices()[n] for n, at in enumerate((first, second, third))]
    assert [chosen(reply).action for reply in replies] == nth


def test_another_level_is_another_bot() -> None:
    first, second, third = positions()
    one = desk()
    one.answer(whole(first, "remembers"))
    one.answer(tail(first, second, "random"))
    reply = one.answer(tail(second, third, "remembers"))

    assert chosen(reply).action == third.choices()[0]


def test_a_bot_that_failed_does_not_stay() -> None:
    first, second, third = positions()
    one = desk()
    replies = [one.answer(whole(first, "forgets")), one.answer(tail(first, second, "forgets"))]
    replies.append(one.answer(tail(second, third, "forgets")))

    assert [chosen(reply).fallback for reply in replies] == ["", "crash", ""]


def test_a_search_goes_on_in_its_tree() -> None:
    at = positions()[0]
    one = desk()
    one.answer(whole(at, "ismcts:20"))
    _level, bot = one.tables["t"].bots[at.seat]
    assert isinstance(bot, Ismcts)
    before = bot.root.visits
    again = Question(2, "t", seal_of(at.lines[-1]), [], at.seat, "ismcts:20")
    one.answer(again)

    assert bot.root.visits == before + 20


def test_after_an_undo_a_bot_that_has_thought_further_stands_at_the_earlier_position() -> None:
    first, second, _third = positions()
    one = desk()
    one.answer(whole(second, "ismcts:5"))
    before = seal_of(second.lines[-1])
    rev = len(second.lines) + 1
    undo = {"rev": rev, "by": "undo", "to": len(first.lines), "consent": []}
    reply = one.answer(Question(2, "t", before, [sealed(before, undo)[1]], first.seat, "ismcts:5"))

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
def test_an_answer_that_is_none_is_replaced_by_one_the_rules_grant(
    level: str, limit: float, word: str
) -> None:
    at = positions()[0]
    reply = chosen(desk(limit=limit).answer(whole(at, level)))

    assert reply.fallback == word
    assert reply.reason
    assert at.accepts(reply.action)


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    at = positions()[1]
    reply = desk().answer(whole(at._replace(seat=at.seat + 1), "random"))

    assert isinstance(reply, Senseless)
    assert str(at.seat + 1) in reply.reason


def test_a_game_that_is_over_has_no_answer() -> None:
    header, *lines = lines_of(RECORDED[0])

    assert isinstance(desk().answer(whole(Position(header, tuple(lines), 0), "random")), Senseless)


def test_an_unknown_level_is_named() -> None:
    reply = desk().answer(whole(positions()[0], "emperor"))

    assert isinstance(reply, Senseless)
    assert "emperor" in reply.reason


def test_a_ledger_that_was_altered_is_refused_and_forgotten() -> None:
    first, second, _third = positions()
    one = desk()
    one.answer(whole(first, "random"))
    spoilt = tail(first, second, "random")
    spoilt.lines[0] = spoilt.lines[0].replace('"by"', '"bye"')
    reply = one.answer(spoilt)

    assert isinstance(reply, Senseless)
    assert "LEDGER-3" in reply.reason
    assert chosen(one.answer(whole(second, "random"))).fallback == ""


def test_a_quick_answer_is_one_the_rules_grant_and_the_same_for_the_same_seed() -> None:
    for at in positions():
        quick: list[list[Any]] = [
            quick_choice([at.header, *at.lines], at.seat, seed) for seed in (3, 3)
        ]

        assert at.accepts(quick[0])
        assert quick[0] == quick[1]


def test_a_quick_answer_follows_from_what_the_seat_knows() -> None:
    game = GAMES[0]
    subject = Subject(game, 3, next(iter(game.presets)), HIDDEN[game.slug])
    twins = asked_here_and_there(subject, QuickBot, 5, 5)

    assert len(twins) > 5
    assert sum(pair.misled for pair in twins) > 0.5 * len(twins)


# Talk.


def intrigue() -> tuple[list[str], Table[Any]]:
    """A ledger of Intrigue at whose end a matter is talked about, and its table."""
    game = find_game("intrigue")
    assert game is not None
    options = dict(game.presets["fx1994"])
    t = open_table(game, 3, options, SeededRng(2))
    while t.state.host < 0:
        seat = t.actors()[0]
        t.submit(seat, game.menu[t.legal(seat)[0]])
    return ledger_of(t, "fx1994", options).text().splitlines(), t


def test_bots_that_talk_say_what_they_have_to_say_and_others_nothing() -> None:
    lines, t = intrigue()
    master = int(t.state.host)
    speakers = [(master, "traitor"), ((master + 1) % 3, "page")]

    reply = desk().answer(Hearing(4, "t", "", lines, speakers))

    assert isinstance(reply, Spoken)
    assert (reply.number, reply.faults) == (4, [])
    assert {seat for seat, _aside in reply.asides} == {master}
    assert {aside[0] for _seat, aside in reply.asides} == {"give_word"}


def test_a_bot_that_cannot_speak_is_silent_and_told() -> None:
    reply = desk().answer(Hearing(4, "t", "", intrigue()[0], [(0, "mute")]))

    assert reply == Spoken(4, [], ["crash"])


def test_a_bot_that_nobody_knows_cannot_be_heard() -> None:
    reply = desk().answer(Hearing(4, "t", "", intrigue()[0], [(0, "nobody")]))

    assert reply == Senseless(4, "no bot is called nobody")

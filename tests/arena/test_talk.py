"""Tests of talk among bots: every bot may speak, and talk always ends."""

from typing import Any

import pytest

from signoria.arena.guard import CRASH, ILLEGAL, LATE, MOST_ASIDES, Guard, Speech
from signoria.arena.match import Cast, SeatedBot, play_match
from signoria.arena.schedule import Entrant, Terms
from signoria.arena.talk import ROUNDS, chatter, converse
from signoria.bots.bot import Bot, RandomBot
from signoria.bots.window import Window
from signoria.games.il_principe import GAME as IL_PRINCIPE
from signoria.games.intrigue import GAME
from signoria.games.intrigue.actions import AcceptWord, GiveWord, HearBribes, SayWhy
from signoria.games.intrigue.rules import SUITS_ME
from signoria.kernel.action import Action
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import BOT, Table, open_table

REASON = SayWhy(SUITS_ME, NOBODY, NOBODY)
AMPLE = 30.0


class First(Bot[Any]):
    """Bot that takes the first legal action."""

    def choose(self, window: Window[Any]) -> Action:
        return window.menu[window.legal()[0]]


class Speaker(First):
    """Bot that says the same whenever it is asked."""

    def __init__(self, says: object) -> None:
        super().__init__(1)
        self.says = says
        self.asked = 0

    def speak(self, window: Window[Any]) -> list[Action]:
        self.asked += 1
        if isinstance(self.says, Exception):
            raise self.says
        return self.says  # type: ignore[return-value]


class Dreamer(First):
    """Bot that never finishes thinking about what to say."""

    def speak(self, window: Window[Any]) -> list[Action]:
        while True:
            pass


def tabled(game: Any = GAME) -> Table[Any]:
    return open_table(game, 3, next(iter(game.presets.values())), SeededRng(1))


def seen(t: Table[Any], *bots: Bot[Any]) -> list[tuple[int, Speech]]:
    """Let the bots talk; return each seat that spoke with its speech."""
    return list(converse(t, {seat: Guard(bot, AMPLE, 1) for seat, bot in enumerate(bots)}))


def test_talk_of_a_bot_is_recorded_as_a_bots() -> None:
    t = tabled()
    seen(t, RandomBot(1), Speaker([REASON]))

    assert {(entry.by, entry.seat) for entry in t.entries[1:]} == {(BOT, 1)}
    assert t.entries[1].action == REASON


def test_endless_talk_is_stopped() -> None:
    t = tabled()
    seen(t, Speaker([REASON] * 99), Speaker([REASON]))

    assert len(t.entries) - 1 == ROUNDS * (MOST_ASIDES + 1)


def test_silence_ends_the_talk() -> None:
    quiet = Speaker([])
    seen(tabled(), quiet, quiet)

    assert quiet.asked == 2


def test_game_without_talk_asks_nobody_to_speak() -> None:
    speaker = Speaker([REASON])

    assert seen(tabled(IL_PRINCIPE), speaker) == []
    assert speaker.asked == 0


@pytest.mark.parametrize(
    ("says", "kind", "reason"),
    [
        (RuntimeError("no words"), CRASH, "RuntimeError: no words"),
        ("hello", ILLEGAL, "must say a list of asides"),
        ([HearBribes()], ILLEGAL, "can say only asides"),
        (["hello"], ILLEGAL, "must answer an action"),
        ([AcceptWord(7)], ILLEGAL, "TABLE-5"),
    ],
    ids=str,
)
def test_invalid_talk_is_dropped_with_a_reason(says: object, kind: str, reason: str) -> None:
    t = tabled()
    [(_seat, speech)] = seen(t, Speaker(says))

    assert (speech.asides, speech.fallback) == ([], kind)
    assert reason in speech.reason
    assert len(t.entries) == 1


def test_bot_that_thinks_too_long_says_nothing() -> None:
    speech = Guard(Dreamer(1), 0.05, 1).speech(tabled(), 0)

    assert (speech.asides, speech.fallback) == ([], LATE)


def test_failed_talk_is_counted_for_its_seat() -> None:
    seated = SeatedBot(RandomBot(1), AMPLE)
    seated.listen(Speech([REASON]))
    seated.listen(Speech([], CRASH, "it raised"))

    assert (dict(seated.fallbacks), seated.reasons) == ({CRASH: 1}, {CRASH: "it raised"})


def test_chatter_counts_talk_since_the_last_other_entry() -> None:
    t = tabled()
    assert chatter(t.entries) == 0
    for by in (BOT, "seat", BOT, BOT):
        t.submit(2, REASON, by)
    assert chatter(t.entries) == 2

    seat = t.actors()[0]
    t.submit(seat, GAME.menu[t.legal(seat)[0]], BOT)
    assert chatter(t.entries) == 0


def test_arena_game_contains_talk_and_is_reproducible() -> None:
    names = ["honest", "traitor", "tit-for-tat"]
    run = Terms(
        *("intrigue", 1, "", "", 3, "four-room", dict(GAME.presets["four-room"]), 1, names),
        *([Entrant(name, name) for name in names], 3, 0, AMPLE),
    )
    games = [play_match(GAME, run, run.fixtures()[0], Cast()) for _time in range(2)]
    actions = [[entry.action for entry in table.entries] for _record, table in games]

    assert actions[0] == actions[1]
    assert {GiveWord, AcceptWord, SayWhy} <= {type(action) for action in actions[0]}
    assert not any(any(kinds.values()) for kinds in games[0][0].fallbacks)

"""Tests of the guard: late, broken and illegal answers are replaced and counted, never repaired."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from signoria.arena.clock import DeadlineTimer, TimeUp, WallClock
from signoria.arena.guard import FALLBACKS, Answer, Guard
from signoria.bots.bot import Bot, RandomBot
from signoria.bots.window import Window
from signoria.games import il_principe
from signoria.games.il_principe.actions import Bid, Pass, SetAside
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import BOT, Table, open_table
from signoria.testing.snapshot import snapshot
from tests.arena.chaos import bots
from tests.toy.actions import MENU, Foretell, Offer, Promise
from tests.toy.game import FAIR, Fair
from tests.toy.state import FairState

AMPLE = 30.0
SHORT = 0.05
GAME = il_principe.GAME


def table_for(seats: int = 3, seed: int = 5) -> Table[Any]:
    return open_table(GAME, seats, GAME.presets["amigo2006"], SeededRng(seed))


def auction(seed: int = 5) -> tuple[Table[Any], int]:
    """Return a table at which a seat is to bid, and that seat."""
    table = table_for(seed=seed)
    while Pass() not in [table.game.menu[number] for number in table.legal(table.actors()[0])]:
        seat = table.actors()[0]
        table.submit(seat, table.game.menu[table.legal(seat)[0]])
    return table, table.actors()[0]


def ask(bot: Bot[Any], limit: float = AMPLE) -> tuple[Answer, Table[Any]]:
    """Return the guard's answer to a bot's first bid; asking must not change the table."""
    table, seat = auction()
    before = snapshot(table.state), table.rev, snapshot(table.rng)
    answer = Guard(bot, limit, 1).answer(table, seat)

    assert (snapshot(table.state), table.rev, snapshot(table.rng)) == before
    assert table.submit(seat, answer.action, BOT) is None
    return answer, table


def test_good_answer_is_passed_on_unchanged() -> None:
    table, seat = auction()
    requested = RandomBot[Any](7).choose(Window(table, seat))

    answer = Guard(RandomBot(7), AMPLE, 1).answer(table, seat)

    assert answer.action == requested
    assert (answer.fallback, answer.reason) == ("", "")
    assert 0 < answer.seconds < AMPLE


def test_window_shows_a_bot_its_remaining_time() -> None:
    bot = bots.NotesTheTime()
    answer, _table = ask(bot, limit=9.0)

    assert answer.fallback == ""
    assert 0 < bot.left[0] <= 9.0


@pytest.mark.parametrize(
    "bot",
    [
        bots.Hangs(0),
        bots.HangsBusily(0),
        bots.HangsAndCatches(0),
        bots.CatchesEverythingOnce(0),
        bots.MakesACrashOfIt(0),
    ],
    ids=lambda bot: type(bot).__name__,
)
def test_bot_without_an_answer_in_time_is_late(bot: Bot[Any]) -> None:
    answer, _table = ask(bot, SHORT)

    assert answer.fallback == "late"
    assert answer.reason == "it had no answer after 0.05 s"
    assert answer.seconds >= SHORT


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (bots.Raises(0), "it raised ValueError: no idea at all"),
        (bots.RaisesUnspeakably(0), "it raised Mute"),
        (bots.Exits(0), "it raised SystemExit: 0"),
    ],
    ids=["raises", "unspeakable", "exits"],
)
def test_bot_that_raises_has_crashed(bot: Bot[Any], reason: str) -> None:
    answer, _table = ask(bot)

    assert (answer.fallback, answer.reason) == ("crash", reason)


def test_bot_with_endless_recursion_has_crashed() -> None:
    answer, _table = ask(bots.RecursesWithoutEnd(0))

    assert answer.fallback == "crash"
    assert answer.reason.startswith("it raised RecursionError")


@pytest.mark.parametrize(
    ("requested", "reason"),
    [
        (None, "it answered None; a bot must answer an action"),
        (3, "it answered 3; a bot must answer an action"),
        ("pass", "it answered 'pass'; a bot must answer an action"),
        (bots.Unprintable(), "it answered a Unprintable; a bot must answer an action"),
        (Bid(2000), "it answered Bid(amount=2000), which AUC-5 refuses"),
        (Bid(0), "it answered Bid(amount=0), which AUC-3 refuses"),
        (SetAside(2, 0, 0, 0, 0), "which TABLE-3 refuses"),
        (bots.Fly(), "it answered Fly(); this game has no such action"),
        (Offer(1), "it answered Offer(good=1); this game has no such action"),
    ],
    ids=range(9),
)
def test_answer_against_the_rules_is_illegal(requested: object, reason: str) -> None:
    answer, _table = ask(bots.Answers(requested))

    assert answer.fallback == "illegal"
    assert answer.reason.endswith(reason)


def test_action_with_arguments_that_are_not_numbers_is_illegal() -> None:
    table = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))
    for strange in ("1", None, 1 << 40):
        good: Any = strange
        answer = Guard(bots.Answers(Offer(good)), AMPLE, 1).answer(table, 0)
        assert answer.fallback == "illegal"


def test_action_with_arguments_that_equal_numbers_is_played_with_the_numbers() -> None:
    table = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))
    for strange in (True, 1.0):
        good: Any = strange
        answer = Guard(bots.Answers(Offer(good)), AMPLE, 1).answer(table, 0)
        assert isinstance(answer.action, Offer)
        assert type(answer.action.good) is int


def test_talk_as_an_answer_is_illegal_although_the_table_accepts_it() -> None:
    table = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))
    talk = Promise(1, 7, 1)

    assert table.refuses(0, talk) is None
    answer = Guard(bots.Answers(talk), AMPLE, 1).answer(table, 0)
    assert answer.fallback == "illegal"
    assert answer.reason.endswith("which is talk and decides nothing")


def test_action_outside_the_menu_is_accepted_if_the_rules_allow_it() -> None:
    table = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))
    while table.actors() != [0] or table.legal(0)[0] != 0:
        seat = table.actors()[0]
        table.submit(seat, MENU[table.legal(seat)[0]])

    answer = Guard(bots.Answers(Foretell([0])), AMPLE, 1).answer(table, 0)

    assert (answer.action, answer.fallback) == (Foretell([0]), "")


def test_keyboard_interrupt_is_not_caught() -> None:
    table, seat = auction()

    with pytest.raises(KeyboardInterrupt):
        Guard(bots.Interrupted(0), AMPLE, 1).answer(table, seat)


def test_seat_without_a_legal_action_is_refused() -> None:
    table, seat = auction()
    idle = next(other for other in range(3) if other != seat)

    with pytest.raises(ValueError, match=f"seat {idle} has nothing on the menu"):
        Guard(RandomBot(1), AMPLE, 1).answer(table, idle)


def played_with(bot: Bot[Any], seed: int, limit: float = AMPLE) -> list[Answer]:
    """Play a game in which one seat is guarded; return the answers of that seat."""
    table = table_for(seats=2)
    others = RandomBot[Any](3)
    guard = Guard(bot, limit, seed)
    answers = []
    while actors := table.actors():
        seat = actors[0]
        if seat == 0:
            answers.append(guard.answer(table, 0))
            action = answers[-1].action
        else:
            action = others.choose(Window(table, seat))
        assert table.submit(seat, action, BOT) is None
    return answers


def test_same_seed_gives_the_same_game_of_fallbacks() -> None:
    one, again, other = (played_with(bots.Raises(0), seed) for seed in (1, 1, 2))

    assert {answer.fallback for answer in one} == {"crash"}
    assert [answer.action for answer in one] == [answer.action for answer in again]
    assert [answer.action for answer in one] != [answer.action for answer in other]


def test_fallback_depends_only_on_what_the_seat_knows() -> None:
    table = table_for(seats=4)
    guard = Guard(bots.Raises(0), AMPLE, 1)
    for number in range(150):
        if not table.actors():
            break
        seat = table.actors()[0]
        answer = guard.answer(table, seat)
        world = Table(GAME, table.state.imagine(seat, SeededRng(number), True), table.rng, False)
        world.rev = table.rev
        assert guard.answer(world, seat).action == answer.action
        table.submit(seat, answer.action, BOT)


class Stubborn(Heuristics[FairState]):
    """Heuristics that advises the last move and remembers the worlds it was asked about."""

    def __init__(self) -> None:
        self.worlds: list[FairState] = []

    def playout_move(self, s: FairState, seat: int, legal: list[int], rng: Rng) -> int:
        self.worlds.append(s)
        return legal[-1]


def test_fallback_is_the_playout_move_in_an_imagined_world() -> None:
    fair, heuristics = Fair(), Stubborn()
    fair.heuristics = heuristics
    table = open_table(fair, 2, fair.presets["plain"], SeededRng(1))

    answer = Guard(bots.Raises(0), AMPLE, 1).answer(table, 0)

    assert answer.action == MENU[table.legal(0)[-1]]
    assert len(heuristics.worlds) == 1
    assert heuristics.worlds[0] is not table.state
    assert list(heuristics.worlds[0].stack) != list(table.state.stack)


def in_a_thread(work: Any) -> Any:
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    thread.join()
    return found[0]


def test_late_answer_outside_the_main_thread_is_discarded() -> None:
    answer, _table = in_a_thread(lambda: ask(bots.Dawdles(3 * SHORT), SHORT))

    assert answer.fallback == "late"


@contextmanager
def an_alarm_set_before(seconds: float) -> Iterator[list[int]]:
    seen: list[int] = []
    former = signal.signal(signal.SIGALRM, lambda number, _frame: seen.append(number))
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield seen
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, former)


@pytest.mark.parametrize(
    "bot", [bots.Hangs(0), bots.Raises(0), RandomBot(1)], ids=lambda bot: type(bot).__name__
)
def test_earlier_timer_goes_on_running(bot: Bot[Any]) -> None:
    with an_alarm_set_before(100.0):
        handler = signal.getsignal(signal.SIGALRM)
        ask(bot, SHORT if isinstance(bot, bots.Hangs) else AMPLE)

        assert signal.getsignal(signal.SIGALRM) is handler
        assert 0 < signal.getitimer(signal.ITIMER_REAL)[0] < 100.0


def test_earlier_timer_that_expired_meanwhile_fires_afterwards() -> None:
    with an_alarm_set_before(SHORT / 2) as seen:
        answer, _table = ask(bots.Hangs(0), SHORT)
        while not seen:
            signal.pause()

        assert answer.fallback == "late"
        assert seen == [signal.SIGALRM]


def test_guard_leaves_no_timer_and_no_handler_behind() -> None:
    before = signal.getsignal(signal.SIGALRM)
    ask(bots.Hangs(0), SHORT)

    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.parametrize("limit", [0.0, 1e-9, 1e-6, 1e-5, 1e-4])
def test_timer_that_fires_at_once_leaves_nothing_behind(limit: float) -> None:
    before = signal.getsignal(signal.SIGALRM)
    for _ in range(50):
        with suppress(TimeUp):
            DeadlineTimer().run(limit, lambda: sum(range(100)))

        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
        assert signal.getsignal(signal.SIGALRM) is before


def test_clock_counts_down_to_its_limit_and_below_zero() -> None:
    clock = WallClock(0.0)

    assert clock.spent() > 0
    assert clock.left() < 0
    assert WallClock(AMPLE).left() > 0


def test_fallbacks_have_three_kinds() -> None:
    assert FALLBACKS == ("late", "crash", "illegal")

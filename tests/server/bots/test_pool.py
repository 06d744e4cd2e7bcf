"""Tests of the bot pool: it survives dead workers, and leaves no process behind."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvloop

from signoria.games.il_principe import GAME
from signoria.kernel.ledger import ledger_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import BOT, open_table
from signoria.kernel.wire import decode
from signoria.server.autoplay.bots.messages import Chosen, MoveRequest, WorkerSettings
from signoria.server.autoplay.bots.pool import BotChoice, BotPool, BotTalk, NoChoice, PoolClosed
from signoria.server.autoplay.bots.process import Worker, WorkerLost
from signoria.server.autoplay.bots.worker_cache import WorkerCache
from tests.server.bots.positions import Position, positions
from tests.server.bots.processes import runs, until

CHAOS = "tests.server.bots.chaos"
AMPLE = 60.0
AT = positions()[1]


@asynccontextmanager
async def pool(
    workers: int = 1, limit: float = AMPLE, grace: float = AMPLE
) -> AsyncIterator[BotPool]:
    """Open a pool of misbehaving bots, and check that closing it leaves no process."""
    opened = BotPool(workers, limit, bots=CHAOS, seed=7, grace=grace)
    await opened.start()
    pids = opened.pids()
    try:
        yield opened
    finally:
        pids += opened.pids()
        await opened.close()
        assert not any(map(runs, pids))


async def ask(opened: BotPool, level: str, at: Position = AT, table: str = "t") -> BotChoice:
    choice = await opened.choose(table, at.header, at.lines, at.seat, level)
    assert at.accepts(choice.action)
    return choice


def asking(opened: BotPool, level: str, table: str = "t") -> "asyncio.Task[BotChoice]":
    return asyncio.get_running_loop().create_task(ask(opened, level, table=table))


@pytest.fixture(scope="module")
def running() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def calm(running: asyncio.Runner) -> Iterator[BotPool]:
    """Share one worker among tests that must not lose it."""
    opened = BotPool(1, AMPLE, bots=CHAOS, seed=7, grace=AMPLE)
    running.run(opened.start())
    pids = opened.pids()
    yield opened
    assert (opened.pids(), opened.lost) == (pids, {})
    running.run(opened.close())


# Requests.


def test_two_workers_choose_like_one_cache_with_the_same_seed() -> None:
    options = dict(GAME.presets["amigo2006"])
    table = open_table(GAME, 3, options, SeededRng(3))
    alone = WorkerCache(WorkerSettings(AMPLE, AMPLE, 7, CHAOS))

    async def played() -> None:
        async with pool(2) as opened:
            while table.rev < 20:
                header, *lines = ledger_of(table, "amigo2006", options).lines()
                seat = table.actors()[0]
                choice = await opened.choose("t", header, lines, seat, "page")
                at_once = alone.answer(MoveRequest(0, "t", "", [header, *lines], seat, "page"))
                assert isinstance(at_once, Chosen)
                assert (choice.fallback, choice.action) == ("", at_once.action)
                assert table.submit(seat, decode(GAME.actions, choice.action), BOT) is None

    asyncio.run(played())


def test_worker_is_sent_only_new_lines() -> None:
    first, second, _third = positions()
    worker = Worker(WorkerSettings(1.0, 1.0, 7, CHAOS))
    earlier = MoveRequest(0, "t", "", [first.header, *first.lines], 0, "page")
    later = MoveRequest(0, "t", "", [second.header, *second.lines], 0, "page")
    assert worker.shortened(earlier) == earlier

    worker.note(earlier)

    assert worker.shortened(later).lines == list(second.lines[len(first.lines) :])
    assert worker.shortened(earlier).lines == []
    other = MoveRequest(0, "another", "", later.lines, 0, "page")
    assert worker.shortened(other) == other
    worker.note(later)
    assert worker.shortened(earlier) == earlier


def test_worker_that_dropped_a_table_is_sent_its_whole_ledger(
    calm: BotPool, running: asyncio.Runner
) -> None:
    first, second, _third = positions()

    async def asked() -> None:
        await ask(calm, "page", first)
        held = calm._workers[0].cached
        held["t"] = len(second.lines), "0"  # pretend that it holds more lines
        held["new"] = held["t"]
        await ask(calm, "page", second)
        await ask(calm, "page", second, table="new")

    running.run(asked())


def test_invalid_request_is_refused_and_the_next_one_answered(
    calm: BotPool, running: asyncio.Runner
) -> None:
    async def asked() -> None:
        with pytest.raises(NoChoice, match="emperor"):
            await ask(calm, "emperor")
        with pytest.raises(NoChoice, match="LEDGER"):
            await calm.choose("u", "{}", AT.lines, AT.seat, "page")
        assert (await ask(calm, "page")).fallback == ""

    running.run(asked())


def test_requests_are_answered_in_order_without_cancelled_ones(
    calm: BotPool, running: asyncio.Runner, tmp_path: Path
) -> None:
    async def asked() -> None:
        answered: list[str] = []
        tasks: dict[str, asyncio.Task[BotChoice]] = {}
        for name in "abcd":
            tasks[name] = asking(calm, f"waits:{tmp_path / name}", name)
            tasks[name].set_name(name)
            tasks[name].add_done_callback(lambda task: answered.append(task.get_name()))
        await until((tmp_path / "a").exists)
        assert calm.waiting() == 3
        tasks["c"].cancel()
        await asyncio.wait([tasks["c"]])
        assert calm.waiting() == 2

        (tmp_path / "go").touch()
        await asyncio.wait(tasks.values())
        assert answered == ["c", "a", "b", "d"]
        assert not (tmp_path / "c").exists()

    running.run(asked())


def test_number_of_thinking_workers_is_limited(tmp_path: Path) -> None:
    async def asked() -> None:
        async with pool(2) as opened:
            tasks = [asking(opened, f"waits:{tmp_path / name}", name) for name in "abc"]
            await until(lambda: (tmp_path / "a").exists() and (tmp_path / "b").exists())
            assert (opened.waiting(), sorted(opened.thinking())) == (1, sorted(opened.pids()))
            assert not (tmp_path / "c").exists()

            (tmp_path / "go").touch()
            assert [(await task).fallback for task in tasks] == ["", "", ""]
            assert opened.thinking() == []

    asyncio.run(asked())


def test_answer_to_a_cancelled_request_is_dropped(
    calm: BotPool, running: asyncio.Runner, tmp_path: Path
) -> None:
    first, second, _third = positions()

    async def asked() -> None:
        given_up = asking(calm, f"waits:{tmp_path / 'a'}")
        await until((tmp_path / "a").exists)
        given_up.cancel()
        other = asyncio.create_task(ask(calm, "remembers", first, "u"))
        await asyncio.wait([given_up])
        assert given_up.cancelled()
        assert calm.waiting() == 1

        (tmp_path / "go").touch()
        assert (await other).action == first.choices()[0]
        assert (await ask(calm, "remembers", second, "u")).action == second.choices()[1]

    running.run(asked())


# Misbehaving bots.


def test_failed_or_illegal_answer_is_replaced(calm: BotPool, running: asyncio.Runner) -> None:
    async def asked() -> None:
        for level, word in (("crashes", "crash"), ("leaves", "crash"), ("illegal", "illegal")):
            choice = await ask(calm, level)
            assert (choice.fallback, choice.reason.startswith("it ")) == (word, True)

    running.run(asked())


def test_late_bot_is_replaced_without_losing_its_worker() -> None:
    async def asked() -> None:
        async with pool(limit=0.3) as opened:
            pids = opened.pids()
            for level in ("hangs", "late"):
                choice = await ask(opened, level)
                assert (choice.fallback, choice.reason) == ("late", "it had no answer after 0.3 s")
            assert opened.pids() == pids
            assert not opened.lost

    asyncio.run(asked())


def test_output_of_a_bot_does_not_reach_the_pipe(calm: BotPool, running: asyncio.Runner) -> None:
    async def asked() -> None:
        choice = await ask(calm, "noisy")
        assert (choice.fallback, choice.action) == ("", AT.choices()[0])

    running.run(asked())


def test_bot_that_ignores_its_deadline_loses_two_workers_and_is_replaced() -> None:
    async def asked() -> None:
        async with pool(limit=0.2, grace=0.3) as opened:
            choice = await ask(opened, "deaf")
            assert (choice.fallback, choice.reason) == (
                "late",
                "a worker had no answer after 0.5 s",
            )
            assert choice.seconds > 2 * 0.5
            assert opened.lost == {"late": 2}

    asyncio.run(asked())


@pytest.mark.parametrize("loops", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_bot_that_kills_two_workers_is_replaced_and_others_answer(
    loops: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def asked() -> None:
        async with pool() as opened:
            choice = await ask(opened, "dies")
            assert (choice.fallback, choice.reason) == ("crash", "a worker ended in mid-thought")
            assert opened.lost == {"crash": 2}
            assert (await ask(opened, "page")).fallback == ""

    with asyncio.Runner(loop_factory=loops) as running:
        running.run(asked())


def test_request_of_a_dead_worker_is_asked_again(tmp_path: Path) -> None:
    note = tmp_path / "note"

    async def asked() -> None:
        async with pool(2) as opened:
            pids = opened.pids()
            choice = await ask(opened, f"dies-once:{note}")
            assert (choice.fallback, choice.action) == ("", AT.choices()[0])
            assert opened.lost == {"crash": 1}
            assert int(note.read_text()) in pids

    asyncio.run(asked())


def test_worker_killed_while_thinking_loses_no_request(tmp_path: Path) -> None:
    note, other = tmp_path / "note", tmp_path / "other"

    async def asked() -> None:
        async with pool() as opened:
            thought = asking(opened, f"waits:{note}")
            behind = asking(opened, f"waits:{other}", "u")
            await until(note.exists)
            (victim,) = opened.thinking()
            note.unlink()
            os.kill(victim, signal.SIGKILL)
            await until(lambda: note.exists() and note.read_text() not in ("", str(victim)))
            assert not other.exists()

            (tmp_path / "go").touch()
            assert [(await task).fallback for task in (thought, behind)] == ["", ""]
            assert opened.lost == {"crash": 1}

    asyncio.run(asked())


def test_worker_killed_while_idle_is_replaced() -> None:
    async def asked() -> None:
        async with pool() as opened:
            await ask(opened, "page")
            (victim,) = opened.pids()
            os.kill(victim, signal.SIGKILL)
            assert (await ask(opened, "page")).fallback == ""
            assert opened.pids() != [victim]

    asyncio.run(asked())


# Opening and closing.


def test_pool_closed_while_thinking_fails_its_requests_and_leaves_no_process(
    tmp_path: Path,
) -> None:
    note = tmp_path / "note"

    async def asked() -> None:
        async with pool() as opened:
            tasks = [asking(opened, f"waits:{note}"), asking(opened, "page")]
            await until(note.exists)
            (pid,) = opened.pids()
            await opened.close()
            assert not runs(pid)
            for task in tasks:
                with pytest.raises(PoolClosed):
                    await task
            with pytest.raises(PoolClosed):
                await ask(opened, "page")

    asyncio.run(asked())


def test_pool_that_was_not_started_refuses_requests() -> None:
    async def asked() -> None:
        opened = BotPool()
        with pytest.raises(PoolClosed):
            await ask(opened, "page")

    asyncio.run(asked())


def test_failing_workers_make_start_fail_and_leave_no_process(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def begun() -> list[int]:
        opened = BotPool(2, bots="tests.server.bots.no_such_module")
        with pytest.raises(WorkerLost, match="could be started"):
            await opened.start()
        return opened.pids()

    assert asyncio.run(begun()) == []
    assert "no_such_module" in capfd.readouterr().err


def test_worker_has_the_lowest_priority_and_ignores_termination_signals(
    calm: BotPool, running: asyncio.Runner
) -> None:
    async def asked() -> None:
        (pid,) = calm.pids()
        assert os.getpriority(os.PRIO_PROCESS, pid) == 19
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(pid, number)
        await ask(calm, "page")
        assert calm.pids() == [pid]

    running.run(asked())


def test_bot_that_fails_or_dies_while_talking_is_reported(running: asyncio.Runner) -> None:
    async def talk(speakers: list[tuple[int, str]]) -> BotTalk:
        async with pool() as opened:
            return await opened.talk("t", AT.header, AT.lines, speakers)

    assert running.run(talk([(0, "mute"), (1, "page")])) == BotTalk([], ["crash"])
    assert running.run(talk([(0, "dies-speaking")])) == BotTalk([], ["crash"])

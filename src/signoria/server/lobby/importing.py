"""Imports: a process of its own checks a foreign ledger. It has limits, and it can be killed."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import ceil
from time import process_time
from typing import Final

import msgspec

from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.fading import fading_of
from signoria.kernel.header import MISFITS, BadLedger
from signoria.kernel.ledger import read_ledger, replay
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import UNDO
from signoria.kernel.views import encode_view
from signoria.portable import BACKGROUND, limit_memory, limit_processor_time
from signoria.server.errors import Refused, RequestError
from signoria.server.lobby.confirming import is_confirmed
from signoria.server.settings import Settings
from signoria.server.table import frames
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.lobby import LedgerLine

STARTING: Final = 60.0  # seconds for the process to become ready
READY: Final = b"."
MIB: Final = 1 << 20
LONGEST_ANSWER: Final = 0.2  # seconds of processor time; genuine games need a fiftieth
PATIENCE: Final = 15  # seconds of real time for each second of processor time
# The process gets its limits of memory and time, and the server's module search path.
BEGIN: Final = (
    "import sys; memory, seconds, *sys.path = sys.argv[1:]; "
    "from signoria.server.lobby.importing import main; main(int(memory), float(seconds))"
)


class TooSlow(Exception):
    """An error about a game of which a single answer to a reader would stop the server."""


class Checked(msgspec.Struct, frozen=True, tag=True):
    """The lines and the result of a finished game; `unverified` if the rules do not confirm it."""

    header: str
    lines: list[str]
    result: str
    unverified: bool


class BrokenRule(msgspec.Struct, frozen=True, tag=True):
    """The rule that a ledger breaks."""

    rule: str
    params: dict[str, int | str]


_replies = msgspec.json.Decoder(Checked | BrokenRule)


class ImportQueue:
    """The imports of a node: some are checked at once, each in its process, and some wait."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free = asyncio.Semaphore(settings.import_processes)
        self._room = settings.import_processes + settings.import_queue

    async def checked(self, text: str) -> Checked:
        """Check a ledger when it is its turn; refuse it if the queue is full."""
        if not self._room:
            raise RequestError("import-busy", 503, seconds=ceil(self._settings.import_seconds))
        self._room -= 1
        try:
            async with self._free:
                return await checked(self._settings, text)
        finally:
            self._room += 1


async def checked(settings: Settings, text: str) -> Checked:
    """Check a ledger in another process; refuse one that breaks a rule or takes too long."""
    limits = str(settings.import_mebibytes * MIB), str(settings.import_seconds)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BEGIN, *limits, *sys.path),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        creationflags=BACKGROUND,
    )
    try:
        found: Checked | BrokenRule = _replies.decode(
            await _asked(process, settings.import_seconds * PATIENCE, text)
        )
    except (TimeoutError, msgspec.DecodeError, OSError, asyncio.IncompleteReadError):
        raise RequestError("import-too-long", 422) from None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if isinstance(found, BrokenRule):
        raise Refused(Refusal(found.rule, found.params))
    return found


async def _asked(process: Process, seconds: float, text: str) -> bytes:
    """Send the ledger when the process is ready, and return its answer.

    The process ends itself by its processor time. The real time is bounded too, for a machine
    without that limit.
    """
    assert process.stdout is not None
    async with asyncio.timeout(STARTING):
        await process.stdout.readexactly(len(READY))
    async with asyncio.timeout(seconds):
        out, _err = await process.communicate(text.encode("utf-8", "replace"))
    return out


# In the other process.


def main(memory: int, seconds: float) -> None:
    """Check the ledger on standard input, and write the result to standard output."""
    limit_memory(memory)
    limit_processor_time(seconds)
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    text = sys.stdin.buffer.read().decode()
    with suppress(TooSlow):  # the parent takes no answer as too long
        sys.stdout.buffer.write(msgspec.json.encode(reply(text)))


def reply(text: str) -> Checked | BrokenRule:
    """Check a ledger; return the result, or the rule that it breaks."""
    try:
        return check(text)
    except BadLedger as bad:
        return BrokenRule(bad.refusal.rule, bad.refusal.params)
    except MISFITS:  # an error that nobody foresaw: the game cannot be shown here
        return BrokenRule("LEDGER-9", {"line": 1})


def check(text: str) -> Checked:
    """Check a finished game, what was taken back too.

    Raise `BadLedger` if it cannot be shown, and `TooSlow` if that takes too long.

    Only a confirmed game has positions that today's rules lead to. Of any other, everything is
    built once that a reader may ask for.
    """
    ledger = read_ledger(text, find_game)
    last = len(ledger.entries)
    if not last or not replay(ledger).state.over():
        raise BadLedger("LEDGER-10", last + 1, rev=last)
    header, *lines = ledger.lines()
    opened = OpenLedger(header, ())
    unverified = not is_confirmed(ledger, lines, opened)
    if unverified:
        opened = OpenLedger(header, ())
    try:
        if unverified:
            _show_all(opened, lines)
        result = frames.result(opened).decode()
    except MISFITS:
        raise BadLedger("LEDGER-9", opened.rev + 1) from None
    return Checked(header, lines, result, unverified)


def _show_all(opened: OpenLedger, lines: list[str]) -> None:
    """Show the game after every line; raise `TooSlow` if one answer would take too long.

    An answer replays the game at most once, so reading all lines is bounded too. The replays of
    undo entries are left out there, because each of them is shorter.
    """
    reading = 0.0
    for line in lines:
        seconds = _timed(partial(opened.add, LedgerLine(line, 0)))
        reading += 0.0 if opened.table.entries[-1].by == UNDO else seconds
        if reading > LONGEST_ANSWER:
            raise TooSlow
        _timed(partial(_show, opened))
    for side in (*range(opened.seats), SPECTATOR):
        _timed(partial(frames.entries, opened, side, 0))


def _timed(work: Callable[[], object]) -> float:
    """Return the processor time of some work; raise `TooSlow` if no answer may take so long."""
    begun = process_time()
    work()
    seconds = process_time() - begun
    if seconds > LONGEST_ANSWER:
        raise TooSlow
    return seconds


def _show(opened: OpenLedger) -> None:
    """Build the views, choices and log entries of every side at the last revision."""
    game, state, rev = opened.game, opened.table.state, opened.rev
    for side in (*range(opened.seats), SPECTATOR):
        frames.legal(opened, side)
        for live in (False, True):
            msgspec.json.encode(frames.entries(opened, side, rev - 1, live))
        past = fading_of(game).past(state)
        for shown in (state,) if past is state else (state, past):
            msgspec.json.encode(encode_view(game.view(shown, side)))

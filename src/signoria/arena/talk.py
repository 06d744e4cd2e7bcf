"""Talk among bots: before each decision every bot may say something."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from signoria.arena.guard import Guard, Speech
from signoria.kernel.action import Aside
from signoria.kernel.table import BOT, Entry, Table

ROUNDS: Final = 3  # rounds: to say something, to answer it, and to answer that


def converse(table: Table[Any], guards: Mapping[int, Guard]) -> Iterator[tuple[int, Speech]]:
    """Let the bots at some seats talk until all are silent, and yield each seat's speech."""
    if table.talk is None:
        return
    for _round in range(ROUNDS):
        before = table.rev
        for seat, guard in guards.items():
            speech = guard.speech(table, seat)
            for aside in speech.asides:
                table.submit(seat, aside, BOT)
            yield seat, speech
        if table.rev == before:
            return


def chatter(entries: list[Entry[Any]]) -> int:
    """Count the entries at the end of a ledger that are talk of bots without interruption."""
    count = 0
    for entry in reversed(entries):
        if entry.by != BOT or not isinstance(entry.action, Aside):
            break
        count += 1
    return count

"""The first frame of a stream or a page, which leaves no gap."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.store.talk import ChatRow

if TYPE_CHECKING:
    from signoria.server.table.live import LiveTable

FIRST_CHAT_LINES: Final = 50  # chat lines for a reader that names no last line
EVERYTHING: Final = (0, 0)  # all entries and chat lines from the beginning

Since = tuple[int, int] | None
Missed = tuple[int | None, list[ChatRow]]


async def missed_since(table: "LiveTable", since: Since, muted: frozenset[str]) -> Missed:
    """Return the revision and the chat lines for a first frame; the caller must hold the table."""
    if since and (since[0] > table.ledger.rev or since[1] > table.chat):
        await table.reload()  # a reader from another node may know more
    rev, said = since if since and since[0] <= table.ledger.rev else (None, None)
    after = table.chat - FIRST_CHAT_LINES if said is None else said
    rows = await table.server.run(table.server.talk.lines, table.id, after)
    known = [row for row in rows if row.number <= table.chat]  # later lines follow in the stream
    return rev, unmuted(known, muted)


def unmuted(rows: Sequence[ChatRow], muted: frozenset[str]) -> list[ChatRow]:
    """Return the lines of accounts that the reader has not muted."""
    return [row for row in rows if row.account_id not in muted]

"""What a stream or a page begins with: a frame that leaves no gap."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.store.talk import ChatRow

if TYPE_CHECKING:
    from signoria.server.live import LiveTable

TOLD_AT_FIRST: Final = 50  # lines of chat for somebody who does not say what they know
EVERYTHING: Final = (0, 0)  # all that was done and said, from the beginning on

Since = tuple[int, int] | None
Gap = tuple[int | None, list[ChatRow]]


async def gap(table: "LiveTable", since: Since, muted: frozenset[str]) -> Gap:
    """The revision and the lines from which a first frame is made, for those who hold the table."""
    if since and (since[0] > table.book.rev or since[1] > table.chat):
        await table.reload()  # whoever comes from another node may know more
    rev, said = since if since and since[0] <= table.book.rev else (None, None)
    after = table.chat - TOLD_AT_FIRST if said is None else said
    rows = await table.house.run(table.house.talk.lines, table.id, after)
    known = [row for row in rows if row.number <= table.chat]  # later ones will be told
    return rev, unmuted(known, muted)


def unmuted(rows: Sequence[ChatRow], muted: frozenset[str]) -> list[ChatRow]:
    """The lines of those whom a reader hears."""
    return [row for row in rows if row.account_id not in muted]

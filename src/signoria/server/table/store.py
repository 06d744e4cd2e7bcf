"""The stored tables, for code of the event loop: blocking work runs in threads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from signoria.server.table.wire import Proposal
from signoria.store.ledgers import Append, AppendResult, Ledgers
from signoria.store.lobby import AddedLines, LedgerLine, Lobby, TableRow
from signoria.store.pending import PendingStore, ProposalRow
from signoria.store.talk import ChatRow, Talk
from signoria.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

READERS: Final = 8
# Separate threads: while a lock keeps all writers waiting, tables are still read.
readers: Final = ThreadPoolExecutor(READERS, "signoria-readers")

run = asyncio.to_thread


async def read(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run work that only reads the database, in one of the threads for it."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(readers, partial(work, *args, **kwargs))


class TableStore:
    """Reads and writes tables, their chat, orders and proposals."""

    def __init__(
        self, ledgers: Ledgers, lobby: Lobby, talk: Talk, pending: PendingStore, writer: Writer
    ) -> None:
        self._ledgers = ledgers
        self._lobby = lobby
        self._talk = talk
        self._pending = pending
        self._writer = writer

    # Ledgers.

    async def append(self, append: Append) -> AppendResult:
        """Store lines and the state of a table in one commit."""
        return await self._writer.submit_here(append)

    async def lines(self, table: str, after: int) -> list[LedgerLine]:
        """Return the lines of a ledger after a revision."""
        return await read(self._lobby.lines, table, after)

    async def added_lines(self, known: dict[str, int]) -> dict[str, AddedLines]:
        """Return the lines added to many ledgers after the known revisions."""
        return await read(self._lobby.added_lines, known)

    async def rev_of_key(self, table: str, seat: int, key: str) -> int | None:
        """Return the revision of a seat's key, if it was used before."""
        return await read(self._ledgers.rev_of_key, table, seat, key)

    # Rows of tables.

    async def row(self, table: str) -> TableRow:
        """Return a table's row and seats; raise `NoSuchTable` if there is none."""
        return await read(self._lobby.table, table)

    async def start_from_ledger(
        self, table: str, clock: str, wake_at: int | None, now: int
    ) -> bool:
        """Start a table that already has a ledger; return False if somebody else was faster."""
        return await run(self._lobby.start_from_ledger, table, clock, wake_at, now)

    async def set_stand_in(
        self, table: str, seat: int, before: str, bot: str, left_at: int
    ) -> bool:
        """Change the stand-in of a seat; return False if it is no longer `before`."""
        return await run(self._lobby.set_stand_in, table, seat, before, bot, left_at)

    async def clear(self, table: str) -> bool:
        """Delete a table that never began; return whether it was deleted."""
        return await run(self._lobby.clear, table)

    async def wake(self, table: str, at: int | None) -> None:
        """Set when a running table is due."""
        await run(self._lobby.wake, table, at)

    async def due(self, now: int, lease: int, limit: int) -> list[str]:
        """Return due tables; each goes to one caller only until the lease ends."""
        return await run(self._lobby.due, now, lease, limit)

    # Chat.

    async def chat(self, table: str, after: int) -> list[ChatRow]:
        """Return the chat lines after a number."""
        return await read(self._talk.lines, table, after)

    async def last_chat(self, table: str) -> int:
        """Return the number of the last chat line; 0 if there is none."""
        return await read(self._talk.last, table)

    async def author(self, table: str, number: int) -> str | None:
        """Return the account that wrote a chat line; None if the line does not exist."""
        return await read(self._talk.author, table, number)

    async def muted(self, account: str) -> frozenset[str]:
        """Return the accounts that an account has muted; none for a reader without account."""
        return await read(self._talk.muted, account) if account else frozenset()

    # Orders and proposed undos.

    async def pending_of(self, table: str) -> tuple[Proposal | None, dict[int, str]]:
        """Return the proposed undo of a table and the standing orders of its seats."""
        return await read(self._pending_of, table)

    def _pending_of(self, table: str) -> tuple[Proposal | None, dict[int, str]]:
        found, orders = self._pending.proposal(table), self._pending.orders(table)
        if found is None:
            return None, orders
        return Proposal(found.rev, found.to, found.seat, list(found.consent)), orders

    async def set_proposal(self, table: str, proposal: ProposalRow | None) -> None:
        """Replace the proposed undo of a table; None deletes it."""
        await run(self._pending.set_proposal, table, proposal)

    async def consent(self, table: str, rev: int, seat: int) -> ProposalRow | None:
        """Add a seat's consent to the proposal of a revision; return None if there is none."""
        return await run(self._pending.consent, table, rev, seat)

    async def drop_proposal(self, table: str, rev: int) -> bool:
        """Delete the proposal of a revision; return False if there is none."""
        return await run(self._pending.drop_proposal, table, rev)

    async def order(self, table: str, seat: int) -> str | None:
        """Return a seat's standing order as JSON."""
        return await read(self._pending.order, table, seat)

    async def set_order(self, table: str, seat: int, order: str | None) -> None:
        """Replace a seat's standing order; None deletes it."""
        await run(self._pending.set_order, table, seat, order)

    async def publish_presence(self, node: str, words: list[str]) -> None:
        """Tell the other nodes which seats are watched on this one."""
        await run(self._pending.publish_presence, node, words)

"""Signals of other nodes: new entries, changed tables, accounts, and presence."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from typing import Any

from signoria.extras import load
from signoria.server.autoplay.log_failures import safely
from signoria.server.autoplay.notify_listener import BEGUN, payloads
from signoria.server.autoplay.presence_publisher import PresencePublisher
from signoria.server.errors import RequestError
from signoria.server.table.live import LiveTable
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.store import TableStore
from signoria.store.signals import APPENDED

log = logging.getLogger("signoria.background")


class RemoteSignals:
    """Receives the signals of other nodes, and tells them which seats are watched here.

    `forget` receives a changed account, or "" if signals about any account may have been missed.
    """

    def __init__(
        self,
        address: str,
        tables: LiveTables,
        store: TableStore,
        presence: PresencePublisher,
        forget: Callable[[str], None],
    ) -> None:
        self._address = address
        self._tables = tables
        self._store = store
        self._presence = presence
        self._forget = forget
        self._errands: set[asyncio.Task[None]] = set()

    async def publish_presence(self) -> None:
        """Tell the other nodes which seats are watched on this one."""
        await self._presence.publish()

    async def listen(self) -> None:
        """Listen for changes by other nodes; after a gap, check every table in memory."""
        psycopg = load("postgres", "psycopg")
        while True:
            try:
                async with aclosing(payloads(self._address)) as signals:
                    async for words in signals:
                        if words == BEGUN:
                            await self._catch_up()
                        else:
                            await safely(self._on_signal(words.split("\n")), log, "errand-failed")
            except psycopg.Error as trouble:
                log.warning("listening-failed", extra={"reason": type(trouble).__name__})
                await asyncio.sleep(1)

    async def _catch_up(self) -> None:
        self._forget("")
        for table in self._tables.all():
            await safely(table.refresh(), log, "table-failed")

    async def _on_signal(self, words: list[str]) -> None:
        kind, *rest = words
        if kind == APPENDED:
            self._spawn(self._load_added(rest))
        elif kind in ("said", "redacted"):
            for word in rest:
                id, number = word.split(" ")
                self._notify_table(kind, id, int(number))
        elif kind == "changed":
            self._notify_table(kind, rest[0], 0)
        elif kind == "account":
            self._forget(rest[0])
        elif kind == "here":
            self._presence.receive(rest[0], rest[1:])

    async def _load_added(self, words: list[str]) -> None:
        """Add the lines that another node has stored; one query reads all tables of a commit."""
        known: dict[str, int] = {}
        for id, rev in (word.split(" ") for word in words):
            table = self._tables.known(id)
            if table is not None and not table.at_rest():
                self._spawn(table.on_remote_append(int(rev)))
            elif table is not None and table.ledger.rev < int(rev):
                known[id] = table.ledger.rev
        found = await self._store.added_lines(known) if known else {}
        for id, added in found.items():
            if (table := self._tables.known(id)) is not None:
                self._spawn(table.apply_remote(added))

    def _notify_table(self, kind: str, id: str, number: int) -> None:
        table = self._tables.known(id)
        if table is None:
            return
        if kind == "said":
            self._spawn(table.send_chat(number))
        elif kind == "redacted":
            self._spawn(table.redact_chat(number))
        else:
            self._spawn(self._apply_change(table))

    async def _apply_change(self, table: LiveTable) -> None:
        """Load a change. If the table was deleted, close its streams."""
        try:
            await table.refresh()
        except RequestError:
            table.disconnect()
            self._tables.forget(table.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        # The next signal repeats work that fails now.
        task = asyncio.create_task(safely(work, log, "errand-failed"))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

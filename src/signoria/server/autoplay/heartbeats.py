"""Heartbeats of this node in the database, and clock time given back after an outage."""

import asyncio
import logging
import math
import time
from typing import Final

import msgspec

from signoria.server.table import clocks as clock
from signoria.server.table.clock_kinds import stored_clock
from signoria.server.table.clocks import Clocks
from signoria.store.lobby import Lobby
from signoria.store.nodes import Nodes

OUTAGE: Final = 5_000  # milliseconds without a heartbeat from any node
CHECKED: Final = 1.0  # seconds for which the result of a check counts

log = logging.getLogger("signoria.background")


class Heartbeats:
    """The heartbeats of this node in the database; they show how long no node was alive."""

    def __init__(self, node: str, nodes: Nodes, lobby: Lobby) -> None:
        self._node = node
        self._nodes = nodes
        self._lobby = lobby

    def beat(self, now: int) -> None:
        """Record a heartbeat."""
        self._nodes.beat(self._node, now)

    def come_back(self, now: int) -> None:
        """Record a heartbeat, and give the time in which no node was alive back to the clocks."""

        def moved(clock_kind: str, stood: str, down: int) -> str:
            try:
                clocks = msgspec.json.decode(stood, type=Clocks)
                kind = stored_clock(clock_kind)
            except msgspec.MsgspecError:
                log.exception("table-failed")
                return stood
            return msgspec.json.encode(clock.pause(kind, clocks, down, now)).decode()

        self._nodes.come_back(self._node, now, OUTAGE, moved)
        self._lobby.wake_all(now)


class HealthCheck:
    """Checks that the database stores, at most once a second however often it is asked."""

    def __init__(self, node: str, nodes: Nodes) -> None:
        self._node = node
        self._nodes = nodes
        self._checked_at = -math.inf
        self._lock = asyncio.Lock()

    def forget(self) -> None:
        """Check again when next asked."""
        self._checked_at = -math.inf

    async def run(self) -> None:
        """Return if the database stores; raise `StoreFailed` otherwise."""
        async with self._lock:
            if time.monotonic() - self._checked_at >= CHECKED:
                await asyncio.to_thread(self._nodes.probe, self._node)
                self._checked_at = time.monotonic()

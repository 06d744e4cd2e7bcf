"""Watchers: many open streams on one server, and one move at each table that reaches them."""

import asyncio
from collections.abc import Sequence
from time import perf_counter

import msgspec

from signoria.cli.load.measurements import memory
from signoria.cli.load.players import AT_ONCE, Player, Tally


class OpenStreams(msgspec.Struct, frozen=True):
    """Results with many streams: memory in MiB, and the time of a frame to all in milliseconds."""

    streams: int
    memory_before: float | None
    memory_after: float | None
    reached: int
    reached_in: float


async def hold(players: Sequence[Player], streams: int, address: str, pid: int) -> OpenStreams:
    """Open streams until there are that many in all; then make one move at each table."""
    before = memory(pid)
    already = sum(len(player.watch) for player in players)
    await _open(players, streams - already, address)
    after = memory(pid)
    tally, begun = Tally(), perf_counter()
    await asyncio.gather(*(player.act(tally) for player in players))
    took = max(player.watch.received_at for player in players) - begun
    reached = sum(player.watch.up_to_date() for player in players)
    return OpenStreams(
        streams=sum(len(player.watch) for player in players),
        memory_before=before and round(before, 1),
        memory_after=after and round(after, 1),
        reached=reached,
        reached_in=round(took * 1000, 1),
    )


async def _open(players: Sequence[Player], streams: int, address: str) -> None:
    """Open anonymous streams, evenly spread over the tables."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def watch(player: Player) -> None:
        async with limit:
            await player.watch.add(address, f"/tables/{player.table}/events", "")

    await asyncio.gather(*(watch(players[n % len(players)]) for n in range(streams)))
    for player in players:
        await player.watch.until(1)

"""CPU cost of an action on a server, by rate and by thread.

`python scripts/measure_server.py [SECONDS] [RATE ...]` plays 200 tables of 3 seats on SQLite at
each rate and prints milliseconds of CPU per action. A rate is in actions a second; 0 means full
speed.
"""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from uvicorn.loops.auto import auto_loop_factory

from signoria.cli.load.measurements import percentile
from signoria.cli.load.nodes import running
from signoria.cli.load.players import Player, Tally, play_all, seated

TABLES, SEATS = 200, 3
LEAST = 0.01  # milliseconds per action below which a thread is not printed


def used(pid: int) -> dict[int, float]:
    """Return the milliseconds that each thread of a process has run."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return {int(t.name): int((t / "schedstat").read_text().split()[0]) / 1e6 for t in threads}


async def measure(players: Sequence[Player], pid: int, seconds: float, rate: float) -> None:
    await asyncio.gather(*(player.act(Tally()) for player in players))
    before = used(pid)
    late = (await play_all(players, seconds, rate)).late
    after = used(pid)
    each = {t: (ms - before.get(t, 0.0)) / max(1, len(late)) for t, ms in after.items()}
    main = each.pop(pid)
    others = [f"{ms:.3f}" for ms in sorted(each.values(), reverse=True) if ms > LEAST]
    print(
        f"{len(late) / seconds:.0f} a second: {main + sum(each.values()):.3f} ms an action, main"
        f" thread {main:.3f}, others {' '.join(others)}; p99 {percentile(late, 0.99) * 1000:.0f} ms"
    )


async def play(address: str, pid: int, seconds: float, rates: Sequence[float]) -> None:
    players = await seated([address], TABLES, SEATS)
    for rate in rates:
        await measure(players, pid, seconds, rate)
    for player in players:
        player.leave()


def main(seconds: float, rates: Sequence[float]) -> None:
    with (
        TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/server.db", 1) as (addresses, pids),
        asyncio.Runner(loop_factory=auto_loop_factory()) as runner,
    ):
        runner.run(play(addresses[0], pids[0], seconds, rates))


if __name__ == "__main__":
    requested = [float(word) for word in sys.argv[1:]]
    main(requested[0] if requested else 5.0, requested[1:] or [0.0, 500.0])

"""Process with a pool of bot workers that blocks its event loop until it is killed."""

import asyncio
import os
import sys
import time
from pathlib import Path

from signoria.server.autoplay.bots.pool import BotPool
from tests.server.bots.positions import positions
from tests.server.bots.processes import until


async def serve(limit: float, grace: float, level: str, note: Path) -> None:
    """Start a thinking and an idle worker, print their pids, and block the event loop."""
    pool = BotPool(2, limit, bots="tests.server.bots.chaos", grace=grace)
    await pool.start()
    at = positions()[1]
    asked = pool.choose("t", at.header, at.lines, at.seat, f"{level}:{note}")
    thought = asyncio.create_task(asked)
    await until(note.exists)
    os.write(1, f"{' '.join(map(str, pool.pids()))}\n".encode())
    time.sleep(600)
    await thought


if __name__ == "__main__":
    asyncio.run(serve(float(sys.argv[1]), float(sys.argv[2]), sys.argv[3], Path(sys.argv[4])))

"""Profile of the main thread of a server while tables are played: shares by function.

`python scripts/profile_server.py [SECONDS]` plays 200 tables of 3 seats on SQLite. It takes a
sample for every 2 ms of CPU and prints, for each function, in how many samples it was running.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

from signoria.cli.load.players import Tally, play_all, seated
from signoria.cli.serve import settle_memory
from signoria.server.http.running import HttpServer
from signoria.server.settings import Settings

EVERY = 0.002
SHOWN = 90
TABLES, SEATS = 200, 3

found: Counter[str] = Counter()


class Sampled(HttpServer):
    """A server that prints its address, samples from SIGUSR1 on, and prints its profile."""

    async def startup(self, sockets: Any = None) -> None:
        """Start the server, install the signal handlers and print the address."""
        await super().startup(sockets)
        signal.signal(signal.SIGPROF, take)
        signal.signal(signal.SIGUSR1, lambda *_: signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY))
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        print(f"http://{host}:{port}", flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Print the profile, and stop."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        most = max(found.values(), default=1)
        for place, times in found.most_common(SHOWN):
            print(f"{times / most * 100:5.1f} %  {place}", flush=True)
        super().handle_exit(sig, frame)


def take(_signal: int, frame: FrameType | None) -> None:
    """Count every function on the stack once."""
    places = set()
    while frame is not None:
        code = frame.f_code
        places.add(f"{'/'.join(Path(code.co_filename).parts[-3:])} {code.co_qualname}")
        frame = frame.f_back
    found.update(places)


async def play(address: str, pid: int, seconds: float) -> float:
    players = await seated([address], TABLES, SEATS)
    await asyncio.gather(*(player.act(Tally()) for player in players))
    os.kill(pid, signal.SIGUSR1)
    tally = await play_all(players, seconds, 0.0)
    for player in players:
        player.leave()
    return len(tally.late) / seconds


def main(seconds: float) -> None:
    with TemporaryDirectory() as folder:
        words = [sys.executable, __file__, "serve", f"sqlite:///{folder}/server.db"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                rate = runner.run(play(address, server.pid, seconds))
            server.send_signal(signal.SIGTERM)
            print(f"{rate:.0f} actions a second, sampled\n{server.stdout.read()}", end="")


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        server = Sampled(Settings(database=sys.argv[2], port=0, limits=False))
        settle_memory()
        server.run()
    else:
        main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)

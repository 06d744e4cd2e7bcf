"""Process that imports everything once and forks a real server for each request.

It has no other threads and no event loop, and ends when its standard input is closed.
"""

import gc
import json
import logging
import os
import signal
import sys
import tempfile
import threading
from typing import Any

from signoria.server.http.logs import configure_logging
from signoria.server.http.running import HttpServer
from signoria.server.settings import Settings

children: dict[int, int] = {}  # pid of each server, and the pipe to which it writes its address


class Announced(HttpServer):
    """HttpServer that writes its address to a pipe once it listens."""

    pipe = 0

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            os.write(self.pipe, f"http://{host}:{port}\n".encode())


def warm_up() -> None:
    """Import all modules that a server imports late."""
    with tempfile.TemporaryDirectory() as folder:
        server = HttpServer(Settings(database=f"sqlite:///{folder}/warm.db", bot_workers=0))
        server.server.writer.close()
        server.server.engine.dispose()
    assert threading.active_count() == 1, "a fork would lose the other threads"
    gc.freeze()  # keep shared objects out of garbage collection


def start(settings: dict[str, Any]) -> int:
    """Fork a server and return its process id."""
    hears, says = os.pipe()
    child = os.fork()
    if child:
        os.close(says)
        children[child] = hears
        return child
    code = 1
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.close(hears)
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(2, 1)
        Announced.pipe = says
        configure_logging(level=logging.WARNING)
        Announced(Settings(**settings)).run()
        code = 0
    finally:
        os._exit(code)


def address(child: int) -> str:
    """Return the address of a server once it listens, or an empty text if it ended."""
    return os.read(children[child], 1000).decode().strip()


def wait(child: int) -> int:
    """Wait until a server has ended and return its exit code."""
    _child, status = os.waitpid(child, 0)
    os.close(children.pop(child))
    return os.waitstatus_to_exitcode(status)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process decides when this ends
    warm_up()
    does: dict[str, Any] = {"start": start, "address": address, "wait": wait}
    print("ready", flush=True)
    for line in sys.stdin:
        word, argument = json.loads(line)
        print(json.dumps(does[word](argument)), flush=True)
    for child in children:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()

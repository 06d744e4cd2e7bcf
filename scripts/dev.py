"""Run a Signoria server and Vite's development server, and reload both when a file changes."""

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from watchfiles import Change, watch

from scripts.node import find_node

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
WEB: Final = ROOT / "web"
VITE: Final = WEB / "node_modules/vite/bin/vite.js"
COMMAND: Final = "from signoria.cli.main import run; run()"
RELOADED: Final = (".py", ".ftl", ".toml", ".csv")
LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 30.0  # seconds for a server to open or to end
EVERY: Final = 500  # milliseconds between two checks of Vite


class Server:
    """The Signoria server from `src`, in a process that can be replaced."""

    def __init__(self, port: int, database: Path, origin: str) -> None:
        self.address = f"http://{LOOPBACK}:{port}"
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{database}"]
        self._command = [sys.executable, "-c", COMMAND, *words, "--public-url", origin]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process without printing its address, since people open Vite's."""
        env = {**os.environ, "PYTHONPATH": str(SOURCES)}
        self._process = subprocess.Popen(self._command, env=env, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        """End the process and wait until it has ended."""
        if self._process is not None:
            end(self._process)

    def restart(self) -> None:
        """Replace the process by one that reads the sources again."""
        self.stop()
        self.start()

    def opens(self) -> bool:
        """Wait until the server answers; return whether it does."""
        until = monotonic() + PATIENCE
        while self._process is not None and self._process.poll() is None and monotonic() < until:
            if answers(f"{self.address}/health"):
                return True
            sleep(0.1)
        return False


def answers(url: str) -> bool:
    """Return whether a server answers at an address."""
    try:
        with urllib.request.urlopen(url, timeout=1):
            return True
    except (urllib.error.URLError, OSError):
        return False


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and kill it if it does not."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def start_vite(port: int, server: str) -> subprocess.Popen[bytes]:
    """Start Vite's development server, which prints its address and forwards the API."""
    node = find_node()
    program = node.commands["node"] if node is not None else ["node"]
    return subprocess.Popen(
        [*program, str(VITE), "--port", str(port), "--strictPort", "--clearScreen", "false"],
        cwd=WEB,
        env={**os.environ, "SIGNORIA_SERVER": server},
        stdin=subprocess.DEVNULL,
    )


def is_reloaded(_change: Change, path: str) -> bool:
    """Return whether the server must restart after a change of this file."""
    return path.endswith(RELOADED)


def reload_until(
    stop: threading.Event, ended: Callable[[], bool], restart: Callable[[], None], sources: Path
) -> None:
    """Call `restart` after every change of a source, until `stop` is set or Vite has ended."""
    looks = watch(
        sources,
        watch_filter=is_reloaded,
        stop_event=stop,
        rust_timeout=EVERY,
        yield_on_timeout=True,
    )
    for changes in looks:
        if ended():
            return
        if changes:
            names = ", ".join(sorted({Path(path).name for _change, path in changes}))
            print(f"Changed: {names}. The server starts again.", flush=True)
            restart()


def free_port() -> int:
    """Return a free port of this machine."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


def a_port(text: str) -> int:
    """Parse a port that is free."""
    if not (text.isdecimal() and 0 < int(text) < 1 << 16):
        raise argparse.ArgumentTypeError(f"{text} is not a port: give one from 1 to 65535")
    try:
        socket.create_connection(("localhost", int(text)), timeout=1).close()
    except OSError:
        return int(text)
    raise argparse.ArgumentTypeError(f"somebody listens on port {text} already: give another")


def run(port: int, database: Path) -> int:
    """Run both servers until Ctrl-C; return the exit code."""
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    database.parent.mkdir(parents=True, exist_ok=True)
    server = Server(free_port(), database, f"http://localhost:{port}")
    server.start()
    vite = None
    try:
        if not server.opens():
            print("The server did not start: see above.", file=sys.stderr)
            return 1
        vite = start_vite(port, server.address)
        reload_until(stop, lambda: vite.poll() is not None, server.restart, SOURCES)
        return 0 if stop.is_set() else 1
    finally:
        if vite is not None:
            end(vite)
        server.stop()


def main() -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=a_port, default="5173", help="the port of the pages")
    parser.add_argument("--database", type=Path, default=ROOT / "build/dev.db", metavar="FILE")
    arguments = parser.parse_args()
    if not VITE.exists():
        print("Vite is not installed in web/node_modules: run `make pages` first.", file=sys.stderr)
        return 2
    return run(arguments.port, arguments.database.absolute())


if __name__ == "__main__":
    sys.exit(main())

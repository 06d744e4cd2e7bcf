"""Measure how long `signoria serve` takes until it answers `/health`.

python -m scripts.measure_start --starts 5

Each round starts a server with a new database in an empty folder, and then again with the same
database. Processor time is that of the server's process, user and system, without its bot workers.
With PYTHONDONTWRITEBYTECODE=1 and PYTHONPATH=src every start also compiles the package from its
sources, which is the slowest case.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

COMMAND: Final = "from signoria.cli.main import run; run()"
PATIENCE: Final = 60.0
PAUSE: Final = 0.01


class Start(NamedTuple):
    """The duration of one start, in seconds."""

    processor: float
    wall: float


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--starts", type=int, default=5)
    starts = asked.parse_args().starts
    with tempfile.TemporaryDirectory(prefix="signoria-") as folder:
        for number in range(1, starts + 1):
            folder_of_run = Path(folder) / str(number)
            folder_of_run.mkdir()
            say(f"{number}, new database", start(folder_of_run))
            say(f"{number}, once more", start(folder_of_run))


def say(name: str, found: Start) -> None:
    print(f"start {name}: processor {found.processor:.2f} s, wall {found.wall:.2f} s")


def start(folder: Path) -> Start:
    """Start a server, wait until it is healthy, and end it."""
    words = ["serve", "--port", "0", "--lang", "en", "--database", f"sqlite:///{folder / 'a.db'}"]
    began = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *words],
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if "://" in word)
        wait_until_well(address, began + PATIENCE)
        return Start(processor_time(process.pid), time.monotonic() - began)
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def wait_until_well(address: str, until: float) -> None:
    """Poll the health of a server until it is healthy."""
    while True:
        try:
            with urlopen(f"{address}/health", timeout=5) as answer:
                if answer.status == 200:
                    return
        except URLError:
            if time.monotonic() > until:
                raise
        time.sleep(PAUSE)


def processor_time(pid: int) -> float:
    """Return the seconds of CPU that a process has used, user and system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()

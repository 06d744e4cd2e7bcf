"""Process that opens and upgrades a database when it reads a line."""

import sys

from signoria.store.database import open_database
from signoria.store.migrations import revision, upgrade


def start(url: str) -> None:
    print("ready", flush=True)
    sys.stdin.readline()
    engine = open_database(url)
    upgrade(engine)
    print(revision(engine), flush=True)


if __name__ == "__main__":
    start(sys.argv[1])

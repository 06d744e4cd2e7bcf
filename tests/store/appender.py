"""Process that stores recorded games until it is killed, and prints accepted revisions."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from signoria.store.database import open_database
from signoria.store.ledgers import REPEATED, STORED, Ledgers, TableExists
from signoria.store.writer import Writer
from tests.store.games import GAMES, NOW, append, lines_of

PLAYERS = 6
MOST = 40  # tables that a player fills in sequence


def game_at(player: int, number: int) -> str:
    """Return the recorded game that is stored at a table."""
    return GAMES[(player * MOST + number) % len(GAMES)]


def play(ledgers: Ledgers, writer: Writer, player: int) -> None:
    """Fill tables in sequence; continue tables that have lines already."""
    for number in range(MOST):
        table, game = f"p{player}-{number}", game_at(player, number)
        with suppress(TableExists):
            ledgers.create(table, lines_of(game)[0], NOW)
        there = len(ledgers.load(table)[1])
        for rev in range(max(there, 1), len(lines_of(game))):
            result = writer.submit(append(table, rev, game, key=f"key {rev}")).result()
            assert result.rev == rev
            assert result.kind == REPEATED or (result.kind == STORED and rev > there)
            os.write(1, f"{table} {rev}\n".encode())


def start(url: str) -> None:
    ledgers = Ledgers(open_database(url))
    with Writer(ledgers) as writer, ThreadPoolExecutor(PLAYERS) as pool:
        for playing in [pool.submit(play, ledgers, writer, player) for player in range(PLAYERS)]:
            playing.result()


if __name__ == "__main__":
    start(sys.argv[1])

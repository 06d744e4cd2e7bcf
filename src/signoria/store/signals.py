"""Signals between nodes: on PostgreSQL a commit notifies the other nodes of changed objects."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, func, select

CHANNEL: Final = "signoria"
APPENDED: Final = "grown"  # the word of earlier releases, whose nodes may share the database
MOST: Final = 100  # changes in one signal: a payload of PostgreSQL has fewer than 8,000 bytes


def appended(revisions: Mapping[str, int]) -> list[str]:
    """Return the signals that name tables with new entries and their revisions."""
    words = [f"{table} {rev}" for table, rev in revisions.items()]
    parts = [words[first : first + MOST] for first in range(0, len(words), MOST)]
    return ["\n".join([APPENDED, *part]) for part in parts]


def send(connection: Connection, words: list[str]) -> None:
    """Send a signal to all nodes when this transaction commits; on SQLite there is one node."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, "\n".join(words))))

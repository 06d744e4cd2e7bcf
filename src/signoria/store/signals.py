"""Word from node to node: on PostgreSQL a commit tells the others what changed, not how."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, func, select

CHANNEL: Final = "signoria"
MOST: Final = 100  # changes in one signal: PostgreSQL carries less than 8,000 bytes


def grown(revisions: Mapping[str, int]) -> list[str]:
    """The signals that say which tables have grown, and to which revision."""
    words = [f"{table} {rev}" for table, rev in revisions.items()]
    parts = [words[first : first + MOST] for first in range(0, len(words), MOST)]
    return ["\n".join(["grown", *part]) for part in parts]


def send(connection: Connection, words: list[str]) -> None:
    """Say something to all nodes when this transaction commits; on SQLite there is only one."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, "\n".join(words))))

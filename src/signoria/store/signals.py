"""Word from node to node: on PostgreSQL a commit tells the others what changed, not how."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, func, select

CHANNEL: Final = "signoria"
MOST: Final = 100  # changes in one signal: PostgreSQL carries less than 8,000 bytes


def announce(connection: Connection, revisions: Mapping[str, int]) -> None:
    """Say, when this transaction commits, which tables have grown, and to which revision."""
    words = [f"{table} {rev}" for table, rev in revisions.items()]
    for first in range(0, len(words), MOST):
        send(connection, ["grown", *words[first : first + MOST]])


def send(connection: Connection, words: list[str]) -> None:
    """Say something to all nodes when this transaction commits; on SQLite there is only one."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, "\n".join(words))))

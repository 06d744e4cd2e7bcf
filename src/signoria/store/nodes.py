"""The nodes of a house: their signs of life, and the time given back where all fell silent."""

from collections.abc import Callable

from sqlalchemy import Connection, and_, delete, func, insert, select, text, update

from signoria.store.rows import Rows
from signoria.store.schema import NODES, TABLES
from signoria.store.signals import send

Moved = Callable[[str, str, int], str]  # of a pace, clocks and when the silence began: the clocks


class Nodes(Rows):
    """The nodes that look after the tables of a database."""

    def beat(self, node: str, now: int) -> None:
        """Say that a node is alive."""
        with self._writing() as connection:
            _note(connection, node, now)

    def come_back(self, node: str, now: int, silence: int, moved: Moved) -> None:
        """Say that a node is alive, and move all clocks on if none was for so long: all or none.

        Of nodes that come back at the same moment one moves the clocks, and the others wait for it.
        """
        with self._writing() as connection:
            if connection.dialect.name == "postgresql":  # on SQLite the transaction is the lock
                connection.execute(text("LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE"))
            last = connection.scalar(select(func.max(NODES.c.seen_at)))
            if last is not None and now - last >= silence:
                _move_clocks(connection, last, moved)
            connection.execute(delete(NODES).where(NODES.c.seen_at <= now - silence))
            _note(connection, node, now)


def _note(connection: Connection, node: str, now: int) -> None:
    connection.execute(delete(NODES).where(NODES.c.id == node))
    connection.execute(insert(NODES).values(id=node, seen_at=now))


def _move_clocks(connection: Connection, since: int, moved: Moved) -> None:
    running = and_(TABLES.c.status == "running", TABLES.c.pace != "", TABLES.c.clock != "")
    wanted = select(TABLES.c.id, TABLES.c.pace, TABLES.c.clock).where(running)
    for id, pace, clock in connection.execute(wanted.order_by(TABLES.c.id).with_for_update()).all():
        change = update(TABLES).where(TABLES.c.id == id).values(clock=moved(pace, clock, since))
        connection.execute(change)
        send(connection, ["changed", id])

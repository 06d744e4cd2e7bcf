"""Nodes of a server: their heartbeats, and clock time returned after an outage of all nodes."""

from collections.abc import Callable

from sqlalchemy import Connection, and_, delete, func, insert, select, text, update

from signoria.store.rows import Rows
from signoria.store.schema import NODES, TABLES
from signoria.store.signals import send

# from the kind of clock, the clocks and the start of the outage to the new clocks
Moved = Callable[[str, str, int], str]


class Nodes(Rows):
    """The nodes that serve the tables of a database."""

    def beat(self, node: str, now: int) -> None:
        """Record a heartbeat of a node."""
        with self._writing() as connection:
            _note(connection, node, now)

    def probe(self, node: str) -> None:
        """Write the row of a node again as it is, to find out whether the database stores.

        SQLite writes nothing for a value that stays, so the value changes in between.
        """
        mine = NODES.c.id == node
        with self._writing() as connection:
            for by in (1, -1):
                connection.execute(update(NODES).where(mine).values(seen_at=NODES.c.seen_at + by))

    def come_back(self, node: str, now: int, silence: int, moved: Moved) -> None:
        """Record a heartbeat; if no node was alive for `silence`, also move all clocks.

        Both happen in one transaction. If several nodes return at the same moment, one moves the
        clocks and the others wait.
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
    for id, kind, clock in connection.execute(wanted.order_by(TABLES.c.id).with_for_update()).all():
        change = update(TABLES).where(TABLES.c.id == id).values(clock=moved(kind, clock, since))
        connection.execute(change)
        send(connection, ["changed", id])

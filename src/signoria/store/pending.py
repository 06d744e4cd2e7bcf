"""Standing orders and proposed undos, which are stored outside the ledger."""

import msgspec
from sqlalchemy import RowMapping, and_, delete, insert, select, update

from signoria.store.rows import Rows
from signoria.store.schema import ORDERS, PROPOSALS
from signoria.store.signals import MOST, send


class ProposalRow(msgspec.Struct, frozen=True):
    """A proposal of revision `rev` to go back to revision `to`, and the seats that agree."""

    rev: int
    to: int
    seat: int
    consent: tuple[int, ...]


class PendingStore(Rows):
    """Orders and proposals, and messages about presence."""

    def order(self, table: str, seat: int) -> str | None:
        """Return a seat's standing order as JSON.

        It is secret: only for its owner and its execution.
        """
        wanted = and_(ORDERS.c.table_id == table, ORDERS.c.seat == seat)
        with self._reading() as connection:
            return connection.scalar(select(ORDERS.c.wish).where(wanted))

    def orders(self, table: str) -> dict[int, str]:
        """Return the orders of all seats of a table."""
        wanted = select(ORDERS.c.seat, ORDERS.c.wish).where(ORDERS.c.table_id == table)
        with self._reading() as connection:
            return {row.seat: row.wish for row in connection.execute(wanted)}

    def set_order(self, table: str, seat: int, action: str | None) -> None:
        """Replace a seat's order; None deletes it."""
        wanted = and_(ORDERS.c.table_id == table, ORDERS.c.seat == seat)
        with self._writing() as connection:
            connection.execute(delete(ORDERS).where(wanted))
            if action is not None:
                connection.execute(insert(ORDERS).values(table_id=table, seat=seat, wish=action))
            send(connection, ["changed", table])

    def proposal(self, table: str) -> ProposalRow | None:
        """Return the proposed undo of a table, if any."""
        wanted = select(PROPOSALS).where(PROPOSALS.c.table_id == table)
        with self._reading() as connection:
            row = connection.execute(wanted).mappings().first()
        return None if row is None else _proposal(row)

    def set_proposal(self, table: str, proposal: ProposalRow | None) -> None:
        """Replace the proposed undo of a table; None deletes it."""
        with self._writing() as connection:
            connection.execute(delete(PROPOSALS).where(PROPOSALS.c.table_id == table))
            if proposal is not None:
                row = msgspec.structs.asdict(proposal)
                row["consent"] = msgspec.json.encode(proposal.consent).decode()
                connection.execute(insert(PROPOSALS).values(table_id=table, **row))
            send(connection, ["changed", table])

    def consent(self, table: str, rev: int, seat: int) -> ProposalRow | None:
        """Add a seat's consent to the proposal of a revision; return None if there is none."""
        same = and_(PROPOSALS.c.table_id == table, PROPOSALS.c.rev == rev)
        with self._writing() as connection:
            found = connection.execute(select(PROPOSALS).where(same).with_for_update())
            row = found.mappings().first()
            if row is None:
                return None
            proposal = _proposal(row)
            agreed = tuple(sorted({*proposal.consent, seat}))
            text = msgspec.json.encode(agreed).decode()
            connection.execute(update(PROPOSALS).where(same).values(consent=text))
            send(connection, ["changed", table])
        return msgspec.structs.replace(proposal, consent=agreed)

    def drop_proposal(self, table: str, rev: int) -> bool:
        """Delete the proposal of a revision; return False if there is none."""
        same = and_(PROPOSALS.c.table_id == table, PROPOSALS.c.rev == rev)
        with self._writing() as connection:
            found = connection.execute(delete(PROPOSALS).where(same)).rowcount > 0
            send(connection, ["changed", table])
        return found

    def publish_presence(self, node: str, words: list[str]) -> None:
        """Tell the other nodes which seats are watched on this one."""
        with self._writing() as connection:
            for first in range(0, len(words), MOST):
                send(connection, ["here", node, *words[first : first + MOST]])


def _proposal(row: RowMapping) -> ProposalRow:
    consent = msgspec.json.decode(row["consent"], type=tuple[int, ...])
    return ProposalRow(row["rev"], row["to"], row["seat"], consent)

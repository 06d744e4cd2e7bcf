"""Chat lines of tables, and the accounts that people have muted."""

from typing import Final

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.store.ledgers import BadAppend, NoSuchTable, can_be_kept
from signoria.store.rows import Rows
from signoria.store.schema import CHAT_LINES, MUTES, TABLES
from signoria.store.signals import send

BLANK: Final = "[…]"  # replaces text that a moderator removed


class ChatRow(msgspec.Struct, frozen=True):
    """A line of a table's chat."""

    number: int
    account_id: str | None
    name: str
    seat: int
    text: str
    at: int


class Talk(Rows):
    """The chat of all tables."""

    def say(
        self, table: str, account: str, name: str, seat: int, text: str, now: int, key: str = ""
    ) -> ChatRow:
        """Store a line under the table's next number; with a key, only once."""
        if not (can_be_kept(text) and can_be_kept(key)):
            raise BadAppend("the text has a character that cannot be kept")
        with self._writing() as connection:
            locked = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
            if connection.scalar(locked) is None:
                raise NoSuchTable(table)
            if key and (said := _said(connection, table, account, key)) is not None:
                return said
            last = connection.scalar(
                select(func.max(CHAT_LINES.c.number)).where(CHAT_LINES.c.table_id == table)
            )
            row = ChatRow((last or 0) + 1, account, name, seat, text, now)
            values = {"table_id": table, "key": key, **msgspec.structs.asdict(row)}
            connection.execute(insert(CHAT_LINES).values(**values))
            send(connection, ["said", f"{table} {row.number}"])
        return row

    def blank(self, table: str, number: int) -> bool:
        """Replace a line by a neutral mark; return False if it does not exist."""
        wanted = and_(CHAT_LINES.c.table_id == table, CHAT_LINES.c.number == number)
        with self._writing() as connection:
            change = update(CHAT_LINES).where(wanted).values(text=BLANK)
            found = connection.execute(change).rowcount > 0
            if found:
                send(connection, ["redacted", f"{table} {number}"])
        return found

    def last(self, table: str) -> int:
        """Return the number of a table's last line; 0 if there is none."""
        with self._reading() as connection:
            wanted = select(func.max(CHAT_LINES.c.number)).where(CHAT_LINES.c.table_id == table)
            return connection.scalar(wanted) or 0

    def author(self, table: str, number: int) -> str | None:
        """Return the account that wrote a line; None if the line does not exist."""
        wanted = and_(CHAT_LINES.c.table_id == table, CHAT_LINES.c.number == number)
        with self._reading() as connection:
            return connection.scalar(select(CHAT_LINES.c.account_id).where(wanted))

    def lines(self, table: str, after: int) -> list[ChatRow]:
        """Return the lines after a number."""
        wanted = and_(CHAT_LINES.c.table_id == table, CHAT_LINES.c.number > after)
        with self._reading() as connection:
            found = connection.execute(
                select(CHAT_LINES).where(wanted).order_by(CHAT_LINES.c.number)
            ).mappings()
            return [_line(row) for row in found]

    def mute(self, account: str, other: str) -> None:
        """Stop sending lines of `other` to `account`."""
        with self._writing() as connection:
            mine = and_(MUTES.c.account_id == account, MUTES.c.muted_id == other)
            connection.execute(delete(MUTES).where(mine))
            try:
                connection.execute(insert(MUTES).values(account_id=account, muted_id=other))
            except IntegrityError:  # two requests at once: it is already muted
                connection.rollback()

    def unmute(self, account: str, other: str) -> None:
        mine = and_(MUTES.c.account_id == account, MUTES.c.muted_id == other)
        with self._writing() as connection:
            connection.execute(delete(MUTES).where(mine))

    def muted(self, account: str) -> frozenset[str]:
        """Return the accounts that an account has muted."""
        with self._reading() as connection:
            wanted = select(MUTES.c.muted_id).where(MUTES.c.account_id == account)
            return frozenset(connection.scalars(wanted))


def _said(connection: Connection, table: str, account: str, key: str) -> ChatRow | None:
    """Return the line that an account wrote at a table with a key, if any."""
    mine = and_(CHAT_LINES.c.table_id == table, CHAT_LINES.c.account_id == account)
    found = connection.execute(select(CHAT_LINES).where(mine, CHAT_LINES.c.key == key))
    row = found.mappings().first()
    return None if row is None else _line(row)


def _line(row: RowMapping) -> ChatRow:
    return ChatRow(*(row[field] for field in ChatRow.__struct_fields__))

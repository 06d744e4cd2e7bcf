"""Accounts: guests, permanent accounts, and the traces of deleted ones."""

import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Engine, delete, insert, select, update

from signoria.store.challenges import Challenges
from signoria.store.codes import Codes
from signoria.store.passkeys import Passkeys
from signoria.store.people import COLUMNS, Account, NoSuchAccount, Role, changed, hold, settle
from signoria.store.rows import Rows
from signoria.store.schema import ACCESS_TOKENS, ACCOUNTS, CHAT_LINES, MUTES, SEATS, TABLES
from signoria.store.sessions import Sessions, end_others
from signoria.store.signals import send
from signoria.store.tokens import Tokens

GONE: Final = "—"  # stands for the name of a deleted account


class Accounts(Rows):
    """The accounts in a database, with their sessions, passkeys, codes and tokens."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.sessions = Sessions(engine)
        self.passkeys = Passkeys(engine)
        self.codes = Codes(engine)
        self.tokens = Tokens(engine)
        self.challenges = Challenges(engine)

    def create_guest(self, name: str, language: str, now: int) -> Account:
        """Create a guest account; it can be reached only by its cookie."""
        id = secrets.token_urlsafe(12)
        guest = Account(id, name, None, False, language, "player", now, now, 0, 0)
        row = {"id": id, "name": name, "language": language, "role": guest.role}
        times = {"created_at": now, "seen_at": now, "muted_until": 0, "banned_until": 0}
        with self._writing() as connection:
            connection.execute(insert(ACCOUNTS).values(row | times))
        return guest

    def find(self, id: str) -> Account | None:
        with self._reading() as connection:
            found = connection.execute(select(*COLUMNS).where(ACCOUNTS.c.id == id)).one_or_none()
        return None if found is None else Account(*found)

    def find_login(self, login: str) -> tuple[Account, str] | None:
        """Find an account by its login; return it with its password hash ("" if it has none)."""
        query = select(*COLUMNS, ACCOUNTS.c.password).where(ACCOUNTS.c.login == login)
        with self._reading() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else (Account(*found[:-1]), found[-1] or "")

    def rename(self, id: str, name: str) -> None:
        """Change a display name; earlier seats and chat lines keep the old one."""
        self._set(id, name=name)

    def set_language(self, id: str, language: str) -> None:
        self._set(id, language=language)

    def set_password(
        self, id: str, login: str, hashed: str, codes: Sequence[str], keep: str
    ) -> bool:
        """Set login and password, sign out every session but `keep`, and revoke every token.

        Return whether the account was a guest; then it also gets these recovery codes, as digests.
        """
        with self._writing() as connection:
            first = settle(connection, id, login, codes)
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(password=hashed))
            end_others(connection, id, keep)
            _revoke_all(connection, id)
        return first

    def sign_out(self, id: str) -> None:
        """End every session of an account, and revoke every token: a thief may have made some."""
        with self._writing() as connection:
            end_others(connection, id, "")
            _revoke_all(connection, id)

    def rehash(self, id: str, before: str, hashed: str) -> None:
        """Store a new hash of the same password, unless the password has changed meanwhile."""
        same = (ACCOUNTS.c.id == id) & (ACCOUNTS.c.password == before)
        with self._writing() as connection:
            connection.execute(update(ACCOUNTS).where(same).values(password=hashed))

    def with_role(self, role: Role) -> list[Account]:
        """Return the accounts that have a role, by login."""
        query = select(*COLUMNS).where(ACCOUNTS.c.role == role).order_by(ACCOUNTS.c.login)
        with self._reading() as connection:
            return [Account(*row) for row in connection.execute(query)]

    def set_role(self, id: str, role: Role) -> None:
        """Make an account a moderator, or a player again."""
        self._set(id, role=role)

    def mute(self, id: str, until: int) -> None:
        """Mute an account until a moment; 0 unmutes it."""
        self._set(id, muted_until=until)

    def ban(self, id: str, until: int) -> None:
        """Ban an account until a moment; 0 ends the ban."""
        self._set(id, banned_until=until)

    def delete(self, id: str, now: int) -> list[str]:
        """Delete an account and its private data; return the tables at which it had a seat.

        Its seats at open tables become free; its other seats count as left. Those seats and its
        chat lines get a neutral name and no owner.
        """
        with self._writing() as connection:
            hold(connection, id)
            tables = _leave_seats(connection, id, now)
            said = update(CHAT_LINES).where(CHAT_LINES.c.account_id == id)
            connection.execute(said.values(account_id=None, name=GONE))
            connection.execute(delete(MUTES).where(MUTES.c.muted_id == id))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == id))
            changed(connection, id)
            for table in tables:
                send(connection, ["changed", table])
        return tables

    def _set(self, id: str, **values: str | int) -> None:
        with self._writing() as connection:
            change = update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(**values)
            if connection.execute(change).rowcount == 0:
                raise NoSuchAccount
            changed(connection, id)


def _revoke_all(connection: Connection, id: str) -> None:
    connection.execute(delete(ACCESS_TOKENS).where(ACCESS_TOKENS.c.account_id == id))


def _leave_seats(connection: Connection, id: str, now: int) -> list[str]:
    mine = SEATS.c.account_id == id
    query = select(SEATS.c.table_id).where(mine).distinct().order_by(SEATS.c.table_id)
    tables = list(connection.scalars(query))
    waiting = SEATS.c.table_id.in_(select(TABLES.c.id).where(TABLES.c.status == "open"))
    free = {"kind": SEATS.c.laid, "account_id": None, "name": ""}
    connection.execute(update(SEATS).where(mine & waiting).values(free))
    connection.execute(update(SEATS).where(mine).values(account_id=None, name=GONE, left_at=now))
    return tables

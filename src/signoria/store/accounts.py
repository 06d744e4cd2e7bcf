"""The accounts: guests, those who last, and what is left of those who go."""

import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Engine, delete, insert, select, update

from signoria.store.challenges import Challenges
from signoria.store.codes import Codes
from signoria.store.passkeys import Passkeys
from signoria.store.people import COLUMNS, Account, NoSuchAccount, Role, changed, hold, settle
from signoria.store.rows import Rows
from signoria.store.schema import ACCOUNTS, CHAT_LINES, MUTES, SEATS, TABLES
from signoria.store.sessions import Sessions, end_others
from signoria.store.signals import send
from signoria.store.tokens import Tokens

GONE: Final = "—"  # what stands where the name of a deleted account stood


class Accounts(Rows):
    """The accounts in a database, and the ways into them."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.sessions = Sessions(engine)
        self.passkeys = Passkeys(engine)
        self.codes = Codes(engine)
        self.tokens = Tokens(engine)
        self.challenges = Challenges(engine)

    def create_guest(self, name: str, language: str, now: int) -> Account:
        """A new account, which lasts as long as its one cookie."""
        id = secrets.token_urlsafe(12)
        guest = Account(id, name, None, False, language, "player", now, now, 0, 0)
        row = {"id": id, "name": name, "language": language, "role": guest.role}
        times = {"created_at": now, "seen_at": now, "muted_until": 0, "banned_until": 0}
        with self._writing() as connection:
            connection.execute(insert(ACCOUNTS).values(row | times))
        return guest

    def find(self, id: str) -> Account | None:
        """An account by its id."""
        with self._reading() as connection:
            found = connection.execute(select(*COLUMNS).where(ACCOUNTS.c.id == id)).one_or_none()
        return None if found is None else Account(*found)

    def find_login(self, login: str) -> tuple[Account, str] | None:
        """An account by its login, and the hash of its password ("" if it has none)."""
        question = select(*COLUMNS, ACCOUNTS.c.password).where(ACCOUNTS.c.login == login)
        with self._reading() as connection:
            found = connection.execute(question).one_or_none()
        return None if found is None else (Account(*found[:-1]), found[-1] or "")

    def rename(self, id: str, name: str) -> None:
        """Give somebody another display name; seats and talk of before keep the old one."""
        self._set(id, name=name)

    def set_language(self, id: str, language: str) -> None:
        """The language in which somebody reads."""
        self._set(id, language=language)

    def set_password(
        self, id: str, login: str, hashed: str, codes: Sequence[str], keep: str
    ) -> bool:
        """Set login and password, and sign out every session but `keep`.

        True if the account was a guest; then it also gets these recovery codes, as digests.
        """
        with self._writing() as connection:
            first = settle(connection, id, login, codes)
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(password=hashed))
            end_others(connection, id, keep)
        return first

    def rehash(self, id: str, before: str, hashed: str) -> None:
        """Keep the same password hashed anew, unless it has been changed meanwhile."""
        same = (ACCOUNTS.c.id == id) & (ACCOUNTS.c.password == before)
        with self._writing() as connection:
            connection.execute(update(ACCOUNTS).where(same).values(password=hashed))

    def set_role(self, id: str, role: Role) -> None:
        """Make somebody a moderator, or a player again."""
        self._set(id, role=role)

    def mute(self, id: str, until: int) -> None:
        """Keep somebody from talking until then; 0 lets them talk again."""
        self._set(id, muted_until=until)

    def ban(self, id: str, until: int) -> None:
        """Keep somebody out until then; 0 lets them in again."""
        self._set(id, banned_until=until)

    def delete(self, id: str, now: int) -> list[str]:
        """Delete an account and all that is only its own; the tables at which it had a seat.

        A seat at an open table is free again; at any other it counts as left. Those seats and
        what was said keep a neutral name and belong to nobody.
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


def _leave_seats(connection: Connection, id: str, now: int) -> list[str]:
    mine = SEATS.c.account_id == id
    question = select(SEATS.c.table_id).where(mine).distinct().order_by(SEATS.c.table_id)
    tables = list(connection.scalars(question))
    waiting = SEATS.c.table_id.in_(select(TABLES.c.id).where(TABLES.c.status == "open"))
    free = {"kind": SEATS.c.laid, "account_id": None, "name": ""}
    connection.execute(update(SEATS).where(mine & waiting).values(free))
    connection.execute(update(SEATS).where(mine).values(account_id=None, name=GONE, left_at=now))
    return tables

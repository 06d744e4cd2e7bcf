"""Accounts as sessions, passkeys and tokens use them, and how a guest becomes permanent."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.store.schema import ACCOUNTS, RECOVERY_CODES
from signoria.store.signals import send

Role = Literal["player", "moderator"]

CHANGED: Final = "account"  # signal to all nodes: drop this account from the cache


class NoSuchAccount(Exception):
    """Raised if the account does not exist or was deleted."""


class LoginTaken(Exception):
    """Raised if another account has that login."""


class TooMany(Exception):
    """Raised if the account already has the maximum number of these."""


class Account(msgspec.Struct, frozen=True):
    """An account; it never contains the password hash."""

    id: str
    name: str
    login: str | None
    has_password: bool
    language: str
    role: Role
    created_at: int
    seen_at: int
    muted_until: int
    banned_until: int

    @property
    def registered(self) -> bool:
        """Return whether the person can sign in from another device."""
        return self.login is not None


COLUMNS: Final[tuple[ColumnElement[Any], ...]] = (
    ACCOUNTS.c.id,
    ACCOUNTS.c.name,
    ACCOUNTS.c.login,
    ACCOUNTS.c.password.is_not(None),
    ACCOUNTS.c.language,
    ACCOUNTS.c.role,
    ACCOUNTS.c.created_at,
    ACCOUNTS.c.seen_at,
    ACCOUNTS.c.muted_until,
    ACCOUNTS.c.banned_until,
)


def hold(connection: Connection, id: str) -> Account:
    """Return the account and lock it until the transaction ends."""
    found = connection.execute(
        select(*COLUMNS).where(ACCOUNTS.c.id == id).with_for_update()
    ).one_or_none()
    if found is None:
        raise NoSuchAccount
    return Account(*found)


def settle(connection: Connection, id: str, login: str | None, codes: Sequence[str]) -> bool:
    """Lock an account and set its login; return True if it was a guest.

    A guest also gets these recovery codes.
    """
    before = hold(connection, id)
    if login is not None and login != before.login:
        try:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(login=login))
        except IntegrityError:
            raise LoginTaken from None
    first = not before.registered
    if first:
        put_codes(connection, id, codes)
    changed(connection, id)
    return first


def put_codes(connection: Connection, id: str, codes: Sequence[str]) -> None:
    """Replace the digests of an account's recovery codes."""
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.account_id == id))
    rows = [{"account_id": id, "digest": digest} for digest in codes]
    if rows:
        connection.execute(insert(RECOVERY_CODES), rows)


def changed(connection: Connection, id: str) -> None:
    """Tell the other nodes, when this transaction commits, to reload the account."""
    send(connection, [CHANGED, id])

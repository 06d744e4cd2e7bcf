"""An account as its sessions, passkeys and tokens see it, and how it comes to last."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.store.schema import ACCOUNTS, RECOVERY_CODES
from signoria.store.signals import send

Role = Literal["player", "moderator"]

CHANGED: Final = "account"  # the signal to all nodes: forget what you know of this account


class NoSuchAccount(Exception):
    """No account of that id is kept here, or no longer."""


class LoginTaken(Exception):
    """Another account has that login."""


class TooMany(Exception):
    """The account has as many of these as one may have."""


class Account(msgspec.Struct, frozen=True):
    """A person; the password itself, even hashed, is not among what is handed around."""

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
    def lasting(self) -> bool:
        """Whether the person can come back from another device."""
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
    """The account, which nobody else changes until the transaction is over."""
    found = connection.execute(
        select(*COLUMNS).where(ACCOUNTS.c.id == id).with_for_update()
    ).one_or_none()
    if found is None:
        raise NoSuchAccount
    return Account(*found)


def settle(connection: Connection, id: str, login: str | None, codes: Sequence[str]) -> bool:
    """Give a held account its login; true if it was a guest, which now has recovery codes too."""
    before = hold(connection, id)
    if login is not None and login != before.login:
        try:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(login=login))
        except IntegrityError:
            raise LoginTaken from None
    first = not before.lasting
    if first:
        put_codes(connection, id, codes)
    changed(connection, id)
    return first


def put_codes(connection: Connection, id: str, codes: Sequence[str]) -> None:
    """Keep these digests of recovery codes, and no others."""
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.account_id == id))
    rows = [{"account_id": id, "digest": digest} for digest in codes]
    if rows:
        connection.execute(insert(RECOVERY_CODES), rows)


def changed(connection: Connection, id: str) -> None:
    """Tell the other nodes, when this transaction commits, to look at the account anew."""
    send(connection, [CHANGED, id])

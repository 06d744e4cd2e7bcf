"""Passkeys: public keys and signature counts."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.store.people import NoSuchAccount, TooMany, hold, settle
from signoria.store.rows import Rows
from signoria.store.schema import PASSKEYS

MOST_PASSKEYS: Final = 20


class PasskeyTaken(Exception):
    """Raised if the passkey is already stored."""


class LastWayIn(Exception):
    """Raised if the account could not be reached without this passkey."""


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of an account; its id is the credential's, in base64url."""

    id: str
    public_key: bytes
    sign_count: int
    name: str
    created_at: int


_COLUMNS = (
    PASSKEYS.c.id,
    PASSKEYS.c.public_key,
    PASSKEYS.c.sign_count,
    PASSKEYS.c.name,
    PASSKEYS.c.created_at,
)


class Passkeys(Rows):
    """The passkeys in a database."""

    def add(self, account: str, passkey: Passkey, login: str | None, codes: Sequence[str]) -> bool:
        """Store a passkey; return True if it makes a guest permanent.

        The guest then gets this login and these recovery codes.
        """
        with self._writing() as connection:
            first = settle(connection, account, login, codes)
            mine = select(func.count()).where(PASSKEYS.c.account_id == account)
            if (connection.scalar(mine) or 0) >= MOST_PASSKEYS:
                raise TooMany
            row = msgspec.structs.asdict(passkey)
            try:
                connection.execute(insert(PASSKEYS).values(account_id=account, **row))
            except IntegrityError:
                raise PasskeyTaken from None
        return first

    def of(self, account: str) -> list[Passkey]:
        """Return the passkeys of an account, oldest first."""
        query = select(*_COLUMNS).where(PASSKEYS.c.account_id == account)
        with self._reading() as connection:
            found = connection.execute(query.order_by(PASSKEYS.c.created_at, PASSKEYS.c.id))
            return [Passkey(*row) for row in found]

    def find(self, id: str) -> tuple[str, Passkey] | None:
        """Return a passkey and, before it, the id of its account."""
        query = select(PASSKEYS.c.account_id, *_COLUMNS).where(PASSKEYS.c.id == id)
        with self._reading() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else (found[0], Passkey(*found[1:]))

    def used(self, id: str, sign_count: int) -> bool:
        """Store the signature count; return False if it did not grow: a copied passkey, or a race.

        Passkeys that are synchronized between devices do not count; they always report 0.
        """
        before = PASSKEYS.c.sign_count
        new = before < sign_count if sign_count else before == 0
        change = update(PASSKEYS).where(PASSKEYS.c.id == id, new).values(sign_count=sign_count)
        with self._writing() as connection:
            return connection.execute(change).rowcount == 1

    def remove(self, account: str, id: str) -> bool:
        """Delete a passkey of an account; return False if the account has no such passkey."""
        with self._writing() as connection:
            try:
                holder = hold(connection, account)
            except NoSuchAccount:
                return False
            mine = set(
                connection.scalars(select(PASSKEYS.c.id).where(PASSKEYS.c.account_id == account))
            )
            if id not in mine:
                return False
            if len(mine) == 1 and not holder.has_password:
                raise LastWayIn
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == id))
        return True

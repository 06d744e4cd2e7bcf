"""Personal tokens for outside programs that act for an account."""

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from signoria.store.digests import digest_of, new_secret
from signoria.store.people import COLUMNS, Account, TooMany, changed, hold
from signoria.store.rows import Rows
from signoria.store.schema import ACCESS_TOKENS, ACCOUNTS

MOST_TOKENS: Final = 20


class Token(msgspec.Struct, frozen=True):
    """A token of an account; its id is a digest."""

    id: str
    name: str
    scopes: str  # words with a space between them
    created_at: int
    seen_at: int


_COLUMNS = (
    ACCESS_TOKENS.c.id,
    ACCESS_TOKENS.c.name,
    ACCESS_TOKENS.c.scopes,
    ACCESS_TOKENS.c.created_at,
    ACCESS_TOKENS.c.seen_at,
)


class Tokens(Rows):
    """The personal tokens in a database."""

    def create(self, account: str, name: str, scopes: Collection[str], now: int) -> str:
        """Create a token and return its value, which is not stored."""
        token = new_secret()
        row = {"id": digest_of(token), "account_id": account, "name": name}
        with self._writing() as connection:
            hold(connection, account)
            mine = select(func.count()).where(ACCESS_TOKENS.c.account_id == account)
            if (connection.scalar(mine) or 0) >= MOST_TOKENS:
                raise TooMany
            words = {"scopes": " ".join(sorted(scopes)), "created_at": now, "seen_at": 0}
            connection.execute(insert(ACCESS_TOKENS).values(row | words))
        return token

    def of(self, account: str) -> list[Token]:
        """Return the tokens of an account, oldest first."""
        query = select(*_COLUMNS).where(ACCESS_TOKENS.c.account_id == account)
        order = ACCESS_TOKENS.c.created_at, ACCESS_TOKENS.c.id
        with self._reading() as connection:
            return [Token(*row) for row in connection.execute(query.order_by(*order))]

    def find(self, id: str) -> tuple[Token, Account] | None:
        joined = select(*_COLUMNS, *COLUMNS).join_from(ACCESS_TOKENS, ACCOUNTS)
        with self._reading() as connection:
            found = connection.execute(joined.where(ACCESS_TOKENS.c.id == id)).one_or_none()
        if found is None:
            return None
        split = len(_COLUMNS)
        return Token(*found[:split]), Account(*found[split:])

    def touch(self, id: str, now: int) -> None:
        """Record the use of a token."""
        with self._writing() as connection:
            connection.execute(
                update(ACCESS_TOKENS).where(ACCESS_TOKENS.c.id == id).values(seen_at=now)
            )

    def revoke(self, account: str, id: str) -> bool:
        """Revoke a token of an account; return False if the account has no such token."""
        mine = select(ACCESS_TOKENS.c.id).where(ACCESS_TOKENS.c.account_id == account)
        with self._writing() as connection:
            if id not in set(connection.scalars(mine)):
                return False
            connection.execute(delete(ACCESS_TOKENS).where(ACCESS_TOKENS.c.id == id))
            changed(connection, account)
        return True

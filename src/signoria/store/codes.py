"""Recovery codes; each works once."""

from collections.abc import Sequence

from sqlalchemy import delete, func, select

from signoria.store.people import hold, put_codes
from signoria.store.rows import Rows
from signoria.store.schema import ACCOUNTS, RECOVERY_CODES


class Codes(Rows):
    """The digests of recovery codes in a database."""

    def replace(self, account: str, digests: Sequence[str]) -> None:
        with self._writing() as connection:
            hold(connection, account)
            put_codes(connection, account, digests)

    def use(self, login: str, digest: str) -> str | None:
        """Use up a code; return its account, or None if the account has no such code."""
        owner = select(ACCOUNTS.c.id).where(ACCOUNTS.c.login == login).scalar_subquery()
        spent = (
            delete(RECOVERY_CODES)
            .where(RECOVERY_CODES.c.account_id == owner, RECOVERY_CODES.c.digest == digest)
            .returning(RECOVERY_CODES.c.account_id)
        )
        with self._writing() as connection:
            found: str | None = connection.scalar(spent)
        return found

    def left(self, account: str) -> int:
        """Return the number of unused codes."""
        query = select(func.count()).where(RECOVERY_CODES.c.account_id == account)
        with self._reading() as connection:
            return connection.scalar(query) or 0

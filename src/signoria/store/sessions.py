"""Sessions: cookies with their accounts, devices and end times."""

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from signoria.store.digests import digest_of, new_secret
from signoria.store.people import COLUMNS, Account, changed
from signoria.store.rows import Rows
from signoria.store.schema import ACCOUNTS, SESSIONS


class Session(msgspec.Struct, frozen=True):
    """A device on which an account is signed in; its id is the digest of its cookie."""

    id: str
    device: str
    created_at: int
    seen_at: int
    ends_at: int


_COLUMNS = (
    SESSIONS.c.id,
    SESSIONS.c.device,
    SESSIONS.c.created_at,
    SESSIONS.c.seen_at,
    SESSIONS.c.ends_at,
)


class Sessions(Rows):
    """The sessions in a database."""

    def open(self, account: str, device: str, now: int, ends_at: int) -> str:
        """Create a session and return its cookie, which is not stored."""
        token = new_secret()
        row = {"id": digest_of(token), "account_id": account, "device": device, "challenge": ""}
        times = {"created_at": now, "seen_at": now, "ends_at": ends_at}
        with self._writing() as connection:
            connection.execute(insert(SESSIONS).values(row | times))
        return token

    def find(self, id: str, now: int) -> tuple[Session, Account] | None:
        """Return a session that has not ended, and its account."""
        wanted = (SESSIONS.c.id == id) & (SESSIONS.c.ends_at > now)
        query = select(*_COLUMNS, *COLUMNS).join_from(SESSIONS, ACCOUNTS).where(wanted)
        with self._reading() as connection:
            found = connection.execute(query).one_or_none()
        if found is None:
            return None
        split = len(_COLUMNS)
        return Session(*found[:split]), Account(*found[split:])

    def of(self, account: str, now: int) -> list[Session]:
        """Return the sessions of an account, last seen first."""
        wanted = (SESSIONS.c.account_id == account) & (SESSIONS.c.ends_at > now)
        order = SESSIONS.c.seen_at.desc(), SESSIONS.c.id
        with self._reading() as connection:
            found = connection.execute(select(*_COLUMNS).where(wanted).order_by(*order))
            return [Session(*row) for row in found]

    def touch(self, id: str, account: str, now: int, ends_at: int) -> None:
        """Record the use of a session, and extend it."""
        mine = SESSIONS.c.id == id
        with self._writing() as connection:
            connection.execute(update(SESSIONS).where(mine).values(seen_at=now, ends_at=ends_at))
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(seen_at=now))

    def end(self, id: str, account: str) -> None:
        with self._writing() as connection:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.id == id))
            changed(connection, account)

    def end_all(self, account: str) -> None:
        with self._writing() as connection:
            end_others(connection, account, "")

    def clear(self, now: int) -> int:
        """Delete expired sessions; return their number."""
        with self._writing() as connection:
            return connection.execute(delete(SESSIONS).where(SESSIONS.c.ends_at <= now)).rowcount

    def challenge(self, id: str, challenge: str, ends_at: int) -> None:
        """Store a challenge for this device until it ends; it replaces an earlier one."""
        kept = f"{ends_at} {challenge}"
        with self._writing() as connection:
            connection.execute(update(SESSIONS).where(SESSIONS.c.id == id).values(challenge=kept))

    def take_challenge(self, id: str, now: int) -> str:
        """Remove and return this device's challenge; "" if it is missing or expired."""
        mine = SESSIONS.c.id == id
        with self._writing() as connection:
            found = connection.scalar(select(SESSIONS.c.challenge).where(mine).with_for_update())
            connection.execute(update(SESSIONS).where(mine).values(challenge=""))
        ends_at, _space, challenge = (found or "0 ").partition(" ")
        return challenge if now < int(ends_at) else ""


def end_others(connection: Connection, account: str, keep: str) -> None:
    """End every session of an account but one."""
    others = (SESSIONS.c.account_id == account) & (SESSIONS.c.id != keep)
    connection.execute(delete(SESSIONS).where(others))
    changed(connection, account)

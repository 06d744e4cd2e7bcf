"""Challenges for visitors who are not signed in: each expires, and works once."""

from typing import Final

from sqlalchemy import delete, insert

from signoria.store.digests import digest_of, new_secret
from signoria.store.rows import Rows
from signoria.store.schema import SERVER_KEYS

PREFIX: Final = "challenge-"
DIGITS: Final = 15  # digits of the end time; a fixed number, so that names sort by time


class Challenges(Rows):
    """The challenges in a database, each under a ticket that only one browser holds."""

    def put(self, challenge: str, now: int, ends_at: int) -> str:
        """Store a challenge until it ends, and return its ticket.

        This also deletes expired challenges.
        """
        ticket = f"{ends_at:0{DIGITS}}-{new_secret()}"
        name = SERVER_KEYS.c.name
        ended = name.startswith(PREFIX) & (name < f"{PREFIX}{now:0{DIGITS}}")
        with self._writing() as connection:
            connection.execute(delete(SERVER_KEYS).where(ended))
            connection.execute(insert(SERVER_KEYS).values(name=_name(ticket), value=challenge))
        return ticket

    def take(self, ticket: str, now: int) -> str:
        """Remove and return a challenge; "" if it is unknown, used or expired."""
        taken = delete(SERVER_KEYS).where(SERVER_KEYS.c.name == _name(ticket))
        with self._writing() as connection:
            found = connection.scalar(taken.returning(SERVER_KEYS.c.value))
        return found if found is not None and f"{now:0{DIGITS}}" < ticket[:DIGITS] else ""


def _name(ticket: str) -> str:
    """Return the row name: end time and digest of the ticket, so that no end time can be forged."""
    shown = ticket[:DIGITS]
    return f"{PREFIX}{shown if shown.isdecimal() else ''}-{digest_of(ticket)}"

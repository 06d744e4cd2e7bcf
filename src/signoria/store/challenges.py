"""Challenges for visitors who are not signed in: each expires, and works once."""

from typing import Final

from sqlalchemy import delete, insert

from signoria.store.digests import digest_of, new_secret
from signoria.store.rows import Rows
from signoria.store.schema import HOUSE_KEYS

PREFIX: Final = "challenge-"
FIGURES: Final = 15  # digits of the end time; a fixed number, so that names sort by time


class Challenges(Rows):
    """The challenges in a database, each under a ticket that only one browser holds."""

    def lay(self, challenge: str, now: int, ends_at: int) -> str:
        """Store a challenge until it ends, and return its ticket.

        This also deletes expired challenges.
        """
        ticket = f"{ends_at:0{FIGURES}}-{new_secret()}"
        name = HOUSE_KEYS.c.name
        ended = name.startswith(PREFIX) & (name < f"{PREFIX}{now:0{FIGURES}}")
        with self._writing() as connection:
            connection.execute(delete(HOUSE_KEYS).where(ended))
            connection.execute(insert(HOUSE_KEYS).values(name=_name(ticket), value=challenge))
        return ticket

    def take(self, ticket: str, now: int) -> str:
        """Remove and return a challenge; "" if it is unknown, used or expired."""
        taken = delete(HOUSE_KEYS).where(HOUSE_KEYS.c.name == _name(ticket))
        with self._writing() as connection:
            found = connection.scalar(taken.returning(HOUSE_KEYS.c.value))
        return found if found is not None and f"{now:0{FIGURES}}" < ticket[:FIGURES] else ""


def _name(ticket: str) -> str:
    """Return the row name: end time and digest of the ticket, so that no end time can be forged."""
    shown = ticket[:FIGURES]
    return f"{PREFIX}{shown if shown.isdecimal() else ''}-{digest_of(ticket)}"

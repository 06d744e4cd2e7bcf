"""Content of a database after its servers have ended."""

import json

from sqlalchemy import select

from signoria.kernel.table import SEAT
from signoria.store.database import open_database
from signoria.store.schema import ENTRIES, KEYS
from signoria.store.verify import Checked, verify

StoredAction = tuple[str, int, int, str]  # table, revision, seat, action


class Stored:
    """Database that is read without a server."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)

    def close(self) -> None:
        self.engine.dispose()

    def keys(self) -> dict[tuple[str, int, str], int]:
        """Map each key of each seat to its revision."""
        asked = select(KEYS.c.table_id, KEYS.c.seat, KEYS.c.key, KEYS.c.rev)
        with self.engine.connect() as connection:
            rows = connection.execute(asked)
            return {(table, seat, key): rev for table, seat, key, rev in rows}

    def actions(self) -> dict[StoredAction, int]:
        """Map every action of a seat to the time of its entry."""
        found: dict[StoredAction, int] = {}
        asked = select(ENTRIES.c.table_id, ENTRIES.c.line, ENTRIES.c.at)
        with self.engine.connect() as connection:
            for table, line, at in connection.execute(asked):
                entry = json.loads(line)
                if entry["by"] == SEAT:
                    found[table, entry["rev"], entry["seat"], json.dumps(entry["do"])] = at
        return found

    def revs(self, table: str) -> list[int]:
        """List the revisions of a ledger."""
        asked = select(ENTRIES.c.rev).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.rev)
        with self.engine.connect() as connection:
            return list(connection.scalars(asked))

    def findings(self) -> list[Checked]:
        """List the tables in which `verify` finds errors."""
        return [checked for checked in verify(self.engine) if checked.findings]

"""Export of ledgers as texts for `read_ledger`."""

from collections.abc import Iterator
from typing import Final

import msgspec
from sqlalchemy import Engine, select

from signoria.store.backups import snapshot
from signoria.store.schema import ENTRIES, TABLES, Status

AT_ONCE: Final = 200  # ids in memory


class Exported(msgspec.Struct, frozen=True):
    """A ledger with its game, table and status."""

    game: str
    table: str
    status: Status
    text: str


def ledgers(engine: Engine, running: bool) -> Iterator[Exported]:
    """Yield the ledger of every finished game; with `running`, also of games in progress.

    Unverified games are left out, because exports are for statistics and research.
    """
    wanted = ["over", "running"] if running else ["over"]
    tables = select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.header)
    tables = tables.where(TABLES.c.status.in_(wanted), TABLES.c.unverified.is_(False))
    page = tables.order_by(TABLES.c.id).limit(AT_ONCE)
    last = ""
    while True:
        with snapshot(engine) as connection:
            found = connection.execute(page.where(TABLES.c.id > last)).all()
        for id, game, status, header in found:
            with snapshot(engine) as connection:
                lines = select(ENTRIES.c.line).where(ENTRIES.c.table_id == id)
                entries = list(connection.scalars(lines.order_by(ENTRIES.c.rev)))
            yield Exported(game, id, status, "".join([header, *entries]))
        if len(found) < AT_ONCE:
            return
        last = found[-1].id

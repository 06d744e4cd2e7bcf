"""Reports to moderators about accounts, and their verdicts."""

import msgspec
from sqlalchemy import and_, insert, select, update

from signoria.store.ledgers import BadAppend, can_be_kept, new_id
from signoria.store.rows import Rows
from signoria.store.schema import ACCOUNTS, CHAT_LINES, REPORTS


class ReportRow(msgspec.Struct, frozen=True):
    """A report that waits for a verdict, with current names and the chat line's current text."""

    id: str
    account_id: str | None
    accused_id: str
    table_id: str
    line: int
    reason: str
    at: int
    name: str | None
    accused_name: str | None
    text: str | None


_REPORTER = ACCOUNTS.alias()
_ACCUSED = ACCOUNTS.alias()
_SAID = and_(CHAT_LINES.c.table_id == REPORTS.c.table_id, CHAT_LINES.c.number == REPORTS.c.line)
_OPEN = (
    select(
        REPORTS.c.id,
        REPORTS.c.account_id,
        REPORTS.c.accused_id,
        REPORTS.c.table_id,
        REPORTS.c.line,
        REPORTS.c.reason,
        REPORTS.c.at,
        _REPORTER.c.name,
        _ACCUSED.c.name.label("accused_name"),
        CHAT_LINES.c.text.label("text"),
    )
    .outerjoin(_REPORTER, _REPORTER.c.id == REPORTS.c.account_id)
    .outerjoin(_ACCUSED, _ACCUSED.c.id == REPORTS.c.accused_id)
    .outerjoin(CHAT_LINES, _SAID)
    .where(REPORTS.c.closed_at == 0)
    .order_by(REPORTS.c.at, REPORTS.c.id)
)


class Reports(Rows):
    """The reports in a database."""

    def file(self, account: str, accused: str, table: str, line: int, reason: str, now: int) -> str:
        """Store a report and return its id."""
        if not can_be_kept(reason):
            raise BadAppend("the reason has a character that cannot be kept")
        id = new_id()
        values = {"id": id, "account_id": account, "accused_id": accused, "table_id": table}
        fields = {"line": line, "reason": reason, "at": now, "closed_at": 0, "verdict": ""}
        with self._writing() as connection:
            connection.execute(insert(REPORTS).values(values | fields))
        return id

    def waiting(self, limit: int) -> list[ReportRow]:
        """Return reports without a verdict, oldest first."""
        with self._reading() as connection:
            found = connection.execute(_OPEN.limit(limit)).mappings()
            return [ReportRow(**row) for row in found]

    def close(self, id: str, verdict: str, now: int) -> bool:
        """Store a verdict; return False if the report does not exist or already has one."""
        if not can_be_kept(verdict):
            raise BadAppend("the verdict has a character that cannot be kept")
        waits = and_(REPORTS.c.id == id, REPORTS.c.closed_at == 0)
        with self._writing() as connection:
            change = update(REPORTS).where(waits).values(closed_at=now, verdict=verdict)
            return connection.execute(change).rowcount > 0

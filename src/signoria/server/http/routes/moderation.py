"""Routes for reports by players and for moderators: verdicts, mutes, bans, closed tables."""

import asyncio
import logging
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from signoria.kernel.seats import SPECTATOR
from signoria.server.autoplay.log_failures import safely
from signoria.server.errors import RequestError
from signoria.server.http.routing import Invite, Known, Routes
from signoria.server.people.access import Access
from signoria.server.people.authenticator import Authenticator, Visitor
from signoria.server.people.limits import Limit, Limits
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.state import Now
from signoria.server.table.wire import RequestBody
from signoria.store.accounts import Accounts
from signoria.store.lobby import Lobby
from signoria.store.people import NoSuchAccount
from signoria.store.reports import ReportRow, Reports
from signoria.store.talk import Talk

REPORTS: Final = Limit(5, 1 / 60)
PAGE: Final = 100
HOUR: Final = 3600 * 1000  # milliseconds
LONGEST: Final = 10 * 366 * 24  # hours

Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=100)]


routes = Routes()
log = logging.getLogger("signoria.tables")


class NewReport(RequestBody, frozen=True):
    """A complaint about an account; `line` is a line of the table's chat."""

    accused: Id
    reason: Reason
    table: Annotated[str, Meta(max_length=100)] = ""
    line: Annotated[int, Meta(ge=0, le=1 << 30)] = 0


class ReportAccepted(msgspec.Struct, frozen=True):
    """The id of a stored report."""

    id: str


class ReportSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A report that waits for a verdict, with the reported chat line."""

    id: str
    at: int
    accused: str
    accused_name: str
    reason: str
    account: str = ""
    name: str = ""
    table: str = ""
    line: int = 0
    text: str = ""


class Verdict(RequestBody, frozen=True):
    """The verdict on a report."""

    verdict: Reason


class Duration(RequestBody, frozen=True):
    """A duration in hours from now; 0 ends the measure."""

    until_hours: Annotated[int, Meta(ge=0, le=LONGEST)]


class CloseRequest(RequestBody, frozen=True):
    """The reason for closing a table; it is shown in the table's chat."""

    reason: Reason


@routes.post("/reports")
async def create_report(
    clock: Now,
    limits: Limits,
    access: Access,
    accounts: Accounts,
    talk: Talk,
    reports: Reports,
    visitor: Known,
    data: NewReport,
    invite: Invite = "",
) -> ReportAccepted:
    """Report an account to the moderators."""
    visitor.needs("play")
    limits.spend(f"reports {visitor.account}", REPORTS, clock())
    if await asyncio.to_thread(accounts.find, data.accused) is None:
        raise RequestError("no-account", 404)
    if data.table or data.line:
        await access.row(visitor, data.table, invite)
    if data.line:
        await _check_line(talk, data)
    id = await asyncio.to_thread(
        reports.file,
        visitor.account,
        data.accused,
        data.table,
        data.line,
        data.reason,
        clock(),
    )
    return ReportAccepted(id)


@routes.get("/reports")
async def list_reports(reports: Reports, visitor: Known) -> list[ReportSummary]:
    """List the reports that wait for a verdict, oldest first (moderators only)."""
    _check_moderates(visitor)
    return [_summary(row) for row in await asyncio.to_thread(reports.waiting, PAGE)]


@routes.post("/reports/{id}/close", status=204)
async def close_report(
    clock: Now, reports: Reports, visitor: Known, id: str, data: Verdict
) -> None:
    """Close a report with a verdict (moderators only)."""
    _check_moderates(visitor)
    if not await asyncio.to_thread(reports.close, id, data.verdict, clock()):
        raise RequestError("no-report", 404)


@routes.post("/moderation/accounts/{id}/mute", status=204)
async def mute_account(
    clock: Now,
    authenticator: Authenticator,
    accounts: Accounts,
    visitor: Known,
    id: str,
    data: Duration,
) -> None:
    """Mute an account for some hours, so that it cannot talk (moderators only)."""
    _check_moderates(visitor)
    try:
        await asyncio.to_thread(accounts.mute, id, _until(clock, data))
    except NoSuchAccount:
        raise RequestError("no-account", 404) from None
    authenticator.forget(id)


@routes.post("/moderation/accounts/{id}/ban", status=204)
async def ban_account(
    clock: Now,
    authenticator: Authenticator,
    accounts: Accounts,
    visitor: Known,
    id: str,
    data: Duration,
) -> None:
    """Ban an account for some hours; its streams end at once (moderators only).

    Its sessions end, too. A guest keeps its cookie, because that is its only way to sign in, but
    the cookie does not work until the ban is over.
    """
    _check_moderates(visitor)
    until = _until(clock, data)
    try:
        await asyncio.to_thread(accounts.ban, id, until)
    except NoSuchAccount:
        raise RequestError("no-account", 404) from None
    account = await asyncio.to_thread(accounts.find, id)
    if until and account is not None and account.registered:
        await asyncio.to_thread(accounts.sessions.end_all, id)
    authenticator.forget(id)


@routes.post("/moderation/tables/{id}/close", status=204)
async def close_table(
    clock: Now,
    access: Access,
    talk: Talk,
    lobby: Lobby,
    live_tables: LiveTables,
    visitor: Known,
    id: str,
    data: CloseRequest,
) -> None:
    """End a game without a winner, or delete a table that has not begun (moderators only)."""
    _check_moderates(visitor)
    # the ledger of a damaged table cannot be read, so its row alone decides
    status = (await access.row(visitor, id)).status
    if status == "over":
        raise RequestError("is-over", 409)
    if status == "open":
        done = await asyncio.to_thread(lobby.clear, id)
    else:
        done = await asyncio.to_thread(lobby.close, id, clock())
    if not done:
        raise RequestError("busy", 503)
    table = live_tables.table(id)
    if status == "open":
        table.disconnect()
        return live_tables.forget(id)
    said = await asyncio.to_thread(
        talk.say, id, visitor.account, visitor.name, SPECTATOR, data.reason, clock()
    )
    await safely(table.send_chat(said.number), log, "table-failed")
    await safely(table.refresh(), log, "table-failed")
    return None


@routes.delete("/tables/{id}/chat/{number}", status=204)
async def redact_chat_line(
    access: Access, talk: Talk, visitor: Known, id: str, number: int
) -> None:
    """Replace a chat line by a neutral mark (moderators only)."""
    _check_moderates(visitor)
    table = await access.table(visitor, id)
    if not 0 < number < 1 << 31 or not await asyncio.to_thread(talk.blank, id, number):
        raise RequestError("no-line", 404)
    await table.redact_chat(number)


def _check_moderates(visitor: Visitor) -> None:
    if not visitor.moderates:
        raise RequestError("not-moderator", 403)


async def _check_line(talk: Talk, data: NewReport) -> None:
    """Check that the reported line exists at that table and is by the accused account."""
    rows = await asyncio.to_thread(talk.lines, data.table, data.line - 1)
    if not rows or rows[0].number != data.line or rows[0].account_id != data.accused:
        raise RequestError("no-line", 404)


def _until(clock: Now, data: Duration) -> int:
    return clock() + data.until_hours * HOUR if data.until_hours else 0


def _summary(row: ReportRow) -> ReportSummary:
    return ReportSummary(
        id=row.id,
        at=row.at,
        accused=row.accused_id,
        accused_name=row.accused_name or "",
        reason=row.reason,
        account=row.account_id or "",
        name=row.name or "",
        table=row.table_id,
        line=row.line,
        text=row.text or "",
    )

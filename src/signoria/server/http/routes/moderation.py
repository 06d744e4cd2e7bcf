"""Routes for reports by players and for moderators: verdicts, mutes, bans, closed tables."""

from typing import Annotated, Final

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from signoria.kernel.seats import SPECTATOR
from signoria.server.errors import RequestError
from signoria.server.http.dependencies import Known, TheServer
from signoria.server.people.limits import Limit
from signoria.server.people.visitor import Visitor
from signoria.server.server import Server
from signoria.server.table.wire import Request
from signoria.store.people import NoSuchAccount
from signoria.store.reports import ReportRow

REPORTS: Final = Limit(5, 1 / 60)
PAGE: Final = 100
HOUR: Final = 3600 * 1000  # milliseconds
LONGEST: Final = 10 * 366 * 24  # hours

Invite = Annotated[str, QueryParameter(name="invite", max_length=100)]
Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=100)]


class NewReport(Request, frozen=True):
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


class Verdict(Request, frozen=True):
    """The verdict on a report."""

    verdict: Reason


class Duration(Request, frozen=True):
    """A duration in hours from now; 0 ends the measure."""

    until_hours: Annotated[int, Meta(ge=0, le=LONGEST)]


class CloseRequest(Request, frozen=True):
    """The reason for closing a table; it is shown in the table's chat."""

    reason: Reason


@post("/reports")
async def create_report(
    server: TheServer, visitor: Known, data: JSONBody[NewReport], invite: Invite = ""
) -> ReportAccepted:
    """Report an account to the moderators."""
    visitor.needs("play")
    server.limits.spend(f"reports {visitor.account}", REPORTS, server.now())
    if await server.run(server.accounts.find, data.accused) is None:
        raise RequestError("no-account", 404)
    if data.table or data.line:
        await server.access.row(visitor, data.table, invite)
    if data.line:
        await _check_line(server, data)
    id = await server.run(
        server.reports.file,
        visitor.account,
        data.accused,
        data.table,
        data.line,
        data.reason,
        server.now(),
    )
    return ReportAccepted(id)


@get("/reports")
async def list_reports(server: TheServer, visitor: Known) -> list[ReportSummary]:
    """List the reports that wait for a verdict, oldest first (moderators only)."""
    _check_moderates(visitor)
    return [_summary(row) for row in await server.run(server.reports.waiting, PAGE)]


@post("/reports/{id:str}/close", status_code=204)
async def close_report(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[Verdict]
) -> None:
    """Close a report with a verdict (moderators only)."""
    _check_moderates(visitor)
    if not await server.run(server.reports.close, id, data.verdict, server.now()):
        raise RequestError("no-report", 404)


@post("/moderation/accounts/{id:str}/mute", status_code=204)
async def mute_account(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[Duration]
) -> None:
    """Mute an account for some hours, so that it cannot talk (moderators only)."""
    _check_moderates(visitor)
    try:
        await server.run(server.accounts.mute, id, _until(server, data))
    except NoSuchAccount:
        raise RequestError("no-account", 404) from None
    server.authenticator.forget(id)


@post("/moderation/accounts/{id:str}/ban", status_code=204)
async def ban_account(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[Duration]
) -> None:
    """Ban an account for some hours; its streams end at once (moderators only).

    Its sessions end, too. A guest keeps its cookie, because that is its only way to sign in, but
    the cookie does not work until the ban is over.
    """
    _check_moderates(visitor)
    until = _until(server, data)
    try:
        await server.run(server.accounts.ban, id, until)
    except NoSuchAccount:
        raise RequestError("no-account", 404) from None
    account = await server.run(server.accounts.find, id)
    if until and account is not None and account.registered:
        await server.run(server.accounts.sessions.end_all, id)
    server.authenticator.forget(id)


@post("/moderation/tables/{id:str}/close", status_code=204)
async def close_table(
    server: TheServer, visitor: Known, id: FromPath[str], data: JSONBody[CloseRequest]
) -> None:
    """End a game without a winner, or delete a table that has not begun (moderators only)."""
    _check_moderates(visitor)
    table = await server.access.table(visitor, id)
    async with table.held():
        status = table.row.status
        if status == "over":
            raise RequestError("is-over", 409)
        if status == "open":
            done = await server.run(server.lobby.clear, id)
        else:
            done = await server.run(server.lobby.close, id, server.now())
    if not done:
        raise RequestError("busy", 503)
    if status == "open":
        table.disconnect()
        return server.tables.forget(id)
    said = await server.run(
        server.talk.say, id, visitor.account, visitor.name, SPECTATOR, data.reason, server.now()
    )
    await table.send_chat(said.number)
    return await table.refresh()


@delete("/tables/{id:str}/chat/{number:int}", status_code=204)
async def redact_chat_line(
    server: TheServer, visitor: Known, id: FromPath[str], number: FromPath[int]
) -> None:
    """Replace a chat line by a neutral mark (moderators only)."""
    _check_moderates(visitor)
    table = await server.access.table(visitor, id)
    if not 0 < number < 1 << 31 or not await server.run(server.talk.blank, id, number):
        raise RequestError("no-line", 404)
    await table.redact_chat(number)


def _check_moderates(visitor: Visitor) -> None:
    if not visitor.moderates:
        raise RequestError("not-moderator", 403)


async def _check_line(server: Server, data: NewReport) -> None:
    """Check that the reported line exists at that table and is by the accused account."""
    rows = await server.run(server.talk.lines, data.table, data.line - 1)
    if not rows or rows[0].number != data.line or rows[0].account_id != data.accused:
        raise RequestError("no-line", 404)


def _until(server: Server, data: Duration) -> int:
    return server.now() + data.until_hours * HOUR if data.until_hours else 0


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


router = Router(
    path="/",
    route_handlers=[
        create_report,
        list_reports,
        close_report,
        mute_account,
        ban_account,
        close_table,
        redact_chat_line,
    ],
)

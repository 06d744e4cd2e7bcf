"""Routes for reports by players and for moderators: verdicts, mutes, bans, closed tables."""

from typing import Annotated, Final

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from signoria.kernel.seats import SPECTATOR
from signoria.server.access import seen, table_for
from signoria.server.asking import Known, TheHouse
from signoria.server.faults import Fault
from signoria.server.house import House
from signoria.server.limits import Limit
from signoria.server.visitor import Visitor
from signoria.server.wire import Request
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


class Filed(msgspec.Struct, frozen=True):
    """The id of a stored report."""

    id: str


class ReportFace(msgspec.Struct, frozen=True, omit_defaults=True):
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
    said: str = ""


class Verdict(Request, frozen=True):
    """The verdict on a report."""

    verdict: Reason


class Spell(Request, frozen=True):
    """A duration in hours from now; 0 ends the measure."""

    until_hours: Annotated[int, Meta(ge=0, le=LONGEST)]


class Closing(Request, frozen=True):
    """The reason for closing a table; it is shown in the table's chat."""

    reason: Reason


@post("/reports")
async def report(
    house: TheHouse, visitor: Known, data: JSONBody[NewReport], invite: Invite = ""
) -> Filed:
    """Report an account to the moderators."""
    visitor.needs("play")
    house.limits.spend(f"reports {visitor.account}", REPORTS, house.now())
    if await house.run(house.accounts.find, data.accused) is None:
        raise Fault("no-account", 404)
    if data.table or data.line:
        await table_for(house, visitor, data.table, invite)
    if data.line:
        await _check_line(house, data)
    id = await house.run(
        house.reports.file,
        visitor.account,
        data.accused,
        data.table,
        data.line,
        data.reason,
        house.now(),
    )
    return Filed(id)


@get("/reports")
async def open_reports(house: TheHouse, visitor: Known) -> list[ReportFace]:
    """List the reports that wait for a verdict, oldest first (moderators only)."""
    _check_moderates(visitor)
    return [_face(row) for row in await house.run(house.reports.waiting, PAGE)]


@post("/reports/{id:str}/close", status_code=204)
async def close_report(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[Verdict]
) -> None:
    """Close a report with a verdict (moderators only)."""
    _check_moderates(visitor)
    if not await house.run(house.reports.close, id, data.verdict, house.now()):
        raise Fault("no-report", 404)


@post("/moderation/accounts/{id:str}/mute", status_code=204)
async def mute(house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[Spell]) -> None:
    """Mute an account for some hours, so that it cannot talk (moderators only)."""
    _check_moderates(visitor)
    try:
        await house.run(house.accounts.mute, id, _until(house, data))
    except NoSuchAccount:
        raise Fault("no-account", 404) from None
    house.doors.forget(id)


@post("/moderation/accounts/{id:str}/ban", status_code=204)
async def ban(house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[Spell]) -> None:
    """Ban an account for some hours; its streams end at once (moderators only).

    Its sessions end, too. A guest keeps its cookie, because that is its only way to sign in, but
    the cookie does not work until the ban is over.
    """
    _check_moderates(visitor)
    until = _until(house, data)
    try:
        await house.run(house.accounts.ban, id, until)
    except NoSuchAccount:
        raise Fault("no-account", 404) from None
    account = await house.run(house.accounts.find, id)
    if until and account is not None and account.lasting:
        await house.run(house.accounts.sessions.end_all, id)
    house.doors.forget(id)


@post("/moderation/tables/{id:str}/close", status_code=204)
async def close_table(
    house: TheHouse, visitor: Known, id: FromPath[str], data: JSONBody[Closing]
) -> None:
    """End a game without a winner, or delete a table that has not begun (moderators only)."""
    _check_moderates(visitor)
    table = await seen(house, visitor, id)
    async with table.held():
        status = table.row.status
        if status == "over":
            raise Fault("is-over", 409)
        if status == "open":
            done = await house.run(house.lobby.clear, id)
        else:
            done = await house.run(house.lobby.close, id, house.now())
    if not done:
        raise Fault("busy", 503)
    if status == "open":
        table.send_away()
        return house.tables.forget(id)
    said = await house.run(
        house.talk.say, id, visitor.account, visitor.name, SPECTATOR, data.reason, house.now()
    )
    await table.said(said.number)
    return await table.changed()


@delete("/tables/{id:str}/chat/{number:int}", status_code=204)
async def unsay(house: TheHouse, visitor: Known, id: FromPath[str], number: FromPath[int]) -> None:
    """Replace a chat line by a neutral mark (moderators only)."""
    _check_moderates(visitor)
    table = await seen(house, visitor, id)
    if not 0 < number < 1 << 31 or not await house.run(house.talk.blank, id, number):
        raise Fault("no-line", 404)
    await table.unsaid(number)


def _check_moderates(visitor: Visitor) -> None:
    if not visitor.moderates:
        raise Fault("not-moderator", 403)


async def _check_line(house: House, data: NewReport) -> None:
    """Check that the reported line exists at that table and is by the accused account."""
    rows = await house.run(house.talk.lines, data.table, data.line - 1)
    if not rows or rows[0].number != data.line or rows[0].account_id != data.accused:
        raise Fault("no-line", 404)


def _until(house: House, data: Spell) -> int:
    return house.now() + data.until_hours * HOUR if data.until_hours else 0


def _face(row: ReportRow) -> ReportFace:
    return ReportFace(
        id=row.id,
        at=row.at,
        accused=row.accused_id,
        accused_name=row.accused_name or "",
        reason=row.reason,
        account=row.account_id or "",
        name=row.name or "",
        table=row.table_id,
        line=row.line,
        said=row.said or "",
    )


router = Router(
    path="/",
    route_handlers=[
        report,
        open_reports,
        close_report,
        mute,
        ban,
        close_table,
        unsay,
    ],
)

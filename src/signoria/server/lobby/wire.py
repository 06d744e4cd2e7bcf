"""Request bodies about tables that have not begun, forks and imports."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from signoria.server.table.clock_kinds import ClockKind, NoClock
from signoria.server.table.wire import Name, Request, Rev

LONGEST = 1_000_000

OptionText = Annotated[str, Meta(max_length=20_000)]


class SeatRequest(Request, frozen=True):
    """Occupant of a seat: `me` (for several seats at this screen, too), a bot, or somebody else."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=20)] = ""


class TableRequest(Request, frozen=True):
    """Settings of a table to create."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, int | OptionText] = msgspec.field(default_factory=dict)
    access: Literal["public", "private"] = "public"
    clock: ClockKind = NoClock()


class SeatClaim(Request, frozen=True):
    """Request to take a seat; `invite` is needed if the seat or the table is by invitation."""

    invite: Annotated[str, Meta(max_length=100)] = ""
    name: Name | None = None


class BotRequest(Request, frozen=True):
    """A bot for a free seat."""

    bot: Annotated[str, Meta(max_length=20)]


class ForkRequest(Request, frozen=True):
    """A new table that continues a finished game from a revision, and its seats."""

    rev: Rev
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    access: Literal["public", "private"] = "private"


class ImportRequest(Request, frozen=True):
    """A ledger, as it was downloaded."""

    ledger: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    access: Literal["public", "private"] = "private"

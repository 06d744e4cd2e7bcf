"""Request bodies about tables that have not begun, forks and imports."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from signoria.server.table.clock_kinds import ClockKind, NoClock
from signoria.server.table.wire import Name, RequestBody, Rev

LONGEST = 1_000_000

OptionText = Annotated[str, Meta(max_length=20_000)]


class SeatRequest(RequestBody, frozen=True):
    """Occupant of a seat: `me` (for several seats at this screen, too), a bot, or somebody else."""

    kind: Literal["me", "open", "invited", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=20)] = ""


class TableRequest(RequestBody, frozen=True):
    """Settings of a table to create."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, int | OptionText] = msgspec.field(default_factory=dict)
    access: Literal["public", "private"] = "public"
    clock: ClockKind = NoClock()


class SeatClaim(RequestBody, frozen=True):
    """Request to take a seat; `invite` is needed if the seat or the table is by invitation."""

    invite: Annotated[str, Meta(max_length=100)] = ""
    name: Name | None = None


class BotRequest(RequestBody, frozen=True):
    """A bot for a free seat."""

    bot: Annotated[str, Meta(max_length=20)]


class ForkRequest(RequestBody, frozen=True):
    """A new table that continues a finished game from a revision, and its seats."""

    rev: Rev
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    access: Literal["public", "private"] = "private"


class ImportRequest(RequestBody, frozen=True):
    """A ledger, as it was downloaded."""

    ledger: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    access: Literal["public", "private"] = "private"

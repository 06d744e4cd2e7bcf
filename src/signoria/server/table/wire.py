"""Request and response bodies of tables."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Key = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Rev = Annotated[int, Meta(ge=0, le=1 << 30)]
WireAction = Annotated[list[Any], Meta(min_length=1, max_length=20)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Side = int | Literal["spectator"]  # the seat of a view or of a speaker
Actor = int | Literal["table"]  # the seat that caused an entry


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of request bodies; unknown fields are refused."""


class WireEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ledger entry as a seat learned it; `action` only if the seat saw all of its events."""

    rev: int
    by: str
    seat: Actor
    events: list[list[Any]]
    at: int
    action: list[Any] | None = None
    to: int = 0


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the table's chat."""

    number: int
    name: str
    seat: Side
    text: str
    at: int
    account: str = ""


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public state of a seat."""

    seat: int
    kind: Literal["open", "invited", "account", "bot"]
    name: str = ""
    account: str = ""
    bot: str = ""
    stand_in: str = ""
    online: bool = False
    bot_allowed: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """A proposed undo that needs everybody's consent."""

    rev: int
    to: int
    seat: int
    consent: list[int]


class Undo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The undo of a seat's last choice: the revision before it, and whether it needs consent.

    If it is `alone`, no other person has to agree.
    """

    to: int
    alone: bool = False


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a table for a seat or a spectator; it is complete after any gap.

    `id` is the last revision and the last chat line. `view` is missing if only talk is new.
    `decision` is the revision at which the seat's decision opened; an action must name it as `rev`.
    `sums_shown_from` is the first revision whose amounts are still shown; clients hide the amounts
    of earlier ones. `undo` is missing if the seat's last choice cannot be undone. `upgraded` tells
    that the game began under earlier rules or cards. `replaced` has settings that an upgrade
    replaced before the game began: the former value and today's. `shown_otherwise` tells that the
    game had settings of which nothing is known today.
    """

    id: str
    rev: int
    seat: Side
    status: str
    to_move: list[int] = []
    decision: int = 0
    entries: list[WireEntry] = []
    view: msgspec.Raw | None = None
    legal: list[msgspec.Raw] = []
    clock: list[int | None] = []
    chat: list[ChatLine] = []
    people: list[SeatSummary] = []
    proposal: Proposal | None = None
    undo: Undo | None = None
    result: msgspec.Raw | None = None
    sums_shown_from: int = 0
    upgraded: bool = False
    replaced: dict[str, list[int | str]] = {}
    shown_otherwise: bool = False


class ActionRequest(RequestBody, frozen=True):
    """The steps of one choice, all or none, for the decision that opened at `rev`."""

    rev: Rev
    key: Key
    actions: Annotated[list[WireAction], Meta(min_length=1, max_length=20)]
    seat: SeatNumber | None = None


class Accepted(msgspec.Struct, frozen=True):
    """The revision after an accepted and stored request."""

    rev: int


class WhyRequest(RequestBody, frozen=True):
    """An action to check without playing it."""

    action: WireAction
    seat: SeatNumber | None = None


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether an action would be accepted now, and otherwise the rule that forbids it."""

    allowed: bool
    rule: str = ""
    detail: str = ""
    params: dict[str, int | str] = {}

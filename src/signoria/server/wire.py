"""Request and response bodies of tables."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Key = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Rev = Annotated[int, Meta(ge=0, le=1 << 30)]
Wish = Annotated[list[Any], Meta(min_length=1, max_length=20)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of request bodies; unknown fields are refused."""


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ledger entry as a seat learned it; `do` only if the seat saw all of its events."""

    rev: int
    by: str
    seat: int
    told: list[list[Any]]
    at: int
    do: list[Any] | None = None
    to: int = 0


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the table's chat; `seat` is -2 for a spectator."""

    number: int
    name: str
    seat: int
    text: str
    at: int
    account: str = ""


class SeatFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public state of a seat."""

    seat: int
    kind: Literal["open", "invited", "account", "bot"]
    name: str = ""
    account: str = ""
    bot: str = ""
    stand_in: str = ""
    here: bool = False
    offered: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """A proposed undo that needs everybody's consent."""

    rev: int
    to: int
    seat: int
    consent: list[int]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a table for a seat or a spectator; it is complete after any gap.

    `id` is the last revision and the last chat line. `view` is missing if only talk is new.
    `opened` is the revision at which the seat's decision opened; an action must name it as `rev`.
    `faded` is the first revision whose amounts are still shown; clients hide the amounts of earlier
    ones.
    """

    id: str
    rev: int
    seat: int
    status: str
    asked: list[int] = []
    opened: int = 0
    heard: list[Heard] = []
    view: msgspec.Raw | None = None
    legal: list[msgspec.Raw] = []
    clock: list[int | None] = []
    chat: list[ChatLine] = []
    people: list[SeatFace] = []
    proposal: Proposal | None = None
    result: msgspec.Raw | None = None
    faded: int = 0


class ActionRequest(Request, frozen=True):
    """The steps of one choice, all or none, for the decision that opened at `rev`."""

    rev: Rev
    key: Key
    do: Annotated[list[Wish], Meta(min_length=1, max_length=20)]
    seat: SeatNumber | None = None


class Accepted(msgspec.Struct, frozen=True):
    """The revision after an accepted and stored request."""

    rev: int


class WhyRequest(Request, frozen=True):
    """An action to check without playing it."""

    do: Wish
    seat: SeatNumber | None = None


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether an action would be accepted now, and otherwise the rule that forbids it."""

    granted: bool
    rule: str = ""
    sentence: str = ""
    figures: dict[str, int | str] = {}

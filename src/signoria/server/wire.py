"""Everything that tables say and are told over the network."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Key = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Rev = Annotated[int, Meta(ge=0, le=1 << 30)]
Wish = Annotated[list[Any], Meta(min_length=1, max_length=20)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that is taken as it is or not at all."""


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the ledger as a seat learned it; `do` only where it saw all that came of it."""

    rev: int
    by: str
    seat: int
    told: list[list[Any]]
    at: int
    do: list[Any] | None = None
    to: int = 0


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the table's chat; `seat` is -2 for somebody who only watches."""

    number: int
    name: str
    seat: int
    text: str
    at: int
    account: str = ""


class SeatFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, as everybody sees it."""

    seat: int
    kind: Literal["open", "invited", "account", "bot"]
    name: str = ""
    account: str = ""
    bot: str = ""
    stand_in: str = ""
    here: bool = False
    offered: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """A wish to take back moves that needs everybody's consent."""

    rev: int
    to: int
    seat: int
    consent: list[int]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat, or a spectator, is told: whole enough to be right after any gap.

    `id` is the last revision and the last line of chat. `view` is left out where nothing but talk
    is new. `opened` is the revision at which the seat's decision opened: what an action must name.
    `faded` is the first revision whose sums are still shown: a page hides those it was told before.
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
    """The steps of one choice, all or nothing, for the decision that opened at `rev`."""

    rev: Rev
    key: Key
    do: Annotated[list[Wish], Meta(min_length=1, max_length=20)]
    seat: SeatNumber | None = None


class Accepted(msgspec.Struct, frozen=True):
    """A choice that is stored: the revision it led to."""

    rev: int


class WhyRequest(Request, frozen=True):
    """A wish that somebody wonders about."""

    do: Wish
    seat: SeatNumber | None = None


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a wish would be granted now, and if not, which rule stands against it."""

    granted: bool
    rule: str = ""
    sentence: str = ""
    figures: dict[str, int | str] = {}

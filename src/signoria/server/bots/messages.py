"""What the server and its bot workers say to each other: MessagePack, its length before it."""

from typing import Any, BinaryIO, Final

import msgspec

LENGTH: Final = 4  # bytes before each message


class Terms(msgspec.Struct, frozen=True, tag=True):
    """To a new worker: seconds for each decision and a few of grace, seed, where bots are found."""

    limit: float
    grace: float
    seed: int | None
    bots: str


class Question(msgspec.Struct, frozen=True, tag=True):
    """To a worker: what does the seat wish at the end of this ledger?

    `lines` are the whole ledger with its header or, if `after` is a seal, those after the line
    that bears it.
    """

    number: int
    table: str
    after: str
    lines: list[str]
    seat: int
    level: str


class Hearing(msgspec.Struct, frozen=True, tag=True):
    """To a worker: what have these bots, each a seat and a name, to say at the end of this ledger?

    `after` and `lines` are as for a question.
    """

    number: int
    table: str
    after: str
    lines: list[str]
    speakers: list[tuple[int, str]]


class Ready(msgspec.Struct, frozen=True, tag=True):
    """From a worker: it may be asked."""


class Lacking(msgspec.Struct, frozen=True, tag=True):
    """From a worker: it does not hold what goes before these lines."""

    number: int


class Senseless(msgspec.Struct, frozen=True, tag=True):
    """From a worker: no bot could answer this."""

    number: int
    reason: str


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """From a worker: the answer, as an action's wire form; see `arena.guard.Answer`."""

    number: int
    action: list[Any]
    fallback: str
    seconds: float
    reason: str


class Spoken(msgspec.Struct, frozen=True, tag=True):
    """From a worker: who says what, each aside in its wire form; who failed is silent."""

    number: int
    asides: list[tuple[int, list[Any]]]
    faults: list[str]


Asking = Question | Hearing
Order = Terms | Asking
Reply = Ready | Lacking | Senseless | Chosen | Spoken

_encoder: Final = msgspec.msgpack.Encoder()
_orders: Final[msgspec.msgpack.Decoder[Order]] = msgspec.msgpack.Decoder(Order)
_replies: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)


def framed(message: Order | Reply) -> bytes:
    """A message as it goes through a pipe."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH) + body


def length_of(head: bytes) -> int:
    """How many bytes of a message follow."""
    return int.from_bytes(head)


def read_order(source: BinaryIO) -> Order | None:
    """The next order from a pipe; None when it is closed."""
    head = source.read(LENGTH)
    body = source.read(length_of(head))
    if len(head) < LENGTH or len(body) < length_of(head):
        return None
    return _orders.decode(body)


def read_reply(body: bytes) -> Reply:
    """The reply that the bytes of one message hold."""
    return _replies.decode(body)

"""Messages between the server and its bot workers: MessagePack with a length prefix."""

from typing import Any, BinaryIO, Final

import msgspec

LENGTH: Final = 4  # bytes before each message


class WorkerSettings(msgspec.Struct, frozen=True, tag=True):
    """First message to a worker: seconds for a decision, extra seconds, seed, bots' module."""

    limit: float
    grace: float
    seed: int | None
    bots: str


class MoveRequest(msgspec.Struct, frozen=True, tag=True):
    """Message to a worker that asks for a seat's action at the end of a ledger.

    `lines` is the whole ledger with its header. If `after` is a hash, `lines` has only the lines
    after the one with that hash.
    """

    number: int
    table: str
    after: str
    lines: list[str]
    seat: int
    level: str


class TalkRequest(msgspec.Struct, frozen=True, tag=True):
    """Message to a worker that asks bots (seat and name each) for their talk.

    It concerns the end of a ledger; `after` and `lines` are as in `MoveRequest`.
    """

    number: int
    table: str
    after: str
    lines: list[str]
    speakers: list[tuple[int, str]]


class Ready(msgspec.Struct, frozen=True, tag=True):
    """Message from a worker that it accepts requests."""


class Lacking(msgspec.Struct, frozen=True, tag=True):
    """Message from a worker that it does not have the lines before the ones it received."""

    number: int


class NotUnderstood(msgspec.Struct, frozen=True, tag=True):
    """Message from a worker that the request has no answer."""

    number: int
    reason: str


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """A worker's answer: an action in wire form; see `arena.guard.Answer`."""

    number: int
    action: list[Any]
    fallback: str
    seconds: float
    reason: str


class Spoken(msgspec.Struct, frozen=True, tag=True):
    """Talk of bots: seats with asides in wire form.

    Bots that failed say nothing and are in `faults`.
    """

    number: int
    asides: list[tuple[int, list[Any]]]
    faults: list[str]


WorkerRequest = MoveRequest | TalkRequest
Order = WorkerSettings | WorkerRequest
Reply = Ready | Lacking | NotUnderstood | Chosen | Spoken

_encoder: Final = msgspec.msgpack.Encoder()
_orders: Final[msgspec.msgpack.Decoder[Order]] = msgspec.msgpack.Decoder(Order)
_replies: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)


def framed(message: Order | Reply) -> bytes:
    """Return a message with its length prefix."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH) + body


def length_of(head: bytes) -> int:
    """Return the number of bytes that follow a length prefix."""
    return int.from_bytes(head)


def read_order(source: BinaryIO) -> Order | None:
    """Read the next order from a pipe; return None when the pipe is closed."""
    head = source.read(LENGTH)
    body = source.read(length_of(head))
    if len(head) < LENGTH or len(body) < length_of(head):
        return None
    return _orders.decode(body)


def read_reply(body: bytes) -> Reply:
    """Decode a reply from the bytes of one message."""
    return _replies.decode(body)

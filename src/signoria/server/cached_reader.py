"""A fast ledger reader that caches decoded events: an event with the same text is decoded once."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, TypeVar

import msgspec

from signoria.kernel.action import Action
from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.ledger import HASH_KEY, Find, Reader, hash_after, read_event
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT, TABLE, Entry
from signoria.kernel.wire import BadWire, decode

T = TypeVar("T")

MOST: Final = 10_000  # cached events of a game with a number of seats
PLAYED: Final = (TABLE, SEAT, CLOCK, BOT, HOST)
NOTHING: Final = msgspec.Raw(b"")


class Written(msgspec.Struct):
    """An entry in the form that the server writes; its action and events are still text."""

    rev: int
    by: str
    events: list[msgspec.Raw] = msgspec.field(name="told")
    hash: str = msgspec.field(name="seal")
    seat: int = NOBODY
    action: msgspec.Raw = msgspec.field(name="do", default=NOTHING)
    drawn: list[int] = []


_decoder = msgspec.json.Decoder(Written)


class DecodeCache(dict[bytes, T]):
    """Decoded objects by their text, each decoded once. They must not be changed."""

    def __init__(self, read: Callable[[object], T]) -> None:
        self._read = read

    def __missing__(self, text: bytes) -> T:
        thing = self._read(msgspec.json.decode(text))
        if len(self) >= MOST:
            self.clear()
        self[text] = thing
        return thing


@cache
def actions_of(game: Game[Any]) -> DecodeCache[Action]:
    """Return the cache of a game's actions."""
    return DecodeCache(partial(decode, game.actions))


@cache
def events_of(game: Game[Any], seats: int) -> DecodeCache[Event[Any]]:
    """Return the cache of a game's events for a number of seats."""
    return DecodeCache(partial(read_event, game, seats))


class CachedReader(Reader):
    """Reads lines in the server's own form; leaves other lines to the kernel's reader."""

    def __init__(self, line: str, find: Find) -> None:
        super().__init__(line, find)
        game = self.header.game
        self._actions, self._events = actions_of(game), events_of(game, self.header.seats)

    def entry(self, line: str) -> Entry[Any]:
        """Read the next entry."""
        try:
            found = self._read_cached(line, _decoder.decode(line))
        except (msgspec.DecodeError, BadWire):
            found = None
        return super().entry(line) if found is None else found

    def _read_cached(self, line: str, thing: Written) -> Entry[Any] | None:
        rev, end = self.rev + 1, f'{HASH_KEY}{thing.hash}"}}\n'
        if thing.rev != rev or thing.by not in PLAYED or "\\" in line or not line.endswith(end):
            return None
        if hash_after(self.hash, line[: -len(end)] + "}") != thing.hash:
            return None
        cache = self._events
        events = [cache[bytes(event)] for event in thing.events]
        text = bytes(thing.action)
        action = self._actions[text] if text else None
        self.rev, self.hash = rev, thing.hash
        return Entry(rev, thing.by, thing.seat, action, thing.drawn, events)

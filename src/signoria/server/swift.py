"""A fast ledger reader that caches decoded events: an event with the same text is decoded once."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, TypeVar

import msgspec

from signoria.kernel.action import Action
from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.ledger import SEAL, Find, Reader, read_fact, seal_after
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
    told: list[msgspec.Raw]
    seal: str
    seat: int = NOBODY
    do: msgspec.Raw = NOTHING
    drawn: list[int] = []


_decoder = msgspec.json.Decoder(Written)


class Remembered(dict[bytes, T]):
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
def wishes_of(game: Game[Any]) -> Remembered[Action]:
    """Return the cache of a game's actions."""
    return Remembered(partial(decode, game.actions))


@cache
def facts_of(game: Game[Any], seats: int) -> Remembered[Event[Any]]:
    """Return the cache of a game's events for a number of seats."""
    return Remembered(partial(read_fact, game, seats))


class SwiftReader(Reader):
    """Reads lines in the server's own form; leaves other lines to the kernel's reader."""

    def __init__(self, line: str, find: Find) -> None:
        super().__init__(line, find)
        game = self.header.game
        self._wishes, self._facts = wishes_of(game), facts_of(game, self.header.seats)

    def entry(self, line: str) -> Entry[Any]:
        """Read the next entry."""
        try:
            found = self._swiftly(line, _decoder.decode(line))
        except (msgspec.DecodeError, BadWire):
            found = None
        return super().entry(line) if found is None else found

    def _swiftly(self, line: str, thing: Written) -> Entry[Any] | None:
        rev, end = self.rev + 1, f'{SEAL}{thing.seal}"}}\n'
        if thing.rev != rev or thing.by not in PLAYED or "\\" in line or not line.endswith(end):
            return None
        if seal_after(self.seal, line[: -len(end)] + "}") != thing.seal:
            return None
        facts = self._facts
        told = [facts[bytes(fact)] for fact in thing.told]
        wish = bytes(thing.do)
        action = self._wishes[wish] if wish else None
        self.rev, self.seal = rev, thing.seal
        return Entry(rev, thing.by, thing.seat, action, thing.drawn, told)

"""Reading of ledgers, line by line: each line is checked against the one before.

A line in the form that we write is cut into its parts. Each part is decoded once for all ledgers of
a game, as most parts of a line stand in many lines. Any other line is read as plain JSON.
"""

import json
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, TypeVar

from signoria.kernel.action import Action
from signoria.kernel.event import Event, Opened
from signoria.kernel.game import Game
from signoria.kernel.hash_chain import encoded, hash_after, split_line
from signoria.kernel.header import (
    LONGEST_NAME,
    MISFITS,
    BadLedger,
    Find,
    Header,
    game_of,
    read_header,
)
from signoria.kernel.kinds import LARGEST, MOST_VALUES
from signoria.kernel.rng import Drawn
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT, TABLE, UNDO, UPGRADE, Entry
from signoria.kernel.wire import BadWire, check_ledger_values, decode, decode_event

T = TypeVar("T")

VERSIONS: Final = ("rules", "data", "engine")
PLAYED: Final = (TABLE, SEAT, CLOCK, BOT, HOST)
ENTRY: Final = ("rev", "by", "seat", "do", "data", "drawn", "told")
FIELDS: Final = {UNDO: ("rev", "by", "to", "consent"), UPGRADE: ("rev", "by", *VERSIONS)}
MOST: Final = 10_000  # decoded texts of a game with a number of seats, each of actions and events

_decoder = json.JSONDecoder()

EntryAction = tuple[str, int, Action | None]  # `by`, `seat` and `action` of an entry


class Reader:
    """A reader of the lines of one ledger; raises `BadLedger`. `rev` and `hash` are the last's."""

    def __init__(self, line: str, find: Find) -> None:
        thing = _parsed(line, 1)
        game = game_of(thing, find)  # first: a foreign file gets the clearer error
        self.rev = -1
        self.hash = ""
        self._check_hash(line, thing)
        self.header = read_header(game, thing)
        self._entry_actions = _entry_actions(game, self.header.seats)
        self._events = _events(game, self.header.seats)

    def entry(self, line: str) -> Entry[Any]:
        """Read the next entry. Entries share their actions and events, so nobody changes these."""
        try:
            found = self._by_parts(line)
        except (BadWire, ValueError, RecursionError):
            found = None
        if found is not None:
            return found
        thing = _parsed(line, self.rev + 2)
        self._check_hash(line, thing)
        return _read_entry(self.header, thing, self.rev + 1)

    def _by_parts(self, line: str) -> Entry[Any] | None:
        """Read a line in our form; None, or an error, if it is not in our form.

        The parts are valid JSON without escapes, and so is all that stands between them. So there
        is no other way to read the line.
        """
        rev = self.rev + 1
        body, line_hash = split_line(line)
        head, _mark, told = body.partition(',"told":[["')
        start = f'{{"rev":{rev},'
        if not (head.startswith(start) and told.endswith("]]}")) or "\\" in line:
            return None
        if hash_after(self.hash, body) != line_hash:
            return None
        acted, _mark, drawn = head[len(start) :].partition(',"drawn":[')
        by, seat, action = self._entry_actions[acted]
        known = self._events
        events = [event for one in told[:-3].split('],["') for event in known[one]]
        chance: list[Drawn] = _decoder.decode("[" + drawn) if drawn else []
        if drawn and not _is_drawn(self.header.game, chance):
            return None
        self.rev, self.hash = rev, line_hash
        return Entry(rev, by, seat, action, chance, events)

    def _check_hash(self, line: str, thing: dict[str, Any]) -> None:
        """Check the hash of a line as it stands; if reformatted, of the line as we write it."""
        claimed = thing.pop("seal", None)
        body, line_hash = split_line(line)
        try:
            if claimed != line_hash or "\\" in line or claimed != hash_after(self.hash, body):
                line_hash = hash_after(self.hash, encoded(thing))
        except (ValueError, RecursionError):  # a lone surrogate, or too many brackets
            raise BadLedger("LEDGER-1", self.rev + 2) from None
        if claimed != line_hash:
            raise BadLedger("LEDGER-3", self.rev + 2)
        self.hash = line_hash
        self.rev += 1


class Decoded(dict[str, T]):
    """Decoded objects by their text. It is emptied when it is full."""

    def __init__(self, decode: Callable[[str], T]) -> None:
        self._decode = decode

    def __missing__(self, text: str) -> T:
        found = self._decode(text)
        if len(self) >= MOST:
            self.clear()
        self[text] = found
        return found


@cache
def _entry_actions(game: Game[Any], seats: int) -> Decoded[EntryAction]:
    return Decoded(partial(_decode_entry_action, game, seats))


@cache
def _events(game: Game[Any], seats: int) -> Decoded[list[Event[Any]]]:
    return Decoded(partial(_decode_events, game, seats))


def _decode_entry_action(game: Game[Any], seats: int, text: str) -> EntryAction:
    """Read the origin, seat and action of an entry, without the braces around them."""
    thing = _decoder.decode("{" + text + "}")
    by, seat = thing.get("by"), thing.get("seat", NOBODY)
    if not thing.keys() <= {"by", "seat", "do"} or by not in PLAYED or not _sits(seat, seats):
        raise BadWire(thing)
    return by, seat, _read_action(game, seats, thing)


def _decode_events(game: Game[Any], seats: int, text: str) -> list[Event[Any]]:
    """Read an event, without the signs before its name and after its last argument."""
    return read_events(game, seats, _decoder.decode(f'["{text}]'))


def _parsed(line: str, number: int) -> dict[str, Any]:
    try:
        thing = _decoder.decode(line)
    except (ValueError, RecursionError):
        raise BadLedger("LEDGER-1", number) from None
    if not isinstance(thing, dict):
        raise BadLedger("LEDGER-1", number)
    return thing


def _read_entry(header: Header, thing: dict[str, Any], line: int) -> Entry[Any]:
    if thing.get("rev") != line - 1:
        raise BadLedger("LEDGER-7", line, rev=line - 1)
    game = header.game
    by: Any = thing.get("by")
    seat, drawn = thing.get("seat", NOBODY), thing.get("drawn", [])
    to, consent = thing.get("to", 0), thing.get("consent", [])
    _check_fields(thing, by, line)
    if by == UPGRADE:
        return _read_upgrade(thing, line)
    if by == UNDO and not (_whole([to], 1) and to < line - 1):
        raise BadLedger("LEDGER-8", line, word=str(to)[:80])
    sits = _sits(seat, header.seats) and _whole(consent, 0, header.seats - 1)
    if not (sits and _whole([to]) and _is_drawn(game, drawn)):
        raise BadLedger("LEDGER-8", line, word=str([seat, drawn, to, consent])[:80])
    try:
        action = _read_action(game, header.seats, thing)
        told = [] if by == UNDO else thing["told"]
        events = [event for one in told for event in read_events(game, header.seats, one)]
    except BadWire as bad:
        raise BadLedger("LEDGER-8", line, word=str(bad.refusal.params["requested"])) from None
    except (KeyError, TypeError):
        raise BadLedger("LEDGER-8", line, word="told") from None
    data = _short(thing.get("data", ""), line)
    return Entry(line - 1, by, seat, action, drawn, events, to, consent, data=data)


def _check_fields(thing: dict[str, Any], by: Any, line: int) -> None:
    """Refuse an unknown origin, and fields that entries of this origin do not have."""
    if by not in (*PLAYED, UNDO, UPGRADE):
        raise BadLedger("LEDGER-8", line, word=str(by)[:80])
    unknown = [name for name in thing if name not in FIELDS.get(by, ENTRY)]
    if unknown:
        raise BadLedger("LEDGER-8", line, word=unknown[0][:80])


def _short(text: Any, line: int) -> str:
    if not isinstance(text, str) or len(text) > LONGEST_NAME:
        raise BadLedger("LEDGER-8", line, word=str(text)[:80])
    return text


def _read_upgrade(thing: dict[str, Any], line: int) -> Entry[Any]:
    versions: dict[str, Any] = {name: thing.get(name) for name in VERSIONS}
    rules, *texts = versions.values()
    named = all(isinstance(text, str) and len(text) <= LONGEST_NAME for text in texts)
    if line <= 2 or not (_whole([rules]) and named):
        raise BadLedger("LEDGER-8", line, word=str(versions)[:80])
    return Entry(line - 1, UPGRADE, NOBODY, None, [], [], versions=versions)


def _read_action(game: Game[Any], seats: int, thing: dict[str, Any]) -> Action | None:
    if "do" not in thing:
        return None
    wire = thing["do"]
    former = (
        game.former_actions.get(wire[0]) if isinstance(wire, list) and _has_name(wire) else None
    )
    try:
        action: Action = decode(game.actions, former(wire) if former else wire, seats)
    except MISFITS:
        raise BadWire(wire) from None
    check_ledger_values(action, wire)
    return action


def _sits(seat: object, seats: int) -> bool:
    return _whole([seat], NOBODY, seats - 1)


def _is_drawn(game: Game[Any], values: object) -> bool:
    """Return whether chance may have answered so: with numbers, and with things of a pile."""
    if not isinstance(values, list):
        return False
    things = [value for value in values if isinstance(value, str)]
    known = all(any(one in kind.keys for kind in game.piles.values()) for one in things)
    return known and _whole([0 if isinstance(value, str) else value for value in values])


def _whole(values: object, low: int = 0, high: int = LARGEST) -> bool:
    """Return whether something is a list of whole numbers between two bounds."""
    if not isinstance(values, list) or len(values) > MOST_VALUES:
        return False
    return all(type(value) is int and low <= value <= high for value in values)


def read_events(game: Game[Any], seats: int, wire: object) -> list[Event[Any]]:
    """Decode an event, which may be several since it was split; see `Game.former`."""
    former = game.former.get(wire[0]) if isinstance(wire, list) and _has_name(wire) else None
    if former is None or not isinstance(wire, list):
        return [_read_event(game, seats, wire)]
    try:
        return [_read_event(game, seats, one) for one in former(wire)]
    except MISFITS:
        raise BadWire(wire) from None


def _read_event(game: Game[Any], seats: int, wire: object) -> Event[Any]:
    """Decode an event; raise `BadWire` if a value in it is none of its field's kind."""
    event = decode_event(game, wire, seats)
    if isinstance(event, Opened):
        if not game.step.fits_ledger([event.phase, event.seat, event.memo]):
            raise BadWire(wire)
    else:
        check_ledger_values(event, wire)
    return event


def _has_name(wire: list[Any]) -> bool:
    return bool(wire) and isinstance(wire[0], str)

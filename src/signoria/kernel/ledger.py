"""The ledger: header and entries as JSON lines; replay and rejudge."""

import json
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from signoria import VERSION
from signoria.kernel.action import Refusal
from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng, ScriptedRng, SystemRng, Unanswered
from signoria.kernel.seats import NOBODY
from signoria.kernel.settings import Options, fits
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT, TABLE, UNDO, Entry, Table
from signoria.kernel.wire import BadWire, decode, decode_event, encode_action, encode_event

HASH_KEY = ',"seal":"'

Find = Callable[[str], Game[Any] | None]


class BadLedger(Exception):
    """An error in a ledger that cannot be read: the line, and the rule that it breaks."""

    def __init__(self, rule: str, line: int, **params: int | str) -> None:
        self.refusal = Refusal(rule, {"line": line, **params})
        super().__init__(str(self.refusal))


class Header:
    """The first line of a ledger: everything that `setup` needs, and what the game was played with.

    A header that was read keeps the fields of its line in `line`. Its options are those of today.
    """

    def __init__(self, game: Game[Any], seats: int, preset: str, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.preset = preset
        self.options = options
        self.line: dict[str, Any] = {}

    def written(self) -> dict[str, Any]:
        """Return the header as a JSON object."""
        return self.line or {
            "game": self.game.slug,
            "rules": self.game.rules,
            "data": self.game.data(self.options),
            "seats": self.seats,
            "preset": self.preset,
            "options": self.options,
            "engine": VERSION,
        }

    def differs(self) -> list[Refusal]:
        """Say in what the game was played otherwise than it would be today; empty if in nothing."""
        line, game = self.written(), self.game
        found: list[Refusal] = []
        if line["rules"] != game.rules:
            rules: dict[str, int | str] = {"rules": str(line["rules"])[:80], "known": game.rules}
            found.append(Refusal("LEDGER-5", rules))
        if line.get("data") != game.data(self.options):
            found.append(Refusal("LEDGER-6", {"data": str(line.get("data"))[:80]}))
        return found


class Ledger:
    """The log of one game: a header and the entries after it."""

    def __init__(self, header: Header, entries: list[Entry[Any]]) -> None:
        self.header = header
        self.entries = entries

    def lines(self) -> Iterable[str]:
        """Yield the ledger as JSON lines; each line's hash (`seal`) covers the line before it."""
        line_hash, line = hashed_line("", self.header.written())
        yield line
        for entry in self.entries:
            line_hash, line = hashed_line(line_hash, written_entry(self.header.game, entry))
            yield line

    def text(self) -> str:
        """Return all lines as one text."""
        return "".join(self.lines())


def written_entry(game: Game[Any], entry: Entry[Any]) -> dict[str, Any]:
    """Return an entry as a JSON object without its empty fields."""
    thing: dict[str, Any] = {"rev": entry.rev, "by": entry.by}
    if entry.by == UNDO:
        return {**thing, "to": entry.to, "consent": entry.consent}
    if entry.action is not None:
        thing["seat"] = entry.seat
        thing["do"] = encode_action(game, entry.action)
    if entry.drawn:
        thing["drawn"] = entry.drawn
    thing["told"] = [encode_event(game, event) for event in entry.events]
    return thing


def hashed_line(before: str, thing: dict[str, Any]) -> tuple[str, str]:
    """Return the hash of a line that follows one with the hash `before`, and the whole line."""
    body = _json(thing)
    line_hash = hash_after(before, body)
    return line_hash, f'{body[:-1]},"seal":"{line_hash}"}}\n'


class Reader:
    """A reader that checks each line of a ledger against the one before; raises `BadLedger`."""

    def __init__(self, line: str, find: Find) -> None:
        thing = _parsed(line, 1)
        game = _read_game(thing, find)  # first: a foreign file gets the clearer error
        self.rev = -1
        self.hash = ""
        self._check_hash(line, thing)
        self.header = _read_header(game, thing)

    def entry(self, line: str) -> Entry[Any]:
        """Read the next entry."""
        thing = _parsed(line, self.rev + 2)
        self._check_hash(line, thing)
        return _read_entry(self.header, thing, self.rev + 1)

    def _check_hash(self, line: str, thing: dict[str, Any]) -> None:
        """Check the hash of a line as it stands; if reformatted, of the line as we write it."""
        claimed = thing.pop("seal", None)
        line_hash = hash_after(self.hash, _hashed_part(line, claimed))
        if claimed != line_hash:
            line_hash = hash_after(self.hash, _json(thing))
        if claimed != line_hash:
            raise BadLedger("LEDGER-3", self.rev + 2)
        self.hash = line_hash
        self.rev += 1


def _hashed_part(line: str, claimed: object) -> str:
    """Return the part of a line that its hash covers; empty if the line is not in our format."""
    end = f'{HASH_KEY}{claimed}"}}'
    text = line.removesuffix("\n")
    return text.removesuffix(end) + "}" if text.endswith(end) and "\\" not in text else ""


def read_ledger(text: str, find: Find) -> Ledger:
    """Read a ledger from a text and check every line; raise `BadLedger` otherwise."""
    header, *lines = text.removesuffix("\n").split("\n")
    reader = Reader(header, find)
    return Ledger(reader.header, [reader.entry(line) for line in lines])


def _json(thing: dict[str, Any]) -> str:
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False)


def hash_after(before: str, line: str) -> str:
    """Return the hash of a line (written without it) that follows one with the hash `before`."""
    return sha256((before + line).encode()).hexdigest()[:16]


def _parsed(line: str, number: int) -> dict[str, Any]:
    try:
        thing = json.loads(line)
    except ValueError:
        raise BadLedger("LEDGER-1", number) from None
    if not isinstance(thing, dict):
        raise BadLedger("LEDGER-1", number)
    return thing


def _read_game(thing: dict[str, Any], find: Find) -> Game[Any]:
    if "game" not in thing or "rules" not in thing:
        raise BadLedger("LEDGER-2", 1)
    game = find(str(thing["game"]))
    if game is None:
        raise BadLedger("LEDGER-4", 1, game=str(thing["game"]))
    return game


def _read_header(game: Game[Any], thing: dict[str, Any]) -> Header:
    seats, stored = thing.get("seats"), thing.get("options")
    if type(seats) is not int or not isinstance(stored, dict):
        raise BadLedger("LEDGER-2", 1)
    options = {o.name: o.before for o in game.options if o.before is not None} | stored
    known = {option.name: option for option in game.options}
    if set(options) != set(known) or not all(fits(known[o], v) for o, v in options.items()):
        raise BadLedger("LEDGER-2", 1)
    if not game.fewest <= seats <= game.most or game.refuses_options(seats, options, []):
        raise BadLedger("LEDGER-2", 1)
    header = Header(game, seats, str(thing.get("preset")), options)
    header.line = thing
    return header


def _read_entry(header: Header, thing: dict[str, Any], line: int) -> Entry[Any]:
    if thing.get("rev") != line - 1:
        raise BadLedger("LEDGER-7", line, rev=line - 1)
    game, by = header.game, thing.get("by")
    seat, drawn = thing.get("seat", NOBODY), thing.get("drawn", [])
    to, consent = thing.get("to", 0), thing.get("consent", [])
    if by not in (TABLE, SEAT, CLOCK, BOT, HOST, UNDO):
        raise BadLedger("LEDGER-8", line, word=str(by))
    if by == UNDO and not (_whole([to]) and 0 < to < line - 1):
        raise BadLedger("LEDGER-8", line, word=str(to))
    if not (_whole([seat, to]) and _whole(drawn) and _whole(consent)):
        raise BadLedger("LEDGER-8", line, word=str([seat, drawn, to, consent])[:80])
    try:
        action = decode(game.actions, thing["do"], header.seats) if "do" in thing else None
        told = [] if by == UNDO else thing["told"]
        events = [event for one in told for event in read_events(game, header.seats, one)]
    except BadWire as bad:
        raise BadLedger("LEDGER-8", line, word=str(bad.refusal.params["requested"])) from None
    except (KeyError, TypeError):
        raise BadLedger("LEDGER-8", line, word="told") from None
    return Entry(line - 1, by, seat, action, drawn, events, to, consent)


def _has_name(wire: list[Any]) -> bool:
    return bool(wire) and isinstance(wire[0], str)


def _whole(values: object) -> bool:
    return isinstance(values, list) and (not values or {*map(type, values)} == {int})


def read_events(game: Game[Any], seats: int, wire: object) -> list[Event[Any]]:
    """Decode an event, which may be several since it was split; see `Game.former`."""
    former = game.former.get(wire[0]) if isinstance(wire, list) and _has_name(wire) else None
    if former is None or not isinstance(wire, list):
        return [read_event(game, seats, wire)]
    try:
        return [read_event(game, seats, one) for one in former(wire)]
    except (IndexError, TypeError, ValueError):
        raise BadWire(wire) from None


def read_event(game: Game[Any], seats: int, wire: object) -> Event[Any]:
    """Decode an event; raise `BadWire` if a value in it is none of its field's kind."""
    return decode_event(game, wire, seats)


def standing(entries: list[Entry[Any]]) -> list[Entry[Any]]:
    """Return the entries that no later undo has taken back."""
    kept: list[Entry[Any]] = []
    for entry in entries:
        if entry.by == UNDO:
            while kept and kept[-1].rev > entry.to:
                kept.pop()
        else:
            kept.append(entry)
    return kept


def replay(ledger: Ledger, to: int | None = None, rng: Rng | None = None) -> Table[Any]:
    """Rebuild the table after revision `to` from the events alone, without asking the rules."""
    game = ledger.header.game
    state = game.setup(ledger.header.seats, ledger.header.options)
    entries = [e for e in ledger.entries if to is None or e.rev <= to]
    for entry in standing(entries):
        try:
            for event in entry.events:
                event.apply(state)
        except (IndexError, ValueError, TypeError):
            raise BadLedger("LEDGER-9", entry.rev + 1) from None
    table = Table(game, state, rng or SystemRng())
    table.entries = entries
    table.rev = len(entries)
    return table


class Difference:
    """The first entry that today's rules would play otherwise, with the events of both."""

    def __init__(self, rev: int, was: list[Any], now: list[Any]) -> None:
        self.rev = rev
        self.was = was
        self.now = now


def rejudge(ledger: Ledger) -> Difference | None:
    """Submit every action to today's rules, also those taken back; return the first difference."""
    game = ledger.header.game
    table = Table(game, game.setup(ledger.header.seats, ledger.header.options), SystemRng())
    targets = {entry.to for entry in ledger.entries if entry.by == UNDO}
    marks: dict[int, Any] = {}  # the states that an undo returns to
    for entry in ledger.entries:
        if entry.by == UNDO:
            if entry.to not in marks:
                return Difference(entry.rev, [], ["nothing that stands has that revision"])
            marks = {rev: state for rev, state in marks.items() if rev <= entry.to}
            table.state = marks[entry.to].copy()
            continue
        was = [encode_event(game, event) for event in entry.events]
        table.rng = ScriptedRng(entry.drawn)
        try:
            refusal = _again(table, entry)
        except (Unanswered, ValueError, TypeError, IndexError) as trouble:
            return Difference(entry.rev, was, [str(trouble)])
        if refusal is not None:
            return Difference(entry.rev, was, [refusal.rule, refusal.params])
        now = [encode_event(game, event) for event in table.entries[-1].events]
        if now != was:
            return Difference(entry.rev, was, now)
        if entry.rev in targets:
            marks[entry.rev] = table.state.copy()
    return None


def _again(table: Table[Any], entry: Entry[Any]) -> Refusal | None:
    if entry.action is None:
        table.begin()
        return None
    return table.submit(entry.seat, entry.action, entry.by)


def ledger_of(table: Table[Any], preset: str, options: Options) -> Ledger:
    """Return the ledger of a table that kept its entries."""
    return Ledger(Header(table.game, table.state.seats, preset, options), table.entries)

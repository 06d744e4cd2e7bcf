"""The log of a game: a header and entries as JSON lines; replay and rejudge."""

from collections.abc import Iterable
from typing import Any

from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.kernel.growth import growth_of
from signoria.kernel.hash_chain import hashed_line
from signoria.kernel.header import MISFITS, BadLedger, Find, Header
from signoria.kernel.ledger_reader import Reader
from signoria.kernel.rng import RecordedRng, Rng, SystemRng
from signoria.kernel.settings import Options
from signoria.kernel.state import State
from signoria.kernel.table import TABLE, UNDO, UPGRADE, Entry, Table
from signoria.kernel.wire import encode_action, encode_event


class Ledger:
    """The log of one game: a header and the entries after it."""

    def __init__(self, header: Header, entries: list[Entry[Any]]) -> None:
        self.header = header
        self.entries = entries

    def differs(self) -> list[Refusal]:
        """Say in what the game was played otherwise than it would be today; empty if in nothing."""
        growth, found = growth_of(self.header.game), self.header.differs()
        other = [one for one in self.entries if one.data != growth.brought(one.events)]
        return found + [Refusal("LEDGER-6", {"data": str(one.data or None)}) for one in other[:1]]

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
    if entry.by == UPGRADE:
        return thing | entry.versions
    if entry.action is not None:
        thing["seat"] = entry.seat
        thing["do"] = encode_action(game, entry.action)
    if entry.data:
        thing["data"] = entry.data
    if entry.drawn:
        thing["drawn"] = entry.drawn
    thing["told"] = [encode_event(game, event) for event in entry.events]
    return thing


def read_ledger(text: str, find: Find) -> Ledger:
    """Read a ledger from a text and check every line; raise `BadLedger` otherwise."""
    header, *lines = text.removesuffix("\n").split("\n")
    reader = Reader(header, find)
    return Ledger(reader.header, [reader.entry(line) for line in lines])


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
    apply_entries(state, standing(entries))
    table = Table(game, state, rng or SystemRng())
    table.entries = entries
    table.rev = len(entries)
    return table


def apply_entries(state: State, entries: list[Entry[Any]]) -> None:
    """Apply the events of entries that have no undo among them."""
    for entry in entries:
        try:
            for event in entry.events:
                event.apply(state)
        except MISFITS:
            raise BadLedger("LEDGER-9", entry.rev + 1) from None


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
        difference = None if entry.by == UPGRADE else _judged(table, entry)
        if difference is not None:
            return difference
        if entry.rev in targets:
            marks[entry.rev] = table.state.copy()
    return None


def _judged(table: Table[Any], entry: Entry[Any]) -> Difference | None:
    was = [encode_event(table.game, event) for event in entry.events]
    table.rng = rng = RecordedRng(table.game.piles, entry.drawn)
    try:
        refusal = _again(table, entry)
    except MISFITS as trouble:
        return Difference(entry.rev, was, [str(trouble)])
    if refusal is not None:
        return Difference(entry.rev, was, [refusal.rule, refusal.params])
    now = [encode_event(table.game, event) for event in table.entries[-1].events]
    same = now == was and rng.asked == len(entry.drawn)
    return None if same else Difference(entry.rev, was, now)


def _again(table: Table[Any], entry: Entry[Any]) -> Refusal | None:
    """Play an entry as it was played: the first begins the game, every other is an action."""
    begins = entry.rev == 1
    if (entry.by == TABLE) != begins or (entry.action is None) != begins:
        return Refusal("TABLE-3")
    if entry.action is None:
        table.begin()
        return None
    return table.submit(entry.seat, entry.action, entry.by)


def ledger_of(table: Table[Any], preset: str, options: Options) -> Ledger:
    """Return the ledger of a table that kept its entries."""
    return Ledger(Header(table.game, table.state.seats, preset, options), table.entries)

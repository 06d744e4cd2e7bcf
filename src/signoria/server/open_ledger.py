"""The live ledger of a table: its lines, the state they lead to, and the seats that must act."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from signoria.games import find_game
from signoria.kernel.action import Action, Aside, Refusal
from signoria.kernel.ledger import BadLedger, Ledger, hash_after, replay, written_entry
from signoria.kernel.rng import SystemRng
from signoria.kernel.seats import NOBODY, holds, seats_in
from signoria.kernel.state import State
from signoria.kernel.table import UNDO, Entry, Table
from signoria.server.cached_reader import CachedReader
from signoria.store.lobby import LedgerLine

_encoder = msgspec.json.Encoder()

MOST: Final = 4_000  # entries; after that a ledger refuses talk, so that it loads quickly
CROSSED: Final = Refusal("TABLE-13")


class OpenLedger:
    """A ledger and the state of its table.

    After a choice is played, it is ahead of the store, and `dirty` until `mark_committed`
    confirms the commit. The next request that finds it dirty reloads it from the store.
    """

    def __init__(self, header: str, lines: Sequence[LedgerLine]) -> None:
        self._reader = CachedReader(header, find_game)
        self.game = self._reader.header.game
        self.seats = self._reader.header.seats
        self.head = header
        self.lines: list[LedgerLine] = []
        self.asked: list[int] = [0]  # bit sets of the seats that must act, one for each revision
        self.encoded_events: dict[
            int, list[Any]
        ] = {}  # the encoded events of the last choice, by `id()`
        self.opened: dict[int, int] = {}  # the revision at which each seat's decision opened
        self.dirty = False
        self.closed = False  # ended by a moderator, before the game's own end
        self.table: Table[Any] = self._new_table()
        self._step: tuple[int, ...] = ()
        self._fold(lines)

    @property
    def rev(self) -> int:
        """Return the last revision."""
        return self._reader.rev

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.closed or (self.rev > 0 and bool(self.table.state.over()))

    def actors(self) -> list[int]:
        """Return the seats that owe a choice."""
        return [] if self.closed else seats_in(self.asked[-1])

    def legal(self, seat: int) -> list[int]:
        """Return the menu numbers that a seat may choose now."""
        return self.table.legal(seat) if seat in self.actors() else []

    def time_option(self) -> str:
        """Return the option with the seconds for the current step; "" if there is none."""
        s = self.table.state
        if not self.rev or s.over():
            return ""
        return self.game.times.get(self.game.phase_names[s.phase()], "")

    def seconds(self) -> int | None:
        """Return the seconds that the game allows for the current step; 0 means unlimited."""
        option = self.time_option()
        return int(self._reader.header.options[option]) if option else None

    def close(self) -> None:
        """End the game at its current state. The ledger does not record this."""
        self.closed, self.opened = True, {}

    def add(self, line: LedgerLine) -> None:
        """Add a line that the store already has."""
        self.encoded_events = {}
        self._take_in(line, self._reader.entry(line.text), {})

    def begin(self, now: int) -> tuple[str, ...]:
        """Begin the game and return the line to store."""
        self.dirty = True
        self.table.begin()
        return (self._write(self.table.entries[-1], now),)

    def play(
        self, seat: int, actions: Sequence[Action], by: str, now: int
    ) -> tuple[str, ...] | Refusal:
        """Play the steps of one choice; return the lines to store, or the refusal.

        A step may follow only if the one before revealed nothing, drew no chance and left the turn
        to the seat. Otherwise a player could see a result, have the whole choice refused, and try
        another.
        """
        lines: list[str] = []
        self.encoded_events = {}
        for action in actions:
            if lines and self._crossed(seat):
                return CROSSED
            refusal = self._full(action) or self.table.refuses(seat, action)
            if refusal is not None:
                return refusal
            self.dirty = True
            self.table.submit(seat, action, by)
            lines.append(self._write(self.table.entries[-1], now))
        return tuple(lines)

    def take_back(self, entry: Entry[Any], now: int) -> tuple[str, ...]:
        """Append an undo entry and return the line to store."""
        self.dirty = True
        self.table.entries.append(entry)
        self.table.rev = entry.rev
        self.table.state = self.at(entry.rev).state
        return (self._write(entry, now),)

    def mark_committed(self) -> None:
        """Mark all lines as stored."""
        self.dirty = False

    def at(self, rev: int) -> Table[Any]:
        """Return the table as it was at a revision. Callers must not change its entries."""
        return replay(Ledger(self._reader.header, self.table.entries), rev)

    def _new_table(self) -> Table[Any]:
        header = self._reader.header
        return Table(self.game, self.game.setup(header.seats, header.options), SystemRng())

    def _fold(self, lines: Sequence[LedgerLine]) -> None:
        """Load a whole ledger.

        Each state that an undo returns to is kept, so that no undo replays the whole ledger.
        """
        entries = [self._reader.entry(line.text) for line in lines]
        targets = {entry.to for entry in entries if entry.by == UNDO}
        marks: dict[int, State] = {}
        for line, entry in zip(lines, entries, strict=True):
            self._take_in(line, entry, marks)
            if entry.rev in targets:
                marks[entry.rev] = self.table.state.copy()

    def _take_in(self, line: LedgerLine, entry: Entry[Any], marks: dict[int, State]) -> None:
        self.table.entries.append(entry)
        self.table.rev = entry.rev
        if entry.by == UNDO:
            self._go_back(entry, marks)
        else:
            _apply(self.table, entry)
        self.lines.append(line)
        self._note(entry)

    def _go_back(self, undo: Entry[Any], marks: dict[int, State]) -> None:
        mark = marks.get(undo.to)
        self.table.state = self.at(undo.rev).state if mark is None else mark.copy()
        for undone in [rev for rev in marks if rev > undo.to]:
            del marks[undone]

    def _full(self, action: Action) -> Refusal | None:
        """Refuse talk when the ledger is full.

        Decisions are never refused, because they lead to the end.
        """
        talks = isinstance(action, Aside) and self.rev >= MOST
        return Refusal("TABLE-14", {"most": MOST}) if talks else None

    def _crossed(self, seat: int) -> bool:
        """Return whether the last step ended the seat's choice or revealed something."""
        entry = self.table.entries[-1]
        shown = bool(entry.drawn) or any(event.reveals for event in entry.events)
        return shown or not holds(self.asked[-1], seat)

    def _write(self, entry: Entry[Any], now: int) -> str:
        reader, thing = self._reader, written_entry(self.game, entry)
        self.encoded_events.update(zip(map(id, entry.events), thing.get("told", ()), strict=False))
        reader.hash, line = _hashed_line(reader.hash, thing)
        reader.rev = entry.rev
        self.lines.append(LedgerLine(line, now))
        self._note(entry)
        return line

    def _asks(self) -> int:
        state = self.table.state
        return 0 if state.over() else self.game.phases[state.phase()].actors(state)

    def _note(self, entry: Entry[Any]) -> None:
        """Record which seats must act now, and since which revision.

        Talk and the sealed choices of other seats leave a seat's decision open: the step is the
        same, and the seat still owes its choice.
        """
        now, step, rev = self._asks(), tuple(self.table.state.steps), entry.rev
        asked = seats_in(now)
        if step != self._step or entry.by == UNDO:
            self.opened = dict.fromkeys(asked, rev)
        else:
            acted = NOBODY if isinstance(entry.action, Aside) else entry.seat
            known = {seat: at for seat, at in self.opened.items() if seat != acted}
            self.opened = {seat: known.get(seat, rev) for seat in asked}
        self.asked.append(now)
        self._step = step


def _hashed_line(before: str, thing: dict[str, Any]) -> tuple[str, str]:
    """Write a line like `kernel.ledger.hashed_line`, but faster: nothing needs escapes."""
    body = _encoder.encode(thing).decode()
    line_hash = hash_after(before, body)
    return line_hash, f'{body[:-1]},"seal":"{line_hash}"}}\n'


def _apply(table: Table[Any], entry: Entry[Any]) -> None:
    try:
        for event in entry.events:
            event.apply(table.state)
    except (IndexError, ValueError, TypeError):
        raise BadLedger("LEDGER-9", entry.rev + 1) from None

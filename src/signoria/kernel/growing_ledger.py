"""A ledger that grows at its end, and the table there."""

from collections.abc import Sequence
from typing import Any

from signoria.kernel.action import Refusal
from signoria.kernel.growth import growth_of
from signoria.kernel.hash_chain import hashed_line
from signoria.kernel.header import Find, differing
from signoria.kernel.ledger import Ledger, apply_entries, replay, standing, written_entry
from signoria.kernel.ledger_reader import Reader
from signoria.kernel.rng import Rng, SystemRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.state import State
from signoria.kernel.table import UNDO, UPGRADE, Entry, Table


class GrowingLedger:
    """A ledger with the state that it leads to.

    It grows by lines that are read (`extend`) and by entries that its table has made (`write`).
    Only the new entries are applied.
    """

    def __init__(
        self, header: str, find: Find, lines: Sequence[str] = (), rng: Rng | None = None
    ) -> None:
        self._reader = Reader(header, find)
        self.head = header
        self.header = self._reader.header
        self.game = self.header.game
        self.seats = self.header.seats
        state = self.game.setup(self.seats, self.header.options)
        self.table: Table[Any] = Table(self.game, state, rng or SystemRng())
        self.extend(lines)

    @property
    def rev(self) -> int:
        """Return the revision of the last line."""
        return self._reader.rev

    @property
    def hash(self) -> str:
        """Return the hash of the last line."""
        return self._reader.hash

    def extend(self, lines: Sequence[str]) -> None:
        """Read lines and apply their entries; raise `BadLedger` if a line is unfit.

        Each state that an undo among them returns to is kept, so that no undo replays them all.
        """
        entries = [self._reader.entry(line) for line in lines]
        targets = {entry.to for entry in entries if entry.by == UNDO}
        marks: dict[int, State] = {}
        for entry in entries:
            self._enter(entry, marks)
            self.entered(entry)
            if entry.rev in targets:
                marks[entry.rev] = self.table.state.copy()

    def write(self, entry: Entry[Any]) -> str:
        """Return the line of an entry that the table has just made."""
        self._reader.hash, line = hashed_line(self._reader.hash, self.encoded(entry))
        self._reader.rev = entry.rev
        self.entered(entry)
        return line

    def go_back(self, undo: Entry[Any]) -> str:
        """Go back to the state that an undo names; return the undo's line."""
        self._enter(undo, {})
        return self.write(undo)

    def upgrade(self) -> str | None:
        """Note in the ledger that the game goes on with other rules or data; return the line.

        None if it goes on with those it was last played with.
        """
        if not self.differs():
            return None
        versions = {**self.header.versions(), "data": self._data(today=True)}
        entry: Entry[Any] = Entry(self.rev + 1, UPGRADE, NOBODY, None, [], [], versions=versions)
        self._enter(entry, {})
        return self.write(entry)

    def differs(self) -> list[Refusal]:
        """Say in what the game was last played otherwise than it would be today."""
        noted = [one for one in standing(self.table.entries) if one.by == UPGRADE]
        rules = noted[-1].versions["rules"] if noted else self.header.written()["rules"]
        unlike = [] if noted else self.header.unlike
        return unlike + differing(self.game, rules, self._data(today=False), self._data(today=True))

    def _data(self, today: bool) -> str:
        """Return the digests of the data that the options and the seats brought into the game.

        They are those of today, or those with which the game was last played. An old entry that
        brought data has no digest.
        """
        header, game = self.header, self.game
        found = [game.data(header.options) if today else str(header.written().get("data"))]
        for entry in standing(self.table.entries):
            brought = growth_of(game).brought(entry.events)
            if entry.by == UPGRADE and not today:
                found = [str(entry.versions["data"])]
            elif entry.data or brought:
                found.append(brought if today else entry.data)
        return "+".join(found)

    def at(self, rev: int) -> Table[Any]:
        """Return the table as it was at a revision. Callers must not change its entries."""
        return replay(Ledger(self.header, self.table.entries), rev)

    def encoded(self, entry: Entry[Any]) -> dict[str, Any]:
        """Return an entry as a JSON object."""
        return written_entry(self.game, entry)

    def entered(self, entry: Entry[Any]) -> None:
        """Take note of an entry that the table has and that is read or written."""

    def _enter(self, entry: Entry[Any], marks: dict[int, State]) -> None:
        self.table.entries.append(entry)
        self.table.rev = entry.rev
        if entry.by == UNDO:
            self._restore(entry, marks)
        else:
            apply_entries(self.table.state, [entry])

    def _restore(self, undo: Entry[Any], marks: dict[int, State]) -> None:
        mark = marks.get(undo.to)
        self.table.state = self.at(undo.rev).state if mark is None else mark.copy()
        for undone in [rev for rev in marks if rev > undo.to]:
            del marks[undone]

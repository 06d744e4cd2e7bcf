"""The live ledger of a table: its lines with their times, and the seats that must act."""

from collections.abc import Sequence
from typing import Any, Final

from signoria.games import find_game
from signoria.kernel.action import Action, Aside, Refusal
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.parts import part_of
from signoria.kernel.seats import NOBODY, holds, seats_in
from signoria.kernel.table import UNDO, UPGRADE, Entry
from signoria.store.lobby import LedgerLine

MOST: Final = 4_000  # entries; after that a ledger refuses talk, so that it loads quickly
CROSSED: Final = Refusal("TABLE-13")


class OpenLedger(GrowingLedger):
    """A ledger with the state of its table, and since when each seat must act.

    After a choice is played, it is ahead of the store, and `dirty` until `mark_committed`
    confirms the commit. The next request that finds it dirty reloads it from the store.
    """

    def __init__(self, header: str, lines: Sequence[LedgerLine]) -> None:
        self.lines = list(lines)
        self.asked: list[int] = [0]  # bit sets of the seats that must act, one for each revision
        self.encoded_events: dict[
            int, list[Any]
        ] = {}  # the encoded events of the last choice, by `id()`
        self.opened: dict[int, int] = {}  # the revision at which each seat's decision opened
        self.dirty = False
        self.closed = False  # ended by a moderator, before the game's own end
        self.upgraded = False  # the game began under other rules or data than today's
        self._step: tuple[int, ...] = ()
        super().__init__(header, find_game, [line.text for line in lines])
        self.upgraded = self.upgraded or bool(self.differs())

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
        times: dict[str, str] = part_of(self.game, "times") or {}
        return times.get(self.game.phase_names[s.phase()], "")

    def seconds(self) -> int | None:
        """Return the seconds that the game allows for the current step; 0 means unlimited."""
        option = self.time_option()
        return int(self.header.options[option]) if option else None

    def close(self) -> None:
        """End the game at its current state. The ledger does not record this."""
        self.closed, self.opened = True, {}

    def add(self, line: LedgerLine) -> None:
        """Add a line that the store already has."""
        self.encoded_events = {}
        self.extend([line.text])
        self.lines.append(line)

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
        for step, action in enumerate(actions):
            if step and self._crossed(seat):
                return CROSSED
            refusal = self._full(action) or self.table.refuses(seat, action)
            if refusal is not None:
                return refusal
            self.dirty = True
            if not step:
                lines += self._upgrade(now)
            self.table.play(seat, action)  # `submit` would judge it a second time
            self.table.enter(by, seat, action)
            lines.append(self._write(self.table.entries[-1], now))
        return tuple(lines)

    def take_back(self, entry: Entry[Any], now: int) -> tuple[str, ...]:
        """Append an undo entry and return the line to store."""
        self.dirty = True
        return (self._dated(self.go_back(entry), now),)

    def mark_committed(self) -> None:
        """Mark all lines as stored."""
        self.dirty = False

    def _upgrade(self, now: int) -> list[str]:
        """Return the line that tells of an upgrade of the server, if there was one."""
        line = self.upgrade() if self.upgraded else None
        return [] if line is None else [self._dated(line, now)]

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

    def encoded(self, entry: Entry[Any]) -> dict[str, Any]:
        """Return an entry as a JSON object, and keep its encoded events for the frames."""
        thing = super().encoded(entry)
        self.encoded_events.update(zip(map(id, entry.events), thing.get("told", ()), strict=False))
        return thing

    def _write(self, entry: Entry[Any], now: int) -> str:
        return self._dated(self.write(entry), now)

    def _dated(self, line: str, now: int) -> str:
        self.lines.append(LedgerLine(line, now))
        return line

    def _asks(self) -> int:
        state = self.table.state
        return 0 if state.over() else self.game.phases[state.phase()].actors(state)

    def entered(self, entry: Entry[Any]) -> None:
        """Record which seats must act now, and since which revision.

        Talk and the sealed choices of other seats leave a seat's decision open: the step is the
        same, and the seat still owes its choice.
        """
        self.upgraded = self.upgraded or entry.by == UPGRADE
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

"""A game in progress: judges actions, plays them, records events."""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from signoria.kernel.action import Action, Aside, Refusal
from signoria.kernel.cells import Cells
from signoria.kernel.event import CLOSED, Event, Opened
from signoria.kernel.game import Game
from signoria.kernel.phase import Phase
from signoria.kernel.rng import Drawn, Rng
from signoria.kernel.seats import NOBODY, holds, seats_in
from signoria.kernel.state import State

S = TypeVar("S", bound=State)

TABLE: Final = "table"
SEAT: Final = "seat"
CLOCK: Final = "clock"
BOT: Final = "bot"
HOST: Final = "host"
UNDO: Final = "undo"
UPGRADE: Final = "upgrade"

ENDLESS: Final = 1_000  # automatic moves in a row; the games need fewer than fifty


class Entry(Generic[S]):
    """One line of the ledger: the seat's action, the chance drawn, the events recorded.

    `by` tells the origin: a seat's own action, one made in its place (clock, bot, host), a move of
    the table itself, an undo back to revision `to`, or an upgrade: from there on the game is played
    with the rules, data and engine in `versions`. `data` is the digest of data that this entry
    brought into the game, such as a deck of cards.
    """

    def __init__(
        self,
        rev: i64,
        by: str,
        seat: i64,
        action: Action | None,
        drawn: list[Drawn],
        events: list[Event[S]],
        to: i64 = 0,
        consent: list[int] | None = None,
        versions: dict[str, int | str] | None = None,
        data: str = "",
    ) -> None:
        self.rev = rev
        self.by = by
        self.seat = seat
        self.action = action
        self.drawn = drawn
        self.events = events
        self.to = to
        self.consent: list[int] = [] if consent is None else consent
        self.versions: dict[str, int | str] = {} if versions is None else versions
        self.data = data


class Table(Generic[S]):
    """A state, its chance and its ledger; with `keeps` off, as in search, it keeps no ledger."""

    def __init__(self, game: Game[S], state: S, rng: Rng, keeps: bool = True) -> None:
        self.game = game
        self.phases = game.phases
        self.playing: Phase[S] | None = None  # the phase that waits for seats, once settled
        self.talk = game.talk
        self.state = state
        self.rng = rng
        self.keeps = keeps
        self.rev = 0
        self.entries: list[Entry[S]] = []
        self.drawn: list[Drawn] = []
        self.events: list[Event[S]] = []
        self.brought = ""

    # For callers.

    def actors(self) -> list[int]:
        """Return the seats that must choose now; empty when the game is over."""
        s = self.state
        return [] if s.over() else seats_in(self.phases[s.phase()].actors(s))

    def legal(self, seat: i64) -> list[int]:
        """Return the menu numbers that `seat` may choose now."""
        s = self.state
        if s.over():
            return []
        phase = self.phases[s.phase()]
        return phase.legal(s, seat) if holds(phase.actors(s), seat) else []

    def refuses(self, seat: i64, action: Action) -> Refusal | None:
        """Explain why `seat` may not take this action now; return None if it may."""
        s = self.state
        if isinstance(action, Aside):
            return Refusal("TABLE-4") if self.talk is None else self.talk.refuses(s, seat, action)
        if s.over():
            return Refusal("TABLE-1")
        phase = self.phases[s.phase()]
        if not holds(phase.actors(s), seat):
            return Refusal("TABLE-2", {"seat": seat})
        return phase.refuses(s, seat, action)

    def submit(self, seat: i64, action: Action, by: str = SEAT) -> Refusal | None:
        """Judge an action, then play it. A refused action changes nothing."""
        refusal = self.refuses(seat, action)
        if refusal is None:
            self.play(seat, action)
            if self.keeps:
                self.enter(by, seat, action)
        return refusal

    def begin(self) -> None:
        """Open the game's first step and go on until a seat has to choose."""
        self.open(0, NOBODY, 0)
        self.settle()
        if self.keeps:
            self.enter(TABLE, NOBODY, None)

    def copy(self, rng: Rng) -> "Table[S]":
        """Return an independent table from here on, without ledger, with other chance."""
        return Table(self.game, self.state.copy(), rng, False)

    # For phases.

    def record(self, event: Event[S]) -> None:
        """Apply an event and record it."""
        event.apply(self.state)
        if self.keeps:
            self.events.append(event)

    def open(self, phase: i64, seat: i64, memo: i64) -> None:
        """Record `Opened`: the step is now being played. In search no event is made for it."""
        if self.keeps:
            self.record(Opened(phase, seat, memo))
        else:
            self.state.open(phase, seat, memo)

    def close(self) -> None:
        """Record `Closed`: the step being played is done. In search no event is made for it."""
        if self.keeps:
            self.record(CLOSED)
        else:
            self.state.close()

    def bring(self, data: str) -> None:
        """Note the digest of data that a seat brings into the game, for the ledger."""
        if self.keeps:
            self.brought = f"{self.brought}+{data}" if self.brought else data

    def below(self, stream: i64, n: i64) -> i64:
        """Ask chance for a number from 0 to n - 1; the outcome belongs in the next event."""
        answer = self.rng.below(stream, n)
        if self.keeps:
            self.drawn.append(answer)
        return answer

    def pick(self, stream: i64, counts: Cells, first: i64 = 0) -> i64:
        """Ask chance for an index in proportion to its count.

        The index 0 stands for the thing with the number `first`: ledgers have the thing's name.
        """
        if self.keeps:
            return self._pick_for_ledger(stream, counts, first)
        return self.rng.pick(stream, counts)

    # Internal.

    def _pick_for_ledger(self, stream: i64, counts: Cells, first: i64) -> i64:
        answer = self.rng.pick_thing(stream, counts, first)
        self.drawn.append(self.game.piles[stream].encode(first + answer))
        return answer

    def play(self, seat: i64, action: Action) -> i64:
        """Play a legal action, go on until a seat has to choose, and return those seats as bits."""
        if self.talk is not None and isinstance(action, Aside):
            self.talk.play(self, seat, action)
        else:
            self.phases[self.state.phase()].play(self, seat, action)
        return self.settle()

    def settle(self) -> i64:
        """Go on until a seat has to choose, and return the seats to act as bits."""
        s, phases = self.state, self.phases
        for _move in range(ENDLESS):
            if s.over():
                return 0
            phase = phases[s.phase()]
            waiting = phase.actors(s)
            if waiting:
                self.playing = phase
                return waiting
            phase.proceed(self)
        raise RuntimeError("the table goes on by itself without end: a phase does not close")

    def enter(self, by: str, seat: i64, action: Action | None) -> None:
        """Append an entry with the events recorded since the last one."""
        self.rev += 1
        entry = Entry(self.rev, by, seat, action, self.drawn, self.events, data=self.brought)
        self.entries.append(entry)
        self.drawn = []
        self.events = []
        self.brought = ""


def open_table(
    game: Game[S], seats: i64, options: dict[str, int | str], rng: Rng, keeps: bool = True
) -> Table[S]:
    """Create a table and play until a seat has to choose."""
    table = Table(game, game.setup(seats, options), rng, keeps)
    table.begin()
    return table

"""How long people take to decide, and how long a standing order therefore waits."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec

from signoria.kernel.action import Action, Aside
from signoria.server import clocks as clock
from signoria.server.pacing import CHANCE, Times, wait

if TYPE_CHECKING:
    from signoria.server.live import LiveTable


class Question(msgspec.Struct, frozen=True):
    """A decision that a seat owes: of which kind, and since when."""

    kind: str
    since: int


def question(table: "LiveTable", seat: int, wishes: Sequence[Action] = ()) -> Question | None:
    """What a seat is asked; None if nothing, or if it only wishes to talk.

    People take their time in another way where a clock is slow than where it is live, so the kind
    is the phase of the game together with that of the clock.
    """
    since = None if table.clocks is None else table.clocks.since[seat]
    if since is None or not table.book.rev or any(isinstance(wish, Aside) for wish in wishes):
        return None
    game, state = table.book.game, table.book.table.state
    phase = game.phase_names[state.phase()]
    return Question(f"{game.slug} {phase} {type(table.pace).__name__}", since)


class Waiting:
    """Remembers people's times, and draws those of orders from them."""

    def __init__(self, chance: Random = CHANCE) -> None:
        self.times = Times()
        self._chance = chance

    def answered(self, asked: Question | None, now: int) -> None:
        """A person has decided."""
        if asked is not None:
            self.times.note(asked.kind, max(0, now - asked.since))

    def until(self, table: "LiveTable", seat: int, now: int) -> int:
        """When an order that waits for its turn acts; only with the table held."""
        asked = question(table, seat)
        if asked is None or table.clocks is None:
            return now
        flag = clock.flag_of(table.ticking, table.clocks, seat)
        most = None if flag is None else max(0, flag - asked.since)
        least = max(0, now - asked.since)
        return asked.since + wait(self.times.of(asked.kind), least, most, self._chance)

"""Measured decision times of people, and the delays of standing orders drawn from them."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec

from signoria.kernel.action import Action, Aside
from signoria.server import clocks as clock
from signoria.server.human_delay import CHANCE, Times, wait

if TYPE_CHECKING:
    from signoria.server.live import LiveTable


class Decision(msgspec.Struct, frozen=True):
    """A decision that a seat owes: its kind, and since when."""

    kind: str
    since: int


def decision(table: "LiveTable", seat: int, actions: Sequence[Action] = ()) -> Decision | None:
    """Return the decision that a seat owes; None if it owes none, or if the actions are talk.

    People decide at different speeds with a slow and a live clock. The kind therefore names the
    game, the phase and the clock.
    """
    since = None if table.clocks is None else table.clocks.since[seat]
    if (
        since is None
        or not table.ledger.rev
        or any(isinstance(action, Aside) for action in actions)
    ):
        return None
    game, state = table.ledger.game, table.ledger.table.state
    phase = game.phase_names[state.phase()]
    return Decision(f"{game.slug} {phase} {type(table.clock_kind).__name__}", since)


class DecisionTimes:
    """Records decision times of people and draws the delays of orders from them."""

    def __init__(self, chance: Random = CHANCE) -> None:
        self.times = Times()
        self._chance = chance

    def answered(self, asked: Decision | None, now: int) -> None:
        """Record the time of a person's decision."""
        if asked is not None:
            self.times.note(asked.kind, max(0, now - asked.since))

    def until(self, table: "LiveTable", seat: int, now: int) -> int:
        """Return when a standing order acts; the caller must hold the table."""
        asked = decision(table, seat)
        if asked is None or table.clocks is None:
            return now
        flag = clock.flag_of(table.ticking, table.clocks, seat)
        most = None if flag is None else max(0, flag - asked.since)
        least = max(0, now - asked.since)
        return asked.since + wait(self.times.of(asked.kind), least, most, self._chance)

"""Decision times of people, and delays drawn from them that hide standing orders among people."""

from collections import deque
from collections.abc import Sequence
from math import log
from random import Random, SystemRandom
from typing import Final

from signoria.server.table import clocks as clock
from signoria.server.table.state import Decision, TableState

CHANCE: Final = SystemRandom()
ENOUGH: Final = 40  # measured times after which the default distribution is no longer mixed in
MOST: Final = 400  # measured times kept for each kind of decision
TRIES: Final = 100

# The default distribution, in milliseconds: half of the answers come within nine seconds, one in
# twenty takes longer than forty.
MEDIAN: Final = 9_000
WIDTH: Final = 0.9
SHORTEST: Final = 1_200


class Times:
    """Decision times of people on this server by kind of decision; only the latest are kept."""

    def __init__(self) -> None:
        self._took: dict[str, deque[int]] = {}

    def note(self, kind: str, took: int) -> None:
        """Record how long a person took; times of orders and bots are never recorded."""
        self._took.setdefault(kind, deque(maxlen=MOST)).append(took)

    def of(self, kind: str) -> list[int]:
        """Return the recorded times of a kind of decision."""
        return list(self._took.get(kind, ()))


class DecisionTimes:
    """Records decision times of people and draws the delays of orders from them."""

    def __init__(self, chance: Random = CHANCE) -> None:
        self.times = Times()
        self._chance = chance

    def answered(self, asked: Decision | None, now: int) -> None:
        """Record the time of a person's decision."""
        if asked is not None:
            self.times.note(asked.kind, max(0, now - asked.since))

    def until(self, table: TableState, seat: int, now: int) -> int:
        """Return when a standing order acts; the caller must hold the table."""
        asked = table.decision(seat)
        if asked is None or table.clocks is None:
            return now
        flag = clock.flag_of(table.ticking, table.clocks, seat)
        most = None if flag is None else max(0, flag - asked.since)
        least = max(0, now - asked.since)
        return asked.since + wait(self.times.of(asked.kind), least, most, self._chance)


def wait(
    took: Sequence[int], least: int = 0, most: int | None = None, chance: Random = CHANCE
) -> int:
    """Return after how many milliseconds a seat answers by order.

    The delay is drawn from the times `took` of people. While these are few, some draws come from
    the default distribution. `least` has already passed, and the flag falls at `most`; the delay
    lies between them.
    """
    for _try in range(TRIES):
        like_people = chance.randrange(ENOUGH) < len(took)
        found = _by_people(took, chance) if like_people else _by_spread(chance)
        if least <= found and (most is None or found < most):
            return found
    return chance.randint(least, max(least, (2 * least if most is None else most) - 1))


def _by_people(took: Sequence[int], chance: Random) -> int:
    """Interpolate between two neighbouring times, so that no exact time repeats."""
    times = sorted(took)
    at = chance.random() * (len(times) - 1)
    below = times[int(at)]
    above = times[min(int(at) + 1, len(times) - 1)]
    return round(below + (above - below) * (at - int(at)))


def _by_spread(chance: Random) -> int:
    return max(SHORTEST, round(chance.lognormvariate(log(MEDIAN), WIDTH)))

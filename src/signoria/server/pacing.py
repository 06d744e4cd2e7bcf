"""When a standing order acts: after as long as people take, so that nobody can tell."""

from collections import deque
from collections.abc import Sequence
from math import log
from random import Random, SystemRandom
from typing import Final

CHANCE: Final = SystemRandom()
ENOUGH: Final = 40  # times that people took, before the stated spread is no longer mixed in
MOST: Final = 400  # times that are remembered of each kind of decision
TRIES: Final = 100

# The stated spread, in milliseconds: half of the answers come within nine seconds, one in twenty
# takes longer than forty.
MEDIAN: Final = 9_000
WIDTH: Final = 0.9
SHORTEST: Final = 1_200


class Times:
    """How long people took at this house, by kind of decision; only the last ones are kept."""

    def __init__(self) -> None:
        self._took: dict[str, deque[int]] = {}

    def note(self, kind: str, took: int) -> None:
        """Remember how long a person took; never what an order or a bot did."""
        self._took.setdefault(kind, deque(maxlen=MOST)).append(took)

    def of(self, kind: str) -> list[int]:
        """The times remembered of a kind of decision."""
        return list(self._took.get(kind, ()))


def wait(
    took: Sequence[int], least: int = 0, most: int | None = None, chance: Random = CHANCE
) -> int:
    """How many milliseconds after it was asked a seat answers by order.

    Drawn from the times `took` that people took for such decisions; while these are few, as many
    draws come from the stated spread as are missing. `least` has passed already, and before
    `most` the flag falls: what people would do who answer in between.
    """
    for _try in range(TRIES):
        like_people = chance.randrange(ENOUGH) < len(took)
        found = _by_people(took, chance) if like_people else _by_spread(chance)
        if least <= found and (most is None or found < most):
            return found
    return chance.randint(least, max(least, (2 * least if most is None else most) - 1))


def _by_people(took: Sequence[int], chance: Random) -> int:
    """Any time between two neighbours, so that no exact time ever comes again."""
    times = sorted(took)
    at = chance.random() * (len(times) - 1)
    below = times[int(at)]
    above = times[min(int(at) + 1, len(times) - 1)]
    return round(below + (above - below) * (at - int(at)))


def _by_spread(chance: Random) -> int:
    return max(SHORTEST, round(chance.lognormvariate(log(MEDIAN), WIDTH)))

"""Rate limits: a token bucket for each account and address."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec

from signoria.server.errors import RequestError

MOST: Final = 50_000  # buckets; beyond that the least recently used are dropped


class Limit(msgspec.Struct, frozen=True):
    """Limit of a bucket: requests at once, and requests a second in the long run."""

    at_once: float
    a_second: float


ADDRESS: Final = Limit(400, 100)
ACCOUNT: Final = Limit(120, 30)
ENTRANCE: Final = Limit(30, 0.2)  # new guests, sign-ins and codes, for each address and login
TALK: Final = Limit(10, 1)
TABLES: Final = Limit(20, 0.2)
STREAMS: Final = Limit(60, 2)
# streams; a whole school may share one address
OPEN_AT_ONCE: Final = {"account": 60, "address": 600}
A_WHILE: Final = 60  # seconds to wait before the next attempt


class Limits:
    """The rate limits of this node."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[str, tuple[float, int]] = {}
        self._open: Counter[str] = Counter()

    def spend(self, whose: str, limit: Limit, now: int) -> None:
        """Take one from a bucket, or refuse with the seconds until the next one is available."""
        if not self.on:
            return
        left, then = self._buckets.pop(whose, (limit.at_once, now))
        left = min(limit.at_once, left + max(0, now - then) / 1000 * limit.a_second)
        if left < 1:
            self._buckets[whose] = (left, now)
            raise RequestError("too-many", 429, seconds=int((1 - left) / limit.a_second) + 1)
        self._buckets[whose] = (left - 1, now)
        while len(self._buckets) > MOST:
            del self._buckets[next(iter(self._buckets))]

    def check_open(self, whose: Iterable[str]) -> None:
        """Refuse another stream if one of these names has too many open."""
        for name in whose if self.on else ():
            if self._open[name] >= OPEN_AT_ONCE[name.partition(" ")[0]]:
                raise RequestError("too-many", 429, seconds=A_WHILE)

    @contextmanager
    def opened(self, whose: Sequence[str]) -> Iterator[None]:
        """Count a stream while it is open."""
        self._open.update(whose)
        try:
            yield
        finally:
            self._open.subtract(whose)
            self._open = +self._open  # drop the names without open streams

"""Rate limits: a token bucket for each account and address."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Network, ip_address
from time import process_time
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
LOGIN: Final = Limit(100, 0.2)  # sign-ins for one login from all unknown addresses together
CLAIM: Final = Limit(5, 1 / 60)  # logins and passwords that one account sets
TALK: Final = Limit(10, 1)
TABLES: Final = Limit(20, 0.2)
CREATED: Final = Limit(60, 0.1)  # tables from one address
STRANGERS: Final = Limit(20, 0.2)  # chat lines at one table from all who have no seat there
WORK: Final = Limit(2_000, 100)  # milliseconds of long answers, such as the story of a whole game
STREAMS: Final = Limit(60, 2)
# streams; a whole school may share one address
OPEN_AT_ONCE: Final = {"account": 60, "address": 600}
A_WHILE: Final = 60  # seconds to wait before the next attempt


def network_of(address: str) -> str:
    """Return the part of an address that one customer has: IPv6 is counted by /64."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return address
    return str(ip.ipv4_mapped or IPv6Network((int(ip) >> 64 << 64, 64)))


class Limits:
    """The rate limits of this node."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[str, tuple[float, int]] = {}
        self._open: Counter[str] = Counter()
        self._networks: dict[str, str] = {}  # the last address of each account

    def spend(self, whose: str, limit: Limit, now: int, amount: float = 1) -> None:
        """Take an amount from a bucket; refuse if less than one is left.

        The refusal names the seconds until the next one is available.
        """
        if not self.on:
            return
        left, then = self._buckets.pop(whose, (limit.at_once, now))
        left = min(limit.at_once, left + max(0, now - then) / 1000 * limit.a_second)
        if left < 1:
            self._buckets[whose] = (left, now)
            raise RequestError("too-many", 429, seconds=int((1 - left) / limit.a_second) + 1)
        self._buckets[whose] = (left - amount, now)
        while len(self._buckets) > MOST:
            del self._buckets[next(iter(self._buckets))]

    @contextmanager
    def working(self, whose: str, now: int) -> Iterator[None]:
        """Count the processor time of a long answer; refuse it if too much was used before."""
        bucket = f"work {whose}"
        self.spend(bucket, WORK, now)
        begun = process_time()
        try:
            yield
        finally:
            left, then = self._buckets.get(bucket, (WORK.at_once, now))
            self._buckets[bucket] = (left - (process_time() - begun) * 1000, then)

    def note(self, account: str, network: str) -> None:
        """Remember from which address an account came last."""
        self._networks[account] = network
        while len(self._networks) > MOST:
            del self._networks[next(iter(self._networks))]

    def network(self, account: str | None) -> str:
        """Return the last address of an account; "" if it is unknown."""
        return self._networks.get(account or "", "")

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

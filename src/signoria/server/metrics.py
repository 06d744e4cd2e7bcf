"""Figures for Prometheus: how much, how fast, how often in vain; never who, and never which table.

Labels are words of our own code: route templates, codes of faults, kinds of fallback. What does
not look like one is counted as `other`, so that no id, name or code can become a label.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import Metric

OTHER: Final = "other"
STEP: Final = r"/(?:[a-z][a-z_.-]{0,18}|\{[a-z_]{1,20}(?::[a-z]{1,10})?\})"
ROUTE: Final = re.compile(rf"/|(?:{STEP}){{1,8}}")
WORD: Final = re.compile(r"[a-z][a-z-]{0,30}")
MOST: Final = 500  # combinations of labels; there are far fewer routes and codes than that

ANSWERS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
COMMITS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
THOUGHTS: Final = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)


def route_label(route: str) -> str:
    """A route template as it may be told; anything else is `other`."""
    return route if ROUTE.fullmatch(route) else OTHER


class Metrics:
    """What one node counts. Every method is cheap, and may be called from any thread."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._count_play()
        self._count_traffic()
        self._requests: dict[tuple[str, int], Histogram] = {}

    def _count_play(self) -> None:
        known = self._registry
        accepted = Counter("signoria_actions_accepted", "Actions stored.", registry=known)
        conflicts = Counter(
            "signoria_conflicts", "Appends that another node or seat was first for.", registry=known
        )
        self._accepted = accepted.inc
        self._conflicts = conflicts.inc
        self._refusals = Counter(
            "signoria_refusals", "Requests not granted, by code.", ["kind"], registry=known
        )
        self._commits = Histogram(
            "signoria_commit_seconds", "Time of a commit.", buckets=COMMITS, registry=known
        )
        self._batches = Histogram(
            "signoria_commit_batch", "Appends in a commit.", buckets=BATCHES, registry=known
        )
        self._thoughts = Histogram(
            "signoria_bot_seconds", "Time a bot took to choose.", buckets=THOUGHTS, registry=known
        )
        self._fallbacks = Counter(
            "signoria_bot_fallbacks", "Choices made in a bot's place.", ["kind"], registry=known
        )

    def _count_traffic(self) -> None:
        known = self._registry
        self._frames = Counter("signoria_frames_sent", "Frames sent to watchers.", registry=known)
        self._streams = Gauge("signoria_streams_open", "Open event streams.", registry=known)
        self._tables = Gauge("signoria_tables_live", "Tables in memory.", registry=known)
        self._answers = Histogram(
            "signoria_request_seconds",
            "Time until a request was answered, by route template.",
            ["route", "status"],
            buckets=ANSWERS,
            registry=known,
        )

    # What happens at tables.

    def accepted(self, number: int = 1) -> None:
        """So many actions are stored."""
        self._accepted(number)

    def refused(self, kind: str) -> None:
        """A request was not granted; `kind` is the code of the fault."""
        self._refusals.labels(kind if WORD.fullmatch(kind) else OTHER).inc()

    def conflict(self) -> None:
        """Another was first: the store did not take an append."""
        self._conflicts()

    def committed(self, seconds: float, batch: int) -> None:
        """So many appends were committed together."""
        self._commits.observe(seconds)
        self._batches.observe(batch)

    def thought(self, seconds: float, fallback: str = "") -> None:
        """A bot has chosen; `fallback` says why the choice is not its own."""
        self._thoughts.observe(seconds)
        if fallback:
            self._fallbacks.labels(fallback if WORD.fullmatch(fallback) else OTHER).inc()

    # What goes in and out.

    def frames(self, number: int = 1) -> None:
        """So many frames were sent."""
        self._frames.inc(number)

    def stream_opened(self) -> None:
        """Somebody watches."""
        self._streams.inc()

    def stream_closed(self) -> None:
        """Somebody watches no more."""
        self._streams.dec()

    def live_tables(self, number: int) -> None:
        """So many tables are in memory now."""
        self._tables.set(number)

    def request(self, route: str, status: int, seconds: float) -> None:
        """A request was answered; `route` is the template, never the path."""
        known = self._requests.get((route, status))
        if known is None:
            known = self._answers.labels(route_label(route), str(int(status)))
            if len(self._requests) < MOST:
                self._requests[route, status] = known
        known.observe(seconds)

    def render(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(_Plain(self._registry.collect))


class _Plain:
    """Figures without the times at which each was counted first."""

    def __init__(self, collect: Callable[[], Iterable[Metric]]) -> None:
        self._collect = collect

    def collect(self) -> Iterable[Metric]:
        """Every figure but those times."""
        for metric in self._collect():
            metric.samples = [s for s in metric.samples if not s.name.endswith("_created")]
            yield metric

"""Metrics for Prometheus: amounts, durations and failures, without people or tables.

Labels are words of our own code: route templates, error codes and kinds of fallback. Any other
value is counted as `other`, so that no id, name or code becomes a label.
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
MOST: Final = 500  # combinations of labels; there are far fewer routes and codes

ANSWERS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
COMMITS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
THOUGHTS: Final = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)


def route_label(route: str) -> str:
    """Return a route template for use as a label; any other text becomes `other`."""
    return route if ROUTE.fullmatch(route) else OTHER


class Metrics:
    """The metrics of one node. Every method is cheap and thread-safe."""

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
            "signoria_conflicts", "Appends refused because another one came first.", registry=known
        )
        self._accepted = accepted.inc
        self._conflicts = conflicts.inc
        self._refusals = Counter(
            "signoria_refusals", "Refused requests, by code.", ["code"], registry=known
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

    # Play.

    def accepted(self, number: int = 1) -> None:
        """Count stored actions."""
        self._accepted(number)

    def refused(self, code: str) -> None:
        """Count a refused request by its error code."""
        self._refusals.labels(code if WORD.fullmatch(code) else OTHER).inc()

    def conflict(self) -> None:
        """Count an append that the store refused because another one was first."""
        self._conflicts()

    def committed(self, seconds: float, batch: int) -> None:
        """Record the duration of a commit and its number of appends."""
        self._commits.observe(seconds)
        self._batches.observe(batch)

    def thought(self, seconds: float, fallback: str = "") -> None:
        """Record a bot's choice; `fallback` says why the bot did not make it itself."""
        self._thoughts.observe(seconds)
        if fallback:
            self._fallbacks.labels(fallback if WORD.fullmatch(fallback) else OTHER).inc()

    # Traffic.

    def frames(self, number: int = 1) -> None:
        """Count sent frames."""
        self._frames.inc(number)

    def stream_opened(self) -> None:
        """Increment the number of open streams."""
        self._streams.inc()

    def stream_closed(self) -> None:
        """Decrement the number of open streams."""
        self._streams.dec()

    def live_tables(self, number: int) -> None:
        """Set the number of tables in memory."""
        self._tables.set(number)

    def request(self, route: str, status: int, seconds: float) -> None:
        """Record an answered request; `route` is the template, never the path."""
        known = self._requests.get((route, status))
        if known is None:
            known = self._answers.labels(route_label(route), str(int(status)))
            if len(self._requests) < MOST:
                self._requests[route, status] = known
        known.observe(seconds)

    def render(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(_Plain(self._registry.collect))


class _Plain:
    """Metrics without their `_created` samples."""

    def __init__(self, collect: Callable[[], Iterable[Metric]]) -> None:
        self._collect = collect

    def collect(self) -> Iterable[Metric]:
        """Yield every metric without its `_created` samples."""
        for metric in self._collect():
            metric.samples = [s for s in metric.samples if not s.name.endswith("_created")]
            yield metric

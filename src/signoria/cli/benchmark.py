"""A measurement of `signoria bench` that a game brings, or its own aim for a general one."""

from collections.abc import Callable
from typing import NamedTuple


class Benchmark(NamedTuple):
    """An aim per second; `work` does a little work and returns its amount."""

    aim: int
    work: Callable[[], int] | None = None

"""Scales: positions of values in a drawing."""

from dataclasses import dataclass
from math import ceil, floor, log10


@dataclass(frozen=True)
class Scale:
    """A linear scale from values to positions; `left` is the position of `low` (or the bottom)."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        """Return the position of a value."""
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def ticks(self, wanted: int = 5) -> list[float]:
        """Return round values within the scale, about as many as wanted."""
        step = _step(self.high - self.low, wanted)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


@dataclass(frozen=True)
class LogScale:
    """A logarithmic scale: equal ratios have equal distances."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        """Return the position of a value."""
        return Scale(log10(self.low), log10(self.high), self.left, self.right).at(log10(value))

    def ticks(self) -> list[int]:
        """Return powers of ten within the scale; if they are few, also their 2- and 5-fold."""
        decades = [10**power for power in range(floor(log10(self.low)), ceil(log10(self.high)) + 1)]
        found = self._within(decades)
        if len(found) > 2:
            return found
        return self._within([times * decade for decade in decades for times in (1, 2, 5)])

    def _within(self, values: list[int]) -> list[int]:
        return [value for value in values if self.low <= value <= self.high]


def round_scale(low: float, high: float, left: float, right: float) -> Scale:
    """Return a scale that contains both values and ends on round ones."""
    if low == high:
        low, high = low - 1, high + 1
    step = _step(high - low, 5)
    return Scale(
        round(floor(low / step + 1e-9) * step, 10),
        round(ceil(high / step - 1e-9) * step, 10),
        left,
        right,
    )


def log_scale(low: float, high: float, left: float, right: float) -> LogScale:
    """Return a logarithmic scale with a margin at both ends."""
    terminal = (high / low) ** 0.08
    return LogScale(low / terminal, high * terminal, left, right)


def _step(width: float, wanted: int) -> float:
    rough = width / wanted
    unit: float = 10.0 ** floor(log10(rough))
    return unit * next(times for times in (1, 2, 2.5, 5, 10) if times * unit >= rough * 0.999)

"""Timer that raises a signal in the main thread of this process."""

from abc import ABC, abstractmethod


class Timer(ABC):
    """One timer, with the interface of `signal.setitimer`."""

    @abstractmethod
    def left(self) -> tuple[float, float]:
        """Return the seconds to the next signal and the interval after it; zeros if stopped."""

    @abstractmethod
    def set(self, seconds: float, again: float = 0.0) -> None:
        """Raise the signal in so many seconds, then at an interval; zero seconds stop the timer."""

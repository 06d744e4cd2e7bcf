"""A timer of this process that trips a signal in the main thread."""

from abc import ABC, abstractmethod


class Timer(ABC):
    """One timer, with the manners of `signal.setitimer`."""

    @abstractmethod
    def left(self) -> tuple[float, float]:
        """Seconds to the next stroke and from there to each further one; zeros for a still one."""

    @abstractmethod
    def set(self, seconds: float, again: float = 0.0) -> None:
        """Strike in so many seconds, then again and again; zero seconds stop it."""

"""Clock for servers in tests, moved by the test."""

from typing import Final

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE


class Clock:
    """Time in milliseconds that stands still until a test moves it."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at

    def move(self, by: int) -> None:
        """Move the time; after half an hour, idle tables leave memory at the next request."""
        self.at += by

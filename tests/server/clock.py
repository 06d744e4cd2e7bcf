"""A time of day for servers in tests, moved by hand."""

from typing import Final

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE


class Clock:
    """Stands still until it is moved; counts milliseconds."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at

    def move(self, by: int) -> None:
        self.at += by

"""Fields that are hidden from a watcher: the cards that others have laid."""

from typing import Final

from signoria.testing.subject import Declaration, Subject


def hidden(subject: Subject, watcher: int) -> set[str]:
    """Name the laid cards of the others."""
    return {f"bids[{seat}]" for seat in range(subject.seats) if seat != watcher}


LAWS: Final = Declaration(hidden)

"""Hypothesis strategies: positions of games, which shrink to few moves."""

from typing import Any

from hypothesis import strategies as st

from signoria.kernel.table import Table
from signoria.testing.random_play import play_some
from signoria.testing.subject import Subject


class Position:
    """A position of a random game: the setup of its table, the seed, the number of moves made."""

    def __init__(self, subject: Subject, seed: int, moves: int) -> None:
        self.subject = subject
        self.seed = seed
        self.moves = moves

    def __repr__(self) -> str:
        return f"Position({self.subject}, seed={self.seed}, moves={self.moves})"

    def table(self) -> Table[Any]:
        """Return the table played to this position, or to its end if that comes first."""
        return play_some(self.subject, self.seed, self.moves)


def positions(subjects: list[Subject], most: int = 300) -> st.SearchStrategy[Position]:
    """Generate any position of these games within this many moves."""
    return st.builds(
        Position,
        st.sampled_from(subjects),
        st.integers(0, (1 << 31) - 1),
        st.integers(0, most),
    )

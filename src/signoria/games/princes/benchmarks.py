"""Benchmarks of the Princes, whose state and database of cards are large."""

from typing import Final

from signoria.cli.benchmark import Benchmark
from signoria.games.princes.card_rows import card_rows_of
from signoria.games.princes.cards import packed_texts, read_cards


def load_cards() -> int:
    """Read all card files, check every field and sentence, and build the tables of the rules."""
    card_rows_of(read_cards(packed_texts()))
    return 1


BENCHMARKS: Final = {
    "inside": Benchmark(1_000_000),
    "copy": Benchmark(300_000),
    "cards": Benchmark(20, load_cards),
}

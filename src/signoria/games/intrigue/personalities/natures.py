"""Natures of the personalities: the weights in which one personality differs from another."""

from typing import Final

from mypy_extensions import i64

ALWAYS: Final = 1000.0  # notes: more than any place is worth


class Nature:
    """Weights of a personality; sums are in notes.

    `word` and `word_to_foes` are the cost of breaking a word given to a seat it trusts, or to one
    it does not trust. `bounty` scales the value of a place when it bribes. As a master it weighs
    bribes (`gratitude`), trust (`warmth`) and the wealth of rivals (`envy`). It gives at most
    `words` words about a matter. It asks for `price` times the value of a place, and promises
    `boast` times the bribe it intends to pay.
    """

    def __init__(
        self,
        word: float,
        word_to_foes: float,
        bounty: float,
        gratitude: float,
        warmth: float,
        envy: float,
        words: i64,
        price: float,
        boast: float,
        threatens: bool,
    ) -> None:
        self.word = word
        self.word_to_foes = word_to_foes
        self.bounty = bounty
        self.gratitude = gratitude
        self.warmth = warmth
        self.envy = envy
        self.words = words
        self.price = price
        self.boast = boast
        self.threatens = threatens


NATURES: Final[dict[str, Nature]] = {
    "honest": Nature(ALWAYS, ALWAYS, 1.0, 1.0, 1.0, 0.5, 1, 0.15, 1.0, False),
    "grasping": Nature(2.0, 0.0, 0.5, 1.0, 0.0, 1.0, 2, 0.3, 1.0, False),
    "tit-for-tat": Nature(ALWAYS, 0.0, 1.0, 0.5, 3.0, 0.3, 1, 0.15, 1.0, True),
    "traitor": Nature(4.0, 2.0, 0.8, 0.8, 0.0, 1.0, 3, 0.25, 1.3, True),
    "schemer": Nature(20.0, 2.0, 0.5, 1.0, 0.5, 1.0, 2, 0.25, 1.0, False),
}

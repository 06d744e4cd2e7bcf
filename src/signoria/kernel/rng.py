"""Sources of chance: seeded (tests, bots, research), from the system (live tables), scripted."""

from abc import abstractmethod
from secrets import randbelow
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.cells import Cells, values
from signoria.kernel.kinds import Named
from signoria.kernel.seats import NOBODY

Drawn = int | str  # an answer of chance in a ledger: a number, or the name of a thing

WORD: Final[i64] = 0xFFFFFFFF
GOLDEN: Final[i64] = 0x9E3779B9


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of chance. Each pile of a game has its own stream, numbered from 0."""

    @abstractmethod
    def below(self, stream: i64, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely."""

    def pick(self, stream: i64, counts: Cells) -> i64:
        """Return an index, likely in proportion to its count: a card drawn from a pile."""
        total: i64 = 0
        for at in range(len(counts)):
            total += counts[at]
        left: i64 = self.below(stream, total)
        index: i64 = 0
        count = counts[0]
        while left >= count:
            left -= count
            index += 1
            count = counts[index]
        return index

    def pick_thing(self, stream: i64, counts: Cells, first: i64) -> i64:
        """Return an index like `pick`; `first` is the number of the thing with the index 0."""
        return self.pick(stream, counts)


def _mixed(word: i64) -> i64:
    """Spread the bits of a 32-bit word (the finaliser of MurmurHash3)."""
    word ^= word >> 16
    word = (word * 0x45D9F3B) & WORD
    word ^= word >> 16
    word = (word * 0x45D9F3B) & WORD
    return word ^ (word >> 16)


class Stream:
    """The generator xoshiro128++ on 32-bit words: the same numbers interpreted and compiled."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """Return the next 32 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        total: i64 = (a + d) & WORD
        out: i64 = ((((total << 7) | (total >> 25)) & WORD) + a) & WORD
        shifted: i64 = (b << 9) & WORD
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) | (d >> 21)) & WORD
        return out


def seeded_stream(seed: i64, number: i64) -> Stream:
    """Return the stream of that number; any two seeds or numbers give unrelated streams."""
    low: i64 = seed & 0xFFFFFFFF
    high: i64 = (seed >> 32) & 0xFFFFFFFF
    word: i64 = _mixed((low + GOLDEN * (number + 1)) & WORD) ^ high
    words: list[int] = []
    for _ in range(4):
        word = _mixed((word + GOLDEN) & WORD)
        words.append(word)
    return Stream(words[0], words[1], words[2], words[3] | 1)


MOST_SEED: Final[i64] = 1 << 40  # of a game; bots and tables of many games get seeds from it


class SeededRng(Rng):
    """A source of chance decided by a seed (up to 63 bits): same seed, same game."""

    def __init__(self, seed: i64) -> None:
        self.seed = seed
        self.streams: list[Stream] = []

    def below(self, stream: i64, n: i64) -> i64:
        """Return a number from 0 to n - 1; n up to 2**30, its bias below one in four."""
        while len(self.streams) <= stream:
            self.streams.append(seeded_stream(self.seed, len(self.streams)))
        wide: i64 = n
        return (self.streams[stream].word() * wide) >> 32


class SystemRng(Rng):
    """A source of chance from the operating system, without a seed to guess."""

    def below(self, stream: i64, n: i64) -> i64:
        """Return a number from 0 to n - 1."""
        return randbelow(n)


class Unanswered(Exception):
    """An error that a script of answers ran out: this question is the next chance node."""

    def __init__(self, stream: i64, weights: list[int]) -> None:
        super().__init__(f"chance of {len(weights)} outcomes in stream {stream}")
        self.stream = stream
        self.weights = weights


class ScriptedRng(Rng):
    """A source of chance that answers from a list and raises `Unanswered` at its end."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.asked = 0

    def _answer(self, stream: i64, weights: list[int]) -> i64:
        if self.asked >= len(self.answers):
            raise Unanswered(stream, weights)
        answer = self.answers[self.asked]
        if not 0 <= answer < len(weights) or weights[answer] == 0:
            raise ValueError(f"scripted answer {answer} is not among {weights}")
        self.asked += 1
        return answer

    def below(self, stream: i64, n: i64) -> i64:
        """Return the next answer of the script."""
        return self._answer(stream, [1] * n)

    def pick(self, stream: i64, counts: Cells) -> i64:
        """Return the next answer of the script."""
        return self._answer(stream, values(counts))


class RecordedRng(ScriptedRng):
    """A source of chance that answers with what an entry of a ledger has drawn.

    `piles` are the kinds of the things that its streams pick. Ledgers of 0.1.0 have the place of a
    thing among those that could be picked, in the order of its kind at that time.
    """

    def __init__(self, piles: dict[int, Named], drawn: list[Drawn]) -> None:
        super().__init__([])
        self.piles = piles
        self.drawn = drawn

    def below(self, stream: i64, n: i64) -> i64:
        """Return the next number."""
        if self.asked < len(self.drawn):
            number = self.drawn[self.asked]
            self.answers.append(number if isinstance(number, int) else NOBODY)
        return super().below(stream, n)

    def pick_thing(self, stream: i64, counts: Cells, first: i64) -> i64:
        """Return the index of the next thing."""
        if self.asked < len(self.drawn):
            thing = self.drawn[self.asked]
            self.answers.append(place_among(self.piles[stream], thing, first, len(counts)))
        return self.pick(stream, counts)


def place_among(kind: Named, thing: Drawn, first: i64, size: i64) -> i64:
    """Return the place of a thing among those from the number `first` on; if none, another."""
    if isinstance(thing, str):
        return kind.numbers.get(thing, NOBODY) - first
    known = [number for number in kind.former if first <= number < first + size]
    return known[thing] - first if 0 <= thing < len(known) else thing

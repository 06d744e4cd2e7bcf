"""Schedule of a run: every deal in every seating, then each entrant against itself."""

from itertools import combinations
from typing import Final

import msgspec

from signoria.bots.bot import APART

MOST_SEATS: Final = 16  # more than any table has
BOT_SEEDS: Final = 1 << 40


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part; `spec` is a built-in bot's name, or an outside bot's command."""

    name: str
    spec: str
    outside: bool = False


class Terms(msgspec.Struct, frozen=True):
    """The settings that all games of a run share, and the choice of games, as plain data.

    `bots` has the entrants' names; a name that stands there twice plays as two copies. `games`
    fills whole deals.
    """

    game: str
    rules: int
    data: str
    engine: str
    seats: int
    preset: str
    options: dict[str, int | str]
    seed: int
    bots: list[str]
    entrants: list[Entrant]
    games: int
    mirrors: int
    limit: float

    def fixtures(self) -> "list[Fixture]":
        """Return the games of the run, in order."""
        return schedule(self.bots, self.seats, self.games, self.mirrors)

    def deals(self) -> int:
        """Return the number of deals, without mirror matches."""
        return deals_for(self.bots, self.seats, self.games)


class Fixture(msgspec.Struct, frozen=True):
    """One game of a run: its number and deal from 1, its seating within the deal from 0.

    `names` has the entrant of each seat.
    """

    number: int
    deal: int
    seating: int
    names: tuple[str, ...]
    mirror: bool = False


def seatings(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Return every choice of as many bots as there are seats, each in all its rotations."""
    return [
        chosen[turn:] + chosen[:turn]
        for chosen in combinations(bots, seats)
        for turn in range(seats)
    ]


def deals_for(bots: list[str], seats: int, games: int) -> int:
    """Return how many whole deals make at least that many games."""
    return -(-games // len(seatings(bots, seats)))


def schedule(bots: list[str], seats: int, games: int, mirrors: int) -> list[Fixture]:
    """Return the games of a run in order: deal by deal, then the mirror matches on the same deals.

    The schedule has at least `games` games, rounded up to whole deals; `mirrors` is the number for
    each entrant.
    """
    ways = seatings(bots, seats)
    made = [
        (deal, seating, names, False)
        for deal in range(1, deals_for(bots, seats, games) + 1)
        for seating, names in enumerate(ways)
    ]
    made += [
        (deal, len(ways) + row, (name,) * seats, True)
        for deal in range(1, mirrors + 1)
        for row, name in enumerate(dict.fromkeys(bots))
    ]
    return [Fixture(number, *game) for number, game in enumerate(made, 1)]


def deal_seed(seed: int, deal: int) -> int:
    """Return the seed of the table's chance: SEED × 1000003 + deal, as game `deal` of `simulate`.

    It does not depend on the seating, so that every bot plays the same cards from every seat.
    """
    return seed * APART + deal


def bot_seed(seed: int, fixture: Fixture, seat: int) -> int:
    """Return the seed of one bot: (deal's seed × 1000003 + seating × 16 + seat) modulo 2^40.

    Each bot of a run has a different one.
    """
    own = deal_seed(seed, fixture.deal) * APART + fixture.seating * MOST_SEATS + seat
    return own % BOT_SEEDS

"""Ratings by Plackett-Luce (Weng and Lin 2011, algorithm 4), calculated by OpenSkill."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce

CARES: Final = 3.0  # deviations below the mean for the cautious rating


class Rating(msgspec.Struct, frozen=True):
    """An estimate of an entrant's strength: the mean and its uncertainty."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    def ordinal(self) -> float:
        """Return a strength that the entrant very likely has at least."""
        return self.mu - CARES * self.sigma


NEWCOMER: Final = Rating()

# A bot's strength does not change with time, so tau is 0: its uncertainty never grows again. It
# must be set here, since `rate` treats a tau of 0 as missing. Points do not count beyond the order
# they make (margin 0), and all seats have the same weight.
MODEL: Final = PlackettLuce(
    mu=NEWCOMER.mu, sigma=NEWCOMER.sigma, beta=NEWCOMER.sigma / 2, kappa=0.0001, tau=0.0
)


def ranks_of(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return each seat's rank from 0: winners first, then by points; equals share a rank."""
    keys = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [sum(other < key for other in keys) for key in keys]


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after one game, by seat."""
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(one.mu, one.sigma) for [one] in rated]


def ratings(
    names: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
    """Return all ratings after games of (names by seat, ranks by seat), in that order.

    An entrant with several seats in a game is rated in each from its rating before the game. Its
    new rating is the mean over its seats.
    """
    now = dict.fromkeys(names, NEWCOMER)
    for seated, ranks in games:
        after = rate([now[name] for name in seated], ranks)
        for name in set(seated):
            own = [rating for who, rating in zip(seated, after, strict=True) if who == name]
            now[name] = Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return now

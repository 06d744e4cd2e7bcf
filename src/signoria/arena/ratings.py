"""Ratings by Plackett-Luce (Weng and Lin 2011, algorithm 4), calculated by OpenSkill."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce

CARES: Final = 3.0  # deviations below the mean that make a cautious figure


class Rating(msgspec.Struct, frozen=True):
    """What is believed of an entrant's strength: a mean and how unsure it is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    def ordinal(self) -> float:
        """A strength the entrant very likely has at least."""
        return self.mu - CARES * self.sigma


NEWCOMER: Final = Rating()

# A bot's strength does not change with time, so tau is 0: what has been learned is never doubted
# again. It must be set here, since `rate` takes a tau of 0 for none given. Points do not count
# beyond the order they make (margin 0), and no chair weighs more than another.
MODEL: Final = PlackettLuce(
    mu=NEWCOMER.mu, sigma=NEWCOMER.sigma, beta=NEWCOMER.sigma / 2, kappa=0.0001, tau=0.0
)


def ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Each seat's place from 0: winners before the others, then by points; who is level ties."""
    keys = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [sum(other < key for other in keys) for key in keys]


def rate(chairs: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after one game, chair by chair."""
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in chairs]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for [one] in rated]


def ratings(
    names: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
    """Everybody's rating after games of (names by chair, places by chair), in that order.

    An entrant in several chairs of a game is rated in each of them from the rating it came with;
    its new rating is the mean of what its chairs come to.
    """
    now = dict.fromkeys(names, NEWCOMER)
    for chairs, places in games:
        after = rate([now[name] for name in chairs], places)
        for name in set(chairs):
            own = [rating for who, rating in zip(chairs, after, strict=True) if who == name]
            now[name] = Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return now

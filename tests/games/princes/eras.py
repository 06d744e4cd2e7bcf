"""Duel that begins with cities, full stores and the cards that others need."""

from signoria.games.princes.card_rows import number_of
from signoria.games.princes.events import CityBuilt
from signoria.games.princes.game import Princes
from signoria.games.princes.laws import hidden
from signoria.games.princes.points import put_on
from signoria.games.princes.rules import CAPACITY, PLOTS, SEATS
from signoria.games.princes.state import State
from signoria.testing.subject import Subject

# Expansions that stand at the start, from the first site on, so that most cards can be played.
STANDING = [
    ["hedge-tavern", "university", "merchant-guild", "candamir", "pirate-ship", "bath-house"],
    ["lookout-tower", "heinrich", "fire-brigade", "mint", "parish-hall", "library"],
]


class Eras(Princes):
    """Game for tests, not a mode: random players soon play cards that are otherwise rare."""

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """Set up a table by its options, with two cities each, full stores and expansions."""
        s = super().setup(seats, options)
        for seat in range(SEATS):
            for at, key in enumerate(STANDING[seat]):
                stand(s, seat, 20 + at, number_of(key))
            for town in (5, 6):
                CityBuilt(seat, town).apply(s)
            for plot in range(PLOTS):
                if s.land[seat * PLOTS + plot]:
                    s.store(seat, plot, CAPACITY - s.stored[seat * PLOTS + plot])
        return s


def stand(s: State, seat: int, site: int, card: int) -> None:
    """Place an unseen card of a stack on a site."""
    first, end = s.options.pool_first, s.options.pool_end
    stack = next(at for at in range(s.options.stacks) if first[at] <= card < end[at])
    s.pull(stack, s.top_of(stack))
    s.pool[card] -= 1
    put_on(s, seat, site, card)


def subject() -> Subject:
    """Return a subject with a short game."""
    game = Eras()
    game.presets = {"duel": {**game.presets["duel"], "points": 20, "turn_limit": 14}}
    return Subject(game, SEATS, "duel", hidden)

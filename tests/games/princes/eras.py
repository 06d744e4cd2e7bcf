"""The introductory game with the cards of all eras in its stacks, cities and full stores."""

from signoria.games.princes.book import SIZE, copies_of, number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import (
    ACTION,
    BASIC,
    EVENT,
    GOLD_SET,
    GREEN,
    PROGRESS_SET,
    RED,
    REGION_EXPANSION,
    TURMOIL,
)
from signoria.games.princes.events import CityBuilt
from signoria.games.princes.game import Princes
from signoria.games.princes.points import put_on
from signoria.games.princes.rules import BELOW_YULE, CAPACITY, PLOTS, SEATS, STACKS
from signoria.games.princes.state import State
from signoria.kernel.cells import cells, filled, zeros
from signoria.testing.subject import Subject
from tests.games.princes.secrets import hidden as basic_hidden

SETS = [BASIC, GOLD_SET, TURMOIL, PROGRESS_SET]
DRAWN = [card.id for card in CARDS if card.kind in (GREEN, RED, REGION_EXPANSION, ACTION)]
# What stands at the start, from the first site on, so that every card can be played.
STANDING = [
    ["hedge-tavern", "university", "merchant-guild", "candamir", "pirate-ship", "bath-house"],
    ["hedge-tavern", "university", "fire-brigade", "heinrich", "parish-hall", "irmgard", "mint"],
]


class Eras(Princes):
    """Everything of the base box in four stacks: not a mode, a table to try every card at."""

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """As in the introductory game, but with all cards, two cities each and full stores."""
        s = super().setup(seats, options)
        s.totals = copies_of([GREEN, RED, REGION_EXPANSION, ACTION], SETS)
        s.pool = s.totals[:]
        for seat, keys in enumerate(STANDING):
            for at, key in enumerate(keys):
                put_on(s, seat, 20 + at, number_of(key))
                s.pool[number_of(key)] -= 1
        size = sum(s.pool)
        s.stock, s.seen = zeros(size), zeros(size)
        s.sizes = cells([len(range(stack, size, STACKS)) for stack in range(STACKS)])
        s.event_pool = copies_of([EVENT], SETS)
        s.events = filled(sum(s.event_pool), 0)
        s.event_pool[number_of("yule")] -= 1
        s.events[len(s.events) - 1 - BELOW_YULE] = number_of("yule") + 1
        for seat in range(SEATS):
            for town in (5, 6):
                CityBuilt(seat, town).apply(s)
            for plot in range(PLOTS):
                if s.land[seat * PLOTS + plot]:
                    s.store(seat, plot, CAPACITY - s.stored[seat * PLOTS + plot])
        return s


def hidden(subject: Subject, watcher: int) -> set[str]:
    """As with the basic cards, for all of them."""
    paths = basic_hidden(subject, watcher) | {f"pool[{card}]" for card in DRAWN}
    for seat in range(SEATS):
        if seat != watcher:
            paths |= {f"hands[{seat * SIZE + card}]" for card in DRAWN}
    return paths


def subject() -> Subject:
    """Its table, with points that take a while."""
    game = Eras()
    game.presets = {"introductory": {"points": 14, "turn_limit": 120}}
    return Subject(game, SEATS, "introductory", hidden)

"""Games that begin with cities, full stores and the cards that others need."""

from signoria.games.princes.card_rows import number_of
from signoria.games.princes.events import CityBuilt
from signoria.games.princes.game import Princes
from signoria.games.princes.laws import hidden
from signoria.games.princes.places import card_at
from signoria.games.princes.points import put_on, show
from signoria.games.princes.rules import (
    BESIDE_FIRST,
    CAPACITY,
    FIRST_COLUMN,
    HIGHEST,
    MARKER_FIRST,
    PLACES,
    PLOTS,
    ROAD_FIRST,
    SEATS,
    SIDES,
)
from signoria.games.princes.state import State
from signoria.testing.subject import Subject

FIRST_SITE = 20
FEELING = number_of("public-feeling")
BESIDE = BESIDE_FIRST + FIRST_COLUMN * SIDES
A_ROAD = ROAD_FIRST + FIRST_COLUMN + 1
# Expansions that stand at the start, by preset and seat, so that most cards can be played.
STANDING = {
    "duel": [
        ["hedge-tavern", "university", "merchant-guild", "candamir", "pirate-ship", "bath-house"],
        ["lookout-tower", "heinrich", "fire-brigade", "mint", "parish-hall", "library"],
    ],
    "sages": [
        ["grove-freedom", "grove-great-foresight", "grove-justice", "grove-vigilance", "robert"],
        ["cole", "grove-peace", "grove-courage", "courthouse", "granary", "academy-of-sages"],
    ],
    "merchant-princes": [
        ["lighthouse", "brick-ship", "commercial-harbor", "wainwright", "olaf", "large-trade-ship"],
        ["master-merchants-alliance", "ship-builder", "gold-ship", "craft-guild", "wool-ship"],
    ],
    "barbarians": [
        ["arnd", "siward", "castle", "arsenal", "white-raven", "bailiwick"],
        ["wolfgang", "marie", "secret-brotherhood", "caravel", "baroc", "brick-ship"],
    ],
    "prosperity": [
        ["aqueduct", "village-school", "prince", "city-palace", "builders-hut"],
        ["candamir", "common-land", "princess", "theater", "austin"],
    ],
}
# Cards on the first outer places, with the number they show.
LAID: dict[str, list[dict[int, tuple[str, int]]]] = {
    "duel": [{}, {}],
    "sages": [
        {BESIDE: ("peter", HIGHEST), BESIDE + 5: ("piet", HIGHEST), MARKER_FIRST: ("manifesto", 1)},
        {BESIDE + 3: ("michaela", HIGHEST), BESIDE + 4: ("barbara", HIGHEST)},
    ],
    "merchant-princes": [
        {BESIDE: ("paper-residence", 2), ROAD_FIRST + 6: ("trading-post", 0)},
        {BESIDE + 3: ("cloth-residence", 1)},
    ],
    "barbarians": [
        {BESIDE + 1: ("border-fortress", 1), MARKER_FIRST: ("triumph-card", 1)},
        {BESIDE + 3: ("border-fortress", 2)},
    ],
    "prosperity": [
        {A_ROAD: ("traveling-theater", 0), PLACES + BESIDE: ("thieves-hideout", 0)},
        {A_ROAD: ("mercenaries", 0)},
    ],
}


class Eras(Princes):
    """Games for tests, not a mode: random players soon play cards that are otherwise rare."""

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """Set up a table by its options, with two cities each, full stores and cards in play."""
        s = super().setup(seats, options)
        mode = str(options["mode"])
        for seat in range(SEATS):
            for at, key in enumerate(STANDING[mode][seat]):
                stand(s, seat, FIRST_SITE + at, number_of(key))
            for place, (key, number) in LAID[mode][seat].items():
                stand(s, seat, place, number_of(key))
                if place < PLACES:
                    show(s, seat, place, number)
            if card_at(s, seat, MARKER_FIRST) == FEELING:
                show(s, seat, MARKER_FIRST, HIGHEST)
            for town in (5, 6):
                CityBuilt(seat, town).apply(s)
            for plot in range(PLOTS):
                if s.land[seat * PLOTS + plot]:
                    s.store(seat, plot, CAPACITY - s.stored[seat * PLOTS + plot])
        return s


def stand(s: State, seat: int, place: int, card: int) -> None:
    """Place an unseen card of a stack, or an open one."""
    if s.lies_open(card):
        s.middle[card] -= 1
    else:
        first, end = s.options.pool_first, s.options.pool_end
        stack = next(at for at in range(s.options.stacks) if first[at] <= card < end[at])
        s.pull(stack, s.top_of(stack))
        s.pool[card] -= 1
    put_on(s, seat, place, card)


def subject(preset: str) -> Subject:
    """Return a subject with a short game."""
    game = Eras()
    game.presets = {preset: {**game.presets[preset], "points": 20, "turn_limit": 14}}
    return Subject(game, SEATS, preset, hidden)

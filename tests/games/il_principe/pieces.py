"""Helpers that set cards, shields and cities of a test position and script the random draws."""

from signoria.games.il_principe.rules import (
    BUILDING_DECK,
    CITIES,
    CITY_DECK,
    COLOURS,
    FIRST_SEAT,
)
from signoria.games.il_principe.state import State
from signoria.kernel.cells import Cells, cells, zeros
from signoria.kernel.rng import Rng, ScriptedRng, SeededRng
from tests.games.il_principe.words import MEDICI
from tests.games.il_principe.words import cards as counted


class Chance(Rng):
    """Random generator that follows a script and then a seed."""

    def __init__(self, seat: list[int], buildings: list[int], city_cards: list[int]) -> None:
        events_of = {FIRST_SEAT: seat, BUILDING_DECK: buildings, CITY_DECK: city_cards}
        self.scripts = {stream: ScriptedRng(answers) for stream, answers in events_of.items()}
        self.seeded = SeededRng(1532)

    def source(self, stream: int) -> Rng:
        """Return the script while it lasts, then the seeded generator."""
        script = self.scripts[stream]
        return script if script.asked < len(script.answers) else self.seeded

    def below(self, stream: int, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return self.source(stream).below(stream, n)

    def pick(self, stream: int, counts: Cells) -> int:
        """Draw a card of a pile."""
        return self.source(stream).pick(stream, counts)


def laid_out(s: State, known_cards: dict[int, str] | None) -> Cells:
    """Return a row of cards by seat and colour."""
    row = zeros(s.seats * COLOURS)
    for seat, text in (known_cards or {}).items():
        for colour, number in enumerate(counted(text)):
            row[seat * COLOURS + colour] = number
    return row


def lay_deck(s: State, known_deck: str | int | None) -> None:
    """Make all other cards the deck; if a deck is given, remove the rest from the game."""
    rest = s.unknown_to(MEDICI)
    for at in range(COLOURS, s.seats * COLOURS):
        rest[at % COLOURS] -= s.hands[at]
    assert min(rest) >= 0, "the story uses more cards than there are"
    s.deck = rest
    if known_deck is not None:
        s.deck = (
            cells(counted(known_deck)) if isinstance(known_deck, str) else _some(rest, known_deck)
        )
        for colour in range(COLOURS):
            s.removed[colour] += rest[colour] - s.deck[colour]
    s.deck_left = sum(s.deck)


def _some(rest: Cells, number: int) -> Cells:
    """Return so many cards of a pile, as mixed as it allows."""
    some = zeros(COLOURS)
    for _ in range(number):
        colour = max(range(COLOURS), key=lambda c: rest[c] - some[c])
        some[colour] += 1
    return some


def place_shields(s: State, known_shields: dict[int, dict[int, int]]) -> None:
    """Place shields by region and seat, taken from the supply."""
    for region, shields in known_shields.items():
        for seat, number in shields.items():
            s.shields[region * s.seats + seat] = number
            s.supply[seat] -= number


def lay_cities(s: State, display: list[int], built: dict[int, list[int]]) -> None:
    """Set the face-up cities and the built ones; the rest is the deck."""
    for city in display:
        s.display |= 1 << city
    for seat, cities in built.items():
        for city in cities:
            s.built[seat] |= 1 << city
    seen = s.display | sum(s.built)
    s.unseen = (1 << CITIES) - 1 & ~seen
    s.city_deck_left -= int(seen).bit_count()

"""Requirements of cards: measures of a principality, and missing requirements."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards import CARDS, Atom
from signoria.games.princes.cards.sentences import NO_BOUND
from signoria.games.princes.cards.terms import (
    A_HERO,
    A_TRADE_SHIP,
    A_UNIT,
    ATTACKS_HELD,
    CITIES_BUILT,
    CITY_DEFICIT,
    COMMON_SHIPS,
    FOREIGN_BUILDINGS,
    GROVES_PLACED,
    HEROES,
    HEROINES,
    IN_PLAY,
    LEVEL_SHOWN,
    MEASURES,
    OPPONENT_STRENGTH,
    OPPONENT_TRADE_ADVANTAGE,
    PROGRESS_NOW,
    ROLLED_NUMBER,
    SAGES_PLACED,
    SHIP_LEAD,
    SKILL_LEAD,
    STRENGTH_ADVANTAGE,
    STRONG_HEROES,
    TRADE_ADVANTAGE,
    TRADE_SHIPS,
    UNITS_PLACED,
    VP_DEFICIT,
    VP_NOW,
)
from signoria.games.princes.kinds import A_COMMON_SHIP, A_GROVE, A_HEROINE, A_SAGE, STRONG_HERO
from signoria.games.princes.rules import (
    CITY_THERE,
    COMMERCE,
    GOLD,
    OUTER,
    PLACES,
    POINT_TYPES,
    SEATS,
    SKILL,
    STRENGTH,
    TOWNS,
)
from signoria.games.princes.state import State
from signoria.kernel.action import Refusal
from signoria.kernel.cells import cells
from signoria.kernel.seats import NOBODY

# One line suffices, but all of that line; a card without lines needs nothing.
NEEDS: Final[list[list[list[Atom]]]] = [card.needs for card in CARDS]

# The groups counted by measures of that name; NOBODY for other measures.
COUNTED: Final[dict[int, int]] = {
    TRADE_SHIPS: A_TRADE_SHIP,
    HEROES: A_HERO,
    STRONG_HEROES: int(STRONG_HERO),
    UNITS_PLACED: A_UNIT,
    HEROINES: int(A_HEROINE),
    SAGES_PLACED: int(A_SAGE),
    GROVES_PLACED: int(A_GROVE),
    COMMON_SHIPS: int(A_COMMON_SHIP),
}
PLACED: Final = cells([COUNTED.get(what, NOBODY) for what in range(len(MEASURES))])


def name_of(atom: Atom) -> str:
    """Return the name of a requirement: a card's key, or a measure with its bound."""
    name = CARDS[atom.title].key if atom.measure == IN_PLAY else MEASURES[atom.measure]
    if atom.measure == LEVEL_SHOWN:
        name = f"{CARDS[atom.title].key}-level"
    if atom.of_other:
        name = f"opponent-{name}"
    if atom.high < NO_BOUND:
        return f"no-{name}" if atom.high == 0 else f"at-most-{name}-{atom.high}"
    return f"{name}-{atom.low}" if atom.low > 1 else name


NEED_NAMES: Final = sorted({name_of(atom) for lines in NEEDS for line in lines for atom in line})


def measure(s: State, seat: i64, atom: Atom) -> i64:
    """Measure a number of a principality, or a comparison with the other."""
    what = atom.measure
    if what == IN_PLAY:
        return int(s.has_title(seat, atom.title))
    if what == CITIES_BUILT:
        return cities(s, seat)
    if VP_NOW <= what <= PROGRESS_NOW:
        return s.tally[seat * POINT_TYPES + what - VP_NOW]
    if what == STRENGTH_ADVANTAGE:
        return int(s.leads(seat, STRENGTH))
    if what == TRADE_ADVANTAGE:
        return int(s.leads(seat, COMMERCE))
    if PLACED[what] != NOBODY:
        return s.of_kind(seat, PLACED[what])
    if what == LEVEL_SHOWN:
        return level_of(s, seat, atom.title)
    if what == FOREIGN_BUILDINGS:
        return len(buildings_abroad(s, seat))
    if what == ATTACKS_HELD:
        return sum([CARD_ROWS.attack[card] for card in s.hand_of(seat)])
    return s.number if what == ROLLED_NUMBER else compared(s, seat, what)


def buildings_abroad(s: State, seat: i64) -> list[int]:
    """Return the places of a seat's buildings in the other principality. [BUILD-15]"""
    found: list[int] = []
    for at in range(len(s.abroad) // SEATS):
        card = s.abroad[seat * PLACES + at] - 1
        if card >= 0 and CARD_ROWS.building[card]:
            found.append(PLACES + at)
    return found


def level_of(s: State, seat: i64, title: i64) -> i64:
    """Return the level that a card of a title shows; zero without one. [LEVEL-1]"""
    for at in range(seat * OUTER, seat * OUTER + OUTER if len(s.outer) else 0):
        if s.outer[at] and CARD_ROWS.title[s.outer[at] - 1] == title:
            return s.shown[at]
    return 0


def compared(s: State, seat: i64, what: i64) -> i64:
    """Measure a number of the other principality, or a lead or deficit."""
    other = 1 - seat
    if what == SKILL_LEAD:
        return s.tally[seat * POINT_TYPES + SKILL] - s.tally[other * POINT_TYPES + SKILL]
    if what == VP_DEFICIT:
        return s.score(other) - s.score(seat)
    if what == CITY_DEFICIT:
        return cities(s, other) - cities(s, seat)
    if what == SHIP_LEAD:
        return s.of_kind(seat, A_TRADE_SHIP) - s.of_kind(other, A_TRADE_SHIP)
    if what == OPPONENT_STRENGTH:
        return s.tally[other * POINT_TYPES + STRENGTH]
    if what == OPPONENT_TRADE_ADVANTAGE:
        return int(s.leads(other, COMMERCE))
    return s.amount_of(other, GOLD)


def holds_true(s: State, seat: i64, atom: Atom) -> bool:
    """Return whether a measure lies between its bounds."""
    measured = 1 - seat if atom.of_other else seat
    return atom.low <= measure(s, measured, atom) <= atom.high


def missing(s: State, seat: i64, line: list[Atom]) -> Atom | None:
    """Return the first requirement of a line that a principality lacks."""
    for atom in line:
        if not holds_true(s, seat, atom):
            return atom
    return None


def needs_met(s: State, seat: i64, card: i64) -> bool:
    """Return whether a principality meets a card's requirements. [NEED-1]"""
    lines = NEEDS[card]
    for line in lines:
        if missing(s, seat, line) is None:
            return True
    return len(lines) == 0


def refuses_needs(s: State, seat: i64, card: i64) -> Refusal | None:
    """Refuse with the missing need and its alternative; cards in play are not checked. [NEED-1]"""
    if needs_met(s, seat, card):
        return None
    lacks = [missing(s, seat, line) for line in NEEDS[card]]
    found = [NEED_NAMES.index(name_of(atom)) for atom in lacks if atom is not None]
    instead = found[1] if len(found) > 1 else NOBODY
    return Refusal("NEED-1", {"card": card, "need": found[0], "instead": instead})


def cities(s: State, seat: i64) -> i64:
    """Return how many cities a principality has."""
    found: i64 = 0
    for town in range(seat * TOWNS, seat * TOWNS + TOWNS):
        if s.towns[town] == CITY_THERE:
            found += 1
    return found

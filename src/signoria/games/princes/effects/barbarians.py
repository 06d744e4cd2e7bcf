"""Verbs about barbarians: their attack, their retreat, and the regions beside a Castle."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, title_of
from signoria.games.princes.cards.terms import (
    A_HERO,
    A_SHIP,
    A_UNIT,
    BARBARIAN_LOSS,
    BARBARIAN_STRENGTH,
    FORTRESS_DOUBLE,
    HEROES_DOUBLE,
    SHIPS_DOUBLE,
    TUNED,
)
from signoria.games.princes.cards.vocabulary import LEVELS
from signoria.games.princes.dues import ANY_DUE
from signoria.games.princes.effects.stores import fill
from signoria.games.princes.effects.verb import Verb
from signoria.games.princes.events import Stormed
from signoria.games.princes.kinds import CITY_SITE, TUNER
from signoria.games.princes.needs import cities, level_of
from signoria.games.princes.phases.steps import BROWSING, PAYING
from signoria.games.princes.places import beside_site, has_room, standing
from signoria.games.princes.points import number_counted
from signoria.games.princes.rules import (
    OUTER,
    POINT_TYPES,
    SITES,
    SPOTS,
    STRENGTH,
    TOWN_FIRST,
    TOWNS,
    VP,
)
from signoria.games.princes.state import State
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

FORTRESS: Final = title_of("border-fortress")
FLAGS_OF_A_CITY: Final = 2
LOST_TO_BARBARIANS: Final = 2
# A search by the event: the only stack plus one, the barred stack plus one, that it is by the
# event, and that the other seat searches afterwards. [STORM-2]
STACK_BITS: Final = 15
BARRED_AT: Final = 4
BY_EVENT: Final = 1 << 8
THEN_THE_OTHER: Final = 1 << 9


def tuned(s: State, seat: i64, what: i64) -> i64:
    """Return the sum of a number of the rules over a seat's cards."""
    found: i64 = 0
    if s.has(seat, TUNER):
        for card in standing(s, seat):
            found += CARD_ROWS.tunes[card * len(TUNED) + what]
    return found


def units_against(s: State, seat: i64) -> i64:
    """Count the units that stand against the barbarians, with a Castle's fortress. [STORM-1]"""
    found = s.of_kind(seat, A_UNIT)
    for site in range(SITES):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0:
            if CARD_ROWS.tunes[card * len(TUNED) + HEROES_DOUBLE]:
                found += others_in_town(s, seat, site, A_HERO)
            if CARD_ROWS.tunes[card * len(TUNED) + SHIPS_DOUBLE]:
                found += others_in_town(s, seat, site, A_SHIP)
    if tuned(s, seat, FORTRESS_DOUBLE):
        level = FORTRESS * LEVELS + level_of(s, seat, FORTRESS)
        found += CARD_ROWS.level_points[level * POINT_TYPES + STRENGTH]
    return found


def others_in_town(s: State, seat: i64, site: i64, kind: i64) -> i64:
    """Count the other cards of a kind in the town of a site."""
    found: i64 = 0
    first = seat * SITES + site // SPOTS * SPOTS
    for other in range(first, first + SPOTS):
        card = s.sites[other] - 1
        if card >= 0 and other != seat * SITES + site:
            found += CARD_ROWS.kinds[card] >> kind & 1
    return found


def barbarians_against(s: State, seat: i64) -> i64:
    """Count the flags printed on cities and city expansions, and strongholds. [STORM-1]"""
    found = cities(s, seat) * FLAGS_OF_A_CITY + tuned(s, 1 - seat, BARBARIAN_STRENGTH)
    for town in range(TOWNS if len(s.outer) else 0):
        metropolis = s.outer[seat * OUTER + TOWN_FIRST - SITES + town] - 1
        found += flags_of(metropolis) if metropolis >= 0 else 0
    ships = s.in_play(seat, CARD_ROWS.ship, 1)
    for site in range(seat * SITES, seat * SITES + SITES):
        card = s.sites[site] - 1
        if card >= 0 and CARD_ROWS.place[card] == CITY_SITE:
            found += flags_of(card)
            if CARD_ROWS.on[card] >= 0:
                found += flags_of(CARD_ROWS.on[card])
            if CARD_ROWS.counted[card] == VP and ships >= CARD_ROWS.least[card]:
                found += number_counted(CARD_ROWS.per[card], ships, 0)
    return found


def flags_of(card: i64) -> i64:
    """Return the victory points printed on a card."""
    return CARD_ROWS.points[card * POINT_TYPES + VP]


class Storm(Verb):
    """The attack of the barbarians on each player with a city. [STORM-1]"""

    def __init__(self, prize: Verb) -> None:
        self.prize = prize

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Compare both players' units with the flags; open what each loses or gains."""
        s = t.state
        for victim in (seat, 1 - seat):
            if cities(s, victim):
                units, barbarians = units_against(s, victim), barbarians_against(s, victim)
                t.record(Stormed(victim, units, barbarians))
        for victim in (1 - seat, seat):
            if cities(s, victim):
                self.repay(t, victim, units_against(s, victim) - barbarians_against(s, victim))

    def repay(self, t: Table[State], seat: i64, lead: i64) -> None:
        """Open the loss of a seat that has fewer, or the prize of one that has more."""
        if lead > 0:
            self.prize.run(t, seat, NOBODY)
        elif lead < 0:
            printed = tuned(t.state, seat, BARBARIAN_LOSS) or LOST_TO_BARBARIANS
            t.open(PAYING, seat, ANY_DUE * min(printed, t.state.wealth(seat)))


class Retreat(Verb):
    """A search of a stack by each player with a unit. [STORM-2]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the active player search first; afterwards the other searches another stack."""
        s = t.state
        mine, theirs = s.of_kind(seat, A_UNIT) > 0, s.of_kind(1 - seat, A_UNIT) > 0
        if mine:
            t.open(BROWSING, seat, BY_EVENT | (THEN_THE_OTHER if theirs else 0))
        elif theirs:
            t.open(BROWSING, 1 - seat, BY_EVENT)


class Provision(Verb):
    """A gain of one for each of the two regions beside a card of the player. [STORM-4]"""

    def __init__(self, title: i64) -> None:
        self.title = title

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether one of them has room; without the card, the needs say what is missing."""
        plots = provided(s, seat, self.title)
        return len(plots) == 0 or any(has_room(s, seat, plot) for plot in plots)

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Fill both, as far as there is room."""
        for plot in provided(t.state, seat, self.title):
            if has_room(t.state, seat, plot):
                fill(t, seat, plot, 1)


def provided(s: State, seat: i64, title: i64) -> list[int]:
    """Return the regions beside a seat's card of a title."""
    for site in range(TOWNS * SPOTS):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.title[card] == title:
            left, right = beside_site(site)
            return [left, right]
    return []

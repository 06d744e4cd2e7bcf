"""Set-up, the frame of a round, and the end of the game."""

from mypy_extensions import i64

from signoria.games.il_principe.events import (
    CityShown,
    Ended,
    PrincipeChosen,
    PursesShown,
    RoundBegan,
    Scored,
)
from signoria.games.il_principe.phases.steps import LAST_SEQUENCE, ROUND, SEQUENCE
from signoria.games.il_principe.rules import (
    BY_LOT,
    CITIES,
    CITIES_ON_DISPLAY,
    CITY_DECK,
    CITY_END_START,
    DECK_FOR_A_ROUND,
    END_CITIES,
    END_LAST_ROUND,
    FIRST_SEAT,
    FROM_DUCATS,
    FROM_HAND,
    FROM_REGIONS,
    FROM_ROLES_HELD,
    FROM_SETS,
    MAJOR_POINTS,
    MINOR,
    MINOR_POINTS,
    MOST_CARDS,
    MOST_DUCATS,
    REGION_FIRST,
    REGION_SECOND,
    REGIONS,
    ROLES,
    SET_POINTS,
)
from signoria.games.il_principe.scoring import (
    most_of,
    region_firsts,
    region_seconds,
    sets_of,
    winners_of,
)
from signoria.games.il_principe.state import State
from signoria.kernel.cells import Cells, values, zeros
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table


class SetUp(Phase[State]):
    """The set-up: the first Il Principe, four cities face up. [SET-2, SET-5]"""

    def proceed(self, t: Table[State]) -> None:
        """Draw Il Principe by lot or take the named seat; show the cities, open the first round."""
        s = t.state
        t.close()
        named = s.options.start_seat
        first = t.below(FIRST_SEAT, s.seats) if named == BY_LOT else named - 1
        t.record(PrincipeChosen(first))  # [SET-5]
        for _ in range(CITIES_ON_DISPLAY):
            show_city(t)  # [SET-2]
        t.open(ROUND, NOBODY, 0)


class Round(Phase[State]):
    """The start of a round: the game ends, or the next or last round begins. [END-1, END-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Put the four phases on the agenda, the first on top."""
        s = t.state
        last = s.deck_left < DECK_FOR_A_ROUND[s.seats]  # [END-2, TWO-3]
        if s.last_round:
            end_game(t, END_LAST_ROUND)  # [END-7]
        elif s.options.city_end == CITY_END_START and too_few_cities(s):
            end_game(t, END_CITIES)  # [END-1, END-3]
        else:
            t.record(RoundBegan(s.round + 1, 1 if last else 0))
            for phase in reversed(LAST_SEQUENCE if last else SEQUENCE):
                t.open(phase, NOBODY, 0)


def show_city(t: Table[State]) -> None:
    """Turn up the next city card, if the deck has one. [SET-2, CITY-11]"""
    s = t.state
    if s.city_deck_left > 0:
        t.record(CityShown(t.pick(CITY_DECK, city_deck(s))))


def city_deck(s: State) -> Cells:
    """Return one card for each city not yet seen."""
    deck = zeros(CITIES)
    for city in range(CITIES):
        deck[city] = s.unseen >> city & 1
    return deck


def too_few_cities(s: State) -> bool:
    """Return whether fewer than four cities lie face up. [END-1]"""
    return s.cities_on_display() < CITIES_ON_DISPLAY


def end_game(t: Table[State], reason: i64) -> None:
    """Score everything that counts at the end, then name the winners. [FIN-1 … FIN-7]"""
    s = t.state
    t.record(PursesShown(values(s.coins)))
    for region in range(REGIONS):
        score_region(t, region)
    for role in range(ROLES):
        if s.roles[role] != NOBODY:  # [FIN-2]
            points = MAJOR_POINTS if role < MINOR else MINOR_POINTS
            t.record(Scored(s.roles[role], points, FROM_ROLES_HELD, role))
    for seat in range(s.seats):
        sets = sets_of(s, seat)
        if sets:
            t.record(Scored(seat, SET_POINTS * sets, FROM_SETS, NOBODY))  # [FIN-3]
    for seat in seats_in(most_of(s.coins)):
        t.record(Scored(seat, MOST_DUCATS, FROM_DUCATS, NOBODY))  # [FIN-4]
    for seat in seats_in(most_of(s.held)):
        t.record(Scored(seat, MOST_CARDS, FROM_HAND, NOBODY))  # [FIN-5]
    t.record(Ended(reason, winners_of(s)))


def score_region(t: Table[State], region: i64) -> None:
    """Score five points for most shields, two for the second behind a sole first. [FIN-1]"""
    for seat in seats_in(region_firsts(t.state, region)):
        t.record(Scored(seat, REGION_FIRST, FROM_REGIONS, region))
    for seat in seats_in(region_seconds(t.state, region)):
        t.record(Scored(seat, REGION_SECOND, FROM_REGIONS, region))

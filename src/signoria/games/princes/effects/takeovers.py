"""Verbs that move a unit of the other into one's principality, and that discard a card used."""

from mypy_extensions import i64

from signoria.games.princes.building import second_of_its_kind
from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.effects.verb import Blow, Verb
from signoria.games.princes.phases.steps import CLAIMING, LEAVING, OFFERING
from signoria.games.princes.rules import SITES
from signoria.games.princes.sites import may_stand
from signoria.games.princes.state import State
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table


class Leave(Verb):
    """The discarding of the card that is used. [OVER-1]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open a step that discards it."""
        t.open(LEAVING, seat, place)


class Takeover(Blow):
    """The takeover of a unit of the other, to the site of the card that is used. [OVER-1]"""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the other has a unit that can stand there."""
        return len(takeable_to(s, seat, place, self.kind)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the other name units; then the player picks one."""
        t.open(CLAIMING, seat, place)
        t.open(OFFERING, 1 - seat, place)


def takeable_to(s: State, seat: i64, place: i64, kind: i64) -> list[int]:
    """Return the sites of the other's units that a seat may take to a site. [OVER-1]"""
    found: list[int] = []
    for site in seats_in(s.sites_of(1 - seat, kind)):
        card = s.sites[(1 - seat) * SITES + site] - 1
        free_to_move = CARD_ROWS.on[card] == NOBODY and not second_of_its_kind(s, seat, card)
        if free_to_move and may_stand(s, seat, card, place):
            found.append(site)
    return found

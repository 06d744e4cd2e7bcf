"""Steps of units that change sides, of cards that leave, and of Wolfgang's performance."""

from mypy_extensions import i64

from signoria.games.princes.actions import DONE, PICK_REGION, Done, PickRegion, PickSite
from signoria.games.princes.cards.terms import A_HERO
from signoria.games.princes.dues import one_due
from signoria.games.princes.effects import BUILTS, run
from signoria.games.princes.effects.takeovers import takeable_to
from signoria.games.princes.events import UnitTakenOver
from signoria.games.princes.phases.handling import (
    discard_from,
    name_at,
    pick_numbers,
    place_picked,
    refuses_place,
)
from signoria.games.princes.phases.steps import PAYING, PERFORMING, TEMPTING
from signoria.games.princes.phases.stores import gain_at, plot_of
from signoria.games.princes.phases.struggles import PickingCard
from signoria.games.princes.places import beside_site, card_at, has_room, is_marked
from signoria.games.princes.rules import GOLD, NAMED, SITES, SPOTS
from signoria.games.princes.sites import places_for
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

MOST_OFFERED = 2  # units that the other names [OVER-1]
TEMPTATION = 2  # gold for which Wolfgang changes sides [OVER-2]
STORED_AT = 8  # a performance: the site, then the regions that have received something


class Leaving(Phase[State]):
    """The discarding of a card whose function is used. [OVER-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Discard the card that the step remembers."""
        seat, place = t.state.concerned(), t.state.memo()
        t.close()
        discard_from(t, seat, place)


class Offering(PickingCard):
    """The naming of two of one's units, of which the other takes one. [OVER-1]"""

    def places(self, s: State) -> list[int]:
        """Return the units not yet named, until two are."""
        units = takeable_to(s, 1 - s.concerned(), s.memo(), A_HERO)
        left = [place for place in units if not is_marked(s, s.concerned(), place, NAMED)]
        return left if len(units) - len(left) < MOST_OFFERED else []

    def actors(self, s: State) -> i64:
        """Return the owner if it may leave a unit out."""
        units = takeable_to(s, 1 - s.concerned(), s.memo(), A_HERO)
        choice = len(units) > MOST_OFFERED and len(self.places(s)) > 0
        return 1 << s.concerned() if choice else 0

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Name the unit; the step lasts until two are named."""
        name_at(t, seat, place)


class Claiming(PickingCard):
    """The choice of one of the named units, which comes to the site. [OVER-1]"""

    def places(self, s: State) -> list[int]:
        """Return the named units."""
        other = 1 - s.concerned()
        units = takeable_to(s, s.concerned(), s.memo(), A_HERO)
        return [place for place in units if is_marked(s, other, place, NAMED)]

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Take the unit over."""
        site = t.state.memo()
        t.close()
        take_over(t, seat, place, site)


class Performing(Phase[State]):
    """The gifts of a celebration to the regions beside a performer. [OVER-2]

    The step remembers his site, and the regions that have received something.
    """

    def actors(self, s: State) -> i64:
        """Return his owner while a region has room."""
        return 1 << s.concerned() if len(gifts(s)) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return stopping, and the regions."""
        return [DONE, *[PICK_REGION + plot for plot in gifts(s)]]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse other regions, and those without room."""
        if isinstance(action, Done):
            return None
        if not isinstance(action, PickRegion):
            return Refusal("TABLE-3")
        plot = plot_of(action)
        if plot == NOBODY:
            return Refusal("TABLE-5")
        if plot in gifts(s):
            return None
        return Refusal("GEO-3", {"column": action.column, "side": action.side})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Store one there, or end the performance."""
        memo = t.state.memo()
        t.close()
        if isinstance(action, PickRegion):
            plot = plot_of(action)
            gain_at(t, seat, plot, 1)
            left, _right = beside_site(memo & ((1 << STORED_AT) - 1))
            t.open(PERFORMING, seat, memo | (1 if plot == left else 2) << STORED_AT)
        else:
            tempt(t, seat, memo)

    def proceed(self, t: Table[State]) -> None:
        """End the performance: no region has room."""
        seat, memo = t.state.concerned(), t.state.memo()
        t.close()
        tempt(t, seat, memo)


class Tempting(Phase[State]):
    """The offer to the other to take the performer over for gold. [OVER-2]"""

    def actors(self, s: State) -> i64:
        """Return the other if it can pay and has a site for him."""
        return 1 << s.concerned() if len(homes(s)) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return declining, and the sites."""
        return sorted([DONE, *pick_numbers(homes(s))])

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse other places."""
        if isinstance(action, Done):
            return None
        if not isinstance(action, PickSite):
            return Refusal("TABLE-3")
        return refuses_place(action, homes(s), "GEO-2")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Take the performer over and pay, or decline."""
        site = t.state.memo()
        t.close()
        if isinstance(action, PickSite):
            take_over(t, seat, site, place_picked(action))
            t.open(PAYING, seat, one_due(GOLD) * TEMPTATION)

    def proceed(self, t: Table[State]) -> None:
        """Close the step: the other cannot."""
        t.close()


def gifts(s: State) -> list[int]:
    """Return the regions beside a performer that may still receive something. [OVER-2]"""
    memo, seat = s.memo(), s.concerned()
    plots = beside_site(memo & ((1 << STORED_AT) - 1))
    left = [plot for at, plot in enumerate(plots) if not memo >> STORED_AT + at & 1]
    return [plot for plot in left if has_room(s, seat, plot)]


def tempt(t: Table[State], seat: i64, memo: i64) -> None:
    """Offer the performer to the other, if his owner stored anything. [OVER-2]"""
    if memo >> STORED_AT:
        t.open(TEMPTING, 1 - seat, memo & ((1 << STORED_AT) - 1))


def homes(s: State) -> list[int]:
    """Return the free sites of a seat that can pay for the performer of the other. [OVER-2]"""
    seat = s.concerned()
    card = card_at(s, 1 - seat, s.memo())
    if s.amount_of(seat, GOLD) < TEMPTATION:
        return []
    return places_for(s, seat, card)


def take_over(t: Table[State], seat: i64, place: i64, site: i64) -> None:
    """Move a unit of the other to a site of a seat; being built there takes effect. [OVER-1]"""
    card = t.state.sites[(1 - seat) * SITES + place] - 1
    t.record(UnitTakenOver(seat, card, site // SPOTS, site % SPOTS, place // SPOTS, place % SPOTS))
    run(t, seat, BUILTS[card], site)

"""Steps of the Era of Prosperity: hired swords, moving cards, and units that are claimed."""

from typing import ClassVar

from mypy_extensions import i64

from signoria.games.princes.actions import DONE, Done, UsePlace
from signoria.games.princes.cards.terms import STARS
from signoria.games.princes.dues import a_gain
from signoria.games.princes.effects.others import TO_AT
from signoria.games.princes.events import CardMoved, Paid, Raided, UnitClaimed
from signoria.games.princes.moves import destinations, stocked
from signoria.games.princes.phases.handling import (
    name_at,
    pick_numbers,
    place_picked,
    refuses_place,
    refuses_used,
    spend_star,
    use_number,
)
from signoria.games.princes.phases.steps import COLLECTING, GAINING, KEEPING, SEIZING, STAGING
from signoria.games.princes.phases.stores import gain_at
from signoria.games.princes.phases.struggles import PickingCard, PickingRegion
from signoria.games.princes.places import (
    card_at,
    column_of,
    is_marked,
    places_of,
    side_of,
    zone_of,
)
from signoria.games.princes.rules import (
    GOLD,
    NAMED,
    PLACES,
    PLOTS,
    SIDES,
    WOOL,
    bit,
)
from signoria.games.princes.state import State
from signoria.games.princes.tokens import a_price, holders
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import part
from signoria.kernel.phase import Phase
from signoria.kernel.seats import seats_in
from signoria.kernel.table import Table


class Hiring(Phase[State]):
    """The choice to pay Mercenaries a star, so that brigands take nothing. [ROLL-9]"""

    def actors(self, s: State) -> i64:
        """Return the victim if it has a star."""
        return 1 << s.concerned() if holders(s, s.concerned(), STARS) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return accepting the raid, and each card with a star."""
        return [DONE, *[use_number(place) for place in holders(s, seat, STARS)]]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse cards without a star. [GEO-5]"""
        if isinstance(action, Done):
            return None
        if not isinstance(action, UsePlace):
            return Refusal("TABLE-3")
        return refuses_used(action, holders(s, seat, STARS))

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Spend the star, or suffer the raid."""
        if isinstance(action, UsePlace):
            t.close()
            spend_star(t, seat, place_picked(action))
        else:
            self.proceed(t)

    def proceed(self, t: Table[State]) -> None:
        """Let brigands take all but one gold and one wool of the victim's choice."""
        s = t.state
        seat, counted = s.concerned(), s.memo()
        before = part(s.stored, seat * PLOTS, PLOTS)
        t.close()
        t.record(Raided(seat, counted))
        for kind in (WOOL, GOLD):
            emptied: i64 = 0
            for plot in range(PLOTS):
                if s.bears(seat, plot) == kind and s.stored[seat * PLOTS + plot] < before[plot]:
                    emptied |= bit(plot)
            if emptied:
                t.open(KEEPING, seat, emptied)


class PickingListed(PickingRegion):
    """The choice of one of the regions that the step remembers, as bits."""

    rule: ClassVar[str] = "GEO-4"

    def plots(self, s: State, seat: i64) -> i64:
        """Return these regions."""
        return s.memo()


class Keeping(PickingListed):
    """The choice of a store that keeps one resource in a raid. [ROLL-9]"""

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Put one back."""
        t.close()
        gain_at(t, seat, plot, 1)


class Staging(PickingListed):
    """The choice of a region of which a resource becomes a star. [MOVE-1]"""

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Pay the resource, and gain the star."""
        t.close()
        pay_one(t, seat, plot)
        t.open(COLLECTING, seat, a_price(STARS, 1))


class Wandering(PickingCard):
    """The choice of the place that a card moves to. [MOVE-1, MOVE-2]"""

    def places(self, s: State) -> list[int]:
        """Return the free places beside which something is stored."""
        return destinations(s, s.concerned(), s.memo())

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Move the card; take from the other's region, or go on to one's own beside the road."""
        s = t.state
        start = s.memo()
        card = card_at(s, seat, start)
        t.close()
        there = (zone_of(place), column_of(place), side_of(place))
        t.record(CardMoved(seat, card, *there, column_of(start), side_of(start)))
        if place < PLACES:
            t.open(STAGING, seat, stocked(s, seat, place))
            return
        plot = seats_in(stocked(s, 1 - seat, place - PLACES))[0]
        t.open(GAINING, seat, a_gain(1 << s.bears(1 - seat, plot), 1))
        pay_one(t, 1 - seat, plot)


def pay_one(t: Table[State], seat: i64, plot: i64) -> None:
    """Pay a resource from a region."""
    t.record(Paid(seat, t.state.bears(seat, plot), 1, plot // SIDES, plot % SIDES))


class YieldingUp(Phase[State]):
    """The naming of units by their owner, of which the other takes one. [BUILD-21]

    The step remembers the group, and how many.
    """

    def actors(self, s: State) -> i64:
        """Return the owner, while it has more units than it names."""
        seat, left = s.concerned(), left_to_offer(s)
        return 1 << seat if 0 < left < len(unoffered(s, seat)) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the units not yet named."""
        return pick_numbers(unoffered(s, seat))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse other places. [ATTACK-3]"""
        return refuses_place(action, unoffered(s, seat), "ATTACK-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Name a unit."""
        name_at(t, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Name all that remain to be named; then the other picks one of them."""
        s = t.state
        owner = s.concerned()
        for place in unoffered(s, owner):
            if left_to_offer(s):
                name_at(t, owner, place)
        what = s.memo() % (1 << TO_AT)
        t.close()
        t.open(SEIZING, 1 - owner, what)


class Seizing(PickingCard):
    """The choice of one of the named units of the other. [BUILD-21]"""

    def places(self, s: State) -> list[int]:
        """Return the named units."""
        return offered_units(s, 1 - s.concerned())

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Take the unit into the hand."""
        t.close()
        t.record(UnitClaimed(seat, card_at(t.state, 1 - seat, place), place))


def offered_units(s: State, seat: i64) -> list[int]:
    """Return the places of the named units of a seat."""
    what = s.memo() % (1 << TO_AT)
    return [place for place in places_of(s, seat, what) if is_marked(s, seat, place, NAMED)]


def unoffered(s: State, seat: i64) -> list[int]:
    """Return the places of the units that a seat has not named."""
    what, named = s.memo() % (1 << TO_AT), offered_units(s, seat)
    return [place for place in places_of(s, seat, what) if place not in named]


def left_to_offer(s: State) -> i64:
    """Return how many more units the seat names."""
    return (s.memo() >> TO_AT) - len(offered_units(s, s.concerned()))

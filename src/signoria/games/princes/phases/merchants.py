"""Steps of the merchants: Residences, recalls, voyages, bargains and trades of single cards."""

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    DONE,
    PICK_REGION,
    PICK_RESOURCE,
    Done,
    PickRegion,
    PickResource,
)
from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import A_TRADE_SHIP
from signoria.games.princes.dues import a_gain
from signoria.games.princes.effects.merchants import (
    lowerable,
    posted_plots,
    shifted_to,
    shone_plots,
)
from signoria.games.princes.events import BargainStruck, Gained, Paid
from signoria.games.princes.kinds import A_COMMON_SHIP
from signoria.games.princes.needs import buildings_abroad
from signoria.games.princes.phases.handling import discard_from, set_level
from signoria.games.princes.phases.steps import BARTERING, CHOOSING, GAINING, SHIFTING
from signoria.games.princes.phases.struggles import PickingCard, PickingRegion
from signoria.games.princes.places import beside_site, card_at, places_of
from signoria.games.princes.rules import (
    ALL_TYPES,
    PLOTS,
    REGIONS,
    RESOURCE_TYPES,
    SIDES,
    bit,
)
from signoria.games.princes.state import State
from signoria.games.princes.tokens import shown_at
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import seats_in
from signoria.kernel.table import Table

OF_A_VOYAGE: Final = 2  # resources [TRADER-7]
PLOT_BITS: Final = 6  # a shift: the first region plus one, then the second plus one
PLOT: Final = (1 << PLOT_BITS) - 1
LEFT_BITS: Final = 4  # a barter: how many are still due, then the kinds given as bits


class Lowering(PickingCard):
    """The choice of the Residence that is lowered. [TRADER-2]"""

    def places(self, s: State) -> list[int]:
        return lowerable(s, s.concerned())

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Lower it by a level."""
        t.close()
        set_level(t, seat, place, shown_at(t.state, seat, place) - 1)


class Recalling(PickingCard):
    """The choice of the building that leaves the other principality. [TRADER-9]"""

    def places(self, s: State) -> list[int]:
        return buildings_abroad(s, s.concerned())

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Discard it."""
        t.close()
        discard_from(t, seat, place)


class Chartering(PickingCard):
    """The choice of the trade ship that brings two of what it trades. [TRADER-7]"""

    def places(self, s: State) -> list[int]:
        return places_of(s, s.concerned(), A_TRADE_SHIP)

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Open the gain; the owner of a Large Trade Ship picks a kind of its regions."""
        s = t.state
        t.close()
        rate = CARD_ROWS.rates[card_at(s, seat, place)]
        if rate < RESOURCE_TYPES:
            t.open(GAINING, seat, a_gain(1 << rate, OF_A_VOYAGE))
            return
        types: i64 = 0
        for plot in beside_site(place):
            types |= 1 << s.bears(seat, plot)
        t.open(CHOOSING, seat, a_gain(types, OF_A_VOYAGE))


class Bargaining(Phase[State]):
    """The choice of the resource that trades one for one in this turn. [TRADER-6]"""

    def actors(self, s: State) -> i64:
        """Return the player if several are possible."""
        return 1 << s.concerned() if len(bargains(s, s.concerned())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the resources of common trade ships."""
        return [PICK_RESOURCE + kind for kind in bargains(s, seat)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a resource that no common trade ship of the player trades."""
        if not isinstance(action, PickResource):
            return Refusal("TABLE-3")
        if not 0 <= action.resource < RESOURCE_TYPES:
            return Refusal("TABLE-5")
        if action.resource in bargains(s, seat):
            return None
        return Refusal("TRADER-6", {"resource": action.resource})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Trade it one for one."""
        assert isinstance(action, PickResource)
        t.close()
        t.record(BargainStruck(seat, action.resource))

    def proceed(self, t: Table[State]) -> None:
        """Trade the only one."""
        seat = t.state.concerned()
        kind = bargains(t.state, seat)[0]
        t.close()
        t.record(BargainStruck(seat, kind))


def bargains(s: State, seat: i64) -> list[int]:
    """Return the resources that common trade ships of a seat trade. [TRADER-6]"""
    found: i64 = 0
    for place in places_of(s, seat, A_COMMON_SHIP):
        found |= 1 << CARD_ROWS.rates[card_at(s, seat, place)]
    return seats_in(found)


class Shining(PickingRegion):
    """The choice of the region that pays for a trade of one for one. [TRADER-5]"""

    rule: ClassVar[str] = "GEO-4"

    def plots(self, s: State, seat: i64) -> i64:
        return shone_plots(s, seat, s.memo())

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Pay one, and receive one of another kind."""
        kind = t.state.bears(seat, plot)
        t.close()
        t.record(Paid(seat, kind, 1, plot // SIDES, plot % SIDES))
        t.open(GAINING, seat, a_gain(ALL_TYPES & ~(1 << kind), 1))


class Posting(PickingRegion):
    """The choice of the region that gives to the one opposite. [TRADER-5]"""

    rule: ClassVar[str] = "GEO-4"

    def plots(self, s: State, seat: i64) -> i64:
        return posted_plots(s, seat, s.memo())

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Move one across the road."""
        t.close()
        move_one(t, seat, plot, plot ^ 1)


class Shifting(Phase[State]):
    """The moving of resources between two regions of one kind, in both directions. [TRADER-8]

    The step remembers the two regions, once they are picked.
    """

    def actors(self, s: State) -> i64:
        """Return the player."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the regions that can be picked now, and stopping after the first move."""
        found = [PICK_REGION + plot for plot in shiftable(s, seat)]
        return [DONE, *found] if s.memo() >> PLOT_BITS else found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse other regions. [TRADER-8]"""
        if isinstance(action, Done) and s.memo() >> PLOT_BITS:
            return None
        if not isinstance(action, PickRegion):
            return Refusal("TABLE-3")
        if not 0 <= action.column * SIDES + action.side < PLOTS or not 0 <= action.side < SIDES:
            return Refusal("TABLE-5")
        if action.column * SIDES + action.side in shiftable(s, seat):
            return None
        return Refusal("TRADER-8", {"column": action.column, "side": action.side})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Remember the first region, move to the second, or move one more from either."""
        memo = t.state.memo()
        t.close()
        if isinstance(action, Done):
            return
        assert isinstance(action, PickRegion)
        plot = action.column * SIDES + action.side
        first, second = (memo & PLOT) - 1, (memo >> PLOT_BITS) - 1
        if memo == 0:
            t.open(SHIFTING, seat, plot + 1)
            return
        if second < 0:
            move_one(t, seat, first, plot)
            memo |= (plot + 1) << PLOT_BITS
        else:
            move_one(t, seat, plot, second if plot == first else first)
        t.open(SHIFTING, seat, memo)


def shiftable(s: State, seat: i64) -> list[int]:
    """Return the regions that a step of a shift can pick. [TRADER-8]"""
    first, second = (s.memo() & PLOT) - 1, (s.memo() >> PLOT_BITS) - 1
    if first < 0:
        return [plot for plot in range(REGIONS) if shifted_to(s, seat, plot)]
    if second < 0:
        return shifted_to(s, seat, first)
    both = ((first, second), (second, first))
    return sorted([giver for giver, taker in both if taker in shifted_to(s, seat, giver)])


class Bartering(PickingRegion):
    """The payment of three resources of any kinds, one after another. [TRADER-8]

    The step remembers how many are due, and the kinds given.
    """

    rule: ClassVar[str] = "GEO-4"

    def plots(self, s: State, seat: i64) -> i64:
        """Return the stores that hold something."""
        found: i64 = 0
        for plot in range(PLOTS):
            if s.stored[seat * PLOTS + plot]:
                found |= bit(plot)
        return found

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Pay one; after the last, receive one of a kind not given."""
        memo, kind = t.state.memo(), t.state.bears(seat, plot)
        t.close()
        t.record(Paid(seat, kind, 1, plot // SIDES, plot % SIDES))
        memo = (memo | 1 << kind + LEFT_BITS) - 1
        if memo & ((1 << LEFT_BITS) - 1):
            t.open(BARTERING, seat, memo)
        else:
            t.open(GAINING, seat, a_gain(ALL_TYPES & ~(memo >> LEFT_BITS), 1))


def move_one(t: Table[State], seat: i64, giver: i64, taker: i64) -> None:
    """Take one resource off a region, and put one on another."""
    s = t.state
    t.record(Paid(seat, s.bears(seat, giver), 1, giver // SIDES, giver % SIDES))
    t.record(Gained(seat, s.bears(seat, taker), 1, taker // SIDES, taker % SIDES))

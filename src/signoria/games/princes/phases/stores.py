"""Steps of paying from regions, storing in regions, taking from the other, and buying."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    DONE,
    PICK_REGION,
    PICK_RESOURCE,
    Done,
    PickRegion,
    PickResource,
)
from signoria.games.princes.dues import (
    ANY_DUE,
    AT_WILL,
    BY_VICTIM,
    MAY_STOP,
    MORE,
    NAMED,
    NUMBER_GAINED,
    STOPPING,
    TYPES_AT,
    a_gain,
    due_of,
    gained_at_once,
    one_due,
    one_gained,
    one_less,
    taken_types,
)
from signoria.games.princes.events import Gained, Paid
from signoria.games.princes.phases.steps import BUYING, GAINING, PAYING, TAKING
from signoria.games.princes.places import beside_sages
from signoria.games.princes.rules import (
    ALL_TYPES,
    CACHE_COLUMN,
    CAPACITY,
    GOLD,
    PLOTS,
    RESOURCE_TYPES,
    SIDES,
)
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY, first_in
from signoria.kernel.table import Table

BUT_GOLD: Final = ALL_TYPES - (1 << GOLD)


class Paying(Phase[State]):
    """The payment of dues from regions of the seat's choice. [GEO-4]"""

    def actors(self, s: State) -> i64:
        """Return the payer if it has a choice."""
        seat, memo = s.concerned(), s.memo()
        return 0 if memo == 0 or only_payment(s, seat, memo) != NOBODY else 1 << seat

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the regions that hold a due resource."""
        return region_numbers(holding_plots(s, seat, due_types(s.memo())))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a region without a due resource. [GEO-4]"""
        if not isinstance(action, PickRegion):
            return Refusal("TABLE-3")
        plot = plot_of(action)
        if plot == NOBODY:
            return Refusal("TABLE-5")
        if not holding_plots(s, seat, due_types(s.memo())) >> plot & 1:
            return Refusal("GEO-4", {"column": action.column, "side": action.side})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Pay one resource from there."""
        assert isinstance(action, PickRegion)
        memo = t.state.memo()
        t.close()
        memo -= pay_from(t, seat, plot_of(action), 1, memo)
        if memo:
            t.open(PAYING, seat, memo)

    def proceed(self, t: Table[State]) -> None:
        """Pay as long as there is only one way; each time empties a region or meets a due."""
        s = t.state
        seat, memo = s.concerned(), s.memo()
        t.close()
        plot = only_payment(s, seat, memo)
        while memo > 0 and plot != NOBODY:
            memo -= pay_from(t, seat, plot, CAPACITY, memo)
            plot = only_payment(s, seat, memo)
        if memo:
            t.open(PAYING, seat, memo)


class Gaining(Phase[State]):
    """The storing of resources in regions of the seat's choice; the excess is lost. [GEO-3]"""

    def actors(self, s: State) -> i64:
        """Return the receiver if it has a choice."""
        seat, memo = s.concerned(), s.memo()
        types = memo >> TYPES_AT
        if memo & MAY_STOP and open_plots(s, seat, types):
            return 1 << seat
        return 1 << seat if has_choice(s, seat, types, gained_at_once(memo)) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the regions of these types with room, and stopping if that is allowed."""
        found = region_numbers(open_plots(s, seat, s.memo() >> TYPES_AT))
        return [DONE, *found] if s.memo() & MAY_STOP else found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a region that is full, or bears another resource. [GEO-3]"""
        if isinstance(action, Done) and s.memo() & MAY_STOP:
            return None
        return refuses_store(s, seat, action, s.memo() >> TYPES_AT)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Store one resource in it, or stop."""
        memo = t.state.memo()
        t.close()
        if isinstance(action, PickRegion):
            gain_at(t, seat, plot_of(action), 1)
            if memo & NUMBER_GAINED > 1:
                t.open(GAINING, seat, one_gained(memo))

    def proceed(self, t: Table[State]) -> None:
        """Store in the only possible way; the rest is lost."""
        s = t.state
        seat, memo = s.concerned(), s.memo()
        left = gained_at_once(memo)
        t.close()
        plots, plot = open_plots(s, seat, memo >> TYPES_AT), i64(0)
        while left and plots >> plot:
            if plots >> plot & 1:
                number = min(left, CAPACITY - s.stored[seat * PLOTS + plot])
                gain_at(t, seat, plot, number)
                left -= number
            plot += 1
        if memo & AT_WILL and memo & NUMBER_GAINED > 1:
            t.open(GAINING, seat, one_gained(memo))


class Taking(Phase[State]):
    """The taking of chosen resources from the other, who picks the regions.

    It happens at Trade, and by attacks. [ROLL-4, ATTACK-1]
    """

    def actors(self, s: State) -> i64:
        """Return who chooses, if the other has several kinds or the taker may stop."""
        types = takeable(s)
        asked = types & (types - 1) or (types and may_stop(s.memo()))
        return 1 << chooser(s) if asked else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the kinds that the other has, and stopping if that is allowed."""
        types = takeable(s)
        found = [PICK_RESOURCE + at for at in range(RESOURCE_TYPES) if types >> at & 1]
        return [DONE, *found] if may_stop(s.memo()) else found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a resource that the other does not have. [ROLL-4]"""
        if isinstance(action, Done) and may_stop(s.memo()):
            return None
        if not isinstance(action, PickResource):
            return Refusal("TABLE-3")
        if not 0 <= action.resource < RESOURCE_TYPES:
            return Refusal("TABLE-5")
        if not takeable(s) >> action.resource & 1:
            return Refusal("ROLL-4", {"resource": action.resource})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Let the other pay and the taker store, or stop."""
        if isinstance(action, Done):
            t.close()
        else:
            assert isinstance(action, PickResource)
            take(t, t.state.concerned(), action.resource)

    def proceed(self, t: Table[State]) -> None:
        """Take the only kind that the other has, or nothing."""
        seat = t.state.concerned()
        types = takeable(t.state)
        if types == 0:
            t.close()
            return
        take(t, seat, first_in(types, 0, RESOURCE_TYPES))


class Buying(Phase[State]):
    """The purchase of resources from the merchant for a gold each. [EVENT-5]"""

    def actors(self, s: State) -> i64:
        """Return the seat, while it has gold and room."""
        seat = s.concerned()
        able = s.amount_of(seat, GOLD) > 0 and s.room_for(seat, BUT_GOLD) > 0
        return 1 << seat if able else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return stopping, and each region with room."""
        return [DONE, *region_numbers(open_plots(s, seat, BUT_GOLD))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a region that is full, or bears gold. [EVENT-5]"""
        return None if isinstance(action, Done) else refuses_store(s, seat, action, BUT_GOLD)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Buy one resource for one gold, or stop."""
        left = t.state.memo()
        t.close()
        if isinstance(action, PickRegion):
            if left > 1:
                t.open(BUYING, seat, left - 1)
            gain_at(t, seat, plot_of(action), 1)
            t.open(PAYING, seat, one_due(GOLD))

    def proceed(self, t: Table[State]) -> None:
        """Close the step: there is nothing to pay with, or no room."""
        t.close()


def plot_of(action: PickRegion) -> i64:
    """Return the plot that an action names; NOBODY if it does not exist."""
    known = 0 <= action.column <= CACHE_COLUMN and 0 <= action.side < SIDES
    return action.column * SIDES + action.side if known else NOBODY


def due_types(memo: i64) -> i64:
    """Return the types of due resources, as bits; named dues come first."""
    if memo & NAMED == 0:
        return ALL_TYPES
    types: i64 = 0
    for resource in range(RESOURCE_TYPES):
        if due_of(memo, resource):
            types |= 1 << resource
    return types


def holding_plots(s: State, seat: i64, types: i64) -> i64:
    """Return the regions, as bits, that hold a resource of these types."""
    return s.plots_of(seat, types) & s.stocked[seat]


def region_numbers(plots: i64) -> list[int]:
    """Return the menu numbers of regions, which are given as bits."""
    found: list[int] = []
    number: i64 = PICK_REGION
    while plots:
        if plots & 1:
            found.append(number)
        plots >>= 1
        number += 1
    return found


def pay_from(t: Table[State], seat: i64, plot: i64, most: i64, memo: i64) -> i64:
    """Pay dues from a region, but not more than `most`; return the dues that are met."""
    s = t.state
    resource = s.bears(seat, plot)
    unit = one_due(resource) if memo & NAMED else ANY_DUE
    due = due_of(memo, resource) if memo & NAMED else memo // ANY_DUE
    number = min(min(most, due), s.stored[seat * PLOTS + plot])
    t.record(Paid(seat, resource, number, plot // SIDES, plot % SIDES))
    return number * unit


def only_payment(s: State, seat: i64, memo: i64) -> i64:
    """Return a region that every choice would use; NOBODY if the seat has a real choice."""
    if memo & NAMED == 0:
        return sole_store(s, seat, ALL_TYPES, memo // ANY_DUE)
    for resource in range(RESOURCE_TYPES):
        due = due_of(memo, resource)
        if due:
            plot = sole_store(s, seat, 1 << resource, due)
            if plot != NOBODY:
                return plot
    return NOBODY


def sole_store(s: State, seat: i64, types: i64, due: i64) -> i64:
    """Return the first region with these types, if it is the only one or everything is due."""
    plots = holding_plots(s, seat, types)
    if plots == 0 or (plots & (plots - 1) and s.amount_among(seat, types) > due):
        return NOBODY
    first: i64 = 0
    while not plots >> first & 1:
        first += 1
    return first


def open_plots(s: State, seat: i64, types: i64) -> i64:
    """Return the regions, as bits, that bear one of these types and have room."""
    found = s.plots_of(seat, types) & ~s.full[seat]
    if types <= ALL_TYPES:
        return found
    sages: i64 = 0
    for beside in beside_sages(s, seat):
        sages |= 1 << beside
    return found & sages


def has_choice(s: State, seat: i64, types: i64, number: i64) -> bool:
    """Return whether a gain can be stored in more than one way."""
    if room_in(s, seat, types) <= number:
        return False
    plots = open_plots(s, seat, types)
    return plots & (plots - 1) != 0


def room_in(s: State, seat: i64, types: i64) -> i64:
    """Return how many of these types a seat could store, perhaps only beside sages."""
    if types <= ALL_TYPES:
        return s.room_for(seat, types)
    room: i64 = 0
    for plot in beside_sages(s, seat):
        room += CAPACITY - s.stored[seat * PLOTS + plot]
    return room


def refuses_store(s: State, seat: i64, action: Action, types: i64) -> Refusal | None:
    """Refuse a region that is full, or bears another resource. [GEO-3]"""
    if not isinstance(action, PickRegion):
        return Refusal("TABLE-3")
    plot = plot_of(action)
    if plot == NOBODY:
        return Refusal("TABLE-5")
    if not open_plots(s, seat, types) >> plot & 1:
        return Refusal("GEO-3", {"column": action.column, "side": action.side})
    return None


def gain_at(t: Table[State], seat: i64, plot: i64, number: i64) -> None:
    """Store resources of a region's kind in it; the caller has checked the room."""
    resource = t.state.bears(seat, plot)
    t.record(Gained(seat, resource, number, plot // SIDES, plot % SIDES))


def types_held(s: State, seat: i64) -> i64:
    """Return the kinds of resources a seat has, as bits."""
    types: i64 = 0
    for resource in range(RESOURCE_TYPES):
        if s.amount_of(seat, resource):
            types |= 1 << resource
    return types


def takeable(s: State) -> i64:
    """Return the kinds, as bits, that the step lets a seat take and the other has."""
    return types_held(s, 1 - s.concerned()) & taken_types(s.memo())


def chooser(s: State) -> i64:
    """Return who chooses what is taken: the taker, or the victim with a Courthouse. [ROLL-8]"""
    return 1 - s.concerned() if s.memo() & BY_VICTIM else s.concerned()


def may_stop(memo: i64) -> bool:
    """Return whether a taker may stop: it has taken one already. [ATTACK-7]"""
    return memo & STOPPING > 0


def take(t: Table[State], seat: i64, resource: i64) -> None:
    """Let the other pay one from a region of its choice, and the taker store it."""
    memo = t.state.memo()
    t.close()
    if memo & MORE:
        t.open(TAKING, seat, one_less(memo, resource))
    t.open(GAINING, seat, a_gain(1 << resource, 1))
    t.open(PAYING, 1 - seat, one_due(resource))

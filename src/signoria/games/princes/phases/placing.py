"""Steps that place things: expansions, regions of a new settlement, Relocation."""

from mypy_extensions import i64

from signoria.games.princes.actions import (
    LAY_FIRST,
    PICK_CARD,
    PICK_REGION,
    LayFirst,
    PickAbroad,
    PickCard,
    PickPlace,
    PickRegion,
    PickSite,
)
from signoria.games.princes.building import discount_for
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.cards.terms import A_SHIP
from signoria.games.princes.dues import a_saving, cost_of
from signoria.games.princes.effects import BUILTS, run
from signoria.games.princes.effects.tokens import charge
from signoria.games.princes.events import (
    CardsSwapped,
    Paid,
    RegionDrawn,
    RegionLaid,
    RegionsSwapped,
)
from signoria.games.princes.kinds import CITY_SITE
from signoria.games.princes.phases.handling import (
    build_at,
    pick_numbers,
    place_picked,
    refuses_place,
)
from signoria.games.princes.phases.steps import MOVING, PAYING, SAVING, SCOUTING
from signoria.games.princes.phases.stores import plot_of
from signoria.games.princes.places import card_at, zone_of
from signoria.games.princes.rules import (
    ALL_TYPES,
    BESIDE_FIRST,
    PLOTS,
    REGIONS,
    ROAD_FIRST,
    SAVED_ON_SHIPS,
    SIDES,
    SITES,
    TOWN_FIRST,
)
from signoria.games.princes.sites import may_stand, places_for
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


class Placing(Phase[State]):
    """The choice of a free site for an expansion, then its payment. [BUILD-4, BUILD-5]"""

    def actors(self, s: State) -> i64:
        """Return the builder if there are several places."""
        seat = s.concerned()
        return 1 << seat if len(places_for(s, seat, s.memo())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the places where the card may lie."""
        return pick_numbers(places_for(s, seat, s.memo()))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a place that is taken, missing, or unsuitable for this card. [GEO-2, GEO-5]"""
        card = s.memo()
        wanted = picking_in(CARD_ROWS.place[card], CARD_ROWS.foreign[card])
        if not isinstance(action, wanted):
            return Refusal("TABLE-3")
        return refuses_place(action, places_for(s, seat, card), "GEO-2")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Build the card there."""
        place_card(t, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Build the card on the only place."""
        seat = t.state.concerned()
        place_card(t, seat, places_for(t.state, seat, t.state.memo())[0])


def picking_in(sort: i64, foreign: i64) -> type[Action]:
    if sort > CITY_SITE:
        return PickPlace
    return PickAbroad if foreign else PickSite


def place_card(t: Table[State], seat: i64, place: i64) -> None:
    """Build the card, open its payment, then its effect. [BUILD-14]"""
    s = t.state
    card = s.memo()
    saved = discount_for(s, seat, card)
    t.close()
    build_at(t, seat, card, place)
    run(t, seat, BUILTS[card], place)
    if CARD_ROWS.paid_there[card]:
        pay_there(t, seat, place - BESIDE_FIRST, CARD_ROWS.paid_there[card])
    elif saved:
        t.open(SAVING, seat, a_saving(cost_of(card), saved, savable_of(card)))
    else:
        t.open(PAYING, seat, cost_of(card))
    charge(t, seat, CARD_ROWS.tokens[card])


def savable_of(card: i64) -> i64:
    """Return the types that a discount may save: of ships lumber and wool. [BUILD-13]"""
    return SAVED_ON_SHIPS if CARD_ROWS.kinds[card] >> A_SHIP & 1 else ALL_TYPES


def pay_there(t: Table[State], seat: i64, plot: i64, number: i64) -> None:
    """Pay from the region that a card lies beside. [BUILD-16]"""
    t.record(Paid(seat, t.state.bears(seat, plot), number, plot // SIDES, plot % SIDES))


class Scouting(Phase[State]):
    """The Scout: the builder picks the regions out of their stack. [ACT-5]"""

    def actors(self, s: State) -> i64:
        """Return the builder."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the regions still in the stack, which everybody can count."""
        return [PICK_CARD + card for card in range(SIZE) if in_region_stack(s, card)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a region that is not in the stack. [ACT-5]"""
        if not isinstance(action, PickCard):
            return Refusal("TABLE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("TABLE-5")
        return None if in_region_stack(s, action.card) else Refusal("ACT-3", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Take one of the two regions."""
        assert isinstance(action, PickCard)
        left = t.state.memo()
        t.close()
        t.record(RegionDrawn(seat, action.card))
        if left > 1:
            t.open(SCOUTING, seat, left - 1)


def in_region_stack(s: State, card: i64) -> bool:
    """Return whether a card is a region still in its stack."""
    return s.middle[card] > 0 and CARD_ROWS.resource[card] >= 0


class Laying(Phase[State]):
    """The laying of the new regions, one above, the other below. [BUILD-2]"""

    def actors(self, s: State) -> i64:
        """Return the builder."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the first region above, or below."""
        return [LAY_FIRST, LAY_FIRST + 1]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse sides other than above and below."""
        if not isinstance(action, LayFirst):
            return Refusal("TABLE-3")
        return None if 0 <= action.side < SIDES else Refusal("TABLE-5")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Lay both regions."""
        assert isinstance(action, LayFirst)
        s = t.state
        column = s.memo()
        t.close()
        t.record(RegionLaid(seat, (s.waiting & 255) - 1, column, action.side))
        t.record(RegionLaid(seat, s.waiting - 1, column, 1 - action.side))


class Moving(Phase[State]):
    """Relocation: the player picks two regions, or two expansions. [ACT-4]

    The memo is zero, or the first pick: a plot plus one, or a site after all plots.
    """

    def actors(self, s: State) -> i64:
        """Return the player of the card."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the possible picks: of the kind picked first, and with a partner to swap."""
        regions = [PICK_REGION + plot for plot in movable(s, seat, s.memo())]
        return sorted(pick_numbers(partners(s, seat, s.memo())) + regions)

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty place, the first pick again, or one of the other kind. [ACT-4]"""
        first = s.memo()
        if isinstance(action, PickRegion):
            plot = plot_of(action)
            if plot == NOBODY:
                return Refusal("TABLE-5")
            apt = plot in movable(s, seat, first)
        elif isinstance(action, (PickSite, PickPlace)):
            place = place_picked(action)
            if place == NOBODY:
                return Refusal("TABLE-5")
            apt = place in partners(s, seat, first)
        else:
            return Refusal("TABLE-3")
        return None if apt else Refusal("ACT-4")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Remember the first pick, or exchange it with the second."""
        first = t.state.memo()
        t.close()
        if isinstance(action, PickRegion):
            plot = plot_of(action)
            if first == 0:
                t.open(MOVING, seat, plot + 1)
            else:
                t.record(RegionsSwapped(seat, first - 1, plot))
        else:
            place = place_picked(action)
            if first == 0:
                t.open(MOVING, seat, first_site(place))
            else:
                t.record(CardsSwapped(seat, first - REGIONS - 1, place))


def first_site(place: i64) -> i64:
    """Return the memo for an expansion that was picked first."""
    return place + REGIONS + 1


def movable(s: State, seat: i64, first: i64) -> list[int]:
    """Return the regions that may swap with the first pick, or with any other. [ACT-4]"""
    if first > REGIONS:
        return []
    laid = [plot for plot in range(REGIONS) if s.land[seat * PLOTS + plot]]
    if first:
        return [plot for plot in laid if exchangeable(s, seat, first - 1, plot)]
    return [one for one in laid if any(exchangeable(s, seat, one, two) for two in laid)]


def exchangeable(s: State, seat: i64, one: i64, two: i64) -> bool:
    """Return whether two regions may swap: the cards beside them stay and must suit. [ACT-4]"""
    if one == two:
        return False
    return suits(s, seat, one, s.bears(seat, two)) and suits(s, seat, two, s.bears(seat, one))


def suits(s: State, seat: i64, plot: i64, kind: i64) -> bool:
    """Return whether the card beside a region may lie beside one of another kind. [BUILD-16]"""
    card = card_at(s, seat, BESIDE_FIRST + plot)
    return card < 0 or CARD_ROWS.region[card] in (kind, NOBODY)


def partners(s: State, seat: i64, first: i64) -> list[int]:
    """Return the places of expansions that may swap with the first pick, or any other. [ACT-4]"""
    if 0 < first <= REGIONS:
        return []
    taken = [place for place in range(TOWN_FIRST) if card_at(s, seat, place) >= 0]
    if first == 0:
        return [one for one in taken if any(swappable(s, seat, one, two) for two in taken)]
    return [place for place in taken if swappable(s, seat, first - REGIONS - 1, place)]


def swappable(s: State, seat: i64, one: i64, two: i64) -> bool:
    """Return whether two expansions may swap; a card moves with the one it covers."""
    if one == two:
        return False
    return goes_to(s, seat, one, two) and goes_to(s, seat, two, one)


def goes_to(s: State, seat: i64, place: i64, other: i64) -> bool:
    """Return whether the card of a place may lie on another one. [ACT-4]"""
    card = card_at(s, seat, place)
    if place < SITES or other < SITES:
        return place < SITES and other < SITES and may_stand(s, seat, card, other)
    if zone_of(place) != zone_of(other):
        return False
    kinds = (s.bears(seat, other - BESIDE_FIRST), NOBODY) if other < ROAD_FIRST else (NOBODY,)
    return CARD_ROWS.region[card] in kinds

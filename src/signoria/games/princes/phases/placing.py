"""Steps that place things: expansions, regions of a new settlement, Relocation."""

from mypy_extensions import i64

from signoria.games.princes.actions import (
    LAY_FIRST,
    PICK_ABROAD,
    PICK_CARD,
    PICK_REGION,
    PICK_SITE,
    LayFirst,
    PickAbroad,
    PickCard,
    PickRegion,
    PickSite,
)
from signoria.games.princes.building import discount_for, fits, host_of, may_stand, sites_for
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.dues import a_saving, cost_of
from signoria.games.princes.effects import BUILTS, run
from signoria.games.princes.events import (
    CardBuilt,
    CardBuiltAbroad,
    CardsSwapped,
    RegionDrawn,
    RegionLaid,
    RegionsSwapped,
)
from signoria.games.princes.phases.feuds import place_picked, site_of
from signoria.games.princes.phases.steps import MOVING, PAYING, SAVING, SCOUTING
from signoria.games.princes.phases.stores import plot_of
from signoria.games.princes.rules import PLOTS, REGIONS, SIDES, SITES, SPOTS
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


class Placing(Phase[State]):
    """The choice of a free site for an expansion, then its payment. [BUILD-4, BUILD-5]"""

    def actors(self, s: State) -> i64:
        """Return the builder if there are several sites."""
        seat = s.concerned()
        return 1 << seat if len(sites_for(s, seat, s.memo())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the sites where the card may stand."""
        first = PICK_ABROAD if CARD_ROWS.foreign[s.memo()] else PICK_SITE
        return [first + site for site in sites_for(s, seat, s.memo())]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a site that is taken, missing, or unsuitable for this card. [GEO-2]"""
        card = s.memo()
        if not isinstance(action, PickAbroad if CARD_ROWS.foreign[card] else PickSite):
            return Refusal("TABLE-3")
        assert isinstance(action, (PickSite, PickAbroad))
        place = place_picked(action)
        if place == NOBODY:
            return Refusal("TABLE-5")
        if not fits(s, host_of(seat, card), card, place % SITES):
            return Refusal("GEO-2", {"town": action.town, "spot": action.spot})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Build the card there."""
        place_card(t, seat, place_picked(action) % SITES)

    def proceed(self, t: Table[State]) -> None:
        """Build the card on the only site."""
        seat = t.state.concerned()
        place_card(t, seat, sites_for(t.state, seat, t.state.memo())[0])


def place_card(t: Table[State], seat: i64, site: i64) -> None:
    """Build the expansion, open its payment, then its effect. [BUILD-14]"""
    s = t.state
    card = s.memo()
    saved = discount_for(s, seat, card)
    t.close()
    if CARD_ROWS.foreign[card]:
        t.record(CardBuiltAbroad(seat, card, site // SPOTS, site % SPOTS))
    else:
        t.record(CardBuilt(seat, card, site // SPOTS, site % SPOTS))
    run(t, seat, BUILTS[card])
    if saved:
        t.open(SAVING, seat, a_saving(cost_of(card), saved))
    else:
        t.open(PAYING, seat, cost_of(card))


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
        cards = partners(s, seat, s.memo())
        plots = [p for p in range(REGIONS) if s.land[seat * PLOTS + p] and s.memo() != p + 1]
        sites = [PICK_SITE + site for site in cards]
        if s.memo() > REGIONS:
            return sites
        regions = [PICK_REGION + plot for plot in plots]
        return sites + regions if s.memo() == 0 else regions

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty place, the first pick again, or one of the other kind. [ACT-4]"""
        first = s.memo()
        if isinstance(action, PickRegion):
            plot = plot_of(action)
            if plot == NOBODY:
                return Refusal("TABLE-5")
            there = plot < REGIONS and s.land[seat * PLOTS + plot] > 0
            apt = there and first != plot + 1 and first <= REGIONS
        elif isinstance(action, PickSite):
            site = site_of(action)
            if site == NOBODY:
                return Refusal("TABLE-5")
            apt = site in partners(s, seat, first)
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
            assert isinstance(action, PickSite)
            site = site_of(action)
            if first == 0:
                t.open(MOVING, seat, first_site(site))
            else:
                t.record(CardsSwapped(seat, first - REGIONS - 1, site))


def first_site(site: i64) -> i64:
    """Return the memo for an expansion that was picked first."""
    return site + REGIONS + 1


def partners(s: State, seat: i64, first: i64) -> list[int]:
    """Return the expansions that may swap with the first pick, or with any other. [ACT-4]"""
    taken = [site for site in range(SITES) if s.sites[seat * SITES + site]]
    if first == 0:
        return [one for one in taken if any(swappable(s, seat, one, two) for two in taken)]
    if first <= REGIONS:
        return []
    return [site for site in taken if swappable(s, seat, first - REGIONS - 1, site)]


def swappable(s: State, seat: i64, one: i64, two: i64) -> bool:
    """Return whether two expansions may swap; a card moves with the one it covers."""
    if one == two:
        return False
    return may_stand(s, seat, s.sites[seat * SITES + one] - 1, two) and may_stand(
        s, seat, s.sites[seat * SITES + two] - 1, one
    )

"""Phase 3: each seat builds a city or lays cards. A city may also follow a lot won in phase 2."""

from mypy_extensions import i64

from signoria.games.il_principe.actions import (
    BUILD,
    BUILD_NOTHING,
    KEEP_SHIELDS,
    LAY_NOTHING,
    LAY_UP_TO,
    PLACE_SHIELD,
    Build,
    BuildNothing,
    KeepShields,
    Lay,
    LayNothing,
    PlaceShield,
)
from signoria.games.il_principe.events import (
    CardsLaid,
    CityBuilt,
    Scored,
    ShieldPlaced,
    ShieldsKept,
    TurnLetGo,
)
from signoria.games.il_principe.phases.round import show_city
from signoria.games.il_principe.phases.steps import CITY, TURN
from signoria.games.il_principe.rules import (
    CITIES,
    COLOURS,
    FROM_CITIES,
    FROM_ROLE_INCOME,
    MAJOR_POINTS,
    MAY,
    MINOR,
    MINOR_POINTS,
    NO,
    REGIONS,
)
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY, first_in
from signoria.kernel.table import Table


class WinnersCity(Phase[State]):
    """The right of a lot's buyer to build one city at once. [AUC-9]"""

    def actors(self, s: State) -> i64:
        """Return the buyer, even one that cannot build, for hand and purse are secret. [SET-8]"""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return doing nothing, and every city that the buyer can pay."""
        found = [BUILD_NOTHING]
        add_buildable(found, s, seat)
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse by the rules for any city."""
        if isinstance(action, BuildNothing):
            return None
        return refuses_city(s, seat, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Build the city, or do nothing."""
        t.close()
        if isinstance(action, Build):
            build(t, seat, action.city)
        else:
            t.record(TurnLetGo(seat))


class BuildOrLay(Phase[State]):
    """A turn for each seat, clockwise from Il Principe. [LAY-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Put the turns on the agenda, Il Principe's on top."""
        s = t.state
        t.close()
        for back in range(s.seats - 1, -1, -1):
            t.open(TURN, (s.principe + back) % s.seats, 0)


class Turn(Phase[State]):
    """A turn with one action: build a city, or lay cards of one colour. [LAY-1, LAY-2]"""

    def actors(self, s: State) -> i64:
        """Return the seat whose turn it is."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return doing nothing, the cities, and the cards of one colour. [LAY-3]"""
        found = [LAY_NOTHING]
        if may_build_now(s):
            add_buildable(found, s, seat)
        for colour in range(COLOURS):
            if held := s.hand(seat, colour):
                found += LAY_UP_TO[colour][held]
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse cards not held, and a city that cannot be built. [LAY-2]"""
        if isinstance(action, LayNothing):
            return None
        if not isinstance(action, Lay):
            return refuses_city(s, seat, action)
        if not 0 <= action.colour < COLOURS or action.number < 1:
            return Refusal("TABLE-5")
        held = s.hand(seat, action.colour)
        if action.number > held:
            return Refusal(
                "LAY-2", {"colour": action.colour, "held": held, "requested": action.number}
            )
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Carry out the action and end the turn."""
        t.close()
        if isinstance(action, Build):
            build(t, seat, action.city)
        elif isinstance(action, Lay):
            t.record(CardsLaid(seat, action.colour, action.number))
        else:
            t.record(TurnLetGo(seat))


class City(Phase[State]):
    """A city just paid for: shields, the others' role income, the next city card. [CITY-6 … 11]"""

    def actors(self, s: State) -> i64:
        """Return the builder, while shields are due and several choices exist."""
        if s.shields_due == 0 or only_region(s) != NOBODY:
            return 0
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the regions the city touches, and keeping shields if allowed. [CITY-6]"""
        found: list[int] = [KEEP_SHIELDS] if s.options.shield_placing == MAY else []
        for region in range(REGIONS):
            if s.cities.regions[s.memo()] >> region & 1:
                found.append(PLACE_SHIELD + region)
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse other regions, and keeping shields if the edition forbids it. [CITY-6]"""
        city = s.memo()
        if isinstance(action, KeepShields):
            if s.options.shield_placing == MAY:
                return None
            return Refusal("CITY-12", {"city": city, "due": s.shields_due})
        if not isinstance(action, PlaceShield):
            return Refusal("TABLE-3")
        if not 0 <= action.region < REGIONS:
            return Refusal("TABLE-5")
        if not s.cities.regions[city] >> action.region & 1:
            return Refusal("CITY-6", {"city": city, "region": action.region})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Place one shield, or keep the rest."""
        if isinstance(action, PlaceShield):
            t.record(ShieldPlaced(seat, action.region))
        else:
            t.record(ShieldsKept(seat))

    def proceed(self, t: Table[State]) -> None:
        """Place shields if only one region is possible; then pay income and show the next card."""
        s = t.state
        seat, city = s.concerned(), s.memo()
        while s.shields_due > 0:
            t.record(ShieldPlaced(seat, only_region(s)))
        t.close()
        pay_roles(t, seat, city)  # [CITY-8]
        show_city(t)  # [CITY-11]


def may_build_now(s: State) -> bool:
    """Return whether any city could be built: not too early, and one lies open. [CITY-1, CITY-2]"""
    return not too_early(s) and s.display != 0


def too_early(s: State) -> bool:
    """Return whether it is the first round and the options forbid building in it. [CITY-2]"""
    return s.round == 1 and s.options.build_in_round_1 == NO


def lacking(s: State, seat: i64, city: i64) -> i64:
    """Return the first colour of which the hand has too few for the city, or NOBODY. [CITY-3]"""
    for colour in range(COLOURS):
        if s.cities.icons[city * COLOURS + colour] > s.hand(seat, colour):
            return colour
    return NOBODY


def add_buildable(found: list[int], s: State, seat: i64) -> None:
    """Add the menu numbers of the open cities that hand and purse can pay. [CITY-1, CITY-4]"""
    rest = s.display
    city: i64 = 0
    while rest > 0:
        if rest & 1 and s.cities.price[city] <= s.coins[seat] and lacking(s, seat, city) == NOBODY:
            found.append(BUILD + city)
        rest >>= 1
        city += 1


def refuses_city(s: State, seat: i64, action: Action) -> Refusal | None:
    """Refuse a city: not open, too early, cards lacking, or too dear. [CITY-1 … CITY-4]"""
    if not isinstance(action, Build):
        return Refusal("TABLE-3")
    city = action.city
    if not 0 <= city < CITIES:
        return Refusal("TABLE-5")
    if too_early(s):
        return Refusal("CITY-2", {"city": city, "round": s.round})
    if not s.display >> city & 1:
        return Refusal("CITY-1", {"city": city})
    colour = lacking(s, seat, city)
    if colour != NOBODY:
        needed, held = s.cities.icons[city * COLOURS + colour], s.hand(seat, colour)
        return Refusal("CITY-3", {"city": city, "colour": colour, "needed": needed, "held": held})
    price, purse = s.cities.price[city], s.coins[seat]
    if price > purse:
        return Refusal("CITY-4", {"city": city, "price": price, "purse": purse})
    return None


def build(t: Table[State], seat: i64, city: i64) -> None:
    """Record cards, price and points; then open the shields. [CITY-3, CITY-4, CITY-5, CITY-7]"""
    s = t.state
    shields = min(s.cities.shields[city], s.supply[seat])
    t.record(CityBuilt(seat, city, shields))
    t.record(Scored(seat, s.cities.points[city], FROM_CITIES, city))
    t.open(CITY, seat, city)


def only_region(s: State) -> i64:
    """Return the one region where a shield must go, or NOBODY if the builder has a choice."""
    regions = s.cities.regions[s.memo()]
    if s.options.shield_placing == MAY or regions & (regions - 1):
        return NOBODY
    return first_in(regions, 0, REGIONS)


def pay_roles(t: Table[State], builder: i64, city: i64) -> None:
    """Pay the others' roles of the used colours: two a major, one a minor. [CITY-9]"""
    s = t.state
    for back in range(1, s.seats):
        seat = (builder + back) % s.seats
        for colour in range(COLOURS):
            if s.cities.icons[city * COLOURS + colour]:
                if s.roles[colour] == seat:
                    t.record(Scored(seat, MAJOR_POINTS, FROM_ROLE_INCOME, colour))
                if s.roles[MINOR + colour] == seat:
                    t.record(Scored(seat, MINOR_POINTS, FROM_ROLE_INCOME, MINOR + colour))

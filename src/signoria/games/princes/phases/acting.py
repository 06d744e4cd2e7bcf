"""The action phase: build, trade, play cards and discard cards, in any order."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    BUILD,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    DONE,
    PICK_SITE,
    PLAY,
    SCOUT_AHEAD,
    TRADE,
    TRADE_BESIDE,
    USE,
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Done,
    PickPlace,
    PickRegion,
    PickSite,
    Play,
    ScoutAhead,
    Trade,
    TradeBeside,
    Use,
    UseAbroad,
    UsePlace,
)
from signoria.games.princes.building import (
    CITY,
    ROAD,
    SCOUT,
    SETTLEMENT,
    can_build,
    cards_at_hand,
    enough_to_trade,
    lacking,
    new_column,
    rate_of,
    refuses_card,
    refuses_price,
    refuses_tokens,
    refuses_wanted,
    road_fits,
    settlement_fits,
    trades_beside,
    wanted_types,
)
from signoria.games.princes.card_rows import BESIDE_IT, CARD_ROWS, FIRST_DRAWN, SIZE
from signoria.games.princes.cards.terms import A_BUILDING, A_UNIT
from signoria.games.princes.dues import cost_of
from signoria.games.princes.effects import PLAYS, can_play, possible, run
from signoria.games.princes.effects.tokens import charge
from signoria.games.princes.events import (
    ActionPlayed,
    CacheLaid,
    RegionDrawn,
    RoadBuilt,
    SettlementBuilt,
)
from signoria.games.princes.groves import offered_by
from signoria.games.princes.kinds import CACHE_PLACE, NO_PLACE, RATED
from signoria.games.princes.moves import at_peace, leaves, leaving
from signoria.games.princes.needs import refuses_needs
from signoria.games.princes.phases.ending import win
from signoria.games.princes.phases.groves import ANY
from signoria.games.princes.phases.handling import (
    discard_from,
    pick_numbers,
    place_picked,
    raise_city,
    refuses_place,
)
from signoria.games.princes.phases.steps import (
    ATTACK,
    LAYING,
    PAYING,
    PLACING,
    SCOUTING,
    SHELTERING,
)
from signoria.games.princes.phases.stores import plot_of
from signoria.games.princes.phases.trades import trade, trade_beside
from signoria.games.princes.phases.using import ready, refuses_use, use, uses_beyond
from signoria.games.princes.places import card_at
from signoria.games.princes.rules import (
    COLUMNS,
    OUTER,
    PLACES,
    REGION_STACK,
    REGIONS,
    RESOURCE_TYPES,
    SEATS,
    SETTLEMENT_THERE,
    SIDES,
    SITES,
    TOWNS,
    bit,
)
from signoria.games.princes.sites import end_of_sites, free_cache, start_of_sites
from signoria.games.princes.state import State
from signoria.games.princes.tokens import lacks_tokens
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table

LEAVING: Final = 1 << A_BUILDING | 1 << A_UNIT  # cards that may be discarded at will [BUILD-6]


class Actions(Phase[State]):
    """The action phase of the active player: any actions, as often as possible. [TURN-2]"""

    def actors(self, s: State) -> i64:
        """Return the active player, until it wins or a card has to leave. [END-3, BUILD-20]"""
        return 0 if s.wins_at_once() or leaves(s) else 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """List all legal actions in the order of the menu."""
        found: list[int] = [DONE]
        add_centre(found, s, seat)
        add_cards(found, s, seat)
        add_trades(found, s, seat)
        add_sites(found, s, seat)
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Judge each kind of action by its own rule."""
        if isinstance(action, Done):
            return None
        if isinstance(action, Build):
            return refuses_card(s, seat, action.card)
        if isinstance(action, Play):
            return refuses_play(s, seat, action.card)
        if isinstance(action, Trade):
            return refuses_trade(s, seat, action)
        if isinstance(action, TradeBeside):
            return refuses_beside(s, seat, action)
        if isinstance(action, (Use, UseAbroad, UsePlace)):
            return refuses_use(s, seat, action)
        if isinstance(action, (PickSite, PickPlace)):
            return refuses_removal(s, seat, action)
        return refuses_centre(s, seat, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Carry out the action; only `Done` closes the phase. [TURN-2]"""
        if isinstance(action, Done):
            t.close()
        elif isinstance(action, Build):
            build(t, seat, action.card)
        elif isinstance(action, Play):
            play_card(t, seat, action.card)
        elif isinstance(action, Trade):
            trade(t, seat, action)
        elif isinstance(action, TradeBeside):
            trade_beside(t, seat, action)
        elif isinstance(action, (Use, UseAbroad, UsePlace)):
            use(t, seat, action)
        elif isinstance(action, (PickSite, PickPlace)):
            discard_from(t, seat, place_picked(action))
        else:
            build_centre(t, seat, action)

    def proceed(self, t: Table[State]) -> None:
        """End the game, or remove a card whose time is over. [END-3, BUILD-20]"""
        if t.state.wins_at_once():
            win(t)
        else:
            discard_from(t, *leaving(t.state))


def add_centre(found: list[int], s: State, seat: i64) -> None:
    """Add roads, settlements with or without a Scout, cities. [BUILD-1, BUILD-2, BUILD-3]"""
    if s.roads_left and lacking(s, seat, ROAD) == NOBODY:
        for column in range(COLUMNS):
            if road_fits(s, seat, column):
                found.append(BUILD_ROAD + column)
    if s.settlements_left and lacking(s, seat, SETTLEMENT) == NOBODY:
        towns = [town for town in range(TOWNS) if settlement_fits(s, seat, town)]
        found += [BUILD_SETTLEMENT + town for town in towns]
        if s.hands[seat * SIZE + SCOUT]:
            found += [SCOUT_AHEAD + town for town in towns]
    if s.cities_left and lacking(s, seat, CITY) == NOBODY:
        for town in range(TOWNS):
            if s.towns[seat * TOWNS + town] == SETTLEMENT_THERE:
                found.append(BUILD_CITY + town)


def add_cards(found: list[int], s: State, seat: i64) -> None:
    """Add expansions that can be built, then actions that can be played. [BUILD-4, ACT-1]"""
    cards = cards_at_hand(s, seat)
    for card in cards:
        if CARD_ROWS.place[card] != NO_PLACE and can_build(s, seat, card):
            found.append(BUILD + card)
    for card in cards:
        if CARD_ROWS.place[card] == NO_PLACE and can_play(s, seat, card):
            found.append(PLAY + card)


def add_trades(found: list[int], s: State, seat: i64) -> None:
    """Add trades with the bank for resources with room. [TRADE-1 … TRADE-4]"""
    types = wanted_types(s, seat)
    for resource in range(RESOURCE_TYPES):
        if enough_to_trade(s, seat, resource):
            for wanted in range(RESOURCE_TYPES):
                if wanted != resource and types >> wanted & 1:
                    found.append(TRADE + resource * RESOURCE_TYPES + wanted)
    if s.has(seat, RATED + BESIDE_IT):
        add_trades_beside(found, s, seat, types)


def add_trades_beside(found: list[int], s: State, seat: i64, types: i64) -> None:
    """Add trades of regions beside a Large Trade Ship. [TRADE-3]"""
    for plot in range(REGIONS):
        if trades_beside(s, seat, plot):
            for wanted in range(RESOURCE_TYPES):
                if wanted != s.bears(seat, plot) and types >> wanted & 1:
                    found.append(TRADE_BESIDE + plot * RESOURCE_TYPES + wanted)


def add_sites(found: list[int], s: State, seat: i64) -> None:
    """Add cards that can be used, then those that can be discarded. [TURN-3, BUILD-6]"""
    sites, leaving = s.sites, i64(0)
    for site in range(start_of_sites(s, seat), end_of_sites(s, seat)):
        card = sites[seat * SITES + site] - 1
        if card >= 0:
            if CARD_ROWS.kinds[card] & LEAVING:
                leaving |= bit(site)
            if CARD_ROWS.function[card] and ready(s, seat, site, card):
                found.append(USE + site)
    if leaving:
        found += [PICK_SITE + site for site in seats_in(leaving)]
    if len(s.abroad) + len(s.outer):
        found += sorted(uses_beyond(s, seat) + removals_beyond(s, seat))


def removals_beyond(s: State, seat: i64) -> list[int]:
    """Return the menu numbers that discard cards on own outer places. [BUILD-6]"""
    found: list[int] = []
    for at in range(len(s.outer) // SEATS):
        if s.outer[seat * OUTER + at] and CARD_ROWS.kinds[s.outer[seat * OUTER + at] - 1] & LEAVING:
            found.append(SITES + at)
    return pick_numbers(found)


def refuses_centre(s: State, seat: i64, action: Action) -> Refusal | None:
    """Refuse a bad place, an empty stack in the middle, or a high price. [BUILD-7]"""
    if isinstance(action, BuildRoad):
        if not 0 <= action.column < COLUMNS:
            return Refusal("TABLE-5")
        if not road_fits(s, seat, action.column):
            return Refusal("BUILD-1", {"column": action.column})
        return refuses_price(s, seat, ROAD) if s.roads_left else Refusal("BUILD-7", {"card": ROAD})
    if isinstance(action, BuildCity):
        return refuses_city(s, seat, action.town)
    if isinstance(action, ScoutAhead):
        if s.hands[seat * SIZE + SCOUT] == 0:
            return Refusal("ACT-5")
        return refuses_settlement(s, seat, action.town)
    if isinstance(action, BuildSettlement):
        return refuses_settlement(s, seat, action.town)
    return Refusal("TABLE-3")


def refuses_settlement(s: State, seat: i64, town: i64) -> Refusal | None:
    """Refuse a settlement: not beyond a road, none left, or too dear. [BUILD-2]"""
    if not 0 <= town < TOWNS:
        return Refusal("TABLE-5")
    if not settlement_fits(s, seat, town):
        return Refusal("BUILD-2", {"town": town})
    if s.settlements_left == 0:
        return Refusal("BUILD-7", {"card": SETTLEMENT})
    return refuses_price(s, seat, SETTLEMENT)


def refuses_city(s: State, seat: i64, town: i64) -> Refusal | None:
    """Refuse a city: no settlement there, none left, or too dear. [BUILD-3]"""
    if not 0 <= town < TOWNS:
        return Refusal("TABLE-5")
    if s.towns[seat * TOWNS + town] != SETTLEMENT_THERE:
        return Refusal("BUILD-3", {"town": town})
    if s.cities_left == 0:
        return Refusal("BUILD-7", {"card": CITY})
    return refuses_price(s, seat, CITY)


def refuses_play(s: State, seat: i64, card: i64) -> Refusal | None:
    """Refuse a card not at hand, without effect, or with unmet needs. [ACT-1, NEED-1]"""
    if not 0 <= card < SIZE:
        return Refusal("TABLE-5")
    if s.hands[seat * SIZE + card] == 0:
        return Refusal("ACT-2", {"card": card})
    if at_peace(s, card):
        return Refusal("ATTACK-10", {"card": card})
    if not possible(s, seat, PLAYS[card]):
        return Refusal("ACT-1", {"card": card})
    if lacks_tokens(s, seat, card):
        return refuses_tokens(s, seat, card, CARD_ROWS.tokens[card])
    return refuses_needs(s, seat, card)


def refuses_trade(s: State, seat: i64, action: Trade) -> Refusal | None:
    """Refuse too few resources for the rate, or a pointless trade. [TRADE-1, TRADE-2]"""
    refusal = refuses_wanted(s, seat, action.resource, action.wanted)
    if refusal is not None:
        return refusal
    held, rate = s.amount_of(seat, action.resource), rate_of(s, seat, action.resource)
    if held < rate:
        return Refusal("TRADE-1", {"resource": action.resource, "needed": rate, "held": held})
    return None


def refuses_beside(s: State, seat: i64, action: TradeBeside) -> Refusal | None:
    """Refuse without a ship beside, with fewer than two, or a pointless trade. [TRADE-3]"""
    plot = plot_of(PickRegion(action.column, action.side))
    if plot == NOBODY:
        return Refusal("TABLE-5")
    if not trades_beside(s, seat, plot):
        return Refusal("TRADE-3", {"column": action.column, "side": action.side})
    return refuses_wanted(s, seat, s.bears(seat, plot), action.wanted)


def refuses_removal(s: State, seat: i64, action: Action) -> Refusal | None:
    """Refuse an empty place, and cards that are neither buildings nor units. [BUILD-6]"""
    place = place_picked(action)
    card = card_at(s, seat, place) if NOBODY < place < PLACES else NOBODY
    able = card >= 0 and CARD_ROWS.kinds[card] & LEAVING > 0
    return refuses_place(action, [place] if able else [], "BUILD-6")


def build(t: Table[State], seat: i64, card: i64) -> None:
    """Open the choice of a site; a Gold Cache is free and has its place. [BUILD-4, BUILD-12]"""
    if CARD_ROWS.place[card] == CACHE_PLACE:
        plot = free_cache(t.state, seat)
        t.record(CacheLaid(seat, card, plot // SIDES, plot % SIDES))
    else:
        t.open(PLACING, seat, card)


def play_card(t: Table[State], seat: i64, card: i64) -> None:
    """Play an action; the victim of an attack may respond first. [ACT-1, ATTACK-1]"""
    t.record(ActionPlayed(seat, card))
    if CARD_ROWS.attack[card]:
        for phase in reversed(ATTACK):
            t.open(phase, seat, card)
        if offered_by(t.state, 1 - seat, CARD_ROWS.shelters, ANY) != NOBODY:
            t.open(SHELTERING, 1 - seat, card)
    else:
        run(t, seat, PLAYS[card])
    charge(t, seat, CARD_ROWS.tokens[card])


def build_centre(t: Table[State], seat: i64, action: Action) -> None:
    """Build, then pay; a settlement brings two regions. [BUILD-1, BUILD-2, BUILD-3]"""
    if isinstance(action, BuildRoad):
        t.record(RoadBuilt(seat, action.column))
        t.open(PAYING, seat, cost_of(ROAD))
    elif isinstance(action, BuildCity):
        raise_city(t, seat, action.town)
        t.open(PAYING, seat, cost_of(CITY))
    elif isinstance(action, ScoutAhead):
        t.record(ActionPlayed(seat, SCOUT))
        settle(t, seat, action.town)
        t.open(SCOUTING, seat, SIDES)
        t.open(PAYING, seat, cost_of(SETTLEMENT))
    else:
        assert isinstance(action, BuildSettlement)
        settle(t, seat, action.town)
        for _region in range(SIDES):
            t.record(RegionDrawn(seat, t.pick(REGION_STACK, t.state.middle[:FIRST_DRAWN])))
        t.open(PAYING, seat, cost_of(SETTLEMENT))


def settle(t: Table[State], seat: i64, town: i64) -> None:
    """Place the settlement and open the laying of its regions. [BUILD-2]"""
    t.record(SettlementBuilt(seat, town))
    t.open(LAYING, seat, new_column(t.state, seat, town))

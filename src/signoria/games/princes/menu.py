"""The menu that lists the actions in a fixed order."""

from typing import Final

from signoria.games.princes.actions import (
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Done,
    Foretell,
    KeepHand,
    LayFirst,
    PickAbroad,
    PickCard,
    PickDeck,
    PickEvent,
    PickFace,
    PickPlace,
    PickRegion,
    PickResource,
    PickSite,
    PickStack,
    PickWay,
    Play,
    Put,
    Roll,
    ScoutAhead,
    Search,
    Trade,
    TradeBeside,
    Use,
    UseAbroad,
    UsePlace,
)
from signoria.games.princes.cards import CARDS
from signoria.games.princes.decks.ready import READY
from signoria.games.princes.places import column_of, side_of, zone_of
from signoria.games.princes.rules import (
    BESIDE_FIRST,
    COLUMNS,
    FACE_NAMES,
    MOST_EVENTS,
    MOST_WAYS,
    NUMBERS,
    PLACES,
    PLOTS,
    REGIONS,
    RESOURCE_TYPES,
    SIDES,
    SITES,
    SPOTS,
    STACKS,
    THEIRS,
    TOWNS,
)
from signoria.kernel.action import Action


def outer_places() -> list[int]:
    """Return all outer places in the order of the menu. [GEO-5]"""
    first = int(PLACES + BESIDE_FIRST)
    return [*range(BESIDE_FIRST, PLACES), *range(first, first + THEIRS)]


def make_menu() -> list[Action]:
    """Return the menu in its fixed order."""
    types, numbers = range(RESOURCE_TYPES), range(len(CARDS))
    plots = [(plot // SIDES, plot % SIDES) for plot in range(PLOTS)]
    menu: list[Action] = [Roll(), Done(), KeepHand()]
    menu += [Foretell(number) for number in range(1, NUMBERS + 1)]
    menu += [BuildRoad(column) for column in range(COLUMNS)]
    menu += [BuildSettlement(town) for town in range(TOWNS)]
    menu += [ScoutAhead(town) for town in range(TOWNS)]
    menu += [BuildCity(town) for town in range(TOWNS)]
    menu += [Build(card) for card in numbers]
    menu += [Play(card) for card in numbers]
    menu += [Trade(resource, wanted) for resource in types for wanted in types]
    menu += [TradeBeside(*plot, wanted) for plot in plots[:REGIONS] for wanted in types]
    menu += [Use(site // SPOTS, site % SPOTS) for site in range(SITES)]
    menu += [PickSite(site // SPOTS, site % SPOTS) for site in range(SITES)]
    menu += [PickRegion(column, side) for column, side in plots]
    menu += [PickResource(resource) for resource in types]
    menu += [PickStack(stack) for stack in range(STACKS)]
    menu += [Search(stack) for stack in range(STACKS)]
    menu += [PickCard(card) for card in numbers]
    menu += [LayFirst(side) for side in range(SIDES)]
    menu += [Put(card, stack) for card in numbers for stack in range(STACKS)]
    menu += [PickDeck(deck) for deck in range(len(READY))]
    menu += [PickAbroad(site // SPOTS, site % SPOTS) for site in range(SITES)]
    menu += [UseAbroad(site // SPOTS, site % SPOTS) for site in range(SITES)]
    return menu + further_actions()


def further_actions() -> list[Action]:
    """Return the actions of the expansions. [GEO-5, CHOICE-1, TOKEN-3, ACT-10]"""
    menu: list[Action] = []
    outer = [(zone_of(place), column_of(place), side_of(place)) for place in outer_places()]
    menu += [PickPlace(*fields) for fields in outer]
    menu += [UsePlace(*fields) for fields in outer]
    menu += [PickWay(way) for way in range(MOST_WAYS)]
    menu += [PickFace(face) for face in range(len(FACE_NAMES))]
    menu += [PickEvent(event) for event in range(MOST_EVENTS)]
    return menu


MENU: Final[list[Action]] = make_menu()

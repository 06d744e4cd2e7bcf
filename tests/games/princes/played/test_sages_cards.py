"""Tests of the cards of the Era of Sages: each is played and leaves the table in order."""

from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    BuildCity,
    Done,
    Foretell,
    PickAbroad,
    PickCard,
    PickEvent,
    PickFace,
    PickPlace,
    PickResource,
    PickSite,
    PickStack,
    PickWay,
    Play,
    Put,
    Roll,
    Search,
    Use,
    UsePlace,
)
from signoria.games.princes.card_rows import CARD_ROWS, SIZE, number_of
from signoria.games.princes.events import EventDrawn
from signoria.games.princes.rules import (
    COMMERCE,
    FACE_NAMES,
    PLOTS,
    POINT_TYPES,
    RESOURCE_NAMES,
    STRENGTH,
    VP,
    ZONE_NAMES,
)
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.kernel.table import Table
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
    GOLD_FIELD,
    HILLS,
    ME,
    MOUNTAINS,
    OTHER,
    PASTURE,
    acting,
    begin,
    begun,
    beside,
    city,
    clean,
    deal,
    do,
    draw,
    first_come,
    hand,
    have,
    lay,
    offered,
    pass_turn,
    phase,
    pick,
    refused,
    roll,
    set_region,
    shown,
    stand,
    stock,
    stored,
)

PLENTY = {"brick": 3, "grain": 3, "lumber": 3, "ore": 3, "wool": 3, "gold": 3}
DECKS: dict[str, Any] = {"red_deck": "warlords", "blue_deck": "merchants"}
BRIGAND, TRADE, CELEBRATION, HARVEST, EVENT = range(5)
SAGES = {
    "barbara": (FIELDS, "grain", 6),
    "frederich": (HILLS, "brick", 3),
    "michaela": (PASTURE, "wool", 4),
    "peter": (FOREST, "lumber", 2),
    "piet": (MOUNTAINS, "ore", 5),
    "walther": (GOLD_FIELD, "gold", 1),
}
PETER, PIET = beside(FOREST), beside(MOUNTAINS)


def points(t: Table[State], kind: int, seat: int = ME) -> int:
    return t.state.tally[seat * POINT_TYPES + kind]


def wise(t: Table[State], seat: int = ME, owls: int = 3) -> Table[State]:
    """Give a seat a sage of the forest with owls."""
    return lay(t, seat, "peter", FOREST, owls)


def rich(*cards: str) -> Table[State]:
    """Return a table at which seat 0 may act, has cities, plenty, owls and these cards."""
    t = wise(deal(stock(city(acting(begin()), ME, 5, 6), ME, **PLENTY), ME, *cards))
    t.rng = SeededRng(7)
    return t


def use(place: tuple[int, int]) -> UsePlace:
    return UsePlace(ZONE_NAMES.index("region"), *place)


@pytest.mark.rule("BUILD-16", "TOKEN-1")
@pytest.mark.parametrize("card", SAGES)
def test_a_sage_is_paid_by_its_region_and_gains_an_owl_with_its_number(card: str) -> None:
    place, kind, number = SAGES[card]
    t = stock(deal(acting(begin()), ME, card), ME, **{**PLENTY, kind: 0})
    assert refused(t, ME, Build(number_of(card))) == "BUILD-16"

    do(stock(t, ME, **{kind: 1}), ME, Build(number_of(card)))

    assert (shown(t, ME), have(t, ME)) == ({card: 0}, {})
    clean(t)
    pass_turn(first_come(t, "hand"))
    roll(t, number, "trade")
    assert (shown(t, ME), stored(t, ME, place)) == ({card: 1}, 1)
    clean(t, OTHER)


@pytest.mark.rule("TOKEN-1")
def test_a_sage_holds_three_owls_at_most_and_plenty_brings_none() -> None:
    """Ruling D22: what finds no room is lost."""
    t = wise(begin(), owls=3)
    roll(t, 2, "trade")
    assert shown(t, ME) == {"peter": 3}

    t = wise(begin(), owls=1)
    draw(t, "year-of-plenty", 5)
    assert shown(t, ME) == {"peter": 1}
    clean(t)


@pytest.mark.rule("BUILD-16", "GEO-5", "BUILD-9")
def test_principal_sage_woman_lies_beside_any_region_that_can_pay() -> None:
    t = stock(deal(wise(acting(begin())), ME, "principal-sage-woman"), ME, lumber=3, wool=1, ore=2)
    woman = number_of("principal-sage-woman")

    do(t, ME, Build(woman))
    assert offered(t, ME) == [beside(PASTURE), beside(MOUNTAINS)]
    assert refused(t, ME, beside(FOREST)) == "GEO-5"
    assert refused(t, ME, beside((13, 0))) == "TABLE-5"
    assert refused(t, ME, PickSite(5, 0)) == "TABLE-3"
    do(t, ME, beside(MOUNTAINS))

    assert have(t, ME) == {"lumber": 3, "wool": 1, "ore": 1}
    clean(t)
    deal(t, ME, "principal-sage-woman")
    assert refused(t, ME, Build(woman)) == "BUILD-9"


@pytest.mark.rule("T25", "T26", "BUILD-16")
def test_a_tournament_has_each_name_once_and_three_sages_a_principality() -> None:
    t = acting(begun("tournament", **DECKS))
    for card in ("peter", "piet"):
        place = place_of(t, ME, SAGES[card][1])
        lay(t, ME, card, place)
    for seat in (ME, OTHER):
        stock(deal(t, seat, "peter", "barbara", "principal-sage-woman"), seat, **PLENTY)
    assert refused(t, ME, Build(number_of("peter"))) == "T25"
    do(t, ME, Build(number_of("barbara")))

    assert refused(t, ME, Build(number_of("principal-sage-woman"))) == "T26"
    t.state.active = OTHER
    assert refused(t, ME, Build(number_of("principal-sage-woman"))) == "T26"


def place_of(t: Table[State], seat: int, kind: str) -> tuple[int, int]:
    """Return the first region of a seat that bears a resource."""
    number = RESOURCE_NAMES.index(kind)
    plot = next(at for at in range(PLOTS) if t.state.bears(seat, at) == number)
    return plot // 2, plot % 2


@pytest.mark.rule("BUILD-6", "BUILD-18")
def test_sages_may_be_thrown_away_but_no_marker_and_no_grove() -> None:
    t = stand(lay(wise(acting(begin())), ME, "manifesto"), ME, "grove-peace")

    assert refused(t, ME, PickSite(5, 0)) == "BUILD-6"
    assert refused(t, ME, PickPlace(ZONE_NAMES.index("marker"), 0, 0)) == "GEO-5"
    do(t, ME, PETER)
    assert shown(t, ME) == {"manifesto": 0}
    assert t.state.discard[number_of("peter")] == 1
    clean(t)


@pytest.mark.rule("TOKEN-2")
def test_academy_of_sages_costs_an_owl_and_sells_one_a_turn() -> None:
    t = rich("academy-of-sages")
    lay(t, ME, "piet", MOUNTAINS, 0)

    do(t, ME, Build(number_of("academy-of-sages")), PickSite(5, 0))
    assert shown(t, ME) == {"peter": 2, "piet": 0}
    do(t, ME, Use(5, 0), pick(FIELDS), PIET)

    assert shown(t, ME) == {"peter": 2, "piet": 1}
    assert have(t, ME)["grain"] == 2
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("TOKEN-2")
def test_card_that_costs_owls_needs_them() -> None:
    t = stock(deal(city(acting(begin()), ME), ME, "academy-of-sages", "great-foresight"), ME)
    stock(wise(t, owls=0), ME, **PLENTY)

    assert refused(t, ME, Build(number_of("academy-of-sages"))) == "TOKEN-2"
    assert refused(t, ME, Play(number_of("great-foresight"))) == "TOKEN-2"
    assert Build(number_of("academy-of-sages")) not in offered(t, ME)
    assert Play(number_of("great-foresight")) not in offered(t, ME)


@pytest.mark.rule("TOKEN-2")
def test_two_academies_are_used_apart_and_the_payer_picks_the_sage() -> None:
    t = lay(rich("robert"), ME, "piet", MOUNTAINS, 2)
    stand(stand(t, ME, "academy-of-sages", 6, 0), ME, "academy-of-sages", 6, 1)
    do(t, ME, Build(number_of("robert")), PickSite(5, 0))
    assert offered(t, ME) == [PETER, PIET]
    assert refused(t, ME, beside(FIELDS)) == "GEO-5"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PIET, PETER)
    assert shown(t, ME) == {"peter": 2, "piet": 1}

    do(t, ME, Use(6, 0), pick(FIELDS), PIET, Use(6, 1), pick(FIELDS), PETER)

    assert shown(t, ME) == {"peter": 3, "piet": 2}
    clean(t)


@pytest.mark.rule("ROLL-8")
def test_courthouse_lets_its_owner_choose_what_trade_takes() -> None:
    t = stand(stock(stock(begin(), ME), OTHER, ore=1, wool=1), ME, "large-trade-ship")
    stand(stand(t, ME, "brick-ship", 5, 1), ME, "gold-ship", 6, 0)
    stand(city(t, OTHER), OTHER, "courthouse")

    roll(t, 3, "trade")
    assert (phase(t), t.actors()) == ("taking", [OTHER])
    assert refused(t, OTHER, PickResource(0)) == "ROLL-4"
    do(t, OTHER, PickResource(RESOURCE_NAMES.index("wool")))

    assert (have(t, ME), have(t, OTHER)) == ({"brick": 1, "wool": 1}, {"ore": 1, "lumber": 1})
    clean(t)


@pytest.mark.rule("ATTACK-8")
def test_granary_trades_a_grain_for_another_kind() -> None:
    t = stand(city(stock(acting(begin()), ME, grain=2), ME), ME, "granary")
    stock(t, OTHER, grain=1, ore=2, wool=1)
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    stock(t, OTHER)
    assert refused(t, ME, Use(5, 0)) == "TURN-3"  # he owns nothing but the grain to come

    stock(t, OTHER, ore=2, wool=1)
    do(t, ME, Use(5, 0))
    assert offered(t, ME) == [PickResource(RESOURCE_NAMES.index(k)) for k in ("ore", "wool")]
    do(t, ME, PickResource(RESOURCE_NAMES.index("ore")))

    assert have(t, ME) == {"grain": 1, "ore": 1}
    assert have(t, OTHER) == {"grain": 1, "ore": 1, "wool": 1}
    assert points(t, VP) == 4
    clean(t)


@pytest.mark.rule("ATTACK-8")
def test_granary_picks_among_several_empty_fields() -> None:
    t = stand(city(stock(acting(begin()), ME, grain=1), ME), ME, "granary")
    set_region(t, OTHER, 16, "fields-stack-1")
    t.state.middle[number_of("fields-stack-1")] = 0
    stock(t, OTHER, ore=1)

    do(t, ME, Use(5, 0))
    theirs = ZONE_NAMES.index("their-region")
    assert offered(t, ME) == [PickPlace(theirs, 7, 0), PickPlace(theirs, 8, 0)]
    assert refused(t, ME, PickPlace(theirs, 7, 1)) == "GEO-5"
    do(t, ME, PickPlace(theirs, 8, 0))

    assert stored(t, OTHER, (8, 0)) == 1
    assert have(t, ME) == {"ore": 1}
    clean(t)


@pytest.mark.rule("TOKEN-3")
def test_cole_uses_a_grove_of_the_other_for_its_owls() -> None:
    t = stand(rich(), ME, "cole")
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    stand(stand(t, OTHER, "grove-freedom"), OTHER, "grove-great-foresight", 5, 1)
    do(t, ME, Use(5, 0))
    assert offered(t, ME) == [PickAbroad(5, 0), PickAbroad(5, 1)]
    assert refused(t, ME, PickAbroad(6, 1)) == "ATTACK-3"
    do(t, ME, PickAbroad(5, 0), Search(2))
    do(t, ME, offered(t, ME)[0])

    assert shown(t, ME) == {"peter": 2}
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)


@pytest.mark.rule("TOKEN-2")
def test_cole_costs_three_owls_and_a_drill_ground_saves_a_resource_only() -> None:
    t = stand(stock(rich("cole"), ME, grain=2), ME, "drill-ground", 6, 0)

    do(t, ME, Build(number_of("cole")), PickSite(5, 0))

    assert (shown(t, ME), have(t, ME)) == ({"peter": 0}, {})
    assert (points(t, STRENGTH), points(t, VP)) == (4, 5)
    clean(t)


@pytest.mark.rule("TOKEN-3")
def test_cole_sets_the_die_by_a_grove_of_the_other() -> None:
    """Ruling D58."""
    t = stand(stand(wise(begin()), ME, "cole"), OTHER, "grove-justice")
    wise(t, OTHER)
    assert offered(t, ME) == [Roll(), Use(5, 0)]

    do(t, ME, Use(5, 0), PickFace(HARVEST))

    assert shown(t, ME) == {"peter": 1}
    assert offered(t, ME) == [Roll()]


@pytest.mark.rule("TOKEN-2")
def test_robert_costs_two_owls() -> None:
    t = rich("robert")

    do(t, ME, Build(number_of("robert")), PickSite(5, 0))

    assert (shown(t, ME), points(t, STRENGTH), points(t, VP)) == ({"peter": 1}, 2, 5)
    clean(t)


@pytest.mark.rule("TOKEN-3", "EVENT-11")
@pytest.mark.parametrize("event", ["feud", "fraternal-feuds"])
def test_grove_courage_averts_feuds_for_two_owls(event: str) -> None:
    t = stand(stand(wise(begin(), OTHER), OTHER, "grove-courage"), OTHER, "abbey", 5, 1)
    draw(stand(t, ME, "candamir"), event)

    assert (phase(t), t.actors()) == ("warding", [OTHER])
    assert offered(t, OTHER) == [Done(), Use(5, 0)]
    assert refused(t, OTHER, Use(5, 1)) == "TURN-3"
    assert refused(t, OTHER, Use(99, 1)) == "TABLE-5"
    do(t, OTHER, Use(5, 0))

    assert shown(t, OTHER) == {"peter": 1}
    assert (t.state.held[OTHER], t.state.has_title(OTHER, number_of("abbey"))) == (3, True)
    clean(t)


@pytest.mark.rule("TOKEN-3")
def test_grove_courage_does_not_help_against_riots() -> None:
    t = stand(stand(wise(begin(), OTHER), OTHER, "grove-courage"), OTHER, "inga", 5, 1)
    draw(t, "riots")

    assert phase(t) != "warding" or Use(5, 0) not in offered(t, OTHER)


@pytest.mark.rule("HAND-7", "TOKEN-2")
def test_grove_fraternity_draws_three_and_offers_one() -> None:
    """Ruling D59."""
    t = stand(rich(), ME, "grove-fraternity")

    do(t, ME, Use(5, 0), PickStack(0), PickStack(0))
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickStack(2))
    assert (phase(t), t.actors(), t.state.held[ME]) == ("drawing", [OTHER], 6)
    do(t, OTHER, Done())

    assert (t.state.held[OTHER], shown(t, ME)) == (3, {"peter": 2})
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    clean(t)
    do(t, ME, Done())
    assert phase(t) == "hand"


@pytest.mark.rule("HAND-7")
def test_grove_fraternity_may_bring_the_opponent_a_card() -> None:
    t = stand(rich(), ME, "grove-fraternity")
    do(t, ME, Use(5, 0), PickStack(0), PickStack(0), PickStack(0))
    assert offered(t, OTHER) == [Done(), *(PickStack(at) for at in range(4))]

    do(t, OTHER, PickStack(1))

    assert t.state.held[OTHER] == 4
    clean(t)


@pytest.mark.rule("TOKEN-2")
def test_grove_freedom_chooses_a_card_that_may_be_used_at_once() -> None:
    t = stand(rich(), ME, "grove-freedom")
    t.rng = SeededRng(3)

    do(t, ME, Use(5, 0), Search(1))
    wanted = offered(t, ME)[0]
    assert isinstance(wanted, PickCard)
    do(t, ME, wanted)

    assert (t.state.held[ME], shown(t, ME)) == (4, {"peter": 2})
    assert GAME.names["card"][wanted.card] in hand(t, ME)
    clean(t)


@pytest.mark.rule("ACT-11", "SET-6")
def test_grove_great_foresight_puts_events_under_the_stack() -> None:
    t = stand(rich(), ME, "grove-great-foresight")
    feud, plague, race = (number_of(k) for k in ("feud", "invention", "trade-ships-race"))
    t.rng = ScriptedRng([feud, plague, race])

    do(t, ME, Use(5, 0))
    assert offered(t, ME) == [Done(), *(PickEvent(at) for at in range(3))]
    assert GAME.view(t.state, ME).events[:3] == [feud, plague, race]
    assert GAME.view(t.state, OTHER).events[:3] == [HIDDEN] * 3
    assert refused(t, ME, PickEvent(3)) == "ACT-10"
    assert refused(t, ME, PickEvent(99)) == "TABLE-5"
    assert refused(t, ME, PickSite(5, 0)) == "TABLE-3"
    do(t, ME, PickEvent(1), PickEvent(0))
    assert offered(t, ME) == [Done(), PickEvent(0)]
    do(t, ME, Done())

    assert GAME.view(t.state, ME).events[0] == race
    assert GAME.view(t.state, ME).events[-2:] == [plague, feud]
    assert GAME.view(t.state, OTHER).events[-2:] == [HIDDEN, HIDDEN]
    assert shown(t, ME) == {"peter": 1}
    clean(t)


@pytest.mark.rule("TOKEN-3", "ACT-6")
def test_grove_justice_sets_the_event_die_and_combines_with_brigitta() -> None:
    t = deal(stand(wise(stock(begin(), ME)), ME, "grove-justice"), ME, "brigitta", "reiner-herald")
    assert refused(t, ME, Use(5, 1)) == "TURN-3"
    do(t, ME, Use(5, 0))
    assert offered(t, ME) == [PickFace(face) for face in range(len(FACE_NAMES))]
    assert refused(t, ME, PickFace(9)) == "TABLE-5"
    assert refused(t, ME, Roll()) == "TABLE-3"
    do(t, ME, PickFace(CELEBRATION))
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    assert refused(t, ME, Play(number_of("reiner-herald"))) == "ACT-7"
    do(t, ME, Foretell(6))
    first_come(t, "gaining")

    assert (t.state.number, t.state.face) == (6, CELEBRATION)
    assert have(t, ME) == {"grain": 1, "lumber": 1}
    assert shown(t, ME) == {"peter": 1}
    clean(t)


@pytest.mark.rule("TOKEN-3")
@pytest.mark.parametrize(("face", "next_"), [(BRIGAND, "actions"), (EVENT, "actions")])
def test_grove_justice_may_choose_brigands_and_events(face: int, next_: str) -> None:
    """Ruling A13."""
    t = stand(wise(begin()), ME, "grove-justice")
    t.state.event_pool[number_of("invention")] += 1
    t.rng = ScriptedRng([4, number_of("invention")])

    do(t, ME, Use(5, 0), PickFace(face), Roll())

    assert (phase(t), t.state.face) == (next_, face)
    clean(t)


@pytest.mark.rule("TOKEN-3", "MATCH-1", "ATTACK-2")
@pytest.mark.parametrize(
    ("number", "robert", "averted"), [(4, False, True), (3, False, False), (3, True, True)]
)
def test_grove_peace_may_avert_an_attack(number: int, robert: bool, averted: bool) -> None:
    t = stand(wise(acting(begin()), OTHER), OTHER, "grove-peace")
    stand(deal(t, ME, "voyage-of-plunder"), ME, "candamir")
    if robert:
        stand(city(t, OTHER, 6), OTHER, "robert", 6, 0)
    stock(stock(t, ME), OTHER, ore=1)
    t.rng = ScriptedRng([number - 1])

    do(t, ME, Play(number_of("voyage-of-plunder")))
    assert (phase(t), offered(t, OTHER)) == ("sheltering", [Done(), Use(5, 0)])
    do(t, OTHER, Use(5, 0))

    assert have(t, ME) == ({} if averted else {"ore": 1})
    assert shown(t, OTHER) == {"peter": 2}
    clean(t)


@pytest.mark.rule("TOKEN-3")
def test_grove_peace_may_stay_unused_and_the_attack_is_paid_first() -> None:
    t = wise(stand(wise(acting(begin()), OTHER, 1), OTHER, "grove-peace"), ME, 1)
    deal(t, ME, "wise-protection")

    do(t, ME, Play(number_of("wise-protection")))
    assert shown(t, ME) == {"peter": 0}
    do(t, OTHER, Done())

    assert shown(t, OTHER) == {"peter": 1}
    clean(t)


@pytest.mark.rule("TOKEN-3", "ROLL-3")
@pytest.mark.parametrize("seat", [ME, OTHER])
@pytest.mark.parametrize("face", ["trade", "celebration", "brigand"])
def test_grove_vigilance_turns_a_face_to_an_event_card(face: str, seat: int) -> None:
    t = stand(wise(stock(begin(), ME, wool=3, gold=3, ore=3), seat), seat, "grove-vigilance")
    t.state.event_pool[number_of("invention")] += 1
    roll(t, 6, face, number_of("invention"))

    assert (phase(t), t.actors()) == ("turning_die", [seat])
    assert offered(t, seat) == [Done(), Use(5, 0)]
    assert refused(t, seat, Use(6, 0)) == "TURN-3"
    do(t, seat, Use(5, 0))

    assert t.state.face == EVENT
    assert have(t, ME) == {"wool": 3, "gold": 3, "ore": 3, "grain": 1}  # production comes first
    assert shown(t, seat) == {"peter": 2}
    clean(t)


@pytest.mark.rule("TOKEN-3")
def test_grove_vigilance_asks_the_active_player_first_and_both_may_decline() -> None:
    """Ruling D23."""
    t = begin()
    for seat in (ME, OTHER):
        stand(wise(t, seat), seat, "grove-vigilance")
    roll(t, 1, "celebration")
    do(t, ME, Done())
    assert (phase(t), t.actors()) == ("turning_die", [OTHER])
    do(t, OTHER, Done())
    assert phase(t) == "gaining"

    t = stand(wise(begin()), ME, "grove-vigilance")
    roll(t, 1, "harvest")
    assert phase(t) == "gaining"


@pytest.mark.rule("LEVEL-1", "BUILD-18", "CHOICE-1", "TOKEN-2")
def test_manifesto_is_raised_for_owls_or_an_attack_card() -> None:
    """Ruling D56."""
    t = lay(rich("manifesto", "archer", "voyage-of-plunder"), ME, "piet", MOUNTAINS, 1)
    manifesto = UsePlace(ZONE_NAMES.index("marker"), 0, 0)

    do(t, ME, Build(number_of("manifesto")))
    assert points(t, VP) == 4
    do(t, ME, manifesto)
    assert offered(t, ME) == [PickWay(0), PickWay(1)]
    assert refused(t, ME, PickWay(2)) == "CHOICE-1"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickWay(1))
    assert offered(t, ME) == [PickCard(number_of(k)) for k in ("archer", "voyage-of-plunder")]
    assert refused(t, ME, PickCard(number_of("manifesto"))) == "HAND-2"
    assert refused(t, ME, PickCard(SIZE)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickCard(number_of("archer")), PIET)
    assert (shown(t, ME)["manifesto"], points(t, VP)) == (1, 5)
    assert have(t, ME) == {**PLENTY, "lumber": 2, "gold": 1}

    do(stock(t, ME, lumber=1, gold=2), ME, manifesto, PickWay(0))
    assert shown(t, ME) == {"peter": 0, "piet": 0, "manifesto": 2}
    assert (points(t, VP), have(t, ME)) == (6, {})
    assert refused(t, ME, manifesto) == "GEO-5"
    clean(t)


@pytest.mark.rule("LEVEL-1", "CHOICE-1")
def test_manifesto_asks_even_if_only_one_way_is_open() -> None:
    """Skipping the question would tell whether the hand has an attack card."""
    t = lay(stock(rich(), ME, lumber=1, gold=2), ME, "manifesto")
    do(t, ME, UsePlace(ZONE_NAMES.index("marker"), 0, 0))
    assert offered(t, ME) == [PickWay(0)]
    do(t, ME, PickWay(0))
    assert shown(t, ME) == {"peter": 0, "manifesto": 1}
    clean(t)


@pytest.mark.rule("NEED-1", "BUILD-9", "LEVEL-1")
def test_manifesto_needs_a_city_stays_single_and_ends_at_three() -> None:
    t = deal(wise(acting(begin())), ME, "manifesto")
    assert refused(t, ME, Build(number_of("manifesto"))) == "NEED-1"
    lay(city(t, ME), ME, "manifesto", shown=3)
    assert refused(t, ME, Build(number_of("manifesto"))) == "BUILD-9"
    stock(t, ME, **PLENTY)
    assert refused(t, ME, UsePlace(ZONE_NAMES.index("marker"), 0, 0)) == "GEO-5"
    assert points(t, VP) == 6


@pytest.mark.rule("NEED-1", "TOKEN-2")
def test_age_of_enlightenment_pays_for_the_manifesto() -> None:
    t = lay(stock(rich("age-of-enlightenment"), ME), ME, "manifesto")
    age = number_of("age-of-enlightenment")
    assert refused(t, ME, Play(age)) == "NEED-1"
    t = lay(stock(rich("age-of-enlightenment"), ME), ME, "manifesto", shown=2)

    do(t, ME, Play(age), pick(FIELDS), pick(HILLS))

    assert (have(t, ME), shown(t, ME)["peter"]) == ({"grain": 1, "brick": 1}, 2)
    clean(t)


@pytest.mark.rule("MATCH-1", "NEED-1")
@pytest.mark.parametrize(
    ("mine", "theirs", "robert", "gained"),
    [
        *((4, 1, None, [2, 0]), (1, 6, None, [0, 2]), (3, 4, None, [1, 1])),
        *((3, 4, ME, [2, 0]), (3, 4, OTHER, [0, 2])),
    ],
)
def test_dispute_of_sages_is_won_by_dice_and_owls(
    mine: int, theirs: int, robert: int | None, gained: list[int]
) -> None:
    t = stock(stock(deal(acting(begin()), ME, "dispute-of-sages"), ME), OTHER)
    wise(t, ME, 3)
    assert refused(t, ME, Play(number_of("dispute-of-sages"))) == "NEED-1"
    wise(t, OTHER, 1)
    if robert is not None:
        stand(city(t, robert), robert, "robert")
    t.rng = ScriptedRng([mine - 1, theirs - 1])

    do(t, ME, Play(number_of("dispute-of-sages")))
    first_come(t, "gaining")

    assert [sum(have(t, seat).values()) for seat in (ME, OTHER)] == gained
    assert shown(t, ME) == {"peter": 2}
    clean(t)


@pytest.mark.rule("ACT-10", "T10", "SET-6")
def test_great_foresight_removes_an_event_that_only_its_player_knows() -> None:
    t = wise(deal(acting(begun("tournament", **DECKS)), ME, "great-foresight"))
    t.rng = SeededRng(5)
    do(t, ME, Play(number_of("great-foresight")))
    known = GAME.view(t.state, ME).events
    assert HIDDEN not in known
    assert GAME.view(t.state, OTHER).events.count(HIDDEN) == 12
    assert refused(t, ME, PickEvent(known.index(number_of("yule")))) == "ACT-10"
    assert len(offered(t, ME)) == 12
    at = known.index(number_of("riots"))

    do(t, ME, PickEvent(at))

    assert GAME.view(t.state, ME).events == known[:at] + known[at + 1 :]
    assert GAME.view(t.state, ME).events_gone == [number_of("riots")]
    assert GAME.view(t.state, OTHER).events_gone == [HIDDEN]
    assert GAME.view(t.state, SPECTATOR).events_gone == [HIDDEN]
    assert shown(t, ME) == {"peter": 2}
    clean(t)


@pytest.mark.rule("T10", "ACT-10")
def test_great_foresight_brings_the_last_three_events() -> None:
    """When it leaves three events besides Yule, Yule goes, and events lie face up."""
    t = wise(deal(acting(begun("tournament", **DECKS)), ME, *["great-foresight"] * 2))
    t.rng = SeededRng(6)
    while len(t.state.events) > 5:
        at = 0 if t.state.events[0] != number_of("yule") + 1 else 1
        GAME.events["event_removed"](ME, at, *named(t, at)).apply(t.state)  # type: ignore[call-arg]
    do(t, ME, Play(number_of("great-foresight")))
    do(t, ME, offered(t, ME)[0])

    assert (len(t.state.events), t.state.laid) == (3, 0)
    assert GAME.view(t.state, OTHER).events_gone[-1] == number_of("yule")
    t.record(EventDrawn(t.state.events[0] - 1, 0))
    do(t, ME, Play(number_of("great-foresight")))
    assert len(offered(t, ME)) <= 2  # the event that lies face up stays
    clean(first_come(t, "foreseeing"))


def named(t: Table[State], at: int) -> tuple[int, int]:
    """Return a possible card for a place of the event stack, which no lot has brought."""
    if t.state.events[at]:
        return t.state.events[at] - 1, 0
    return next(card for card in range(SIZE) if t.state.event_pool[card]), 0


@pytest.mark.rule("NEED-1", "TOKEN-1")
def test_power_of_groves_brings_an_owl_for_each() -> None:
    t = stand(lay(rich("power-of-groves"), ME, "piet", MOUNTAINS, 1), ME, "grove-peace")
    power = number_of("power-of-groves")
    stand(t, ME, "grove-justice", 5, 1)

    do(t, ME, Play(power))

    assert shown(t, ME) == {"peter": 3, "piet": 3}
    clean(t)
    deal(t, ME, "power-of-groves")
    assert refused(t, ME, Play(power)) == "ACT-1"  # no room for an owl


@pytest.mark.rule("NEED-1")
def test_power_of_groves_needs_two_sages_and_a_grove() -> None:
    t = lay(wise(deal(acting(begin()), ME, "power-of-groves"), ME, 0), ME, "piet", MOUNTAINS, 1)
    power = number_of("power-of-groves")
    assert refused(t, ME, Play(power)) == "NEED-1"
    stand(t, ME, "grove-peace")
    do(t, ME, Play(power))
    assert offered(t, ME) == [PETER, PIET]
    assert refused(t, ME, beside(FIELDS)) == "GEO-5"
    do(t, ME, PIET)
    assert shown(t, ME) == {"peter": 0, "piet": 2}
    clean(t)
    do(stand(deal(t, ME, "power-of-groves"), ME, "grove-courage", 5, 1), ME, Play(power))
    do(t, ME, PETER, PETER)
    assert shown(t, ME) == {"peter": 2, "piet": 2}
    clean(t)


@pytest.mark.rule("BUILD-19", "NEED-1")
def test_wise_compensation_builds_a_city_for_owls() -> None:
    t = stock(wise(deal(acting(begin()), ME, "wise-compensation")), ME)
    compensation = number_of("wise-compensation")
    assert refused(t, ME, Play(compensation)) == "NEED-1"
    city(t, OTHER)
    do(t, ME, Play(compensation))
    assert offered(t, ME) == [BuildCity(5), BuildCity(6)]
    assert refused(t, ME, BuildCity(4)) == "BUILD-3"
    assert refused(t, ME, BuildCity(99)) == "TABLE-5"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, BuildCity(6))

    assert (t.state.score(ME), shown(t, ME)) == (3, {"peter": 0})
    clean(t)


@pytest.mark.rule("BUILD-19", "ACT-1")
def test_wise_compensation_needs_a_settlement_to_upgrade() -> None:
    t = stand(city(rich("wise-compensation"), OTHER, 5, 6), OTHER, "mint")
    assert refused(t, ME, Play(number_of("wise-compensation"))) == "ACT-1"
    t.state.towns[ME * 12 + 5] = 1
    do(t, ME, Play(number_of("wise-compensation")))
    assert t.state.towns[ME * 12 + 5] == 2


@pytest.mark.rule("ATTACK-9")
def test_wise_protection_takes_a_hand_with_an_attack_card() -> None:
    t = deal(wise(acting(begin())), ME, "wise-protection")
    deal(t, OTHER, "archer")
    held = t.state.held[OTHER]

    do(t, ME, Play(number_of("wise-protection")))
    assert (phase(t), t.actors()) == ("yielding", [OTHER])
    assert len(offered(t, OTHER)) == 4 * 4
    assert refused(t, OTHER, Put(number_of("abbey"), 0)) == "HAND-2"
    for card in hand(t, OTHER):
        do(t, OTHER, Put(number_of(card), 1))

    assert (held, t.state.held[OTHER]) == (4, 0)
    assert GAME.view(t.state, ME).stacks[1].cards.count(number_of("archer")) == 1
    clean(t)
    deal(t, ME, "wise-protection")
    assert refused(t, ME, Play(number_of("wise-protection"))) == "ACT-1"


@pytest.mark.rule("ATTACK-9")
def test_wise_protection_only_shows_a_hand_without_attack_cards() -> None:
    t = deal(wise(acting(begin())), ME, "wise-protection")

    do(t, ME, Play(number_of("wise-protection")))

    assert t.state.held[OTHER] == 3
    assert len(GAME.view(t.state, ME).their_hand_seen) == 3
    assert shown(t, ME) == {"peter": 2}
    clean(t)


@pytest.mark.rule("TOKEN-4", "CHOICE-1")
def test_council_of_sages_brings_owls_or_resources() -> None:
    t = lay(wise(stock(begin(), ME), ME, 1), ME, "piet", MOUNTAINS, 3)
    wise(stock(t, OTHER), OTHER, 2)
    draw(t, "council-of-sages", 6)

    assert offered(t, ME) == [PickWay(0), PickWay(1)]
    do(t, ME, PickWay(1))
    assert offered(t, ME) == [pick(FOREST), pick(MOUNTAINS)]
    assert refused(t, ME, pick(FIELDS)) == "GEO-3"
    do(t, ME, pick(FOREST), pick(MOUNTAINS))
    do(t, OTHER, PickWay(0))

    assert have(t, ME) == {"grain": 1, "lumber": 1, "ore": 1}
    assert (shown(t, ME), shown(t, OTHER)) == ({"peter": 1, "piet": 3}, {"peter": 3})
    clean(t)


@pytest.mark.rule("TOKEN-4")
def test_council_of_sages_brings_nothing_without_a_sage() -> None:
    """Ruling D35; a sage without room leaves only what is left."""
    t = wise(stock(begin(), ME, lumber=3), ME, 1)
    draw(t, "council-of-sages", 6)
    assert shown(t, ME) == {"peter": 3}
    clean(t)

    t = wise(stock(begin(), ME, lumber=2), ME, 3)
    draw(t, "council-of-sages", 6)
    assert have(t, ME) == {"lumber": 3, "grain": 1}
    clean(t)


@pytest.mark.rule("EVENT-13")
def test_famine_costs_a_grain_or_two_others() -> None:
    """Ruling D32."""
    t = stock(stock(begin(), ME, grain=1, ore=2), OTHER, ore=1, wool=3)
    draw(t, "famine", 4)
    assert (phase(t), t.actors()) == ("paying", [OTHER])
    first_come(t, "paying")

    assert have(t, ME) == {"ore": 2, "wool": 1}
    assert sum(have(t, OTHER).values()) == 1 + 3 + 1 - 2
    clean(t)


@pytest.mark.rule("EVENT-13")
def test_famine_spares_a_granary_and_takes_what_is_there() -> None:
    t = stand(city(stock(begin(), ME, grain=1), ME), ME, "granary")
    draw(stock(t, OTHER), "famine", 4)

    assert (have(t, ME), have(t, OTHER)) == ({"grain": 1, "wool": 1}, {})
    assert points(t, COMMERCE) == CARD_ROWS.points[number_of("granary") * POINT_TYPES + COMMERCE]
    clean(t)

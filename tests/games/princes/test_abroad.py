"""Tests of cards built in the other principality, made here: they stay their builder's."""

from collections.abc import Iterator

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    Done,
    PickAbroad,
    PickResource,
    PickSite,
    PickStack,
    Play,
    Use,
    UseAbroad,
)
from signoria.games.princes.bots import HEURISTICS, standing
from signoria.games.princes.card_rows import CARD_ROWS, number_of
from signoria.games.princes.cards.terms import A_BUILDING, INTO_DISCARD, TRADING_UNIT
from signoria.games.princes.effects.others import TO_AT
from signoria.games.princes.phases.steps import LOSING
from signoria.games.princes.rivals import shown_cards
from signoria.games.princes.rules import COMMERCE, POINT_TYPES, VP
from signoria.games.princes.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from tests.games.princes.cards.made import instead
from tests.games.princes.laying import (
    ME,
    OTHER,
    acting,
    begin,
    begun,
    city,
    clean,
    deal,
    do,
    first_come,
    have,
    offered,
    phase,
    refused,
    roll,
    stand,
    stock,
)
from tests.games.princes.test_tournament import DECKS, preparing

COPIES = "copies = [1, 0]\nforeign = true\ncost = { wool = 1 }\n"
STATION = (
    'kind = "green"\nfamily = "building"\nsingle = true\npoints = { vp = 1, commerce = 1 }\n'
    + COPIES
    + 'does = ["once: give any 1; gain ore 1"]\n'
)
TRADER = 'kind = "green"\nfamily = "trade-ship"\npoints = { commerce = 1 }\n' + COPIES
CITY_HOUSE = 'kind = "red"\nfamily = "building"\n' + COPIES
WAITER = 'kind = "green"\nfamily = "hero"\n' + COPIES + 'does = ["later: gain ore 1"]\n'
ABBEY = number_of("abbey")


@pytest.fixture
def station() -> Iterator[None]:
    """Turn the Abbey into a building for the other principality."""
    with instead("abbey", STATION):
        yield


def placed(t: Table[State], seat: int = ME, site: PickAbroad | None = None) -> Table[State]:
    """Build the card of a seat on a site of the other."""
    stock(deal(t, seat, "abbey"), seat, wool=1, gold=2)
    do(t, seat, Build(ABBEY), site or PickAbroad(5, 0))
    return t


def points(t: Table[State], seat: int, sort: int) -> int:
    return t.state.tally[seat * POINT_TYPES + sort]


@pytest.mark.rule("BUILD-15", "GEO-2")
@pytest.mark.usefixtures("station")
def test_card_is_built_on_a_free_site_of_the_other_and_its_points_are_the_builders() -> None:
    t = stand(stock(deal(acting(begin()), ME, "abbey"), ME, wool=1), OTHER, "storehouse", 5, 1)
    do(t, ME, Build(ABBEY))
    assert offered(t, ME) == [PickAbroad(5, 0), PickAbroad(6, 0), PickAbroad(6, 1)]
    assert refused(t, ME, PickAbroad(5, 1)) == "GEO-2"
    assert refused(t, ME, PickAbroad(99, 0)) == "TABLE-5"
    assert refused(t, ME, PickSite(5, 0)) == "TABLE-3"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickAbroad(5, 0))

    view = GAME.view(t.state, SPECTATOR)
    assert (view.seats[OTHER].sites[20], view.seats[OTHER].foreign) == (ABBEY, [20])
    assert (view.seats[ME].sites[20], view.seats[ME].foreign) == (-1, [])
    assert [points(t, seat, VP) for seat in (ME, OTHER)] == [3, 2]
    assert [points(t, seat, COMMERCE) for seat in (ME, OTHER)] == [1, 0]
    assert have(t, ME) == {}
    clean(t)


@pytest.mark.rule("BUILD-15", "BUILD-6", "BUILD-9")
@pytest.mark.usefixtures("station")
def test_card_abroad_fills_the_site_and_cannot_be_thrown_away_or_doubled() -> None:
    """Ruling D21: only cards in one's own principality are thrown away."""
    t = placed(acting(begin()))
    assert refused(t, ME, PickSite(5, 0)) == "BUILD-6"
    deal(stock(t, ME, wool=1), ME, "abbey")
    assert refused(t, ME, Build(ABBEY)) == "BUILD-9"
    t.rng = SeededRng(1)
    first_come(t, "actions", "hand", "exchange")
    stock(deal(roll(t, 1, "trade"), OTHER, "inga"), OTHER, ore=3, grain=3, wool=3, lumber=3)
    assert refused(t, OTHER, PickSite(5, 0)) == "BUILD-6"
    do(t, OTHER, Build(number_of("inga")))
    assert PickSite(5, 0) not in offered(t, OTHER)
    assert PickSite(5, 1) in offered(t, OTHER)


@pytest.mark.rule("BUILD-10", "BUILD-15")
def test_red_card_abroad_needs_a_city_of_the_other() -> None:
    with instead("abbey", CITY_HOUSE):
        t = city(stock(deal(acting(begin()), ME, "abbey"), ME, wool=1), ME)
        assert refused(t, ME, Build(ABBEY)) == "BUILD-10"
        do(city(t, OTHER, 6), ME, Build(ABBEY))
        assert offered(t, ME) == [PickAbroad(6, spot) for spot in range(4)]


@pytest.mark.rule("T18")
@pytest.mark.usefixtures("station")
def test_card_abroad_is_not_built_in_the_preparatory_round() -> None:
    t = deal(preparing(), ME, "abbey")
    assert refused(t, ME, Build(ABBEY)) == "T18"
    assert Build(ABBEY) not in offered(t, ME)


@pytest.mark.rule("TURN-3", "BUILD-15")
@pytest.mark.usefixtures("station")
def test_function_of_a_card_abroad_is_its_builders_once_a_turn() -> None:
    t = placed(acting(begin()))
    assert refused(t, ME, Use(5, 0)) == "TURN-3"
    assert refused(t, ME, UseAbroad(5, 1)) == "TURN-3"
    assert refused(t, ME, UseAbroad(5, 99)) == "TABLE-5"
    assert offered(t, ME)[-1] == UseAbroad(5, 0)
    assert t.legal(ME)[-1] in HEURISTICS.candidates(t.state, ME, t.legal(ME))
    stock(t, OTHER)
    do(t, ME, UseAbroad(5, 0))

    assert (have(t, ME), have(t, OTHER)) == ({"gold": 1, "ore": 1}, {"gold": 1})
    assert refused(t, ME, UseAbroad(5, 0)) == "TURN-3"
    assert UseAbroad(5, 0) not in offered(t, ME)
    clean(t)


@pytest.mark.rule("TURN-3")
def test_function_abroad_may_have_to_wait_and_needs_its_card() -> None:
    with instead("abbey", WAITER):
        t = acting(begin())
        assert refused(t, ME, UseAbroad(5, 0)) == "TURN-3"
        placed(t)
        assert refused(t, ME, UseAbroad(5, 0)) == "TURN-3"


def burning(mode: str, **options: int | str) -> Table[State]:
    """Return a table at which the other has a building on my site, and I have an Arsonist."""
    t = acting(begun(mode, **options))
    stock(deal(t, OTHER, "abbey"), OTHER, wool=1)
    t.state.active = OTHER
    GAME.events["card_built_abroad"](OTHER, ABBEY, 5, 1).apply(t.state)  # type: ignore[call-arg]
    t.state.active = ME
    return deal(stand(t, ME, "hedge-tavern", 6, 0), ME, "arsonist")


@pytest.mark.rule("ATTACK-4", "BUILD-15", "T23")
@pytest.mark.usefixtures("station")
def test_arsonist_burns_a_building_of_the_other_on_the_own_site() -> None:
    """Ruling A24: it goes under a stack of its builder."""
    t = burning("tournament", **DECKS)
    before = points(t, OTHER, VP)
    do(t, ME, Play(number_of("arsonist")))

    assert (phase(t), t.actors()) == ("returning", [OTHER])
    do(t, OTHER, PickStack(5))
    assert GAME.view(t.state, ME).stacks[5].cards[-1] == ABBEY
    assert GAME.view(t.state, ME).seats[ME].foreign == []
    assert points(t, OTHER, VP) == before - 1


@pytest.mark.rule("ATTACK-4", "BUILD-15")
@pytest.mark.usefixtures("station")
def test_fire_brigade_guards_only_its_owners_buildings() -> None:
    t = burning("tournament", **DECKS)
    stand(stand(city(t, ME, 5), ME, "fire-brigade", 5, 0), OTHER, "drill-ground", 6, 0)
    do(t, ME, Play(number_of("arsonist")))

    assert offered(t, ME) == [PickSite(6, 0), PickAbroad(5, 1)]
    assert refused(t, ME, PickAbroad(5, 0)) == "ATTACK-3"
    assert refused(t, ME, Done()) == "TABLE-3"
    do(t, ME, PickAbroad(5, 1))
    assert phase(t) == "returning"


@pytest.mark.rule("EVENT-1", "BUILD-15")
@pytest.mark.usefixtures("station")
def test_feud_may_be_about_a_building_abroad() -> None:
    """Ruling D16."""
    t = begun("tournament", **DECKS)
    s = t.state
    GAME.events["card_built_abroad"](OTHER, ABBEY, 5, 1).apply(  # type: ignore[call-arg]
        deal(t, OTHER, "abbey").state
    )
    for at, key in enumerate(("drill-ground", "storehouse", "toll-bridge")):
        stand(t, OTHER, key, 5 + at // 2, at % 2)
    s.tally[ME * POINT_TYPES + 1] = 5
    s.event_pool[number_of("feud")] += 1
    roll(t, 1, "event", number_of("feud"))
    first_come(t, "warding")
    assert offered(t, ME)[-1] == PickAbroad(5, 1)
    do(t, ME, PickAbroad(5, 1), PickSite(5, 0), PickSite(5, 1))
    assert refused(t, OTHER, PickSite(6, 0)) == "EVENT-1"
    do(t, OTHER, PickAbroad(5, 1), PickStack(4))

    assert s.of_kind(OTHER, A_BUILDING) == 3
    assert sum(s.marks) == 0
    assert phase(t) == "actions"


@pytest.mark.rule("T22", "BUILD-15")
def test_card_thrown_away_abroad_goes_to_its_builders_pile() -> None:
    """Ruling A22."""
    with instead("abbey", TRADER):
        t = placed(acting(begun("tournament", **DECKS)))
        t.open(LOSING, ME, INTO_DISCARD << TO_AT | TRADING_UNIT)
        t.settle()
        seats = GAME.view(t.state, ME).seats

        assert [ABBEY in seat.discard for seat in seats] == [True, False]
        assert seats[OTHER].foreign == []
        assert points(t, ME, COMMERCE) == 0


@pytest.mark.rule("EVENT-9", "BUILD-15")
def test_unit_abroad_counts_for_its_builder() -> None:
    with instead("abbey", TRADER):
        t = acting(begin())
        stand(t, ME, "large-trade-ship", 5, 0)
        placed(t)
        s = t.state
        assert s.of_kind(ME, TRADING_UNIT) == 2
        assert s.in_play(ME, CARD_ROWS.ship, 1) == 2
        assert s.has_title(ME, ABBEY)
        assert not s.has_title(OTHER, ABBEY)
        stock(t, ME)
        t.rng = SeededRng(1)
        first_come(t, "actions", "hand", "exchange")
        s.event_pool[number_of("riots")] += 1
        roll(t, 2, "event", number_of("riots"))
        first_come(t, "warding")
        assert offered(t, ME) == [PickSite(5, 0), PickAbroad(5, 0)]
        assert refused(t, ME, PickAbroad(5, 1)) == "EVENT-9"
        assert refused(t, ME, PickResource(5)) == "EVENT-9"
        do(t, ME, PickAbroad(5, 0), PickStack(0))
        assert s.of_kind(ME, TRADING_UNIT) == 1


@pytest.mark.rule("MODE-3", "BUILD-15", "TURN-3")
def test_open_card_is_built_from_the_middle_and_used_at_will() -> None:
    text = 'kind = "green"\nfamily = "building"\nface-up = true\n' + COPIES
    with instead("hedge-tavern", text + 'does = ["any: convert gold 1 into other"]\n'):
        t = acting(begun("turmoil"))
        tavern, before = number_of("hedge-tavern"), GAME.view(t.state, ME).open_cards
        for spot in range(2):
            do(stock(t, ME, wool=1), ME, Build(tavern))
            do(t, ME, PickAbroad(5, spot))
        assert len(before) - len(GAME.view(t.state, ME).open_cards) == 2
        assert GAME.view(t.state, ME).seats[OTHER].foreign == [20, 21]
        stock(t, ME, gold=2)
        for _use in range(2):
            do(t, ME, UseAbroad(5, 0))
            first_come(t, "gaining")
        assert sum(have(t, ME).values()) == 2
        assert refused(t, ME, UseAbroad(5, 0)) == "TURN-3"
        clean(t)


@pytest.mark.rule("SET-6", "T12", "BUILD-15")
@pytest.mark.usefixtures("station")
def test_imagined_worlds_keep_a_card_abroad_in_its_place() -> None:
    for t in (acting(begin()), acting(begun("tournament", **DECKS))):
        stock(deal(t, ME, "abbey"), ME, wool=1)
        before, worth = GAME.audit(t.state), standing(t.state, ME)
        do(t, ME, Build(ABBEY), PickAbroad(5, 0))
        assert GAME.audit(t.state) == before
        assert standing(t.state, ME) > worth
        assert not t.state.options.own_decks or shown_cards(t.state, ME, 7)[ABBEY]
        for watcher in (ME, OTHER, SPECTATOR):
            world = t.state.imagine(watcher, SeededRng(5), True)
            assert GAME.view(world, watcher) == GAME.view(t.state, watcher)
            assert all(count >= 0 for count in world.pool)

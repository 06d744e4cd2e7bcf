"""Tests of prices, alternatives and looks, most of them with cards or positions made here."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    Done,
    PickCard,
    PickEvent,
    PickPlace,
    PickSite,
    Play,
    Use,
    UsePlace,
)
from signoria.games.princes.card_rows import SIZE, number_of
from signoria.games.princes.cards import TITLES, BadCards, packed_texts, read_cards
from signoria.games.princes.cards.sentences import BadSentence, needs_of
from signoria.games.princes.cards.vocabulary import DRAWN, TRIGGERS
from signoria.games.princes.effects import USES, reaches
from signoria.games.princes.events import EventSeen
from signoria.games.princes.needs import name_of
from signoria.games.princes.phases.steps import (
    CHOOSING_WAY,
    COLLECTING,
    DRAWING,
    FORESEEING,
    SINKING,
    SPENDING,
)
from signoria.games.princes.rules import ZONE_NAMES
from signoria.games.princes.state import State
from signoria.kernel.cells import cells, zeros
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.kernel.table import Table
from tests.games.princes.cards.made import instead
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
    ME,
    MOUNTAINS,
    OTHER,
    acting,
    begin,
    begun,
    city,
    clean,
    deal,
    do,
    hand,
    have,
    lay,
    offered,
    phase,
    pick,
    refused,
    shown,
    stand,
    stock,
)
from tests.games.princes.test_tournament import preparing

ABBEY = number_of("abbey")
HOUSE = 'kind = "green"\nfamily = "building"\ncost = {}\ncopies = [1, 0]\n'
BRIDGE = 'kind = "road-complement"\nfamily = "building"\ncost = {}\ncopies = [1, 0]\n'
FEELING = (
    'kind = "marker"\nfamily = "marker"\ncopies = [1, 0]\n'
    "levels = [{}, { stars = 1 }, { stars = 2 }, { stars = 3 }]\n"
)
ROAD, MARKER = ZONE_NAMES.index("road"), ZONE_NAMES.index("marker")


def stepped(t: Table[State], step: int, memo: int = 0) -> Table[State]:
    """Open a step for seat 0, and go on until somebody has to choose."""
    t.open(step, ME, memo)
    t.settle()
    return t


@pytest.mark.rule("NEED-1")
def test_brackets_join_requirements() -> None:
    lines = needs_of("(abbey or mint) and (sages>=2 or not opponent groves)", TITLES)

    assert [[name_of(atom) for atom in line] for line in lines] == [
        ["abbey", "sages-2"],
        ["abbey", "no-opponent-groves"],
        ["mint", "sages-2"],
        ["mint", "no-opponent-groves"],
    ]


@pytest.mark.rule("CARD-8")
@pytest.mark.parametrize("text", ["(abbey", "abbey)", "abbey and", "", "level>=1"])
def test_unfinished_requirement_is_refused(text: str) -> None:
    with pytest.raises(BadSentence) as wrong:
        needs_of(text, TITLES)
    assert wrong.value.rule == "CARD-8"


@pytest.mark.rule("CARD-11")
def test_response_to_every_attack_has_a_price_in_owls() -> None:
    head = 'set = "intrigue"\nsource = "a test"\n[trick]\n'
    free = head + HOUSE + 'does = ["attacked: roll die low 4 high 6; cancel it"]\n'
    with pytest.raises(BadCards) as wrong:
        read_cards(packed_texts() | {"mine.toml": free})

    assert wrong.value.refusal.params["word"] == "attacked"
    assert read_cards(packed_texts() | {"mine.toml": free + "use-owls = 1\n"})


@pytest.mark.rule("TOKEN-2")
def test_unit_or_action_of_the_hand_may_be_the_price() -> None:
    with instead("abbey", HOUSE + 'does = ["once: pay unit-or-action 1; gain any 1"]\n'):
        t = stand(acting(begin(mine=("abbey", "brick-ship", "storehouse"))), ME, "abbey")
        do(stock(t, ME), ME, Use(5, 0))
        assert offered(t, ME) == [PickCard(number_of("brick-ship"))]
        do(t, ME, PickCard(number_of("brick-ship")), pick(FIELDS))

        assert (have(t, ME), "brick-ship" in hand(t, ME)) == ({"grain": 1}, False)
        clean(t)


@pytest.mark.rule("TOKEN-1", "TOKEN-2")
def test_stars_are_a_price_like_owls() -> None:
    with instead("abbey", FEELING), instead("mint", HOUSE + "stars = 2\n"):
        t = deal(acting(begin()), ME, "mint")
        assert refused(t, ME, Build(number_of("mint"))) == "TOKEN-2"
        lay(t, ME, "abbey", shown=3)
        do(t, ME, Build(number_of("mint")), PickSite(5, 0))

        assert shown(t, ME) == {"abbey": 1}


@pytest.mark.rule("CHOICE-1", "TOKEN-1", "TOKEN-2")
def test_steps_with_nothing_to_do_close_by_themselves() -> None:
    t = lay(lay(acting(begin()), ME, "peter", FOREST, 1), ME, "piet", MOUNTAINS, 1)
    for step in (COLLECTING, SPENDING):
        stepped(t, step)
    assert shown(t, ME) == {"peter": 1, "piet": 1}
    council = number_of("council-of-sages") * len(TRIGGERS) + DRAWN
    clean(stepped(acting(begin()), CHOOSING_WAY, council))
    empty = acting(begin())
    empty.state.sizes, empty.state.stock, empty.state.seen = zeros(4), zeros(0), zeros(0)
    assert phase(stepped(empty, DRAWING, 2)) == "actions"
    for step, memo in ((FORESEEING, 0), (SINKING, 3)):
        yule = acting(begin())
        yule.state.events = cells([number_of("yule") + 1])
        assert phase(stepped(yule, step, memo)) == "actions"


@pytest.mark.rule("T18", "T19")
def test_card_on_a_road_is_used_in_the_preparatory_round() -> None:
    with instead("abbey", BRIDGE + 'does = ["once: pay gold 1; gain ore 1"]\n'):
        t = deal(preparing(), ME, "abbey")
        seat = t.actors()[0]
        GAME.events["card_laid"](seat, ABBEY, ROAD, 6, 0).apply(  # type: ignore[call-arg]
            deal(t, seat, "abbey").state
        )
        assert offered(t, seat)[-1] == UsePlace(ROAD, 6, 0)
        do(t, seat, UsePlace(ROAD, 6, 0))
        assert UsePlace(ROAD, 6, 0) not in offered(t, seat)
        assert not reaches(USES[number_of("manifesto")])


@pytest.mark.rule("TURN-3")
def test_card_on_a_road_is_offered_for_use() -> None:
    with instead("abbey", BRIDGE + 'does = ["once: pay gold 1; gain ore 1"]\n'):
        t = deal(stock(acting(begin()), ME, gold=1), ME, "abbey", "relocation")
        do(t, ME, Build(ABBEY))
        assert UsePlace(ROAD, 6, 0) in offered(t, ME)
        lay(t, ME, "peter", FOREST)
        do(t, ME, Play(number_of("relocation")))
        assert not {PickPlace} & {type(action) for action in offered(t, ME)}


@pytest.mark.rule("MODE-3", "BUILD-18")
def test_manifesto_lies_open_in_its_theme_game() -> None:
    t = city(acting(begun("sages")), ME)
    manifesto = number_of("manifesto")
    before = GAME.view(t.state, ME).open_cards.count(manifesto)
    audit = GAME.audit(t.state)
    do(t, ME, Build(manifesto))

    assert (before, GAME.view(t.state, ME).open_cards.count(manifesto)) == (2, 1)
    assert shown(t, ME) == {"manifesto": 0}
    assert GAME.audit(t.state) == audit


@pytest.mark.rule("NEED-1")
def test_age_of_enlightenment_needs_a_manifesto() -> None:
    t = lay(deal(acting(begin()), ME, "age-of-enlightenment"), ME, "peter", FOREST, 3)
    assert refused(t, ME, Play(number_of("age-of-enlightenment"))) == "NEED-1"


@pytest.mark.rule("TOKEN-3")
def test_only_grove_of_the_other_is_used_without_a_question() -> None:
    t = stand(lay(city(acting(begin()), ME), ME, "peter", FOREST, 3), ME, "cole")
    stand(t, OTHER, "grove-freedom")
    do(t, ME, Use(5, 0), Done())

    assert shown(t, ME) == {"peter": 2}
    clean(t)


@pytest.mark.rule("ACT-11", "SET-6", "MODE-7")
def test_both_may_look_at_the_same_events_even_those_by_lot() -> None:
    t = acting(begun("duel"))
    t.rng = SeededRng(3)
    for seat in (ME, OTHER):
        t.open(SINKING, seat, 3)
        t.settle()
        assert HIDDEN not in GAME.view(t.state, seat).events[:3]
        assert GAME.view(t.state, SPECTATOR).events[:3].count(HIDDEN) == 3
        do(t, seat, Done())
    seen = [event for event in t.entries[-1].events if isinstance(event, EventSeen)]
    assert all(event.seen_by(OTHER) in (event, EventSeen(ME, 0, HIDDEN, HIDDEN)) for event in seen)
    assert any(cell & 4 for cell in t.state.glimpsed)
    for watcher in (ME, OTHER, SPECTATOR):
        for seed in range(5):
            world = t.state.imagine(watcher, SeededRng(seed), True)
            assert GAME.view(world, watcher) == GAME.view(t.state, watcher)
            assert all(count >= 0 for count in world.event_pool)
    t.record(GAME.events["events_shuffled"](number_of("yule")))  # type: ignore[call-arg]
    assert sum(t.state.event_pool[SIZE:]) == 15


@pytest.mark.rule("ACT-11")
def test_all_three_events_may_go_under_the_stack() -> None:
    t = stand(lay(acting(begin()), ME, "peter", FOREST, 3), ME, "grove-great-foresight")
    three = [number_of(key) for key in ("feud", "invention", "trade-ships-race")]
    t.rng = ScriptedRng([*three])
    do(t, ME, Use(5, 0), PickEvent(2), PickEvent(1), PickEvent(0))

    assert GAME.view(t.state, ME).events[-3:] == three[::-1]
    assert EventSeen(ME, 0, three[0], 0).seen_by(OTHER) == EventSeen(ME, 0, HIDDEN, HIDDEN)
    clean(t)

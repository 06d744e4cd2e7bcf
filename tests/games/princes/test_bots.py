"""Tests of the advice for the Princes: an evaluation that builds, and legal playout moves."""

import pytest

from signoria.bots.levels import bot_named
from signoria.bots.window import Window
from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    BUILD,
    KEEP_HAND,
    PICK_SITE,
    Build,
    BuildCity,
    BuildRoad,
    Done,
    PickCard,
    Play,
)
from signoria.games.princes.aims import WORTHS, best_aim, hand_worth, step_worth
from signoria.games.princes.bots import HEURISTICS
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import GOLD, ORE
from signoria.games.princes.dues import one_due
from signoria.games.princes.openings import boosters, first_hand_worth, regions_worth
from signoria.games.princes.phases.steps import (
    CHOOSING,
    EXCHANGE_DRAW,
    GAINING,
    MOVING,
    PAYING,
    ROBBING,
    SEARCHING,
    STEALING,
    TAKING,
)
from signoria.games.princes.rules import PLOTS
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.table import open_table
from tests.games.princes.laying import (
    ME,
    OTHER,
    acting,
    begin,
    city,
    deal,
    do,
    draw,
    first_come,
    opened,
    phase,
    stand,
    stock,
)
from tests.games.princes.test_build import RICH, rich


def test_building_is_worth_more_than_its_cost() -> None:
    for action in (BuildCity(5), BuildRoad(7)):
        t = rich()
        before = HEURISTICS.evaluate(t.state, ME)
        do(t, ME, action)
        assert HEURISTICS.evaluate(t.state, ME) > before


def test_playout_builds_the_card_with_more_points() -> None:
    t = deal(stock(city(acting(begin()), ME, 5, 6), ME, **RICH), ME, "abbey", "large-festival-hall")
    legal = [number for number in t.legal(ME) if number >= BUILD]

    assert GAME.menu[HEURISTICS.playout_move(t.state, ME, legal, SeededRng(1))] == Build(
        number_of("large-festival-hall")
    )


def test_card_that_others_require_is_worth_more() -> None:
    university, hall = number_of("university"), number_of("large-festival-hall")

    assert WORTHS[university] > WORTHS[number_of("parish-hall")] > WORTHS[hall]


@pytest.mark.parametrize("event", ["riots", "feud", "fraternal-feuds"])
def test_averting_an_event_improves_the_evaluation(event: str) -> None:
    t = stand(stand(begin(), OTHER, "candamir"), ME, "abbey")
    stand(deal(t, ME, "sebastian"), ME, "gold-ship", 6, 0)
    draw(t, event)
    others = t.copy(SeededRng(1))
    assert phase(t) == "warding"

    do(t, ME, Play(number_of("sebastian")))
    others.play(ME, Done())

    assert HEURISTICS.evaluate(t.state, ME) > HEURISTICS.evaluate(others.state, ME)


def test_worth_is_the_lead_over_the_other() -> None:
    t = stand(begin(), ME, "abbey")

    assert HEURISTICS.evaluate(t.state, ME) > HEURISTICS.evaluate(t.state, OTHER)


def test_playout_builds_the_most_expensive_first() -> None:
    t = rich("abbey")
    rng = SeededRng(1)
    legal_actions = []
    for _ in range(3):
        action = GAME.menu[HEURISTICS.playout_move(t.state, ME, t.legal(ME), rng)]
        legal_actions.append(type(action))
        do(t, ME, action)
        while phase(t) != "actions":
            do(t, ME, GAME.menu[HEURISTICS.playout_move(t.state, ME, t.legal(ME), rng)])
        stock(t, ME, **{**RICH, "ore": 1})

    assert legal_actions == [BuildCity, Build, Build]


def test_playout_seldom_trades_and_keeps_the_hand() -> None:
    t = stock(rich(), ME, gold=3)
    legal = t.legal(ME)

    assert HEURISTICS.playout_move(t.state, ME, legal, ScriptedRng([0, 0])) == legal[1]
    assert HEURISTICS.playout_move(t.state, ME, legal, ScriptedRng([1])) == legal[0]
    do(t, ME, Done())
    assert HEURISTICS.playout_move(t.state, ME, t.legal(ME), ScriptedRng([])) == KEEP_HAND


def test_search_never_throws_cards_away_and_treats_stacks_alike() -> None:
    t = stand(rich(), ME, "storehouse")
    looked_at = HEURISTICS.candidates(t.state, ME, t.legal(ME))
    assert max(t.legal(ME)) >= PICK_SITE > max(looked_at)

    do(t, ME, Done())

    assert len(t.legal(ME)) > len(HEURISTICS.candidates(t.state, ME, t.legal(ME)))


def test_winner_is_rewarded_most() -> None:
    t = open_table(GAME, 2, GAME.presets["introductory"], SeededRng(4))
    rng = SeededRng(5)
    while not t.state.over():
        seat = t.actors()[0]
        do(t, seat, GAME.menu[HEURISTICS.playout_move(t.state, seat, t.legal(seat), rng)])
    winner = GAME.outcome(t.state).winners[0]

    rewards = [HEURISTICS.reward(t.state, seat) for seat in (ME, OTHER)]

    assert rewards[winner] > 0.75 > 0.5 > rewards[1 - winner]


def test_resource_for_a_city_raises_the_worth() -> None:
    t = stock(acting(begin()), ME, grain=2, ore=2)
    before = HEURISTICS.evaluate(t.state, ME)
    stock(t, ME, grain=2, ore=3)
    assert HEURISTICS.evaluate(t.state, ME) > before
    t.state.cities_left = t.state.settlements_left = 0

    assert HEURISTICS.evaluate(t.state, ME) < before


def test_drill_ground_brings_a_hero_nearer() -> None:
    t = deal(stock(acting(begin()), ME, grain=1), ME, "austin")
    before = best_aim(t.state, ME)
    stand(t, ME, "drill-ground")

    assert best_aim(t.state, ME) >= before


def test_unusable_card_is_worth_less_in_the_hand() -> None:
    useful, idle, dead = (
        hand_worth(deal(acting(begin()), ME, key).state, ME)
        for key in ("abbey", "merchant-caravan", "mineral-mining")
    )

    assert useful > idle > dead


@pytest.mark.parametrize("phase", [TAKING, ROBBING, GAINING, CHOOSING, STEALING, EXCHANGE_DRAW])
def test_resources_about_to_be_gained_are_counted(phase: int) -> None:
    assert step_worth(phase, 2) > 0


def test_resources_about_to_be_paid_are_counted() -> None:
    two, one = 2 * one_due(3), one_due(1)

    assert step_worth(PAYING, two) < step_worth(PAYING, one) < step_worth(MOVING, 0) == 0


def test_building_a_card_is_worth_more_than_keeping_it() -> None:
    t = rich("abbey")
    build, done = t.copy(SeededRng(1)), t.copy(SeededRng(1))
    build.play(ME, Build(number_of("abbey")))
    done.play(ME, Done())

    assert HEURISTICS.evaluate(build.state, ME) > HEURISTICS.evaluate(done.state, ME)


def test_victim_of_a_feud_gives_up_the_building_of_least_worth() -> None:
    t = stand(stand(begin(), OTHER, "candamir"), ME, "large-festival-hall")
    stand(stand(city(t, ME), ME, "storehouse", 6, 0), ME, "marketplace", 6, 1)
    draw(t, "feud")
    while phase(t) == "feud":
        do(t, OTHER, GAME.menu[t.legal(OTHER)[0]])
    assert phase(t) == "feud_loss"

    bot = bot_named("courtier", 1, "princes")
    do(t, ME, bot.choose(Window(t, ME)))
    while t.actors() == [ME] and phase(t) == "returning":
        do(t, ME, GAME.menu[t.legal(ME)[0]])

    left = [site for site in GAME.view(t.state, ME).seats[ME].sites if site >= 0]
    assert number_of("large-festival-hall") in left
    assert len(left) == 2


def test_free_search_is_worth_more_than_a_card_by_chance() -> None:
    assert step_worth(SEARCHING, 0) > step_worth(EXCHANGE_DRAW, 0) > 0


def test_first_hand_counts_cards_that_the_stores_can_pay_together() -> None:
    t = opened("tournament", red_deck="merchants", blue_deck="masons")
    cheap, dear = t.copy(SeededRng(1)), t.copy(SeededRng(1))
    for key in ("gold-ship", "abbey", "marketplace"):
        cheap.play(ME, PickCard(number_of(key)))
    for key in ("merchant-guild", "mint", "moneylender"):
        dear.play(ME, PickCard(number_of(key)))

    assert first_hand_worth(cheap.state, ME) > first_hand_worth(dear.state, ME)


def test_regions_with_most_doublers_belong_between_the_towns() -> None:
    t = opened("tournament", red_deck="masons", blue_deck="masons")
    t = first_come(t, "first_hand")
    assert boosters(t.state, ME, ORE) > boosters(t.state, ME, GOLD) == 0
    worths = []
    for key in ("mountains", "gold-field"):
        trial = t.copy(SeededRng(1))
        regions = [card for card in trial.state.land[:PLOTS] if card]
        wanted = next(card - 1 for card in regions if CARDS[card - 1].key == key)
        others = [card - 1 for card in regions if card - 1 != wanted]
        for card in (*others[:2], wanted):
            trial.play(ME, PickCard(card))
        worths.append(regions_worth(trial.state, ME))

    assert worths[0] > worths[1]


def test_several_decks_are_equally_good_and_bots_choose_among_them() -> None:
    t = opened("tournament")
    chosen = {
        repr(bot_named("courtier", seed, "princes").choose(Window(t, ME))) for seed in range(8)
    }
    hasty = {repr(bot_named("page", seed, "princes").choose(Window(t, ME))) for seed in range(12)}

    assert len(chosen) > 1
    assert len(hasty) > 1


def test_theme_games_count_doublers_in_the_hand() -> None:
    t = deal(opened("gold"), ME, "iron-foundry")

    assert boosters(t.state, ME, ORE) == 1

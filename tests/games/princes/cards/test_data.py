"""Tests of the cards of the base box against the printed sheets."""

from collections import Counter
from pathlib import Path

from signoria.games.princes.cards import CARDS, TITLES, terms, vocabulary
from signoria.games.princes.cards.vocabulary import (
    ACTION,
    BUILDING,
    CENTRE,
    EVENT,
    GREEN,
    HERO,
    REGION,
    SETS,
    TIERS,
    TRADE_SHIP,
)
from tests.games.princes.cards.made import card, with_expansions

GOLDEN = Path(__file__).parents[3] / "golden" / "princes" / "cards.txt"


def copies(**wanted: int) -> int:
    found = [c for c in CARDS if all(getattr(c, field) == n for field, n in wanted.items())]
    return sum(c.copies() for c in found)


def test_every_set_has_its_printed_number_of_cards() -> None:
    sets = Counter({name: copies(set=at) for at, name in enumerate(SETS)})

    assert +sets == {
        "basic": 94,
        "gold": 27,
        "turmoil": 28,
        "progress": 31,
        "intrigue": 16,  # of 28; the others are not written yet
        "merchant-princes": 30,
        "barbarians": 32,
        "sages": 41,
        "prosperity": 34,
    }


def test_the_basic_set_by_kind() -> None:
    basic = {"set": 0}

    assert copies(kind=CENTRE) == 25
    assert copies(kind=REGION) == 24
    assert copies(kind=GREEN, family=BUILDING, **basic) == 14
    assert copies(family=TRADE_SHIP, **basic) == 7
    assert copies(family=HERO, **basic) == 6
    assert copies(kind=ACTION, **basic) == 9
    assert copies(kind=EVENT, **basic) == 9


def test_draw_stacks_and_moons_of_the_theme_games() -> None:
    for at, stack, moons in ((1, 22, 15), (2, 22, 15), (3, 24, 16)):
        drawn = [c for c in CARDS if c.set == at and c.in_decks() and not c.face_up]
        assert sum(c.copies() for c in drawn) == stack
        assert sum(c.moon for c in CARDS if c.set == at) == moons


def test_region_stack_has_every_number_twice_and_each_start_every_number_once() -> None:
    regions = [c for c in CARDS if c.kind == REGION]

    for back, times in ((0, 2), (1, 1), (2, 1)):
        numbers = Counter(c.number for c in regions if c.back == back)
        assert numbers == dict.fromkeys(range(1, 7), times)
    assert len({(c.resource, c.number) for c in regions}) == len(regions)


def test_a_card_of_two_sets_is_one_title() -> None:
    both = [c for c in CARDS if c.key == "storehouse"]

    assert [c.name for c in both] == ["basic.storehouse", "gold.storehouse"]
    assert [c.title for c in both] == [TITLES["storehouse"]] * 2
    assert [(c.plain, c.moon) for c in both] == [(2, 0), (0, 1)]
    assert both[1].effects is both[0].effects
    assert both[1].cost == both[0].cost


def test_titles_by_tier_equal_the_known_counts() -> None:
    tiers = Counter(TIERS[CARDS[at].tier()] for at in TITLES.values())

    assert tiers == {"numbers": 25, "sentence": 151, "special": 23}


def test_names_of_cards_never_change() -> None:
    """Ledgers have these names. Research observations hold their numbers."""
    assert [c.name for c in CARDS] == GOLDEN.read_text("utf-8").split()


def test_cards_of_an_expansion_come_last() -> None:
    more = with_expansions()

    assert [c.name for c in more[: len(CARDS)]] == [c.name for c in CARDS]
    assert [c.id for c in more] == list(range(len(more)))
    ship = next(c for c in more if c.name == "barbarians.pirate-ship")
    assert ship.title == TITLES["pirate-ship"]
    assert ship.is_unit()


def test_card_knows_its_kind_price_and_place() -> None:
    assert card("candamir").is_unit()
    assert not card("abbey").is_unit()
    assert card("large-festival-hall").price() == 8
    assert card("town-hall").on == TITLES["parish-hall"]
    assert card("yule").is_event()
    assert not card("yule").in_decks()


def test_constant_is_the_index_of_its_word() -> None:
    """A few of each list are checked, so that a word inserted in between is noticed."""
    assert vocabulary.TRIGGERS[vocabulary.LOST_HAND] == "lost-hand"
    assert vocabulary.VERBS[vocabulary.BUILD] == "build"
    assert vocabulary.FAMILIES[vocabulary.PLAIN_UNIT] == "unit"
    assert vocabulary.KINDS[vocabulary.SEA] == "sea"
    assert vocabulary.SETS[vocabulary.PROMO] == "promo"
    assert terms.MEASURES[terms.ROLLED_NUMBER] == "number"
    assert terms.KINDS_OF_RESOURCE[terms.GRAIN_OR_WOOL] == "grain-or-wool"
    assert terms.FILTERS[terms.COSTLY_RED] == "costly-red"
    assert terms.PER[terms.PER_STORE_BESIDE] == "stores-beside"
    assert terms.AT[terms.ROOM] == "room"
    assert terms.WHO[terms.MORE_TRADE_SHIPS] == "more-trade-ships"
    assert sorted(terms.SUBJECTS) == sorted(vocabulary.VERBS)
    assert len(vocabulary.TRIGGERS) == 26
    assert len(vocabulary.VERBS) == 32

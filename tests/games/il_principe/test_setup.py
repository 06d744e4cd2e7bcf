"""Tests of the set-up: decks, cities, money, shields, the first Il Principe, and secrets."""

import pytest

from signoria.bots.playout import submit_out
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Build, KeepShields, Lay, LayNothing
from signoria.games.il_principe.events import (
    CityShown,
    DucatsReceived,
    PrincipeChosen,
    Scored,
)
from signoria.games.il_principe.phases.steps import (
    BUILD_OR_LAY,
    LOTS,
    ROLES_ANEW,
    ROUND,
    SETTING_ASIDE,
)
from signoria.games.il_principe.rules import FROM_CITIES, FROM_ROLE_INCOME
from signoria.kernel.cells import values
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY, SPECTATOR
from signoria.kernel.table import Table, open_table
from tests.games.il_principe.story import (
    NEXT_ROUND,
    PHASE_1,
    do,
    events_of,
    hand,
    opened,
    scores,
    settled,
    table,
    turn_of,
)
from tests.games.il_principe.words import (
    CARRARESI,
    ESTE,
    FIRENZE,
    GONZAGA,
    LUCCA,
    MEDICI,
    MILANO,
    PISA,
    VISCONTI,
)


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_deck_has_twenty_cards_of_each_building(seats: int) -> None:
    """A hundred building cards; one web page's 120 counts other cards too (ruling 51)."""
    s = GAME.setup(seats, settled(seats))
    assert values(s.deck) == [20, 20, 20, 20, 20]
    assert s.deck_left == 100


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_cities_lie_face_up(seats: int) -> None:
    t = opened(seats, next_cities=[FIRENZE, MILANO, LUCCA, PISA])
    assert events_of(t, CityShown) == [CityShown(c) for c in (FIRENZE, MILANO, LUCCA, PISA)]
    assert t.state.cities_on_display() == 4
    assert t.state.city_deck_left == 11


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize(
    ("preset", "ducats"),
    [("amigo2006", 5), ("amigo2006-it", 5), ("mtm2005", 0), ("amigo-easy", 10)],
)
def test_start_money_depends_on_the_edition(preset: str, ducats: int) -> None:
    assert values(GAME.setup(4, settled(4, preset)).coins) == [ducats] * 4


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize(("preset", "shields"), [("amigo2006", 12), ("mtm2005", 11)])
def test_number_of_shields_depends_on_the_edition(preset: str, shields: int) -> None:
    """In one edition a shield marks the score and eleven are left (ruling 36)."""
    assert values(GAME.setup(4, settled(4, preset)).supply) == [shields] * 4


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("first", [MEDICI, VISCONTI, CARRARESI, ESTE, GONZAGA])
def test_first_il_principe_is_drawn_by_lot(first: int) -> None:
    t = opened(5, first=first)
    assert events_of(t, PrincipeChosen) == [PrincipeChosen(first)]
    assert t.state.principe == first


@pytest.mark.rule("SET-5")
def test_every_seat_may_be_the_first_il_principe() -> None:
    firsts = {open_table(GAME, 5, settled(5), SeededRng(seed)).state.principe for seed in range(40)}
    assert firsts == {0, 1, 2, 3, 4}


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("seats", [2, 5])
def test_table_may_name_the_first_il_principe(seats: int) -> None:
    options = settled(seats, start_seat=str(seats))
    t = Table(GAME, GAME.setup(seats, options), SeededRng(4))
    t.begin()
    assert events_of(t, PrincipeChosen) == [PrincipeChosen(seats - 1)]
    cards_drawn = t.entries[0].drawn
    unnamed = open_table(GAME, seats, settled(seats), SeededRng(4))
    assert len(cards_drawn) == len(unnamed.entries[0].drawn) - 1


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize(
    ("wanted", "families"),
    [
        ("printed", [0, 1]),
        ("gonzaga,este", [4, 3]),
        ("carraresi,medici,gonzaga", [2, 0, 4]),
        ("este,gonzaga,medici,visconti", [3, 4, 0, 1]),
        ("gonzaga,este,carraresi,visconti,medici", [4, 3, 2, 1, 0]),
    ],
)
def test_every_watcher_sees_the_families_that_the_table_names(
    wanted: str, families: list[int]
) -> None:
    s = opened(len(families), families=wanted).state
    for watcher in (*range(len(families)), SPECTATOR):
        assert [seat.family for seat in GAME.view(s, watcher).seats] == families


@pytest.mark.rule("SET-10")
def test_families_change_nothing_in_play() -> None:
    usual, named = (
        open_table(GAME, 3, settled(3, families=families), SeededRng(9))
        for families in ("printed", "gonzaga,visconti,este")
    )
    for t in (usual, named):
        while t.actors():
            submit_out(t, SeededRng(t.rev), 5)
    assert [entry.events for entry in named.entries] == [entry.events for entry in usual.entries]


@pytest.mark.rule("SET-6")
def test_the_bank_pays_more_than_the_printed_coins() -> None:
    """The coins of the box are worth 73 ducats; the bank never runs dry (ruling 37)."""
    t = table(5, at=PHASE_1, coins=[20, 20, 20, 10, 3])
    assert values(t.state.coins) == [25, 25, 25, 15, 8]
    assert [e.ducats for e in events_of(t, DucatsReceived)] == [5] * 5
    assert t.state.bank == -98


@pytest.mark.rule("SET-7")
def test_the_score_goes_beyond_the_track() -> None:
    """The printed track ends at 50, the score does not (ruling 38)."""
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: "2 blue, 1 red, 1 yellow"},
        points={MEDICI: 48},
        display=[FIRENZE, MILANO, LUCCA, PISA],
    )
    do(t, MEDICI, Build(MILANO))
    assert events_of(t, Scored) == [Scored(MEDICI, 6, FROM_CITIES, MILANO)]
    assert scores(t)[MEDICI] == 54


@pytest.mark.rule("SET-8")
def test_hand_sizes_are_public_hands_and_purses_are_not() -> None:
    """Ruling 40."""
    t = table(at=turn_of(MEDICI), hands={VISCONTI: "2 green, 1 red"}, coins=[5, 9, 5, 5])
    seen = GAME.view(t.state, MEDICI)
    assert seen.seats[VISCONTI].hand_size == 3
    assert seen.seats[VISCONTI].purse is None
    assert seen.your_hand == [0, 0, 0, 0, 0]


@pytest.mark.rule("SET-8")
def test_seat_without_an_effective_choice_is_still_asked() -> None:
    """Skipping it would reveal that its hand or purse is short."""
    t = table(at=turn_of(MEDICI), coins=[0, 0, 0, 0])
    assert t.actors() == [MEDICI]
    do(t, MEDICI, LayNothing())


@pytest.mark.rule("SET-9")
def test_nobody_holds_a_role_before_phase_4_of_round_1() -> None:
    """So a city of round 1, where the variant allows one, pays no roles (ruling 46)."""
    t = table(
        at=turn_of(MEDICI),
        preset="amigo-easy",
        round=1,
        hands={MEDICI: "2 blue, 1 red, 1 yellow"},
        display=[FIRENZE, MILANO, LUCCA, PISA],
    )
    assert values(t.state.roles) == [NOBODY] * 10
    do(t, MEDICI, Build(MILANO))
    do(t, MEDICI, KeepShields())
    assert events_of(t, Scored)[0] == Scored(MEDICI, 6, FROM_CITIES, MILANO)
    assert FROM_ROLE_INCOME not in [e.source for e in events_of(t, Scored)]


@pytest.mark.rule("SET-9")
def test_roles_are_held_from_phase_4_of_round_1_on() -> None:
    t = table(at=turn_of(MEDICI), round=1, hands={MEDICI: "1 white"})
    do(t, MEDICI, Lay(1, 1))
    assert t.state.roles[1] == MEDICI
    assert t.state.round == 2


def test_a_game_opens_with_phase_1_and_the_rest_of_the_round_beneath() -> None:
    steps = [step.phase for step in opened(3).state.agenda]
    assert steps == [ROUND, ROLES_ANEW, BUILD_OR_LAY, LOTS, SETTING_ASIDE]


def test_state_before_the_beginning_is_empty() -> None:
    """There is no round, no auction, no city under construction, no points and no winner."""
    seen = GAME.view(GAME.setup(4, settled(4)), MEDICI)
    assert (seen.round, seen.last_round, seen.reason, seen.winners) == (0, False, 0, [])
    assert (seen.principe, seen.auction, seen.shields_due) == (NOBODY, None, 0)
    assert (seen.cities, seen.city_deck_left, len(seen.cities_unseen)) == ([], 15, 15)
    assert seen.lots == seen.removed == seen.your_hand == [0, 0, 0, 0, 0]
    assert [seat.score for seat in seen.seats] == [0, 0, 0, 0]


def test_new_round_keeps_the_totals_of_the_pieces() -> None:
    t = table(at=NEXT_ROUND)
    assert GAME.audit(t.state) == GAME.audit(GAME.setup(4, settled(4)))
    assert [sum(hand(t, seat)) for seat in range(4)] == [4, 4, 4, 4]

"""Tests of each option alone, and of settings that are refused."""

import pytest

from signoria.games import find_game
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Build
from signoria.games.il_principe.events import (
    AuctionOpened,
    DucatsReceived,
    Ended,
    LotsDrawn,
    RemovedReused,
    RoundBegan,
)
from signoria.games.il_principe.rules import (
    BOX,
    BUILDER,
    BY_LOT,
    CITY_END_END,
    CITY_END_START,
    EMPTY_DECK_ENDS,
    EMPTY_DECK_PLAYS,
    END_SHORTAGE,
    GREEN,
    HALF_OF_ALL,
    HALF_OF_FACE_UP,
    MAY,
    MUST,
    NO,
    OPENER_LEFT,
    OPENER_PRINCIPE,
    SHORTAGE_ENDS,
    SHORTAGE_REUSES,
    YES,
)
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.game import Option
from signoria.kernel.header import BadLedger, Header
from signoria.kernel.ledger import read_ledger
from signoria.kernel.settings import settle_options
from tests.games.il_principe.story import (
    LAST_PHASE_1,
    NEXT_ROUND,
    PHASE_1,
    PHASE_2,
    colours,
    do,
    events_of,
    legal_actions,
    opened,
    settled,
    table,
    turn_of,
)
from tests.games.il_principe.words import ESTE, MEDICI, MILANO, VISCONTI

SOURCES = [(option.name, option.rule) for option in GAME.options]


def refused(seats: int = 4, preset: str = "amigo2006", **options: str) -> Refusal:
    """Return the refusal of invalid options."""
    answer = settle_options(GAME, seats, preset, options)
    assert isinstance(answer, Refusal)
    return answer


@pytest.mark.rule("SET-3")
def test_start_money_option_sets_the_first_purses() -> None:
    assert values(opened(3, start_money="8").state.coins) == [13, 13, 13]


@pytest.mark.rule("NEW-2")
def test_income_option_sets_the_income_of_a_round() -> None:
    t = table(at=PHASE_1, options={"income": "9"}, coins=[1, 1, 1, 1])
    assert values(t.state.coins) == [10, 10, 10, 10]


@pytest.mark.rule("TWO-2")
def test_income_two_option_sets_the_income_of_two_players() -> None:
    t = table(2, at=PHASE_1, options={"income_two": "7"}, coins=[1, 1])
    assert values(t.state.coins) == [8, 8]


@pytest.mark.rule("CITY-2")
def test_build_in_round_1_option_allows_building_in_the_first_round() -> None:
    for option, allowed in (("no", False), ("yes", True)):
        t = table(
            at=turn_of(MEDICI),
            round=1,
            hands={MEDICI: "2 blue, 1 red, 1 yellow"},
            display=[5, 6, 7, MILANO],
            options={"build_in_round_1": option},
        )
        assert (Build(MILANO) in legal_actions(t, MEDICI)) is allowed


@pytest.mark.rule("AUC-2")
def test_opener_option_chooses_the_seat_that_opens_an_auction() -> None:
    for option, seat in (("left", VISCONTI), ("principe", MEDICI)):
        t = table(at=PHASE_2, lots="1 red", options={"opener": option})
        assert events_of(t, AuctionOpened)[0].opener == seat


@pytest.mark.rule("END-1")
def test_city_end_option_allows_one_more_round() -> None:
    few = {ESTE: list(range(12))}
    for option, rounds in (("start", []), ("end", [RoundBegan(3, 0)])):
        t = table(at=NEXT_ROUND, display=[12, 13, 14], built=few, options={"city_end": option})
        assert events_of(t, RoundBegan) == rounds
        assert t.state.over() is (option == "start")


@pytest.mark.rule("SET-4")
def test_shields_option_sets_the_supply() -> None:
    assert values(opened(3, shields="7").state.supply) == [7, 7, 7]


@pytest.mark.rule("CITY-6", "CITY-12")
def test_shield_placing_option_allows_to_decline() -> None:
    for option, ways in (("may", 3), ("must", 2)):
        t = table(
            at=turn_of(MEDICI),
            hands={MEDICI: "2 blue, 1 red, 1 yellow"},
            display=[5, 6, 7, MILANO],
            options={"shield_placing": option},
        )
        do(t, MEDICI, Build(MILANO))
        assert len(t.legal(MEDICI)) == ways


@pytest.mark.rule("EFF-1", "EFF-7")
def test_green_flip_option_allows_to_decline() -> None:
    for option, ways in (("may", 3), ("must", 2)):
        t = table(
            at=colours(GREEN),
            face_up={MEDICI: "1 green"},
            face_down={MEDICI: "1 red, 1 blue"},
            options={"green_flip": option},
        )
        assert len(t.legal(MEDICI)) == ways


@pytest.mark.rule("END-4")
def test_last_round_income_option_pays_or_withholds_the_last_income() -> None:
    for option, paid in (("yes", 4), ("no", 0)):
        t = table(at=LAST_PHASE_1, last_round=True, deck=9, options={"last_round_income": option})
        assert len(events_of(t, DucatsReceived)) == paid


@pytest.mark.rule("END-6")
def test_last_round_shortage_option_ends_the_game_or_reuses_cards() -> None:
    t = table(at=LAST_PHASE_1, last_round=True, deck=5)
    assert events_of(t, Ended)[0].reason == END_SHORTAGE
    t = table(at=LAST_PHASE_1, last_round=True, deck=5, options={"last_round_shortage": "reuse"})
    assert len(events_of(t, RemovedReused)) == 1
    assert [sum(e.cards) for e in events_of(t, LotsDrawn)] == [5, 3]


@pytest.mark.rule("CITY-10")
def test_built_card_option_gives_the_card_to_the_box_or_its_builder() -> None:
    for option, shown in (("box", []), ("builder", [0])):
        t = table(
            at=turn_of(MEDICI),
            built={ESTE: [0]},
            display=[1, 2, 3, 4],
            options={"built_card": option},
        )
        assert GAME.view(t.state, MEDICI).seats[ESTE].cities == shown


@pytest.mark.rule("SET-8")
def test_open_purses_option_shows_the_purses_of_others() -> None:
    for option, purse in (("no", None), ("yes", 5)):
        t = table(at=turn_of(MEDICI), options={"open_purses": option})
        assert GAME.view(t.state, MEDICI).seats[VISCONTI].purse == purse


@pytest.mark.parametrize("option", GAME.options[:-2], ids=lambda option: option.name)
def test_choice_is_stored_as_its_index_and_number_as_itself(option: Option) -> None:
    values_of = option.choices or [str(option.low), str(option.high)]
    for value in values_of:
        s = GAME.setup(3, {**settled(3), option.name: value})
        kept = option.choices.index(value) if option.choices else int(value)
        assert getattr(s.options, option.name) == kept


@pytest.mark.rule("SET-3", "NEW-2", "TWO-2", "SET-4")
@pytest.mark.parametrize(
    ("seats", "option", "low", "high"),
    [
        (3, "start_money", 0, 50),
        (3, "income", 0, 20),
        (2, "income_two", 0, 20),
        (3, "shields", 1, 12),
    ],
)
def test_number_outside_its_range_is_refused(seats: int, option: str, low: int, high: int) -> None:
    assert settled(seats, **{option: str(low)})[option] == low
    assert settled(seats, **{option: str(high)})[option] == high
    for value in (str(low - 1), str(high + 1), "many"):
        assert refused(seats, **{option: value}) == Refusal(
            "TABLE-11", {"option": option, "value": value, "low": low, "high": high}
        )


def test_constants_of_the_rules_are_indices_of_the_choices() -> None:
    choices = {option.name: option.choices for option in GAME.options}
    assert [choices["opener"][n] for n in (OPENER_LEFT, OPENER_PRINCIPE)] == ["left", "principe"]
    assert [choices["city_end"][n] for n in (CITY_END_START, CITY_END_END)] == ["start", "end"]
    assert [choices["built_card"][n] for n in (BOX, BUILDER)] == ["box", "builder"]
    shortage = [choices["last_round_shortage"][n] for n in (SHORTAGE_ENDS, SHORTAGE_REUSES)]
    assert shortage == ["end", "reuse"]
    empty = [choices["empty_deck_two"][n] for n in (EMPTY_DECK_PLAYS, EMPTY_DECK_ENDS)]
    assert empty == ["play", "end"]
    assert [choices["half_of"][n] for n in (HALF_OF_FACE_UP, HALF_OF_ALL)] == ["up", "all"]
    assert choices["start_seat"][BY_LOT] == "random"
    for name in ("shield_placing", "green_flip"):
        assert [choices[name][n] for n in (MAY, MUST)] == ["may", "must"]
    for name in ("build_in_round_1", "last_round_income", "open_purses"):
        assert [choices[name][n] for n in (NO, YES)] == ["no", "yes"]


@pytest.mark.rule("OPT-1")
@pytest.mark.parametrize(
    ("seats", "option", "value"),
    [
        (2, "income", "6"),
        (2, "last_round_shortage", "reuse"),
        (3, "empty_deck_two", "end"),
        (3, "income_two", "6"),
        (4, "income_two", "6"),
        (5, "income_two", "6"),
    ],
)
def test_option_without_effect_at_this_table_is_refused(
    seats: int, option: str, value: str
) -> None:
    assert refused(seats, **{option: value}) == Refusal("OPT-1", {"option": option, "seats": seats})


@pytest.mark.rule("OPT-1")
def test_preset_may_set_an_option_without_effect_at_this_table() -> None:
    """Only an option chosen in addition to the preset is refused."""
    assert settled(2, "mtm2005")["last_round_shortage"] == "reuse"


@pytest.mark.rule("OPT-2")
def test_options_without_any_money_are_refused() -> None:
    assert refused(3, start_money="0", income="0") == Refusal("OPT-2")
    assert refused(2, "mtm2005", income_two="0") == Refusal("OPT-2")
    assert settled(3, start_money="1", income="0")["income"] == 0


@pytest.mark.rule("OPT-3")
def test_first_seat_that_is_not_at_the_table_is_refused() -> None:
    assert refused(3, start_seat="4") == Refusal("OPT-3", {"number": "4", "seats": 3})
    assert settled(4, start_seat="4")["start_seat"] == "4"
    assert refused(3, start_seat="0").rule == "TABLE-10"


@pytest.mark.rule("OPT-4")
@pytest.mark.parametrize(
    "families",
    [
        "medici,medici,este",
        "medici,este",
        "medici,este,gonzaga,visconti",
        "medici,este,borgia",
        "medici, este, gonzaga",
        "Medici,Este,Gonzaga",
        "medici,este,printed",
        "",
    ],
)
def test_families_that_are_not_one_for_each_seat_are_refused(families: str) -> None:
    names = "medici,visconti,carraresi,este,gonzaga"
    params: dict[str, int | str] = {"families": families, "seats": 3, "names": names}
    assert refused(3, families=families) == Refusal("OPT-4", params)


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize(("families", "rule"), [("este,borgia", "LEDGER-2"), ("este", "LEDGER-2")])
def test_ledger_with_families_of_no_table_is_refused(families: str, rule: str) -> None:
    header = Header(GAME, 2, "amigo2006", {**settled(2), "families": families})
    with pytest.raises(BadLedger) as bad:
        read_ledger(header.text(), find_game)
    assert bad.value.refusal.rule == rule


@pytest.mark.rule("OPT-4")
def test_ledger_of_two_seats_with_one_family_is_read_and_says_so() -> None:
    header = Header(GAME, 2, "amigo2006", {**settled(2), "families": "este,este"})
    read = read_ledger(header.text(), find_game).header
    assert read.differs() == [Refusal("LEDGER-13", {"rule": "OPT-4"})]


def test_invalid_values_are_refused() -> None:
    assert refused(6) == Refusal(
        "TABLE-7", {"game": "Il Principe", "seats": 6, "fewest": 2, "most": 5}
    )
    assert refused(4, "second-edition").rule == "TABLE-8"
    assert refused(hand_limit="7").rule == "TABLE-9"
    assert refused(opener="right") == Refusal(
        "TABLE-10", {"option": "opener", "value": "right", "choices": "left, principe"}
    )
    assert refused(shields="13") == Refusal(
        "TABLE-11", {"option": "shields", "value": "13", "low": 1, "high": 12}
    )


@pytest.mark.parametrize(("name", "rule"), SOURCES)
def test_every_option_names_its_rule(name: str, rule: str) -> None:
    assert rule.split("-", maxsplit=1)[0] in {
        "SET",
        "NEW",
        "TWO",
        "CITY",
        "AUC",
        "ROLE",
        "END",
        "EFF",
    }
    assert name in settled(4)

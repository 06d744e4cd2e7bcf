"""Tests of phase 4: the effect of each role on receipt."""

import pytest

from signoria.games.il_principe.actions import Bid, LeaveDown, Pass, PlaceShield, TurnUp
from signoria.games.il_principe.events import (
    CardsLeftDown,
    CardTurnedUp,
    Dealt,
    DucatsReceived,
    RoleTaken,
    Scored,
    ShieldPlaced,
)
from signoria.games.il_principe.rules import (
    BLUE,
    FOR_BANKER,
    FROM_BISHOP,
    GREEN,
    RED,
    WHITE,
    YELLOW,
)
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.table import Table
from tests.games.il_principe.story import (
    colours,
    do,
    down,
    events_of,
    in_region,
    legal_actions,
    refusal,
    scores,
    table,
    up,
)
from tests.games.il_principe.words import (
    BISHOP,
    ESTE,
    IN_BROWN,
    IN_VIOLET,
    MAGISTRATE,
    MEDICI,
    NOTARY,
    PRIEST,
    VISCONTI,
    cards,
)


def green(face_down: str, flip: str = "may") -> Table[State]:
    """Return a table at which the Medici become master, with these cards face down."""
    return table(
        at=colours(GREEN, WHITE),
        face_up={MEDICI: "1 green"},
        face_down={MEDICI: face_down},
        options={"green_flip": flip},
    )


@pytest.mark.rule("EFF-1")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005"])
def test_green_turns_an_own_face_down_card_up(preset: str) -> None:
    """One text does not name the direction; the others do (ruling 5)."""
    t = table(
        at=colours(GREEN),
        preset=preset,
        face_up={MEDICI: "1 green"},
        face_down={MEDICI: "2 white, 1 yellow", VISCONTI: "3 blue"},
    )
    do(t, MEDICI, TurnUp(YELLOW))
    assert events_of(t, CardTurnedUp) == [CardTurnedUp(MEDICI, YELLOW)]
    assert up(t, MEDICI) == cards("1 yellow")
    assert down(t, MEDICI) == cards("1 green, 2 white")


@pytest.mark.rule("EFF-1")
@pytest.mark.parametrize("colour", [GREEN, BLUE])
def test_green_turns_neither_a_green_card_nor_a_missing_one(colour: int) -> None:
    t = green("2 white, 1 yellow")
    assert refusal(t, MEDICI, TurnUp(colour)) == Refusal("EFF-1", {"colour": colour})
    assert legal_actions(t, MEDICI) == [LeaveDown(), TurnUp(WHITE), TurnUp(YELLOW)]


@pytest.mark.rule("EFF-1")
@pytest.mark.parametrize("colour", [-1, 5])
def test_green_refuses_an_unknown_colour(colour: int) -> None:
    assert refusal(green("2 white"), MEDICI, TurnUp(colour)) == Refusal("TABLE-5")


@pytest.mark.rule("EFF-1")
def test_cards_may_stay_face_down_where_the_edition_says_may() -> None:
    """Ruling 6."""
    t = green("1 white")
    assert legal_actions(t, MEDICI) == [LeaveDown(), TurnUp(WHITE)]
    do(t, MEDICI, LeaveDown())
    assert events_of(t, CardsLeftDown) == [CardsLeftDown(MEDICI)]
    assert down(t, MEDICI) == cards("1 green, 1 white")


@pytest.mark.rule("EFF-7")
@pytest.mark.parametrize("preset", ["amigo2006-it", "mtm2005"])
def test_card_must_be_turned_where_the_edition_says_must(preset: str) -> None:
    """Ruling 6."""
    t = table(
        at=colours(GREEN),
        preset=preset,
        face_up={MEDICI: "1 green"},
        face_down={MEDICI: "2 white, 1 yellow"},
    )
    assert refusal(t, MEDICI, LeaveDown()) == Refusal("EFF-7")
    assert legal_actions(t, MEDICI) == [TurnUp(WHITE), TurnUp(YELLOW)]


@pytest.mark.rule("EFF-7")
def test_only_card_is_turned_without_asking() -> None:
    t = green("2 yellow", "must")
    assert events_of(t, CardTurnedUp) == [CardTurnedUp(MEDICI, YELLOW)]


@pytest.mark.rule("EFF-1", "EFF-7")
@pytest.mark.parametrize("flip", ["may", "must"])
def test_without_a_card_to_turn_nothing_happens(flip: str) -> None:
    """Green cards face down do not qualify (ruling 6)."""
    t = green("3 green", flip)
    assert events_of(t, CardTurnedUp) == []
    assert events_of(t, CardsLeftDown) == []
    assert t.state.round == 3


@pytest.mark.rule("EFF-1")
@pytest.mark.parametrize("requested", [Pass(), Bid(1), PlaceShield(0)])
def test_other_actions_are_refused_in_the_masters_choice(requested: Action) -> None:
    assert refusal(green("1 white"), MEDICI, requested) == Refusal("TABLE-3")


@pytest.mark.rule("EFF-2")
def test_card_turned_up_counts_for_the_later_colours() -> None:
    """A second white card wins the bishop from d'Este in the same hand-out (ruling 7)."""
    t = table(
        at=colours(GREEN, WHITE),
        face_up={MEDICI: "1 green, 1 white", ESTE: "1 white"},
        face_down={MEDICI: "1 white"},
    )
    do(t, MEDICI, TurnUp(WHITE))
    assert events_of(t, RoleTaken)[1:] == [RoleTaken(MEDICI, BISHOP, 1), RoleTaken(ESTE, PRIEST, 0)]


@pytest.mark.rule("EFF-3")
def test_white_gives_one_point_to_major_and_minor() -> None:
    """A web page's two points for the bishop contradict every rulebook (ruling 51)."""
    t = table(at=colours(WHITE), face_up={MEDICI: "2 white", VISCONTI: "1 white"})
    assert events_of(t, Scored) == [
        Scored(MEDICI, 1, FROM_BISHOP, BISHOP),
        Scored(VISCONTI, 1, FROM_BISHOP, PRIEST),
    ]
    assert scores(t) == [1, 1, 0, 0]


@pytest.mark.rule("EFF-4")
def test_red_draws_a_card() -> None:
    t = table(
        at=colours(RED),
        face_up={MEDICI: "2 red", VISCONTI: "1 red"},
        next_cards=[BLUE, GREEN],
    )
    assert events_of(t, Dealt)[:2] == [
        Dealt(MEDICI, 1, cards("1 blue")),
        Dealt(VISCONTI, 1, cards("1 green")),
    ]


@pytest.mark.rule("EFF-4")
@pytest.mark.parametrize("preset", ["amigo2006", "mtm2005"])
def test_red_draws_nothing_from_an_empty_deck(preset: str) -> None:
    """No edition covers this case. The lots that left the game stay out (ruling 27)."""
    t = table(
        at=colours(RED),
        preset=preset,
        last_round=True,
        face_up={MEDICI: "2 red", VISCONTI: "1 red"},
        deck="1 yellow",
    )
    assert events_of(t, RoleTaken) == [
        RoleTaken(MEDICI, MAGISTRATE, 1),
        RoleTaken(VISCONTI, NOTARY, 0),
    ]
    assert events_of(t, Dealt) == [Dealt(MEDICI, 1, cards("1 yellow"))]


@pytest.mark.rule("EFF-5")
def test_blue_places_a_shield_in_any_region() -> None:
    t = table(at=colours(BLUE), face_up={MEDICI: "2 blue", VISCONTI: "1 blue"})
    assert legal_actions(t, MEDICI) == [PlaceShield(region) for region in range(6)]
    do(t, MEDICI, PlaceShield(IN_VIOLET))
    do(t, VISCONTI, PlaceShield(IN_BROWN))
    assert in_region(t, IN_VIOLET) == [1, 0, 0, 0]
    assert in_region(t, IN_BROWN) == [0, 1, 0, 0]


@pytest.mark.rule("EFF-5")
def test_blue_without_a_shield_left_does_nothing() -> None:
    """Ruling 35."""
    t = table(at=colours(BLUE), face_up={MEDICI: "1 blue"}, shields={IN_BROWN: {MEDICI: 12}})
    assert events_of(t, ShieldPlaced) == []
    assert t.state.round == 3


@pytest.mark.rule("EFF-5")
def test_blue_refuses_an_unknown_region() -> None:
    """There are six; a web page's eight or nine contradict every rulebook (ruling 51)."""
    t = table(at=colours(BLUE), face_up={MEDICI: "1 blue"})
    assert refusal(t, MEDICI, PlaceShield(6)) == Refusal("TABLE-5")
    assert refusal(t, MEDICI, PlaceShield(-1)) == Refusal("TABLE-5")
    assert refusal(t, MEDICI, Pass()) == Refusal("TABLE-3")


@pytest.mark.rule("EFF-6")
def test_yellow_gives_two_ducats_to_major_and_minor() -> None:
    t = table(at=colours(YELLOW), face_up={MEDICI: "2 yellow", VISCONTI: "1 yellow"})
    assert [e for e in events_of(t, DucatsReceived) if e.income == FOR_BANKER] == [
        DucatsReceived(MEDICI, 2, FOR_BANKER),
        DucatsReceived(VISCONTI, 2, FOR_BANKER),
    ]

"""Tests of phase 4: who takes which role. Auctions and effects have their own files."""

import pytest

from signoria.games.il_principe.actions import (
    Build,
    LayNothing,
    PlaceShield,
    TurnUp,
)
from signoria.games.il_principe.events import (
    AuctionOpened,
    CardTurnedUp,
    DucatsReceived,
    RolesReturned,
    RoleTaken,
)
from signoria.games.il_principe.rules import BLUE, FOR_BANKER, GREEN, WHITE, YELLOW
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.seats import NOBODY
from tests.games.il_principe.story import (
    PHASE_4,
    colours,
    do,
    down,
    events_of,
    kinds_of_events,
    refusal,
    table,
    turn_of,
    up,
)
from tests.games.il_principe.words import (
    APPRENTICE,
    BANKER,
    BISHOP,
    CARRARESI,
    ESTE,
    IN_BLUE,
    LORD,
    MASTER,
    MEDICI,
    MERCHANT,
    PRIEST,
    VISCONTI,
    cards,
)


@pytest.mark.rule("ROLE-1")
def test_all_roles_return_first() -> None:
    t = table(at=turn_of(MEDICI), roles={BISHOP: VISCONTI, MERCHANT: ESTE})
    do(t, MEDICI, LayNothing())
    assert events_of(t, RolesReturned) == [RolesReturned()]
    assert values(t.state.roles) == [NOBODY] * 10


@pytest.mark.rule("ROLE-2")
def test_colour_by_colour_in_the_order_of_the_board() -> None:
    t = table(at=PHASE_4, face_up={MEDICI: "1 green, 1 white, 1 red, 1 blue, 1 yellow"})
    do(t, MEDICI, PlaceShield(IN_BLUE))
    assert [e.role for e in events_of(t, RoleTaken)] == [0, 1, 2, 3, 4]


@pytest.mark.rule("ROLE-2")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005"])
def test_only_face_up_cards_count(preset: str) -> None:
    """Holds in the Italian text too, which says it in one place only (ruling 9)."""
    t = table(
        at=colours(WHITE),
        preset=preset,
        face_up={MEDICI: "2 white", VISCONTI: "1 white"},
        face_down={VISCONTI: "5 white"},
    )
    assert t.state.roles[BISHOP] == MEDICI
    assert t.state.roles[PRIEST] == VISCONTI


@pytest.mark.rule("ROLE-2", "CITY-3")
def test_cards_of_a_city_count_like_any_other() -> None:
    """Ruling 50."""
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: "1 white, 1 red, 1 yellow"},
        coins=[3, 0, 0, 0],
        options={"shield_placing": "must"},
    )
    do(t, MEDICI, Build(0))
    assert {e.role for e in events_of(t, RoleTaken)} == {1, 2, 4}


@pytest.mark.rule("ROLE-3")
def test_sole_first_takes_the_major_sole_second_the_minor() -> None:
    t = table(at=colours(WHITE), face_up={MEDICI: "1 white", VISCONTI: "3 white", ESTE: "2 white"})
    assert events_of(t, RoleTaken) == [RoleTaken(VISCONTI, BISHOP, 2), RoleTaken(ESTE, PRIEST, 0)]


@pytest.mark.rule("ROLE-3")
def test_one_seat_may_hold_several_roles() -> None:
    t = table(at=colours(WHITE, YELLOW), face_up={MEDICI: "1 white, 1 yellow", ESTE: "2 yellow"})
    assert [t.state.roles[role] for role in (BISHOP, BANKER, MERCHANT)] == [MEDICI, ESTE, MEDICI]


@pytest.mark.rule("ROLE-6")
def test_without_a_face_up_card_nobody_is_first() -> None:
    """All are tied at zero: no role, no auction (ruling 10)."""
    t = table(at=colours(WHITE), face_down={MEDICI: "2 white"})
    assert kinds_of_events(t, AuctionOpened, RoleTaken) == []


@pytest.mark.rule("ROLE-6")
def test_without_a_face_up_card_nobody_is_second() -> None:
    """Ruling 11."""
    t = table(at=colours(WHITE), face_up={MEDICI: "2 white"})
    assert events_of(t, RoleTaken) == [RoleTaken(MEDICI, BISHOP, 1)]
    assert events_of(t, AuctionOpened) == []
    assert t.state.roles[PRIEST] == NOBODY


@pytest.mark.rule("ROLE-9")
def test_an_uncontested_role_does_not_bring_the_marker() -> None:
    """Ruling 15."""
    t = table(at=colours(WHITE), principe=MEDICI, face_up={VISCONTI: "1 white"})
    assert t.state.roles[BISHOP] == VISCONTI
    assert t.state.principe == MEDICI


@pytest.mark.rule("ROLE-11")
@pytest.mark.parametrize("face_up", range(1, 13))
def test_a_major_leaves_half_of_its_face_up_cards_rounded_down(face_up: int) -> None:
    """Half of the face-up cards, not of the row: one of those was face down before (ruling 8)."""
    t = table(
        at=colours(WHITE),
        face_up={MEDICI: f"{face_up} white"},
        face_down={MEDICI: "1 white"},
    )
    left = face_up // 2
    assert up(t, MEDICI) == cards(f"{left} white")
    assert down(t, MEDICI) == cards(f"{1 + face_up - left} white")


@pytest.mark.rule("ROLE-11")
@pytest.mark.parametrize(
    ("face_up", "face_down", "turned"), [(3, 0, 2), (3, 1, 2), (3, 2, 3), (3, 4, 3), (4, 1, 3)]
)
def test_a_table_may_count_all_cards_of_the_colour_for_the_half(
    face_up: int, face_down: int, turned: int
) -> None:
    """Half of all, as far as face-up cards go (ruling 8)."""
    t = table(
        at=colours(WHITE),
        face_up={MEDICI: f"{face_up} white", VISCONTI: "1 white"},
        face_down={MEDICI: f"{face_down} white", VISCONTI: "3 white"},
        options={"half_of": "all"},
    )
    assert events_of(t, RoleTaken) == [
        RoleTaken(MEDICI, BISHOP, turned),
        RoleTaken(VISCONTI, PRIEST, 0),
    ]
    assert up(t, MEDICI) == cards(f"{face_up - turned} white")
    assert down(t, MEDICI) == cards(f"{face_down + turned} white")


@pytest.mark.rule("ROLE-11")
def test_other_colours_and_minors_turn_no_card() -> None:
    t = table(at=colours(WHITE), face_up={MEDICI: "4 white, 3 red", VISCONTI: "3 white"})
    assert up(t, MEDICI) == cards("2 white, 3 red")
    assert up(t, VISCONTI) == cards("3 white")


@pytest.mark.rule("ROLE-12")
def test_major_is_settled_completely_before_its_minor() -> None:
    """Ruling 47."""
    t = table(
        at=colours(GREEN, YELLOW),
        face_up={MEDICI: "2 green, 2 yellow", VISCONTI: "1 green", ESTE: "1 yellow"},
        face_down={MEDICI: "1 red", VISCONTI: "1 blue"},
        options={"green_flip": "must"},
    )
    events = kinds_of_events(t, RoleTaken, CardTurnedUp, DucatsReceived)
    assert events[:8] == [
        RoleTaken(MEDICI, MASTER, 1),
        CardTurnedUp(MEDICI, 2),
        RoleTaken(VISCONTI, APPRENTICE, 0),
        CardTurnedUp(VISCONTI, BLUE),
        RoleTaken(MEDICI, BANKER, 1),
        DucatsReceived(MEDICI, 2, FOR_BANKER),
        RoleTaken(ESTE, MERCHANT, 0),
        DucatsReceived(ESTE, 2, FOR_BANKER),
    ]


@pytest.mark.rule("ROLE-12")
def test_the_majors_effect_comes_before_the_minors_auction() -> None:
    t = table(at=colours(BLUE), face_up={MEDICI: "2 blue", VISCONTI: "1 blue", CARRARESI: "1 blue"})
    assert t.actors() == [MEDICI]
    assert events_of(t, AuctionOpened) == []
    assert t.state.roles[LORD] == MEDICI
    do(t, MEDICI, PlaceShield(IN_BLUE))
    assert t.actors() == [VISCONTI]
    assert refusal(t, VISCONTI, TurnUp(1)) == Refusal("TABLE-3")

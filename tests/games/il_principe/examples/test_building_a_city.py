"""The rulebooks' examples of building a city: Firenze, Lucca and Milano."""

import pytest

from signoria.games.il_principe.actions import Build, KeepShields, PlaceShield
from signoria.games.il_principe.events import CityShown, Scored
from signoria.games.il_principe.rules import FROM_CITIES, FROM_ROLE_INCOME
from signoria.games.il_principe.state import State
from signoria.kernel.table import Table
from tests.games.il_principe.story import (
    do,
    events_of,
    hand,
    in_region,
    legal_actions,
    scores,
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
    FIRENZE,
    IN_BLUE,
    IN_BROWN,
    IN_GREEN,
    IN_VIOLET,
    LORD,
    LUCCA,
    MASTER,
    MEDICI,
    MILANO,
    NOTARY,
    PISA,
    PRIEST,
    RIMINI,
    SIENA,
    VISCONTI,
    cards,
)


@pytest.mark.rule("CITY-3", "CITY-4", "CITY-5", "CITY-6")
def test_the_medici_build_firenze() -> None:
    """Mind the Move 2005, "Building a city", first example (Marcel is our Medici).

    The example counts 6 points, yet the same rulebook gives 8 for every large city, as the card
    does: 8 it is (ruling 1).
    """
    t = table(
        at=turn_of(MEDICI),
        preset="mtm2005",
        hands={MEDICI: "2 green, 1 red, 1 blue, 1 yellow"},
        coins=[5, 0, 0, 0],
        display=[FIRENZE, LUCCA, MILANO, SIENA],
    )
    do(t, MEDICI, Build(FIRENZE))
    assert t.state.coins[MEDICI] == 0
    assert up(t, MEDICI) == cards("2 green, 1 red, 1 blue, 1 yellow")
    assert events_of(t, Scored) == [Scored(MEDICI, 8, FROM_CITIES, FIRENZE)]
    touching = [PlaceShield(IN_GREEN), PlaceShield(IN_VIOLET), PlaceShield(IN_BROWN)]
    assert legal_actions(t, MEDICI) == touching
    do(t, MEDICI, PlaceShield(IN_BROWN))
    assert legal_actions(t, MEDICI) == touching
    do(t, MEDICI, PlaceShield(IN_VIOLET))
    assert (in_region(t, IN_BROWN)[MEDICI], in_region(t, IN_VIOLET)[MEDICI]) == (1, 1)


@pytest.mark.rule("CITY-8", "CITY-9", "CITY-11")
def test_lucca_pays_the_others_roles_of_its_colours() -> None:
    """Mind the Move 2005, "Building a city", second example.

    Barbara is our Medici, Andrea the Visconti with the bishop, Tom the Carraresi with the priest
    and the noble (ruling 44: the pair of white cards pays once).
    """
    t = table(
        at=turn_of(MEDICI),
        preset="mtm2005",
        hands={MEDICI: "2 white, 1 blue, 1 red"},
        display=[LUCCA, SIENA, PISA, RIMINI],
        coins=[4, 0, 0, 0],
        roles={BISHOP: VISCONTI, PRIEST: CARRARESI, LORD: CARRARESI},
    )
    do(t, MEDICI, Build(LUCCA))
    do(t, MEDICI, PlaceShield(IN_GREEN))
    do(t, MEDICI, PlaceShield(IN_GREEN))
    assert events_of(t, Scored)[:4] == [
        Scored(MEDICI, 6, FROM_CITIES, LUCCA),
        Scored(VISCONTI, 2, FROM_ROLE_INCOME, BISHOP),
        Scored(CARRARESI, 1, FROM_ROLE_INCOME, PRIEST),
        Scored(CARRARESI, 2, FROM_ROLE_INCOME, LORD),
    ]
    assert len(events_of(t, CityShown)) == 1
    assert LUCCA not in [city for city in range(15) if t.state.display >> city & 1]


def milano(preset: str) -> Table[State]:
    """Return a table at which the Medici have the price of Milano, one card and one ducat more."""
    return table(
        at=turn_of(MEDICI),
        preset=preset,
        hands={MEDICI: "2 blue, 1 red, 1 yellow, 1 white"},
        coins=[5, 0, 0, 0],
        display=[MILANO, SIENA, PISA, RIMINI],
        roles={LORD: VISCONTI, NOTARY: CARRARESI, BANKER: ESTE, MASTER: ESTE, APPRENTICE: VISCONTI},
    )


@pytest.mark.rule("CITY-3", "CITY-4")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it"])
def test_the_medici_pay_for_milano(preset: str) -> None:
    """AMIGO 2006 (French and Italian), phase 3, "Building cities", first example."""
    t = milano(preset)
    do(t, MEDICI, Build(MILANO))
    assert up(t, MEDICI) == cards("2 blue, 1 red, 1 yellow")
    assert hand(t, MEDICI) == cards("1 white")
    assert t.state.coins[MEDICI] == 1


@pytest.mark.rule("CITY-5", "CITY-6")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it"])
@pytest.mark.parametrize(
    ("choices", "blue", "green"),
    [
        ([PlaceShield(IN_BLUE), PlaceShield(IN_BLUE)], 2, 0),
        ([PlaceShield(IN_BLUE), PlaceShield(IN_GREEN)], 1, 1),
        ([PlaceShield(IN_GREEN), PlaceShield(IN_GREEN)], 0, 2),
        ([PlaceShield(IN_GREEN), KeepShields()], 0, 1),
    ],
)
def test_milano_brings_six_points_and_two_shields(
    preset: str, choices: list[PlaceShield | KeepShields], blue: int, green: int
) -> None:
    """AMIGO 2006 (French and Italian), phase 3, "Building cities", second example."""
    t = milano(preset)
    do(t, MEDICI, Build(MILANO))
    assert scores(t)[MEDICI] == 6
    assert legal_actions(t, MEDICI) == [KeepShields(), PlaceShield(IN_BLUE), PlaceShield(IN_GREEN)]
    for choice in choices:
        do(t, MEDICI, choice)
    assert (in_region(t, IN_BLUE)[MEDICI], in_region(t, IN_GREEN)[MEDICI]) == (blue, green)


@pytest.mark.rule("CITY-8", "CITY-9")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it"])
def test_milano_pays_blue_red_and_yellow_roles(preset: str) -> None:
    """AMIGO 2006 (French and Italian), phase 3, "Building cities", third example."""
    t = milano(preset)
    do(t, MEDICI, Build(MILANO))
    do(t, MEDICI, KeepShields())
    paid = [e for e in events_of(t, Scored) if e.source == FROM_ROLE_INCOME]
    assert {(e.thing, e.points) for e in paid} == {(LORD, 2), (NOTARY, 1), (BANKER, 2)}
    assert {(e.seat, e.thing) for e in paid} == {
        (VISCONTI, LORD),
        (CARRARESI, NOTARY),
        (ESTE, BANKER),
    }

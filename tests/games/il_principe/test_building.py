"""Tests of phase 3: building cities. Shields are in test_shields.py, laying in test_laying.py."""

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Build, KeepShields
from signoria.games.il_principe.events import CityBuilt, CityShown, Scored
from signoria.games.il_principe.rules import BLUE, FROM_CITIES, FROM_ROLE_INCOME
from signoria.games.il_principe.state import State
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table
from tests.games.il_principe.milano import FOR_MILANO, FOR_SIENA, before_milano
from tests.games.il_principe.story import (
    do,
    events_of,
    gained,
    hand,
    legal_actions,
    refusal,
    scores,
    table,
    turn_of,
    up,
)
from tests.games.il_principe.words import (
    BANKER,
    CARRARESI,
    ESTE,
    FIRENZE,
    KNIGHT,
    LORD,
    LUCCA,
    MAGISTRATE,
    MEDICI,
    MERCHANT,
    MILANO,
    PERUGIA,
    PISA,
    RIMINI,
    SIENA,
    VISCONTI,
    cards,
)


@pytest.mark.rule("CITY-1")
def test_city_that_does_not_lie_face_up_is_refused() -> None:
    t = before_milano()
    assert refusal(t, MEDICI, Build(LUCCA)) == Refusal("CITY-1", {"city": LUCCA})
    assert [w for w in legal_actions(t, MEDICI) if isinstance(w, Build)] == [
        Build(SIENA),
        Build(MILANO),
    ]


@pytest.mark.rule("CITY-1")
@pytest.mark.parametrize("city", [-1, 15])
def test_unknown_city_is_refused(city: int) -> None:
    assert refusal(before_milano(), MEDICI, Build(city)) == Refusal("TABLE-5")


@pytest.mark.rule("CITY-2")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005"])
def test_no_city_is_built_in_the_first_round(preset: str) -> None:
    t = before_milano(preset, round=1)
    assert refusal(t, MEDICI, Build(MILANO)) == Refusal("CITY-2", {"city": MILANO, "round": 1})
    assert not [w for w in legal_actions(t, MEDICI) if isinstance(w, Build)]


@pytest.mark.rule("CITY-2")
def test_city_is_built_in_the_first_round_where_the_variant_allows_it() -> None:
    t = before_milano("amigo-easy", round=1)
    do(t, MEDICI, Build(MILANO))
    assert events_of(t, CityBuilt) == [CityBuilt(MEDICI, MILANO, 2)]


@pytest.mark.rule("CITY-3")
def test_the_exact_cards_go_face_up_before_the_builder() -> None:
    """They count for roles and sets from now on (ruling 50)."""
    t = before_milano()
    do(t, MEDICI, Build(MILANO))
    assert up(t, MEDICI) == cards(FOR_MILANO)
    assert hand(t, MEDICI) == cards("1 white")
    assert t.state.leaders(BLUE, NOBODY) == 1 << MEDICI


@pytest.mark.rule("CITY-3")
def test_refusal_names_the_missing_cards() -> None:
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: "1 blue, 1 red, 1 yellow"},
        face_up={MEDICI: "3 blue"},
        display=[MILANO, SIENA, PISA, RIMINI],
    )
    refused = refusal(t, MEDICI, Build(MILANO))
    assert refused == Refusal("CITY-3", {"city": MILANO, "colour": BLUE, "needed": 2, "held": 1})


@pytest.mark.rule("CITY-4")
def test_the_price_goes_to_the_bank() -> None:
    t = before_milano()
    do(t, MEDICI, Build(MILANO))
    assert values(t.state.coins) == [1, 5, 5, 5]
    assert t.state.bank == -16


@pytest.mark.rule("CITY-4")
def test_city_that_is_too_expensive_is_refused() -> None:
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: FOR_MILANO},
        coins=[3, 0, 0, 0],
        display=[MILANO, SIENA, PISA, RIMINI],
    )
    refused = refusal(t, MEDICI, Build(MILANO))
    assert refused == Refusal("CITY-4", {"city": MILANO, "price": 4, "purse": 3})
    assert not [w for w in legal_actions(t, MEDICI) if isinstance(w, Build)]


@pytest.mark.rule("CITY-5")
@pytest.mark.parametrize(
    ("city", "cost", "points"),
    [
        (SIENA, FOR_SIENA, 4),
        (MILANO, FOR_MILANO, 6),
        (FIRENZE, "2 green, 1 red, 1 blue, 1 yellow", 8),
    ],
)
def test_points_depend_on_the_size(city: int, cost: str, points: int) -> None:
    """Firenze, a large city, is worth 8 although one example says 6 (ruling 1)."""
    t = table(at=turn_of(MEDICI), hands={MEDICI: cost}, display=[SIENA, MILANO, FIRENZE, PERUGIA])
    do(t, MEDICI, Build(city))
    assert events_of(t, Scored) == [Scored(MEDICI, points, FROM_CITIES, city)]
    assert scores(t)[MEDICI] == points


def milano_with(roles: dict[int, int]) -> Table[State]:
    """Let the Medici build Milano and keep the shields, with these roles held."""
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: FOR_MILANO},
        display=[MILANO, SIENA, PISA, RIMINI],
        roles=roles,
    )
    do(t, MEDICI, Build(MILANO))
    do(t, MEDICI, KeepShields())
    return t


@pytest.mark.rule("CITY-8")
def test_the_others_roles_pay_two_and_one() -> None:
    t = milano_with({LORD: VISCONTI, KNIGHT: CARRARESI, MAGISTRATE: ESTE, MERCHANT: ESTE})
    paid = [gained(t, seat, FROM_ROLE_INCOME) for seat in range(4)]
    assert paid == [0, 2, 1, 3]


@pytest.mark.rule("CITY-8")
def test_the_builders_own_roles_pay_nothing() -> None:
    """Ruling 45."""
    t = milano_with({LORD: MEDICI, MAGISTRATE: MEDICI, BANKER: MEDICI, KNIGHT: VISCONTI})
    assert gained(t, MEDICI, FROM_ROLE_INCOME) == 0
    assert gained(t, VISCONTI, FROM_ROLE_INCOME) == 1


@pytest.mark.rule("CITY-9")
def test_a_pair_pays_once() -> None:
    """Milano uses two blue cards; the lord gains 2 points, not 4 (ruling 44)."""
    t = milano_with({LORD: VISCONTI})
    paid = [e for e in events_of(t, Scored) if e.source == FROM_ROLE_INCOME]
    assert paid == [Scored(VISCONTI, 2, FROM_ROLE_INCOME, LORD)]


@pytest.mark.rule("CITY-10")
@pytest.mark.parametrize(("built_card", "beside"), [("box", []), ("builder", [MILANO])])
def test_the_built_card_goes_to_the_box_or_beside_the_builder(
    built_card: str, beside: list[int]
) -> None:
    """The option changes only the display: the city leaves the open cities either way."""
    t = before_milano(built_card=built_card)
    do(t, MEDICI, Build(MILANO))
    assert GAME.view(t.state, VISCONTI).seats[MEDICI].cities == beside
    assert GAME.view(t.state, VISCONTI).cities == [SIENA, PISA, RIMINI]


@pytest.mark.rule("CITY-11")
def test_the_display_is_refilled_at_once() -> None:
    t = before_milano()
    do(t, MEDICI, Build(MILANO))
    do(t, MEDICI, KeepShields())
    assert events_of(t, CityShown) == [CityShown(LUCCA)]
    assert GAME.view(t.state, MEDICI).cities == [SIENA, LUCCA, PISA, RIMINI]


@pytest.mark.rule("CITY-11")
def test_the_next_seat_may_build_the_new_city() -> None:
    t = table(
        at=[*turn_of(VISCONTI), turn_of(MEDICI)[-1]],
        hands={MEDICI: FOR_MILANO, VISCONTI: "2 white, 1 red, 1 blue"},
        display=[MILANO, SIENA, PISA, RIMINI],
        next_cities=[LUCCA],
    )
    do(t, MEDICI, Build(MILANO))
    do(t, MEDICI, KeepShields())
    do(t, VISCONTI, Build(LUCCA))
    assert scores(t) == [6, 6, 0, 0]


@pytest.mark.rule("CITY-11")
def test_an_empty_city_deck_lets_the_display_shrink() -> None:
    """The cities still open may be built this round (ruling 26)."""
    t = table(
        at=[*turn_of(VISCONTI), turn_of(MEDICI)[-1]],
        hands={MEDICI: FOR_MILANO, VISCONTI: FOR_SIENA},
        display=[MILANO, SIENA, PISA, RIMINI],
        built={ESTE: [c for c in range(15) if c not in (MILANO, SIENA, PISA, RIMINI)]},
    )
    do(t, MEDICI, Build(MILANO))
    do(t, MEDICI, KeepShields())
    assert events_of(t, CityShown) == []
    assert GAME.view(t.state, MEDICI).cities == [SIENA, PISA, RIMINI]
    do(t, VISCONTI, Build(SIENA))
    assert GAME.view(t.state, MEDICI).cities == [PISA, RIMINI]


@pytest.mark.rule("CITY-1")
def test_build_without_an_open_city_is_refused() -> None:
    """The refusal must not blame the first round."""
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: FOR_MILANO},
        display=[],
        built={ESTE: list(range(15))},
    )
    assert refusal(t, MEDICI, Build(MILANO)) == Refusal("CITY-1", {"city": MILANO})

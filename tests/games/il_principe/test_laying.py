"""Tests of phase 3: one action for each seat, laying cards, passing; and the city after a lot."""

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import (
    Bid,
    Build,
    BuildNothing,
    KeepShields,
    Lay,
    LayNothing,
    Pass,
)
from signoria.games.il_principe.events import CardsLaid, CityBuilt, TurnLetGo
from signoria.games.il_principe.rules import BLUE, GREEN, RED
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.table import Table
from tests.games.il_principe.story import (
    PHASE_2,
    PHASE_3,
    all_pass,
    do,
    events_of,
    hand,
    legal_actions,
    refusal,
    table,
    turn_of,
    up,
)
from tests.games.il_principe.words import (
    CARRARESI,
    ESTE,
    MEDICI,
    MILANO,
    PISA,
    RIMINI,
    SIENA,
    VISCONTI,
    cards,
)


@pytest.mark.rule("LAY-1")
def test_one_action_each_from_il_principe_clockwise() -> None:
    t = table(at=PHASE_3, principe=CARRARESI, hands={CARRARESI: "2 green", ESTE: "1 red"})
    do(t, CARRARESI, Lay(GREEN, 1))
    assert t.actors() == [ESTE]
    assert refusal(t, CARRARESI, Lay(GREEN, 1)) == Refusal("TABLE-2", {"seat": CARRARESI})
    do(t, ESTE, Lay(RED, 1))
    do(t, MEDICI, LayNothing())
    do(t, VISCONTI, LayNothing())
    assert t.state.round == 3


@pytest.mark.rule("LAY-1")
def test_city_uses_up_the_action_of_the_turn() -> None:
    t = table(
        at=PHASE_3,
        hands={MEDICI: "2 blue, 1 red, 1 yellow, 3 green"},
        display=[MILANO, SIENA, PISA, RIMINI],
    )
    do(t, MEDICI, Build(MILANO))
    do(t, MEDICI, KeepShields())
    assert t.actors() == [VISCONTI]
    assert hand(t, MEDICI) == cards("3 green")


@pytest.mark.rule("LAY-2")
def test_any_number_of_one_colour() -> None:
    t = table(at=PHASE_3, hands={MEDICI: "3 green, 1 red"})
    assert legal_actions(t, MEDICI) == [
        LayNothing(),
        Lay(GREEN, 1),
        Lay(GREEN, 2),
        Lay(GREEN, 3),
        Lay(RED, 1),
    ]
    do(t, MEDICI, Lay(GREEN, 2))
    assert events_of(t, CardsLaid) == [CardsLaid(MEDICI, GREEN, 2)]
    assert hand(t, MEDICI) == cards("1 green, 1 red")


@pytest.mark.rule("LAY-2")
def test_laid_cards_join_their_row_face_up() -> None:
    t = table(at=PHASE_3, hands={MEDICI: "2 green"}, face_up={MEDICI: "1 green, 1 blue"})
    do(t, MEDICI, Lay(GREEN, 2))
    assert up(t, MEDICI) == cards("3 green, 1 blue")
    assert t.state.held[MEDICI] == 0


@pytest.mark.rule("LAY-2")
def test_card_that_is_not_in_hand_is_refused() -> None:
    t = table(at=turn_of(MEDICI), hands={MEDICI: "2 blue"})
    refused = refusal(t, MEDICI, Lay(BLUE, 3))
    assert refused == Refusal("LAY-2", {"colour": BLUE, "held": 2, "requested": 3})


@pytest.mark.rule("LAY-2")
@pytest.mark.parametrize("requested", [Lay(-1, 1), Lay(5, 1), Lay(BLUE, 0), Lay(BLUE, -1)])
def test_unknown_colour_or_number_is_refused(requested: Lay) -> None:
    t = table(at=turn_of(MEDICI), hands={MEDICI: "2 blue"})
    assert refusal(t, MEDICI, requested) == Refusal("TABLE-5")


@pytest.mark.rule("LAY-3")
def test_doing_nothing_is_allowed() -> None:
    """Holds even with cards in hand (ruling 25)."""
    t = table(at=PHASE_3, hands={MEDICI: "2 blue"})
    do(t, MEDICI, LayNothing())
    assert events_of(t, TurnLetGo) == [TurnLetGo(MEDICI)]
    assert hand(t, MEDICI) == cards("2 blue")


@pytest.mark.rule("LAY-3")
@pytest.mark.parametrize("requested", [Pass(), BuildNothing(), KeepShields()])
def test_other_actions_are_refused_in_a_turn(requested: Action) -> None:
    t = table(at=turn_of(MEDICI))
    assert refusal(t, MEDICI, requested) == Refusal("TABLE-3")


def lot_won(
    lots: str = "2 blue", price: int = 1, round: int = 2, preset: str = "amigo2006"
) -> Table[State]:
    """Let the Visconti, with a red, a yellow and six ducats, win the first lot."""
    t = table(
        at=PHASE_2,
        round=round,
        preset=preset,
        lots=lots,
        hands={VISCONTI: "1 red, 1 yellow"},
        coins=[6, 6, 6, 6],
        display=[MILANO, SIENA, PISA, RIMINI],
    )
    do(t, VISCONTI, Bid(price))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    return t


@pytest.mark.rule("AUC-9")
def test_the_winner_may_build_at_once_with_the_cards_just_won() -> None:
    """Ruling 23."""
    t = lot_won()
    assert legal_actions(t, VISCONTI) == [BuildNothing(), Build(MILANO)]
    do(t, VISCONTI, Build(MILANO))
    do(t, VISCONTI, KeepShields())
    assert events_of(t, CityBuilt) == [CityBuilt(VISCONTI, MILANO, 2)]


@pytest.mark.rule("AUC-9")
def test_a_city_is_paid_from_what_the_bid_left() -> None:
    """The rules let a player bid away the money for the city (ruling 22)."""
    t = lot_won(price=3)
    refused = refusal(t, VISCONTI, Build(MILANO))
    assert refused == Refusal("CITY-4", {"city": MILANO, "price": 4, "purse": 3})
    assert legal_actions(t, VISCONTI) == [BuildNothing()]
    do(t, VISCONTI, BuildNothing())
    assert events_of(t, TurnLetGo) == [TurnLetGo(VISCONTI)]


@pytest.mark.rule("AUC-9")
def test_each_lot_won_allows_a_city_besides_the_action_of_phase_3() -> None:
    """Ruling 24."""
    t = table(
        at=PHASE_2,
        lots="1 white, 2 blue",
        hands={VISCONTI: "2 red, 2 yellow, 1 green"},
        coins=[0, 9, 0, 0],
        display=[MILANO, SIENA, PISA, RIMINI],
    )
    do(t, VISCONTI, Bid(1))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    do(t, VISCONTI, Build(SIENA))
    do(t, VISCONTI, KeepShields())
    all_pass(t, CARRARESI, ESTE, MEDICI)
    do(t, VISCONTI, Bid(1))
    do(t, VISCONTI, Build(MILANO))
    do(t, VISCONTI, KeepShields())
    assert [e.city for e in events_of(t, CityBuilt)] == [SIENA, MILANO]
    do(t, VISCONTI, Lay(GREEN, 1))
    assert up(t, VISCONTI) == cards("1 green, 1 white, 2 red, 2 blue, 2 yellow")


@pytest.mark.rule("AUC-9")
def test_one_city_for_one_lot() -> None:
    t = table(
        at=PHASE_2,
        lots="2 blue",
        hands={VISCONTI: "2 red, 2 yellow, 1 white"},
        coins=[0, 20, 0, 0],
        display=[MILANO, SIENA, PISA, RIMINI],
    )
    do(t, VISCONTI, Bid(1))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    do(t, VISCONTI, Build(MILANO))
    do(t, VISCONTI, KeepShields())
    assert t.state.now().seat == VISCONTI
    do(t, VISCONTI, LayNothing())
    assert t.actors() == [CARRARESI]


@pytest.mark.rule("AUC-9", "CITY-2")
def test_no_city_follows_a_lot_in_the_first_round() -> None:
    t = lot_won(round=1)
    assert events_of(t, CityBuilt) == []
    assert refusal(t, VISCONTI, BuildNothing()) == Refusal("TABLE-3")
    assert lot_won(round=1, preset="amigo-easy").legal(VISCONTI)[0] == 1


@pytest.mark.rule("AUC-9")
def test_no_city_follows_a_lot_where_none_lies_open() -> None:
    """The display is public, so skipping the question reveals nothing."""
    t = table(
        at=PHASE_2,
        lots="2 blue",
        coins=[0, 20, 0, 0],
        display=[],
        built={ESTE: list(range(15))},
    )
    do(t, VISCONTI, Bid(1))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    assert GAME.view(t.state, MEDICI).cities == []
    assert legal_actions(t, VISCONTI) == [LayNothing(), Lay(BLUE, 1), Lay(BLUE, 2)]


@pytest.mark.rule("AUC-9")
@pytest.mark.parametrize("requested", [LayNothing(), Pass(), Lay(BLUE, 1)])
def test_other_actions_are_refused_for_the_winners_city(requested: Action) -> None:
    assert refusal(lot_won(), VISCONTI, requested) == Refusal("TABLE-3")

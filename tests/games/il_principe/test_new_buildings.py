"""Tests of phase 1: cards, ducats, and the cards set aside for the auctions."""

import pytest

from signoria.games.il_principe.actions import Bid, Pass, SetAside
from signoria.games.il_principe.events import (
    AuctionOpened,
    CardsSetAside,
    CardsTurnedOver,
    Dealt,
    DucatsReceived,
)
from signoria.games.il_principe.phases import PHASES
from signoria.games.il_principe.phases.steps import SETTING_ASIDE
from signoria.games.il_principe.rules import BLUE, FOR_ROUND, GREEN, RED, WHITE, YELLOW
from signoria.games.il_principe.state import State
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.event import Event
from signoria.kernel.table import Table
from tests.games.il_principe.story import (
    PHASE_1,
    do,
    events_of,
    hand,
    kinds_of_events,
    legal_actions,
    refusal,
    table,
)
from tests.games.il_principe.words import CARRARESI, ESTE, MEDICI, VISCONTI, cards

EACH_HER_OWN = [RED] * 4 + [BLUE] * 4 + [YELLOW] * 4 + [GREEN] * 4


@pytest.mark.rule("NEW-1")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005"])
def test_the_deal_goes_clockwise_from_il_principe_a_whole_hand_at_a_time(preset: str) -> None:
    """Ruling 48: in every edition."""
    t = table(at=PHASE_1, preset=preset, principe=CARRARESI, next_cards=EACH_HER_OWN)
    assert events_of(t, Dealt) == [
        Dealt(CARRARESI, 4, cards("4 red")),
        Dealt(ESTE, 4, cards("4 blue")),
        Dealt(MEDICI, 4, cards("4 yellow")),
        Dealt(VISCONTI, 4, cards("4 green")),
    ]
    assert t.state.deck_left == 84


@pytest.mark.rule("NEW-1")
def test_a_card_dealt_cannot_be_dealt_again() -> None:
    t = table(3, at=PHASE_1, deck="4 green, 4 white, 4 red")
    assert sum(t.state.deck) == t.state.deck_left == 0
    dealt = [e.cards for e in events_of(t, Dealt)]
    assert [sum(column) for column in zip(*dealt, strict=True)] == cards("4 green, 4 white, 4 red")


@pytest.mark.rule("NEW-2")
@pytest.mark.parametrize(("preset", "ducats"), [("mtm2005", 5), ("amigo-easy", 6)])
def test_every_seat_receives_the_income_of_its_edition(preset: str, ducats: int) -> None:
    t = table(at=PHASE_1, preset=preset, coins=[0, 1, 2, 3])
    assert events_of(t, DucatsReceived) == [DucatsReceived(n, ducats, FOR_ROUND) for n in range(4)]
    assert values(t.state.coins) == [ducats + n for n in range(4)]


def setting_aside() -> Table[State]:
    """Deal four cards of one colour to each of four seats; the Medici also hold a red card."""
    return table(at=PHASE_1, hands={MEDICI: "1 red"}, next_cards=EACH_HER_OWN)


@pytest.mark.rule("NEW-3")
def test_all_choose_at_once_in_any_order() -> None:
    """Ruling 48: the choice is simultaneous."""
    t = setting_aside()
    assert t.actors() == [MEDICI, VISCONTI, CARRARESI, ESTE]
    do(t, CARRARESI, SetAside(0, 0, 0, 0, 2))
    assert t.actors() == [MEDICI, VISCONTI, ESTE]
    assert refusal(t, CARRARESI, SetAside(0, 0, 0, 0, 2)) == Refusal("TABLE-2", {"seat": 2})
    do(t, ESTE, SetAside(2, 0, 0, 0, 0))
    do(t, MEDICI, SetAside(0, 0, 2, 0, 0))
    assert events_of(t, CardsTurnedOver) == []
    do(t, VISCONTI, SetAside(0, 0, 0, 2, 0))
    assert len(events_of(t, CardsTurnedOver)) == 4


@pytest.mark.rule("NEW-3")
def test_cards_set_aside_stay_sealed_until_all_have_chosen() -> None:
    t = setting_aside()
    do(t, VISCONTI, SetAside(0, 0, 0, 2, 0))
    sealed = events_of(t, CardsSetAside)[0]
    assert sealed.seen_by(MEDICI) == CardsSetAside(VISCONTI, 2, [])
    assert values(t.state.lots) == [0, 0, 0, 0, 0]
    assert values(t.state.sealed) == [0, 2, 0, 0]
    assert values(t.state.held) == [5, 2, 4, 4]


@pytest.mark.rule("NEW-3")
@pytest.mark.parametrize("requested", [SetAside(0, 0, 1, 0, 0), SetAside(0, 0, 3, 0, 0)])
def test_wrong_number_of_cards_is_refused(requested: SetAside) -> None:
    refused = refusal(setting_aside(), MEDICI, requested)
    assert refused == Refusal("NEW-3", {"number": 2, "requested": requested.red})


@pytest.mark.rule("NEW-3")
def test_negative_number_of_a_colour_is_refused() -> None:
    assert refusal(setting_aside(), MEDICI, SetAside(-1, 0, 3, 0, 0)) == Refusal("TABLE-5")


@pytest.mark.rule("NEW-4")
def test_any_cards_of_the_hand_old_or_new() -> None:
    t = table(at=PHASE_1, hands={MEDICI: "1 green, 1 white"}, next_cards=[RED] * 4)
    assert legal_actions(t, MEDICI) == [
        SetAside(1, 1, 0, 0, 0),
        SetAside(1, 0, 1, 0, 0),
        SetAside(0, 1, 1, 0, 0),
        SetAside(0, 0, 2, 0, 0),
    ]
    do(t, MEDICI, SetAside(1, 1, 0, 0, 0))
    assert hand(t, MEDICI) == cards("4 red")


@pytest.mark.rule("NEW-4")
def test_there_is_no_hand_limit() -> None:
    t = table(at=PHASE_1, hands={MEDICI: "9 green, 9 white, 9 red"}, next_cards=[RED] * 4)
    assert t.state.held[MEDICI] == 31


@pytest.mark.rule("NEW-5")
def test_all_are_turned_over_and_grouped_by_colour() -> None:
    t = setting_aside()
    do(t, MEDICI, SetAside(0, 0, 2, 0, 0))
    do(t, VISCONTI, SetAside(0, 0, 0, 2, 0))
    do(t, CARRARESI, SetAside(0, 0, 0, 0, 2))
    do(t, ESTE, SetAside(2, 0, 0, 0, 0))
    events: list[Event[State]] = [
        CardsTurnedOver(MEDICI, cards("2 red")),
        CardsTurnedOver(VISCONTI, cards("2 blue")),
        CardsTurnedOver(CARRARESI, cards("2 yellow")),
        CardsTurnedOver(ESTE, cards("2 green")),
    ]
    assert kinds_of_events(t, CardsTurnedOver) == events
    assert values(t.state.lots) == cards("2 green, 2 red, 2 blue, 2 yellow")
    assert values(t.state.sealed) == [0, 0, 0, 0]
    assert len(events_of(t, AuctionOpened)) == 1


@pytest.mark.rule("NEW-6")
def test_cards_that_are_not_in_hand_are_refused() -> None:
    refused = refusal(setting_aside(), VISCONTI, SetAside(0, 0, 1, 1, 0))
    assert refused == Refusal("NEW-6", {"colour": RED, "held": 0, "requested": 1})


@pytest.mark.rule("NEW-6")
def test_two_of_a_colour_need_two_in_hand() -> None:
    t = table(at=PHASE_1, hands={MEDICI: "1 white"}, next_cards=[RED] * 4)
    refused = refusal(t, MEDICI, SetAside(0, 2, 0, 0, 0))
    assert refused == Refusal("NEW-6", {"colour": WHITE, "held": 1, "requested": 2})


@pytest.mark.rule("NEW-3")
@pytest.mark.parametrize("requested", [Bid(1), Pass()])
def test_other_actions_are_refused_while_cards_are_set_aside(requested: Bid | Pass) -> None:
    assert refusal(setting_aside(), MEDICI, requested) == Refusal("TABLE-3")


def test_cards_may_be_set_aside_before_anyone_else_does_and_after() -> None:
    """The step is open to all seats; `legal` lists nothing for a seat that has chosen."""
    t = setting_aside()
    do(t, MEDICI, SetAside(0, 0, 2, 0, 0))
    assert t.legal(MEDICI) == []
    assert PHASES[SETTING_ASIDE].actors(t.state) == 0b1110

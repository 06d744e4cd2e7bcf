"""Tests of the menu and of the names of actions in messages."""

import json
from pathlib import Path

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import (
    BID_CAP,
    BIDS,
    BUILD,
    BUILD_NOTHING,
    KEEP_SHIELDS,
    LAY,
    LAY_NOTHING,
    LEAVE_DOWN,
    MENU,
    PASS,
    PLACE_SHIELD,
    SET_ASIDE_2,
    SET_ASIDE_3,
    TURN_UP,
    Bid,
    Build,
    BuildNothing,
    KeepShields,
    Lay,
    LayNothing,
    LeaveDown,
    Pass,
    PlaceShield,
    SetAside,
    TurnUp,
    capped_hand,
    ways_to_set_aside,
    ways_within,
)
from signoria.games.il_principe.rules import YELLOW
from signoria.kernel.cells import cells
from signoria.kernel.wire import decode, encode_action
from tests.games.il_principe.words import RIMINI

GOLDEN = Path(__file__).parents[2] / "golden" / "il_principe" / "menu.txt"


def test_order_of_the_menu_is_pinned() -> None:
    """The menu is the action space of research: lines may be added at the end, none may move."""
    lines = [json.dumps(encode_action(GAME, action)) for action in GAME.menu]
    assert "\n".join(lines) + "\n" == GOLDEN.read_text("utf-8")


def test_menu_lists_no_action_twice() -> None:
    assert len(set(MENU)) == len(MENU) == 280


def test_each_kind_of_action_begins_at_its_number() -> None:
    begins = {
        PASS: Pass(),
        BUILD_NOTHING: BuildNothing(),
        LAY_NOTHING: LayNothing(),
        KEEP_SHIELDS: KeepShields(),
        LEAVE_DOWN: LeaveDown(),
        BUILD: Build(0),
        BUILD + RIMINI: Build(RIMINI),
        PLACE_SHIELD: PlaceShield(0),
        TURN_UP + YELLOW: TurnUp(YELLOW),
        LAY: Lay(0, 1),
        LAY + YELLOW * 20 + 19: Lay(YELLOW, 20),
        SET_ASIDE_2: SetAside(2, 0, 0, 0, 0),
        SET_ASIDE_3 - 1: SetAside(0, 0, 0, 0, 2),
        SET_ASIDE_3: SetAside(3, 0, 0, 0, 0),
        BIDS: SetAside(0, 0, 0, 0, 3),
        BIDS + 1: Bid(1),
        BIDS + BID_CAP: Bid(BID_CAP),
    }
    assert {number: MENU[number] for number in begins} == begins


def test_every_action_survives_encoding() -> None:
    for action in MENU:
        assert decode(GAME.actions, encode_action(GAME, action)) == action


def test_ways_to_set_cards_aside_are_complete() -> None:
    assert len(ways_to_set_aside(2)) == 15
    assert len(ways_to_set_aside(3)) == 35
    assert ways_to_set_aside(2)[:3] == [[2, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 0, 1, 0, 0]]
    assert SetAside(1, 0, 2, 0, 0).cards() == [1, 0, 2, 0, 0]


def test_hand_finds_its_ways_by_capped_counts() -> None:
    """If two cards are set aside, more than two of a colour count as two."""
    place = capped_hand(cells([9, 9, 1, 0, 0, 7, 0]), 2, 2)
    assert [MENU[number] for number in ways_within(2, SET_ASIDE_2)[place]] == [
        SetAside(1, 0, 0, 1, 0),
        SetAside(0, 0, 0, 2, 0),
    ]

"""Tests of the kinds of fields: their wire forms, and what they refuse."""

from typing import Any

import pytest

from signoria.kernel.kinds import (
    AMOUNT,
    ANYTHING,
    BY_SEAT,
    FLAG,
    MOST_COUNTED,
    MOST_VALUES,
    NUMBER,
    SEAT,
    SEATS,
    BadValue,
    Count,
    Each,
    Groups,
    Kind,
    Named,
    Pair,
    Place,
    Row,
    StepKind,
    is_silent,
)
from signoria.kernel.seats import EVERYONE, HIDDEN, NOBODY, SPECTATOR

CARD = Named("card", ["forge", "mill"])
TOWN = Place("town", ["1", "2", "3"])
HAND = Row("hand", CARD)
STOCK = Each("stock", CARD, AMOUNT)
CARD_OF = Pair("card_of", CARD, 3)
STEP = StepKind(["deal", "play", "fetch"], {"play": CARD, "fetch": CARD_OF})
DEALS = Groups("deals", {"seat": SEAT, "card": CARD})
SEATS_HERE = 3


@pytest.mark.parametrize(
    ("kind", "value", "wire"),
    [
        (ANYTHING, -7, -7),
        (AMOUNT, 12, 12),
        (AMOUNT, HIDDEN, "hidden"),
        (AMOUNT, NOBODY, "none"),
        (CARD, 1, "mill"),
        (CARD, HIDDEN, "hidden"),
        (TOWN, 2, 2),
        (TOWN, NOBODY, "none"),
        (SEAT, 2, 2),
        (SEAT, NOBODY, "nobody"),
        (SEAT, SPECTATOR, "spectator"),
        (SEAT, EVERYONE, "everyone"),
        (SEATS, 0b101, [0, 2]),
        (SEATS, 0, []),
        (SEATS, HIDDEN, "hidden"),
        (HAND, [1, 0, HIDDEN], ["mill", "forge", "hidden"]),
        (STOCK, [4, 0], [4, 0]),
        (STOCK, [], []),
        (Count("card", CARD), 3, 3),
        (DEALS, [0, 1, NOBODY, 0], [0, "mill", "nobody", "forge"]),
        (BY_SEAT, [3, 4], [3, 4]),
        (CARD_OF, 5, ["mill", 2]),
        (STEP, [0, NOBODY, -4], ["deal", "nobody", -4]),
        (STEP, [1, 0, 1], ["play", 0, "mill"]),
        (Row("agenda", STEP), [[2, 0, 5]], [["fetch", 0, ["mill", 2]]]),
    ],
)
def test_value_has_a_wire_form_that_reads_back(kind: Kind, value: Any, wire: Any) -> None:
    assert kind.encode(value) == wire
    assert kind.decode(wire, SEATS_HERE) == value


@pytest.mark.parametrize(
    ("kind", "wire", "value"),
    [
        (CARD, 1, 1),
        (CARD, HIDDEN, HIDDEN),
        (AMOUNT, NOBODY, NOBODY),
        (SEAT, SPECTATOR, SPECTATOR),
        (SEATS, 0b110, 0b110),
        (SEATS, HIDDEN, HIDDEN),
        (HAND, [0, 1], [0, 1]),
        (CARD_OF, 5, 5),
        (STEP, ["play", 0, 1], [1, 0, 1]),
    ],
)
def test_ledger_from_before_the_names_reads_numbers(kind: Kind, wire: Any, value: Any) -> None:
    assert kind.decode(wire, SEATS_HERE) == value


@pytest.mark.parametrize(
    ("kind", "wire"),
    [
        (ANYTHING, 1 << 31),
        (ANYTHING, "hidden"),
        (AMOUNT, -5),
        (AMOUNT, 1.0),
        (AMOUNT, True),
        (AMOUNT, "nobody"),
        (FLAG, 2),
        (CARD, "smithy"),
        (CARD, 2),
        (CARD, -2),
        (TOWN, 3),
        (SEAT, 3),
        (SEAT, "none"),
        (SEATS, 1 << 3),
        (SEATS, 1 << 63),
        (SEATS, [3]),
        (SEATS, [[0]]),
        (HAND, "forge"),
        (HAND, ["smithy"]),
        (STOCK, [1]),
        (STOCK, [1, 2, 3]),
        (DEALS, [0]),
        (DEALS, ["forge", 0]),
        (CARD_OF, ["mill", 3]),
        (CARD_OF, ["mill"]),
        (CARD_OF, 6),
        (CARD_OF, "mill"),
        (STEP, ["rest", 0, 0]),
        (STEP, [1, 0, 0]),
        (STEP, ["play", 0, 2]),
        (STEP, ["play", 0]),
    ],
)
def test_value_outside_its_kind_is_refused(kind: Kind, wire: Any) -> None:
    with pytest.raises(BadValue):
        kind.decode(wire, SEATS_HERE)


@pytest.mark.parametrize(
    ("kind", "value", "fits"),
    [
        (ANYTHING, -7, True),
        (AMOUNT, 12, True),
        (AMOUNT, HIDDEN, False),
        (AMOUNT, NOBODY, False),
        (NUMBER, MOST_COUNTED, True),
        (NUMBER, MOST_COUNTED + 1, False),
        (CARD, NOBODY, True),
        (CARD, HIDDEN, False),
        (SEAT, EVERYONE, True),
        (SEAT, SPECTATOR, False),
        (SEATS, 0, True),
        (SEATS, NOBODY, False),
        (HAND, [1, NOBODY], True),
        (HAND, [1, HIDDEN], False),
        (DEALS, [0, 1, NOBODY, 0], True),
        (DEALS, [0, 1, HIDDEN, 0], False),
    ],
)
def test_ledger_hides_nothing(kind: Kind, value: Any, fits: bool) -> None:
    assert kind.fits_ledger(value) == fits


def test_row_longer_than_any_game_needs_is_refused() -> None:
    with pytest.raises(BadValue):
        HAND.decode([0] * (MOST_VALUES + 1), SEATS_HERE)


def test_kinds_name_their_parts() -> None:
    assert dict(ANYTHING.parts()) == {}
    assert dict(HAND.parts()) == {"of": CARD}
    assert dict(STOCK.parts()) == {"by": CARD, "of": AMOUNT}
    assert dict(Count("card", CARD).parts()) == {"by": CARD}
    assert dict(CARD_OF.parts()) == {"of": CARD}
    assert {"phase", "seat", "memo", "play"} < set(STEP.parts())
    assert dict(DEALS.parts()) == {"seat": SEAT, "card": CARD}


def test_first_thing_of_a_silent_kind_is_silent() -> None:
    assert is_silent(Named("reason", ["playing", "dusk"], silent=True))
    assert not any(is_silent(kind) for kind in (CARD, NUMBER, None))

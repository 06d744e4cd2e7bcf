"""Tests of encoding actions, events and phases as names and arguments, and back."""

import pytest

from signoria.kernel.event import CLOSED, Opened
from signoria.kernel.wire import (
    BadWire,
    decode,
    decode_event,
    encode_action,
    encode_event,
    name_of,
)
from tests.toy import FAIR
from tests.toy.actions import Foretell, Offer, Promise, Rest
from tests.toy.events import Foretold, Rested


def test_action_is_a_name_with_arguments() -> None:
    for action, wire in (
        (Rest(), ["rest"]),
        (Offer(2), ["offer", "spice"]),
        (Promise(1, 7, 2), ["promise", 1, 7, "spice"]),
        (Foretell([2, 0]), ["foretell", ["spice", "wool"]]),
    ):
        assert encode_action(FAIR, action) == wire
        assert decode(FAIR.actions, wire) == action


def test_phases_are_sent_by_name() -> None:
    assert encode_event(FAIR, Opened(3, 1, 0)) == ["opened", "haggle", 1, 0]
    assert decode_event(FAIR, ["opened", "haggle", 1, 0]) == Opened(3, 1, 0)
    assert decode_event(FAIR, ["closed"]) == CLOSED
    assert decode_event(FAIR, ["rested", 1]) == Rested(1)


def test_rows_survive_encoding() -> None:
    event = Foretold(1, [0], 1)
    assert decode_event(FAIR, encode_event(FAIR, event)) == event


def test_kind_without_a_name_cannot_be_sent() -> None:
    with pytest.raises(KeyError, match="Rested has no wire name"):
        name_of({}, Rested(1))


BAD: list[object] = [
    *[None, 3, "rest", {}, [], [3], [["rest"]], ["sing"], ["rest", 1], ["offer"]],
    *[["offer", 1, 2], ["offer", "silk"], ["offer", None], ["offer", 1.5], ["offer", 1 << 31]],
    *[["foretell", ["silk"]], ["foretell", [[1]]], ["foretell", {}]],
    *[["offer", [1]], ["offer", True], ["foretell", 1], ["foretell", [True]]],
]


@pytest.mark.parametrize("wire", BAD, ids=str)
def test_invalid_action_is_refused(wire: object) -> None:
    with pytest.raises(BadWire) as bad:
        decode(FAIR.actions, wire)
    assert bad.value.refusal.rule == "TABLE-12"
    assert bad.value.refusal.params == {"requested": str(wire)[:80]}
    assert "TABLE-12" in str(bad.value)


@pytest.mark.parametrize(
    "wire",
    [
        ["opened", 77, 1, 1],
        ["opened", "stalls"],
        None,
        [],
        ["rested"],
        ["rested", "haggle"],
        ["opened"],
        ["opened", "sleep", 1, 0],
    ],
    ids=str,
)
def test_invalid_event_is_refused(wire: object) -> None:
    with pytest.raises(BadWire):
        decode_event(FAIR, wire)

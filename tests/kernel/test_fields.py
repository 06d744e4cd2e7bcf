"""Tests of field names: they are the constructor arguments and define equality, hash and repr."""

from signoria.kernel.action import Action, Refusal
from signoria.kernel.event import Opened
from signoria.kernel.fields import field_names, field_values
from tests.toy.actions import Offer, Promise, Rest, Search


def test_names_and_values_come_in_the_order_of_the_constructor() -> None:
    assert field_names(Promise) == ("to", "line", "good")
    assert field_values(Promise(1, 7, 2)) == [1, 7, 2]
    assert field_names(Rest) == ()
    assert field_names(Opened) == ("phase", "seat", "memo")


def test_equal_means_same_kind_and_same_values() -> None:
    actions: list[Action] = [Offer(1), Offer(2), Search(1), Rest()]
    for at, one in enumerate(actions):
        for other_at, other in enumerate(actions):
            assert (one == other) == (at == other_at)
    assert Rest() == Rest()
    assert Offer(1) != 1


def test_hash_agrees_with_equality() -> None:
    assert len({Offer(1), Offer(1), Offer(2), Rest(), Rest()}) == 3
    assert len({Refusal("A-1", {"x": 1}), Refusal("A-1", {"x": 1}), Refusal("A-1")}) == 2
    assert len({Opened(1, 2, 3), Opened(1, 2, 3)}) == 1


def test_repr_is_the_constructor_call() -> None:
    assert repr(Promise(1, 7, 2)) == "Promise(to=1, line=7, good=2)"
    assert repr(Rest()) == "Rest()"
    assert repr(Opened(1, -3, 0)) == "Opened(phase=1, seat=-3, memo=0)"


def test_refusal_has_a_rule_and_parameters() -> None:
    assert Refusal("A-1").params == {}
    assert Refusal("A-1", {"x": 1}) == Refusal("A-1", {"x": 1})
    assert Refusal("A-1", {"x": 1}) != Refusal("A-1", {"x": 2})
    assert repr(Refusal("A-1", {"x": 1})) == "Refusal(rule='A-1', params={'x': 1})"

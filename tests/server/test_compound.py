"""Tests of several steps in one request: all or none, and never after a reveal."""

from typing import Any

import httpx

from tests.server.houses import Running
from tests.server.tables import act, begin, frame


def asked_for_shields(client: httpx.Client, id: str) -> tuple[int, dict[str, Any]]:
    """Play until a seat may place two shields; return the seat and its frame."""
    for _move in range(400):
        seat = frame(client, id, 0)["asked"][0]
        told = frame(client, id, seat)
        names = {wish[0] for wish in told["legal"]}
        if "place_shield" in names and told["view"]["shields_due"] >= 2:
            return seat, told
        builds = [wish for wish in told["legal"] if wish[0] in ("build", "bid")]
        wish = builds[0] if builds else told["legal"][0]
        act(client, id, seat, told["opened"], wish).raise_for_status()
    raise AssertionError("nobody built a city with two shields")


def test_two_steps_of_one_choice_are_entered_together(house: Running) -> None:
    client = house.visit()
    id = begin(client)
    seat, told = asked_for_shields(client, id)
    shield = next(wish for wish in told["legal"] if wish[0] == "place_shield")

    answer = act(client, id, seat, told["opened"], shield, shield)

    assert answer.json() == {"rev": told["rev"] + 2}


def test_refused_step_cancels_all_steps_of_the_request(house: Running) -> None:
    client = house.visit()
    id = begin(client)
    seat, told = asked_for_shields(client, id)
    shield = next(wish for wish in told["legal"] if wish[0] == "place_shield")

    answer = act(client, id, seat, told["opened"], shield, ["bid", 99])

    assert answer.status_code == 422
    assert frame(client, id, seat)["rev"] == told["rev"]
    assert frame(client, id, seat)["view"] == told["view"]


def test_step_after_a_reveal_is_refused(house: Running) -> None:
    client = house.visit()
    id = begin(client)
    for seat in (0, 1):
        told = frame(client, id, seat)
        act(client, id, seat, told["opened"], told["legal"][0]).raise_for_status()
    last = frame(client, id, 2)

    for wish in (["bid", 1], ["bid", 99], ["pass"]):
        answer = act(client, id, 2, last["opened"], last["legal"][0], wish)
        assert (answer.status_code, answer.json()["rule"]) == (422, "HOUSE-13")

    assert frame(client, id, 2)["rev"] == last["rev"]

"""Tests of several steps in one request: all or none, and never after a reveal."""

from typing import Any

import httpx

from tests.server.servers import Running
from tests.server.tables import act, begin, frame


def asked_for_shields(client: httpx.Client, id: str) -> tuple[int, dict[str, Any]]:
    """Play until a seat may place two shields; return the seat and its frame."""
    for _move in range(400):
        seat = frame(client, id, 0)["to_move"][0]
        received = frame(client, id, seat)
        names = {action[0] for action in received["legal"]}
        if "place_shield" in names and received["view"]["shields_due"] >= 2:
            return seat, received
        builds = [action for action in received["legal"] if action[0] in ("build", "bid")]
        action = builds[0] if builds else received["legal"][0]
        act(client, id, seat, received["decision"], action).raise_for_status()
    raise AssertionError("nobody built a city with two shields")


def test_two_steps_of_one_choice_are_entered_together(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    seat, received = asked_for_shields(client, id)
    shield = next(action for action in received["legal"] if action[0] == "place_shield")

    answer = act(client, id, seat, received["decision"], shield, shield)

    assert answer.json() == {"rev": received["rev"] + 2}


def test_refused_step_cancels_all_steps_of_the_request(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    seat, received = asked_for_shields(client, id)
    shield = next(action for action in received["legal"] if action[0] == "place_shield")

    answer = act(client, id, seat, received["decision"], shield, ["bid", 99])

    assert answer.status_code == 422
    assert frame(client, id, seat)["rev"] == received["rev"]
    assert frame(client, id, seat)["view"] == received["view"]


def test_step_after_a_reveal_is_refused(server: Running) -> None:
    client = server.visit()
    id = begin(client)
    for seat in (0, 1):
        received = frame(client, id, seat)
        act(client, id, seat, received["decision"], received["legal"][0]).raise_for_status()
    last = frame(client, id, 2)

    for action in (["bid", 1], ["bid", 99], ["pass"]):
        answer = act(client, id, 2, last["decision"], last["legal"][0], action)
        assert (answer.status_code, answer.json()["rule"]) == (422, "TABLE-13")

    assert frame(client, id, 2)["rev"] == last["rev"]

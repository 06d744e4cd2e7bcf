"""Test of a whole tournament game of the Princes by two clients that know only frames."""

from typing import Any

import httpx

from tests.server.servers import Running
from tests.server.tables import ME, act, create_table, frame

OPEN = {"kind": "open"}
POINTS = 15
# Preferred actions in this order; the client knows only the names of actions, not the rules.
LIKED = ["pick_deck", "build_city", "build_settlement", "build_road", "build", "roll", "keep_hand"]
MOVES = 5000


def liked(legal: list[list[Any]]) -> list[Any]:
    for name in LIKED:
        found = [action for action in legal if action[0] == name]
        if found:
            return found[0]
    return legal[-1] if legal[0][0] != "done" else legal[0]


def bring(client: httpx.Client, id: str, seat: int) -> list[str]:
    """Choose a ready deck and return its cards."""
    received = frame(client, id, seat)
    act(client, id, seat, received["decision"], ["pick_deck", "masons"]).raise_for_status()
    return list(frame(client, id, seat)["view"]["decks"][seat])


def play(clients: list[httpx.Client], id: str) -> dict[str, Any]:
    """Let each asked client make its preferred action until the end; return the last frame."""
    for _move in range(MOVES):
        for seat, client in enumerate(clients):
            received = frame(client, id, seat)
            if received["status"] == "over":
                return received
            if seat in received["to_move"]:
                answer = act(client, id, seat, received["decision"], liked(received["legal"]))
                assert answer.status_code == 200, answer.text
    raise AssertionError("the game did not come to its end")


def test_two_clients_play_a_tournament_game_to_its_end(server: Running) -> None:
    red, blue = server.visit("Red"), server.visit("Blue")
    id = create_table(red, ME, OPEN, game="princes", preset="tournament")
    blue.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
    red.post(f"/tables/{id}/start").raise_for_status()

    brought = bring(red, id, 0)
    received = frame(blue, id, 1)
    refused = act(blue, id, 1, received["decision"], ["bring_deck", brought[1:]])
    assert (refused.status_code, refused.json()["rule"]) == (422, "T12")
    act(blue, id, 1, received["decision"], ["bring_deck", brought]).raise_for_status()
    assert len(brought) == 39
    assert frame(blue, id, 1)["view"]["decks"] == [[], brought]
    assert frame(server.visit("Onlooker"), id)["view"]["decks"] == [[], []]

    over = play([red, blue], id)

    assert over["view"]["decks"] == [brought, brought]
    scores = [seat["score"] for seat in over["view"]["seats"]]
    assert over["view"]["winners"]
    if over["view"]["reason"] == "points":
        assert max(scores) >= POINTS
    else:  # happens in about half of such games
        assert over["view"]["reason"] == "limit"
        assert max(scores) < POINTS

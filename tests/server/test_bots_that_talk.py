"""Tests of bots that talk at a live table and whose words go into the ledger."""

from typing import Any

import pytest

from signoria.bots.levels import LEVELS
from signoria.games.intrigue.personalities import PERSONALITIES
from tests.server.servers import Running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame
from tests.server.test_talk_live import promise

HONEST = {"kind": "bot", "bot": "honest"}
TRAITOR = {"kind": "bot", "bot": "traitor"}


def words(client: Any, id: str) -> list[dict[str, Any]]:
    """List the words given at a table, as seat 0 sees them."""
    found: list[dict[str, Any]] = frame(client, id, 0)["view"]["words"]
    return found


def test_bot_answers_a_word_during_the_turn_of_another_seat(server: Running) -> None:
    client = server.visit()
    id = begin(client, ME, ME, HONEST, game="intrigue", options={"start_seat": "1"})

    act(client, id, 0, 0, promise(0, 2)).raise_for_status()
    wait_until(lambda: words(client, id)[0]["accepted"] == [2])

    assert frame(client, id, 0)["to_move"] == [0]


def test_words_between_bots_are_visible_to_people(server: Running) -> None:
    client = server.visit()
    id = begin(client, ME, TRAITOR, HONEST, game="intrigue", options={"start_seat": "2"})

    wait_until(lambda: frame(client, id, 0)["to_move"] == [0])

    said = words(client, id)
    assert {word["speaker"] for word in said} <= {1, 2}
    assert any(word["accepted"] or word["declined"] for word in said)


def test_game_offers_personalities_after_the_levels(server: Running) -> None:
    games = {game["game"]: game["bots"] for game in server.visit().get("/games").json()}

    assert games["intrigue"] == [*LEVELS, *PERSONALITIES]
    assert games["il-principe"] == [*LEVELS]


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_personality_is_refused_in_a_game_it_cannot_play(server: Running, personality: str) -> None:
    client = server.visit()
    seats = [ME, ME, {"kind": "bot", "bot": personality}]
    create_table(client, *seats, game="intrigue")

    refused = client.post("/tables", json={"game": "il-principe", "seats": seats})

    assert refused.status_code == 422
    assert refused.json()["code"] == "no-bot"

"""Bots that talk at a live table: they answer people soon, and their words go into the ledger."""

from typing import Any

import pytest

from signoria.bots.levels import LEVELS, TEMPERS
from tests.server.houses import Running, wait_until
from tests.server.tables import ME, act, begin, frame, lay
from tests.server.test_talk_live import promise

HONEST = {"kind": "bot", "bot": "honest"}
TRAITOR = {"kind": "bot", "bot": "traitor"}


def words(client: Any, id: str) -> list[dict[str, Any]]:
    """The words that have been given at a table, as its first seat sees them."""
    found: list[dict[str, Any]] = frame(client, id, 0)["view"]["words"]
    return found


def test_a_word_to_a_bot_is_answered_though_it_is_somebody_elses_turn(house: Running) -> None:
    client = house.visit()
    id = begin(client, ME, ME, HONEST, game="intrigue", options={"start_seat": "1"})

    act(client, id, 0, 0, promise(0, 2)).raise_for_status()
    wait_until(lambda: words(client, id)[0]["accepted"] == [2])

    assert frame(client, id, 0)["asked"] == [0]


def test_what_bots_say_to_each_other_is_told_to_the_people(house: Running) -> None:
    client = house.visit()
    id = begin(client, ME, TRAITOR, HONEST, game="intrigue", options={"start_seat": "2"})

    wait_until(lambda: frame(client, id, 0)["asked"] == [0])

    said = words(client, id)
    assert {word["speaker"] for word in said} <= {1, 2}
    assert any(word["accepted"] or word["declined"] for word in said)


def test_a_game_offers_its_tempers_beside_the_levels(house: Running) -> None:
    games = {game["slug"]: game["levels"] for game in house.visit().get("/games").json()}

    assert games["intrigue"] == [*LEVELS, *TEMPERS["intrigue"]]
    assert games["il-principe"] == [*LEVELS]


@pytest.mark.parametrize("temper", TEMPERS["intrigue"])
def test_a_temper_sits_down_where_it_knows_the_game_only(house: Running, temper: str) -> None:
    client = house.visit()
    seats = [ME, ME, {"kind": "bot", "bot": temper}]
    lay(client, *seats, game="intrigue")

    refused = client.post("/tables", json={"game": "il-principe", "seats": seats})

    assert refused.status_code == 422
    assert refused.json()["code"] == "no-bot"

"""Tests of talk in the ledger of a live table: at any time, without stale choices."""

from typing import Any

import pytest

from signoria.server.table import open_ledger
from tests.server.servers import Running
from tests.server.tables import ME, act, begin, frame

# Clause of a promise: the speaker places the hearer's tax adviser for at least 20,000 ducats.
PLACE = [0, 0, 0, 0, 0, -1, 20_000, 3]


def promise(speaker: int, hearer: int) -> list[Any]:
    clause = [*PLACE[:2], speaker, hearer, *PLACE[4:]]
    return ["give_word", 0, 0, 1 << hearer, 0, clause]


def test_seat_that_is_not_asked_may_talk_while_another_decides(
    server: Running,
) -> None:
    client = server.visit()
    id = begin(client, ME, ME, ME, game="intrigue")
    asked = frame(client, id, 0)["to_move"][0]
    received = frame(client, id, asked)
    silent = (asked + 1) % 3

    said = act(client, id, silent, 0, promise(silent, asked))
    answered = act(client, id, asked, received["decision"], ["accept_word", 0])
    chosen = act(client, id, asked, received["decision"], received["legal"][0])

    assert [answer.status_code for answer in (said, answered, chosen)] == [200, 200, 200]
    assert chosen.json() == {"rev": received["rev"] + 3}


def test_talk_is_visible_to_all_and_keeps_the_decision_open(server: Running) -> None:
    client = server.visit()
    id = begin(client, ME, ME, ME, game="intrigue")
    asked = frame(client, id, 0)["to_move"][0]
    before = frame(client, id, asked)

    act(client, id, (asked + 2) % 3, 0, promise((asked + 2) % 3, asked)).raise_for_status()

    after = frame(client, id, asked)
    assert after["decision"] == before["decision"]
    assert after["legal"] == before["legal"]
    assert [len(frame(client, id, seat)["view"]["words"]) for seat in range(3)] == [1, 1, 1]


def test_full_ledger_refuses_talk_and_accepts_actions(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.visit()
    id = begin(client, ME, ME, ME, game="intrigue")
    monkeypatch.setattr(open_ledger, "MOST", 2)
    act(client, id, 1, 0, promise(1, 0)).raise_for_status()
    asked = frame(client, id, 0)["to_move"][0]
    received = frame(client, id, asked)

    refused = act(client, id, 1, 0, promise(1, 0))

    assert (refused.status_code, refused.json()["rule"]) == (422, "TABLE-14")
    assert "2 entries" in refused.json()["detail"]
    assert frame(client, id, asked)["rev"] == received["rev"]
    assert act(client, id, asked, received["decision"], received["legal"][0]).status_code == 200


def test_malformed_word_is_refused_with_its_rule(server: Running) -> None:
    client = server.visit()
    id = begin(client, ME, ME, ME, game="intrigue")

    answer = act(client, id, 1, 0, promise(1, 1))

    assert (answer.status_code, answer.json()["rule"]) == (422, "TALK-4")


def test_word_refers_only_to_a_chat_line_of_its_speaker_at_the_table(
    server: Running,
) -> None:
    anna, bruno = server.visit("Anna"), server.visit("Bruno")
    id = begin(anna, ME, ME, ME, game="intrigue", access="public")
    elsewhere = begin(anna, ME, ME, ME, game="intrigue")
    said = {"text": "I shall remember that."}
    own = anna.post(f"/tables/{id}/chat", json=said).json()["number"]
    others = bruno.post(f"/tables/{id}/chat", json=said).json()["number"]

    for line, status in ((own, 200), (others, 404), (99, 404), (1_000_000_000, 404), (0, 200)):
        word = promise(0, 1)
        word[2] = line
        assert act(anna, id, 0, 0, word).status_code == status, line
    word[2] = own
    answer = act(anna, elsewhere, 0, 0, word)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-line")


def test_talk_at_a_closed_table_is_refused(server: Running) -> None:
    client = server.visit()
    id = begin(client, ME, ME, ME, game="intrigue")
    server.server.lobby.close(
        id, server.server.now()
    )  # as on another node, whose message has not arrived

    said = [act(client, id, 1, 0, promise(1, 0)) for _time in range(2)]

    assert [(one.status_code, one.json()["code"]) for one in said] == [(409, "is-over")] * 2

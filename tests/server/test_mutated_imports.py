"""Fuzzer: the server answers the import of a mutated ledger, and can show what it took."""

import pytest

from signoria.games import GAMES
from tests.effort import times
from tests.games.mutations import mutated
from tests.server.servers import Running

CASES = times(5, 1_000)


@pytest.mark.repeated
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_mutated_ledger_is_answered_and_what_is_taken_is_shown(server: Running, slug: str) -> None:
    client = server.visit()
    for seed in range(CASES):
        answer = client.post("/tables/import", json={"ledger": mutated(slug, seed)})
        assert answer.status_code in (201, 422), (seed, answer.text)
        if answer.status_code == 422:
            assert answer.json()["detail"]
            continue
        id = answer.json()["id"]
        for seat in ("spectator", "0"):
            view = client.get(f"/tables/{id}/view", params={"seat": seat, "rev": 1 + seed % 40})
            story = client.get(f"/tables/{id}/story", params={"seat": seat, "rev": 0})
            assert view.status_code == 200, (seed, view.text)
            assert story.status_code in (200, 422), (seed, story.text)
    assert client.get("/tables", params={"status": "over", "mine": True}).status_code == 200

"""Tests of imports: forged, endless and enormous ledgers are refused, and the server goes on."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from signoria.kernel.hash_chain import hash_after
from tests.server.servers import Running, running

GOLDEN: Final = Path(__file__).parents[1] / "golden"
Things = list[dict[str, Any]]
Forgery = Callable[[Things], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("importing") / "signoria.db"
    with running(f"sqlite:///{file}", bot_workers=0) as found:
        yield found


def shortest(game: str) -> str:
    folder = GOLDEN / game
    return min((path.read_text("utf-8") for path in folder.glob("*.jsonl")), key=len)


def forged(game: str, forge: Forgery) -> str:
    """Return a golden game with changed lines and the right hashes."""
    things = [json.loads(line) for line in shortest(game).splitlines()]
    forge(things)
    last, lines = "", []
    for thing in things:
        thing.pop("seal", None)
        body = json.dumps(thing, separators=(",", ":"), ensure_ascii=False)
        last = hash_after(last, body)
        lines.append(f'{body[:-1]},"seal":"{last}"}}\n')
    return "".join(lines)


def undone(events: list[Any]) -> Forgery:
    """Return a forgery that plays the last entry twice: first with other events, taken back."""

    def forge(things: Things) -> None:
        last = things.pop()
        rev = last["rev"]
        things.append({**last, "told": [*last["told"][:-1], *events]})
        things.append({"rev": rev + 1, "by": "undo", "to": rev - 1, "consent": [0, 1]})
        things.append({**last, "rev": rev + 2})

    return forge


def huge_set_of_seats(things: Things) -> None:
    for thing in things[1:]:
        for event in thing.get("told", []):
            if event[0] == "auction_opened":
                event[2] = (1 << 31) - 1


def refused(server: Running, text: str) -> tuple[int, str]:
    """Import a ledger that must be refused; return the status and the code."""
    client = server.visit()
    answer = client.post("/tables/import", json={"ledger": text})
    assert client.get("/health").json()["status"] == "ok"
    assert answer.json()["detail"]
    return answer.status_code, str(answer.json()["code"])


@pytest.mark.parametrize("game", ["il_principe", "intrigue", "princes"])
def test_whole_golden_game_is_imported(server: Running, game: str) -> None:
    answer = server.visit().post("/tables/import", json={"ledger": shortest(game)})

    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize(
    "forge",
    [
        undone([["scored", 0, 500, 0, -1]]),
        undone([["ended", 0, -1]]),
        huge_set_of_seats,
    ],
    ids=["points taken back", "winners taken back", "set of seats"],
)
def test_forged_events_are_refused_also_where_they_were_taken_back(
    server: Running, forge: Forgery
) -> None:
    assert refused(server, forged("il_principe", forge)) == (422, "refused")


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "\x00", '{"game":"il-principe","rules":1}', "[" * 10_000, "9" * 10_000],
    ids=["empty", "object", "list", "zero byte", "half a header", "deep", "long number"],
)
def test_other_text_than_a_ledger_is_refused(server: Running, text: str) -> None:
    assert refused(server, text)[0] in (400, 422)


def test_check_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", bot_workers=0, import_seconds=0.001) as hasty:
        assert refused(hasty, shortest("il_principe")) == (422, "import-too-long")


def test_check_that_needs_too_much_memory_is_ended(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", bot_workers=0, import_mebibytes=1) as poor:
        assert refused(poor, " " * 900_000) == (422, "import-too-long")

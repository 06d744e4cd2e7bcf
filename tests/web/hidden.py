"""What only a seat of Il Principe may know, in what browsers were told."""

import json
from typing import Any, Final

from signoria.games.il_principe.view import SeatView, View
from tests.web.browsers import Visitor

SECRET: Final = ("dealt", "cards_set_aside")  # facts whose cards only their seat may know


def entries(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """The whole ledger of a finished game."""
    answer = visitor.context.request.get(f"{visitor.home.address}/tables/{table}/ledger")
    return [json.loads(line) for line in answer.text().splitlines()[1:]]


def secrets_of(seat: int, ledger: list[dict[str, Any]]) -> list[str]:
    """Facts as they would be told to a seat alone, as text."""
    facts = [fact for entry in ledger for fact in entry["told"]]
    own = [fact for fact in facts if fact[0] in SECRET and fact[1] == seat]
    return [json.dumps(fact, separators=(",", ":")) for fact in own]


def check_frame(frame: dict[str, Any], seat: int) -> None:
    """A frame tells its seat's own secrets, how many cards others hold, and nothing besides."""
    assert frame["seat"] == seat
    for entry in frame.get("heard", []):
        for fact in entry["told"]:
            assert fact[0] not in SECRET or fact[1] == seat or fact[3] == [], fact
            assert fact[0] != "purses_shown"
    if view := frame.get("view"):
        assert set(view) <= set(View.__struct_fields__)
        assert view["you"] == seat
        for other, shown in enumerate(view["seats"]):
            assert set(shown) <= set(SeatView.__struct_fields__)
            assert other == seat or shown.get("purse") is None

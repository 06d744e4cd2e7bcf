"""Checks that browsers receive only the secrets of their own seat in Il Principe."""

import json
from typing import Any, Final

from signoria.games.il_principe.view import SeatView, View
from tests.web.browsers import Visitor

SECRET: Final = ("dealt", "cards_set_aside")  # events whose cards only their seat may know


def entries(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """Return the entries of a finished game's ledger."""
    answer = visitor.context.request.get(f"{visitor.home.address}/tables/{table}/ledger")
    return [json.loads(line) for line in answer.text().splitlines()[1:]]


def secrets_of(seat: int, ledger: list[dict[str, Any]]) -> list[str]:
    """Return as text the events that only this seat may see."""
    facts = [fact for entry in ledger for fact in entry["told"]]
    own = [fact for fact in facts if fact[0] in SECRET and fact[1] == seat]
    return [json.dumps(fact, separators=(",", ":")) for fact in own]


def check_frame(frame: dict[str, Any], seat: int) -> None:
    """Check that a frame holds no secrets but its seat's; of others only how many cards."""
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

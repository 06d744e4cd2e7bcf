"""Checks that browsers receive only the secrets of their own seat in Il Principe."""

import json
from typing import Any, Final

from signoria.games.il_principe.view import SeatView, View
from signoria.server.table.frames import side_of
from tests.web.browsers import Visitor

SECRET: Final = ("dealt", "cards_set_aside")  # events whose cards only their seat may know


def entries(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """Return the entries of a finished game's ledger."""
    answer = visitor.context.request.get(f"{visitor.home.address}/tables/{table}/ledger")
    return [json.loads(line) for line in answer.text().splitlines()[1:]]


def secrets_of(seat: int, ledger: list[dict[str, Any]]) -> list[str]:
    """Return as text the events that only this seat may see."""
    events = [event for entry in ledger for event in entry["told"]]
    own = [event for event in events if event[0] in SECRET and event[1] == seat]
    return [json.dumps(event, separators=(",", ":")) for event in own]


def check_frame(frame: dict[str, Any], seat: int) -> None:
    """Check that a frame holds no secrets but its seat's; of others only how many cards."""
    assert frame["seat"] == side_of(seat)
    for entry in frame.get("entries", []):
        for event in entry["events"]:
            assert event[0] not in SECRET or event[1] == seat or event[3] == [], event
            assert event[0] != "purses_shown"
    if view := frame.get("view"):
        assert set(view) <= set(View.__struct_fields__)
        assert view["you"] == side_of(seat)
        for other, shown in enumerate(view["seats"]):
            assert set(shown) <= set(SeatView.__struct_fields__)
            assert other == seat or shown.get("purse") is None

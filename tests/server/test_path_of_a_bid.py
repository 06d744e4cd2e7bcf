"""A test that a bid passes few modules of the server, and that the docs show all of them."""

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import pytest

import signoria.server
from tests.server.servers import Running, running
from tests.server.tables import ME, act, create_table, frame, frames

HOME = Path(signoria.server.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "architecture.md"
ROW = re.compile(r"^\| `server/([a-z_/]+\.py)` \|", re.MULTILINE)
MOST = 20
BIDS = 3
ON_TIMER = "on_tick"  # Uvicorn calls it ten times a second: on a busy machine during every bid

pytestmark = pytest.mark.source


class Passed:
    """The modules of the server whose functions run in threads that begin under its profile."""

    def __init__(self) -> None:
        self.modules: set[str] = set()
        self.on = False

    def profile(self, frame: FrameType, event: str, _argument: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_name != ON_TIMER:
            path = Path(frame.f_code.co_filename)
            if path.is_relative_to(HOME):
                self.modules.add(path.relative_to(HOME).as_posix())


@pytest.fixture
def passed() -> Iterator[Passed]:
    found = Passed()
    before = sys.getprofile()
    threading.setprofile(found.profile)
    yield found
    threading.setprofile(before)


@pytest.fixture
def server(passed: Passed, tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path / 'signoria.db'}", limits=True) as found:
        yield found


def at_an_auction(people: list[httpx.Client]) -> str:
    """Play until somebody may bid, and return the table."""
    id = create_table(people[0], ME, {"kind": "open"}, {"kind": "open"})
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/tables/{id}/seats/{seat}", json={}).raise_for_status()
    people[0].post(f"/tables/{id}/start").raise_for_status()
    while True:
        seat = frame(people[0], id)["to_move"][0]
        asked = frame(people[seat], id, seat)
        if ["bid", 1] in asked["legal"]:
            return id
        act(people[seat], id, seat, asked["decision"], asked["legal"][0]).raise_for_status()


def test_bid_passes_the_modules_on_the_page_and_at_most_20(server: Running, passed: Passed) -> None:
    people = [server.visit(name) for name in ("Ada", "Bea", "Cem")]
    id = at_an_auction(people)
    found: list[set[str]] = []
    with ExitStack() as stack:
        watching = []
        for person in (*people, server.stranger()):
            answer = stack.enter_context(person.stream("GET", f"/tables/{id}/events"))
            watching.append(frames(answer))
        for sum in range(1, 1 + BIDS):
            seat = frame(people[0], id)["to_move"][0]
            decision = frame(people[seat], id, seat)["decision"]
            passed.modules, passed.on = set(), True
            rev = act(people[seat], id, seat, decision, ["bid", sum]).json()["rev"]
            for stream in watching:
                next(one for one in stream if one["rev"] >= rev)
            passed.on = False
            found.append(passed.modules)

    always = set.intersection(*found)  # without the work in the background
    assert sorted(always) == sorted(ROW.findall(PAGE.read_text("utf-8")))
    assert len(always) <= MOST

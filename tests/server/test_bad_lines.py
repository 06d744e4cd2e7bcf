"""Lines that double, delay, reorder and lose what is sent: each choice is played once or never."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from signoria.kernel.table import SEAT
from tests.server.houses import Running
from tests.server.tables import ME, act, frame, lay, new_key

OPEN = {"kind": "open"}
SEATS = st.integers(0, 2)
NUMBERS = st.integers(0, 1 << 16)


class Choice:
    """A choice on its way, and what those who sent it have heard."""

    def __init__(self, seat: int, told: dict[str, Any], which: int) -> None:
        self.seat = seat
        self.rev = told["opened"]
        self.wish = told["legal"][which % len(told["legal"])]
        self.key = new_key()
        self.heard: list[tuple[int, int]] = []  # status and revision of the answers that came

    def go(self, client: httpx.Client, id: str) -> tuple[int, int]:
        answer = act(client, id, None, self.rev, self.wish, key=self.key)
        return answer.status_code, answer.json().get("rev", 0)


class BadLines(RuleBasedStateMachine):
    """Three people at a table; what they know may be old, what they send may fly for long."""

    house: Running

    def __init__(self) -> None:
        super().__init__()
        self.people = [self.house.visit() for _seat in range(3)]
        self.id = lay(self.people[0], ME, OPEN, OPEN)
        for seat in (1, 2):
            self.people[seat].post(f"/tables/{self.id}/seats/{seat}", json={}).raise_for_status()
        self.people[0].post(f"/tables/{self.id}/start").raise_for_status()
        self.known = [frame(client, self.id) for client in self.people]
        self.sent: list[Choice] = []
        self.flying: list[Choice] = []

    @rule(seat=SEATS)
    def look(self, seat: int) -> None:
        self.known[seat] = frame(self.people[seat], self.id)

    @rule(seat=SEATS, which=NUMBERS, copies=st.integers(0, 3))
    def choose(self, seat: int, which: int, copies: int) -> None:
        """By what is known; no copy at all is a choice that is lost at once."""
        if self.known[seat].get("legal"):
            choice = Choice(seat, self.known[seat], which)
            self.sent.append(choice)
            self.flying += [choice] * copies

    @precondition(lambda self: self.flying)
    @rule(which=NUMBERS, lost=st.booleans())
    def arrive(self, which: int, lost: bool) -> None:
        """One of those that fly, whichever was sent first; its answer may be lost."""
        choice = self.flying.pop(which % len(self.flying))
        answer = choice.go(self.people[choice.seat], self.id)
        if not lost:
            choice.heard.append(answer)

    @precondition(lambda self: len(self.flying) > 1)
    @rule()
    def arrive_together(self) -> None:
        arrived, self.flying = self.flying[:4], self.flying[4:]
        with ThreadPoolExecutor(4) as pool:
            answers = pool.map(lambda one: one.go(self.people[one.seat], self.id), arrived)
            for choice, answer in zip(arrived, answers, strict=True):
                choice.heard.append(answer)

    def teardown(self) -> None:
        """Everybody sends once more what was not answered; then the ledger tells what was done."""
        for choice in [*self.flying, *(one for one in self.sent if not one.heard)]:
            choice.heard.append(choice.go(self.people[choice.seat], self.id))
        granted: dict[int, tuple[int, Any]] = {}
        for choice in self.sent:
            found = {answer for answer in choice.heard if answer[0] == 200}
            assert not found or (set(choice.heard) == found and len(found) == 1), choice.heard
            granted |= {rev: (choice.seat, choice.wish) for _status, rev in found}
        lines = [json.loads(line.text) for line in self.house.house.lobby.lines(self.id, 0)]
        assert [line["rev"] for line in lines] == list(range(1, len(lines) + 1))
        done = {line["rev"]: (line["seat"], line["do"]) for line in lines if line["by"] == SEAT}
        assert done == granted
        for client in self.people:
            client.close()


def test_whatever_lines_do_each_granted_choice_is_in_the_ledger_once(house: Running) -> None:
    BadLines.house = house
    run_state_machine_as_test(
        BadLines,
        settings=settings(
            max_examples=8,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )

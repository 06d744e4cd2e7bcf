"""Tests on connections that repeat, delay, reorder and lose messages."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from signoria.kernel.table import SEAT
from tests.server.servers import Running
from tests.server.tables import ME, act, create_table, frame, new_key

OPEN = {"kind": "open"}
SEATS = st.integers(0, 2)
NUMBERS = st.integers(0, 1 << 16)


class SentChoice:
    """Choice that was sent, with the responses that arrived."""

    def __init__(self, seat: int, received: dict[str, Any], which: int) -> None:
        self.seat = seat
        self.rev = received["decision"]
        self.action = received["legal"][which % len(received["legal"])]
        self.key = new_key()
        self.seen: list[tuple[int, int]] = []  # status and revision of each response

    def go(self, client: httpx.Client, id: str) -> tuple[int, int]:
        answer = act(client, id, None, self.rev, self.action, key=self.key)
        return answer.status_code, answer.json().get("rev", 0)


class BadConnections(RuleBasedStateMachine):
    """Three players with outdated knowledge and delayed requests."""

    server: Running

    def __init__(self) -> None:
        super().__init__()
        self.people = [self.server.visit() for _seat in range(3)]
        self.id = create_table(self.people[0], ME, OPEN, OPEN)
        for seat in (1, 2):
            self.people[seat].post(f"/tables/{self.id}/seats/{seat}", json={}).raise_for_status()
        self.people[0].post(f"/tables/{self.id}/start").raise_for_status()
        self.known = [frame(client, self.id) for client in self.people]
        self.sent: list[SentChoice] = []
        self.flying: list[SentChoice] = []

    @rule(seat=SEATS)
    def look(self, seat: int) -> None:
        self.known[seat] = frame(self.people[seat], self.id)

    @rule(seat=SEATS, which=NUMBERS, copies=st.integers(0, 3))
    def choose(self, seat: int, which: int, copies: int) -> None:
        """Send copies of a choice based on known state; zero copies means it is lost."""
        if self.known[seat].get("legal"):
            choice = SentChoice(seat, self.known[seat], which)
            self.sent.append(choice)
            self.flying += [choice] * copies

    @precondition(lambda self: self.flying)
    @rule(which=NUMBERS, lost=st.booleans())
    def arrive(self, which: int, lost: bool) -> None:
        """Deliver any pending request; its response may be lost."""
        choice = self.flying.pop(which % len(self.flying))
        answer = choice.go(self.people[choice.seat], self.id)
        if not lost:
            choice.seen.append(answer)

    @precondition(lambda self: len(self.flying) > 1)
    @rule()
    def arrive_together(self) -> None:
        arrived, self.flying = self.flying[:4], self.flying[4:]
        with ThreadPoolExecutor(4) as pool:
            answers = pool.map(lambda one: one.go(self.people[one.seat], self.id), arrived)
            for choice, answer in zip(arrived, answers, strict=True):
                choice.seen.append(answer)

    def teardown(self) -> None:
        """Send pending and unanswered choices again, and compare the ledger with the responses."""
        for choice in [*self.flying, *(one for one in self.sent if not one.seen)]:
            choice.seen.append(choice.go(self.people[choice.seat], self.id))
        accepted: dict[int, tuple[int, Any]] = {}
        for choice in self.sent:
            found = {answer for answer in choice.seen if answer[0] == 200}
            assert not found or (set(choice.seen) == found and len(found) == 1), choice.seen
            accepted |= {rev: (choice.seat, choice.action) for _status, rev in found}
        lines = [json.loads(line.text) for line in self.server.server.lobby.lines(self.id, 0)]
        assert [line["rev"] for line in lines] == list(range(1, len(lines) + 1))
        done = {line["rev"]: (line["seat"], line["do"]) for line in lines if line["by"] == SEAT}
        assert done == accepted
        for client in self.people:
            client.close()


def test_accepted_choice_is_in_the_ledger_once_on_unreliable_connections(server: Running) -> None:
    BadConnections.server = server
    run_state_machine_as_test(
        BadConnections,
        settings=settings(
            max_examples=8,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )

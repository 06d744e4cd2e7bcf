"""Tests of every law at tables with options that no preset has."""

from typing import Any

import pytest

from signoria.games.intrigue import GAME
from signoria.games.intrigue.laws import hidden as secrets
from signoria.games.intrigue.laws import sayings
from signoria.games.intrigue.promises import CLAUSE, EARNED
from signoria.testing.rehearsal import Rehearsal
from signoria.testing.subject import Subject
from tests.games.intrigue.story import settled

VARIANTS: list[dict[str, str]] = [
    {"bribe_secrecy": "concealed", "side_payments": "yes"},
    {"whispers": "yes", "promise_book": "live"},
    {"short_of_cash": "loan", "promise_book": "live", "floor": "order"},
    {"short_of_cash": "exile", "concede": "yes", "placing": "token", "start_cash": "20000"},
    {"concede": "yes", "self_conflict": "one", "promise_book": "live", "start_cash": "50000"},
    {"reception_order": "external", "self_conflict": "one", "cash_visibility": "open"},
    {"salaries": "10000,20000,30000", "professions": "3", "copies": "4", "promise_book": "off"},
    {"send_per_turn": "1", "last_round": "11", "tie_break": "office", "talk_time": "0"},
    {"start_seat": "oldest", "whispers": "yes", "promise_book": "live", "side_payments": "yes"},
]

SECRETIVE = 2  # the first ones, which hide bribes or words


def hidden(subject: Subject, watcher: int) -> set[str]:
    """Name purses, concealed bribes, and all that could be said in a whisper."""
    found = secrets(subject, watcher)
    if subject.options["bribe_secrecy"] == "concealed":
        found |= {f"bribes[{slot}]" for slot in range(6)}
        found |= {f"clauses[{at}]" for at in range(EARNED, 20_000, CLAUSE)}
    if subject.options["whispers"] == "yes":
        found |= {f"clauses[{at}]" for at in range(20_000)}
    return found


def tables() -> list[Any]:
    """Return every variant with three and five seats, all but secretive three-seat ones slow."""
    return [
        pytest.param(
            variant,
            seats,
            id=f"{'-'.join(variant)}-{seats}",
            marks=[] if seats == 3 and number < SECRETIVE else pytest.mark.slow,
        )
        for number, variant in enumerate(VARIANTS)
        for seats in (3, 5)
    ]


@pytest.mark.parametrize(("variant", "seats"), tables())
def test_random_games_keep_every_law(variant: dict[str, str], seats: int) -> None:
    subject = Subject(GAME, seats, "fx1994", hidden, sayings)
    subject.options = settled(seats, **variant)
    Rehearsal(subject, eager=1).play(seats)

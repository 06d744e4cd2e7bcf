"""Ledgers of The Fair for tests, and ways to corrupt them."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from signoria.kernel.game import Game
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import Ledger, ledger_of, read_ledger
from signoria.kernel.table import Table
from signoria.testing.random_play import play_some
from signoria.testing.subject import Subject
from tests.toy import FAIR
from tests.toy.game import free_actions, hidden

SUBJECT = Subject(FAIR, 3, "plain", hidden, free_actions)
ALL = 1000
Change = Callable[[dict[str, Any]], None]


def played(seed: int = 1, moves: int = ALL) -> Table[Any]:
    return play_some(SUBJECT, seed, moves)


def ledger(seed: int = 1, moves: int = ALL) -> Ledger:
    return ledger_of(played(seed, moves), "plain", SUBJECT.options)


def find(slug: str) -> Game[Any] | None:
    return FAIR if slug == FAIR.slug else None


def corrupted(line: int, change: Change, seed: int = 1) -> str:
    """Return a ledger's text with one line changed and all hashes recomputed."""
    things = [json.loads(text) for text in ledger(seed).lines()]
    change(things[line - 1])
    return hashed_line(things)


def hashed_line(things: list[dict[str, Any]]) -> str:
    """Join lines into a ledger with the right hashes."""
    line_hash, lines = "", []
    for thing in things:
        plain = {key: value for key, value in thing.items() if key != "seal"}
        text = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
        line_hash = sha256((line_hash + text).encode()).hexdigest()[:16]
        lines.append(json.dumps({**plain, "seal": line_hash}, separators=(",", ":")) + "\n")
    return "".join(lines)


def refused(text: str) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(BadLedger) as bad:
        read_ledger(text, find)
    assert bad.value.refusal.rule in str(bad.value)
    return bad.value.refusal.rule, bad.value.refusal.params


def change(**values: object) -> Change:
    return lambda thing: thing.update(values)


def drop(name: str) -> Change:
    return lambda thing: thing.pop(name)

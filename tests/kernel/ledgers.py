"""Ledgers of The Fair for tests, and ways to corrupt them."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from signoria.kernel.game import Game
from signoria.kernel.ledger import Ledger, ledger_of
from signoria.kernel.table import Table
from signoria.testing.random_play import play_some
from signoria.testing.subject import Subject
from tests.toy import FAIR
from tests.toy.game import hidden, wishes

SUBJECT = Subject(FAIR, 3, "plain", hidden, wishes)
ALL = 1000


def played(seed: int = 1, moves: int = ALL) -> Table[Any]:
    return play_some(SUBJECT, seed, moves)


def ledger(seed: int = 1, moves: int = ALL) -> Ledger:
    return ledger_of(played(seed, moves), "plain", SUBJECT.options)


def find(slug: str) -> Game[Any] | None:
    return FAIR if slug == FAIR.slug else None


def spoilt(line: int, change: Callable[[dict[str, Any]], None], seed: int = 1) -> str:
    """Return a ledger's text with one line changed and all seals recomputed."""
    things = [json.loads(text) for text in ledger(seed).lines()]
    change(things[line - 1])
    return sealed(things)


def sealed(things: list[dict[str, Any]]) -> str:
    """Join lines into a sealed ledger."""
    seal, lines = "", []
    for thing in things:
        plain = {key: value for key, value in thing.items() if key != "seal"}
        text = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
        seal = sha256((seal + text).encode()).hexdigest()[:16]
        lines.append(json.dumps({**plain, "seal": seal}, separators=(",", ":")) + "\n")
    return "".join(lines)

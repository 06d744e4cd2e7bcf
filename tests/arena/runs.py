"""Small runs for tests: terms of Il Principe, and records written by hand."""

from typing import Any

from signoria import VERSION
from signoria.arena.record import GameRecord
from signoria.arena.schedule import Entrant, Terms
from signoria.games.il_principe import GAME

NONE = {"late": 0, "crash": 0, "illegal": 0}


def terms(*bots: str, games: int = 1, mirrors: int = 0, seed: int = 7, **more: Any) -> Terms:
    """Return the terms of a run at a table with `seats` seats, or one seat for each bot."""
    options = dict(GAME.presets["amigo2006"])
    usual: dict[str, Any] = {
        "game": GAME.slug,
        "rules": GAME.rules,
        "data": GAME.data(options),
        "engine": VERSION,
        "seats": len(bots),
        "preset": "amigo2006",
        "options": options,
        "entrants": [Entrant(name, name) for name in dict.fromkeys(bots)],
        "limit": 10.0,
    }
    requested = {"bots": list(bots), "games": games, "mirrors": mirrors, "seed": seed}
    return Terms(**{**usual, **requested, **more})


def record(
    number: int, names: str, scores: list[int], winners: list[int], **more: Any
) -> GameRecord:
    """Return the record of a game between entrants with one-letter names, two decisions each."""
    seats = len(names)
    usual: dict[str, Any] = {
        "deal": 1,
        "mirror": False,
        "reason": "deck",
        "rounds": 5,
        "decisions": [2] * seats,
        "fallbacks": [dict(NONE) for _ in names],
        "cut_short": [0] * seats,
        "reasons": [{} for _ in names],
        "micros": [[1000, 3000] for _ in names],
    }
    fields = {**usual, **more}
    return GameRecord(number=number, names=tuple(names), scores=scores, winners=winners, **fields)

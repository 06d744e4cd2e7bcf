"""The first line of a ledger: the game, its settings, and the rules and data it was played with."""

from collections.abc import Callable
from typing import Any, Final

from signoria import VERSION
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.kernel.hash_chain import encoded, hashed_line
from signoria.kernel.rng import Unanswered
from signoria.kernel.settings import Options, fits

LONGEST_HEADER: Final = 50_000  # characters: a lobby reads the headers of many tables at once
LONGEST_NAME: Final = 100

# Errors that events, rules and views raise in a position that no rule leads to. Chance raises
# `Unanswered` if an entry has drawn less than its action asks.
MISFITS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    Unanswered,
    ValueError,
)

Find = Callable[[str], Game[Any] | None]


class BadLedger(Exception):
    """An error in a ledger that cannot be read: the line, and the rule that it breaks."""

    def __init__(self, rule: str, line: int, **params: int | str) -> None:
        self.refusal = Refusal(rule, {"line": line, **params})
        super().__init__(str(self.refusal))


class Header:
    """The first line of a ledger: everything that `setup` needs, and what the game was played with.

    A header that was read keeps the fields of its line in `line`. Its options are those of today.
    """

    def __init__(self, game: Game[Any], seats: int, preset: str, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.preset = preset
        self.options = options
        self.line: dict[str, Any] = {}

    def written(self) -> dict[str, Any]:
        """Return the header as a JSON object."""
        now = self.versions()
        return self.line or {
            "game": self.game.slug,
            "rules": now["rules"],
            "data": now["data"],
            "seats": self.seats,
            "preset": self.preset,
            "options": self.options,
            "engine": now["engine"],
        }

    def versions(self) -> dict[str, int | str]:
        """Return the versions of the rules, data and engine that the game is played with today."""
        data = self.game.data(self.options)
        return {"rules": self.game.rules, "data": data, "engine": VERSION}

    def text(self) -> str:
        """Return the line."""
        return hashed_line("", self.written())[1]

    def differs(self) -> list[Refusal]:
        """Say in what the game was played otherwise than it would be today; empty if in nothing."""
        line, game = self.written(), self.game
        found: list[Refusal] = []
        if line["rules"] != game.rules:
            rules: dict[str, int | str] = {"rules": str(line["rules"])[:80], "known": game.rules}
            found.append(Refusal("LEDGER-5", rules))
        if line.get("data") != game.data(self.options):
            found.append(Refusal("LEDGER-6", {"data": str(line.get("data"))[:80]}))
        return found


def game_of(thing: dict[str, Any], find: Find) -> Game[Any]:
    """Return the game that a header names."""
    if "game" not in thing or "rules" not in thing:
        raise BadLedger("LEDGER-2", 1)
    game = find(str(thing["game"]))
    if game is None:
        raise BadLedger("LEDGER-4", 1, game=str(thing["game"]))
    return game


def read_header(game: Game[Any], thing: dict[str, Any]) -> Header:
    """Read a header of a game. A missing option has the value it had before it existed."""
    seats, stored = thing.get("seats"), thing.get("options")
    if type(seats) is not int or not isinstance(stored, dict) or not _is_plain(thing):
        raise BadLedger("LEDGER-2", 1)
    options = {o.name: o.before for o in game.options if o.before is not None} | stored
    known = {option.name: option for option in game.options}
    if set(options) != set(known) or not all(fits(known[o], v) for o, v in options.items()):
        raise BadLedger("LEDGER-2", 1)
    if not game.fewest <= seats <= game.most or game.refuses_options(seats, options, []):
        raise BadLedger("LEDGER-2", 1)
    header = Header(game, seats, thing["preset"], options)
    header.line = thing
    return header


def _is_plain(thing: dict[str, Any]) -> bool:
    """Return whether a header has a preset, and nothing that is nested or long."""
    preset = thing.get("preset")
    plain = all(type(v) in (int, str, bool) for key, v in thing.items() if key != "options")
    named = isinstance(preset, str) and len(preset) <= LONGEST_NAME
    return plain and named and len(encoded(thing)) <= LONGEST_HEADER

"""The first line of a ledger: the game, its settings, and the rules and data it was played with."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from signoria import VERSION
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game, Option
from signoria.kernel.growth import growth_of
from signoria.kernel.hash_chain import encoded, hashed_line
from signoria.kernel.kinds import MOST_COUNTED
from signoria.kernel.rng import Unanswered
from signoria.kernel.settings import Options, fits

LONGEST_HEADER: Final = 50_000  # characters: a lobby reads the headers of many tables at once
LONGEST_NAME: Final = 100
SEATING: Final = ("people", "bots", "seed")  # more fields of a header, for tables in a terminal

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

    A header that was read keeps the fields of its line in `line`. Its options are those of today;
    `unlike` says which settings of the line no table can have today. `replaced` are settings that
    the table had before an upgrade, and that gave way to others before the game began.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        preset: str,
        options: Options,
        unlike: Sequence[Refusal] = (),
        replaced: Options | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.preset = preset
        self.options = options
        self.unlike = list(unlike)
        self.replaced: Options = {} if replaced is None else replaced
        self.line: dict[str, Any] = {}

    def written(self) -> dict[str, Any]:
        """Return the header as a JSON object."""
        now = self.versions()
        more = {"replaced": self.replaced} if self.replaced else {}
        return self.line or {
            "game": self.game.slug,
            "rules": now["rules"],
            "data": now["data"],
            "seats": self.seats,
            "preset": self.preset,
            "options": self.options,
            "engine": now["engine"],
            **more,
        }

    def versions(self) -> dict[str, int | str]:
        """Return the versions of the rules, data and engine that the game is played with today."""
        data = self.game.data(self.options)
        return {"rules": self.game.rules, "data": data, "engine": VERSION}

    def text(self) -> str:
        """Return the line."""
        return hashed_line("", self.written())[1]

    def is_shown_otherwise(self) -> bool:
        """Return whether the game had settings of which nothing is known today."""
        return any(one.rule == "LEDGER-14" for one in self.unlike)

    def differs(self) -> list[Refusal]:
        """Say in what the game was played otherwise than it would be today; empty if in nothing."""
        line, game = self.written(), self.game
        now = game.data(self.options)
        return self.unlike + differing(game, line["rules"], str(line.get("data")), now)


def differing(game: Game[Any], rules: object, data: str, today: str) -> list[Refusal]:
    """Say in what versions of rules and data differ from those of today."""
    found: list[Refusal] = []
    if rules != game.rules:
        found.append(Refusal("LEDGER-5", {"rules": str(rules)[:80], "known": game.rules}))
    if data != today:
        found.append(Refusal("LEDGER-6", {"data": data[:80]}))
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
    """Read a header of a game. Its settings are read as recorded, even if no table can have them.

    A table that cannot even be set up is refused.
    """
    seats, stored, preset = thing.get("seats"), thing.get("options"), thing.get("preset")
    if type(seats) is not int or not isinstance(stored, dict) or not _is_plain(thing):
        raise BadLedger("LEDGER-2", 1)
    options, unlike = options_of_today(game, str(preset), stored)
    if not game.fewest <= seats <= game.most:
        raise BadLedger("LEDGER-2", 1)
    unlike += _together(game, seats, options)
    options = _stored(game, options, thing)
    header = Header(game, seats, str(preset), options, unlike, _replaced(thing))
    header.line = thing
    if header.unlike:
        _try_out(header)
    return header


def options_of_today(
    game: Game[Any], preset: str, stored: dict[str, Any]
) -> tuple[Options, list[Refusal]]:
    """Return the options of a header as today's game has them, and in what they differ.

    A missing option has the value it had before it existed. A number out of range stays, and so
    does a retired choice. An unknown choice gives way to that of the preset.
    """
    usual = game.presets.get(preset) or next(iter(game.presets.values()))
    options: Options = {}
    known = {option.name for option in game.options}
    unlike = [_gone("LEDGER-14", *one) for one in stored.items() if one[0] not in known]
    for option in game.options:
        if option.name not in stored:
            value = usual[option.name] if option.before is None else option.before
            unlike += [] if option.before is not None else [_missing(option.name, value)]
        else:
            value = _once(option, stored[option.name])
            if not fits(option, value):
                kept = type(value) is int or value in option.choices
                unlike.append(_gone("LEDGER-11" if kept else "LEDGER-14", option.name, value))
                value = value if kept else usual[option.name]
        options[option.name] = value
    return options, unlike


def _once(option: Option, value: object) -> int | str:
    """Return a stored value under its name of today; it may be out of today's range."""
    if isinstance(value, str) and (option.choices or option.free_text):
        return option.former.get(value, value)
    low, high = min(option.low, 0), max(option.high, MOST_COUNTED)
    counted = not option.choices and not option.free_text
    if counted and isinstance(value, int) and type(value) is int and low <= value <= high:
        return value
    raise BadLedger("LEDGER-2", 1)


def _gone(rule: str, name: str, value: object) -> Refusal:
    if type(value) not in (int, str):
        raise BadLedger("LEDGER-2", 1)
    return Refusal(rule, {"option": name[:80], "value": str(value)[:80]})


def _missing(name: str, value: int | str) -> Refusal:
    return Refusal("LEDGER-12", {"option": name, "value": value})


def _together(game: Game[Any], seats: int, options: Options) -> list[Refusal]:
    """Say if games can no longer have these settings together."""
    try:
        refusal = game.refuses_options(seats, options, [])
    except MISFITS:
        raise BadLedger("LEDGER-2", 1) from None
    return [] if refusal is None else [Refusal("LEDGER-13", {"rule": refusal.rule})]


def _stored(game: Game[Any], options: Options, thing: dict[str, Any]) -> Options:
    """Return the options with what else the game takes from its header."""
    try:
        return growth_of(game).stored(options, str(thing.get("data")), str(thing.get("engine")))
    except MISFITS:
        raise BadLedger("LEDGER-2", 1) from None


def _replaced(thing: dict[str, Any]) -> Options:
    """Return the settings that were replaced before the game began."""
    found = thing.get("replaced", {})
    plain = isinstance(found, dict) and all(type(value) in (int, str) for value in found.values())
    if not plain:
        raise BadLedger("LEDGER-2", 1)
    replaced: Options = found
    return replaced


def _try_out(header: Header) -> None:
    """Set the table up; refuse a header for which that fails."""
    try:
        header.game.setup(header.seats, header.options)
        header.game.data(header.options)
    except MISFITS:
        raise BadLedger("LEDGER-2", 1) from None


def _is_plain(thing: dict[str, Any]) -> bool:
    """Return whether a header has a preset, and nothing that is nested or long."""
    preset = thing.get("preset")
    flat = [value for name, value in thing.items() if name not in ("options", "replaced")]
    plain = all(type(value) in (int, str, bool) for value in flat)
    named = isinstance(preset, str) and len(preset) <= LONGEST_NAME
    return plain and named and len(encoded(thing)) <= LONGEST_HEADER

"""Tests that yesterday's games are read after the everyday changes of a release."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
import pytest

from signoria.games import GAMES, find_game
from signoria.kernel.action import Refusal
from signoria.kernel.event import Event, Public
from signoria.kernel.fields import field_names
from signoria.kernel.game import Game, Option
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import Ledger, read_ledger, rejudge, replay
from signoria.kernel.ledger_reader import read_events
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.wire import BadWire

RELEASES: Final = Path(__file__).parents[1] / "releases"
Change = Callable[[Game[Any]], None]


@cache
def stored(slug: str) -> list[str]:
    """Return the games of every release with the fewest seats, one finished, one running each."""
    game = find_game(slug)
    assert game is not None
    ends = [f"{game.slug}-*-{game.fewest}-{end}.jsonl" for end in ("over", "running")]
    found = [path for end in ends for path in sorted(RELEASES.glob(f"*/{end}"))]
    return [path.read_text("utf-8") for path in found]


def yesterday(slug: str) -> str:
    """Return the text of the shortest of these games that is over."""
    over = stored(slug)[: len(stored(slug)) // 2]
    return min(over, key=len)


def raised_rules(game: Game[Any]) -> None:
    game.rules += 1


def new_option(game: Game[Any]) -> None:
    game.options = [*game.options, Option("music", "SET-1", ["no", "yes"], before="no")]
    game.presets = {name: {**options, "music": "yes"} for name, options in game.presets.items()}


def new_preset(game: Game[Any]) -> None:
    first = next(iter(game.presets.values()))
    game.presets = {"tomorrow": dict(first), **game.presets}


def other_data(game: Game[Any]) -> None:
    game.data = lambda options: "sha256:of other cards"  # type: ignore[method-assign]


def new_menu_entry(game: Game[Any]) -> None:
    game.menu = [game.menu[-1], *game.menu]


def commonest(game: Game[Any]) -> str:
    """Return the name of an event with fields that yesterday's game has often."""
    text = yesterday(game.slug)
    names = [name for name, kind in game.events.items() if name != "opened" and field_names(kind)]
    return max(names, key=lambda name: text.count(f'["{name}"'))


def renamed_event(game: Game[Any]) -> None:
    name = commonest(game)
    game.events = {("tomorrows" if one == name else one): k for one, k in game.events.items()}
    game.former = {name: lambda wire: [["tomorrows", *wire[1:]]]}


def split_event(game: Game[Any]) -> None:
    """Add an event that does nothing, and read it in front of every former event."""
    name = commonest(game)
    kinds = {("tomorrows" if one == name else one): k for one, k in game.events.items()}
    game.events = {**kinds, "announced": Announced}
    game.former = {name: lambda wire: [["announced"], ["tomorrows", *wire[1:]]]}


def renamed_action(game: Game[Any]) -> None:
    """Rename the action that yesterday's game has most often."""
    text = yesterday(game.slug)
    name = max(game.actions, key=lambda name: text.count(f'"do":["{name}"'))
    game.actions = {("tomorrow" if one == name else one): k for one, k in game.actions.items()}
    game.former_actions = {name: lambda wire: ["tomorrow", *wire[1:]]}


def retired_choice(game: Game[Any]) -> None:
    """Offer no choice any longer that yesterday's games have."""
    found = [json.loads(text.split("\n")[0])["options"] for text in stored(game.slug)]
    game.options = [
        retiring(option, {str(one.get(option.name)) for one in found}) for option in game.options
    ]


def retiring(option: Option, values: set[str]) -> Option:
    """Return an option that no longer offers some of its choices."""
    gone = [one for one in option.choices if one in values]
    names = (option.name, option.rule, option.choices, option.low, option.high, option.free_text)
    return Option(*names, before=option.before, former=option.former, retired=gone)


class Announced(Public[Any]):
    """Event that changes nothing."""

    def apply(self, s: Any) -> None:
        """Change nothing."""


def grown_event(game: Game[Any]) -> None:
    name = commonest(game)
    game.events = {**game.events, name: grown(game.events[name])}


def grown(kind: type[Event[Any]]) -> type[Event[Any]]:
    """Return an event class with one more field at the end, which has a default."""
    names = field_names(kind)
    made: dict[str, Any] = {"kind": kind, "Event": Event, "ClassVar": ClassVar}
    exec(
        f"class Grown(Event):\n"
        f"    reveals = kind.reveals\n"
        f"    kinds = kind.kinds\n"
        f"    def __init__(self, {', '.join(names)}, weather=7):\n"
        f"        self.inner = kind({', '.join(names)})\n"
        f"        self.weather = weather\n"
        + "".join(f"        self.{name} = {name}\n" for name in names)
        + "    def apply(self, s):\n"
        "        assert self.weather == 7\n"
        "        self.inner.apply(s)\n",
        made,
    )
    found: type[Event[Any]] = made["Grown"]
    return found


CHANGES: Final[list[Change]] = [
    raised_rules,
    new_option,
    new_preset,
    other_data,
    new_menu_entry,
    renamed_event,
    split_event,
    grown_event,
    renamed_action,
    retired_choice,
]


# The phases of today know neither the numbers of this menu nor the class of this event.
ONLY_READ: Final = (new_menu_entry, grown_event)


def changed(slug: str, change: Change) -> Game[Any]:
    """Return a game with the rules of yesterday after an everyday change."""
    game = find_game(slug)
    assert game is not None
    tomorrow: Game[Any] = type(game)()
    tomorrow.rules = json.loads(yesterday(slug).split("\n")[0])["rules"]
    change(tomorrow)
    return tomorrow


def views(ledger: Ledger) -> list[bytes]:
    """Return every seat's view in the middle and at the end."""
    game, last = ledger.header.game, len(ledger.entries)
    sides = [*range(ledger.header.seats), SPECTATOR]
    tables = [replay(ledger, rev) for rev in (last // 2, last)]
    return [msgspec.json.encode(game.view(t.state, side)) for t in tables for side in sides]


@cache
def views_before(text: str) -> list[bytes]:
    """Return the views of a stored game before any change."""
    return views(read_ledger(text, find_game))


def go_on(text: str, game: Game[Any]) -> int:
    """Continue a stored game for some decisions, and read it again; return how many."""
    head, *lines = text.splitlines(keepends=True)
    grown = GrowingLedger(head, lambda _name: game, lines, SeededRng(3))
    written = [head, *lines]
    more = grown.upgrade()
    written += [] if more is None else [more]
    begun = grown.rev
    for _decision in range(12):
        if grown.table.state.over():
            break
        seat = grown.table.actors()[0]
        action = game.menu[grown.table.legal(seat)[0]]
        assert grown.table.submit(seat, action) is None
        written.append(grown.write(grown.table.entries[-1]))
    again = read_ledger("".join(written), lambda _name: game)
    assert views(again)[-1] == msgspec.json.encode(game.view(grown.table.state, SPECTATOR))
    return grown.rev - begun


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_games_of_releases_are_read_shown_and_continued(slug: str, change: Change) -> None:
    tomorrow = changed(slug, change)
    continued = 0
    for text in stored(slug):
        after = read_ledger(text, lambda _name: tomorrow)

        assert views(after) == views_before(text)
        assert after.header.text() == text.split("\n")[0] + "\n"
        continued += change not in ONLY_READ and go_on(text, tomorrow) > 0
    assert continued == (0 if change in ONLY_READ else len(stored(slug)) // 2)


@pytest.mark.parametrize(
    ("change", "said"),
    [(raised_rules, ["LEDGER-5"]), (other_data, ["LEDGER-6"]), (new_option, []), (new_preset, [])],
)
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_header_says_what_differs_from_today(slug: str, change: Change, said: list[str]) -> None:
    header = read_ledger(yesterday(slug), lambda name: changed(name, change)).header

    assert [one.rule for one in header.differs()] == said


SETTINGS: Final[list[tuple[list[Option], int | str, list[str]]]] = [
    ([], "yes", ["LEDGER-14"]),  # an option was removed
    ([Option("music", "SET-1", ["no", "yes"])], "loud", ["LEDGER-14"]),  # a choice was removed
    ([Option("music", "SET-1", ["no", "loud"], retired=["loud"])], "loud", ["LEDGER-11"]),
    ([Option("music", "SET-1", [], 0, 5)], 9, ["LEDGER-11"]),  # a range became narrower
    ([Option("music", "SET-1", ["no", "yes"], former={"loud": "yes"})], "loud", []),
]


@pytest.mark.parametrize(("today", "value", "said"), SETTINGS)
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_game_with_a_setting_that_tables_no_longer_have_is_read(
    slug: str, today: list[Option], value: int | str, said: list[str]
) -> None:
    def change(game: Game[Any]) -> None:
        game.options = [*game.options, *today]
        more: dict[str, int | str] = {option.name: "no" for option in today}
        game.presets = {name: {**options, **more} for name, options in game.presets.items()}

    before = read_ledger(yesterday(slug), find_game)
    line = before.header.written()
    before.header.line = {**line, "options": {**line["options"], "music": value}}
    after = read_ledger(before.text(), lambda name: changed(name, change))

    assert views(after) == views(before)
    assert [one.rule for one in after.header.differs()] == said
    assert after.text() == before.text()


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_game_with_settings_that_are_refused_today_is_read(slug: str) -> None:
    def change(game: Game[Any]) -> None:
        refusal = Refusal("OPT-2")
        game.refuses_options = lambda *_: refusal  # type: ignore[method-assign]

    before = read_ledger(yesterday(slug), find_game)
    after = read_ledger(yesterday(slug), lambda name: changed(name, change))

    assert views(after) == views(before)
    assert [one.rule for one in after.header.differs()] == ["LEDGER-13"]


@pytest.mark.parametrize(
    "change", [raised_rules, new_option, other_data, renamed_event, renamed_action]
)
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_changes_that_touch_no_rule_rejudge_alike(slug: str, change: Change) -> None:
    assert rejudge(read_ledger(yesterday(slug), lambda name: changed(name, change))) is None


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_malformed_former_event_is_refused(slug: str) -> None:
    game = changed(slug, renamed_event)
    game.former = {"of-yesterday": lambda wire: [["tomorrows", wire[1], wire[2]]]}

    with pytest.raises(BadWire):
        read_events(game, 2, ["of-yesterday"])


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_malformed_former_action_is_refused(slug: str) -> None:
    def broken(wire: list[Any]) -> list[Any]:
        raise IndexError(wire)

    game = changed(slug, renamed_action)
    name = next(iter(game.former_actions))
    game.former_actions = {name: broken}

    with pytest.raises(BadLedger, match="LEDGER-8"):
        read_ledger(yesterday(slug), lambda _name: game)

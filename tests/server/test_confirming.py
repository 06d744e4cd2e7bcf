"""Tests of confirming imports: header, undo and origins decide with the rules and chance."""

import copy
from functools import cache
from typing import Any, Final

import pytest

from signoria.games import GAMES, find_game
from signoria.kernel.action import Aside
from signoria.kernel.ledger import read_ledger
from signoria.kernel.undo import alone_to, together_to
from signoria.server.lobby import importing
from signoria.server.lobby.importing import check
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.lobby import LedgerLine
from tests.games.mutations import GOLDEN, Things, parsed, sealed, sources, unsealed

SLUGS: Final = [game.slug for game in GAMES]
NUMBER: Final = 0  # of the golden game that the tests change


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow for the garbage of many tests, which this process may collect meanwhile."""
    monkeypatch.setattr(importing, "LONGEST_ANSWER", 10.0)


def copied(slug: str) -> Things:
    return copy.deepcopy(parsed(slug, NUMBER))


def is_confirmed(things: Things) -> bool:
    return not check(sealed(things)).unverified


@cache
def opened(slug: str) -> OpenLedger:
    """Return the live ledger of a golden game."""
    head, *lines = sources(slug)[NUMBER].splitlines(keepends=True)
    return OpenLedger(head, [LedgerLine(line, 0) for line in lines])


def played_twice(slug: str, at: int, consent: list[int]) -> Things:
    """Return a golden game in which the players take back entry `at` and play it again."""
    things = copied(slug)
    undo = {"rev": at + 1, "by": "undo", "to": at - 1, "consent": consent}
    again = [{**thing, "rev": thing["rev"] + 2} for thing in things[at:]]
    return [*things[: at + 1], undo, *again]


def undoable(slug: str, alone: bool) -> int:
    """Return the first entry that its seat may undo alone, or only together with the others."""
    ledger = opened(slug)
    for rev in range(2, ledger.rev):
        entries = ledger.table.entries[:rev]
        if together_to(entries) < rev:
            own = alone_to(entries, ledger.asked[: rev + 1], entries[-1].seat)
            if (own < rev) == alone:
                return rev
    raise AssertionError("the game has no such entry")


def seat_of(slug: str, rev: int) -> int:
    return opened(slug).table.entries[rev - 1].seat


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("number", range(len(sources("intrigue"))))
def test_golden_game_is_confirmed(slug: str, number: int) -> None:
    assert is_confirmed(parsed(slug, number))


# The header.


@pytest.mark.parametrize(
    "values",
    [
        {"note": "all of them played fairly"},
        {"engine": "another program"},
        {"engine": "9.0.0"},
        {"engine": 1},
        {"rules": True},
        {"preset": "other"},
    ],
    ids=["extra key", "foreign engine", "later engine", "number", "rules of no number", "preset"],
)
def test_header_that_no_release_wrote_is_not_confirmed(values: dict[str, Any]) -> None:
    things = copied("intrigue")
    things[0].update(values)

    assert not is_confirmed(things)


@pytest.mark.parametrize(
    "values",
    [
        {"people": -5, "bots": "page"},
        {"people": 0, "bots": "page"},
        {"people": 3, "bots": "page"},
        {"people": True, "bots": "page"},
        {"people": 1, "bots": 5},
        {"people": 1},
        {"bots": "page"},
        {"seed": 3},
        {"people": 1, "seed": 3},
        {"people": 1, "bots": "nobody-knows"},
        {"people": 1, "bots": "x" * 40_000},
        {"people": 1, "bots": "page,page"},
        {"people": 1, "bots": "page", "seed": "q"},
        {"people": 1, "bots": "page", "seed": -1},
        {"people": 1, "bots": "page", "seed": (1 << 40) + 1},
        {"replaced": {}},
        {"replaced": {"shields": 12}},
        {"replaced": {"preset": "p" * 101}},
        {"replaced": {"colour": "blue"}},
    ],
    ids=lambda values: str(values)[:50],
)
def test_header_that_no_terminal_or_upgrade_wrote_is_not_confirmed(values: dict[str, Any]) -> None:
    things = copied("il-principe")
    assert things[0]["seats"] == 2
    things[0].update(values)

    assert not is_confirmed(things)


@pytest.mark.parametrize(
    "values",
    [
        {"people": 2, "bots": "page"},
        {"people": 1, "bots": "page", "seed": 1 << 40},
        {"replaced": {"shields": 11, "preset": "old"}},
    ],
    ids=lambda values: str(values)[:50],
)
def test_header_that_a_terminal_or_an_upgrade_writes_is_confirmed(values: dict[str, Any]) -> None:
    things = copied("il-principe")
    things[0].update(values)

    assert is_confirmed(things)


def test_seating_in_another_order_is_not_confirmed() -> None:
    things = copied("il-principe")
    things[0].update({"bots": "page", "people": 1})

    assert not is_confirmed(things)


def test_header_without_engine_is_not_confirmed() -> None:
    things = copied("intrigue")
    del things[0]["engine"]

    assert not is_confirmed(things)


@pytest.mark.parametrize("engine", ["0.0.9", "0.1.0", "0.1.0rc1", "0.1.0.dev3"])
def test_header_of_an_earlier_release_is_confirmed(engine: str) -> None:
    things = copied("intrigue")
    things[0]["engine"] = engine

    assert is_confirmed(things)


# Undo.


@pytest.mark.parametrize("slug", SLUGS)
def test_undo_with_consent_of_everybody_is_confirmed(slug: str) -> None:
    everybody = list(range(opened(slug).seats))

    assert is_confirmed(played_twice(slug, undoable(slug, alone=False), everybody))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("consent", [[], [0], [1, 0, 2], [0, 0, 1, 2]])
def test_undo_without_consent_of_a_person_or_in_another_form_is_not_confirmed(
    slug: str, consent: list[int]
) -> None:
    known = [seat for seat in consent if seat < opened(slug).seats]

    assert not is_confirmed(played_twice(slug, undoable(slug, alone=False), known))


def test_undo_of_an_own_action_needs_only_that_seats_consent() -> None:
    at = undoable("princes", alone=True)
    seat = seat_of("princes", at)

    assert is_confirmed(played_twice("princes", at, [seat]))
    assert not is_confirmed(played_twice("princes", at, [1 - seat]))
    assert not is_confirmed(played_twice("princes", at, []))


@pytest.mark.parametrize("by", ["bot", "seat"])
def test_undo_needs_no_consent_of_bots(by: str) -> None:
    at = undoable("intrigue", alone=False)
    things = played_twice("intrigue", at, [0])
    for thing in things[1:]:
        if thing.get("seat", 0):
            thing["by"] = by

    assert is_confirmed(things) == (by == "bot")


def test_undo_needs_no_consent_of_a_seat_with_a_stand_in() -> None:
    """The stand-in of seat 1 takes over before the undo, and acts after it."""
    at = undoable("intrigue", alone=False)
    things = played_twice("intrigue", at, [0, 2])
    assert not is_confirmed(things)
    next(thing for thing in things[at + 2 :] if thing.get("seat") == 1)["by"] = "bot"

    assert is_confirmed(things)


def test_second_undo_to_the_present_revision_is_not_confirmed() -> None:
    at = undoable("intrigue", alone=False)
    things = played_twice("intrigue", at, [0, 1, 2])
    again = {**things[at + 1], "rev": at + 2}
    rest = [{**thing, "rev": thing["rev"] + 1} for thing in things[at + 2 :]]

    assert not is_confirmed([*things[: at + 2], again, *rest])


def test_undo_after_the_end_is_not_confirmed() -> None:
    last = opened("il-principe").rev
    ended = copied("il-principe")[last]
    assert not ended.get("drawn")

    assert not is_confirmed(played_twice("il-principe", last, [0, 1]))


# Origins.


def choices(text: str) -> dict[str, int]:
    """Return the revisions of talk, of a default choice and of another, if there are such."""
    head, *lines = text.splitlines(keepends=True)
    ledger, found = OpenLedger(head, ()), dict[str, int]()
    for line, entry in zip(lines, read_ledger(text, find_game).entries, strict=True):
        game, legal = ledger.game, ledger.legal(entry.seat) if entry.action else []
        if isinstance(entry.action, Aside):
            found["talk"] = entry.rev
        elif legal:
            number = game.default(ledger.table.state, entry.seat, legal)
            found["default" if game.menu[number] == entry.action else "other"] = entry.rev
        ledger.add(LedgerLine(line, 0))
    return found


def relabelled(slug: str, by: str, kind: str) -> Things:
    """Return a golden game in which a choice of some kind has another origin."""
    for path in sorted((GOLDEN / slug.replace("-", "_")).glob("*.jsonl")):
        text = path.read_text("utf-8")
        if rev := choices(text).get(kind):
            things = unsealed(text)
            things[rev]["by"] = by
            return things
    raise AssertionError("no golden game has such a choice")


@pytest.mark.parametrize("slug", SLUGS)
def test_clock_may_make_only_the_default_choice(slug: str) -> None:
    assert is_confirmed(relabelled(slug, "clock", "default"))
    assert not is_confirmed(relabelled(slug, "clock", "other"))


@pytest.mark.parametrize("slug", SLUGS)
def test_host_may_make_any_legal_choice_only_where_the_game_has_a_bot_for_seats_that_left(
    slug: str,
) -> None:
    game = find_game(slug)
    assert game is not None

    assert is_confirmed(relabelled(slug, "host", "default"))
    assert is_confirmed(relabelled(slug, "host", "other")) == (slug == "intrigue")


@pytest.mark.parametrize("by", ["clock", "host"])
def test_talk_is_never_automatic(by: str) -> None:
    assert is_confirmed(relabelled("intrigue", "bot", "talk"))
    assert not is_confirmed(relabelled("intrigue", by, "talk"))


@pytest.mark.parametrize("slug", SLUGS)
def test_game_of_a_terminal_is_confirmed_with_its_people_and_bots(slug: str) -> None:
    things = copied(slug)
    things[0] |= {"people": 1, "bots": "page", "seed": 7}

    assert is_confirmed(things)


@pytest.mark.parametrize("slug", SLUGS)
def test_game_with_a_setting_that_games_no_longer_have_is_not_confirmed(slug: str) -> None:
    things = copied(slug)
    things[0]["options"] = {**things[0]["options"], "music": "loud"}

    assert not is_confirmed(things)

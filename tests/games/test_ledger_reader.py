"""Tests that a line is read alike by its parts and as plain JSON."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from signoria.games import GAMES, find_game
from signoria.kernel import ledger_reader
from signoria.kernel.hash_chain import hashed_line
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import written_entry
from signoria.kernel.ledger_reader import Decoded, Reader
from signoria.kernel.table import Entry

ROOT: Final = Path(__file__).parents[2]
AT: Final = 30  # index of the changed line

Change = Callable[[dict[str, Any]], None]


class PlainReader(Reader):
    """Reader that takes no line for one in our form."""

    def _by_parts(self, line: str) -> None:
        """Say that the line is not in our form."""


class PartsReader(Reader):
    """Reader that fails if a line is not in our form."""

    def _by_parts(self, line: str) -> Entry[Any]:
        found = super()._by_parts(line)
        assert found is not None, line
        return found


@cache
def golden(slug: str) -> tuple[str, list[str]]:
    """Return the header and the lines of the longest golden game."""
    folder = ROOT / "tests" / "golden" / slug.replace("-", "_")
    texts = [path.read_text("utf-8") for path in folder.glob("*.jsonl")]
    header, *lines = max(texts, key=len).splitlines(keepends=True)
    return header, lines


def read(reader: Reader, line: str) -> Any:
    """Return the entry and hash that a reader makes of a line, or its refusal."""
    try:
        entry = reader.entry(line)
    except BadLedger as bad:
        return (bad.refusal.rule, bad.refusal.params, reader.rev)
    thing = written_entry(reader.header.game, entry)
    return {**thing, "seat": entry.seat, "seal": reader.hash, "last": reader.rev}


def readers(slug: str, before: int) -> tuple[Reader, Reader]:
    """Return a plain reader and ours after some lines."""
    header, lines = golden(slug)
    plain, ours = PlainReader(header, find_game), Reader(header, find_game)
    for line in lines[:before]:
        assert read(plain, line) == read(ours, line)
    return plain, ours


@pytest.mark.parametrize("game", [game.slug for game in GAMES])
def test_every_line_that_we_write_is_read_by_its_parts(game: str) -> None:
    header, lines = golden(game)
    plain, ours = PlainReader(header, find_game), PartsReader(header, find_game)

    for line in lines:
        assert read(plain, line) == read(ours, line)


def received(*events: Any) -> Change:
    return lambda thing: thing.update(told=[*events])


def changed(**values: Any) -> Change:
    return lambda thing: thing.update(values)


def without(name: str) -> Change:
    return lambda thing: thing.pop(name)


CHANGES: dict[str, Change] = {
    "nothing": lambda _thing: None,
    "another revision": changed(rev=7),
    "an unknown origin": changed(by="magic"),
    "an undo": changed(by="undo", to=5, consent=[]),
    "an undo of a missing revision": changed(by="undo", to=99, consent=[]),
    "without events": without("told"),
    "an empty list of events": received(),
    "an unknown event": received(["sang", 1]),
    "an event of a missing seat": received(["bid_placed", 9, 1]),
    "an action of a missing seat": changed(do=["name_neighbour", 9]),
    "an event with a broken number": received(["bid_placed", 0, 1.5]),
    "an event with a large number": received(["bid_placed", 0, 1 << 40]),
    "an event with too many arguments": received(["bid_placed", 0, 1, 2]),
    "an event with lists of names": received(["bid_placed", 0, ["a"], ["b"], ["c"]]),
    "events after a list of names": received(["bid_placed", ["a", ["b"]]], ["closed"]),
    "an event that is an object": received({"told": [["closed"]]}),
    "an unknown phase": received(["opened", "tea", 0, 0]),
    "events that are no list": changed(told=3),
    "an unknown action": changed(do=["sing"]),
    "without an action": without("do"),
    "a seat by name": changed(seat="a"),
    "a fraction of a seat": changed(seat=1.0),
    "chance that is no list": changed(drawn=4),
    "chance by name": changed(drawn=["a"]),
    "another field": changed(more=[1, 2]),
    "another list": changed(drawn=[1], more=[1, 2]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_changed_line_with_a_valid_hash_is_read_alike(change: Change) -> None:
    plain, ours = readers("il-principe", AT)
    thing = json.loads(golden("il-principe")[1][AT])
    del thing["seal"]
    change(thing)
    if "told" in thing:
        thing["told"] = thing.pop("told")  # last, as in the form that we write
    _hash, line = hashed_line(plain.hash, thing)

    assert read(ours, line) == read(plain, line)


CORRUPTIONS: dict[str, Callable[[str], str]] = {
    "a broken hash": lambda line: line.replace('"seal":"', '"seal":"0'),
    "another number": lambda line: line.replace('"seat":', '"seat":1'),
    "no JSON": lambda line: line[:-3],
    "a list": lambda _line: "[1]\n",
    "other spaces": lambda line: line.replace('":', '": '),
    "no line end": lambda line: line[:-1],
    "an escaped letter": lambda line: line.replace('"seal"', '"s\\u0065al"'),
    "nested without end": lambda _line: "[" * 100_000 + "\n",
}


@pytest.mark.parametrize("corrupt", CORRUPTIONS.values(), ids=CORRUPTIONS)
def test_malformed_line_is_read_alike(corrupt: Callable[[str], str]) -> None:
    plain, ours = readers("il-principe", AT)
    line = corrupt(golden("il-principe")[1][AT])
    try:
        expected = read(plain, line)
    except RecursionError:
        with pytest.raises(RecursionError):
            read(ours, line)
    else:
        assert read(ours, line) == expected


def test_each_text_is_decoded_once_until_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_reader, "MOST", 2)
    asked: list[str] = []

    def decode(text: str) -> str:
        asked.append(text)
        return text * 2

    known = Decoded(decode)

    assert [known[text] for text in "112231"] == ["11", "11", "22", "22", "33", "11"]
    assert asked == [*"1231"]
    assert len(known) == 2

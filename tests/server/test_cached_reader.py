"""Tests that the caching reader accepts and refuses the same lines as the kernel's."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from signoria.games import find_game
from signoria.kernel.ledger import BadLedger, Reader, hashed_line, written_entry
from signoria.kernel.table import Entry
from signoria.server import cached_reader
from signoria.server.cached_reader import CachedReader, DecodeCache
from tests.server.longest import LONG, longest_game

AT = 30  # index of the changed line

Change = Callable[[dict[str, Any]], None]


def written(reader: Reader, entry: Entry[Any]) -> dict[str, Any]:
    return {"seal": reader.hash, "seat": entry.seat, **written_entry(reader.header.game, entry)}


def read(reader: Reader, line: str) -> Any:
    """Return the entry and hash that a reader makes of a line, or its refusal."""
    try:
        return written(reader, reader.entry(line))
    except BadLedger as bad:
        return (bad.refusal.rule, bad.refusal.params)


def readers(game: str, before: int) -> tuple[Reader, Reader]:
    """Return both readers after some lines."""
    header, lines = longest_game(game)
    found = Reader(header, find_game), CachedReader(header, find_game)
    for line in lines[:before]:
        assert read(found[0], line.text) == read(found[1], line.text)
    return found


@pytest.mark.parametrize("game", LONG)
def test_both_readers_read_the_same_entries(game: str) -> None:
    readers(game, 400)


def received(*events: Any) -> Change:
    return lambda thing: thing.update(told=[*events])


def changed(**values: Any) -> Change:
    return lambda thing: thing.update(values)


def without(name: str) -> Change:
    return lambda thing: thing.pop(name)


CHANGES: dict[str, Change] = {
    "nothing": lambda _thing: None,
    "another revision": changed(rev=7),
    "an unknown hand": changed(by="magic"),
    "an undo": changed(by="undo", to=5, consent=[]),
    "an undo of what was not": changed(by="undo", to=99, consent=[]),
    "no events": without("told"),
    "an event that is none": received(["sang", 1]),
    "an event of a seat that is not there": received(["bid_placed", 9, 1]),
    "an event with a broken number": received(["bid_placed", 0, 1.5]),
    "an event with a large number": received(["bid_placed", 0, 1 << 40]),
    "an event that says too much": received(["bid_placed", 0, 1, 2]),
    "a phase that is none": received(["opened", "tea", 0, 0]),
    "events that are no list": changed(told=3),
    "a action that is none": changed(do=["sing"]),
    "no action": without("do"),
    "a seat by name": changed(seat="a"),
    "a seat and a half": changed(seat=1.0),
    "chance that is no list": changed(drawn=4),
    "something more": changed(more=[1, 2]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_changed_line_with_a_valid_hash_is_read_alike(change: Change) -> None:
    kernels, ours = readers("il-principe", AT)
    thing = msgspec.json.decode(longest_game("il-principe")[1][AT].text)
    del thing["seal"]
    change(thing)
    _hash, line = hashed_line(kernels.hash, thing)

    assert read(ours, line) == read(kernels, line)
    assert ours.rev == kernels.rev


CORRUPTIONS: dict[str, Callable[[str], str]] = {
    "a broken hash": lambda line: line.replace('"seal":"', '"seal":"0'),
    "another number": lambda line: line.replace('"seat":', '"seat":1'),
    "no JSON": lambda line: line[:-3],
    "a list": lambda _line: "[1]\n",
    "formatted otherwise": lambda line: line.replace('":', '": '),
    "no new line": lambda line: line[:-1],
    "a letter that is escaped": lambda line: line.replace('"seal"', '"s\\u0065al"'),
    "nested without end": lambda _line: "[" * 100_000 + "\n",
}


@pytest.mark.parametrize("corrupt", CORRUPTIONS.values(), ids=CORRUPTIONS)
def test_malformed_line_is_read_alike(corrupt: Callable[[str], str]) -> None:
    kernels, ours = readers("il-principe", AT)
    line = corrupt(longest_game("il-principe")[1][AT].text)
    try:
        expected = read(kernels, line)
    except RecursionError:
        with pytest.raises(RecursionError):
            read(ours, line)
    else:
        assert read(ours, line) == expected


def test_cache_of_read_events_is_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cached_reader, "MOST", 2)
    asked: list[object] = []

    def read(thing: object) -> str:
        asked.append(thing)
        return str(thing)

    known = DecodeCache(read)

    assert [known[text] for text in (b"1", b"1", b"2", b"2", b"3", b"1")] == [*"112231"]
    assert asked == [1, 2, 3, 1]
    assert len(known) == 2

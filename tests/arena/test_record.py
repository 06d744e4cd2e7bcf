from pathlib import Path
from typing import Any

import pytest

from signoria.arena.record import (
    BadLine,
    GameRecord,
    NoRun,
    OtherRun,
    RunFile,
    decode,
    encode,
    read_run,
)
from signoria.arena.schedule import Terms
from tests.arena.runs import record, terms

RUN = terms("a", "b", games=6, mirrors=1)


def game(number: int) -> GameRecord:
    """Return a finished game of the run; its winner does not matter."""
    fixture = RUN.fixtures()[number - 1]
    more = {"deal": fixture.deal, "mirror": fixture.mirror}
    return record(number, "".join(fixture.names), [number, 3], [0], **more)


def written(path: Path, *numbers: int) -> bytes:
    with RunFile(path, RUN) as file:
        for number in numbers:
            file.add(game(number))
    return path.read_bytes()


def test_record_reads_back_as_it_was_written() -> None:
    kept = record(3, "ab", [1, 2], [1], rounds=None, reasons=[{"late": "zu spät"}, {}], at=1.25)

    assert decode(encode(kept)) == kept
    assert b"\n" not in encode(kept)


def test_record_keeps_the_field_names_of_stored_runs() -> None:
    stored = encode(record(3, "ab", [1, 2], [1]))

    assert b'"number":3,"deal":1,"chairs":["a","b"],"mirror":false' in stored


def test_game_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with RunFile(path, RUN) as file:
        assert path.read_bytes().count(b"\n") == 1
        file.add(game(2))

        assert read_run(path.read_bytes(), RUN)[0] == {2: game(2)}


def test_interrupted_run_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    written(path, 2, 1)
    with RunFile(path, RUN, resume=True) as file:
        assert file.done == {1: game(1), 2: game(2)}
        file.add(game(7))

    assert read_run(path.read_bytes(), RUN)[0] == {1: game(1), 2: game(2), 7: game(7)}


def test_truncated_last_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path, 1, 2)
    last = len(whole) - len(encode(game(2))) - 1
    for cut in range(last, len(whole) - 1, 7):
        path.write_bytes(whole[:cut])
        with RunFile(path, RUN, resume=True) as file:
            assert file.done == {1: game(1)}
            file.add(game(2))

        assert path.read_bytes() == whole


def test_garbled_last_line_is_dropped(tmp_path: Path) -> None:
    whole = written(tmp_path / "run.jsonl", 1)

    assert read_run(whole + b"\0\0\0\n", RUN) == ({1: game(1)}, len(whole))


def test_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    before = written(path, 1)

    with pytest.raises(FileExistsError):
        RunFile(path, RUN)

    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"", b"\n", b"{}\n", b"[1]\n", b"nonsense\n", b'{"arena":1'])
def test_file_without_a_header_is_refused(text: bytes) -> None:
    with pytest.raises(NoRun):
        read_run(text, RUN)


def test_line_that_is_not_a_game_of_the_run_is_refused(tmp_path: Path) -> None:
    whole = written(tmp_path / "run.jsonl", 1, 2)
    head, first, second, _end = whole.split(b"\n")
    stranger = game(2)
    stranger.names = ("a", "a")
    for bad in (b"nonsense", b"", encode(stranger), encode(game(1)).replace(b":1,", b":99,", 1)):
        with pytest.raises(BadLine) as found:
            read_run(b"\n".join([head, first, bad, second, b""]), RUN)

        assert found.value.line == 3


@pytest.mark.parametrize(
    ("other", "term", "there", "here"),
    [
        (terms("a", "b", games=6, mirrors=1, seed=8), "seed", "7", "8"),
        (terms("a", "b", games=8, mirrors=1), "games", "6", "8"),
        (terms("a", "b", games=6, mirrors=2), "mirrors", "1", "2"),
        (terms("a", "c", games=6, mirrors=1), "bots", '["a","b"]', '["a","c"]'),
        (terms("a", "b", games=6, mirrors=1, limit=3.0), "limit", "10.0", "3.0"),
        (terms("a", "b", games=6, mirrors=1, engine="0.0"), "engine", RUN.engine, "0.0"),
        (terms("a", "b", games=6, mirrors=1, preset="mtm2005"), "preset", "amigo2006", "mtm2005"),
        (
            terms("a", "b", games=6, mirrors=1, options={**RUN.options, "shields": 3}),
            "options.shields",
            str(RUN.options["shields"]),
            "3",
        ),
    ],
)
def test_other_terms_are_named_in_the_refusal(
    tmp_path: Path, other: Terms, term: str, there: str, here: str
) -> None:
    whole = written(tmp_path / "run.jsonl", 1)

    with pytest.raises(OtherRun) as found:
        read_run(whole, other)

    assert (found.value.term, found.value.there, found.value.here) == (term, there, here)


def test_same_name_with_another_command_is_another_run(tmp_path: Path) -> None:
    whole = written(tmp_path / "run.jsonl", 1)
    entrants: list[Any] = [RUN.entrants[0], type(RUN.entrants[1])("b", "python b.py", True)]

    with pytest.raises(OtherRun, match="entrants"):
        read_run(whole, terms("a", "b", games=6, mirrors=1, entrants=entrants))


def test_long_values_are_shortened() -> None:
    assert len(OtherRun("options.cities", "x" * 500, "standard").there) == 40

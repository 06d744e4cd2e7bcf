"""Tests of reading new entries and the status of tables that other nodes changed."""

from msgspec.structs import replace
from sqlalchemy import Engine

from signoria.store.ledgers import STORED, Ledgers, Standing
from signoria.store.lobby import Lobby
from tests.store.games import GAMES, append, lines_of, seated


def test_new_entries_of_many_tables_are_read_at_once(ledgers: Ledgers, engine: Engine) -> None:
    seated(ledgers, "a", "b", "c", "d", revs=4)
    recorded = lines_of(GAMES[0])

    found = Lobby(engine).added_lines({"a": 1, "b": 4, "c": 3, "gone": 0})

    assert sorted(found) == ["a", "c"]
    assert found["a"].after == 1
    assert [line.text for line in found["a"].lines] == list(recorded[2:5])
    assert [line.text for line in found["c"].lines] == [recorded[4]]


def test_status_is_that_of_the_last_append_of_a_batch(ledgers: Ledgers, engine: Engine) -> None:
    seated(ledgers, "a", "b")
    stands = [Standing("running", "1"), Standing("over", "2", "won", None)]
    batch = [replace(append("a", rev), at=rev, standing=stands[rev - 1]) for rev in (1, 2)]

    results = ledgers.append([*batch, replace(append("b", 1), standing=Standing("running", "3"))])

    found = Lobby(engine).added_lines({"a": 0, "b": 0})
    assert [result.kind for result in results] == [STORED] * 3
    assert (found["a"].status, found["a"].clock, found["a"].result) == ("over", "2", "won")
    assert [line.at for line in found["a"].lines] == [1, 2]
    assert (found["b"].status, found["b"].clock, found["b"].result) == ("running", "3", "")

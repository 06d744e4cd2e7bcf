from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import Engine, select, text

from signoria.games import find_game
from signoria.kernel.ledger import read_ledger, rejudge
from signoria.store.database import StoreFailed
from signoria.store.ledgers import (
    CONFLICT,
    MISSING,
    REPEATED,
    STORED,
    Append,
    AppendResult,
    BadAppend,
    Ledgers,
    NoSuchTable,
    TableExists,
    new_id,
)
from signoria.store.schema import TABLES
from tests.store.games import GAMES, NOW, append, check_stored, lines_of, rival, seated

RACERS = 20


def test_recorded_game_is_loaded_line_for_line_and_passes_rejudge(
    ledgers: Ledgers,
) -> None:
    game = GAMES[-1]
    recorded = lines_of(game)
    seated(ledgers, "a", game=game, revs=len(recorded) - 1)

    assert check_stored(ledgers, "a", game) == len(recorded) - 1
    header, lines = ledgers.load("a")
    assert rejudge(read_ledger("".join([header, *lines]), find_game)) is None


def test_lines_after_a_revision_are_read(ledgers: Ledgers) -> None:
    seated(ledgers, "a", "b", revs=5)

    assert ledgers.lines_after("a", 3) == list(lines_of(GAMES[0])[4:6])
    assert ledgers.lines_after("a", 5) == []
    assert ledgers.lines_after("nobody's", 0) == []


def test_new_table_is_open_and_set_status_updates_its_time(
    ledgers: Ledgers, engine: Engine
) -> None:
    seated(ledgers, "a", "b")
    assert ledgers.status("a") == "open"

    ledgers.set_status("a", "running", NOW + 5)

    assert ledgers.status("a") == "running"
    assert ledgers.status("b") == "open"
    with engine.connect() as connection:
        times = connection.execute(select(TABLES.c.created_at, TABLES.c.changed_at)).all()
    assert sorted(map(tuple, times)) == [(NOW, NOW), (NOW, NOW + 5)]


def test_missing_table_raises_no_such_table(ledgers: Ledgers) -> None:
    with pytest.raises(NoSuchTable):
        ledgers.load("a")
    with pytest.raises(NoSuchTable):
        ledgers.status("a")
    with pytest.raises(NoSuchTable):
        ledgers.set_status("a", "over", NOW)
    assert ledgers.append([append("a", 1)]) == [AppendResult(MISSING, 0)]


def test_existing_table_id_is_refused(ledgers: Ledgers) -> None:
    seated(ledgers, "a", revs=2)

    with pytest.raises(TableExists):
        ledgers.create("a", lines_of(GAMES[1])[0], NOW)
    assert check_stored(ledgers, "a", GAMES[0]) == 2


def test_new_ids_are_unique_and_safe_in_a_url() -> None:
    ids = {new_id() for _ in range(100)}

    assert len(ids) == 100
    assert all(id.replace("-", "").replace("_", "").isalnum() for id in ids)


def test_unknown_status_is_refused_by_the_database(ledgers: Ledgers) -> None:
    seated(ledgers, "a")

    with pytest.raises(StoreFailed):
        ledgers.set_status("a", "asleep", NOW)  # type: ignore[arg-type]
    assert ledgers.status("a") == "open"


def test_existing_revision_is_a_conflict(ledgers: Ledgers) -> None:
    seated(ledgers, "a", revs=4)

    assert ledgers.append([rival("a", 4, 0)]) == [AppendResult(CONFLICT, 4)]
    assert check_stored(ledgers, "a", GAMES[0]) == 4


@pytest.mark.parametrize("rev", [6, 7, 50])
def test_revision_after_a_gap_is_a_conflict(ledgers: Ledgers, rev: int) -> None:
    seated(ledgers, "a", revs=4)

    assert ledgers.append([append("a", rev)]) == [AppendResult(CONFLICT, 4)]
    assert check_stored(ledgers, "a", GAMES[0]) == 4


def test_revision_may_follow_but_not_precede_another_of_its_batch(
    ledgers: Ledgers,
) -> None:
    seated(ledgers, "a", "b")

    outcomes = ledgers.append([append("a", 1), append("b", 2), append("a", 2), append("b", 1)])

    assert [o.kind for o in outcomes] == [STORED, CONFLICT, STORED, STORED]
    assert check_stored(ledgers, "a", GAMES[0]) == 2
    assert check_stored(ledgers, "b", GAMES[0]) == 1


def test_line_with_another_predecessor_is_a_conflict(ledgers: Ledgers) -> None:
    """Append revision 4 of our chain after somebody else stored another revision 3."""
    seated(ledgers, "a", revs=2)
    ledgers.append([rival("a", 3, 0)])

    ours = ledgers.append([append("a", 3), append("a", 4)])
    later = ledgers.append([append("a", 4)])

    assert [*ours, *later] == [AppendResult(CONFLICT, 3)] * 3


def test_line_of_another_revision_is_a_conflict(ledgers: Ledgers) -> None:
    seated(ledgers, "a", revs=2)
    astray = Append("a", 3, (lines_of(GAMES[0])[3].replace('"rev":3', '"rev":4'),))

    assert ledgers.append([astray]) == [AppendResult(CONFLICT, 2)]


def test_conflict_does_not_affect_other_appends_of_the_batch(ledgers: Ledgers) -> None:
    seated(ledgers, "a", "b", "c", revs=3)

    outcomes = ledgers.append(
        [append("a", 4), rival("b", 2, 0), append("gone", 4), append("c", 4), append("c", 5)]
    )

    assert [o.kind for o in outcomes] == [STORED, CONFLICT, MISSING, STORED, STORED]
    assert [check_stored(ledgers, table, GAMES[0]) for table in "abc"] == [4, 3, 5]


def test_empty_batch_has_no_outcomes(ledgers: Ledgers) -> None:
    assert ledgers.append([]) == []


def test_repeated_key_gets_its_first_revision(ledgers: Ledgers) -> None:
    seated(ledgers, "a")
    assert ledgers.append([append("a", 1, key="k1")]) == [AppendResult(STORED, 1)]
    assert ledgers.append([append("a", 2, key="k2")]) == [AppendResult(STORED, 2)]

    again = ledgers.append([append("a", 1, key="k1"), append("a", 3, key="k2")])

    assert again == [AppendResult(REPEATED, 1), AppendResult(REPEATED, 2)]
    assert check_stored(ledgers, "a", GAMES[0]) == 2


def test_a_key_twice_in_one_batch_is_stored_once(ledgers: Ledgers) -> None:
    seated(ledgers, "a")

    outcomes = ledgers.append([append("a", 1, key="k"), append("a", 2, key="k"), append("a", 2)])

    assert outcomes == [AppendResult(STORED, 1), AppendResult(REPEATED, 1), AppendResult(STORED, 2)]


def test_a_key_belongs_to_one_seat_of_one_table(ledgers: Ledgers) -> None:
    seated(ledgers, "a", "b")
    ledgers.append([append("a", 1, key="k")])
    other_seat = Append("a", 2, (lines_of(GAMES[0])[2],), 0, "k")

    assert ledgers.append([append("b", 1, key="k"), other_seat]) == [
        AppendResult(STORED, 1),
        AppendResult(STORED, 2),
    ]


def test_the_key_of_a_conflict_may_be_used_again(ledgers: Ledgers) -> None:
    seated(ledgers, "a", revs=1)
    assert ledgers.append([rival("a", 1, 1, key="k")]) == [AppendResult(CONFLICT, 1)]

    assert ledgers.append([append("a", 2, key="k")]) == [AppendResult(STORED, 2)]


def test_many_keys_are_looked_up_at_once(ledgers: Ledgers) -> None:
    tables = [f"t{n}" for n in range(70)]
    seated(ledgers, *tables)
    batch = [append(table, 1, key=f"k {table}") for table in tables]

    assert {o.kind for o in ledgers.append(batch)} == {STORED}
    assert ledgers.append(batch) == [AppendResult(REPEATED, 1)] * 70


@pytest.mark.parametrize(
    ("table", "line", "seat", "key"),
    [
        ("a", "{}", 0, "k" * 201),
        ("a", "{}", 0, "k\0"),
        ("a", "{}", 0, "\ud800"),
        ("a", "{\0}", 0, "k"),
        ("a", "\udfff", 0, "k"),
        ("a", "{}", 1 << 31, "k"),
        ("\ud800", "{}", 0, "k"),
        ("", "{}", 0, "k"),
        ("a" * 101, "{}", 0, "k"),
    ],
)
def test_append_with_unstorable_text_is_refused_at_creation(
    table: str, line: str, seat: int, key: str
) -> None:
    with pytest.raises(BadAppend):
        Append(table, 1, (line,), seat, key)


def test_longest_key_of_four_byte_characters_is_stored(ledgers: Ledgers) -> None:
    table, key = "😀" * 100, "😀" * 200
    ledgers.create(table, lines_of(GAMES[0])[0], NOW)

    assert ledgers.append([append(table, 1, key=key)]) == [AppendResult(STORED, 1)]
    assert ledgers.append([append(table, 1, key=key)]) == [AppendResult(REPEATED, 1)]


@pytest.mark.parametrize("header", ["", "{}", "\ud800", lines_of(GAMES[0])[1]])
def test_malformed_header_or_id_is_refused(ledgers: Ledgers, header: str) -> None:
    with pytest.raises(BadAppend):
        ledgers.create("a", header, NOW)
    with pytest.raises(BadAppend):
        ledgers.create("a\0", lines_of(GAMES[0])[0], NOW)


def test_one_of_twenty_appends_of_the_same_revision_is_stored(ledgers: Ledgers) -> None:
    seated(ledgers, "a", revs=6)
    barrier = Barrier(RACERS)

    def race(who: int) -> AppendResult:
        barrier.wait(timeout=20)
        return ledgers.append([rival("a", 7, who, key="k")])[0]

    with ThreadPoolExecutor(RACERS) as pool:
        outcomes = list(pool.map(race, range(RACERS)))

    assert sorted(o.kind for o in outcomes) == [CONFLICT] * (RACERS - 1) + [STORED]
    winner = [o.kind for o in outcomes].index(STORED)
    assert ledgers.lines_after("a", 6) == list(rival("a", 7, winner).lines)


def test_one_of_twenty_appends_with_the_same_key_is_stored_and_all_get_its_revision(
    ledgers: Ledgers,
) -> None:
    seated(ledgers, "a", revs=6)
    barrier = Barrier(RACERS)

    def race(_who: int) -> AppendResult:
        barrier.wait(timeout=20)
        return ledgers.append([append("a", 7, key="k")])[0]

    with ThreadPoolExecutor(RACERS) as pool:
        outcomes = list(pool.map(race, range(RACERS)))

    assert sorted(o.kind for o in outcomes) == [REPEATED] * (RACERS - 1) + [STORED]
    assert {o.rev for o in outcomes} == {7}


def test_concurrent_batches_of_the_same_tables_cause_no_deadlock_and_no_gap(
    ledgers: Ledgers,
) -> None:
    tables = [f"t{n}" for n in range(6)]
    seated(ledgers, *tables)
    last = 12

    def race(who: int) -> int:
        order = tables[who % 6 :] + tables[: who % 6]
        stored = 0
        for rev in range(1, last + 1):
            batch = [append(table, rev) for table in (order if who % 2 else order[::-1])]
            stored += sum(o.kind == STORED for o in ledgers.append(batch))
        return stored

    with ThreadPoolExecutor(8) as pool:
        stored = sum(pool.map(race, range(8)))

    assert stored == last * len(tables)
    assert [check_stored(ledgers, table, GAMES[0]) for table in tables] == [last] * len(tables)


def test_failing_database_raises_store_failed_without_stored_values(
    ledgers: Ledgers, engine: Engine
) -> None:
    seated(ledgers, "a")
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE keys"))

    with pytest.raises(StoreFailed) as failed:
        ledgers.append([append("a", 1, key="hush-hush")])

    assert "keys" in str(failed.value)
    assert "hush" not in str(failed.value)
    assert failed.value.__cause__ is None
    assert failed.value.__suppress_context__
    assert ledgers.load("a")[1] == []

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, text, update

from signoria.games import find_game
from signoria.games.il_principe.actions import Pass
from signoria.kernel.hash_chain import hash_after
from signoria.kernel.ledger import Ledger, read_ledger
from signoria.store import verify as verifying
from signoria.store.schema import ENTRIES, SEATS, TABLES
from signoria.store.verify import verify
from tests.store.games import lines_of
from tests.store.postgres import Postgres
from tests.store.stocked import OVER, REVS, create, restock, rows, server

TABLE = "table-over"
LAST = len(lines_of(OVER)) - 1
Change = Callable[[Connection], object]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def made(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Engine]:
    with server(request.param, tmp_path_factory.mktemp("server"), postgres) as engine:
        yield engine


@pytest.fixture
def stocked(made: Engine) -> Engine:
    return restock(made)


def found(engine: Engine) -> dict[str, list[tuple[str, int]]]:
    """Return the findings of `verify` by table."""
    return {
        checked.table: [(finding.kind, finding.rev) for finding in checked.findings]
        for checked in verify(engine)
        if checked.findings
    }


def recorded(rev: int) -> str:
    return lines_of(OVER)[rev]


def write(connection: Connection, rev: int, line: str) -> None:
    own = (ENTRIES.c.table_id == TABLE) & (ENTRIES.c.rev == rev)
    connection.execute(update(ENTRIES).where(own).values(line=line))


def rewrite(connection: Connection, lines: list[str]) -> None:
    """Replace the ledger of the finished table."""
    connection.execute(update(TABLES).where(TABLES.c.id == TABLE).values(header=lines[0]))
    for rev, line in enumerate(lines[1:], 1):
        write(connection, rev, line)


def resealed(change: Callable[[list[dict[str, Any]]], None]) -> list[str]:
    """Return the lines of the recorded game with a change and a valid hash chain."""
    things = [json.loads(line) for line in lines_of(OVER)]
    change(things)
    line_hash, lines = "", []
    for thing in things:
        thing.pop("seal")
        body = json.dumps(thing, separators=(",", ":"), ensure_ascii=False)
        line_hash = hash_after(line_hash, body)
        thing["seal"] = line_hash
        lines.append(json.dumps(thing, separators=(",", ":"), ensure_ascii=False) + "\n")
    return lines


def test_valid_database_has_no_findings(stocked: Engine) -> None:
    checked = list(verify(stocked))

    assert [(one.table, one.entries, one.findings) for one in checked] == [
        (TABLE, LAST, []),
        ("table-running", REVS, []),
    ]


def test_verify_changes_no_rows(stocked: Engine) -> None:
    before = rows(stocked)

    list(verify(stocked))

    assert rows(stocked) == before


def _corrupt(connection: Connection) -> None:
    write(connection, 7, recorded(7).replace('"told"', '"tolt"'))


def _swap(connection: Connection) -> None:
    write(connection, 7, recorded(8))
    write(connection, 8, recorded(7))


def _lose(connection: Connection) -> None:
    lost = (ENTRIES.c.table_id == TABLE) & (ENTRIES.c.rev == 7)
    connection.execute(delete(ENTRIES).where(lost))


def _lose_the_end(connection: Connection) -> None:
    lost = (ENTRIES.c.table_id == TABLE) & (ENTRIES.c.rev > LAST - 2)
    connection.execute(delete(ENTRIES).where(lost))


def _forge_header(connection: Connection) -> None:
    rewrite(connection, [recorded(0).replace('"rules":', '"rulez":')])


def _of_other_rules(connection: Connection) -> None:
    rewrite(connection, resealed(lambda things: things[0].update(rules=999)))


def _of_no_game(connection: Connection) -> None:
    rewrite(connection, resealed(lambda things: things[0].update(game="chess")))


def _unknown_event(connection: Connection) -> None:
    rewrite(connection, resealed(lambda things: things[7]["told"].append(["no_such_event"])))


def _other_action(connection: Connection) -> None:
    rewrite(connection, list(received_otherwise()[0]))


def _one_seat_less(connection: Connection) -> None:
    connection.execute(delete(SEATS).where(SEATS.c.table_id == TABLE, SEATS.c.seat == 0))


def received_otherwise() -> tuple[tuple[str, ...], int]:
    """Return a ledger whose events contradict today's rules, and the revision concerned."""
    ledger = read_ledger("".join(lines_of(OVER)), find_game)
    entry = next(entry for entry in ledger.entries if type(entry.action).__name__ == "Bid")
    entry.action = Pass()
    return tuple(ledger.lines()), entry.rev


TROUBLES: dict[str, tuple[Change, tuple[str, int]]] = {
    "a line was altered": (_corrupt, ("hash", 7)),
    "two lines were swapped": (_swap, ("place", 7)),
    "a line is missing": (_lose, ("missing", 7)),
    "the last lines are missing": (_lose_the_end, ("cut", LAST - 2)),
    "the header was altered": (_forge_header, ("header", 0)),
    "its game is unknown": (_of_no_game, ("refused", 0)),
    "an event is unknown": (_unknown_event, ("refused", 7)),
    "rules would give other events": (_other_action, ("rules", received_otherwise()[1])),
    "a seat is missing": (_one_seat_less, ("seats", 0)),
}


def test_every_damage_is_found_at_its_revision(stocked: Engine) -> None:
    for trouble, (change, finding) in TROUBLES.items():
        with stocked.begin() as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == TABLE))
            create(connection, TABLE, OVER, LAST, "over", "{}")
            change(connection)

        assert found(stocked) == {TABLE: [finding]}, trouble


def test_game_of_other_rules_is_readable_and_no_damage(stocked: Engine) -> None:
    with stocked.begin() as connection:
        _of_other_rules(connection)

    verdicts = {one.table: (one.verdict, one.findings) for one in verify(stocked)}

    assert verdicts == {TABLE: ("readable", []), "table-running": ("same", [])}


def test_unverified_game_is_readable_and_not_judged_again(stocked: Engine) -> None:
    with stocked.begin() as connection:
        _other_action(connection)
        connection.execute(update(TABLES).where(TABLES.c.id == TABLE).values(unverified=True))

    assert (next(verify(stocked)).verdict, found(stocked)) == ("readable", {})


def test_verdict_of_a_damaged_game_is_unreadable_unless_only_rules_differ(stocked: Engine) -> None:
    for change, verdict in ((_corrupt, "unreadable"), (_other_action, "readable")):
        with stocked.begin() as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == TABLE))
            create(connection, TABLE, OVER, LAST, "over", "{}")
            change(connection)

        assert next(verify(stocked)).verdict == verdict


def test_altered_line_is_found_at_its_revision(stocked: Engine) -> None:
    """Check also the last line, which no later hash depends on."""
    for rev in (1, 2, len(lines_of(OVER)) // 2, LAST):
        with stocked.begin() as connection:
            write(connection, rev, recorded(rev).replace('"by"', '"By"'))
        assert found(stocked) == {TABLE: [("hash", rev)]}
        with stocked.begin() as connection:
            write(connection, rev, recorded(rev))


def test_finding_of_an_unreadable_ledger_has_its_refusal(stocked: Engine) -> None:
    with stocked.begin() as connection:
        _of_no_game(connection)

    finding = next(verify(stocked)).findings[0]

    assert finding.refusal is not None
    assert (finding.refusal.rule, finding.refusal.params["game"]) == ("LEDGER-4", "chess")


def test_findings_of_two_tables_are_both_reported(stocked: Engine) -> None:
    with stocked.begin() as connection:
        _corrupt(connection)
        own = (SEATS.c.table_id == "table-running") & (SEATS.c.seat == 0)
        connection.execute(update(SEATS).where(own).values(seat=9))

    assert found(stocked) == {TABLE: [("hash", 7)], "table-running": [("seats", 0)]}


def test_key_of_a_missing_line_is_found(stocked: Engine) -> None:
    unguarded(stocked, "DELETE FROM entries WHERE table_id = 'table-running' AND rev = 20")

    assert found(stocked) == {"table-running": [("key", REVS)]}


def test_lines_without_their_table_are_found(stocked: Engine) -> None:
    unguarded(stocked, "DELETE FROM tables WHERE id = 'table-over'")

    assert found(stocked) == {TABLE: [("missing", 0)]}


def unguarded(engine: Engine, statement: str) -> None:
    """Run a statement without foreign keys, like a mistake of an administrator."""
    if engine.dialect.name == "sqlite":
        with closing(sqlite3.connect(str(engine.url.database))) as raw, raw:
            raw.execute(statement)
        return
    with engine.begin() as connection:
        connection.execute(text("SET LOCAL session_replication_role = replica"))
        connection.execute(text(statement))


def test_an_imported_game_needs_no_seats_and_a_running_one_does(stocked: Engine) -> None:
    with stocked.begin() as connection:
        connection.execute(delete(SEATS))

    assert found(stocked) == {"table-running": [("seats", 0)]}


def test_open_table_has_no_findings(stocked: Engine) -> None:
    with stocked.begin() as connection:
        create(connection, "table-waiting", OVER, 0, "open")

    assert found(stocked) == {}


def test_game_that_crashes_the_engine_is_reported_and_the_next_one_checked(
    stocked: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_ledger: Ledger) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(verifying, "rejudge", breaks)

    assert found(stocked) == {
        TABLE: [("broken", LAST)],
        "table-running": [("broken", REVS)],
    }


def test_ledger_that_crashes_its_reader_is_reported_and_the_next_one_checked(
    stocked: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(verifying, "read_ledger", breaks)

    assert found(stocked) == {TABLE: [("broken", 0)], "table-running": [("broken", 0)]}
    assert {one.verdict for one in verify(stocked)} == {"unreadable"}


def test_all_tables_are_checked_in_small_batches(
    stocked: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifying, "AT_ONCE", 2)
    with stocked.begin() as connection:
        for number in range(5):
            create(connection, f"more-{number}", OVER, 3, "running")

    assert [one.table for one in verify(stocked)] == [
        *(f"more-{number}" for number in range(5)),
        TABLE,
        "table-running",
    ]


def test_table_deleted_during_verification_is_skipped(stocked: Engine) -> None:
    looking = verify(stocked)
    next(looking)
    with stocked.begin() as connection:
        connection.execute(delete(TABLES).where(TABLES.c.id == "table-running"))

    assert list(looking) == []

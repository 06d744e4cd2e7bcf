"""Tests of reports, closed tables, removed chat lines and stand-ins, on both databases."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Engine, select

from signoria.store.accounts import Accounts
from signoria.store.ledgers import (
    MISSING,
    STORED,
    AppendResult,
    BadAppend,
    Ledgers,
    Setting,
    new_id,
)
from signoria.store.lobby import CLOSED, Lobby, SeatRow
from signoria.store.pending import PendingStore, ProposalRow
from signoria.store.reports import Reports
from signoria.store.schema import REPORTS
from signoria.store.talk import BLANK, Talk
from tests.store.games import GAMES, NOW, append, lines_of
from tests.store.shared import DATABASES, shared_database

MANY = 1000


@pytest.fixture(scope="module", params=DATABASES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    with shared_database(request, tmp_path_factory) as engine:
        yield engine


@pytest.fixture
def anna(engine: Engine) -> str:
    return Accounts(engine).create_guest("Anna", "en", NOW).id


@pytest.fixture
def bea(engine: Engine) -> str:
    return Accounts(engine).create_guest("Bea", "en", NOW).id


@pytest.fixture
def table(engine: Engine) -> str:
    """Create a running table with two revisions."""
    id, seats = new_id(), [SeatRow(seat, "account") for seat in range(2)]
    Lobby(engine).create(id, lines_of(GAMES[0])[0], NOW, Setting("il-principe"), seats)
    Ledgers(engine).append([append(id, 1), append(id, 2)])
    Ledgers(engine).set_status(id, "running", NOW)
    return id


def waiting(engine: Engine, id: str) -> list[tuple[str | None, str | None, str | None]]:
    rows = Reports(engine).waiting(MANY)
    return [(row.name, row.accused_name, row.text) for row in rows if row.id == id]


def test_waiting_report_has_current_names_and_the_chat_line(
    engine: Engine, anna: str, bea: str, table: str
) -> None:
    talk, reports = Talk(engine), Reports(engine)
    line = talk.say(table, bea, "Bea", 1, "a bad word", NOW).number
    with_line = reports.file(anna, bea, table, line, "rude", NOW)
    without = reports.file(anna, bea, "", 0, "rude", NOW)

    assert waiting(engine, with_line) == [("Anna", "Bea", "a bad word")]
    assert waiting(engine, without) == [("Anna", "Bea", None)]


def test_report_stays_after_its_accounts_are_deleted(engine: Engine, anna: str, bea: str) -> None:
    id = Reports(engine).file(anna, bea, "", 0, "rude", NOW)
    for account in (anna, bea):
        Accounts(engine).delete(account, NOW)

    assert waiting(engine, id) == [(None, None, None)]


def test_the_first_verdict_is_kept(engine: Engine, anna: str, bea: str) -> None:
    reports = Reports(engine)
    id = reports.file(anna, bea, "", 0, "rude", NOW)

    assert reports.close(id, "warned", NOW + 1)
    assert not reports.close(id, "nothing", NOW + 2)
    assert not reports.close("nobody's", "nothing", NOW)
    assert waiting(engine, id) == []
    kept = select(REPORTS.c.verdict, REPORTS.c.closed_at).where(REPORTS.c.id == id)
    with engine.connect() as connection:
        assert connection.execute(kept).one() == ("warned", NOW + 1)


def test_nul_bytes_are_refused_in_reports(engine: Engine, anna: str, bea: str) -> None:
    reports = Reports(engine)

    with pytest.raises(BadAppend):
        reports.file(anna, bea, "", 0, "\0", NOW)
    with pytest.raises(BadAppend):
        reports.close("any", "\0", NOW)


def test_closed_table_is_over_and_refuses_lines(engine: Engine, table: str) -> None:
    lobby = Lobby(engine)

    assert lobby.close(table, NOW + 9)
    assert Ledgers(engine).append([append(table, 3)]) == [AppendResult(MISSING, 0)]
    row = lobby.table(table)
    assert (row.status, row.result, row.wake_at, row.changed_at) == ("over", CLOSED, None, NOW + 9)
    assert len(lobby.lines(table, 0)) == 2
    assert not lobby.close(table, NOW + 10)


def test_closing_an_open_table_fails_and_other_tables_continue(engine: Engine, table: str) -> None:
    other = new_id()
    Lobby(engine).create(other, lines_of(GAMES[0])[0], NOW, Setting("il-principe"), [])

    assert not Lobby(engine).close(other, NOW)  # it has not started
    assert Ledgers(engine).append([append(table, 3)]) == [AppendResult(STORED, 3)]


def test_finished_table_gets_no_wake_time(engine: Engine, table: str) -> None:
    lobby = Lobby(engine)
    lobby.wake(table, NOW + 5)
    running = lobby.table(table).wake_at
    lobby.close(table, NOW)
    lobby.wake(table, NOW + 6)

    assert (running, lobby.table(table).wake_at) == (NOW + 5, None)


def test_removed_chat_line_is_blank(engine: Engine, bea: str, table: str) -> None:
    talk = Talk(engine)
    first, second = (talk.say(table, bea, "Bea", 1, text, NOW).number for text in ("a", "b"))

    assert talk.blank(table, first)
    assert not talk.blank(table, 99)
    assert [(row.number, row.text) for row in talk.lines(table, 0)] == [
        (first, BLANK),
        (second, "b"),
    ]


def test_stand_in_changes_only_from_the_expected_one(engine: Engine, table: str) -> None:
    lobby = Lobby(engine)

    assert lobby.set_stand_in(table, 1, "", "page", NOW)
    assert not lobby.set_stand_in(table, 1, "", "prince", NOW)
    assert [seat.stand_in for seat in lobby.table(table).seats] == ["", "page"]
    assert lobby.set_stand_in(table, 1, "page", "", 0)


def test_seat_requested_by_bot_and_person_at_once_goes_to_one(engine: Engine, bea: str) -> None:
    lobby, free = Lobby(engine), SeatRow(0, "invited", laid="invited")
    sat_there = SeatRow(0, "account", bea, "Bea", laid="invited")
    bot_there = SeatRow(0, "bot", name="page", bot="page", laid="invited")
    for _try in range(10):
        id = new_id()
        lobby.create(id, lines_of(GAMES[0])[0], NOW, Setting("il-principe"), [free])
        with ThreadPoolExecutor(2) as pool:
            sat = pool.submit(lobby.take, id, 0, bea, "Bea")
            put = pool.submit(lobby.seat_bot, id, 0, "page")

        assert sat.result() != put.result()
        assert lobby.table(id).seats == (sat_there if sat.result() else bot_there,)
        assert lobby.free_bot(id, 0) == put.result()
        assert lobby.table(id).seats == (sat_there if sat.result() else free,)


def test_bots_cannot_be_seated_or_freed_in_a_running_game(engine: Engine) -> None:
    lobby, id = Lobby(engine), new_id()
    seats = (SeatRow(0, "open"), SeatRow(1, "bot", name="page", bot="page"))
    lobby.create(id, lines_of(GAMES[0])[0], NOW, Setting("il-principe"), seats)
    Ledgers(engine).set_status(id, "running", NOW)

    assert not lobby.seat_bot(id, 0, "page")
    assert not lobby.free_bot(id, 1)
    assert lobby.table(id).seats == seats


def test_table_with_a_ledger_starts_once(engine: Engine, table: str) -> None:
    lobby = Lobby(engine)
    Ledgers(engine).set_status(table, "open", NOW)

    assert lobby.start_from_ledger(table, "clock", NOW + 5, NOW)
    assert not lobby.start_from_ledger(table, "another", NOW + 6, NOW)
    assert (lobby.table(table).status, lobby.table(table).clock) == ("running", "clock")


def test_consents_at_the_same_moment_are_all_stored(engine: Engine, table: str) -> None:
    beside = PendingStore(engine)
    beside.set_proposal(table, ProposalRow(2, 1, 0, (0,)))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda seat: beside.consent(table, 2, seat), range(1, 9)))

    assert beside.proposal(table) == ProposalRow(2, 1, 0, tuple(range(9)))
    assert beside.consent(table, 3, 1) is None
    assert (beside.drop_proposal(table, 3), beside.drop_proposal(table, 2)) == (False, True)
    assert beside.proposal(table) is None

"""Tests of heartbeats, and of clocks moved forward after an outage of all nodes."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from sqlalchemy import Engine, func, select, update

from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import Lobby
from signoria.store.nodes import Nodes
from signoria.store.schema import NODES, TABLES
from tests.store.games import GAMES, NOW, lines_of

SILENCE = 5_000


@pytest.fixture
def table(engine: Engine) -> str:
    """Create a running table with clocks."""
    id = new_id()
    Lobby(engine).create(id, lines_of(GAMES[0])[0], NOW, Setting("il-principe", pace="kind"), [])
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(status="running", clock="clock"))
    return id


def moved(kind: str, clock: str, since: int) -> str:
    return f"{clock} moved since {since} by {kind}"


def test_clocks_are_moved_only_after_an_outage_of_all_nodes(engine: Engine, table: str) -> None:
    nodes, lobby = Nodes(engine), Lobby(engine)
    nodes.come_back("a", NOW, SILENCE, moved)
    nodes.come_back("b", NOW + SILENCE - 1, SILENCE, moved)
    assert lobby.table(table).clock == "clock"

    nodes.come_back("c", NOW + 2 * SILENCE, SILENCE, moved)

    assert lobby.table(table).clock == f"clock moved since {NOW + SILENCE - 1} by kind"
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(NODES)) == 1


def test_one_of_two_returning_nodes_moves_the_clocks_and_the_other_waits(
    engine: Engine, table: str
) -> None:
    nodes, lobby, moving, go_on = Nodes(engine), Lobby(engine), Event(), Event()
    nodes.beat("before", NOW)

    def slowly(kind: str, clock: str, since: int) -> str:
        moving.set()
        assert go_on.wait(10)
        return moved(kind, clock, since)

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(nodes.come_back, "a", NOW + 2 * SILENCE, SILENCE, slowly)
        assert moving.wait(10)
        second = pool.submit(nodes.come_back, "b", NOW + 2 * SILENCE, SILENCE, moved)
        waits = not Event().wait(0.2) and not second.done()
        go_on.set()
        first.result()
        second.result()

    assert waits
    assert lobby.table(table).clock == f"clock moved since {NOW} by kind"

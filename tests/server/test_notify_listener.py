"""Tests that a node listens to PostgreSQL alike by its event loop and by a thread."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing

import psycopg
import pytest

from signoria.server.autoplay import notify_listener
from signoria.server.autoplay.notify_listener import BEGUN, Payloads, by_loop, by_thread, payloads
from signoria.store.signals import CHANNEL
from tests.store.postgres import Postgres

WAYS = pytest.mark.parametrize("way", [by_loop, by_thread])
Way = Callable[[str], Payloads]
PATIENCE = 20


def notify(address: str, *words: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        for word in words:
            connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, word])


@WAYS
def test_payloads_arrive_in_order_after_the_start_message(way: Way, postgres: Postgres) -> None:
    address = postgres.url("postgres")

    async def hear() -> list[str]:
        seen: list[str] = []
        async with asyncio.timeout(PATIENCE), aclosing(way(address)) as received:
            async for word in received:
                seen.append(word)
                if word == BEGUN:
                    await asyncio.to_thread(notify, address, "grown\na 1", "said\na 2")
                if len(seen) == 3:
                    break
        return seen

    assert asyncio.run(hear()) == [BEGUN, "grown\na 1", "said\na 2"]


@WAYS
def test_cut_connection_raises(way: Way, postgres: Postgres) -> None:
    address = f"{postgres.url('postgres')}&application_name=listener-{way.__name__}"

    async def hear() -> None:
        async with asyncio.timeout(PATIENCE), aclosing(way(address)) as received:
            async for _word in received:
                assert await asyncio.to_thread(postgres.cut, f"listener-{way.__name__}") == 1

    with pytest.raises(psycopg.Error):
        asyncio.run(hear())


@WAYS
def test_server_that_cannot_be_reached_raises(way: Way) -> None:
    async def hear() -> None:
        async with asyncio.timeout(PATIENCE), aclosing(way("host=/nowhere dbname=x")) as received:
            async for _word in received:
                raise AssertionError("nobody is there")

    with pytest.raises(psycopg.OperationalError):
        asyncio.run(hear())


class ProactorEventLoop(asyncio.SelectorEventLoop):
    """Event loop with the name of the one that cannot watch a connection."""


@pytest.mark.parametrize(
    ("loop", "way"), [(ProactorEventLoop, "by_thread"), (asyncio.SelectorEventLoop, "by_loop")]
)
def test_only_the_event_loop_of_windows_uses_a_thread(
    loop: type[asyncio.AbstractEventLoop], way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[str] = []
    monkeypatch.setattr(notify_listener, way, chosen.append)

    async def choose() -> None:
        payloads("the address")

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(choose())
    assert chosen == ["the address"]

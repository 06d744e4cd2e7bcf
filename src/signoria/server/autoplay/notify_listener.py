"""Listener for PostgreSQL notifications: yields payloads in the order of the commits."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Final

from signoria.extras import load
from signoria.store.signals import CHANNEL

LISTEN: Final = f"LISTEN {CHANNEL}".encode()
MOMENT: Final = 1.0  # seconds between checks whether the thread is still needed
BEGUN: Final = ""  # yielded once the listener misses nothing more

Payloads = AsyncGenerator[str, None]


def payloads(address: str) -> Payloads:
    """Yield `BEGUN`, then each payload as it comes; a lost connection raises `psycopg.Error`.

    The default event loop of Windows cannot watch the socket of a connection. There a thread
    listens.
    """
    proactor = type(asyncio.get_running_loop()).__name__ == "ProactorEventLoop"
    return by_thread(address) if proactor else by_loop(address)


async def by_loop(address: str) -> Payloads:
    """Listen in the event loop itself."""
    psycopg = load("postgres", "psycopg")
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        await connection.execute(LISTEN)
        yield BEGUN
        async for notice in connection.notifies():
            yield notice.payload


async def by_thread(address: str) -> Payloads:
    """Listen in a thread, which ends soon after the generator is closed."""
    loop, left = asyncio.get_running_loop(), Event()
    queue: asyncio.Queue[str | Exception] = asyncio.Queue()

    def put(word: str | Exception) -> None:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(queue.put_nowait, word)

    Thread(target=_listen, args=(address, left, put), daemon=True).start()
    try:
        while isinstance(word := await queue.get(), str):
            yield word
        raise word
    finally:
        left.set()


def _listen(address: str, left: Event, put: Callable[[str | Exception], None]) -> None:
    """Pass on every payload until `left` is set, or the error that ends the connection."""
    psycopg = load("postgres", "psycopg")
    try:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(LISTEN)
            put(BEGUN)
            while not left.is_set():
                for notice in connection.notifies(timeout=MOMENT):
                    put(notice.payload)
    except psycopg.Error as trouble:
        put(trouble)

"""Server that receives and raises secrets that must not be logged, for `test_logs`."""

import asyncio
import sys
import threading
import warnings
from time import perf_counter
from typing import Any

import uvicorn
from litestar import Litestar, post
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.http.logs import configure_logging, log_request, new_request_id
from signoria.server.people.visitor import Visitor

CANARY = sys.argv[1] if __name__ == "__main__" else ""


class Watched:
    """Middleware that sets the visitor and logs the request, like the access middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        state: dict[str, Any] = scope["state"]
        state["guest"] = Visitor(f"account-{CANARY}", f"name-{CANARY}", "player", "en")
        state["request"] = new_request_id()
        begun, status = perf_counter(), 500

        async def sent(message: Message) -> None:
            nonlocal status
            status = message["status"] if message["type"] == "http.response.start" else status
            await send(message)

        try:
            await self._app(scope, receive, sent)
        finally:
            log_request(scope, status, perf_counter() - begun)


@post("/tables/{table:str}/join/{invite:str}")
async def join(table: str, invite: str, data: dict[str, str]) -> str:
    secret = data["secret"]
    if "break" in table:
        raise ValueError(f"{secret} {invite}")
    return "welcome"


@post("/spill")
async def spill() -> str:
    """Write a secret in every other way that usually reaches standard error."""
    warnings.warn(f"warning {CANARY}", UserWarning, stacklevel=1)
    thread = threading.Thread(target=_die, name=CANARY)
    thread.start()
    thread.join()
    asyncio.get_running_loop().call_exception_handler(
        {"message": f"loop {CANARY}", "exception": RuntimeError(CANARY)}
    )
    return "spilt"


def _die() -> None:
    raise KeyError(CANARY)


async def broken(scope: Scope, receive: Receive, send: Send) -> None:
    """Raise an error outside Litestar, which uvicorn has to catch."""
    if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/raw"):
        raise RuntimeError(CANARY) from KeyError(CANARY)
    await app(scope, receive, send)


app = Litestar([join, spill], middleware=[Watched], logging_config=None)

if __name__ == "__main__":
    configure_logging()
    config = uvicorn.Config(broken, port=0, log_config=None, access_log=False, lifespan="off")
    server = uvicorn.Server(config)

    async def serve() -> None:
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        print(server.servers[0].sockets[0].getsockname()[1], flush=True)
        await task

    asyncio.run(serve())

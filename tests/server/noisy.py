"""Server that receives and raises secrets that must not be logged, for `test_logs`."""

import asyncio
import sys
import threading
import warnings
from typing import Any

import uvicorn

from signoria.server.http.app import App
from signoria.server.http.logs import configure_logging
from signoria.server.http.messages import Receive, Request, Send
from signoria.server.http.routing import Router, Routes
from signoria.server.metrics import Metrics
from signoria.server.people.authenticator import Visitor

CANARY = sys.argv[1] if __name__ == "__main__" else ""


class Everybody:
    """Admission that gives every request the same visitor."""

    async def admit(self, request: Request) -> None:
        request.guest = Visitor(f"account-{CANARY}", f"name-{CANARY}", "player", "en")


class Nothing:
    """A node without anything to open."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


routes = Routes()


@routes.post("/tables/{table}/join/{invite}")
async def join(table: str, invite: str, data: dict[str, str]) -> str:
    secret = data["secret"]
    if "break" in table:
        raise ValueError(f"{secret} {invite}")
    return "welcome"


@routes.post("/spill")
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


app = App(Nothing(), Router(routes, {}), Everybody(), Metrics(), secure=False)


async def broken(scope: Any, receive: Receive, send: Send) -> None:
    """Raise an error outside the application, which uvicorn has to catch."""
    if scope["path"].startswith("/raw"):
        raise RuntimeError(CANARY) from KeyError(CANARY)
    await app(scope, receive, send)


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

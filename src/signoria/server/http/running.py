"""The running server: Uvicorn, which closes all streams before it shuts down."""

import math
import signal
import time
from types import FrameType

import uvicorn

from signoria.server.http.app import READABLE, bounded, create_app
from signoria.server.server import Server
from signoria.server.settings import Settings

GRACE = 10  # seconds for requests in progress when the server stops


class HttpServer(uvicorn.Server):
    """Uvicorn server with a Signoria node."""

    def __init__(self, settings: Settings, server: Server | None = None) -> None:
        self.server = server or Server(settings)
        config = uvicorn.Config(
            create_app(self.server),
            host=settings.host,
            port=settings.port,
            access_log=False,
            log_config=None,
            server_header=False,
            # `Authentication` decides which proxy headers count. Uvicorn would trust loopback.
            proxy_headers=False,
            timeout_graceful_shutdown=GRACE,
            ws="none",
            http=bounded(settings.bounds),
            h11_max_incomplete_event_size=READABLE,
        )
        super().__init__(config)
        self._drain_seconds = settings.drain_seconds
        self._exit_at = math.inf

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave, drain and exit; a second SIGINT exits at once.

        With `drain_seconds` the node first serves on, and `/health` reports that it leaves.

        The node closes each stream with a `bye` event, so that clients reconnect. Uvicorn's own
        handler would raise the signal again at the end, and a clean exit would look like a failure.
        """
        self.force_exit = self.should_exit and sig == signal.SIGINT
        if sig == signal.SIGTERM and self._exit_at == math.inf:
            self.server.leave()
            self._exit_at = time.monotonic() + self._drain_seconds
        else:
            self._exit_at = 0
        if self._exit_at <= time.monotonic():
            self._exit()

    async def on_tick(self, counter: int) -> bool:
        """Exit when the time to drain is over; Uvicorn calls this ten times a second."""
        if self._exit_at <= time.monotonic() and not self.should_exit:
            self._exit()
        return await super().on_tick(counter)

    def _exit(self) -> None:
        self.server.drain()
        self.should_exit = True

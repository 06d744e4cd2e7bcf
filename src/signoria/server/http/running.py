"""The running server: Uvicorn, which closes all streams before it shuts down."""

import signal
from types import FrameType

import uvicorn

from signoria.server.http.app import create_app
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
        )
        super().__init__(config)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Drain and exit; a second SIGINT exits at once.

        The node closes each stream with a `bye` event, so that clients reconnect. Uvicorn's own
        handler would raise the signal again at the end, and a clean exit would look like a failure.
        """
        self.server.drain()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

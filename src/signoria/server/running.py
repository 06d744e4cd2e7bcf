"""A server that runs: Uvicorn, told to send those who watch away before it waits for them."""

import signal
from types import FrameType

import uvicorn

from signoria.server.app import create_app
from signoria.server.house import House
from signoria.server.settings import Settings

GRACE = 10  # seconds for requests that are under way when the server is told to stop


class Server(uvicorn.Server):
    """Uvicorn, with a house behind it."""

    def __init__(self, settings: Settings, house: House | None = None) -> None:
        self.house = house or House(settings)
        config = uvicorn.Config(
            create_app(settings, self.house),
            host=settings.host,
            port=settings.port,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=False,  # whom to believe is the doorman's to say
            timeout_graceful_shutdown=GRACE,
            ws="none",
        )
        super().__init__(config)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Drain: streams are ended by us, with a word to come back; asked twice, end at once.

        Uvicorn would raise the signal again at the end, and a clean exit would look like none.
        """
        self.house.drain()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

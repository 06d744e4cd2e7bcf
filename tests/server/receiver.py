"""Real HTTP server on loopback that records requests and sends given statuses."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import msgspec


class Received(msgspec.Struct, frozen=True):
    """Request that was received."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Recorder of requests that returns a list of statuses and then repeats the last."""

    def __init__(self, port: int, statuses: list[int]) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.statuses = statuses
        self.got: list[Received] = []
        self._came = threading.Condition()

    def take(self, received: Received) -> int:
        with self._came:
            self.got.append(received)
            self._came.notify_all()
            return self.statuses[min(len(self.got), len(self.statuses)) - 1]

    def wait_for(self, number: int) -> list[Received]:
        """Wait for a number of requests and return all that came."""
        until = time.monotonic() + 20
        with self._came:
            self._came.wait_for(lambda: len(self.got) >= number, until - time.monotonic())
            assert len(self.got) >= number, self.got
            return list(self.got)


@contextmanager
def receiving(*statuses: int) -> Iterator[Receiver]:
    """Run a receiver."""
    found: list[Receiver] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = found[0].take(Received(self.path, headers, body))
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.append(Receiver(server.server_address[1], list(statuses or (204,))))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield found[0]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()

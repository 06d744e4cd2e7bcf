"""A proxy to a server that can fall silent: connections stay open and carry nothing."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

PIECE = 1 << 16


class Cable:
    """A proxy that carries bytes both ways; a connection once silenced stays silent."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self._server = (place.hostname or "", place.port or 0)
        self._lock = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = [self._lock]
        self.address = f"http://127.0.0.1:{self._lock.getsockname()[1]}"
        self.silent = False
        self.lost: list[bytes] = []  # bytes that never arrived
        self._dead: set[socket.socket] = set()
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        """Close all connections and stop listening."""
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _serve(self) -> None:
        with suppress(OSError):  # the cable was cut
            while True:
                near, far = self._lock.accept()[0], socket.create_connection(self._server)
                self._open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while (piece := one.recv(PIECE)) and not self._meets_silence(one, other):
                other.sendall(piece)
            if self._meets_silence(one, other):
                self.lost.append(piece)
            else:
                other.shutdown(socket.SHUT_WR)

    def _meets_silence(self, one: socket.socket, other: socket.socket) -> bool:
        """Return whether the connection is dead; during a silence, mark it so both ways."""
        if self.silent:
            self._dead |= {one, other}
        return one in self._dead


@contextmanager
def cabled(address: str) -> Iterator[Cable]:
    """Open a cable to a server, and cut it at the end."""
    cable = Cable(address)
    try:
        yield cable
    finally:
        cable.cut()

"""A way to a house on loopback that can fall silent: everything stays open, and nothing comes."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

PIECE = 1 << 16


class Cable:
    """Carries bytes both ways; a connection that met a silence never speaks again."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self._house = (place.hostname or "", place.port or 0)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = [self._door]
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self.silent = False
        self.lost: list[bytes] = []  # what never arrived
        self._dead: set[socket.socket] = set()
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        """End everything."""
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _serve(self) -> None:
        with suppress(OSError):  # it was cut
            while True:
                near, far = self._door.accept()[0], socket.create_connection(self._house)
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
        """Whether nothing can be carried now; then it never can be again, either way."""
        if self.silent:
            self._dead |= {one, other}
        return one in self._dead


@contextmanager
def cabled(address: str) -> Iterator[Cable]:
    """A cable to a house, cut at the end."""
    cable = Cable(address)
    try:
        yield cable
    finally:
        cable.cut()

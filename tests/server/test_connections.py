"""Tests of the bounds of connections: long heads, slow requests, readers that do not read."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from signoria.server.http import running as module
from signoria.server.http.app import bounded
from signoria.server.settings import ConnectionBounds
from tests.server.servers import PATIENCE, Running, running
from tests.server.tables import create_table

SOON = 0.3
BOUNDS = ConnectionBounds(head_seconds=SOON, body_seconds=SOON, unread_seconds=SOON, connections=20)
PROTOCOLS = [HttpToolsProtocol, H11Protocol]
GET = b"GET /games HTTP/1.1\r\nhost: localhost\r\n"
POST = (
    b"POST /guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    b"content-length: 100\r\n\r\n{"
)


@pytest.fixture(scope="module", params=PROTOCOLS, ids=lambda one: str(one.__name__))
def strict(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[Running]:
    """Run a server with one of Uvicorn's protocols and short times."""
    url = f"sqlite:///{tmp_path_factory.mktemp('bounds') / 'signoria.db'}"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "bounded", partial(bounded, base=request.param))
        with running(url, bounds=BOUNDS) as found:
            yield found


@contextmanager
def line_to(server: Running) -> Iterator[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        yield line


def received(line: socket.socket) -> bytes:
    """Return all bytes until the server closes the connection."""
    found = b""
    try:
        while part := line.recv(1 << 16):
            found += part
    except ConnectionResetError:
        pass
    return found


def test_head_without_end_is_refused_and_the_connection_closed(strict: Running) -> None:
    with line_to(strict) as line:
        line.sendall(GET + b"x: " + b"a" * (BOUNDS.head_bytes + 1))
        answer = received(line)

    assert answer.startswith(b"HTTP/1.1 431 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "head-too-long"


@pytest.mark.parametrize(
    "headers", [{"x": "a" * (BOUNDS.head_bytes + 1)}, {f"x-{n}": "" for n in range(101)}]
)
def test_complete_head_with_too_much_is_refused(strict: Running, headers: Any) -> None:
    answer = strict.stranger().get("/games", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (431, "head-too-long")
    assert answer.headers["connection"] == "close"


def test_head_within_the_bounds_is_answered(strict: Running) -> None:
    headers = {"x": "a" * (BOUNDS.head_bytes // 2), **{f"x-{n}": "" for n in range(50)}}

    assert strict.stranger().get("/games", headers=headers).status_code == 200


@pytest.mark.parametrize("part", [GET, POST], ids=["head", "body"])
def test_request_that_does_not_end_is_refused_in_time(strict: Running, part: bytes) -> None:
    with line_to(strict) as line:
        line.sendall(part)
        answer = received(line)

    assert answer.startswith(b"HTTP/1.1 408 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too-slow"


def test_dripping_bytes_do_not_prolong_the_time_of_a_head(strict: Running) -> None:
    with line_to(strict) as line:
        line.sendall(GET)
        begun = time.monotonic()
        line.settimeout(SOON / 10)
        while time.monotonic() - begun < PATIENCE:
            try:
                line.sendall(b"x: y\r\n")
                if line.recv(100):
                    break
            except TimeoutError:
                continue

    assert time.monotonic() - begun < 10 * SOON


def test_silent_connection_is_closed_without_a_word(strict: Running) -> None:
    with line_to(strict) as line:
        assert received(line) == b""


def test_second_request_of_a_connection_has_the_same_bounds(strict: Running) -> None:
    with line_to(strict) as line:
        line.sendall(GET + b"\r\n")
        assert line.recv(1 << 20).startswith(b"HTTP/1.1 200 ")
        line.sendall(GET)

        assert b"HTTP/1.1 408 " in received(line)


def test_stream_that_is_never_read_is_closed(strict: Running) -> None:
    host = strict.visit("Host")
    table = create_table(host)
    live = strict.server.tables.table(table)
    path = f"/tables/{table}/events".encode()
    with line_to(strict) as line:
        line.sendall(b"GET " + path + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
        line.recv(100)
        until = time.monotonic() + PATIENCE
        while live.watchers and time.monotonic() < until:
            for watcher in list(live.watchers):
                watcher.send(b": " + b"x" * (1 << 20) + b"\n\n")
            time.sleep(SOON / 10)

    assert not live.watchers


def test_quiet_stream_that_is_read_stays_open(strict: Running) -> None:
    table = create_table(strict.visit("Host"))
    live = strict.server.tables.table(table)
    with line_to(strict) as line:
        line.sendall(
            b"GET /tables/"
            + table.encode()
            + b"/events HTTP/1.1\r\nhost: x\r\n".replace(b"x", b"localhost")
            + b"\r\n"
        )
        line.recv(100)
        time.sleep(3 * SOON)

        assert len(live.watchers) == 1


def test_new_client_displaces_the_oldest_silent_connection(tmp_path: Path) -> None:
    patient = ConnectionBounds(connections=20)
    with running(f"sqlite:///{tmp_path / 'signoria.db'}", bounds=patient) as server:
        lines = []
        host, port = server.address.removeprefix("http://").split(":")
        try:
            for _line in range(20):
                lines.append(socket.create_connection((host, int(port)), PATIENCE))
            answer = server.stranger().get("/games")

            assert answer.status_code == 200
            assert received(lines[0]) == b""
        finally:
            for line in lines:
                line.close()

"""Tests of outgoing requests: public addresses only, no redirects, with a time limit."""

import asyncio

import pytest

from signoria.server.people.outgoing import (
    LIMIT,
    Barred,
    Target,
    Undelivered,
    check,
    is_public,
    post,
    target_of,
)
from tests.server.receiver import receiving


def test_request_arrives_with_its_body_and_headers() -> None:
    with receiving(202) as receiver:
        url = f"{receiver.url}/turns?of=anna"
        status = asyncio.run(post(url, {"X-Mark": "7"}, b"body", local=True))

    assert status == 202
    assert [(got.path, got.body) for got in receiver.got] == [("/turns?of=anna", b"body")]
    headers = receiver.got[0].headers
    assert headers["x-mark"] == "7"
    assert headers["host"] == receiver.url.removeprefix("http://")


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_redirect_is_not_followed(status: int) -> None:
    with receiving(status, 200) as receiver:
        assert asyncio.run(post(receiver.url, {}, b"", local=True)) == status

    assert len(receiver.got) == 1


LOOPBACK = ["127.0.0.1", "localhost", "[::1]", "127.1", "2130706433", "0x7f.1", "0.0.0.0"]


@pytest.mark.parametrize("host", LOOPBACK)
def test_request_to_any_name_of_this_machine_is_refused(host: str) -> None:
    with receiving() as receiver:
        port = receiver.url.rpartition(":")[2]
        for attempt in (
            post(f"https://{host}:{port}/", {}, b"", False),
            check(f"https://{host}", False),
        ):
            with pytest.raises((Barred, Undelivered)):
                asyncio.run(attempt)

    assert receiver.got == []


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fec0::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2002:a00:1::",
    ],
)
def test_local_and_reserved_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "64:ff9b::101:101"]
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https:///path",
        "https://anna@example.org/",
        "https://anna:secret@example.org/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://example.org:port/",
        "https://[::1/",
        "https://example.org/ HTTP/1.1",
        "https://example.org/\r\nX-Mark: 1",
        "https://exämple.org/",
        "https://example.org/" + "a" * 2000,
    ],
)
def test_url_other_than_plain_https_is_refused(url: str) -> None:
    with pytest.raises(Barred):
        target_of(url, local=False)


@pytest.mark.parametrize(
    ("url", "target", "origin"),
    [
        ("https://a.org", Target(True, "a.org", 443, "/"), "https://a.org"),
        ("https://A.org:8443/x?y=1#z", Target(True, "a.org", 8443, "/x?y=1"), "https://a.org:8443"),
        (
            "https://[2606:4700::1]/",
            Target(True, "2606:4700::1", 443, "/"),
            "https://[2606:4700::1]",
        ),
    ],
)
def test_url_is_parsed_into_its_target(url: str, target: Target, origin: str) -> None:
    assert target_of(url, local=False) == target
    assert target.origin == origin


def test_unreachable_host_raises_undelivered() -> None:
    with receiving() as receiver:
        pass

    with pytest.raises(Undelivered):
        asyncio.run(post(receiver.url, {}, b"", local=True))
    with pytest.raises(Undelivered):
        asyncio.run(post("http://nowhere.invalid/", {}, b"", local=True))


async def _answering(answer: bytes, keeps: bool, limit: float = LIMIT) -> int:
    """Send a request to a server that gives this answer; return the status."""
    done = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        if keeps:
            await reader.read()
        writer.close()
        done.set()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        try:
            return await post(f"http://127.0.0.1:{port}/", {}, b"", True, limit)
        finally:
            await asyncio.wait_for(done.wait(), 10)


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-x\r\n", b"HTTP/1.1 abc\r\n", b"x" * 200_000])
def test_malformed_response_raises_undelivered(answer: bytes) -> None:
    with pytest.raises(Undelivered):
        asyncio.run(_answering(answer, keeps=False))


def test_status_line_is_enough_of_a_response() -> None:
    assert asyncio.run(_answering(b"HTTP/1.1 200 OK\r\nX: ", keeps=True)) == 200


def test_slow_response_raises_undelivered() -> None:
    with pytest.raises(Undelivered, match="TimeoutError"):
        asyncio.run(_answering(b"", keeps=True, limit=0.2))

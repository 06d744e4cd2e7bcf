"""Tests of the addresses of `signoria play`: local only, or reachable in the network."""

import socket
from typing import Any

import pytest

from signoria.cli import serve
from signoria.server.settings import Settings
from tests.cli.calling import call

LOCAL = "http://localhost:8000"


class Opened:
    """Replacement for the running server that records its settings."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[Settings] = []
        monkeypatch.setattr(serve, "_run", lambda settings, *_rest: self.opened.append(settings))
        monkeypatch.setattr(serve, "_is_free", lambda port: True)
        monkeypatch.delenv("SIGNORIA_HOST", raising=False)

    def addresses(self) -> list[tuple[str, str]]:
        return [(settings.host, settings.public_url) for settings in self.opened]


class Socket:
    """Socket of a machine with this network address, or without a network if it is empty."""

    def __init__(self, address: str) -> None:
        self._address = address

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *trouble: object) -> None:
        pass

    def connect(self, to: tuple[str, int]) -> None:
        if not self._address:
            raise OSError("network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self._address, 0


def in_network(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    def made(*_kind: Any) -> Socket:
        return Socket(address)

    monkeypatch.setattr(socket, "socket", made)


def test_play_without_host_listens_on_loopback_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened = Opened(monkeypatch)

    assert call("play").code == 0

    assert opened.addresses() == [("127.0.0.1", LOCAL)]


@pytest.mark.parametrize(
    ("address", "received"), [("192.168.1.20", "http://192.168.1.20:8000"), ("", LOCAL)]
)
def test_play_on_all_interfaces_shows_the_network_address(
    monkeypatch: pytest.MonkeyPatch, address: str, received: str
) -> None:
    opened = Opened(monkeypatch)
    in_network(monkeypatch, address)

    assert call("play", "--host", "0.0.0.0").code == 0

    assert opened.addresses() == [("0.0.0.0", received)]


def test_operator_sets_the_limits_of_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Opened(monkeypatch)
    call("serve")
    call("serve", "--import-seconds", "5", "--import-memory", "1024")
    monkeypatch.setenv("SIGNORIA_IMPORT_SECONDS", "0.5")
    monkeypatch.setenv("SIGNORIA_IMPORT_MEMORY", "256")
    call("serve")

    limits = [(one.import_seconds, one.import_mebibytes) for one in opened.opened]
    assert limits == [(2.0, 512), (5.0, 1_024), (0.5, 256)]
    assert call("serve", "--import-memory", "1").code == 2


@pytest.mark.parametrize(
    "url", ["play.example.org", "ftp://play.example.org", "https://", "https://a.example/b", "//a"]
)
def test_public_url_without_scheme_or_host_is_refused(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    opened = Opened(monkeypatch)

    refused = call("serve", "--public-url", url)

    assert refused.code == 2
    assert "https://play.example.org" in refused.err
    assert not opened.opened


def test_operator_sets_hosts_and_the_time_to_drain(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Opened(monkeypatch)

    given = ("--allowed-hosts", "club.example,games.lan", "--drain-seconds", "5")
    assert call("serve", "--public-url", "https://play.example.org/", *given).code == 0

    settings = opened.opened[0]
    assert settings.public_url == "https://play.example.org"
    assert settings.hosts() >= {"play.example.org", "club.example", "games.lan", "localhost"}
    assert settings.drain_seconds == 5

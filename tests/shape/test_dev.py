"""Tests of `make dev`: pages from Vite, API from the sources, both reloaded after a change."""

import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from watchfiles import Change

from scripts.dev import free_port, is_reloaded, reload_until

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, "it did not come true in time"
        time.sleep(0.05)


def answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def called(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the script with options that it refuses."""
    command = [sys.executable, "-m", "scripts.dev", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)


@pytest.fixture(name="developed", scope="module")
def _developed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the pages while both servers run; Ctrl-C ends them."""
    port, database = free_port(), tmp_path_factory.mktemp("dev") / "dev.db"
    command = [sys.executable, "-m", "scripts.dev", "--port", str(port)]
    command += ["--database", str(database)]
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://localhost:{port}"
    try:
        wait_until(lambda: process.poll() is not None or answers(f"{address}/health"))
        assert process.poll() is None, "scripts/dev.py ended by itself"
        yield address
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert not answers(f"{address}/health")
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(PATIENCE)


def test_page_address_is_answered_by_vite(developed: str) -> None:
    page = httpx.get(f"{developed}/t/some-table", headers={"accept": "text/html"})

    assert page.status_code == 200
    assert "/@vite/client" in page.text


def test_api_address_is_answered_by_the_server(developed: str) -> None:
    with httpx.Client(base_url=developed, headers={"origin": developed}) as browser:
        assert browser.post("/guests", json={"name": "Ada"}).status_code == 201
        assert browser.get("/me").json()["name"] == "Ada"


def test_service_worker_is_a_plain_script_at_its_own_address(developed: str) -> None:
    worker = httpx.get(f"{developed}/sw.js")

    assert worker.headers["content-type"].startswith("text/javascript")
    assert 'addEventListener("push"' in worker.text
    assert "\nexport" not in f"\n{worker.text}"


def test_port_in_use_is_refused_in_one_sentence() -> None:
    with socket.create_server(("localhost", 0)) as other:
        port = other.getsockname()[1]
        received = called("--port", str(port))

    assert received.returncode == 2
    assert f"somebody listens on port {port} already: give another" in received.stderr


@pytest.mark.parametrize("port", ["0", "65536", "page"])
def test_invalid_port_is_refused_in_one_sentence(port: str) -> None:
    received = called("--port", port)

    assert received.returncode == 2
    assert f"{port} is not a port: give one from 1 to 65535" in received.stderr


def test_changed_source_restarts_the_server(tmp_path: Path) -> None:
    stop, restarts = threading.Event(), threading.Semaphore(0)
    loop = threading.Thread(
        target=reload_until, args=(stop, lambda: False, restarts.release, tmp_path)
    )

    def write_and_see() -> bool:
        (tmp_path / "rules.py").write_text(f"WRITTEN = {time.monotonic()}\n")
        return restarts.acquire(timeout=0.5)

    loop.start()
    try:
        wait_until(write_and_see)  # the watcher misses a write before it has started
    finally:
        stop.set()
        loop.join(PATIENCE)
    assert not loop.is_alive()


@pytest.mark.parametrize(
    ("name", "reloaded"),
    [
        ("app.py", True),
        ("de/web.ftl", True),
        ("cards.toml", True),
        ("cities.csv", True),
        ("__pycache__/app.cpython-311.pyc", False),
        ("site/index.html", False),
    ],
)
def test_only_sources_that_the_server_reads_restart_it(name: str, reloaded: bool) -> None:
    assert is_reloaded(Change.modified, f"/src/{name}") is reloaded


def test_reloading_ends_with_vite(tmp_path: Path) -> None:
    restarted: list[str] = []

    reload_until(threading.Event(), lambda: True, lambda: restarted.append("yes"), tmp_path)

    assert restarted == []

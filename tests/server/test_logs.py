import io
import json
import logging
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.server.http import logs
from signoria.server.http.logs import (
    EVENTS,
    UNDECLARED,
    Formatter,
    LogLine,
    shortened,
)
from signoria.server.http.messages import new_request_id

ROOT = Path(__file__).parents[2]
CANARY = "Canary7Qz"
PATIENCE = 20


def line(
    message: Any,
    *args: Any,
    name: str = "signoria.test",
    error: BaseException | None = None,
    extra: dict[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """Format a log record, check that the canary is absent, and return the parsed line."""
    info = (type(error), error, error.__traceback__) if error is not None else None
    record = logging.LogRecord(name, logging.WARNING, __file__, 1, message, args, info)
    record.__dict__.update(fields | (extra or {}))
    text = Formatter().format(record)
    assert "\n" not in text
    received: dict[str, Any] = json.loads(text)
    assert CANARY not in text
    return received


def test_declared_event_is_logged_with_its_fields() -> None:
    mark, account = new_request_id(), shortened("an account")

    received = line(
        "request",
        request=mark,
        method="POST",
        route="/tables/{id}/actions",
        status=409,
        ms=1.25,
        account=account,
    )

    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", received.pop("time"))
    assert received == {
        "level": "warning",
        "event": "request",
        "source": "signoria.test",
        "request": mark,
        "method": "POST",
        "route": "/tables/{id}/actions",
        "status": 409,
        "ms": 1.25,
        "account": account,
    }


def test_undeclared_event_is_logged_without_its_text() -> None:
    assert line(f"hello {CANARY}")["event"] == UNDECLARED
    assert line("request %s", CANARY)["event"] == UNDECLARED
    assert line({"a": CANARY})["event"] == UNDECLARED


@pytest.mark.parametrize(
    "field",
    [
        *LogLine.__struct_fields__,
        "cookie",
        "body",
        "stack_info",
        "exc_text",
        "threadName",
        "pathname",
    ],
)
def test_field_with_an_invalid_value_is_not_logged(field: str) -> None:
    for value in (CANARY, f"/tables/{CANARY}", [CANARY], {CANARY: CANARY}, CANARY.encode()):
        line("request", extra={field: value})


def test_only_names_of_exceptions_are_logged_as_reason() -> None:
    assert line("store-failed", reason="TimeoutError")["reason"] == "TimeoutError"
    assert "reason" not in line("store-failed", reason="Annabella")


def test_path_in_place_of_a_route_template_is_logged_as_other() -> None:
    assert line("request", route=f"/join/{CANARY}")["route"] == "other"


def test_fields_of_records_of_other_libraries_are_not_logged() -> None:
    received = line("Shutting down", name="uvicorn.error", status=200, account=shortened("x"))

    assert received["event"] == "shutting-down"
    assert received.keys() == {"time", "level", "event", "source"}


def test_records_of_other_libraries_are_logged_without_their_text() -> None:
    said = line('%s - "WebSocket %s" 403', CANARY, f"/{CANARY}?{CANARY}", name="uvicorn.error")

    assert (said["event"], said["source"]) == (UNDECLARED, "uvicorn.error")
    assert line(f"GET {CANARY}", name="httpx")["event"] == UNDECLARED
    assert "source" not in line("x", name=CANARY)


def test_exception_is_logged_with_its_type_and_code_lines() -> None:
    def inner(secret: str) -> None:
        raise KeyError(secret)

    try:
        try:
            inner(CANARY)
        except KeyError as error:
            raise ValueError(f"outer {CANARY}") from error
    except ValueError as error:
        received = line("broken", error=error)

    places = [place for place in received["trace"] if ":" in place]
    assert [kind for kind in received["trace"] if ":" not in kind] == ["ValueError", "KeyError"]
    assert places[-1].startswith(f"{__name__}:")
    assert places[-1].endswith(" inner")


def test_suppressed_cause_of_an_exception_is_not_logged() -> None:
    try:
        try:
            raise KeyError(CANARY)
        except KeyError:
            raise ValueError(CANARY) from None
    except ValueError as error:
        received = line("broken", error=error)

    assert [kind for kind in received["trace"] if ":" not in kind] == ["ValueError"]


def test_account_is_logged_as_a_short_hash() -> None:
    assert shortened("anna") == shortened("anna") != shortened("zoe")
    assert re.fullmatch("[0-9a-f]{12}", shortened("anna"))


def test_every_event_that_the_server_logs_is_declared() -> None:
    calls = re.compile(r'(?:\blog\.[a-z]+\(\s*|, log, )f?"([^"]*)"')
    sources = sorted((ROOT / "src/signoria/server").rglob("*.py"))
    logged = {event for path in sources for event in calls.findall(path.read_text("utf-8"))}

    assert len(logged) > 2
    assert logged - EVENTS == set()


@pytest.fixture
def noisy() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "tests.server.noisy", CANARY]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    yield process
    process.kill()
    process.wait()


def test_log_contains_nothing_of_requests_and_error_texts(
    noisy: subprocess.Popen[bytes],
) -> None:
    assert noisy.stdout is not None
    port = int(noisy.stdout.readline())
    answers = send_everything(port)
    noisy.send_signal(signal.SIGTERM)
    out, err = noisy.communicate(timeout=PATIENCE)

    assert answers == [201, 500, 404, 405, 201, 500, 400]
    assert CANARY.encode() not in out + err
    assert CANARY.lower().encode() not in (out + err).lower()
    check_lines([json.loads(text) for text in err.splitlines()])


def send_everything(port: int) -> list[int]:
    """Send valid and invalid requests with canaries in every part; return the statuses."""
    headers = dict.fromkeys(("Authorization", "Referer", "User-Agent", "X-Request-Id"), CANARY)
    headers |= {"Cookie": f"session={CANARY}", "X-Forwarded-For": CANARY, f"X-{CANARY}": CANARY}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers) as client:
        body = {"secret": CANARY}
        query = {"token": CANARY}
        good = client.post(f"/tables/{CANARY}/join/{CANARY}", json=body, params=query)
        bad = client.post(f"/tables/break-{CANARY}/join/{CANARY}", json=body, params=query)
        lost = client.post(f"/{CANARY}", json=body)
        wrong = client.get(f"/tables/{CANARY}/join/{CANARY}")
        spilt = client.post("/spill")
        raw = client.post(f"/raw/{CANARY}", json=body)
    answers = [answer.status_code for answer in (good, bad, lost, wrong, spilt, raw)]
    return [*answers, send_nonsense(port)]


def send_nonsense(port: int) -> int:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(f"{CANARY} / {CANARY}\r\n{CANARY}\r\n\r\n".encode())
        return int(connection.recv(1000).split()[1])


def check_lines(lines: list[dict[str, Any]]) -> None:
    """Check that every line has only known fields and that operators find what they need."""
    assert all(line.keys() <= set(LogLine.__struct_fields__) for line in lines)
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line.get("route"), line["status"]) for line in requests] == [
        ("/tables/{table}/join/{invite}", 201),
        ("/tables/{table}/join/{invite}", 500),
        ("other", 404),
        ("other", 405),
        ("/spill", 201),
    ]
    known = {line["account"] for line in requests if line["route"] != "other"}
    assert known == {shortened(f"account-{CANARY}")}
    assert len({line["request"] for line in requests}) == len(requests)
    kinds = [kind for line in lines for kind in line.get("trace", ()) if ":" not in kind]
    assert kinds == ["ValueError", "KeyError", "RuntimeError", "RuntimeError", "KeyError"]
    assert {"process-started", "listening", "invalid-http", "shutting-down"} <= {
        line["event"] for line in lines
    }


class NoMemory(io.StringIO):
    """Stream that fails once, as a process without memory does."""

    failures = 1

    def write(self, text: str) -> int:
        if self.failures:
            self.failures -= 1
            raise MemoryError
        return super().write(text)


def test_record_that_cannot_be_written_leaves_one_line_of_json(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stderr", stream := NoMemory())
    handler = logs._Handler(stream)
    handler.setFormatter(Formatter())

    handler.handle(logging.LogRecord("signoria", 40, "", 1, CANARY, (), None))

    assert json.loads(stream.getvalue()) == {"level": "error", "event": "log-failed"}


def test_uncaught_error_without_memory_prints_nothing_but_json() -> None:
    program = (
        "import logging, sys; from signoria.server.http import logs\n"
        "logs.configure_logging(); logs.Formatter.format = None\n"
        "logging.Logger.critical = lambda *a, **k: [][0]\n"
        f"raise MemoryError('{CANARY}')"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert (ended.returncode, ended.stderr) == (1, "")

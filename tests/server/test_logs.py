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

from signoria.server.logs import EVENTS, UNDECLARED, Formatter, Line, new_request_id, shortened

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
    """What becomes of a record; no canary ever."""
    info = (type(error), error, error.__traceback__) if error is not None else None
    record = logging.LogRecord(name, logging.WARNING, __file__, 1, message, args, info)
    record.__dict__.update(fields | (extra or {}))
    text = Formatter().format(record)
    assert "\n" not in text
    told: dict[str, Any] = json.loads(text)
    assert CANARY not in text
    return told


def test_an_event_that_is_declared_is_told_with_its_fields() -> None:
    mark, account = new_request_id(), shortened("an account")

    told = line(
        "request",
        request=mark,
        method="POST",
        route="/tables/{id}/actions",
        status=409,
        ms=1.25,
        account=account,
    )

    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told.pop("time"))
    assert told == {
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


def test_an_event_that_is_not_declared_is_not_told() -> None:
    assert line(f"hello {CANARY}")["event"] == UNDECLARED
    assert line("request %s", CANARY)["event"] == UNDECLARED
    assert line({"a": CANARY})["event"] == UNDECLARED


@pytest.mark.parametrize(
    "field",
    [*Line.__struct_fields__, "cookie", "body", "stack_info", "exc_text", "threadName", "pathname"],
)
def test_a_field_that_is_not_what_it_may_be_is_not_told(field: str) -> None:
    for value in (CANARY, f"/tables/{CANARY}", [CANARY], {CANARY: CANARY}, CANARY.encode()):
        line("request", extra={field: value})


def test_a_reason_is_the_name_of_an_exception_and_nothing_else() -> None:
    assert line("store-failed", reason="TimeoutError")["reason"] == "TimeoutError"
    assert "reason" not in line("store-failed", reason="Annabella")


def test_a_path_in_the_place_of_a_template_is_other() -> None:
    assert line("request", route=f"/join/{CANARY}")["route"] == "other"


def test_fields_of_other_peoples_records_are_not_looked_at() -> None:
    told = line("Shutting down", name="uvicorn.error", status=200, account=shortened("x"))

    assert told["event"] == "shutting-down"
    assert told.keys() == {"time", "level", "event", "source"}


def test_what_other_libraries_say_is_told_without_its_words() -> None:
    said = line('%s - "WebSocket %s" 403', CANARY, f"/{CANARY}?{CANARY}", name="uvicorn.error")

    assert (said["event"], said["source"]) == (UNDECLARED, "uvicorn.error")
    assert line(f"GET {CANARY}", name="httpx")["event"] == UNDECLARED
    assert "source" not in line("x", name=CANARY)


def test_of_an_exception_its_kind_and_its_places_are_told() -> None:
    def inner(secret: str) -> None:
        raise KeyError(secret)

    try:
        try:
            inner(CANARY)
        except KeyError as error:
            raise ValueError(f"outer {CANARY}") from error
    except ValueError as error:
        told = line("broken", error=error)

    places = [place for place in told["trace"] if ":" in place]
    assert [kind for kind in told["trace"] if ":" not in kind] == ["ValueError", "KeyError"]
    assert places[-1].startswith(f"{__name__}:")
    assert places[-1].endswith(" inner")


def test_a_cause_that_was_hidden_stays_hidden() -> None:
    try:
        try:
            raise KeyError(CANARY)
        except KeyError:
            raise ValueError(CANARY) from None
    except ValueError as error:
        told = line("broken", error=error)

    assert [kind for kind in told["trace"] if ":" not in kind] == ["ValueError"]


def test_an_account_is_told_by_a_mark_that_does_not_name_it() -> None:
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


def test_nothing_that_was_sent_to_a_server_or_raised_in_it_is_in_any_byte_it_logs(
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
    """Requests with canaries in path, query, headers, cookies and body; good and bad ones."""
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
    """Every line is one of ours, and what an operator needs is there all the same."""
    assert all(line.keys() <= set(Line.__struct_fields__) for line in lines)
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line.get("route"), line["status"]) for line in requests] == [
        ("/tables/{table}/join/{invite}", 201),
        ("/tables/{table}/join/{invite}", 500),
        ("/spill", 201),
    ]
    assert {line["account"] for line in requests} == {shortened(f"account-{CANARY}")}
    assert len({line["request"] for line in requests}) == len(requests)
    kinds = [kind for line in lines for kind in line.get("trace", ()) if ":" not in kind]
    assert kinds == ["KeyError", "RuntimeError", "RuntimeError", "KeyError"]
    assert {"process-started", "listening", "invalid-http", "shutting-down"} <= {
        line["event"] for line in lines
    }

"""Logs: one JSON object a line on standard error, with declared fields only.

A line has the fields of `Line`, and each value is checked. A message is written only if it is one
of `EVENTS`, or one of uvicorn's in `FOREIGN`. Its arguments are never written. Of an exception the
log has its class and the places in the code, never its text. Names, cookies, invitations and cards
therefore cannot reach the log.
"""

import logging
import re
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from types import TracebackType
from typing import Any, Final, TextIO

import msgspec

from signoria.server.metrics import route_label

EVENTS: Final = frozenset(
    {
        "broken",  # an error of the server, with its traceback
        "draining",
        "errand-failed",
        "listening-failed",
        "notice-failed",
        "request",
        "round-failed",
        "started",
        "stopped",
        "store-failed",
        "table-damaged",
        "table-failed",
        "autoplay-failed",
    }
)
FOREIGN: Final = {
    "Started server process [%d]": "process-started",
    "Waiting for application startup.": "application-starting",
    "Application startup complete.": "application-started",
    "Application startup failed. Exiting.": "application-failed",
    "Shutting down": "shutting-down",
    "Waiting for connections to close. (CTRL+C to force quit)": "waiting-for-connections",
    "Waiting for background tasks to complete. (CTRL+C to force quit)": "waiting-for-tasks",
    "Waiting for application shutdown.": "application-stopping",
    "Application shutdown complete.": "application-stopped",
    "Finished server process [%d]": "process-finished",
    "Invalid HTTP request received.": "invalid-http",
    "Exception in ASGI application\n": "broken",
    "Uvicorn running on %s://%s:%d (Press CTRL+C to quit)": "listening",
}
UNWRITTEN: Final = '{"level":"error","event":"log-failed"}\n'
UNDECLARED: Final = "undeclared"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{22}")
MARK: Final = re.compile(r"[0-9a-f]{12}")
FRAMES: Final = 40
CAUSES: Final = 5
MODULE: Final = re.compile(r"[a-z_.]{1,60}")
OURS: Final = "signoria"
SOURCES: Final = frozenset(
    {OURS, "alembic", "asyncio", "concurrent", "httpx", "py", "sqlalchemy", "uvicorn"}
)
SERVERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access")


class LogLine(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All fields of a log line."""

    time: str
    level: str
    event: str
    source: str = ""
    request: str = ""
    method: str = ""
    route: str = ""
    status: int = 0
    ms: float = 0.0
    account: str = ""
    reason: str = ""
    table: str = ""  # only of a damaged one, so that the operator finds it
    trace: list[str] = []


def shortened(secret: str) -> str:
    """Return twelve digits of a hash: enough to follow an id through a log, not to recover it."""
    return sha256(secret.encode()).hexdigest()[:12]


class Formatter(logging.Formatter):
    """Formats a record as a line of JSON, with declared fields only."""

    def __init__(self) -> None:
        super().__init__()
        self._encoder = msgspec.json.Encoder()

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        line = LogLine(
            time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=logging.getLevelName(record.levelno).lower(),
            event=_event(record),
            source=_source(record.name),
            trace=_trace(record),
        )
        if record.name.partition(".")[0] == OURS:
            _add_fields(line, record.__dict__)
        return self._encoder.encode(line).decode()


def _event(record: logging.LogRecord) -> str:
    names = record.msg if isinstance(record.msg, str) else ""
    if record.name.partition(".")[0] == OURS:
        return names if names in EVENTS else UNDECLARED
    return FOREIGN.get(names, UNDECLARED)


def _source(name: str) -> str:
    return name if name.partition(".")[0] in SOURCES and MODULE.fullmatch(name) else ""


def _add_fields(line: LogLine, given: Mapping[str, Any]) -> None:
    """Copy the fields whose values are valid."""
    if isinstance(request := given.get("request"), str) and MARK.fullmatch(request):
        line.request = request
    if isinstance(account := given.get("account"), str) and MARK.fullmatch(account):
        line.account = account
    if isinstance(reason := given.get("reason"), str) and reason in _error_names():
        line.reason = reason
    if isinstance(table := given.get("table"), str) and TABLE.fullmatch(table):
        line.table = table
    if isinstance(method := given.get("method"), str) and method in METHODS:
        line.method = method
    if isinstance(route := given.get("route"), str):
        line.route = route_label(route)
    if type(status := given.get("status")) is int:
        line.status = status
    if isinstance(ms := given.get("ms"), float):
        line.ms = ms


def _error_names() -> set[str]:
    """Return the class names of all exceptions: only these are valid reasons."""
    found: set[str] = set()
    waiting: list[type[BaseException]] = [BaseException]
    while waiting:
        kind = waiting.pop()
        if kind.__name__ not in found:
            found.add(kind.__name__)
            waiting += kind.__subclasses__()
    return found


def _trace(record: logging.LogRecord) -> list[str]:
    """Return exception classes and code places, first cause last, without texts or values."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    names: list[str] = []
    for _cause in range(CAUSES):
        if error is None:
            break
        names += [type(error).__name__, *list(_places(error.__traceback__))[-FRAMES:]]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return names


def _places(trace: TracebackType | None) -> Iterator[str]:
    while trace is not None:
        code = trace.tb_frame.f_code
        module = trace.tb_frame.f_globals.get("__name__", "?")
        yield f"{module}:{trace.tb_lineno} {code.co_name}"
        trace = trace.tb_next


class _Handler(logging.StreamHandler[TextIO]):
    """Log handler that prints one fixed line if it fails; its parent would print the record."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Print a line that needs no memory."""
        with suppress(Exception):
            self.stream.write(UNWRITTEN)
            self.flush()


def configure_logging(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send all logs, warnings and fatal errors of this process through `Formatter`.

    Call it once, before uvicorn starts with `log_config=None` and `access_log=False`.
    """
    handler = _Handler(stream or sys.stderr)
    handler.setFormatter(Formatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in SERVERS:
        server = logging.getLogger(name)
        server.handlers.clear()
        server.propagate = True
        server.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger(OURS).setLevel(level)
    logging.captureWarnings(True)
    _catch_the_rest()


def _catch_the_rest() -> None:
    """Log uncaught exceptions of threads and the process; Python would print their texts."""

    def log_death(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            logging.getLogger(OURS).critical("broken", exc_info=(kind, error, trace))

    def died(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        # otherwise Python would print this hook's own error, with the first one
        with suppress(BaseException):
            log_death(kind, error, trace)

    def thread_died(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            died(args.exc_type, args.exc_value, args.exc_traceback)

    def unraisable(args: "sys.UnraisableHookArgs") -> None:
        if args.exc_value is not None:
            died(args.exc_type, args.exc_value, args.exc_traceback)

    sys.excepthook = died
    threading.excepthook = thread_died
    sys.unraisablehook = unraisable

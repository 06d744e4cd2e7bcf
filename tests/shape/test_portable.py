"""Tests of portability: only `signoria.portable` uses names that some systems lack."""

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "signoria"
PORTABLE = SOURCE / "portable"

# Names that Windows has; it lacks the other names of these modules. From Python 3.11's
# own documentation ("Availability"), as far as the source could want it.
WINDOWS = {
    "signal": {
        *("SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIGTERM", "SIG_DFL", "SIG_IGN"),
        *("Handlers", "Signals", "default_int_handler", "getsignal", "raise_signal", "signal"),
        *("set_wakeup_fd", "strsignal", "valid_signals"),
    },
    "os": {
        *("F_OK", "O_APPEND", "O_CREAT", "O_EXCL", "O_RDONLY", "O_RDWR", "O_TRUNC", "O_WRONLY"),
        *("PathLike", "R_OK", "W_OK", "X_OK", "_exit", "abort", "access", "chdir", "close"),
        *("cpu_count", "devnull", "dup", "dup2", "environ", "fdopen", "fsencode", "fspath"),
        *("fstat", "fsync", "getcwd", "getpid", "getppid", "kill", "linesep", "listdir", "lseek"),
        *("makedirs", "mkdir", "name", "open", "path", "pathsep", "pipe", "read", "remove"),
        *("rename", "replace", "rmdir", "scandir", "sep", "stat", "strerror", "times", "unlink"),
        *("urandom", "walk", "write"),
    },
    "socket": {
        *("AF_INET", "AF_INET6", "AddressFamily", "SHUT_WR", "SOCK_DGRAM", "SOCK_STREAM"),
        *("SOL_SOCKET", "SO_REUSEADDR", "create_connection", "gaierror", "getaddrinfo"),
        *("gethostname", "socket", "socketpair", "IPPROTO_TCP", "TCP_NODELAY"),
    },
    "time": {
        *("gmtime", "localtime", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns"),
        *("process_time", "sleep", "strftime", "time", "time_ns"),
    },
}
UNIX_MODULES = {
    *("crypt", "curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "spwd"),
    *("syslog", "termios", "tty", "uvloop"),
}
UNIX_METHODS = {"add_reader", "add_signal_handler", "add_writer", "fchmod", "fork", "killpg"}
TEXT = {"open": (1, 3), "read_text": (None, 0), "write_text": (None, 1)}


@cache
def trees() -> dict[Path, ast.Module]:
    found = sorted(SOURCE.glob("**/*.py"))
    return {path: ast.parse(path.read_text("utf-8"), str(path)) for path in found}


def lacking(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield each name that Windows lacks, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr not in WINDOWS.get(node.value.id, {node.attr}):
                yield node.lineno, f"{node.value.id}.{node.attr}"
            elif node.attr in UNIX_METHODS:
                yield node.lineno, node.attr
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, a.name) for a in node.names if a.name in UNIX_MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in UNIX_MODULES:
            yield node.lineno, node.module
        elif isinstance(node, ast.ImportFrom) and node.module in WINDOWS:
            names = (alias.name for alias in node.names)
            yield from ((node.lineno, n) for n in names if n not in WINDOWS[node.module])


def without_encoding(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that open text without naming its encoding."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (name := called(node)) in TEXT:
            mode_at, encoding_at = TEXT[name]
            words = [word.arg for word in node.keywords]
            if mode_at is not None and not is_text_mode(node):
                continue
            method = isinstance(node.func, ast.Attribute)
            at = encoding_at - 1 if name == "open" and method else encoding_at
            if "encoding" not in words and len(node.args) <= at:
                yield node.lineno


def called(call: ast.Call) -> str:
    """Return the name of the called function; a method `open` counts if it begins with a mode."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    if not isinstance(call.func, ast.Attribute):
        return ""
    if call.func.attr == "open" and not (call.args and is_mode(call.args[0])):
        return ""
    return call.func.attr


def is_mode(word: ast.expr) -> bool:
    return isinstance(word, ast.Constant) and isinstance(word.value, str) and len(word.value) < 4


def is_text_mode(call: ast.Call) -> bool:
    at = 0 if isinstance(call.func, ast.Attribute) else 1
    mode = call.args[at] if len(call.args) > at else None
    return not (isinstance(mode, ast.Constant) and "b" in str(mode.value))


def glued(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that append a slash to a variable whose name denotes a path."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pairs = list(pairwise(node.values))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            pairs = [(node.left, node.right)]
        else:
            continue
        if any(names_place(left) and starts_with_slash(right) for left, right in pairs):
            yield node.lineno


def names_place(node: ast.expr) -> bool:
    inner = node.value if isinstance(node, ast.FormattedValue) else node
    name = inner.attr if isinstance(inner, ast.Attribute) else getattr(inner, "id", "")
    return any(word in name for word in ("dir", "file", "folder", "home", "path", "programs"))


def starts_with_slash(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and str(node.value).startswith("/")


def test_only_one_package_names_what_windows_lacks() -> None:
    found = [
        f"{path}:{line}: {thing}"
        for path, tree in trees().items()
        if not path.is_relative_to(PORTABLE)
        for line, thing in lacking(tree)
    ]

    assert found == []


def test_every_text_file_is_opened_with_its_encoding() -> None:
    found = [f"{path}:{line}" for path, tree in trees().items() for line in without_encoding(tree)]

    assert found == []


def test_no_path_is_glued_together_with_a_slash() -> None:
    found = [f"{path}:{line}" for path, tree in trees().items() for line in glued(tree)]

    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "import fcntl",
        "from termios import tcgetattr",
        "import os\nos.nice(19)",
        "from os import nice",
        "import signal\nsignal.setitimer(signal.ITIMER_PROF, 1)",
        "import socket\nsocket.AF_UNIX",
        "import time\ntime.tzset()",
        "loop.add_signal_handler(2, stop)",
    ],
)
def test_scan_finds_what_windows_lacks(source: str) -> None:
    assert list(lacking(ast.parse(source))) != []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("open(name)", 1),
        ("open(name, 'w')", 1),
        ("open(name, 'rb')", 0),
        ("open(name, encoding='utf-8')", 0),
        ("path.open('r')", 1),
        ("path.open('xb')", 0),
        ("table.open(1, 2, 3)", 0),
        ("path.read_text()", 1),
        ("path.read_text('utf-8')", 0),
        ("path.write_text(text)", 1),
        ("path.write_text(text, 'utf-8')", 0),
    ],
)
def test_scan_finds_text_without_encoding(source: str, found: int) -> None:
    assert len(list(without_encoding(ast.parse(source)))) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("f'{folder}/server.db'", 1),
        ("self.path + '/server.db'", 1),
        ("folder / 'server.db'", 0),
        ("f'/tables/{table}/events'", 0),
    ],
)
def test_scan_finds_paths_that_are_glued(source: str, found: int) -> None:
    assert len(list(glued(ast.parse(source)))) == found


def modules() -> list[ModuleType]:
    names = ("signoria.portable", "signoria.portable.unix", "signoria.portable.elsewhere")
    return [importlib.import_module(name) for name in names]


def test_both_kinds_of_system_offer_the_same_names() -> None:
    portable, unix, elsewhere = modules()

    assert all(hasattr(unix, name) and hasattr(elsewhere, name) for name in portable.__all__)

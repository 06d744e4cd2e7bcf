import os
import signal
import subprocess
import sys

import pytest

from signoria import VERSION
from signoria.cli.build import compiled
from tests.cli.calling import ENGLISH, RUN, call, shell

COMMANDS = ["table", "watch", "games", "simulate", "replay", "rejudge", "bench"]


def test_version_says_whether_the_engine_is_compiled() -> None:
    kind = "compiled" if compiled() else "interpreted"

    assert call("--version").out == f"signoria {VERSION}, {kind}\n"


def test_call_without_command_prints_help() -> None:
    said = call()

    assert all(command in said.out + said.err for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_has_examples(command: str) -> None:
    said = call(command, "--help")

    assert said.code == 0
    assert "Examples" in said.out
    assert f"signoria {command}" in said.out


def test_separate_process_prints_the_same() -> None:
    assert shell("games", "--json").out == call("games", "--json").out


def enable_interrupts() -> None:
    """Restore the default SIGINT handler, which background processes inherit as ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_interrupt_ends_the_command_without_output() -> None:
    with subprocess.Popen(
        [
            sys.executable,
            "-c",
            RUN,
            "watch",
            "il-principe",
            "--bots",
            "random",
            "--seed",
            "1",
            "--pause",
            "30",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **ENGLISH, "PYTHONUNBUFFERED": "1"},
        preexec_fn=enable_interrupts,
    ) as watching:
        assert watching.stdout is not None
        watching.stdout.readline()
        watching.stdout.readline()
        watching.send_signal(signal.SIGINT)
        try:
            _, err = watching.communicate(timeout=30)
        finally:
            watching.kill()

    assert watching.returncode == 130
    assert err == b""


def test_ascii_terminal_gets_replacement_characters() -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, "watch", "il-principe", "--bots", "random", "--seed", "1"],
        capture_output=True,
        env={**os.environ, **ENGLISH, "PYTHONIOENCODING": "ascii"},
        check=False,
    )

    assert done.returncode == 0
    assert b"d?Este" in done.stdout


def test_readline_history_is_not_loaded() -> None:
    code = "import sys, signoria.cli.main; print('readline' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)

    assert done.stdout == b"False\n"

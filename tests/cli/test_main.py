import os
import signal
import subprocess
import sys

import pytest

from signoria import VERSION
from signoria.cli.build import compiled
from tests.cli.calling import ENGLISH, RUN, call, shell

COMMANDS = ["table", "watch", "games", "simulate", "replay", "rejudge", "bench"]


def test_the_version_says_how_the_engine_runs() -> None:
    kind = "compiled" if compiled() else "interpreted"

    assert call("--version").out == f"signoria {VERSION}, {kind}\n"


def test_without_a_command_there_is_help() -> None:
    said = call()

    assert all(command in said.out + said.err for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str) -> None:
    said = call(command, "--help")

    assert said.code == 0
    assert "Examples" in said.out
    assert f"signoria {command}" in said.out


def test_a_real_process_answers_the_same() -> None:
    assert shell("games", "--json").out == call("games", "--json").out


def heed_interrupts() -> None:
    """What runs in the background is started deaf to interrupts, and so are its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_ends_quietly() -> None:
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
        preexec_fn=heed_interrupts,
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


def test_a_terminal_without_the_letters_is_no_reason_to_fail() -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, "watch", "il-principe", "--bots", "random", "--seed", "1"],
        capture_output=True,
        env={**os.environ, **ENGLISH, "PYTHONIOENCODING": "ascii"},
        check=False,
    )

    assert done.returncode == 0
    assert b"d?Este" in done.stdout


def test_the_keyboard_keeps_no_history_that_would_cross_a_curtain() -> None:
    code = "import sys, signoria.cli.main; print('readline' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)

    assert done.stdout == b"False\n"

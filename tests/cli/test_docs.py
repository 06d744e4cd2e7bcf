import subprocess
import sys
from pathlib import Path

from scripts.cli_docs import commands

ROOT = Path(__file__).parents[2]


def test_the_page_says_what_the_commands_say() -> None:
    script = [sys.executable, str(ROOT / "scripts/cli_docs.py")]
    done = subprocess.run(script, capture_output=True, check=True)
    page = (ROOT / "docs/cli.md").read_text("utf-8")

    assert page == done.stdout.decode("utf-8"), "stale: run scripts/cli_docs.py --write"


def test_every_command_has_its_heading() -> None:
    page = (ROOT / "docs/cli.md").read_text("utf-8")

    assert [name for name, _command in commands()] == [
        line.removeprefix("## signoria ")
        for line in page.splitlines()
        if line.startswith("## signoria ")
    ]

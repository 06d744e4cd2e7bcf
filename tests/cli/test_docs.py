import subprocess
import sys
from pathlib import Path

from scripts.cli_docs import commands

ROOT = Path(__file__).parents[2]


def test_cli_page_matches_the_generator() -> None:
    script = [sys.executable, str(ROOT / "scripts/cli_docs.py")]
    done = subprocess.run(script, capture_output=True, check=True)
    page = (ROOT / "docs/reference/cli.md").read_text("utf-8")

    assert page == done.stdout.decode("utf-8"), "stale: run scripts/cli_docs.py --write"


def test_cli_page_has_a_heading_for_every_command() -> None:
    page = (ROOT / "docs/reference/cli.md").read_text("utf-8")

    assert [name for name, _command in commands()] == [
        line.removeprefix("## signoria ")
        for line in page.splitlines()
        if line.startswith("## signoria ")
    ]

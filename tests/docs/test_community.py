"""Tests of files for contributors: they fit their schemas and name existing things."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from signoria import VERSION
from signoria.games import GAMES
from signoria.locales.words import Words
from tests.docs.pages import PAGES
from tests.docs.test_workflows import make_targets

ROOT = Path(__file__).parents[2]
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml"))
SCHEMAS = {
    "citation-file-format": [ROOT / "CITATION.cff"],
    "github-issue-forms": FORMS,
    "github-issue-config": [ROOT / ".github/ISSUE_TEMPLATE/config.yml"],
}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def fits(schema: str, *files: Path) -> subprocess.CompletedProcess[str]:
    """Check files against a schema built into check-jsonschema."""
    checker = Path(sys.executable).with_name("check-jsonschema")
    command = [str(checker), "--builtin-schema", f"vendor.{schema}", *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_file_fits_its_schema(schema: str) -> None:
    done = fits(schema, *SCHEMAS[schema])

    assert done.returncode == 0, done.stdout + done.stderr


def test_form_without_a_body_does_not_fit(tmp_path: Path) -> None:
    form = tmp_path / "form.yml"
    form.write_text("name: Nothing\ndescription: It asks nothing.\n", "utf-8")

    assert fits("github-issue-forms", form).returncode == 1


def test_citation_names_the_version_of_the_package() -> None:
    assert read(ROOT / "CITATION.cff")["version"] == VERSION


def test_rule_form_offers_every_game_by_its_title() -> None:
    body = read(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")["body"]
    [offered] = [field["attributes"]["options"] for field in body if field.get("id") == "game"]

    assert sorted(offered) == sorted(Words("en").game(game) for game in GAMES)


def test_every_hook_runs_a_program_of_the_project() -> None:
    [local] = read(ROOT / ".pre-commit-config.yaml")["repos"]
    entries = {hook["id"]: hook["entry"].split() for hook in local["hooks"]}
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    needed = (ROOT / "requirements-dev.txt").read_text("utf-8")

    assert local["repo"] == "local"
    assert entries.pop("web-lint")[1:4] == ["-m", "scripts.node", "npm"]
    assert "lint" in scripts
    for program, *_ in entries.values():
        assert program.startswith(".venv/bin/")
        assert f"\n{program.rpartition('/')[2]}==" in needed


def test_every_make_target_of_a_page_exists() -> None:
    texts = "\n".join(page.read_text("utf-8") for page in PAGES)
    named = set(re.findall(r"(?:^|`|&& )make ([a-z][\w-]*)", texts, re.M))

    assert {"check", "play", "test"} <= named
    assert named - make_targets() == set()


def test_every_test_that_the_guide_names_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = re.findall(r"(tests/[\w/.]+\.py)::(test_\w+)", text)

    assert len(named) >= 10
    for path, name in named:
        assert f"def {name}(" in (ROOT / path).read_text("utf-8")

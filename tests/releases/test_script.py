"""Test of the release script, which makes a release of a copy with few presets."""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from scripts.release import CARDS, PLACES, ROOT, TEXTS, digest

NEXT: Final = "0.1.7"  # lower than the version whose cards are listed
# One preset of each game and the tournament, in the copy.
FEW: Final = """
for _game in GAMES:
    _few = [*[*_game.presets][:1], *[name for name in _game.presets if name == "tournament"]]
    _game.presets = {name: _game.presets[name] for name in _few}
"""


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project in which the script has made a release."""
    root = tmp_path_factory.mktemp("project")
    places = [*PLACES, "CHANGELOG.md"]
    texts = [str(path.relative_to(ROOT)) for form in TEXTS for path in ROOT.glob(form)]
    plain = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src", root / "src", ignore=plain)
    for name in [*places, *texts, "scripts/release.py", "scripts/__init__.py"]:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, root / name)  # with its time, by which Python caches it
    games = root / "src/signoria/games/__init__.py"
    games.write_text(games.read_text("utf-8") + FEW, "utf-8")
    environment = {"PYTHONPATH": str(root / "src"), "PATH": ""}
    command = [sys.executable, "-m", "scripts.release", NEXT]
    done = subprocess.run(
        command, cwd=root, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert f"git tag v{NEXT}" in done.stdout
    return root


def recorded(released: Path) -> list[dict[str, Any]]:
    """Return the headers of the recorded games."""
    files = sorted((released / "tests/releases" / NEXT).glob("*.jsonl"))
    kept = [file for file in files if not file.name.endswith(".views.jsonl")]
    return [json.loads(file.read_text("utf-8").partition("\n")[0]) for file in kept]


@pytest.mark.slow
def test_release_records_games_with_its_own_version(released: Path) -> None:
    assert {header["engine"] for header in recorded(released)} == {NEXT}
    assert "tournament" in {header["preset"] for header in recorded(released)}


@pytest.mark.slow
def test_release_writes_the_digest_of_its_files(released: Path) -> None:
    kept = released / "tests/releases"

    assert (kept / f"{NEXT}.digest").read_text("utf-8") == f"{digest(kept / NEXT)}\n"


@pytest.mark.slow
def test_release_lists_the_cards_that_came_since_the_last(released: Path) -> None:
    before, after = (tomllib.loads((at / CARDS).read_text("utf-8")) for at in (ROOT, released))

    assert after["names"] == before["names"]
    assert after["later"] == {NEXT: [name for row in before["later"].values() for name in row]}

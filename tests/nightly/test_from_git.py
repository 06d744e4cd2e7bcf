"""Test of a pip install from a checkout: the compiler comes from the system, Node from PyPI."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.wheel.environments import ROOT

TOOLS = ("ar", "as", "cc", "gcc", "git", "ld", "sh", "x86_64-linux-gnu-gcc")


def test_pip_builds_a_complete_wheel_without_a_system_node(tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in TOOLS:
        if found := shutil.which(name):
            (tools / name).symlink_to(found)
    words = [sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", str(tmp_path)]
    env = {**os.environ, "PATH": str(tools)}

    done = subprocess.run([*words, f"git+file://{ROOT}"], env=env, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "signoria/server/site/index.html" in names
    assert any(name.endswith(".so") for name in names)

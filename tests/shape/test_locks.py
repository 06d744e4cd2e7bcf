"""Tests of the lock files: every package has its hashes, and no local path is recorded."""

import re
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
CORE, SERVER, DEV = "requirements.txt", "requirements-server.txt", "requirements-dev.txt"
LOCKS = (CORE, SERVER, DEV)
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
MOST = 35
SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def entries(lock: str) -> list[tuple[Requirement, str]]:
    """Return the requirements of a lock file, each with the text of its hashes."""
    text = re.sub(r"^ *#.*\n", "", (ROOT / lock).read_text(), flags=re.M).replace("\\\n", " ")
    split = (line.partition(" --hash") for line in text.splitlines())
    return [(Requirement(requested), mark + hashes) for requested, mark, hashes in split]


def versions(lock: str) -> set[str]:
    return {f"{one.name}{one.specifier}" for one, _hashes in entries(lock)}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_one_version_and_its_hashes(lock: str) -> None:
    found = entries(lock)

    assert len(found) > 25
    for one, hashes in found:
        assert re.fullmatch(r"==[^,*]+", str(one.specifier)), one
        assert HASH.findall(hashes), one
        assert HASH.sub("", hashes).strip() == "", one


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_holds_no_address_and_no_path(lock: str) -> None:
    text = (ROOT / lock).read_text()

    assert re.findall(r"\S*(?:://|@ |file:|(?<![\w.])/\w)\S*", text) == []


@pytest.mark.parametrize("lock", [CORE, SERVER])
def test_smaller_locks_hold_the_versions_of_the_development_lock(lock: str) -> None:
    assert versions(lock) <= versions(DEV)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_core_needs_at_most_35_packages_on_every_system(system: str, python: str) -> None:
    where: dict[str, Any] = {
        "sys_platform": system,
        "platform_system": SYSTEMS[system],
        "python_version": python,
        "python_full_version": f"{python}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }

    needed = [one for one, _ in entries(CORE) if one.marker is None or one.marker.evaluate(where)]

    assert 25 < len(needed) <= MOST

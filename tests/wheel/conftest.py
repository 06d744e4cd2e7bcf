"""The wheel that `make wheel` built, and one environment into which it is installed."""

from pathlib import Path

import pytest

from tests.wheel.environments import DIST, Environment


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The one wheel in dist/."""
    found = sorted(DIST.glob("signoria-*.whl"))
    if len(found) != 1:
        pytest.fail(f"dist/ holds {len(found)} wheels, not one: run make wheel", pytrace=False)
    return found[0]


@pytest.fixture(scope="session")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with the wheel and what it needs, installed by pip."""
    found = Environment(tmp_path_factory.mktemp("core") / "v")
    found.pip(str(wheel))
    return found

"""Tests of the layers: import-linter checks which package may import which."""

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports


def test_every_import_goes_downward() -> None:
    assert lint_imports(config_filename="pyproject.toml", no_cache=True) == EXIT_STATUS_SUCCESS

"""The build backend: setuptools, with the pages built first.

pyproject.toml names this module. `pip install .`, `pip wheel .` and `uv build` call its functions.
"""

import os
import sys
from typing import Any, Final

from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from scripts import node, pages

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

WITHOUT_PAGES: Final = "SIGNORIA_WITHOUT_PAGES"  # set it to build the engine alone

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """List the requirements of setuptools, and Node if the pages have to be built."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """List the requirements of setuptools, and Node if the pages have to be built."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the pages, then the wheel."""
    _build_pages()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the pages, then the source distribution, which carries them."""
    _build_pages()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build an editable wheel: the engine is interpreted, and `make pages` builds the pages."""
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def _node() -> list[str]:
    wanted = not os.environ.get(WITHOUT_PAGES) and not pages.are_built()
    return node.requirements() if wanted else []


def _build_pages() -> None:
    if os.environ.get(WITHOUT_PAGES):
        return
    try:
        pages.build()
    except pages.CannotBuild as reason:
        sys.exit(f"{reason} To install the engine without pages, set {WITHOUT_PAGES}=1.")

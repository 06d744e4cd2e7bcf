"""The doors researchers use: observations, and the games as environments others know."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra() -> Iterator[None]:
    """Say how to install a library that is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        said = f"There is no {missing.name} here: pip install 'signoria[research]'"
        raise ModuleNotFoundError(said, name=missing.name) from missing

"""Optional extras of this package: their modules, and how to install them."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from signoria.locales.words import Words

# An extra of pyproject.toml, and the modules that show that it is installed.
MODULES: Final[dict[str, tuple[str, ...]]] = {
    "passkeys": ("webauthn",),
    "postgres": ("psycopg",),
    "push": ("py_vapid", "pywebpush"),
    "ray": ("ray",),
    "research": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "train": ("matplotlib", "torch"),
}
OFFERED: Final = ("passkeys", "push")  # features that a server may lack


class MissingExtra(ModuleNotFoundError):
    """A requested feature needs an extra that is missing; the message says how to install it."""

    def __init__(self, extra: str, module: str | None = None) -> None:
        super().__init__(sentence(Words("en"), extra), name=module)
        self.extra = extra


def sentence(words: Words, extra: str) -> str:
    """Return the sentence that names the feature and how to install its extra."""
    return words.message(f"extra-{extra}", extra=extra)


def installed(extra: str) -> bool:
    """Return whether every module of an extra can be found, without importing it."""
    return all(_found(module) for module in MODULES[extra])


@cache
def lacking() -> tuple[str, ...]:
    """List the features that this server cannot offer; computed once."""
    return tuple(extra for extra in OFFERED if not installed(extra))


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Raise `MissingExtra` if an import in this block fails."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra(extra, missing.name) from missing


def load(extra: str, module: str) -> Any:
    """Import a module of an extra when it is first needed, or raise `MissingExtra`."""
    with needing(extra):
        if not _found(module):
            raise ModuleNotFoundError(name=module)
        return import_module(module)


def _found(module: str) -> bool:
    """Return whether there is such a module; a mere folder of that name does not count."""
    spec = find_spec(module)
    return spec is not None and spec.origin is not None

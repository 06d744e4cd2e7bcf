"""`signoria new-game`: a copy of the template game under another name."""

import keyword
import re
import shutil
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer

from signoria.cli.errors import refuse
from signoria.cli.files import check_writable
from signoria.cli.parameters import Lang
from signoria.games import find_game
from signoria.locales.words import Words

TEMPLATE: Final = "_template"
GAMES: Final = "signoria.games"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
COPIED: Final = (".ftl", ".py", ".toml")
PROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "signoria-{slug}"
version = "0.1.0"
description = "{title}, a game for Signoria"
requires-python = ">=3.11"
dependencies = ["signoria"]

[project.entry-points."signoria.games"]
{slug} = "{package}"

[tool.setuptools]
packages = ["{package}"]

[tool.setuptools.package-data]
{package} = ["**/*.ftl", "**/*.toml"]
"""


def new_game(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Letters, digits and hyphens: river-race.")
    ],
    lang: Lang,
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", show_default="here", help="Where to write it.")
    ] = Path(),
) -> None:
    """Write a small complete game under a new name, to be changed into another game.

    It is a package of its own, which `pip install` adds to the games. In Signoria's own folder of
    games it needs no installation.

    Examples:

    - `signoria new-game river-race`
    - `signoria new-game river-race src/signoria/games`
    """
    words = Words(lang)
    if NAME.fullmatch(name) is None or keyword.iskeyword(name):
        refuse(words.message("cli-new-game-name", name=name))
    copy = Copy(name, folder)
    if find_game(name) is not None or (not copy.inside and find_spec(copy.package) is not None):
        refuse(words.message("cli-new-game-taken", name=name))
    check_writable(copy.target, words)
    try:
        copy.write()
    except OSError as trouble:
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.message("cli-file-unwritable", file=str(copy.target), reason=reason))
    message = "cli-new-game-inside" if copy.inside else "cli-new-game-written"
    typer.echo(words.message(message, folder=str(copy.target), name=name))


class Copy:
    """A copy of the template: its names and its place.

    Beside the template it is one more package of Signoria; elsewhere it is a project.
    """

    def __init__(self, slug: str, folder: Path) -> None:
        parts = slug.split("-")
        self.slug = slug
        self.package = "_".join(parts)
        self.title = " ".join(part.capitalize() for part in parts)
        self.class_name = "".join(part.capitalize() for part in parts)
        self.inside = (folder / TEMPLATE).is_dir()
        self.target = folder / (self.package if self.inside else slug)

    def write(self) -> None:
        """Write all files beside their place, then move them there together."""
        part = self.target.with_name(f".{self.target.name}.part")
        shutil.rmtree(part, ignore_errors=True)
        for name, text in self.texts():
            file = part / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8", newline="\n")
        part.replace(self.target)

    def texts(self) -> Iterator[tuple[str, str]]:
        """Yield every file by its path below the target."""
        if not self.inside:
            names = {"slug": self.slug, "title": self.title, "package": self.package}
            yield "pyproject.toml", PROJECT.format(**names)
        below = "" if self.inside else f"{self.package}/"
        for name, file in _files(files(GAMES).joinpath(TEMPLATE)):
            yield below + name, self.renamed(name, file.read_text("utf-8"))

    def renamed(self, name: str, text: str) -> str:
        """Return the text of a file under the new names."""
        package = f"{GAMES}.{self.package}" if self.inside else self.package
        text = text.replace(f"{GAMES}.{TEMPLATE}", package).replace('"template"', f'"{self.slug}"')
        if name.endswith(".py"):
            text = text.replace('"Template', f'"{self.title}')
            return text.replace("Template", self.class_name)
        return text.replace("Template", self.title)


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for path in sorted(folder.iterdir(), key=lambda one: one.name):
        if path.is_dir():
            yield from _files(path, f"{above}{path.name}/")
        elif path.name.endswith(COPIED):
            yield above + path.name, path

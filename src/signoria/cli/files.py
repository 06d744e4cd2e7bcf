"""Reading and writing files: whole, or not at all."""

import os
from pathlib import Path

from signoria.cli.errors import refuse
from signoria.locales.words import Words


def read_text(path: Path, words: Words) -> str:
    """The text of a file; a sentence if there is none, or if it is no text."""
    try:
        return path.read_bytes().decode("utf-8-sig")  # editors on Windows begin with a mark
    except FileNotFoundError:
        refuse(words.house("cli-file-missing", file=str(path)))
    except UnicodeDecodeError:
        refuse(words.house("cli-file-binary", file=str(path)))
    except OSError as trouble:
        if os.path.isdir(path):  # Windows says that it may not be opened
            refuse(words.house("cli-file-directory", file=str(path)))
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.house("cli-file-unreadable", file=str(path), reason=reason))


def check_writable(path: Path, words: Words) -> None:
    """Refuse a file that is there already, or whose directory is not, or that no disk can name."""
    try:
        there = path.exists()
    except OSError as trouble:
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.house("cli-file-unwritable", file=str(path), reason=reason))
    if there:
        refuse(words.house("cli-file-exists", file=str(path)))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        refuse(words.house("cli-directory-unwritable", directory=str(path.parent)))


def check_directory(directory: Path, wanted: set[str], words: Words) -> None:
    """Make a directory, or refuse one that cannot be used or has one of these files already."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        there = sorted(wanted & {path.name for path in directory.iterdir()})
    except OSError as trouble:
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.house("cli-directory-unusable", directory=str(directory), reason=reason))
    if not os.access(directory, os.W_OK | os.X_OK):
        refuse(words.house("cli-directory-unwritable", directory=str(directory)))
    if there:
        refuse(words.house("cli-file-exists", file=str(directory / there[0])))


def write_text(path: Path, text: str, words: Words) -> None:
    """Write beside the place, then move there, so that nobody finds half a file."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, "utf-8", newline="\n")  # the same bytes on every system
        part.replace(path)
    except OSError as trouble:
        part.unlink(missing_ok=True)
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.house("cli-file-unwritable", file=str(path), reason=reason))

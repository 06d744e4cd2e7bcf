"""Files: read and written completely, or not at all."""

import os
from pathlib import Path

from signoria.cli.errors import refuse
from signoria.locales.words import Words


def read_text(path: Path, words: Words) -> str:
    """Return the text of a file; refuse a missing or binary one."""
    return decoded(read_bytes(path, words), path, words)


def decoded(data: bytes, path: Path, words: Words) -> str:
    """Return the text in the bytes of a file; refuse a binary one."""
    try:
        return data.decode("utf-8-sig")  # editors on Windows write a byte order mark
    except UnicodeDecodeError:
        refuse(words.message("cli-file-binary", file=str(path)))


def read_bytes(path: Path, words: Words) -> bytes:
    """Return the contents of a file; refuse one that is missing or cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        refuse(words.message("cli-file-missing", file=str(path)))
    except OSError as trouble:
        if os.path.isdir(path):  # Windows reports a missing permission here
            refuse(words.message("cli-file-directory", file=str(path)))
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.message("cli-file-unreadable", file=str(path), reason=reason))


def check_writable(path: Path, words: Words) -> None:
    """Refuse a file that exists, has an invalid name, or cannot be written there."""
    try:
        there = path.exists()
    except OSError as trouble:
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.message("cli-file-unwritable", file=str(path), reason=reason))
    if there:
        refuse(words.message("cli-file-exists", file=str(path)))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        refuse(words.message("cli-directory-unwritable", directory=str(path.parent)))


def check_directory(directory: Path, wanted: set[str], words: Words) -> None:
    """Create a directory; refuse one that cannot be used or that contains one of these files."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        there = sorted(wanted & {path.name for path in directory.iterdir()})
    except OSError as trouble:
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.message("cli-directory-unusable", directory=str(directory), reason=reason))
    if not os.access(directory, os.W_OK | os.X_OK):
        refuse(words.message("cli-directory-unwritable", directory=str(directory)))
    if there:
        refuse(words.message("cli-file-exists", file=str(directory / there[0])))


def write_text(path: Path, text: str, words: Words) -> None:
    """Write a temporary file, then move it, so that no reader finds half a file."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, "utf-8", newline="\n")  # the same bytes on every system
        part.replace(path)
    except OSError as trouble:
        part.unlink(missing_ok=True)
        reason = trouble.strerror or type(trouble).__name__
        refuse(words.message("cli-file-unwritable", file=str(path), reason=reason))

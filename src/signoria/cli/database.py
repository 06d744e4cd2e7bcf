"""Ways in which commands open a database and say what is wrong with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from signoria.cli.errors import refuse, refuse_without
from signoria.extras import MissingExtra
from signoria.locales.words import Words
from signoria.store.backups import BadBackup, NotEmpty, NotUpgraded
from signoria.store.database import BadDatabase, StoreFailed, open_database
from signoria.store.migrations import known_revision
from signoria.store.paths import default_database, file_of

BAD: Final = {
    "unreadable": "cli-file-unreadable",
    "foreign": "cli-db-backup-foreign",
    "format": "cli-db-backup-format",
    "revision": "cli-db-backup-revision",
    "truncated": "cli-db-backup-truncated",
    "altered": "cli-db-backup-altered",
}


@contextmanager
def sentences(words: Words, file: Path | None = None) -> Iterator[None]:
    """Turn errors of a database or a backup into a sentence."""
    name = "" if file is None else str(file)
    try:
        yield
    except (BadDatabase, StoreFailed) as trouble:
        refuse(words.message("cli-db-failed", reason=str(trouble)))
    except MissingExtra as missing:
        refuse_without(words, missing)
    except NotUpgraded:
        refuse(words.message("cli-db-not-upgraded", revision=known_revision()))
    except NotEmpty:
        refuse(words.message("cli-db-not-empty"))
    except BadBackup as bad:
        refuse(words.message(BAD[bad.wrong], file=name, **bad.params))
    except OSError as trouble:
        reason = trouble.strerror or type(trouble).__name__
        refuse(
            words.message("cli-file-unwritable", file=str(trouble.filename or name), reason=reason)
        )


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """Open a database, and close it at the end."""
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()


def there(database: str | None, words: Words) -> str:
    """Return the URL of an existing database: opening a missing SQLite file would create it."""
    url = database or default_database()
    path = file_of(url)
    if path is not None and not path.exists():
        refuse(words.message("cli-file-missing", file=str(path)))
    return url

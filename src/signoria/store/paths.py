"""Default location of the database."""

from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

FILE: Final = "signoria.db"
OWNER_ONLY: Final = 0o700


def default_database() -> str:
    """Return the URL of the SQLite file in the user's data folder."""
    folder = user_data_path("signoria", appauthor=False)
    return URL.create("sqlite", database=str(folder / FILE)).render_as_string()


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database; None for other databases and unreadable URLs."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        return None
    if found.get_backend_name() != "sqlite" or not found.database:
        return None
    return Path(found.database)


def make_folder(url: str) -> None:
    """Create the folder of the default database for its owner only.

    Other folders are not created.
    """
    path = file_of(url)
    if path is not None and url == default_database():
        path.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)

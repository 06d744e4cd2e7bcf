"""`signoria rejudge`: compare a recorded game with today's rules."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from signoria.cli.ledgers import ledger_from
from signoria.cli.parameters import AsJson, Lang
from signoria.cli.screen import say_json, screen
from signoria.kernel.ledger import rejudge as judge_again
from signoria.locales.words import Words

DIFFERS: Final = 1

Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help="Ledgers of recorded games.")]


def rejudge(files: Files, lang: Lang, as_json: AsJson = False) -> None:
    """Play recorded games again, action by action, under today's rules.

    Each game is the same, or differs first at some revision; then the events of the ledger and
    those of today's rules are shown. If the game was played with other rules or cards, that is said
    first. Exit code 0 if all are the same, 1 if any differs, 2 if a file
    cannot be read.

    Examples:

    - `signoria rejudge game.jsonl`
    - `signoria rejudge games/*.jsonl --json`
    """
    words = Words(lang)
    ledgers = [(path, ledger_from(path, words)) for path in files]
    found: list[dict[str, Any]] = []
    for path, ledger in ledgers:
        difference = judge_again(ledger)
        other = [words.refusal(None, one, []) for one in ledger.differs()]
        row: dict[str, Any] = {"file": str(path), "same": difference is None, "played": other}
        if difference is not None:
            row |= {"rev": difference.rev, "was": difference.was, "now": difference.now}
        found.append(row)
        if not as_json:
            _show(row, words)
    if as_json:
        say_json(found)
    if not all(row["same"] for row in found):
        raise typer.Exit(DIFFERS)


def _show(row: dict[str, Any], words: Words) -> None:
    out = screen()
    if row["played"]:
        out.print(words.message("cli-rejudge-played", file=row["file"]), soft_wrap=True)
        for sentence in row["played"]:
            out.print(f"  {sentence}", soft_wrap=True)
    if row["same"]:
        out.print(words.message("cli-rejudge-same", file=row["file"]), soft_wrap=True)
        return
    sentence = words.message("cli-rejudge-differs", file=row["file"], rev=row["rev"])
    out.print(sentence, soft_wrap=True)
    for key in ("was", "now"):
        label = words.message("cli-rejudge-" + key)
        out.print(f"  {label}: {row[key]}", soft_wrap=True)

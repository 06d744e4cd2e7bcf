"""Ledgers read from files."""

from pathlib import Path

from signoria.cli.errors import refuse_by_rule
from signoria.cli.files import read_text
from signoria.games import find_game
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import Ledger, read_ledger
from signoria.locales.words import Words


def ledger_from(path: Path, words: Words) -> Ledger:
    """Return the ledger of a file, or refuse it with a sentence about the error."""
    text = read_text(path, words)
    try:
        return read_ledger(text, find_game)
    except BadLedger as bad:
        refuse_by_rule(words, None, bad.refusal)

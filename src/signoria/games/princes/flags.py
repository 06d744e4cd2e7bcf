"""The flag `--deck` of the command line: a deck for the tournament."""

from typing import Final

from signoria.cli.flags import Flag
from signoria.games.princes.commands.deck import deck_from
from signoria.games.princes.decks import code_of
from signoria.games.princes.options import DECKS

FLAGS: Final = [
    Flag(
        "--deck",
        "DECK",
        "A deck for the tournament of the Princes of Catan: a file, a code or a ready deck. "
        "Given twice, the first is Red's, the second Blue's.",
        DECKS,
        lambda text, words: code_of(deck_from(text, words.lang)),
    )
]

"""The options of The Princes of Catan and its presets."""

import re
from functools import cache
from operator import itemgetter
from typing import Final

from signoria.games.princes.cards import CARDS, FIRST
from signoria.games.princes.decks import READY, BadDeck, any_deck
from signoria.games.princes.decks.bringing import refuses_deck, titles_of
from signoria.games.princes.modes import EDITIONS, exists_in, lay_stacks, sets_of
from signoria.games.princes.rules import MODE_NAMES, TOURNAMENT, Options
from signoria.kernel.action import Refusal
from signoria.kernel.game import Option

EDITION: Final = "edition"  # no option: only a stored game has one
CHOOSE: Final = "choose"  # the seat brings a deck itself, in secret [T12]
DECKS: Final = ["red_deck", "blue_deck"]
OPTIONS: Final = [
    Option("mode", "MODE-1", MODE_NAMES),
    Option("points", "END-1", [], 3, 20),
    Option("turn_limit", "END-2", [], 2, 1000),
    *[Option(name, "T12", [CHOOSE, *READY], free_text=True) for name in DECKS],
]


def preset(mode: str, points: int, turn_limit: int) -> dict[str, int | str]:
    """Return a mode with its printed number of points."""
    decks: dict[str, int | str] = dict.fromkeys(DECKS, CHOOSE)
    return {"mode": mode, "points": points, "turn_limit": turn_limit, **decks}


PRESETS: Final[dict[str, dict[str, int | str]]] = {
    "introductory": preset("introductory", 7, 200),
    "gold": preset("gold", 12, 200),
    "turmoil": preset("turmoil", 12, 200),
    "progress": preset("progress", 12, 200),
    "duel": preset("duel", 13, 200),
    "tournament": preset("tournament", 15, 200),
    "sages": preset("sages", 12, 200),
    "barbarians": preset("barbarians", 12, 200),
    "prosperity": preset("prosperity", 12, 200),
}

settings_of = itemgetter(*(option.name for option in OPTIONS))


def values_of(options: dict[str, int | str]) -> tuple[int | str, ...]:
    """Return the values of the options in their order, and the edition of a stored game."""
    return *settings_of(options), options.get(EDITION, "")


def edition_of(engine: str, mode: int) -> str:
    """Return the latest edition that a release of Signoria could have; the first at least.

    A mode whose sets are younger than that has all cards of today.
    """
    version = [int(number) for number in re.findall(r"\d+", engine)[:3]]
    known = [name for name in EDITIONS if [*map(int, name.split("."))] <= version]
    edition = known[-1] if known else FIRST
    sets = {card.set for card in CARDS if exists_in(edition, card)}
    return edition if sets.issuperset(sets_of(mode)) else ""


@cache
def chosen_options(values: tuple[int | str, ...]) -> Options:
    """Convert the options for the rules; they never change, so equal tables share them."""
    mode, points, turn_limit, *decks, edition = values
    chosen = Options()
    chosen.edition = str(edition)
    chosen.mode = MODE_NAMES.index(str(mode))
    chosen.points = int(points)
    chosen.turn_limit = int(turn_limit)
    chosen.decks = [[] if deck == CHOOSE else titles_of(any_deck(str(deck))) for deck in decks]
    lay_stacks(chosen)
    return chosen


def refuses_decks(options: dict[str, int | str]) -> Refusal | None:
    """Refuse a deck in another mode, an unreadable one, or an illegal one. [T12]"""
    for name in DECKS:
        given = str(options[name])
        if given == CHOOSE:
            continue
        if options["mode"] != MODE_NAMES[TOURNAMENT]:
            return Refusal("MODE-9", {"option": name})
        try:
            refusal = refuses_deck(any_deck(given))
        except BadDeck as bad:
            return bad.refusal
        if refusal is not None:
            return refusal
    return None

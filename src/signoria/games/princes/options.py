"""The options of The Princes of Catan and its presets."""

import re
from functools import cache
from operator import itemgetter
from typing import Final

from signoria.games.princes.cards import CARDS, FIRST
from signoria.games.princes.cards.vocabulary import EXPLORERS
from signoria.games.princes.decks import (
    READY,
    BadDeck,
    any_deck,
    bounds,
    collection_of,
    judge,
    ready_deck,
)
from signoria.games.princes.decks.bringing import refuses_deck, titles_of
from signoria.games.princes.decks.collection import ALL, BASE, OWNED, Owned, stranger
from signoria.games.princes.decks.dealing import row_of
from signoria.games.princes.modes import EDITIONS, lay_stacks
from signoria.games.princes.rules import MODE_NAMES, TOURNAMENT, Options
from signoria.kernel.action import Refusal
from signoria.kernel.game import Option

EDITION: Final = "edition"  # no option: only a stored game has one
CHOOSE: Final = "choose"  # the seat brings a deck itself, in secret [T12]
DECKS: Final = ["red_deck", "blue_deck"]
SETS: Final = ["red_sets", "blue_sets"]  # the collection of each seat [T1]
NO: Final = "no"
YES: Final = "yes"
# Agreements on a tournament, each with its rule and its choices; the first is what holds otherwise.
AGREEMENTS: Final = {
    "promo": ("T14", [NO, YES]),
    "explorers": ("T30", [NO, YES]),
    "pirates": ("T19", ["harmless", "printed"]),
}
OPTIONS: Final = [
    Option("mode", "MODE-1", MODE_NAMES),
    Option("points", "END-1", [], 3, 20),
    Option("turn_limit", "END-2", [], 2, 1000),
    *[Option(name, "T12", [CHOOSE, *READY], free_text=True) for name in DECKS],
    *[Option(name, "T1", OWNED, free_text=True, before=BASE) for name in SETS],
    *[Option(name, rule, of, before=of[0]) for name, (rule, of) in AGREEMENTS.items()],
]


def preset(mode: str, points: int, turn_limit: int) -> dict[str, int | str]:
    """Return a mode with its printed number of points."""
    own: dict[str, int | str] = dict.fromkeys(DECKS, CHOOSE)
    own.update(dict.fromkeys(SETS, ALL))
    for name, (_rule, choices) in AGREEMENTS.items():
        own[name] = choices[0]
    return {"mode": mode, "points": points, "turn_limit": turn_limit, **own}


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
    "merchant-princes": preset("merchant-princes", 12, 200),
}

settings_of = itemgetter(*(option.name for option in OPTIONS))


def values_of(options: dict[str, int | str]) -> tuple[int | str, ...]:
    """Return the values of the options in their order, and the edition of a stored game."""
    return *settings_of(options), options.get(EDITION, "")


def edition_of(engine: str) -> str:
    """Return the latest edition that a release of Signoria could have; the first at least."""
    version = [int(number) for number in re.findall(r"\d+", engine)[:3]]
    known = [name for name in EDITIONS if [*map(int, name.split("."))] <= version]
    return known[-1] if known else FIRST


@cache
def chosen_options(values: tuple[int | str, ...]) -> Options:
    """Convert the options for the rules; they never change, so equal tables share them."""
    mode, points, turn_limit, red, blue, reds, blues, promo, explorers, pirates, edition = values
    chosen = Options()
    chosen.edition = str(edition)
    chosen.mode = MODE_NAMES.index(str(mode))
    chosen.points = int(points)
    chosen.turn_limit = int(turn_limit)
    decks = [[] if deck == CHOOSE else titles_of(any_deck(str(deck))) for deck in (red, blue)]
    chosen.decks = decks
    chosen.explorers = int(explorers == YES)
    chosen.printed_pirates = int(pirates == "printed")
    chosen.owned = [owned_by(str(text), str(promo), str(explorers)) for text in (reds, blues)]
    lay_stacks(chosen)
    return chosen


@cache
def owned_by(text: str, promo: str, explorers: str) -> Owned:
    """Return a collection, the most of each title, and the ready decks it has. [T1, T13 … T15]"""
    owned = collection_of(text, promo == YES, explorers == YES)
    ready = [at for at, name in enumerate(READY) if not judge(ready_deck(name), owned)]
    most = bounds(owned)
    return Owned(owned, most, row_of(most, CARDS), ready)


def refuses_agreements(options: dict[str, int | str]) -> Refusal | None:
    """Refuse unknown sets, and Explorers that one does not own. [T1, T30]"""
    for name in SETS:
        word = stranger(str(options[name]))
        if word:
            return Refusal("DECK-8", {"option": name, "name": word, "known": ", ".join(OWNED)})
    for name in SETS:
        owned = collection_of(str(options[name]))
        if options["explorers"] == YES and EXPLORERS not in owned.sets:
            return Refusal("T30", {"option": name})
    return None


def refuses_decks(options: dict[str, int | str]) -> Refusal | None:
    """Refuse a deck in another mode, an unreadable one, or an illegal one. [T12]"""
    for name in DECKS:
        given = str(options[name])
        if given == CHOOSE:
            continue
        if options["mode"] != MODE_NAMES[TOURNAMENT]:
            return Refusal("MODE-9", {"option": name})
        try:
            own = str(options[SETS[DECKS.index(name)]])
            agreed = (str(options["promo"]), str(options["explorers"]))
            refusal = refuses_deck(any_deck(given), owned_by(own, *agreed).collection)
        except BadDeck as bad:
            return bad.refusal
        if refusal is not None:
            return refusal
    return None

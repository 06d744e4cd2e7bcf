"""The cards: their files, and the objects that the engine reads.

A set is a file `<set>.toml`; a card is a table in it, in one of three tiers:

- numbers: kind, family, copies (without and with the moon), cost, points, requirement;
- sentences: `does = ["built: gain any 2 if skill-lead"]`, a trigger, verbs and their words, all
  from the closed lists of `vocabulary` and `terms`;
- specials: `special = "scout"`, a name for which the engine has special code.

`CARDS` holds a `Card` for each card of each set. `card.id` is its index and never changes: sets are
read in the order of `SETS`, and later sets are appended. The same card in two sets is one title:
`card.title` is the id of the first of them. Rules that compare cards compare titles; stacks sorted
by their backs use `card.set`. Regions are cards too, one for each number. The engine reads the ints
of `Card`, `Effect`, `Deed` and `Atom` and dispatches on `deed.verb`. The loader refuses every word
that the engine does not implement.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from signoria.games.princes.cards.card import Atom, Card, Deed, Effect
from signoria.games.princes.cards.fields import BadCards
from signoria.games.princes.cards.reading import read_cards
from signoria.games.princes.cards.vocabulary import SETS

__all__ = [
    "CARDS",
    "FIRST",
    "TITLES",
    "Atom",
    "BadCards",
    "Card",
    "Deed",
    "Effect",
    "editions",
    "numbered_names",
    "read_cards",
]

FIRST: Final = "0.1.0"
# The sets whose cards the engine implements, in the order of `SETS`; the base box has four.
PRESENT: Final = [*SETS[:4], "intrigue", "merchant-princes", "barbarians", "sages", "prosperity"]


def packed_texts() -> dict[str, str]:
    """Return the files of the package, by name, in the order of the sets."""
    folder = files("signoria.games.princes.cards")
    names = [f"{name}.toml" for name in PRESENT]
    return {name: folder.joinpath(name).read_text("utf-8") for name in names}


def numbered_names() -> list[str]:
    """Return the names of the cards in the order of their numbers in old ledgers."""
    names: list[str] = _numbered()["names"]
    return names


def editions() -> dict[str, set[str]]:
    """Return the names of the cards of each release that added some, oldest first."""
    later: dict[str, list[str]] = _numbered().get("later", {})
    names = set(numbered_names())
    return {one: (names := names.union(later.get(one, []))) for one in {FIRST: [], **later}}


def _numbered() -> dict[str, Any]:
    folder = files("signoria.games.princes.cards")
    return tomllib.loads(folder.joinpath("numbered.toml").read_text("utf-8"))


CARDS: Final[list[Card]] = read_cards(packed_texts())
# From the key of a title to the id of its first card.
TITLES: Final[dict[str, int]] = {card.key: card.id for card in CARDS if card.title == card.id}

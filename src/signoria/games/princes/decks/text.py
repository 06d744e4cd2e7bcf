"""A deck as text: one card a line with its count, in any language; # begins a comment."""

import re
import unicodedata
from typing import Final

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.decks.deck import Deck
from signoria.kernel.action import Refusal

LINE: Final = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+)")
MOST_OF_ONE: Final = 99
MOST_LINES: Final = 500
# From a folded name to its possible titles.
Names = dict[str, list[int]]


class BadDeck(ValueError):
    """An error in the text or code of a deck: the place, and the rule that it breaks."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def folded(name: str) -> str:
    """Return a name without accents, capitals and punctuation, to forgive small slips."""
    spread = unicodedata.normalize("NFKD", name.casefold().replace("’", "'"))
    return " ".join(re.findall(r"[a-z0-9]+", spread.encode("ascii", "ignore").decode()))


def keys_of(cards: list[Card] = CARDS) -> Names:
    """Return the name of every title without a catalogue: its key."""
    return {folded(card.key): [card.title] for card in cards if card.title == card.id}


def read_deck(text: str, names: Names, cards: list[Card] = CARDS) -> Deck:
    """Read the deck of a text; raise `BadDeck` with the line otherwise."""
    counts: dict[int, int] = {}
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MOST_LINES:
        raise _bad("DECK-4", MOST_LINES, most=MOST_LINES)
    for number, line in enumerate(lines, 1):
        written = line.partition("#")[0].strip()
        if written:
            title, n = _entry(number, written, names)
            counts[title] = counts.get(title, 0) + n
    return Deck(counts, cards)


def _entry(number: int, written: str, names: Names) -> tuple[int, int]:
    count, name = LINE.findall(written)[0]
    n = int(count or 1)
    if not 1 <= n <= MOST_OF_ONE:
        raise _bad("DECK-1", number, count=n, most=MOST_OF_ONE)
    meant = names.get(folded(name), [])
    if not meant:
        raise _bad("DECK-2", number, name=name[:60], card=_nearest(folded(name), names))
    if len(meant) > 1:
        raise _bad("DECK-3", number, name=name, card=meant[0])
    return meant[0], n


def _nearest(name: str, names: Names) -> int:
    """Return the title whose name shares most pairs of letters with the given one."""
    pairs = _pairs(name)
    near = max(names, key=lambda known: 2 * len(pairs & _pairs(known)) - len(_pairs(known)))
    return names[near][0]


def _pairs(name: str) -> set[str]:
    return {name[at : at + 2] for at in range(len(name) - 1)}


def _bad(rule: str, line: int, **params: int | str) -> BadDeck:
    return BadDeck(Refusal(rule, {"line": line, **params}))


def written_deck(deck: Deck, names: dict[int, str]) -> str:
    """Write a deck as text, cards first and then the events, with the given names."""
    lines: list[str] = []
    for events in (False, True):
        for title, n in deck.counts.items():
            if deck.catalogue[title].is_event() == events:
                lines.append(f"{n} {names[title]}")
    return "\n".join(lines) + "\n"

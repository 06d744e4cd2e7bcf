"""Cards made for tests: features that no base box has, written as an expansion would be."""

from collections.abc import Iterator
from contextlib import contextmanager

from signoria.games.princes.card_rows import CARD_ROWS, SIZE, card_rows_of
from signoria.games.princes.cards import CARDS, TITLES, Card, packed_texts, read_cards
from signoria.games.princes.cards.reading import written
from signoria.games.princes.cards.vocabulary import BUILT, DRAWN, PLAY
from signoria.games.princes.effects import BUILTS, DRAWS, PLAYS, USES, sentence_of, used_for
from signoria.games.princes.needs import NEED_NAMES, NEEDS, name_of

HEAD = 'set = "{set}"\nsource = "made for a test"\n'

EXPLORERS = (
    HEAD.format(set="explorers")
    + """
[made-caravel]
kind = "green"
family = "ship"
copies = [2, 0]
cost = { lumber = 1 }

[made-voyage]
kind = "event"
family = "event"
copies = [1, 1]
"""
)
SAGES = (
    HEAD.format(set="sages")
    + """
[made-foresight]
kind = "action"
family = "action"
copies = [2, 0]
most = 1

[made-owl]
kind = "marker"
family = "marker"
copies = [1, 0]
cost = {}
owls = 1
use-owls = 2
levels = [{}, { vp = 1 }, { vp = 1, owls = 2 }, { vp = 2, bounty = 3 }]
does = ["any: gain any 2; or gain gold 1; else pay any 1"]
"""
)
PROSPERITY = (
    HEAD.format(set="prosperity")
    + """
[made-insurrection]
kind = "event"
family = "event"
copies = [1, 1]
reseat = "under-4"
most = 1
"""
)
BARBARIANS = (
    HEAD.format(set="barbarians")
    + """
[made-attack]
kind = "event"
family = "event"
copies = [2, 1]
reseat = "under-4"

[pirate-ship]
again = "gold"
copies = [0, 1]
"""
)
PROMO = (
    HEAD.format(set="promo")
    + """
[made-axel]
kind = "green"
family = "hero"
copies = [2, 0]
cost = { ore = 1 }
named = true
"""
)


MADE = {
    "barbarians": BARBARIANS,
    "explorers": EXPLORERS,
    "sages": SAGES,
    "prosperity": PROSPERITY,
    "promo": PROMO,
}


def with_expansions() -> list[Card]:
    """Return the cards of the base box, then all made here, also those the engine cannot play."""
    return written(
        packed_texts() | {f"made-{name}.toml": text for name, text in MADE.items()}
    ).cards


def card(key: str) -> Card:
    """Return the first card of a title of the base box."""
    return CARDS[TITLES[key]]


@contextmanager
def instead(key: str, text: str) -> Iterator[None]:
    """Replace a card of the base box by one written here, read like any card file."""
    at, cards = TITLES[key], read_cards(_rewritten(key, text))
    rows = card_rows_of(cards)
    names = [name for name in dir(CARD_ROWS) if not name.startswith("_")]
    kept = {name: _row(CARD_ROWS, name, at) for name in names}
    sentences = [(PLAYS, PLAY), (DRAWS, DRAWN), (BUILTS, BUILT)]
    said, uses = [verbs[at] for verbs, _trigger in sentences], USES[at]
    asked, needs = [*NEED_NAMES], NEEDS[at]
    try:
        for name in names:
            _set_row(name, at, _row(rows, name, at))
        for verbs, trigger in sentences:
            verbs[at] = sentence_of(cards[at], trigger)
        USES[at] = used_for(cards[at])
        NEEDS[at] = cards[at].needs
        NEED_NAMES.extend(name_of(atom) for line in cards[at].needs for atom in line)
        yield
    finally:
        for name, row in kept.items():
            _set_row(name, at, row)
        for (verbs, _trigger), before in zip(sentences, said, strict=True):
            verbs[at] = before
        USES[at] = uses
        NEEDS[at], NEED_NAMES[:] = needs, asked


def _rewritten(key: str, text: str) -> dict[str, str]:
    texts = packed_texts()
    file = next(name for name, whole in texts.items() if f"[{key}]\n" in whole)
    before, _, rest = texts[file].partition(f"[{key}]\n")
    after = rest.find("\n[")
    return texts | {file: f"{before}[{key}]\n{text}\n{rest[after:] if after >= 0 else ''}"}


def _row(rows: object, name: str, at: int) -> list[int]:
    """Return the numbers of one card in a row of the card database."""
    row = getattr(rows, name)
    width = len(row) // (SIZE)
    return [*row[at * width : at * width + width]]


def _set_row(name: str, at: int, found: list[int]) -> None:
    row = getattr(CARD_ROWS, name)
    for place, number in enumerate(found, at * len(found)):
        row[place] = number

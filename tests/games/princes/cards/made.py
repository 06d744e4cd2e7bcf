"""Cards made for tests: what no base box has, written as an expansion would be."""

from signoria.games.princes.cards import CARDS, TITLES, Card, packed_texts, read_cards

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


def with_expansions() -> list[Card]:
    """The cards of the base box, and behind them those made here."""
    return read_cards(
        packed_texts()
        | {
            "barbarians.toml": BARBARIANS,
            "explorers.toml": EXPLORERS,
            "sages.toml": SAGES,
            "prosperity.toml": PROSPERITY,
            "promo.toml": PROMO,
        }
    )


def card(key: str) -> Card:
    """The first card of a title of the base box."""
    return CARDS[TITLES[key]]

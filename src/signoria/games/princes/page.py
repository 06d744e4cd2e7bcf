"""Data of the Princes for its page in the browser: the cards, and their texts in each language."""

from typing import Any, Final

from signoria.games.princes.card_texts import CardWords
from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.vocabulary import FAMILIES, KINDS, POINTS
from signoria.locales.catalogues import LANGUAGES


def page() -> dict[str, Any]:
    """Return the files of data by name; those of the cards by their numbers."""
    made: dict[str, Any] = {"cards": {"points": POINTS, "cards": [printed(one) for one in CARDS]}}
    for lang in LANGUAGES:
        words = CardWords(lang)
        made[f"cards.{lang}"] = {"texts": [words.effect(card) for card in CARDS]}
    return made


def printed(card: Card) -> dict[str, Any]:
    """Return a card: kind, cost, points and resource."""
    return {
        "kind": KINDS[card.kind],
        "family": FAMILIES[card.family],
        "cost": card.cost,
        "points": card.points,
        "resource": card.resource,
        "number": card.number,
    }


PAGE: Final = page

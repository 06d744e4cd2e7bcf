"""A deck: how many of which titles a player brings, the chosen events included."""

from collections.abc import Iterable

from signoria.games.princes.cards import CARDS, Card


class Deck:
    """An immutable value, compared by its contents; it need not be legal."""

    def __init__(self, counts: dict[int, int], cards: list[Card] = CARDS) -> None:
        self.counts = {title: n for title, n in sorted(counts.items()) if n > 0}
        self.catalogue = cards

    @classmethod
    def of(cls, titles: Iterable[int], cards: list[Card] = CARDS) -> "Deck":
        """Return the deck of these titles, each as often as it is named."""
        counts: dict[int, int] = {}
        for title in titles:
            counts[title] = counts.get(title, 0) + 1
        return cls(counts, cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(tuple(self.counts.items()))

    def events(self) -> list[int]:
        """Return the titles of the events, each as often as it was chosen."""
        return self._titles(True)

    def cards(self) -> list[int]:
        """Return the titles of everything else, each as often as it is in the deck."""
        return self._titles(False)

    def _titles(self, events: bool) -> list[int]:
        return [
            title
            for title, n in self.counts.items()
            for _copy in range(n)
            if self.catalogue[title].is_event() == events
        ]

    def changes(self, other: "Deck") -> dict[int, int]:
        """Return the difference to another deck: titles to add (+) or remove (-)."""
        both = sorted({*self.counts, *other.counts})
        found = {title: other.counts.get(title, 0) - self.counts.get(title, 0) for title in both}
        return {title: n for title, n in found.items() if n}

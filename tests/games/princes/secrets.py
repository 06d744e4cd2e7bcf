"""What The Princes of Catan hide from a watcher."""

from signoria.games.princes.book import SIZE
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import ACTION, BASIC, GREEN
from signoria.testing.subject import Subject

DRAW_CARDS = [card.id for card in CARDS if card.set == BASIC and card.kind in (GREEN, ACTION)]


def hidden(subject: Subject, watcher: int) -> set[str]:
    """The pool, the other hand, what the other has seen of the stacks."""
    others = [seat for seat in range(subject.seats) if seat != watcher]
    paths = {f"pool[{card}]" for card in DRAW_CARDS}
    paths |= {f"hands[{seat * SIZE + card}]" for seat in others for card in DRAW_CARDS}
    paths.add("stock[*]")
    if watcher < 0:
        paths.add("known[*]")
    return paths

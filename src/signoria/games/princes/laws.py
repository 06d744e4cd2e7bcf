"""Fields of The Princes of Catan that are hidden from a watcher."""

from typing import Final

from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.cards import CARDS
from signoria.games.princes.modes import drawn_in
from signoria.games.princes.options import chosen_options, values_of
from signoria.games.princes.rivals import kept_at
from signoria.games.princes.rules import MODE_NAMES, SEATS, TOURNAMENT
from signoria.testing.subject import Declaration, Subject


def hidden(subject: Subject, watcher: int) -> set[str]:
    """Name the pool, the other hand, the stacks, and regions that are laid out face down."""
    mode = MODE_NAMES.index(str(subject.options["mode"]))
    others = [seat for seat in range(subject.seats) if seat != watcher]
    rows = [owned.most for owned in chosen_options(values_of(subject.options)).owned]
    paths = _decks(others, rows) if mode == TOURNAMENT else _stacks(mode, others)
    paths |= {"stock[*]", "in_hand[*]"}
    if mode:
        paths.add("orders")
    # events that only one has looked at, or taken out of the game
    paths |= {"events[*]?", "glimpsed[*]?", "gone[*]?"}
    paths |= {f"event_pool[{card.id}]?" for card in CARDS if card.is_event()}
    if watcher < 0:
        paths |= {"known[*]?" if mode == TOURNAMENT else "known[*]", "known_held[*]?"}
    if watcher < 0 and mode == TOURNAMENT:
        first = kept_at(0, 1)
        paths |= {f"decks[{at}]?" for at in range(first, first + SEATS * SIZE)}
    return paths


def _stacks(mode: int, others: list[int]) -> set[str]:
    cards = [card.id for card in CARDS if drawn_in(mode, card)]
    paths = {f"pool[{card}]" for card in cards}
    return paths | {f"hands[{seat * SIZE + card}]" for seat in others for card in cards}


def _decks(others: list[int], most: list[dict[int, int]]) -> set[str]:
    """Name all cards that others may have brought to a tournament."""
    paths: set[str] = set()
    for seat in others:
        for title in most[seat]:
            rows = ["decks"] if CARDS[title].is_event() else ["decks", "pool", "hands"]
            paths |= {f"{row}[{seat * SIZE + title}]" for row in rows}
    events = {title for seat in others for title in most[seat] if CARDS[title].is_event()}
    return paths | {f"event_pool[{title}]" for title in events}


LAWS: Final = Declaration(hidden, effort=6, shorter={"turn_limit": 50})

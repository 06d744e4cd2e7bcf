"""Fields of Il Principe that are hidden from a watcher."""

from typing import Final

from signoria.games.il_principe.rules import COLOURS
from signoria.testing.subject import Declaration, Subject


def hidden(subject: Subject, watcher: int) -> set[str]:
    """Name the deck, the others' hands and sealed cards, and their purses unless those are open."""
    others = [seat for seat in range(subject.seats) if seat != watcher]
    hidden = {f"deck[{colour}]" for colour in range(COLOURS)}
    for seat in others:
        for colour in range(COLOURS):
            at = seat * COLOURS + colour
            hidden |= {f"hands[{at}]", f"aside[{at}]"}
    for at in range(subject.seats * COLOURS):
        hidden.add(f"known[{at}]")  # a forgetful world has not watched the auctions
    if subject.options["open_purses"] == "no":
        hidden |= {"bank", *(f"coins[{seat}]" for seat in others)}
    return hidden


LAWS: Final = Declaration(hidden)

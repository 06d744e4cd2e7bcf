"""Hidden fields of each game, and its actions outside the menu."""

from signoria.games.il_principe.rules import COLOURS
from signoria.games.intrigue.account import CAUSED, FORTUNES, PAID, SALARIES, TAKEN
from signoria.kernel.settings import Options
from signoria.testing.subject import FreeActions, Hidden, Subject
from tests.games.intrigue.sayings import sayings
from tests.games.princes.secrets import hidden as princes


def il_principe(subject: Subject, watcher: int) -> set[str]:
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


def intrigue(subject: Subject, watcher: int) -> set[str]:
    """Name the account before the end, and purses of others and the bank unless open."""
    rounds = FORTUNES + int(subject.options["last_round"]) - 1  # the last ends the game
    columns = [PAID, TAKEN, SALARIES, CAUSED, *range(FORTUNES, rounds)]
    seats = range(subject.seats)
    hidden = {f"account[{at * subject.seats + seat}]" for at in columns for seat in seats}
    if subject.options["cash_visibility"] == "hidden":
        hidden |= {"bank", *(f"coins[{seat}]" for seat in seats if seat != watcher)}
    return hidden


HIDDEN: dict[str, Hidden] = {"il-principe": il_principe, "intrigue": intrigue, "princes": princes}
FREE_ACTIONS: dict[str, FreeActions] = {"intrigue": sayings}
LONG = {"princes": 6}  # a random game is so many times as long as one of the others
SHORTER: dict[str, Options] = {"princes": {"turn_limit": 50}}  # for laws that are tried throughout


def shortened(subject: Subject) -> Subject:
    """Shorten the subject's game, so that random players end it sooner."""
    subject.options = subject.options | SHORTER.get(subject.game.slug, {})
    return subject

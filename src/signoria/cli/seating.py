"""People, bots and seed of a game in the terminal; the ledger's header keeps them for later."""

from typing import Any

from signoria.arena.guard import Guard
from signoria.cli.errors import refuse, refuse_by_rule
from signoria.cli.players import guards
from signoria.cli.setups import Setup
from signoria.kernel.action import Refusal
from signoria.kernel.header import Header
from signoria.locales.words import Words


class Seating:
    """People in the first seats, bots in the others, and the seed of the game if it has one."""

    def __init__(self, people: int, bots: str, seed: int | None) -> None:
        self.people = people
        self.bots = bots
        self.seed = seed

    def fields(self) -> dict[str, int | str]:
        """Return the fields of a header that say all this."""
        seed = {} if self.seed is None else {"seed": self.seed}
        return {"people": self.people, "bots": self.bots, **seed}

    def guards(self, setup: Setup) -> list[Guard]:
        """Return the bots, or refuse a seating that the table cannot have."""
        if self.people > setup.seats:
            message = setup.words.message("cli-people", people=self.people, seats=setup.seats)
            refuse(message)
        return guards(self.bots, setup.seats - self.people, self.seed, setup)


def seating_in(header: Header, words: Words) -> Seating | None:
    """Return the seating that a header has; None for a header of an earlier version."""
    line: dict[str, Any] = header.written()
    if "people" not in line:
        return None
    people, bots, seed = line["people"], line.get("bots"), line.get("seed")
    whole = type(people) is int and people > 0 and type(seed) in (int, type(None))
    if not whole or not isinstance(bots, str):
        refuse_by_rule(words, None, Refusal("LEDGER-2", {"line": 1}))
    return Seating(people, bots, seed)

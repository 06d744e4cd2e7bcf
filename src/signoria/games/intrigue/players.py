"""Scripted players of Intrigue, who promise each other places."""

from typing import Any, Final

from signoria.games.intrigue.actions import AcceptWord, DeclineWord, GiveWord
from signoria.games.intrigue.book import words_given
from signoria.games.intrigue.rules import PLACE_IT, PROMISE, THEN
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table
from signoria.testing.players import Player, Players, at_random

TALK_EVERY: Final = 9  # one decision in so many is preceded by talk


def promise(table: Table[Any], rng: SeededRng) -> None:
    """Sometimes let a random seat promise another one a place; the other accepts or declines."""
    if rng.below(1, TALK_EVERY):
        return
    s, seats = table.state, table.state.seats
    speaker, back = rng.below(0, seats), 1 + rng.below(0, seats - 1)
    hearer, number = (speaker + back) % seats, words_given(s)
    until = min(s.round + 1, s.options.last_round)
    kind, least = rng.below(0, s.options.professions), 2 * s.options.min_bribe
    clause = [THEN, PLACE_IT, speaker, hearer, kind, NOBODY, least, until]
    if table.submit(speaker, GiveWord(PROMISE, 0, 1 << hearer, 0, clause)) is None:
        table.submit(hearer, AcceptWord(number) if rng.below(0, 2) else DeclineWord(number))


PLAYERS: Final = Players([Player(at_random)], games=1, talk=promise)

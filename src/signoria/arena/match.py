"""One game of a run: ask every seat through its guard, and record the result."""

from collections import Counter
from typing import Any

import msgspec

from signoria.arena.guard import FALLBACKS, Answer, Guard, Speech
from signoria.arena.outside import OutsideBot
from signoria.arena.record import GameRecord
from signoria.arena.schedule import Entrant, Fixture, Terms, bot_seed, deal_seed
from signoria.arena.talk import converse
from signoria.bots.bot import Bot
from signoria.bots.levels import bot_named
from signoria.kernel.game import Game, Outcome
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import BOT, Table, open_table


class Cast:
    """The bots of one process: new built-in bots for each game, outside programs reused."""

    def __init__(self) -> None:
        self.programs: dict[tuple[str, int], OutsideBot] = {}

    def bots(self, terms: Terms, fixture: Fixture) -> list[Bot[Any]]:
        """Return the bots at the table, by seat."""
        entrants = {entrant.name: entrant for entrant in terms.entrants}
        names = fixture.names
        return [
            self._bot(
                *(entrants[name], names[:seat].count(name)),
                *(bot_seed(terms.seed, fixture, seat), terms.game),
            )
            for seat, name in enumerate(names)
        ]

    def _bot(self, entrant: Entrant, copy: int, seed: int, game: str) -> Bot[Any]:
        if not entrant.outside:
            return bot_named(entrant.spec, seed, game)
        program = self.programs.get((entrant.name, copy))
        if program is None:
            program = self.programs[entrant.name, copy] = OutsideBot(entrant.spec, seed)
        program.seed = seed
        return program

    def begin(self, bots: list[Bot[Any]], game: Game[Any], terms: Terms) -> None:
        """Announce the new game to the outside programs at the table."""
        for bot in bots:
            if isinstance(bot, OutsideBot):
                bot.new_game(game, terms.seats, dict(terms.options))

    def end(self, bots: list[Bot[Any]], outcome: Outcome) -> None:
        """Send the result to the outside programs at the table."""
        for bot in bots:
            if isinstance(bot, OutsideBot):
                bot.game_over(outcome)

    def close(self) -> None:
        """End every outside program."""
        while self.programs:
            self.programs.popitem()[1].close()


class SeatedBot:
    """A bot in its seat during a game: its guard, and its counters."""

    def __init__(self, bot: Bot[Any], limit: float) -> None:
        self.guard = Guard(bot, limit, bot.seed)
        self.before = bot.cut_short
        self.fallbacks: Counter[str] = Counter()
        self.reasons: dict[str, str] = {}
        self.micros: list[int] = []

    def count(self, answer: Answer) -> None:
        """Count one decision."""
        self.micros.append(round(answer.seconds * 1e6))
        if answer.fallback:
            self.fallbacks[answer.fallback] += 1
            self.reasons.setdefault(answer.fallback, answer.reason)

    def listen(self, speech: Speech) -> None:
        """Count the fallback of a speech, if there was one."""
        if speech.fallback:
            self.fallbacks[speech.fallback] += 1
            self.reasons.setdefault(speech.fallback, speech.reason)

    def cut_short(self) -> int:
        """Return how many decisions of this game a time limit ended early."""
        return self.guard.bot.cut_short - self.before


def play_match(
    game: Game[Any], terms: Terms, fixture: Fixture, cast: Cast
) -> tuple[GameRecord, Table[Any]]:
    """Play a game to its end; if several seats are asked at once, the lowest goes first."""
    chance = SeededRng(deal_seed(terms.seed, fixture.deal))
    table = open_table(game, terms.seats, dict(terms.options), chance)
    bots = cast.bots(terms, fixture)
    cast.begin(bots, game, terms)
    seated = [SeatedBot(bot, terms.limit) for bot in bots]
    guards = {seat: one.guard for seat, one in enumerate(seated)}
    while actors := table.actors():
        for speaker, speech in converse(table, guards):
            seated[speaker].listen(speech)
        seat = actors[0]
        answer = seated[seat].guard.answer(table, seat)
        seated[seat].count(answer)
        refusal = table.submit(seat, answer.action, BOT)
        if refusal is not None:
            raise RuntimeError(f"a guard let {answer.action} pass, which {refusal.rule} refuses")
    outcome = game.outcome(table.state)
    cast.end(bots, outcome)
    return _record(fixture, table, outcome, seated), table


def _record(
    fixture: Fixture, table: Table[Any], outcome: Outcome, seated: list[SeatedBot]
) -> GameRecord:
    return GameRecord(
        number=fixture.number,
        deal=fixture.deal,
        names=fixture.names,
        mirror=fixture.mirror,
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        reason=outcome.reason,
        rounds=normal_rounds(table),
        decisions=[len(one.micros) for one in seated],
        fallbacks=[{kind: one.fallbacks[kind] for kind in FALLBACKS} for one in seated],
        cut_short=[one.cut_short() for one in seated],
        reasons=[one.reasons for one in seated],
        micros=[one.micros for one in seated],
    )


def normal_rounds(table: Table[Any]) -> int | None:
    """Return the number of rounds, without an extra last one; None if the game has no rounds."""
    view: dict[str, Any] = msgspec.to_builtins(table.game.view(table.state, SPECTATOR))
    rounds = view.get("round")
    return rounds - (view.get("last_round") is True) if isinstance(rounds, int) else None

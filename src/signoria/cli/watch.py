"""`signoria watch`: bots play, and the game is printed line by line."""

from secrets import randbelow
from time import sleep
from typing import Annotated, Any

import typer

from signoria.arena.talk import converse
from signoria.cli.laying import Laid, lay
from signoria.cli.parameters import (
    Bots,
    Cities,
    Decks,
    GameName,
    Lang,
    Preset,
    Seats,
    Seed,
    Wishes,
)
from signoria.cli.players import chance, guards
from signoria.cli.room import tell_outcome
from signoria.cli.screen import screen
from signoria.cli.telling import EVERYTHING, story
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import BOT, Table, open_table
from signoria.locales.words import Words

Pause = Annotated[float, typer.Option(min=0, max=60, help="Seconds to wait after each line.")]
All = Annotated[bool, typer.Option("--all", help="Tell the secrets of every seat, too.")]


def watch(
    game: GameName,
    lang: Lang,
    seats: Seats = None,
    bots: Bots = "page",
    preset: Preset = None,
    wishes: Wishes = None,
    cities: Cities = None,
    decks: Decks = None,
    seed: Seed = None,
    pause: Pause = 0.0,
    everything: All = False,
) -> None:
    """Let bots play a game and print it, line by line, as a spectator sees it.

    Without --seed each call plays a new game; its seed is printed first, so that you can watch the
    same game again.

    Examples:

    - `signoria watch il-principe`
    - `signoria watch il-principe --bots prince,minister,courtier,page`
    - `signoria watch intrigue --seats 5 --bots honest,grasping,tit-for-tat,traitor,schemer`
    - `signoria watch il-principe --seats 2 --seed 7 --pause 0.5 --lang fr`
    """
    words = Words(lang)
    laid = lay(words, game, seats, preset, wishes, cities, decks)
    seed = randbelow(1_000_000) if seed is None else seed
    players = guards(bots, laid.seats, seed, laid)
    screen().print(words.house("cli-watch-seed", game=words.game(laid.game), seed=str(seed)))
    table = open_table(laid.game, laid.seats, laid.options, chance(seed))
    ear = EVERYTHING if everything else SPECTATOR
    told = _tell(laid, table, 0, ear, pause)
    while not table.state.over():
        for _said in converse(table, dict(enumerate(players))):
            told = _tell(laid, table, told, ear, pause)
        seat = table.actors()[0]
        table.submit(seat, players[seat].answer(table, seat).action, BOT)
        told = _tell(laid, table, told, ear, pause)
    tell_outcome(laid, table)


def _tell(laid: Laid, table: Table[Any], told: int, ear: int, pause: float) -> int:
    """Print the new entries; return how many entries there are now."""
    for line in story(laid, table.entries[told:], ear):
        screen().print(line)
        sleep(pause)
    return len(table.entries)

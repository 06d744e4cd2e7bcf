"""`signoria watch`: bots play, and the game is printed line by line."""

from secrets import randbelow
from time import sleep
from typing import Annotated, Any

import typer

from signoria.arena.talk import converse
from signoria.cli.examples import with_examples
from signoria.cli.parameters import (
    Bots,
    GameName,
    Lang,
    OptionTexts,
    Preset,
    Seats,
    Seed,
)
from signoria.cli.players import chance, guards
from signoria.cli.screen import screen
from signoria.cli.sentences import EVERYTHING, story
from signoria.cli.setups import Setup, setup_from
from signoria.cli.terminal_table import print_outcome
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import BOT, Table, open_table
from signoria.locales.words import Words

Pause = Annotated[float, typer.Option(min=0, max=60, help="Seconds to wait after each line.")]
All = Annotated[bool, typer.Option("--all", help="Tell the secrets of every seat, too.")]


@with_examples
def watch(
    game: GameName,
    lang: Lang,
    seats: Seats = None,
    bots: Bots = "page",
    preset: Preset = None,
    options: OptionTexts = None,
    seed: Seed = None,
    pause: Pause = 0.0,
    everything: All = False,
) -> None:
    """Let bots play a game and print it, line by line, as a spectator sees it.

    Without --seed each call plays a new game; its seed is printed first, so that you can watch the
    same game again.

    Examples:

    {examples}
    """
    words = Words(lang)
    setup = setup_from(words, game, seats, preset, options)
    seed = randbelow(1_000_000) if seed is None else seed
    players = guards(bots, setup.seats, seed, setup)
    screen().print(words.message("cli-watch-seed", game=words.game(setup.game), seed=str(seed)))
    table = open_table(setup.game, setup.seats, setup.options, chance(seed))
    viewer = EVERYTHING if everything else SPECTATOR
    shown = _print_events(setup, table, 0, viewer, pause)
    while not table.state.over():
        for _said in converse(table, dict(enumerate(players))):
            shown = _print_events(setup, table, shown, viewer, pause)
        seat = table.actors()[0]
        table.submit(seat, players[seat].answer(table, seat).action, BOT)
        shown = _print_events(setup, table, shown, viewer, pause)
    print_outcome(setup, table)


def _print_events(setup: Setup, table: Table[Any], shown: int, viewer: int, pause: float) -> int:
    """Print the new entries; return how many entries there are now."""
    for line in story(setup, table.entries[shown:], viewer):
        screen().print(line)
        sleep(pause)
    return len(table.entries)

"""`signoria table`: play in the terminal, alone against bots or with friends at one keyboard."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.errors import refuse
from signoria.cli.examples import with_examples
from signoria.cli.ledger_files import LedgerFile, give_chance, new_file, unfinished_file
from signoria.cli.parameters import Lang, OptionalBots, OptionTexts, Preset, Seats, Seed
from signoria.cli.players import chance
from signoria.cli.prompts import Left
from signoria.cli.random_play import check_seed
from signoria.cli.seating import Seating, seating_in
from signoria.cli.setups import Setup, setup_from
from signoria.cli.terminal_table import TerminalTable
from signoria.games import GAMES, find_game
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.header import Header
from signoria.locales.words import Words

People = Annotated[
    int | None,
    typer.Option(
        "--people", min=1, show_default="1", help="How many people play; bots get the other seats."
    ),
]
LedgerPath = Annotated[
    Path | None,
    typer.Option(
        "--ledger",
        metavar="FILE",
        help="Write the game to this file, entry by entry; --resume continues it.",
    ),
]
Resume = Annotated[
    Path | None,
    typer.Option(
        "--resume",
        metavar="FILE",
        help="Continue the game in this ledger, and add its new entries to the file.",
    ),
]
OptionalGame = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]",
        help="The game to play; `signoria games` lists them. Leave it out with --resume.",
    ),
]


@with_examples
def table(
    lang: Lang,
    game: OptionalGame = None,
    seats: Seats = None,
    people: People = None,
    bots: OptionalBots = None,
    preset: Preset = None,
    options: OptionTexts = None,
    seed: Seed = None,
    ledger: LedgerPath = None,
    resume: Resume = None,
) -> None:
    """Play a game in the terminal.

    The screen shows your seat's view and its legal actions. Answer with a number of the list, the
    name beside it, or words such as: bid 4. Also: why bid 9, rule AUC-3, log, board, help, quit.
    Several people share the keyboard with a curtain between them: the screen is cleared, and the
    next one presses Enter.

    Examples:

    {examples}

    --ledger writes each choice before anybody sees it. After Ctrl-C, a closed terminal or a power
    loss, --resume continues the game with the same people, bots and seed. A last line that was cut
    off is removed. If rules or cards have changed, the screen and the ledger say so. Only one
    process at a time can have the file open. If the ledger does not say who plays, as in files of
    earlier versions, give --people, --bots and --seed again.
    """
    words = Words(lang)
    check_seed(seed, words)
    given = any(one is not None for one in (people, bots, seed))
    seating = Seating(people or 1, "page" if bots is None else bots, seed)
    if resume is not None:
        if any(one is not None for one in (game, seats, preset, options, ledger)):
            refuse(words.message("cli-resume-alone"))
        with unfinished_file(resume, words) as file:
            _resume(file, seating, given, words)
    elif game is None:
        refuse(words.message("cli-table-which-game", game=GAMES[0].slug))
    else:
        _begin(setup_from(words, game, seats, preset, options), seating, ledger)


def _begin(setup: Setup, seating: Seating, path: Path | None) -> None:
    """Play a new game."""
    header = Header(setup.game, setup.seats, setup.preset, setup.options)
    header.line = header.written() | seating.fields()
    ledger = GrowingLedger(header.text(), find_game, rng=chance(seating.seed))
    bots = seating.guards(setup)
    if path is None:
        ledger.table.begin()
        _play(TerminalTable(setup, ledger.table, seating.people, bots), None)
        return
    with new_file(path, setup.words) as file:
        file.begin(ledger)
        _play(TerminalTable(setup, ledger.table, seating.people, bots, file.update), file)


def _resume(file: LedgerFile, seating: Seating, given: bool, words: Words) -> None:
    """Continue a game with the people, the bots and the seed of its ledger."""
    ledger, header = file.ledger, file.ledger.header
    recorded = seating_in(header, words)
    if recorded is not None and given:
        refuse(words.message("cli-resume-alone"))
    seating = recorded or seating
    setup = Setup(header.game, header.seats, header.preset, header.options, words)
    bots = seating.guards(setup)
    if seating.seed is not None:
        give_chance(ledger, chance(seating.seed))
    notices = file.resume()
    people = seating.people
    _play(TerminalTable(setup, ledger.table, people, bots, file.update, notices), file)


def _play(terminal: TerminalTable, file: LedgerFile | None) -> None:
    words = terminal.setup.words
    try:
        terminal.play()
        terminal.print_end()
    except Left:
        terminal.out.print(words.message("cli-goodbye"))
    except KeyboardInterrupt:
        terminal.out.print()  # leave the line of the question
        raise
    finally:
        if file is not None:
            said = "cli-written" if terminal.table.state.over() else "cli-resume-later"
            terminal.out.print(words.message(said, file=str(file.path)), soft_wrap=True)

"""`signoria table`: play in the terminal, alone against bots or with friends at one keyboard."""

from pathlib import Path
from typing import Annotated, Any

import typer

from signoria.arena.guard import Guard
from signoria.cli.errors import refuse
from signoria.cli.files import check_writable
from signoria.cli.ledger_files import LedgerFile, resumed
from signoria.cli.parameters import Bots, Cities, Lang, OptionTexts, Preset, Seats, Seed
from signoria.cli.players import chance, guards
from signoria.cli.prompts import Left
from signoria.cli.random_play import check_seed
from signoria.cli.setups import Setup, setup_from
from signoria.cli.terminal_table import TerminalTable
from signoria.games import find_game
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.header import Header
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from signoria.locales.words import Words

People = Annotated[
    int, typer.Option("--people", min=1, help="How many of the seats are held by people.")
]
LedgerPath = Annotated[
    Path | None,
    typer.Option("--ledger", metavar="FILE", help="Write the game to a file as it goes."),
]
Resume = Annotated[
    Path | None,
    typer.Option(
        "--resume", metavar="FILE", help="Continue the game of a ledger, and write it on."
    ),
]
OptionalGame = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="The game, as in `signoria games`; not with --resume."),
]


def table(
    lang: Lang,
    game: OptionalGame = None,
    seats: Seats = None,
    people: People = 1,
    bots: Bots = "page",
    preset: Preset = None,
    options: OptionTexts = None,
    cities: Cities = None,
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

    - `signoria table il-principe`
    - `signoria table il-principe --bots prince,minister,courtier`
    - `signoria table intrigue --bots honest,traitor,schemer`
    - `signoria table il-principe --seats 3 --people 2 --lang it`
    - `signoria table il-principe --preset mtm2005 --ledger game.jsonl`
    - `signoria table --resume game.jsonl`
    """
    words = Words(lang)
    check_seed(seed, words)
    if resume is not None:
        if any(one is not None for one in (game, seats, preset, options, cities, ledger)):
            refuse(words.message("cli-resume-alone"))
        setup, opened = resumed(resume, words, chance(seed))
    elif game is None:
        refuse(words.message("cli-table-which-game"))
    else:
        setup = setup_from(words, game, seats, preset, options, cities)
        opened = _begun(setup, chance(seed))
    if people > setup.seats:
        refuse(words.message("cli-people", people=people, seats=setup.seats))
    others = guards(bots, setup.seats - people, seed, setup)
    path = resume or ledger
    file = None if path is None else LedgerFile(path, opened, words)
    if file is not None and resume is None:
        check_writable(file.path, words)
        file.begin()
    _play(setup, opened.table, people, others, file)


def _begun(setup: Setup, rng: Rng) -> GrowingLedger:
    """Return the ledger of a new game, at its first decision."""
    header = Header(setup.game, setup.seats, setup.preset, setup.options)
    ledger = GrowingLedger(header.text(), find_game, rng=rng)
    ledger.table.begin()
    return ledger


def _play(
    setup: Setup, table: Table[Any], people: int, bots: list[Guard], file: LedgerFile | None
) -> None:
    keep = (lambda: None) if file is None else file.update
    terminal = TerminalTable(setup, table, people, bots, keep)
    try:
        terminal.play()
        terminal.print_end()
    except Left:
        terminal.out.print(setup.words.message("cli-goodbye"))
    if file is not None:
        said = "cli-written" if table.state.over() else "cli-resume-later"
        terminal.out.print(setup.words.message(said, file=str(file.path)), soft_wrap=True)

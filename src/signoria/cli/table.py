"""`signoria table`: play in the terminal, alone against bots or with friends at one keyboard."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.asking import Left
from signoria.cli.errors import refuse
from signoria.cli.files import check_writable, write_text
from signoria.cli.laying import Laid, lay
from signoria.cli.parameters import Bots, Cities, GameName, Lang, Preset, Seats, Seed, Wishes
from signoria.cli.players import chance, guards
from signoria.cli.room import Room
from signoria.kernel.ledger import ledger_of
from signoria.kernel.table import open_table
from signoria.locales.words import Words

People = Annotated[
    int, typer.Option("--people", min=1, help="How many of the seats are held by people.")
]
LedgerFile = Annotated[
    Path | None,
    typer.Option("--ledger", metavar="FILE", help="Write the game down when it is over or left."),
]


def table(
    game: GameName,
    lang: Lang,
    seats: Seats = None,
    people: People = 1,
    bots: Bots = "page",
    preset: Preset = None,
    wishes: Wishes = None,
    cities: Cities = None,
    seed: Seed = None,
    ledger: LedgerFile = None,
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
    """
    words = Words(lang)
    laid = lay(words, game, seats, preset, wishes, cities)
    if people > laid.seats:
        refuse(words.house("cli-people", people=people, seats=laid.seats))
    others = guards(bots, laid.seats - people, seed, laid)
    if ledger is not None:
        check_writable(ledger, words)
    opened = open_table(laid.game, laid.seats, laid.options, chance(seed))
    room = Room(laid, opened, people, others)
    _play(room)
    if ledger is not None:
        _write(laid, room, ledger)


def _play(room: Room) -> None:
    try:
        room.play()
        room.tell_end()
    except Left:
        room.out.print(room.laid.words.house("cli-goodbye"))


def _write(laid: Laid, room: Room, path: Path) -> None:
    write_text(path, ledger_of(room.table, laid.preset, laid.options).text(), laid.words)
    room.out.print(laid.words.house("cli-written", file=str(path)), soft_wrap=True)

"""`signoria replay`: a recorded game as one seat or a spectator saw it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from signoria.cli.boards import board_of
from signoria.cli.errors import refuse, refuse_by_rule
from signoria.cli.ledgers import ledger_from
from signoria.cli.parameters import AsJson, Lang
from signoria.cli.screen import say_json, screen
from signoria.cli.sentences import EVERYTHING, events_for, lines_for, story
from signoria.cli.setups import Setup
from signoria.cli.terminal_table import print_outcome
from signoria.kernel.action import Refusal
from signoria.kernel.header import MISFITS, BadLedger
from signoria.kernel.ledger import Ledger, standing
from signoria.kernel.ledger import replay as fold
from signoria.kernel.log import shown_from
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from signoria.kernel.views import encode_view
from signoria.kernel.wire import encode_action, encode_event
from signoria.locales.words import Words

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file of a recorded game (a ledger).")
]
Seat = Annotated[
    int | None,
    typer.Option(
        "--seat",
        show_default="a spectator",
        help="Show what this seat may see; the first seat is 0.",
    ),
]
To = Annotated[
    int | None,
    typer.Option(
        "--to",
        metavar="REV",
        show_default="the end",
        help="Show the game up to this revision; the first entry is 1.",
    ),
]
All = Annotated[bool, typer.Option("--all", help="Show the secrets of every seat.")]
Unfinished = Annotated[
    bool, typer.Option("--unfinished", help="Accept a game that was not played to its end.")
]


def replay(
    file: File,
    lang: Lang,
    seat: Seat = None,
    to: To = None,
    everything: All = False,
    unfinished: Unfinished = False,
    as_json: AsJson = False,
) -> None:
    """Print a recorded game, entry by entry, then show the board.

    You see what the seat may see; without --seat, a spectator's view. If the game is not over, sums
    appear only where its log still shows them. With --json: the view, the events visible to that
    seat, and its legal actions at that revision.

    Examples:

    - `signoria replay game.jsonl`
    - `signoria replay game.jsonl --seat 0 --to 25`
    - `signoria replay game.jsonl --all --json`
    """
    words = Words(lang)
    ledger = ledger_from(file, words)
    header = ledger.header
    setup = Setup(header.game, header.seats, header.preset, header.options, words)
    _check(setup, ledger, seat, to, everything)
    if header.is_shown_otherwise():
        for one in header.unlike:
            typer.echo(words.refusal(None, one, []), err=True)
    table = _folded(setup, ledger, to)
    over = _over(table)
    if not (over or unfinished or to is not None):
        stops = words.refusal(None, Refusal("LEDGER-10", {"rev": table.rev}), [])
        refuse(f"{stops} {words.message('cli-unfinished-hint')}")
    viewer = EVERYTHING if everything else SPECTATOR if seat is None else seat
    shown = 0 if over or _over(fold(ledger)) else shown_from(table, viewer)
    if as_json:
        say_json({"over": over, **_written(setup, table, viewer, shown)})
    else:
        _print_events(setup, table, viewer, over, shown)


def _check(setup: Setup, ledger: Ledger, seat: int | None, to: int | None, all_: bool) -> None:
    words, last = setup.words, len(ledger.entries)
    if seat is not None and all_:
        refuse(words.message("cli-all-or-seat"))
    if seat is not None and not 0 <= seat < setup.seats:
        refuse(words.message("cli-seat-range", seat=seat, last=setup.seats - 1))
    if to is not None and not 1 <= to <= last:
        refuse(words.message("cli-to-range", rev=to, last=last))


def _folded(setup: Setup, ledger: Ledger, to: int | None) -> Table[Any]:
    """Return the table after the ledger's events; refuse a ledger that cannot be shown."""
    try:
        table = fold(ledger, to)
        _look_at(setup, table)
    except BadLedger as bad:
        refuse_by_rule(setup.words, None, bad.refusal)
    except MISFITS:
        line = len(ledger.entries if to is None else ledger.entries[:to]) + 1
        refuse_by_rule(setup.words, None, Refusal("LEDGER-9", {"line": line}))
    return table


def _look_at(setup: Setup, table: Table[Any]) -> None:
    """Compute everything that will be shown; a ledger edited by hand may fail here."""
    for seat in (SPECTATOR, *range(setup.seats)):
        _view(table, seat)
        _legal(table, seat)
    story(setup, table.entries, EVERYTHING)
    if _over(table):
        winners = table.game.outcome(table.state).winners
        if not winners or max(winners) >= setup.seats:
            raise ValueError(winners)


def _over(table: Table[Any]) -> bool:
    """Return whether the game has begun and ended; an undo may have removed all entries."""
    return bool(standing(table.entries)) and table.state.over()


def _written(setup: Setup, table: Table[Any], viewer: int, shown: int) -> dict[str, Any]:
    game, seats = setup.game, range(setup.seats)
    lines = [
        {"rev": entry.rev, "by": entry.by, "events": [encode_event(game, e) for e in events]}
        for entry in table.entries
        for events in [events_for(setup, entry, viewer, shown)]
    ]
    written = {"game": game.slug, "seats": setup.seats, "preset": setup.preset}
    written |= {"options": setup.options, "rev": table.rev, "entries": lines}
    if viewer == EVERYTHING:
        views = [_view(table, seat) for seat in seats]
        legal = [_legal(table, seat) for seat in seats]
        return {**written, "view": _view(table, SPECTATOR), "views": views, "legal": legal}
    who = None if viewer == SPECTATOR else viewer
    return {**written, "seat": who, "view": _view(table, viewer), "legal": _legal(table, viewer)}


def _view(table: Table[Any], seat: int) -> Any:
    return encode_view(table.game.view(table.state, seat))


def _legal(table: Table[Any], seat: int) -> list[Any]:
    menu = table.game.menu
    return [encode_action(table.game, menu[number]) for number in table.legal(seat)]


def _print_events(setup: Setup, table: Table[Any], viewer: int, over: bool, shown: int) -> None:
    out, board = screen(), board_of(setup)
    lines = Grid.grid(padding=(0, 2, 0, 0))
    lines.add_column(justify="right", style="dim")
    for entry in table.entries:
        for number, line in enumerate(lines_for(setup, entry, viewer, shown)):
            lines.add_row("" if number else str(entry.rev), line)
    out.print(lines)
    out.print()
    view = table.game.view(table.state, SPECTATOR if viewer == EVERYTHING else viewer)
    out.print(board.public(view))
    if viewer == EVERYTHING:
        for seat, name in enumerate(setup.names):
            out.print(board.own(table.game.view(table.state, seat), name))
            out.print()
    elif viewer != SPECTATOR:
        out.print(board.own(view))
    if over:
        print_outcome(setup, table)
    elif standing(table.entries):
        out.print()
        out.print(setup.words.agenda(setup.game, table.state, setup.names), style="bold")

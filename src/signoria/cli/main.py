"""The door of the command line."""

import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Annotated, Final

import typer

from signoria.cli.arena import arena
from signoria.cli.bench import bench
from signoria.cli.build import description
from signoria.cli.games import games
from signoria.cli.rejudge import rejudge
from signoria.cli.replay import replay
from signoria.cli.simulate import simulate
from signoria.cli.table import table
from signoria.cli.watch import watch

COMMANDS: Final[tuple[Callable[..., None], ...]] = (
    table,
    watch,
    games,
    simulate,
    arena,
    replay,
    rejudge,
    bench,
)

app = typer.Typer(
    name="signoria",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _say_version(wished: bool) -> None:
    if wished:
        typer.echo(description())
        raise typer.Exit


@app.callback()
def signoria(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_say_version,
            is_eager=True,
            help="Say the version, and whether the engine is compiled or interpreted.",
        ),
    ] = False,
) -> None:
    """Games of princes, on one engine whose log is the truth.

    To play at once: signoria table il-principe
    """


for command in COMMANDS:
    app.command()(command)


def run() -> None:
    """What `signoria` on the shell calls; a letter the terminal lacks is no reason to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="signoria")

"""Entry point of the command line."""

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

# Each command and the module that defines it. A module is imported when its command is used: short
# commands need not wait for the imports of the web server and the database. Games add their own.
COMMANDS: Final = {
    "play": "serve",
    "serve": "serve",
    "table": "table",
    "watch": "watch",
    "games": "games",
    "simulate": "simulate",
    "arena": "arena",
    "replay": "replay",
    "rejudge": "rejudge",
    "bench": "bench",
    "db": "db",
    "moderators": "moderators",
    "new-game": "new_game",
}
ALONE: Final = {"--ray": "local"}
OPTIONS: Final = "options"  # the parameter of commands that take `--option`
TONE: Final[dict[str, Any]] = {"add_completion": False, "rich_markup_mode": "markdown"}


def command(name: str) -> Callable[..., None] | typer.Typer:
    """Import and return a command, or a group of commands.

    With server and database imported at once, `signoria --version` took three seconds of CPU time.
    """
    with _no_collection():
        if name not in COMMANDS:
            return commands_of_games()[name]
        module = import_module(f"signoria.cli.{COMMANDS[name]}")
    found: Callable[..., None] | typer.Typer = getattr(module, name.replace("-", "_"))
    return found


@cache
def commands_of_games() -> dict[str, typer.Typer]:
    """Return the commands that games bring, by name; a name that is taken stays what it is."""
    games, parts = import_module("signoria.games"), import_module("signoria.kernel.parts")
    found: dict[str, typer.Typer] = {}
    for game in games.GAMES:
        for name, own in (parts.part_of(game, "commands") or {}).items():
            found.setdefault(name, own)
    return {name: own for name, own in found.items() if name not in COMMANDS}


def all_commands() -> list[str]:
    """List the commands in the order of the help: general ones, then those of games."""
    return [*COMMANDS, *commands_of_games()]


@contextmanager
def _no_collection() -> Iterator[None]:
    """Pause the garbage collector during imports: it would find nothing, as modules stay."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Command(TyperCommand):
    """A command with options that take a default value if they stand alone, and flags of games."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Return the parameters; after `--option` come the flags that games bring."""
        found = super().get_params(ctx)
        if not self._takes_options():
            return found
        at = next(at for at, one in enumerate(found) if one.name == OPTIONS) + 1
        return [*found[:at], *_flag_parameters(), *found[at:]]

    def _takes_options(self) -> bool:
        return any(one.name == OPTIONS for one in self.params)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; read `--ray` alone as `--ray local`, and flags as options."""
        if self._takes_options():
            flags = import_module("signoria.cli.flags")
            args = list(flags.as_options(args, flags.all_flags()))
        for at in range(len(args) - 1, -1, -1):
            rest = args[at + 1 :]
            if args[at] in ALONE and (not rest or rest[0].startswith("-")):
                args = [*args[: at + 1], ALONE[args[at]], *rest]
        return super().parse_args(ctx, args)


def _flag_parameters() -> list[TyperOption]:
    """Return parameters that show the flags of games in the help, and ask for their values."""
    return [
        TyperOption(
            param_decls=[flag.name], metavar=flag.metavar, help=flag.help, expose_value=False
        )
        for flag in import_module("signoria.cli.flags").all_flags()
    ]


class Commands(TyperGroup):
    """All commands, each imported when it is used."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names in the order of the help."""
        return all_commands()

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return the command of that name, if there is one."""
        if cmd_name not in COMMANDS and cmd_name not in commands_of_games():
            return None
        found = command(cmd_name)
        if not isinstance(found, typer.Typer):
            alone = typer.Typer(pretty_exceptions_enable=False, **TONE)
            alone.command(cmd_name, cls=Command)(found)
            found = alone
        return get_command(found)


app = typer.Typer(
    name="signoria",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    **TONE,
)


def _say_version(requested: bool) -> None:
    if requested:
        typer.echo(import_module("signoria.cli.build").description())
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
    """Board games on one engine, with a complete log of every game.

    To play at once: signoria play
    """


def run(name: str = "signoria") -> None:
    """Run the command line under the name it was called by.

    Characters that the terminal cannot show are replaced.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name=name)

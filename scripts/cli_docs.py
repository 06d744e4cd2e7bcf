"""Generator of docs/reference/cli.md from the commands; without --write it prints the page."""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import typer
from typer.models import ArgumentInfo, OptionInfo

from signoria.cli.flags import all_flags
from signoria.cli.main import OPTIONS, all_commands, command

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "cli.md"

HEAD = """\
# The command line

This page is generated from the commands by `scripts/cli_docs.py`; `signoria COMMAND --help` \
prints the same. `signoria --version` prints the version and whether the engine is compiled or \
interpreted.

Exit codes:

- 0: done.
- 1: `rejudge` or `db verify` found a difference, `deck check` found a broken rule, or a worker of \
`arena` died.
- 2: bad input. One sentence on standard error gives the reason; nothing was written.
- 130: interrupted.
"""


def page() -> str:
    return "\n".join([HEAD, *(section(*found) for found in commands())])


def commands() -> Iterator[tuple[str, Any]]:
    """Yield every command by its whole name; the callback of a group comes before its commands."""
    for name in all_commands():
        found = command(name)
        if not isinstance(found, typer.Typer):
            yield name, found
            continue
        if found.registered_callback is not None:
            yield name, found.registered_callback.callback
        for one in found.registered_commands:
            assert one.callback is not None
            yield f"{name} {one.name or one.callback.__name__}", one.callback


def section(name: str, command: Any) -> str:
    said = inspect.cleandoc(command.__doc__)
    rows = list(parameters(command))
    words = " ".join(argument for argument, *_ in rows if not argument.startswith("-"))
    lines = [f"## signoria {name}", "", f"`signoria {name} {words}".rstrip() + "`", "", said, ""]
    lines += ["| parameter | default | meaning |", "|---|---|---|"]
    lines += [f"| `{shown}` | {default} | {meaning} |" for shown, default, meaning in rows]
    return "\n".join([*lines, ""])


def parameters(command: Any) -> Iterator[tuple[str, str, str]]:
    """Yield each argument and option: its notation, its default and its meaning."""
    for name, parameter in inspect.signature(command).parameters.items():
        if parameter.annotation is typer.Context:
            continue
        assert get_origin(parameter.annotation) is Annotated
        kind, described = get_args(parameter.annotation)[:2]
        meaning = described.help or ""
        if isinstance(described, ArgumentInfo):
            yield str(described.metavar), "", meaning
        else:
            yield written(name, kind, described), default_of(parameter, described), meaning
        if name == OPTIONS:
            yield from ((f"{flag.name} {flag.metavar}", "", flag.help) for flag in all_flags())


def written(name: str, kind: Any, option: OptionInfo) -> str:
    # Inside Annotated the first argument of typer.Option is the flag, stored as its default.
    flag = option.default if isinstance(option.default, str) else "--" + name
    if kind is bool:
        return flag
    choices = [str(choice) for choice in get_args(kind) if isinstance(choice, str)]
    return f"{flag} {option.metavar or '/'.join(choices) or 'N'}"


def default_of(parameter: inspect.Parameter, option: OptionInfo) -> str:
    if isinstance(option.show_default, str):
        return option.show_default
    if parameter.default is None or isinstance(parameter.default, bool):
        return ""
    return str(parameter.default)


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(page(), "utf-8")
    else:
        sys.stdout.write(page())

"""Arguments and options that several commands share."""

import os
from typing import Annotated

import typer

from signoria.games import GAMES
from signoria.locales.catalogues import LANGUAGES, Language


def usual_language() -> str:
    """Return the language of LC_ALL or LANG if there is a catalogue for it; else English."""
    requested = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return requested[:2] if requested[:2] in LANGUAGES else "en"


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="One of: " + ", ".join(g.slug for g in GAMES) + ".")
]
Lang = Annotated[
    Language,
    typer.Option(
        "--lang",
        default_factory=usual_language,
        show_default="from LC_ALL or LANG",
        help="The language to speak.",
    ),
]
Seats = Annotated[
    int | None, typer.Option("--seats", show_default="4", help="How many seats the table has.")
]
Preset = Annotated[
    str | None,
    typer.Option(
        "--preset",
        metavar="NAME",
        show_default="the game's first",
        help="A printed edition's rules.",
    ),
]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="Set one option beside the preset; may be given several times.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        show_default="none",
        help="Number that determines all chance; the same seed gives the same game.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one line of JSON for scripts.")]
_BOTS = typer.Option(
    "--bots",
    metavar="NAMES",
    show_default="page",
    help="The bots at the other seats: page, courtier, minister or prince, at Intrigue also "
    "honest, grasping, tit-for-tat, traitor or schemer; one name for all, or one for each with "
    "commas between them.",
)
Bots = Annotated[str, _BOTS]
OptionalBots = Annotated[str | None, _BOTS]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        show_default="no",
        help="Play on a Ray cluster (docs/how-to/run-on-ray.md): at this address, or on this "
        "machine alone.",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="SIGNORIA_DATABASE",
        show_envvar=False,
        show_default="SIGNORIA_DATABASE, or a file in your data folder",
        help="sqlite:///path/to/file or postgresql://user@host/name.",
    ),
]

"""`signoria arena`: bots against bots in many games, with standings and ratings."""

from pathlib import Path
from typing import Annotated, Final

import typer

from signoria import VERSION
from signoria.arena.outside import CannotStart, OutsideBot
from signoria.arena.report import report as report_page
from signoria.arena.schedule import Entrant, Terms, deals_for, seatings
from signoria.cli.errors import refuse
from signoria.cli.examples import with_examples
from signoria.cli.files import write_text
from signoria.cli.flags import as_given
from signoria.cli.parameters import AsJson, GameName, Lang, OptionTexts, Preset, Ray, Seats
from signoria.cli.players import built_in_bot
from signoria.cli.random_play import check_seed
from signoria.cli.running import OutputFiles, Run
from signoria.cli.screen import say_json, screen
from signoria.cli.setups import Setup, setup_from
from signoria.cli.standings import show
from signoria.locales.words import Words
from signoria.portable import cores, joined

ONE_IN: Final = 20
LIMIT: Final = 10.0

BuiltInBots = Annotated[
    str | None,
    typer.Option(
        "--bots", metavar="NAMES", help="The built-in bots that play, with commas between them."
    ),
]
OutsideBots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME=COMMAND",
        help="Another program that plays as a bot (docs/reference/bot-protocol.md). Repeat the "
        "option for each program.",
    ),
]
Games = Annotated[
    int,
    typer.Option(
        "--games",
        min=1,
        help="How many games to play, rounded up: every deal is played in every seating.",
    ),
]
Mirrors = Annotated[
    int | None,
    typer.Option(
        "--mirrors",
        min=0,
        show_default="one in 20",
        help="How many games each bot plays against itself, as a control.",
    ),
]
Limit = Annotated[
    float,
    typer.Option(
        "--limit",
        min=0.001,
        max=86_400,
        help="Seconds that a bot has for one decision; a late bot gets a fallback move.",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers", min=1, show_default="all cores", help="How many processes play at once."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Write the result of every finished game to this run file."
    ),
]
Resume = Annotated[
    bool,
    typer.Option(
        "--resume",
        help="Continue the run in the file of --out; finished games are not played again.",
    ),
]
Report = Annotated[
    Path | None,
    typer.Option(
        "--report", metavar="FILE", help="Write the standings with charts to this HTML file."
    ),
]
Ledgers = Annotated[
    Path | None,
    typer.Option(
        "--ledgers",
        metavar="DIR",
        help="Write the ledger of each game to a file in this directory.",
    ),
]


@with_examples
def arena(
    game: GameName,
    lang: Lang,
    seats: Seats = None,
    preset: Preset = None,
    options: OptionTexts = None,
    bots: BuiltInBots = None,
    outside: OutsideBots = None,
    games: Games = 400,
    seed: Annotated[
        int,
        typer.Option(help="Number that determines all chance; the same seed gives the same games."),
    ] = 1,
    mirrors: Mirrors = None,
    limit: Limit = LIMIT,
    workers: Workers = None,
    ray: Ray = None,
    out: Out = None,
    resume: Resume = False,
    as_json: AsJson = False,
    report: Report = None,
    ledgers: Ledgers = None,
) -> None:
    """Let bots play many games against each other and rate them.

    Every deal is played in every seating. With as many bots as seats, the bots rotate until each
    has had every seat; with more bots, every combination does. A name given several times holds
    several seats: `--bots prince,greedy,greedy,greedy` is one against three. Each bot also plays
    some of the deals against itself, which shows the value of each seat alone.

    The cards of deal i (from 1) come from the seed SEED × 1000003 + i and do not depend on the
    seating. The bot at seat s (from 0) of that deal's seating j (from 0) has the seed (SEED ×
    1000003 + i) × 1000003 + 16 j + s, modulo 2^40. So the result, except for times, is the same on
    every machine and for any number of workers, unless a bot runs out of time.

    If a bot is late, crashes or breaks the rules, a built-in move replaces its decision, and
    the report counts it. After Ctrl-C a run shows its results so far. With --out it can continue
    later with --resume.

    Examples:

    {examples}
    """
    words = Words(lang)
    setup = setup_from(words, game, seats, preset, options)
    check_seed(seed, words)
    entrants = _entrants(bots, outside or [], setup)
    _check_number(len(entrants), setup)
    terms = _terms(setup, entrants, games, mirrors, seed, limit)
    run = Run(setup, terms, OutputFiles(out, resume, report, ledgers), workers or cores(), ray)
    run.check()
    _check_programs(terms, words)
    command = _command(
        ["signoria", "arena", game],
        *(("--seats", setup.seats), ("--preset", preset), ("--bots", bots)),
        *(as_given(text) for text in options or []),
        *(("--bot", one) for one in outside or []),
        *(("--games", games), ("--seed", seed), ("--mirrors", mirrors)),
        ("--limit", None if limit == LIMIT else limit),
    )
    _play(run, command, as_json)


def _play(run: Run, command: str, as_json: bool) -> None:
    words, page = run.setup.words, run.files.report
    broken = run.play()
    result = run.result()
    if as_json:
        say_json(result)
    elif result["standings"]:
        show(run.setup, result)
    if broken is not None:
        typer.echo(broken.said(command, run), err=True)
        raise typer.Exit(broken.ends)
    if page is not None:
        write_text(page, report_page(result, command), words)
        if not as_json:
            screen().print(words.message("cli-arena-report", file=str(page)), soft_wrap=True)


def _entrants(bots: str | None, outside: list[str], setup: Setup) -> list[Entrant]:
    """Return the entrants, one for each copy; refuse a malformed or doubled bot."""
    words = setup.words
    entrants = [_entrant(name.strip(), setup) for name in bots.split(",")] if bots else []
    for text in outside:
        name, equals, command = text.partition("=")
        if not (equals and name.strip() and command.strip()):
            refuse(words.message("cli-arena-bot-form", requested=text))
        entrants.append(Entrant(name.strip(), command.strip(), True))
    known: dict[str, Entrant] = {}
    for entrant in entrants:
        if known.setdefault(entrant.name, entrant) != entrant:
            refuse(words.message("cli-arena-bot-twice", name=entrant.name))
    return entrants


def _entrant(name: str, setup: Setup) -> Entrant:
    built_in_bot(name, 0, setup)
    return Entrant(name, name)


def _check_number(bots: int, setup: Setup) -> None:
    if bots < setup.seats:
        example = ",".join(["prince"] + ["greedy"] * (setup.seats - 1))
        say = setup.words.message
        refuse(say("cli-arena-few-bots", bots=bots, seats=setup.seats, example=example))


def _check_programs(terms: Terms, words: Words) -> None:
    """Start every outside bot once, so that a bad command shows before anything is played."""
    for entrant in terms.entrants:
        if entrant.outside:
            program = OutsideBot(entrant.spec)
            try:
                program.start()
            except CannotStart as trouble:
                params = {"name": entrant.name, "reason": trouble.reason}
                refuse(words.message("cli-arena-bot-start", **params))
            finally:
                program.close()


def _terms(
    setup: Setup, entrants: list[Entrant], games: int, mirrors: int | None, seed: int, limit: float
) -> Terms:
    bots = [entrant.name for entrant in entrants]
    whole = deals_for(bots, setup.seats, games) * len(seatings(bots, setup.seats))
    return Terms(
        game=setup.game.slug,
        rules=setup.game.rules,
        data=setup.game.data(setup.options),
        engine=VERSION,
        seats=setup.seats,
        preset=setup.preset,
        options=setup.options,
        seed=seed,
        bots=bots,
        entrants=list(dict.fromkeys(entrants)),
        games=whole,
        mirrors=whole // ONE_IN if mirrors is None else mirrors,
        limit=limit,
    )


def _command(start: list[str], *given: tuple[str, object]) -> str:
    """Return the command that plays the same games again."""
    flags = [str(part) for flag, value in given if value is not None for part in (flag, value)]
    return joined([*start, *flags])

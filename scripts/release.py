"""Make a release: the version in every file that has it, the changelog, and ledgers to keep.

`python -m scripts.release 0.2.0` prepares the commit of a release. `--ledgers` only records games
of the current version, in a new folder of tests/releases that no later commit changes.
"""

import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

import signoria
from signoria.games import GAMES
from signoria.games.princes.card_rows import CARD_NAMES
from signoria.games.princes.modes import EDITIONS
from signoria.games.princes.options import edition_of
from signoria.kernel.game import Game
from signoria.kernel.ledger import Ledger, ledger_of, replay
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options
from signoria.kernel.table import Table, open_table
from signoria.kernel.undo import undo_entry
from signoria.kernel.views import encode_view
from signoria.testing.players import players_of

ROOT: Final = Path(__file__).parents[1]
RELEASES: Final = ROOT / "tests" / "releases"
PATTERN: Final = re.compile(r"\d+\.\d+\.\d+")
CARDS: Final = "src/signoria/games/princes/cards/numbered.toml"
LATER: Final = re.compile(r'^"(\d+\.\d+\.\d+)" = \[[^]]*\]\n', re.MULTILINE)
# The lines that hold the version; `{}` stands for it.
PLACES: Final = {
    "src/signoria/__init__.py": 'VERSION: Final = "{}"',
    "CITATION.cff": "version: {}",
}
# Files whose text has the version in one of these forms; elsewhere it is history, and stays.
TEXTS: Final = {
    "docs/install*.md": "signoria-{}-cp",
    "docs/start/play.md": "signoria {},",
    ".github/ISSUE_TEMPLATE/*.yml": "signoria {},",
    "SECURITY.md": "Signoria is at {} ",
}
UNRELEASED: Final = "## Unreleased\n"
UNDONE: Final = 12  # the decision of each game that is taken back
SHOWN: Final = 3  # revisions of a game whose views are kept


def played(game: Game[Any], seats: int, preset: str, decisions: int) -> Ledger:
    """Play some decisions of a game, or all of it, with talk and an undo; return the ledger."""
    options = dict(game.presets[preset])
    table = open_table(game, seats, options, SeededRng(seats))
    rng = SeededRng(seats + 1)
    players = players_of(game)
    choose = players.players[0].choose
    for decision in range(decisions):
        if table.state.over():
            break
        players.talk(table, rng)
        seat = table.actors()[0]
        table.submit(seat, game.menu[choose(table, seat, rng)])
        if decision == UNDONE:
            table = undone(table, preset, options)
    return ledger_of(table, preset, options)


def undone(table: Table[Any], preset: str, options: Options) -> Table[Any]:
    """Return the table with its last entry taken back by all seats."""
    everyone = list(range(table.state.seats))
    table.entries.append(undo_entry(table, table.rev - 1, everyone))
    return replay(ledger_of(table, preset, options), rng=table.rng)


def settings() -> Iterator[tuple[Game[Any], str, int]]:
    """Yield every preset of every game with every number of seats."""
    for game in GAMES:
        for preset in game.presets:
            for seats in range(game.fewest, game.most + 1):
                yield game, preset, seats


def views(ledger: Ledger) -> Iterator[str]:
    """Yield the views of every seat and of a spectator at some revisions, the last among them."""
    last = len(ledger.entries)
    for part in range(1, SHOWN + 1):
        rev = last * part // SHOWN
        table: Table[Any] = replay(ledger, rev)
        for seat in (SPECTATOR, *range(table.state.seats)):
            line = [rev, seat, encode_view(table.game.view(table.state, seat))]
            yield msgspec.json.encode(line).decode() + "\n"


def record(version: str) -> None:
    """Write a finished and an unfinished game of every setting, with views."""
    folder = RELEASES / version
    if folder.exists():
        raise SystemExit(f"{folder} exists; the ledgers of a release never change.")
    folder.mkdir(parents=True)
    for game, preset, seats in settings():
        over = played(game, seats, preset, game.horizon)
        running = played(game, seats, preset, len(over.entries) // 2)
        for state, ledger in (("over", over), ("running", running)):
            name = f"{game.slug}-{preset}-{seats}-{state}"
            (folder / f"{name}.jsonl").write_text(ledger.text(), "utf-8")
            (folder / f"{name}.views.jsonl").write_text("".join(views(ledger)), "utf-8")
    folder.with_name(f"{version}.digest").write_text(f"{digest(folder)}\n", "utf-8")


def digest(folder: Path) -> str:
    """Return the digest of all files of a release, which never changes."""
    files = sorted(folder.iterdir())
    found = [f"{file.name} {sha256(file.read_bytes()).hexdigest()}" for file in files]
    return sha256("\n".join(found).encode()).hexdigest()


def record_in_a_new_process(version: str) -> None:
    """Record games in a new process, which reads the version and the cards just written."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "scripts.release", "--ledgers"]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode or not (RELEASES / version).exists():
        raise SystemExit("The games were not recorded; the lines above say why.")


def list_cards(version: str) -> None:
    """List the cards that the last release lacks as those of this version."""
    released = edition_of(signoria.VERSION)
    names = [name for name in CARD_NAMES if name not in EDITIONS[released]]
    path = ROOT / CARDS
    text = LATER.sub(lambda one: one[0] if is_released(one[1]) else "", path.read_text("utf-8"))
    rows = textwrap.fill(", ".join(f'"{name}"' for name in names), 95, break_on_hyphens=False)
    added = f'"{version}" = [\n{textwrap.indent(rows, "    ")},\n]\n' if names else ""
    path.write_text(text + added, "utf-8")


def is_released(version: str) -> bool:
    """Return whether a version is the last release or one before it."""
    return _numbers(version) <= _numbers(signoria.VERSION)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


def renumbered(text: str, form: str, version: str) -> str:
    """Return a text with another version wherever the present one has that form."""
    return text.replace(form.format(signoria.VERSION), form.format(version))


def number(version: str) -> None:
    """Write the version into every file that has it, and the changelog's section."""
    for name, line in PLACES.items():
        path = ROOT / name
        text = path.read_text("utf-8")
        path.write_text(text.replace(line.format(signoria.VERSION), line.format(version)), "utf-8")
    for pattern, form in TEXTS.items():
        for path in ROOT.glob(pattern):
            path.write_text(renumbered(path.read_text("utf-8"), form, version), "utf-8")
    changes = ROOT / "CHANGELOG.md"
    text = changes.read_text("utf-8")
    today = datetime.now(UTC).date().isoformat()
    section = f"{UNRELEASED}\n## {version} - {today}\n"
    changes.write_text(text.replace(UNRELEASED, section, 1), "utf-8")


def main(arguments: list[str]) -> None:
    """Make the release that the arguments ask for."""
    if arguments == ["--ledgers"]:
        record(signoria.VERSION)
    elif len(arguments) == 1 and PATTERN.fullmatch(arguments[0]):
        if is_released(arguments[0]) or (RELEASES / arguments[0]).exists():
            raise SystemExit(f"{arguments[0]} is released; a new version has a higher number.")
        number(arguments[0])
        list_cards(arguments[0])
        record_in_a_new_process(arguments[0])
        print(
            "Read the changelog, run `make docs` and `make test`, commit, then: "
            f"git tag v{arguments[0]}"
        )
    else:
        raise SystemExit("usage: python -m scripts.release VERSION | --ledgers")


if __name__ == "__main__":
    main(sys.argv[1:])

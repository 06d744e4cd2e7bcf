"""Test that the words which plain names have replaced do not return."""

import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[2]
WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
TEXTS: Final = {
    *(".py", ".ts", ".svelte", ".css", ".md", ".toml", ".yaml", ".yml", ".mjs", ".js", ".html"),
    *(".sh", ".service", ".example", ".ftl", ".cff", ""),
}

# The rules of the games, their cards and boards have their own words, as printed.
GAMES: Final = (
    "src/signoria/games/*/*",
    "tests/games/*/*",
    "tests/toy/*",
    "scripts/golden.py",
    "scripts/rules_*.py",
    "docs/reference/rules/*",
    "docs/reference/cards.md",
    "docs/reference/features.md",
    "docs/reference/glossary.md",
    "docs/how-to/write-a-card.md",
    "docs/gallery/*",
    "docs/explanation/design.md",
    "web/src/games/il-principe/*",
    "web/src/games/intrigue/*",
    "web/src/games/princes/*",
    "web/src/art/*",
    "web/src/generated/*",
)
# These pages name the former words on purpose.
HISTORY: Final = (
    "CHANGELOG.md",
    "LICENSE",
    "docs/adr/*",
    "scripts/plain_words.py",
    "tests/shape/test_replaced_words.py",
)
# Ledgers and databases that exist keep their names.
STORED: Final = (
    "src/signoria/kernel/hash_chain.py",
    "src/signoria/kernel/ledger.py",
    "src/signoria/kernel/ledger_reader.py",
    "src/signoria/server/table/open_ledger.py",
    "src/signoria/server/lobby/further_tables.py",
    "src/signoria/server/lobby/new_tables.py",
    "src/signoria/store/*",
    "tests/games/test_ledger_reader.py",
    "tests/games/mutations.py",
    "tests/kernel/*",
    "tests/store/*",
    "tests/cli/test_db.py",
    "tests/server/bots/test_worker_cache.py",
    "tests/server/test_importing.py",
    "tests/web/hidden.py",
    "tests/web/moments.py",
    "docs/reference/ledger-format.md",
)
LAYING: Final = (  # cards are laid in Il Principe and in the Princes
    *GAMES,
    *STORED,
    "docs/examples/my_bot.py",
    "docs/start/first-bot.md",
    "docs/start/play.md",
    "docs/reference/bot-protocol.md",
    "docs/known-issues.md",
    "examples/network/turned.py",
    "tests/bots/*",
    "tests/cli/*",
    "tests/locales/test_words.py",
    "tests/research/*",
    "tests/server/longest.py",
    "src/signoria/locales/*/web.ftl",
    "tests/games/test_words.py",
    "tests/shape/test_sizes.py",
    "web/src/games/generic/view-text.test.ts",
    "tests/web/*",
)
DOORS: Final = (*GAMES, "tests/web/*")  # of a palace
ROLES_ANEW: Final = (  # a phase of Il Principe
    *GAMES,
    "docs/reference/*",
    "tests/shape/test_plain_words.py",
)
# The speed at which a page shows moves; a stored column has the name too.
MOVES: Final = (
    *GAMES,  # peace, in Italian
    *("docs/explanation/web-page.md", "docs/reference/glossary.md", "web/src/*", "tests/web/*"),
    "src/signoria/locales/*/web.ftl",
    *("src/signoria/store/*", "tests/store/*", "tests/server/test_live_table.py"),
    "src/signoria/server/lobby/*",
    "src/signoria/server/table/live.py",
)
BANK: Final = (  # of a game; a former field of stored clocks has the name too
    *GAMES,
    *("docs/start/*", "src/signoria/locales/*/web.ftl", "tests/locales/*", "tests/testing/*"),
    *("src/signoria/server/table/clock_kinds.py", "tests/server/test_clock_kinds.py"),
)
PROMISES: Final = (  # the promise book of Intrigue
    *GAMES,
    *("docs/explanation/bots.md", "docs/known-issues.md", "docs/reference/environments.md"),
    *("src/signoria/games/*", "tests/bots/*", "tests/research/*", "tests/server/scenes.py"),
    "src/signoria/arena/paper/style.py",  # a typeface
)
ASKED: Final = (  # of a player, of the rules, or of a reader
    *GAMES,
    *("docs/*", "web/src/*", "tests/web/*", "tests/games/*", "scripts/rules.py"),
    *("scripts/web_story.py", "src/signoria/cli/*", "src/signoria/kernel/rng.py"),
    *("src/signoria/locales/words.py", "src/signoria/testing/*"),
    "src/signoria/server/table/state.py",
)
HASTE: Final = ("Makefile", "docs/*", "scripts/*", "web/src/*", "src/signoria/games/*")


class Replaced(NamedTuple):
    """A word, the word to write, and the files that may keep it."""

    by: str
    kept: tuple[str, ...] = ()


REPLACED: Final = {
    "wish": Replaced("action", (*GAMES, *STORED)),
    "wishes": Replaced("actions; preferences; wanted options", GAMES),
    "wished": Replaced("requested"),
    "house": Replaced("server", (*GAMES, *STORED, "src/signoria/locales/en/web.ftl")),
    "houses": Replaced("servers", GAMES),
    "told": Replaced("events; recorded; sent", (*GAMES, *STORED)),
    "heard": Replaced("entries; visible events", GAMES),
    "lay": Replaced("create a table; set up", LAYING),
    "lays": Replaced("creates", LAYING),
    "laid": Replaced("created; set up", LAYING),
    "laying": Replaced("creating", LAYING),
    "door": Replaced("adapter; environment", DOORS),
    "doors": Replaced("adapters; authenticator", DOORS),
    "counsel": Replaced("heuristics"),
    "plane": Replaced("feature"),
    "planes": Replaced("features"),
    "pane": Replaced("buffer"),
    "panes": Replaced("buffers"),
    "temper": Replaced("personality"),
    "tempers": Replaced("personalities"),
    "tending": Replaced("autoplay"),
    "spoiled": Replaced("dirty", ("tests/toy/*", "tests/kernel/*", "src/signoria/games/*")),
    "seal": Replaced("hash", (*GAMES, *STORED, "tests/web/test_intrigue.py")),
    "seals": Replaced("hashes", (*GAMES, "tests/research/*")),
    "granted": Replaced(
        "accepted; allowed", ("tests/server/test_nodes.py", "web/src/core/notices.ts")
    ),
    "doorman": Replaced("authentication"),
    "dresser": Replaced("response headers"),
    "herald": Replaced("presence publisher", GAMES),
    "pulse": Replaced("heartbeat", GAMES),
    "duty": Replaced("automatic move"),
    "duties": Replaced("automatic moves", GAMES),
    "hearing": Replaced("talk request", GAMES),
    "hearings": Replaced("talk requests"),
    "desks": Replaced("worker caches"),
    "rooms": Replaced("packages; modules", GAMES),
    "court": Replaced("own area; levels", (*GAMES, "src/signoria/locales/en/web.ftl")),
    "courts": Replaced("own areas; levels", GAMES),
    "grant": Replaced("accept; allow"),
    "grants": Replaced("accepts; allows"),
    "granting": Replaced("accepting"),
    "wishing": Replaced("requesting"),
    "retold": Replaced("resent"),
    "heed": Replaced("watch; obey"),
    "lest": Replaced("so that … not"),
    "thereof": Replaced("of it"),
    "furnish": Replaced("load"),
    "noughts": Replaced("zeros"),
    "nought": Replaced("zero"),
    "anew": Replaced("again", ROLES_ANEW),
    "swift": Replaced("fast; cached"),
    "senseless": Replaced("not understood"),
    "retell": Replaced("resend"),
    "unsaid": Replaced("redacted", GAMES),
    "spelled": Replaced("encoded"),
    "chair": Replaced("seat"),
    "chairs": Replaced(
        "seats; names; copies", ("src/signoria/arena/record.py", "tests/arena/test_record.py")
    ),
    "worn": Replaced("common headers"),
    "forsaken": Replaced("abandoned"),
    "fact": Replaced("value that a ledger may have; term; detail", GAMES),
    "facts": Replaced("results; terms; details; public information"),
    "book": Replaced("ledger; card database", PROMISES),
    "books": Replaced("ledgers"),
    "quick": Replaced("playout move; fallback", HASTE),
    "pace": Replaced("clock kind; rate", MOVES),
    "paces": Replaced("clock kinds; rates", MOVES),
    "bank": Replaced("initial time; remaining time", BANK),
    "banks": Replaced("remaining times", ("src/signoria/server/table/clocks.py",)),
    "question": Replaced("request; query", ASKED),
    "questions": Replaced("requests; queries", ASKED),
    "desk": Replaced("worker cache"),
    "tail": Replaced("frame; lines after a revision", ("web/src/art/*",)),
    "spoiling": Replaced("making dirty"),
}


def texts() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every file of the project that people read."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    names = listed.stdout.split() or [str(p.relative_to(ROOT)) for p in ROOT.rglob("*")]
    for name in names:
        path = ROOT / name
        if path.suffix in TEXTS and path.is_file() and not name.startswith((".venv", "docs/img")):
            yield name, path.read_text("utf-8", errors="replace")


@pytest.fixture(scope="module")
def found() -> dict[str, list[str]]:
    """Return the places of each replaced word, without the files that may keep it."""
    places: dict[str, list[str]] = {word: [] for word in REPLACED}
    for name, text in texts():
        if any(fnmatch(name, kept) for kept in HISTORY):
            continue
        for number, line in enumerate([name, *text.splitlines()]):
            for word in {part.lower() for part in WORD.findall(line)} & REPLACED.keys():
                if not any(fnmatch(name, kept) for kept in REPLACED[word].kept):
                    places[word].append(f"{name}:{number}: {line.strip()[:100]}")
    return places


@pytest.mark.parametrize("word", REPLACED)
def test_replaced_word_does_not_return(word: str, found: dict[str, list[str]]) -> None:
    assert found[word] == [], f"write {REPLACED[word].by} instead"


# Each of these named several things; a second class or type gets a name of its own.
ONE_THING: Final = (
    *("Choice", "Request", "Step", "Spoken", "Node"),
    *("Book", "Window", "Cards", "Places", "Room", "Fault", "Line", "Record", "Outcome", "Terms"),
)


@pytest.mark.parametrize("name", ONE_THING)
def test_class_or_type_name_means_one_thing(name: str) -> None:
    defined = re.compile(
        rf"^\s*(?:(?:export )?(?:class|interface|type) {name}\b(?! =.*Of<)|{name} = )", re.MULTILINE
    )
    programs = [(file, text) for file, text in texts() if file.endswith((".py", ".ts", ".svelte"))]

    definitions = {"Step": 2}  # a step of the agenda: in the kernel and on the page
    found = [file for file, text in programs for _one in defined.findall(text)]
    assert len(found) <= definitions.get(name, 1), found


@pytest.mark.parametrize("name", ["go_on", "grown"])
def test_replaced_name_does_not_return_in_store_and_server(name: str) -> None:
    own = [each for each in texts() if re.match(r"src/signoria/(store|server)/.*\.py$", each[0])]
    used = re.compile(rf"\b_?{name}\b(?!\"  # the word of earlier releases)")

    assert [file for file, text in own if used.search(text)] == []

import re
from pathlib import Path
from typing import get_args

import pytest

from signoria.cli.parameters import usual_language
from signoria.games import GAMES
from signoria.locales.catalogues import Language, catalogue
from signoria.locales.words import LANGUAGES
from tests.cli.calling import call, recorded

GENERAL = [*Path("src/signoria/cli").rglob("*.py")]
MESSAGE = re.compile(r'"((?:cli|view)-[a-z-]*[a-z])"')


def test_language_option_offers_every_language() -> None:
    assert get_args(Language) == LANGUAGES


@pytest.mark.parametrize(
    ("lc_all", "lang", "spoken"),
    [
        ("de_DE.UTF-8", "fr_FR.UTF-8", "de"),
        ("", "fr_FR.UTF-8", "fr"),
        ("", "it", "it"),
        ("C.UTF-8", "de_DE.UTF-8", "en"),
        ("", "", "en"),
        ("pt_BR.UTF-8", "", "en"),
    ],
)
def test_environment_variables_choose_the_language(
    monkeypatch: pytest.MonkeyPatch, lc_all: str, lang: str, spoken: str
) -> None:
    monkeypatch.setenv("LC_ALL", lc_all)
    monkeypatch.setenv("LANG", lang)

    assert usual_language() == spoken


def sources(slug: str) -> list[Path]:
    """Return the modules with the commands and the board of a game, or those of no game."""
    folder = Path("src/signoria/games", slug.replace("-", "_"))
    return [*folder.glob("commands/*.py"), folder / "board.py"] if slug != "general" else GENERAL


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["general", *(game.slug for game in GAMES)])
def test_every_message_that_the_commands_use_is_translated(name: str, lang: str) -> None:
    named = {found for path in sources(name) for found in MESSAGE.findall(path.read_text("utf-8"))}

    assert len(named) > (50 if name == "general" else 4)
    assert [message for message in sorted(named) if not catalogue(lang, name).has(message)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_runs_in_every_language(lang: str, tmp_path: Path) -> None:
    ledger = recorded(tmp_path / "games")
    for words in (
        ["games"],
        ["simulate", "il-principe", "--games", "2"],
        ["table", "il-principe", "--seed", "1", "--bots", "random"],
        ["watch", "il-principe", "--seed", "1", "--seats", "2", "--bots", "random"],
        ["replay", str(ledger), "--seat", "1", "--to", "30"],
        ["rejudge", str(ledger)],
        ["bench", "--seconds", "0.01"],
    ):
        said = call(*words, "--lang", lang, typed="1\nhelp\nrule X\nboard\n1\n1\nwhy bid 99\n")
        assert (said.code, said.err) == (0, "")
        assert said.out

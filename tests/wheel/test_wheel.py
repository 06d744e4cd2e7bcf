"""The wheel in an empty environment: no make, no Node, no compiler, and everything plays."""

import json
import os
import re
import sys
import zipfile
from pathlib import Path
from typing import cast

import httpx
import pytest
from playwright.sync_api import expect, sync_playwright

from signoria import VERSION
from signoria.locales.catalogues import LANGUAGES
from tests.programs import chromium
from tests.server.servers import Running
from tests.server.tables import begin, play_on
from tests.web.browsers import Visitors, opened
from tests.web.players import Player
from tests.web.words import beginning, say
from tests.wheel.environments import Environment, Serving, serving

MOST_PACKAGES = 35
PETTINGZOO = """
from signoria.research.pettingzoo import env
game = env("il-principe", seats=3)
game.reset(seed=7)
steps = 0
for agent in game.agent_iter():
    observation, reward, terminated, truncated, info = game.last()
    done = terminated or truncated
    mask = observation["action_mask"] if not done else None
    game.step(None if done else game.action_space(agent).sample(mask))
    steps += 1
print("steps", steps)
"""


def test_wheel_holds_compiled_modules_pages_and_locales(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())

    assert "signoria/server/site/index.html" in names
    assert {f"signoria/locales/{lang}/general.ftl" for lang in LANGUAGES} <= names
    compiled = [name for name in names if name.startswith("signoria/kernel/table.")]
    assert any(name.endswith((".so", ".pyd")) for name in compiled)
    assert not [name for name in names if "node_modules" in name or name.startswith("tests/")]


def test_core_needs_at_most_35_packages(core: Environment) -> None:
    assert len(core.packages() - {"signoria"}) <= MOST_PACKAGES


@pytest.mark.parametrize("program", [["signoria"], ["python", "-m", "signoria"]])
def test_installed_command_says_its_version(core: Environment, program: list[str]) -> None:
    assert core.run(program[0], *program[1:], "--version") == f"signoria {VERSION}, compiled\n"


@pytest.mark.parametrize(
    "words", ["--help", "games", "cards list --set gold", "bench --seconds 0.01 --json"]
)
def test_core_alone_runs_a_command(core: Environment, words: str) -> None:
    assert core.run("signoria", *words.split())


def test_terminal_plays_simulates_and_rates_bots(core: Environment) -> None:
    seen = core.run("signoria", "watch", "il-principe", "--seed", "7", "--lang", "fr")
    played = core.run("signoria", "simulate", "princes", "--games", "20", "--json")
    rated = core.run(
        *("signoria", "arena", "il-principe", "--seats", "2", "--bots", "greedy,random"),
        *("--games", "4", "--json"),
    )

    assert len(seen.splitlines()) > 100
    assert json.loads(played)["games"] == 20
    assert json.loads(rated)["games"] == 4


def served(core: Environment, folder: Path, *command: str) -> list[str]:
    """A command of the environment that serves the pages from a database in a folder."""
    database = f"sqlite:///{folder / 'signoria.db'}"
    return [str(core.scripts / "signoria"), *command, "--port", "0", "--database", database]


def test_server_plays_a_whole_game(core: Environment, tmp_path: Path) -> None:
    words = served(core, tmp_path, "serve", "--no-limits")

    with (
        serving(words, core.variables(), tmp_path) as server,
        httpx.Client(base_url=server.address, timeout=30) as client,
    ):
        client.post("/guests", json={"name": "Anna"})
        assert play_on(client, begin(client), 2_000)["status"] == "over"


def test_play_opens_a_browser_in_which_one_plays(core: Environment, tmp_path: Path) -> None:
    note, command = tmp_path / "opened.txt", tmp_path / "browser.py"
    command.write_text(f"import sys; open({str(note)!r}, 'w').write(sys.argv[1])", "utf-8")
    variables = core.variables(BROWSER=f"{sys.executable} {command} %s")

    with serving(served(core, tmp_path, "play"), variables, tmp_path) as server:
        choose_on_the_page(server)
        assert note.read_text("utf-8") == server.address


@pytest.mark.parametrize(
    "start", [["uv", "tool", "run", "--from"], ["pipx", "run", "--spec"]], ids=["uvx", "pipx"]
)
def test_runner_starts_the_wheel_without_installing_it(
    wheel: Path, tmp_path: Path, start: list[str]
) -> None:
    program = Path(sys.executable).with_name(start[0])
    words = [str(program), *start[1:], str(wheel), "signoria", "play", "--port", "0"]
    words += ["--database", f"sqlite:///{tmp_path / 'signoria.db'}"]
    variables = {**os.environ, "PIPX_HOME": str(tmp_path), "BROWSER": "true"}
    variables.pop("PYTHONPATH", None)

    with serving(words, variables, tmp_path) as server:
        assert httpx.get(server.address, headers={"accept": "text/html"}).status_code == 200


def choose_on_the_page(server: Serving) -> None:
    """Begin a game against bots in Chromium, and make the first choice."""
    with sync_playwright() as stage, opened(stage, chromium()) as browser:
        visitors = Visitors(browser, cast(Running, server))
        player = Player(visitors(), "", 0)
        page = player.visitor.go("/")
        player.press(player.named("button", beginning(say("play-now"))))
        expect(page).to_have_url(re.compile("/t/"))
        player.table = page.url.rpartition("/t/")[2]
        assert player.move()
        assert visitors.leave() == []


def test_research_extra_brings_pettingzoo(core: Environment, wheel: Path) -> None:
    core.pip(f"{wheel}[research]")

    said = core.run("python", "-c", PETTINGZOO)

    assert int(said.split()[1]) > 50

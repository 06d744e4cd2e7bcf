"""Tests that every page works: its commands and examples print the output that it shows.

The first line of a fenced block has a second word, which readers do not see:

- `sh run` holds commands that are run here.
- `sh serve` holds a command that starts a server on http://localhost:8000. Here it takes a free
  port, and stops at the end of the page or at the next such block.
- `sh` or `bash` alone holds commands of `RUN_ALONE`, `RUN_SMALLER`, `SERVED_ALONE`, `LEARNING`,
  `TRAINING` or `NOT_RUN`.
- `python` alone holds an example that is run here.
- `text` holds the output of the commands or of the example before it. `...` stands for anything.
- `python FILE` and `diff FILE` are files that the reader writes and changes.
"""

import doctest
import re
from pathlib import Path
from typing import Final

import pytest

from tests.docs.pages import (
    ADDRESS,
    PAGES,
    ROOT,
    Block,
    Reader,
    all_blocks,
    as_html,
    blocks,
    copy_sources,
    run,
)

COMMENT: Final = re.compile(r"\s+# .*")
LOOSELY: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
NOT_RUN: Final = {  # why commands are not run here, and the commands
    "the reader fills in the address": """
        git clone ADDRESS signoria
        cd signoria
        pip install git+ADDRESS
    """,
    "would replace the .venv in which the pages' commands run": """
        python3 -m venv .venv
    """,
    "installs and builds for minutes; tests/wheel and tests/nightly do that": """
        make play
        make build
        .venv/bin/pip install '.[research]'
        v/bin/pip install .
        v/bin/pip install '.[postgres,push]'
        pip install '.[research]'
        pip install '.[ray]'
        pip install '.[research,train]'
    """,
    "installs the packages for developers first": """
        make check
        make dev
        make docs
        make golden
    """,
    "needs the network": """
        .venv/bin/pip install torch sb3-contrib
        .venv/bin/pip install pre-commit
        .venv/bin/pre-commit install
        pip install signoria
        pipx run signoria play
        uvx signoria play
    """,
    "needs a wheel, which tests/wheel installs": """
        v/bin/pip install ./signoria-0.1.0-cp311-cp311-linux_x86_64.whl
        v/bin/pip install --upgrade ./signoria-0.1.0-cp311-cp311-linux_x86_64.whl
        v/bin/pip install './signoria-0.1.0-cp311-cp311-linux_x86_64.whl[research]'
        v/bin/signoria play
        v/bin/signoria db backup signoria.backup
        uvx --from ./signoria-0.1.0-cp311-cp311-linux_x86_64.whl signoria play
        pipx run --spec ./signoria-0.1.0-cp311-cp311-linux_x86_64.whl signoria play
    """,
    "needs another system": """
        py -m venv v
        v\\Scripts\\pip install .\\signoria-0.1.0-cp311-cp311-win_amd64.whl
        v\\Scripts\\signoria play
        xcode-select --install
    """,
    "needs root; tests/deploy reads the unit": """
        sudo apt install make gcc python3-dev python3-venv
        sudo dnf install make gcc python3-devel
        sudo useradd --system --home-dir /var/lib/signoria --shell /usr/sbin/nologin signoria
        sudo python3 -m venv /opt/signoria
        sudo /opt/signoria/bin/pip install '.[server]'
        sudo install -m 0644 deploy/signoria.service /etc/systemd/system/
        sudo systemctl daemon-reload
        sudo systemctl enable --now signoria
        sudo -u signoria /opt/signoria/bin/signoria db backup /var/lib/signoria/today.backup \
            --database sqlite:////var/lib/signoria/signoria.db
    """,
    "makes a release": """
        .venv/bin/python -m scripts.release 0.2.0
    """,
    "needs Docker; tests/deploy reads the files": """
        cd deploy
        cp .env.example .env
        docker compose up --build --detach
    """,
    "needs several machines; tests/arena/test_cluster.py has a cluster of one": """
        ray start --head --port=6379
        ray start --address=HEAD:6379
        signoria simulate il-principe --games 1000000 --ray auto
        ray stop
    """,
    "takes minutes: even one deal of it thinks for a quarter of a minute": """
        signoria arena il-principe --bots prince,minister,courtier,page --games 40 \
            --report arena.html
        signoria arena il-principe --seats 4 --bots prince,minister,courtier,page --games 400 \
            --seed 7
    """,
    "needs PyTorch or Matplotlib, which the development environment leaves out for their size": """
        python -m examples.curve --seconds 28 --games 200 --out docs/img/learning.svg
        python -m examples.network.train --seconds 600 --out weights.npz
        python -m examples.network.curve weights.npz --games 200 --out docs/img/network.svg
    """,
    "needs Valgrind, and takes minutes": """
        valgrind --tool=callgrind --toggle-collect='CPyDef_playout___play_out*' \
            .venv/bin/python scripts/measure.py count il-principe
    """,
}
RUN_ALONE: Final = """
    signoria games
    signoria watch il-principe --seed 7
    signoria watch intrigue --seats 3 --bots honest,traitor,tit-for-tat
    signoria table il-principe --seats 3 --people 2 --lang it
    signoria table il-principe --bots prince,minister,courtier
    signoria table il-principe --ledger game.jsonl
    signoria replay game.jsonl --seat 1
    signoria rejudge game.jsonl
    signoria deck check my.deck
    signoria simulate princes --preset tournament --deck my.deck --deck masons --games 50
    export OMP_NUM_THREADS=1
    git commit -am 'il-principe: let the Banker take 3 ducats'
    python3 -m venv v
"""  # commands of lists without output, in an order in which each finds its files
# Commands that take long, and what to change in them so that the same code runs for seconds.
RUN_SMALLER: Final = {
    "signoria simulate il-principe --seats 4 --games 10000 --seed 1": ("10000", "100"),
    "signoria bench": ("bench", "bench --seconds 0.01"),
    "python scripts/intrigue_figures.py 4000": ("4000", "4"),
    "python -m examples.linear --seconds 28 --games 200": ("28 --games 200", "0.1 --games 2"),
    "python -m examples.network.measure examples/network/weights.npz --bots network,greedy"
    " --games 600": ("600", "2"),
    "signoria arena intrigue --seats 5 --bots honest,grasping,tit-for-tat,traitor,schemer"
    " --games 500 --seed 7 --mirrors 0 --limit 60 --json": ("500", "1"),
    "signoria arena intrigue --seats 4 --bots honest,grasping,tit-for-tat,traitor --games 2000"
    " --seed 7 --mirrors 0 --limit 60 --json": ("2000", "1"),
}
LEARNING: Final = ".venv/bin/python -m examples.linear --seconds 10 --games 100"
# Run if sb3-contrib and PyTorch are installed. The development environment leaves them out for
# their size, so `make test` skips this command.
TRAINING: Final = ".venv/bin/python ppo.py"
LEARNT: Final = re.compile(r" (\d+) games +won (.*)")
SHARE: Final = re.compile(r"\d+\.\d%")
SERVED_ALONE: Final = """
    signoria play
    signoria play --host 0.0.0.0
    .venv/bin/signoria play --host 0.0.0.0
    signoria serve --trust-proxy --public-url https://play.example.org
"""
MADE_FIRST: Final = {  # files of the reader, made before a command
    "signoria replay": "cp tests/golden/il_principe/amigo-easy-2-cities.jsonl game.jsonl",
    "signoria deck check": "signoria deck show merchants > my.deck",
    "git commit": (
        "git init -q && git config user.name Reader && git config user.email reader@example.org"
        " && git add pyproject.toml"
    ),
}
PREPARED: Final = {"upgrade-and-back-up": "signoria db upgrade"}  # the reader has a database


def left_out() -> list[str]:
    """List the commands in blocks that are not run as a whole, without their comments."""
    whole = ("run", "serve")
    lines = [one.text.splitlines() for one in all_blocks("sh", "bash") if one.word not in whole]
    return [COMMENT.sub("", line) for block in lines for line in block]


def commands_in(*texts: str) -> list[str]:
    """List the commands of some texts."""
    lines = "\n".join(texts).replace("\\\n", " ").splitlines()
    return [" ".join(line.split()) for line in lines if line.strip()]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a folder with the source tree."""
    copy_sources(tmp_path)
    return tmp_path


def change(file: Path, diff: str) -> None:
    """Apply a diff whose lines before the change stand once in the file."""
    lines = diff.splitlines(keepends=True)
    before, after = ("".join(line[1:] for line in lines if line[0] in f" {sign}") for sign in "-+")
    text = file.read_text("utf-8")

    assert text.count(before) == 1, f"{file.name} has not once:\n{before}"
    file.write_text(text.replace(before, after), "utf-8")


def fits(shown: str, printed: str) -> bool:
    """Return whether shown output stands for printed output."""
    return doctest.OutputChecker().check_output(shown, printed, LOOSELY)


def shown_after(page: list[Block], at: int) -> str | None:
    """Return the output that a page shows after a block."""
    follows = page[at + 1 : at + 2]
    return follows[0].text if follows and follows[0].language == "text" else None


@pytest.mark.parametrize(
    "page",
    [one for one in PAGES if any(block.is_run or block.word == "serve" for block in blocks(one))],
    ids=lambda page: page.stem,
)
def test_commands_of_a_page_print_the_shown_output(page: Path, checkout: Path) -> None:
    assert run(PREPARED.get(page.stem, ":"), checkout).returncode == 0
    found = blocks(page)
    with Reader(checkout) as reader:
        for at, block in enumerate(found):
            shown = shown_after(found, at)
            if block.is_run:
                done = reader.run(block)
                said = f"{block.text}\nprinted\n{done.stdout}{done.stderr}"
                assert done.returncode == 0 if shown is None else fits(shown, done.stdout), said
            elif (block.language, block.word) == ("sh", "serve"):
                line = reader.serve(block.text)
                assert shown is None or fits(shown, line), line
            elif block.language == "python":
                reader.write(block.word, block.text)
            elif block.language == "diff":
                change(checkout / block.word, block.text)


def test_every_block_has_a_known_purpose() -> None:
    purposes = {(one.language, one.word and "word") for page in PAGES for one in blocks(page)}

    assert purposes == {
        ("bash", ""),
        ("sh", ""),
        ("sh", "word"),
        ("text", ""),
        ("python", ""),
        ("python", "word"),
        ("diff", "word"),
        ("json", ""),
        ("toml", ""),
    }
    assert {one.word for one in all_blocks("sh")} == {"", "run", "serve"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_fence_belongs_to_a_block(page: Path) -> None:
    fences = re.findall(r"^ *```", page.read_text("utf-8"), re.M)

    assert len(fences) == 2 * len(blocks(page))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_site_shows_every_block_as_code(page: Path) -> None:
    assert as_html(page).count('class="highlight"') == len(blocks(page))


def test_other_commands_are_run_alone_or_listed_with_a_reason() -> None:
    alone = (RUN_ALONE, SERVED_ALONE, LEARNING, TRAINING)
    listed = commands_in(*alone, *RUN_SMALLER, *NOT_RUN.values())

    assert sorted(set(left_out())) == sorted(listed)


def test_commands_of_lists_succeed(checkout: Path) -> None:
    for command in commands_in(RUN_ALONE):
        for made in (text for start, text in MADE_FIRST.items() if command.startswith(start)):
            assert run(made, checkout).returncode == 0
        done = run(command, checkout)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


@pytest.mark.slow
@pytest.mark.parametrize("command", RUN_SMALLER)
def test_long_commands_succeed_with_smaller_numbers(command: str, checkout: Path) -> None:
    before, after = RUN_SMALLER[command]
    done = run(command.replace(before, after), checkout, built=True)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_learning_of_the_first_agent_wins_the_shown_games(checkout: Path) -> None:
    found = blocks(ROOT / "docs/start/first-agent.md")
    [shown] = [shown_after(found, at) for at, one in enumerate(found) if LEARNING in one.text]
    shorter = LEARNING.replace("--seconds 10", "--seconds 0.1")

    done = run(f"export OMP_NUM_THREADS=1\n{shorter}", checkout, built=True)

    assert shown is not None
    assert LEARNT.findall(done.stdout)[:2] == LEARNT.findall(shown)[:2], done.stderr


@pytest.mark.parametrize("command", commands_in(SERVED_ALONE))
def test_server_of_a_list_prints_its_address(command: str, checkout: Path) -> None:
    with Reader(checkout) as reader:
        assert (
            reader.serve(command) == f"The server is running: http://{ADDRESS} (Ctrl-C stops it)\n"
        )


def test_training_of_the_first_agent_learns_to_beat_random(checkout: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib and PyTorch are not installed")
    found = blocks(ROOT / "docs/start/first-agent.md")
    [shown] = [shown_after(found, at) for at, one in enumerate(found) if TRAINING in one.text]
    for one in found:
        if one.language == "python":
            (checkout / one.word).write_text(one.text, "utf-8")

    done = run(f"export OMP_NUM_THREADS=1\n{TRAINING}", checkout, patience=600)

    assert shown is not None
    assert fits(SHARE.sub("...", shown), done.stdout), done.stdout + done.stderr
    assert float(SHARE.findall(done.stdout)[-1].rstrip("%")) > 90


def test_first_start_takes_as_long_as_the_installation_page_says() -> None:
    measured = (ROOT / "docs/install.md").read_text("utf-8")
    [seconds] = re.findall(r"\| `make play` \| (\d+) s of processor time \|", measured)
    [later] = re.findall(r"\| `signoria play` \| (\d+) ms \|", measured)

    text = (ROOT / "docs/start/play.md").read_text("utf-8")
    assert f"{seconds} seconds of processor time" in (ROOT / "README.md").read_text("utf-8")
    assert f"{seconds} seconds of processor time" in text
    assert f"{int(later) / 1000:.1f} seconds" in text


@pytest.mark.parametrize(
    "block", [one for one in all_blocks("python") if one.word], ids=lambda block: block.word
)
def test_every_file_is_python(block: Block) -> None:
    compile(block.text, block.word, "exec")


@pytest.mark.parametrize(
    ("shown", "fit"),
    [
        ("mine  26.0  ...\n2 games\n", True),
        ("...\n2 games\n", True),
        ("mine  27.0  ...\n2 games\n", False),
        ("mine  26.0  0.30\n2 games\n", False),
        ("mine  26.0  ...\n3 games\n", False),
    ],
)
def test_only_elided_figures_may_differ(shown: str, fit: bool) -> None:
    assert fits(shown, "mine 26.0 0.31\n2 games\n") == fit


def test_diff_of_other_lines_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("DUCATS = 4\n", "utf-8")

    with pytest.raises(AssertionError, match="has not once"):
        change(file, "-DUCATS = 2\n+DUCATS = 3\n")

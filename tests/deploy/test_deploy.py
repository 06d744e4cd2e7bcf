"""Tests that commands, options, variables and files in deploy/ and its pages exist."""

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import click
import typer
import yaml  # type: ignore[import-untyped]

from signoria.cli.main import COMMANDS, app
from signoria.server.http.routes.general import routes
from tests.programs import needed

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
PAGES = [
    ROOT / "docs" / name
    for name in (
        "how-to/host-for-a-club.md",
        "how-to/upgrade-and-back-up.md",
        "how-to/moderate.md",
        "reference/metrics-and-logs.md",
    )
]
VARIABLE = re.compile(r"\bSIGNORIA_[A-Z]+\b")
NODES = ["node-a", "node-b"]
HEALTH = "/health"
GROUPS = ("db", "moderators")


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def commands() -> dict[str, Any]:
    """Map every command by its words, such as `serve` or `db backup`."""
    command: Any = typer.main.get_command(app)
    found: dict[str, Any] = {}
    for name in COMMANDS:
        one = command.get_command(None, name)
        inner = getattr(one, "commands", None)
        found |= {name: one} if inner is None else {f"{name} {n}": c for n, c in inner.items()}
    return found


def wrong_in(words: list[str]) -> list[str]:
    """List the command or the options of a command line that do not exist."""
    known = commands()
    name = " ".join(words[:2]) if words[0] in GROUPS else words[0]
    if name not in known:
        return [name]
    options = {flag for parameter in known[name].params for flag in parameter.opts}
    return [word for word in words if word.startswith("--") and word.split("=")[0] not in options]


def calls_in(text: str) -> list[list[str]]:
    """List the words after `signoria` in every command line of a text."""
    call = r"(?:^|[`/ ])signoria ((?:(?:db|moderators) )?[a-z]+(?: [^`\n]*)?)(?:`|$)"
    lines = re.findall(call, text, re.M)
    return [shlex.split(line) for line in lines]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return found


def unit() -> ConfigParser:
    """Parse the systemd unit; of a repeated key only the last value is kept."""
    found = ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(read("signoria.service"))
    return found


def stages() -> list[str]:
    """Split the Dockerfile into its stages, with continued lines joined."""
    text = re.sub(r"^#.*\n", "", read("Dockerfile"), flags=re.M).replace("\\\n", " ")
    return [f"FROM {stage}" for stage in text.split("FROM ")[1:]]


def test_helpers_accept_valid_and_report_invalid_command_lines() -> None:
    assert wrong_in(["serve", "--trust-proxy", "--port", "1"]) == []
    assert wrong_in(["db", "backup", "file", "--json"]) == []
    assert wrong_in(["serve", "--fast"]) == ["--fast"]
    assert wrong_in(["db", "shrink"]) == ["db shrink"]
    assert calls_in("see `signoria db verify --json` and\nsignoria serve\n") == [
        ["db", "verify", "--json"],
        ["serve"],
    ]


def test_every_signoria_variable_is_read_by_a_command() -> None:
    known = {
        parameter.envvar
        for command in commands().values()
        for parameter in command.params
        if isinstance(parameter, click.Option) or getattr(parameter, "envvar", None)
    }
    texts = [path.read_text("utf-8") for path in [*FILES, *PAGES]]
    named = {name for text in texts for name in VARIABLE.findall(text)}

    assert "SIGNORIA_DATABASE" in named
    assert named - known == set()


def test_every_command_on_the_pages_exists() -> None:
    found = [call for page in PAGES for call in calls_in(page.read_text("utf-8"))]

    assert len(found) > 8
    assert [words for words in found if wrong_in(words)] == []


def test_unit_image_and_compose_file_start_existing_commands() -> None:
    program, *words = shlex.split(unit()["Service"]["ExecStart"])
    last = stages()[-1]

    assert Path(program).name == "signoria"
    assert wrong_in(words) == []
    assert 'ENTRYPOINT ["signoria"]' in last
    assert wrong_in(re.findall(r'^CMD \["([a-z]+)"\]', last, re.M)) == []
    assert [wrong_in(compose()["services"][node]["command"]) for node in NODES] == [[], []]


def test_unit_is_hardened_and_stops_with_sigterm() -> None:
    service = unit()["Service"]

    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert service["KillSignal"] == "SIGTERM"
    assert int(service["TimeoutStopSec"]) > 10
    assert service["StateDirectory"] == "signoria"
    assert service["User"] not in ("", "root")
    assert "sqlite:////var/lib/signoria/" in read("signoria.service")


def test_systemd_analyze_accepts_the_unit(tmp_path: Path) -> None:
    """Replace the program by /bin/true, because signoria may not be installed."""
    analyze = needed(shutil.which("systemd-analyze"), "systemd-analyze")
    copy = tmp_path / "signoria.service"
    text = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", read("signoria.service"), flags=re.M)
    copy.write_text(text, "utf-8")

    done = subprocess.run(
        [analyze, "verify", "--man=no", str(copy)], capture_output=True, timeout=60
    )

    assert (done.returncode, done.stderr.decode()) == (0, "")


def test_last_stage_has_no_compiler_and_no_node() -> None:
    build, last = stages()

    assert "gcc" in build
    assert "COPY web ./web" in build
    assert not re.search(r"gcc|node|npm", last)
    assert "apt-get" not in last
    assert re.findall(r"^USER (\w+)", last, re.M) == ["signoria"]


def test_files_copied_into_the_image_exist_and_are_not_ignored() -> None:
    copied = [c for one in stages()[:-1] for c in re.findall(r"^COPY (?!--from)(.+)", one, re.M)]
    sources = [source for line in copied for source in line.split()[:-1]]
    allowed = [line[1:] for line in read("Dockerfile.dockerignore").split() if line[0] == "!"]

    assert len(sources) > 4
    assert [source for source in sources if not (ROOT / source).exists()] == []
    assert [s for s in sources if not any(fnmatch(s.split("/")[0], one) for one in allowed)] == []


def test_health_checks_use_an_existing_route() -> None:
    received = {route.path for route in routes}

    assert {HEALTH, "/metrics"} <= received
    assert f"'{HEALTH}'" in stages()[-1]
    assert f"health_uri {HEALTH}\n" in read("Caddyfile")


def test_only_the_proxy_publishes_ports() -> None:
    services = compose()["services"]

    assert sorted(services) == ["caddy", "db", *NODES]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert compose()["networks"]["inside"] == {"internal": True}
    assert set(services["db"]["networks"]) == {"inside"}
    assert "inside" not in services["caddy"]["networks"]


def test_both_nodes_are_equal_and_drain() -> None:
    one, other = (compose()["services"][node] for node in NODES)

    assert one == other
    assert (one["stop_signal"], one["stop_grace_period"]) == ("SIGTERM", "30s")
    assert (ROOT / "deploy" / one["build"]["context"] / one["build"]["dockerfile"]).exists()
    assert one["read_only"] is True


def test_every_volume_and_network_is_declared() -> None:
    found = compose()
    services = found["services"].values()
    volumes = {v.partition(":")[0] for service in services for v in service.get("volumes", ())}

    assert {name for name in volumes if not name.startswith(".")} == set(found["volumes"])
    assert {n for service in services for n in service["networks"]} == set(found["networks"])
    assert [v for v in volumes if v.startswith(".") and not (DEPLOY / v).exists()] == []


def test_example_environment_names_every_variable_and_no_secret() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)", read("compose.yaml")))
    given = dict(re.findall(r"^([A-Z_]+)=(.*)$", read(".env.example"), re.M))

    assert asked == set(given)
    assert given == {"SITE": "play.example.org", "POSTGRES_PASSWORD": ""}


def test_proxy_forwards_to_the_nodes_and_hides_metrics() -> None:
    text = re.sub(r"#.*", "", read("Caddyfile"))
    port = compose()["services"]["node-a"]["environment"]["SIGNORIA_PORT"]

    assert f"reverse_proxy {' '.join(f'{node}:{port}' for node in NODES)} {{" in text
    assert text.count("{") == text.count("}")
    assert "lb_policy round_robin" in text
    assert "lb_try_duration" in text
    assert "max_fails" not in text  # explained by a comment in the Caddyfile
    assert "respond /metrics 404" in text
    assert "flush_interval" not in text  # explained by a comment in the Caddyfile

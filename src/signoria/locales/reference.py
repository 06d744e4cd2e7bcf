"""The reference of a game: its rules with their sources, and the code and tests that name them."""

import ast
import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from signoria.kernel.game import Game
from signoria.kernel.parts import package_of

# A section's letters and a number; the rules of a tournament are counted T1, T2, T3 as printed.
RULE_ID: Final = re.compile(r"\b(?:[A-Z]{3,6}-|T)\d+\b")
RANGE: Final = re.compile(r"(?:[A-Z]{3,6}-|T)\d+ … (?:[A-Z]{3,6}-|T)?\d+")
GENERAL_IDS: Final = ("TABLE-", "LEDGER-")
REFUSALS: Final = ("Refusal", "_bad", "BadLedger")  # calls that make one; the last two add a line


class Rule:
    """A rule: its id, the rulebook headings it comes from, the doubts that it settles."""

    def __init__(self, section: str, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.section = section
        self.sources: list[tuple[str, str]] = [
            (edition, head) for edition, head in entry["sources"]
        ]
        self.rulings: list[int] = entry["rulings"]
        self.note: str = entry.get("note", "")


class About:
    """Properties of a game for the page of its rules.

    `kind` is the word for it, such as "card game"; `appendix` says what else the page is made of.
    """

    def __init__(self, entry: dict[str, Any]) -> None:
        self.author: str = entry["author"]
        self.year: int = entry["year"]
        self.kind: str = entry.get("kind", "game")
        self.appendix: str = entry.get("appendix", "")


class Reference:
    """All rules of a game in the printed order, their editions, and who made it when."""

    def __init__(self, game: Game[Any]) -> None:
        root = files(package_of(game))
        inner = sorted(
            (folder for folder in root.iterdir() if folder.is_dir()), key=lambda folder: folder.name
        )
        about = tomllib.loads(root.joinpath("reference.toml").read_text("utf-8"))["about"]
        self.about = About(about)
        self.editions: dict[str, str] = {}
        self.rules: list[Rule] = []
        for page in [root, *inner]:
            self._read(page.joinpath("reference.toml"))

    def _read(self, file: Traversable) -> None:
        """Read a reference file if there is one; subpackages may list rules of their own."""
        if not file.is_file():
            return
        page = tomllib.loads(file.read_text("utf-8"))
        self.editions |= page["editions"]
        for section in page["section"]:
            self.rules += [Rule(section["title"], entry) for entry in section["rule"]]


def ids_in_code(folder: Path) -> set[str]:
    """Return the ids of a game's own rules that a folder of source files names one by one.

    A range such as `[AUC-2 … AUC-10]` is only a pointer: it names none of its ids.
    """
    found: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        found.update(RULE_ID.findall(RANGE.sub("", file.read_text("utf-8"))))
    return {rule for rule in found if not rule.startswith(GENERAL_IDS)}


def ids_in_tests(folder: Path) -> set[str]:
    """Return the ids that tests of a folder claim with `@pytest.mark.rule(…)`."""
    found: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
    return {rule for rule in found if not rule.startswith(GENERAL_IDS)}


def refusals_in_code(folder: Path) -> dict[str, set[str] | None]:
    """Return the ids that source files give to a refusal, each with its parameter names.

    If several places refuse by one rule, the parameters they share; None if a place does not spell
    its parameters out.
    """
    found: dict[str, set[str] | None] = {}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                rule = str(node.args[0].value)
                maker = ast.unparse(node.func)
                if maker in REFUSALS and RULE_ID.fullmatch(rule):
                    here = _params(maker, node)
                    earlier = found.get(rule, here)
                    found[rule] = None if earlier is None or here is None else earlier & here
    return found


def _params(maker: str, call: ast.Call) -> set[str] | None:
    """Return the parameters of a refusal: keys of its second argument, or its keywords."""
    if maker != "Refusal":
        return {"line", *(keyword.arg for keyword in call.keywords if keyword.arg)}
    if len(call.args) < 2:
        return set()
    params = call.args[1]
    if not isinstance(params, ast.Dict) or None in params.keys:
        return None
    return {str(key.value) for key in params.keys if isinstance(key, ast.Constant)}

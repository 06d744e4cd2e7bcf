"""Axe, on a page as it stands: what keeps somebody from reading or using it."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.browsers import WIDE

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"
# How large a thing to press is matters most where fingers press it, and takes longest to find out.
WITH_A_MOUSE = """() => axe.run(document, {
  resultTypes: ["violations"], rules: { "target-size": { enabled: false } },
})"""
COLOURS = """() => axe.run(document, {
  runOnly: ["color-contrast"], resultTypes: ["violations"],
})"""
STILL = """() => Promise.all(document.getAnimations()
  .filter((one) => one.playState === "running" && one.timeline === document.timeline)
  .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished.catch(() => 0)))"""


@cache
def _source() -> str:
    return SOURCE.read_text("utf-8")


def is_wide(page: Page) -> bool:
    """Whether a page is shown as to people with a mouse."""
    size = page.viewport_size
    return size is not None and size["width"] >= WIDE[0]


def violations(page: Page, run: str = RUN) -> list[str]:
    """What axe finds on a page once nothing moves: the rule, what it says, and where.

    The script goes in by the debugging line, which the page's policy does not concern.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    page.evaluate(STILL)
    asked = WITH_A_MOUSE if run == RUN and is_wide(page) else run
    found: list[dict[str, Any]] = page.evaluate(asked)["violations"]
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: {_where(node)}"
        for one in found
        for node in one["nodes"]
    ]


def check_axe(page: Page, run: str = RUN) -> None:
    """Nothing may be found."""
    found = violations(page, run)
    assert not found, f"axe at {page.url}:\n" + "\n".join(found)


def _where(node: dict[str, Any]) -> str:
    target = " ".join(str(part) for part in node["target"])
    why = "; ".join(check["message"] for check in [*node["any"], *node["all"], *node["none"]])
    return f"{target} [{why}] {node['html'][:160]}"

"""Accessibility checks with axe: everything that keeps people from reading or using a page."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.browsers import WIDE

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# COLOURS checks contrast in a run of its own. The pages have no frames and need no preloading.
RUN = """({ fingers }) => axe.run(document, {
  resultTypes: ["violations"], preload: false, iframes: false, elementRef: false,
  rules: { "color-contrast": { enabled: false }, "target-size": { enabled: fingers } },
})"""
# A text gets its colours from its own style and from the elements under it.
COLOURS = """async (known) => {
  const GROUNDS = ["bgGradient", "bgImage", "imgNode"]; // painted grounds: axe cannot judge these
  const own = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const hash = (text) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    return (high >>> 11) * 4294967296 + (low >>> 0);
  };
  const under = (one) => {
    const it = getComputedStyle(one);
    const off = one.matches(":disabled, [aria-disabled=true]");
    return [one.localName, one.getAttribute("class"), off, it.backgroundColor, it.backgroundImage,
      it.opacity, it.filter];
  };
  const before = new Map();
  const stack = (one) => {
    if (one === null) return 0;
    const known = before.get(one);
    if (known !== undefined) return known;
    const found = hash(JSON.stringify([stack(one.parentElement), under(one)]));
    before.set(one, found);
    return found;
  };
  const look = (one) => {
    const it = getComputedStyle(one);
    return hash(JSON.stringify([stack(one), it.color, it.fontSize, it.fontWeight, it.textShadow]));
  };
  const looks = new Map();
  const seen = new Set(known);
  for (const one of document.querySelectorAll("body *")) {
    const written = one.matches("input, select, textarea") || [...one.childNodes].some(own);
    if (!written || !one.checkVisibility({ visibilityProperty: true })) continue;
    const found = look(one);
    if (!seen.has(found)) looks.set(one, found);
    seen.add(found);
  }
  if (!looks.size) return { violations: [], passed: [] };
  const { violations, passes, incomplete } = await axe.run({ include: [...looks.keys()] }, {
    runOnly: ["color-contrast"], resultTypes: ["violations", "passes", "incomplete"],
    elementRef: true, preload: false, iframes: false,
  });
  const painted = ({ any }) => any.some(({ data }) => GROUNDS.includes(data?.messageKey));
  const done = [
    ...passes.flatMap((rule) => rule.nodes),
    ...incomplete.flatMap((rule) => rule.nodes.filter(painted)),
  ];
  const right = done.map((node) => looks.get(node.element)).filter((one) => one !== undefined);
  for (const rule of violations) for (const node of rule.nodes) delete node.element;
  return { violations, passed: right };
}"""
STILL = """() => Promise.all(document.getAnimations()
  .filter((one) => one.playState === "running" && one.timeline === document.timeline)
  .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished.catch(() => 0)))"""
OTHERS = ("dark", "contrast")  # the themes besides the light one
_right: set[int] = set()  # text styles that passed before, on any screen


@cache
def _source() -> str:
    return SOURCE.read_text("utf-8")


def is_wide(page: Page) -> bool:
    """Return whether a page has the width of a screen that is used with a mouse."""
    size = page.viewport_size
    return size is not None and size["width"] >= WIDE[0]


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds once nothing moves: rule, message and place.

    The size of buttons is checked on phones only: that check is the slowest.
    """
    _ready(page)
    return _texts(page.evaluate(RUN, {"fingers": not is_wide(page)})["violations"])


def dim_texts(page: Page) -> list[str]:
    """Return the texts with too little contrast; styles that passed before are skipped."""
    _ready(page)
    found = page.evaluate(COLOURS, list(_right))
    _right.update(found["passed"])
    return _texts(found["violations"])


def _ready(page: Page) -> None:
    """Load axe into a page and wait until nothing moves.

    The debugger injects the script, because the page's policy forbids inline scripts.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    page.evaluate(STILL)


def check_axe(page: Page) -> None:
    """Check that axe finds nothing."""
    found = [*violations(page), *dim_texts(page)]
    assert not found, f"axe at {page.url}:\n" + "\n".join(found)


def check_looks(page: Page) -> None:
    """Run axe on the page, then check the contrast in the other themes.

    Themes differ in colours only, and phones have the colours of wide screens.
    """
    check_axe(page)
    for theme in OTHERS if is_wide(page) else ():
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        dim = dim_texts(page)
        assert not dim, f"axe at {page.url}, {theme}:\n" + "\n".join(dim)


def _texts(found: list[dict[str, Any]]) -> list[str]:
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: {_where(node)}"
        for one in found
        for node in one["nodes"]
    ]


def _where(node: dict[str, Any]) -> str:
    target = " ".join(str(part) for part in node["target"])
    why = "; ".join(check["message"] for check in [*node["any"], *node["all"], *node["none"]])
    return f"{target} [{why}] {node['html'][:160]}"

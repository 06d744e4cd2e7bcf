"""Checks that texts fit: elements of a page that are wider than their place."""

from typing import Final

from playwright.sync_api import Page

from tests.web.browsers import NARROW, WIDE

# Measures the page, every visible element with words that does not scroll, every text node, the
# longest option of each select, and texts that a picture's edge cuts off. Elements that hide their
# words on purpose are left out.
TOO_WIDE: Final = """() => {
  const WORDS = "button, label, a, summary, legend, h1, h2, h3, th, td, li, p, dt, dd";
  const name = (it) => it.getAttribute("aria-label") || it.innerText || it.textContent || "";
  const label = (it) => `${it.tagName} ${it.getAttribute("class")} ${name(it).slice(0, 60)}`;
  const scrolls = (it) => it && it !== document.documentElement && (
    ["auto", "scroll"].includes(getComputedStyle(it).overflowX) || scrolls(it.parentElement));
  const HIDDEN = "[inert], .visually-hidden, svg, select, script, style";
  // Skip elements that are not drawn yet, far down a log: they have no layout.
  const drawn = { visibilityProperty: true, contentVisibilityAuto: true };
  const shown = (it) => it.checkVisibility(drawn) && it.getBoundingClientRect().width > 2;
  const inline = (it) => getComputedStyle(it).display.startsWith("inline");
  const beyond = (one, edge) => one.left < edge.left - 1.5 || one.right > edge.right + 1.5;
  const pen = document.createElement("canvas").getContext("2d");
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} > ${clientWidth}`);
  for (const it of document.querySelectorAll(WORDS)) {
    if (it.closest("[inert], .visually-hidden") || !shown(it) || scrolls(it)) continue;
    if (getComputedStyle(it).display === "inline") continue;
    if (it.clientWidth && it.scrollWidth > it.clientWidth + 1 && !it.matches("li, td")) {
      found.push(`${label(it)}: ${it.scrollWidth} > ${it.clientWidth}`);
    }
    const window = { left: 0, right: innerWidth };
    const outside = beyond(it.getBoundingClientRect(), window);
    if (outside && it.innerText) found.push(`${label(it)}: outside`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    let box = text.parentElement;
    if (!text.data.trim() || box.closest(HIDDEN) || !shown(box)) continue;
    while (inline(box) && box.parentElement) box = box.parentElement;
    range.selectNodeContents(text);
    const cut = beyond(range.getBoundingClientRect(), box.getBoundingClientRect());
    if (cut) found.push(`${label(box)}: "${text.data.trim().slice(0, 40)}" has no room`);
  }
  for (const it of document.querySelectorAll("select")) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(it);
    pen.font = font;
    const room = it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const longest = Math.max(0, ...[...it.options].map((one) => pen.measureText(one.text).width));
    if (longest > room + 1 && shown(it) && !it.closest("[inert]") &&
        getComputedStyle(it).opacity !== "0") {
      found.push(`${label(it)}: ${longest} > ${room}`);
    }
  }
  for (const it of document.querySelectorAll("svg text")) {
    const picture = it.ownerSVGElement;
    if (!shown(it) || getComputedStyle(picture).overflow === "visible") continue;
    const cut = beyond(it.getBoundingClientRect(), picture.getBoundingClientRect());
    if (cut) found.push(`${label(it)}: cut off`);
  }
  return found;
}"""


# Even a switched-off animation has a first frame.
STILL: Final = "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))"


def too_wide(page: Page) -> list[str]:
    """Return the elements of a page that do not fit."""
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def check_fits(page: Page) -> None:
    """Check that everything fits on a small phone and on a wide screen."""
    for width, height in (NARROW, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        check_fits_here(page)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})


def check_fits_here(page: Page) -> None:
    """Check that everything fits in the current window, once new elements stand still."""
    page.evaluate(STILL)
    found = too_wide(page)
    assert not found, f"{page.viewport_size} at {page.url}:\n" + "\n".join(found)

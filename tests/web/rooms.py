"""Whether words have room: what on a page is wider than the place it was given."""

from typing import Final

from playwright.sync_api import Page

from tests.web.browsers import NARROW, WIDE

# The page itself, and anything with words of its own that can be seen. What scrolls by itself, and
# what hides its words from sight on purpose, is left out.
TOO_WIDE: Final = """() => {
  const WORDS = "button, label, a, summary, legend, h1, h2, h3, th, p, dt, dd";
  const name = (it) => (it.getAttribute("aria-label") || it.innerText || "").slice(0, 60);
  const told = (it) => `${it.tagName} ${it.className} ${name(it)}`;
  const scrolls = (it) => it && it !== document.documentElement && (
    ["auto", "scroll"].includes(getComputedStyle(it).overflowX) || scrolls(it.parentElement));
  const seen = (it) => it.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(it).display !== "inline" && it.getBoundingClientRect().width > 2;
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} > ${clientWidth}`);
  for (const it of document.querySelectorAll(WORDS)) {
    if (!seen(it) || scrolls(it) || it.closest("[inert], .visually-hidden")) continue;
    const { left, right } = it.getBoundingClientRect();
    if (it.clientWidth && it.scrollWidth > it.clientWidth + 1) {
      found.push(`${told(it)}: ${it.scrollWidth} > ${it.clientWidth}`);
    }
    if (it.innerText && (right > innerWidth + 1 || left < -1)) found.push(`${told(it)}: outside`);
  }
  return found;
}"""


def too_wide(page: Page) -> list[str]:
    """What has not room enough on a page as it stands."""
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def check_room(page: Page) -> None:
    """Everything has room, on a small phone and on a wide screen; the phone is there first."""
    for width, height in (NARROW, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        found = too_wide(page)
        assert not found, f"{width} px at {page.url}:\n" + "\n".join(found)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})

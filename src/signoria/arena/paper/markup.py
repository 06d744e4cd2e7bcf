"""HTML and SVG from Python calls; all text that is not `Html` is escaped."""

import re
from collections.abc import Iterable
from html import escape

# Neither HTML nor XML can represent these; surrogates come from undecodable arguments.
UNSPEAKABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


class Html(str):
    """A string that contains finished markup."""

    __slots__ = ()


def text(said: str) -> Html:
    """Escape text from outside."""
    return said if isinstance(said, Html) else Html(escape(UNSPEAKABLE.sub("\ufffd", said)))


def joined(parts: Iterable[str], between: str = "") -> Html:
    """Join parts; escape each part that is not markup."""
    return Html(text(between).join(text(part) for part in parts))


def element(name: str, *inside: str, **attributes: str | float | None) -> Html:
    """Return one element; `class_` becomes `class`, `text_anchor` becomes `text-anchor`."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{text(_written(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Html(f"<{name}{said}>{joined(inside)}</{name}>")


def _written(value: str | float) -> str:
    if isinstance(value, str):
        return value
    return f"{value:.2f}".rstrip("0").rstrip(".")

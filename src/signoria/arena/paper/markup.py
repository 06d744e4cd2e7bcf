"""HTML and SVG from Python calls; whatever is not markup already is escaped."""

import re
from collections.abc import Iterable
from html import escape

# Neither HTML nor XML can say these; halves of surrogates come from undecodable arguments.
UNSPEAKABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def text(said: str) -> Html:
    """Text from outside, made harmless."""
    return said if isinstance(said, Html) else Html(escape(UNSPEAKABLE.sub("\ufffd", said)))


def joined(parts: Iterable[str], between: str = "") -> Html:
    """Parts one after the other, each escaped unless it is markup."""
    return Html(text(between).join(text(part) for part in parts))


def element(name: str, *inside: str, **attributes: str | float | None) -> Html:
    """One element; `class_` is written `class`, `text_anchor` is written `text-anchor`."""
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

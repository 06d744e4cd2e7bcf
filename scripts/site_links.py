"""Hook of mkdocs that turns links to files outside docs/ into plain text.

The site holds docs/ alone, while on a forge such a link opens the file beside it. mkdocs itself
checks all other links.
"""

import posixpath
import re
from typing import Any, Final

LINK: Final = re.compile(r"(?<!!)\[([^\[\]]+)\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)")


def inside(markdown: str, page: str) -> str:
    """Return the text of a page, with links that leave docs/ replaced by their words."""

    def replaced(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page), link[2]))
        return link[1] if target.startswith("..") else link[0]

    return LINK.sub(replaced, markdown)


def on_page_markdown(markdown: str, *, page: Any, **_others: Any) -> str:
    return inside(markdown, page.file.src_uri)

"""Tests of the gallery: every picture of the screens is there, described and with a caption."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted((ROOT / "docs/gallery").glob("*.md"))
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(\.\./img/screens/([\w-]+\.webp)\)")
SHAPES: Final = ["wide, light", "wide, dark", "phone, light", "phone, dark"]


def sections(page: Path) -> list[str]:
    """Return the text of each screen, from its caption on."""
    return re.split(r"^## .+\n\n", page.read_text("utf-8"), flags=re.M)[1:]


def test_gallery_shows_every_picture_once() -> None:
    shown = [name for page in PAGES for _, name in PICTURE.findall(page.read_text("utf-8"))]

    assert sorted(shown) == sorted(path.name for path in (ROOT / "docs/img/screens").iterdir())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_screen_has_a_caption_and_four_described_pictures(page: Path) -> None:
    for section in sections(page):
        pictures = PICTURE.findall(section)
        assert re.match(r"[A-Z][^.!\n]{20,}\.\n\n", section), "one sentence as a caption"
        assert len(pictures) == len(SHAPES)
        for (described, name), shape in zip(pictures, SHAPES, strict=True):
            assert re.fullmatch(rf"[A-Z].{{20,}}; {shape}", described)
            assert name.endswith(f"-{shape.replace(', ', '-')}.webp")

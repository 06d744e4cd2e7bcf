"""Screenshots, compared with stored pictures that a person has approved."""

import io
import os
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops
from playwright.sync_api import Page

HOME: Final = Path(__file__).with_name("pictures")
SEEN: Final = Path(__file__).parents[2] / "build/pictures"  # screenshots that differed
RENEW: Final = "SIGNORIA_PICTURES"
HALF: Final = 2  # stored pictures have half the size, which hides small differences of letters
TILE: Final = 16  # pixels of the stored picture
MOST: Final = 30  # of 255: the largest mean difference of a tile that passes
QUALITY: Final = 82


def compare(page: Page, name: str, **wanted: Any) -> None:
    """Compare the page with the picture of that name; `make pictures` renews the pictures."""
    now, file = taken(page, **wanted).reduce(HALF), HOME / f"{name}.webp"
    if os.environ.get(RENEW):
        HOME.mkdir(exist_ok=True)
        keep(now, file)
        return
    assert file.exists(), f"there is no picture {file.name}: run make pictures, and look at it"
    with Image.open(file) as kept, Image.open(io.BytesIO(squeezed(now))) as same:
        odd = differences(kept.convert("RGB"), same.convert("RGB"))
    if odd:
        SEEN.mkdir(parents=True, exist_ok=True)
        now.save(SEEN / f"{name}.png")
    assert not odd, f"{name} looks different ({', '.join(odd[:8])}): see build/pictures/{name}.png"


def taken(page: Page, **wanted: Any) -> Image.Image:
    """Take a picture of a page that stands still."""
    shot = page.screenshot(animations="disabled", caret="hide", **wanted)
    with Image.open(io.BytesIO(shot)) as whole:
        return whole.convert("RGB")


def keep(picture: Image.Image, file: Path, quality: int = QUALITY) -> None:
    """Write a picture, unless the stored one shows the same."""
    if file.exists():
        with Image.open(file) as kept:
            if not differences(kept.convert("RGB"), picture):
                return
    file.write_bytes(squeezed(picture, quality))


def squeezed(picture: Image.Image, quality: int = QUALITY) -> bytes:
    """Compress a picture; both pictures are compressed before they are compared."""
    found = io.BytesIO()
    picture.save(found, "webp", quality=quality, method=6)
    return found.getvalue()


def differences(one: Image.Image, other: Image.Image) -> list[str]:
    """Return the places where two pictures differ, as `x,y` on the screen."""
    if one.size != other.size:
        return [f"{one.size} became {other.size}"]
    bands = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    tiles = worst.reduce(TILE)
    width, values = tiles.width, tiles.tobytes()
    step = TILE * HALF
    return [
        f"{at % width * step},{at // width * step}" for at, mean in enumerate(values) if mean > MOST
    ]

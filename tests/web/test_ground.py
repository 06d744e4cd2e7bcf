"""The helpers of the browser tests: they report real faults and nothing else."""

from typing import Final

import pytest
from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import Browser

from tests.server.servers import Running
from tests.web.axe import dim_texts, violations
from tests.web.browsers import Visitors
from tests.web.pictures import differences


@pytest.fixture
def careless(browser: Browser, home: Running) -> Visitors:
    """Return visitors whose complaints the test checks itself."""
    return Visitors(browser, home)


def test_fresh_visit_causes_no_complaint(visitors: Visitors) -> None:
    visitors().go("/")


WRONGS = {
    "setTimeout(() => { throw new Error('oh no'); })": "oh no",
    "console.error('something odd')": "something odd",
    "Promise.reject(new Error('left alone'))": "left alone",
    "document.body.insertAdjacentHTML('beforeend', '<p style=\"color:red\">')": "inline style",
    "document.head.append(Object.assign(document.createElement('script'), "
    "{ textContent: '1' }))": "inline script",
    "fetch('/nothing.js')": "404",
    "fetch('http://127.0.0.1:9/').catch(() => 0)": "http://127.0.0.1:9/",
}


def test_every_error_in_a_browser_is_reported(careless: Visitors) -> None:
    page = careless().go("/")

    for script in WRONGS:
        page.evaluate(f"() => {{ {script}; }}")
    page.wait_for_timeout(300)

    seen = careless.leave()
    assert [one for one in WRONGS.values() if not any(one in it for it in seen)] == []


def test_visitor_with_a_name_is_signed_in(visitors: Visitors) -> None:
    visitor = visitors("Anna", language="it")

    assert visitor.ask("GET", "/me")["name"] == "Anna"
    assert visitor.ask("GET", "/me")["language"] == "it"


def test_axe_finds_a_button_without_a_name(visitors: Visitors) -> None:
    page = visitors().go("/")
    page.evaluate("() => document.body.append(document.createElement('button'))")

    found = violations(page)

    assert any(one.startswith("button-name (critical)") for one in found)


DIM: Final = """(colour) => {
  const text = document.querySelector("#dim") ?? document.createElement("p");
  text.id = "dim";
  text.textContent = "Firenze";
  text.style.color = colour;
  document.querySelector("main").append(text);
}"""


def test_text_that_passed_is_found_when_its_colour_becomes_dim(visitors: Visitors) -> None:
    page = visitors().go("/")
    received = []
    for colour in ("#000000", "#d9d0c0", "#000000"):
        page.evaluate(DIM, colour)
        received.append([one for one in dim_texts(page) if "#dim" in one])

    assert [len(one) for one in received] == [0, 1, 0]


def picture(words: str = "Milano", at: tuple[int, int] = (40, 40)) -> Image.Image:
    found = Image.new("RGB", (720, 450), "#f4ecdf")
    ImageDraw.Draw(found).text(at, words, "#2b2118")
    return found


def test_slightly_blurred_letters_make_the_same_picture() -> None:
    blurred = picture().filter(ImageFilter.GaussianBlur(0.6))

    assert differences(picture(), blurred) == []


@pytest.mark.parametrize("spot", [(300, 200), (3, 3), (690, 430)])
def test_small_added_sign_makes_pictures_differ(spot: tuple[int, int]) -> None:
    other = picture()
    ImageDraw.Draw(other).ellipse((*spot, spot[0] + 12, spot[1] + 12), "#7a1f2b")

    assert differences(picture(), other) != []


def test_picture_of_another_size_differs() -> None:
    assert differences(picture(), picture().resize((360, 225))) == ["(720, 450) became (360, 225)"]

"""The bare page: served as it is, in four languages, and good enough to play a whole game with."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from importlib.resources import files

import pytest
from websockets.sync.client import ClientConnection

from signoria.locales.catalogues import LANGUAGES
from signoria.server.routes.page import page_words
from tests.server.browser import BROWSER, Tab, browsing
from tests.server.houses import Running, running

LONGEST = 350
HOME = files("signoria.server").joinpath("page")
NODE = shutil.which("node")
needs_browser = pytest.mark.skipif(BROWSER is None, reason="no browser on this machine")
needs_node = pytest.mark.skipif(NODE is None, reason="no node on this machine")

CHOICES = 12
CHOOSE = """(() => {
  const all = [...document.querySelectorAll("#choices:not([inert]) button:not([disabled])")];
  all[Math.floor(all.length / 2)]?.click();
  return all.length && "chosen";
})()"""


def source(name: str) -> str:
    return HOME.joinpath(name).read_text("utf-8")


def said_by_the_page() -> set[str]:
    """The words that the page asks for by their whole names."""
    return set(re.findall(r'"(page-[a-z-]+)"', source("page.js") + source("index.html")))


# The files.


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/t/some-table", "text/html; charset=utf-8"),
        ("/page/page.css", "text/css; charset=utf-8"),
        ("/page/page.js", "text/javascript; charset=utf-8"),
    ],
)
def test_the_files_are_served_to_everybody_with_their_types(
    house: Running, path: str, kind: str
) -> None:
    answer = house.stranger().get(path)

    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", ["nothing.js", "..%2F__init__.py", "../house.py"])
def test_nothing_else_is_served(house: Running, name: str) -> None:
    assert house.stranger().get(f"/page/{name}").status_code == 404


def test_the_page_has_nothing_inline_that_its_own_rules_would_forbid() -> None:
    page = source("index.html")

    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=", page) == []
    assert (
        re.findall(r"innerHTML|insertAdjacentHTML|document\.write|eval\(", source("page.js")) == []
    )


def test_the_page_stays_small() -> None:
    assert len(source("page.js").splitlines()) <= LONGEST


@needs_node
def test_the_script_can_be_read() -> None:
    assert NODE is not None
    subprocess.run([NODE, "--check", str(HOME.joinpath("page.js"))], check=True, timeout=20)


# The words.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_words_of_the_page(house: Running, lang: str) -> None:
    words = house.stranger().get(f"/words/{lang}").json()

    assert said_by_the_page() - set(words) == set()
    assert all(words.values())


def test_the_page_has_no_words_that_it_never_says() -> None:
    made_up = {  # by the script, from a status or a kind
        *(f"page-{status}" for status in ("open", "running", "over", "resigned")),
        *(f"page-seat-{kind}" for kind in ("me", "open", "invited", "bot")),
    }

    assert set(page_words("en")) - said_by_the_page() - made_up == set()


def test_there_are_no_words_of_other_languages(house: Running) -> None:
    answer = house.stranger().get("/words/la")

    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


# In a browser.


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('page') / 'signoria.db'}") as found:
        yield found


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory, home: Running) -> Iterator[ClientConnection]:
    """A browser that is closed before the house is."""
    with browsing(tmp_path_factory.mktemp("browser")) as found:
        yield found


def come_in(browser: ClientConnection, home: Running, name: str, path: str = "/") -> Tab:
    tab = Tab(browser)
    tab.go(home.address + path)
    tab.wait("!!document.querySelector('#door:not([hidden]) button').textContent")
    fill(tab, "#come-in input", name)
    tab.run("document.querySelector('#come-in button').click()")
    tab.wait(f"document.querySelector('#who').textContent === '{name}'")
    return tab


def fill(tab: Tab, spot: str, value: str) -> None:
    tab.run(f"document.querySelector('{spot}').value = '{value}'")


def lay(tab: Tab, *seats: int) -> None:
    """Lay a table from the form; a seat is the number of its line in the list."""
    tab.wait("document.querySelectorAll('#seats select').length === 3")
    fill(tab, "#lay [name=number]", str(len(seats)))
    tab.run("document.querySelector('#lay [name=number]').onchange()")
    for seat, line in enumerate(seats):
        tab.run(f"document.querySelectorAll('#seats select')[{seat}].selectedIndex = {line}")
    tab.run("document.querySelector('#lay > button').click()")
    tab.wait("location.pathname.startsWith('/t/')")


def start(tab: Tab) -> None:
    tab.wait("!!document.querySelector('#doings button')")
    tab.run("document.querySelector('#doings button').click()")


ME, OPEN, INVITED, PAGE = range(4)


@needs_browser
def test_a_game_is_played_against_a_bot_left_and_told_to_its_end(
    browser: ClientConnection, home: Running
) -> None:
    tab = come_in(browser, home, "Anna")
    lay(tab, ME, PAGE)
    start(tab)

    chosen = [tab.wait(CHOOSE) for _choice in range(CHOICES)]
    tab.answer_questions()
    tab.run("document.querySelectorAll('#doings button')[1].click()")
    tab.wait("document.querySelector('#turn').textContent.includes('★')")

    assert chosen == ["chosen"] * CHOICES
    assert tab.run("document.querySelectorAll('#story li').length") > 100
    assert tab.run("document.querySelector('#people').textContent").count("has resigned") == 1
    assert tab.run("document.querySelector('#note').textContent") == ""
    assert [one for one in tab.complaints if "/me" not in one] == []


@needs_browser
def test_the_next_seat_at_the_screen_sees_nothing_of_the_one_before(
    browser: ClientConnection, home: Running
) -> None:
    tab = come_in(browser, home, "Bea")
    lay(tab, ME, ME, PAGE)
    tab.wait("!document.querySelector('#curtain').hidden")
    tab.run("document.querySelector('#show').click()")
    start(tab)
    tab.wait("document.querySelectorAll('#choices button').length > 0")
    mine = tab.run("document.querySelector('#view').textContent.includes('\"you\": 0')")

    tab.run("document.querySelector('#choices button').click()")
    tab.wait("!document.querySelector('#curtain').hidden")
    hidden = tab.run(
        "['story', 'choices', 'view', 'turn'].map((id) => document.getElementById(id).textContent)"
    )
    tab.run("document.querySelector('#show').click()")
    tab.wait("document.querySelector('#view').textContent.includes('\"you\": 1')")

    assert mine
    assert hidden == ["", "", "", ""]


@needs_browser
def test_guests_sit_down_by_a_link_and_talk_in_their_own_language(
    browser: ClientConnection, home: Running
) -> None:
    anna = come_in(browser, home, "Anna")
    lay(anna, ME, INVITED, PAGE)
    link = anna.wait("document.querySelector('#invite:not([hidden]) input')?.value")
    carla = come_in(browser, home, "Carla", link.removeprefix(home.address))
    sit = "[...document.querySelectorAll('#people button')]"
    carla.wait(f"{sit}.length === 1")
    carla.run(f"window.before = true; {sit}[0].click()")
    anna.wait("document.querySelector('#people').textContent.includes('Carla')")
    carla.wait(
        "!window.before && document.querySelector('#people button')?.textContent === 'Get up'"
    )

    fill(carla, "#language", "de")
    carla.run("document.querySelector('#language').onchange(); 1")
    carla.wait("document.querySelector('#people button')?.textContent === 'Aufstehen'")
    fill(carla, "#say input", "Guten Abend")
    carla.run("document.querySelector('#say button').click()")

    anna.wait("document.querySelector('#chat').textContent.includes('Guten Abend')")


@needs_browser
def test_a_line_that_is_cut_is_told_and_mended(browser: ClientConnection, home: Running) -> None:
    tab = come_in(browser, home, "Dora")
    lay(tab, ME, PAGE, PAGE)
    tab.wait("!!document.querySelector('#doings button')")

    tab.run(
        "window.notes = []; new MutationObserver(() => notes.push("
        "document.querySelector('#note').textContent)).observe("
        "document.querySelector('#note'), { childList: true }); 1"
    )
    home.house.tables.send_away("")
    tab.wait("notes.includes('The house answers again.')")
    start(tab)

    tab.wait("document.querySelectorAll('#choices button').length > 0")
    assert tab.run("notes[0]").startswith("The house does not answer.")

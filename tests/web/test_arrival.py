"""Page delivery: the parts that a page links to, and the data that comes with it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from signoria.games import GAMES
from signoria.locales.catalogues import LANGUAGES
from signoria.server.errors import RequestError
from signoria.server.http import pages
from signoria.server.http.routes import site
from tests.server.servers import Running, running
from tests.server.tables import ME, begin, create_table, frame
from tests.web.sites import lay_site

BUILT = pages.HOME / pages.PARTS
BOT = {"kind": "bot", "bot": "page"}
OPEN = {"kind": "open"}
INDEX = """<!doctype html>
<html>
  <head>
    <script type="module" src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/core-1.js">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
"""
CORE = {"file": "assets/core-1.js", "name": "core"}
STYLED = {"imports": ["_core.js"], "css": ["assets/table-1.css"]}
PARTS = {
    "_core.js": CORE,
    "_table.js": {"file": "assets/table-1.js", "name": "table", **STYLED},
    "_board.js": {"file": "assets/board-1.js", "name": "il-principe", "imports": ["_table.js"]},
    "_en.js": {"file": "assets/words-en-1.js", "name": "words-en"},
    "_it.js": {"file": "assets/words-it-1.js", "name": "words-it"},
    "_words.js": {"file": "assets/names-1.js", "name": "il-principe-words"},
    "index.html": {"file": "assets/index-1.js", "isEntry": True, "imports": ["_core.js"]},
}
LINK = re.compile(r'<link rel="(\w+)" crossorigin href="([^"]+)">')
RECEIVED = re.compile(r'<script type="application/json" id="page-data">(.*?)</script>', re.DOTALL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server with a site of few parts."""
    folder = tmp_path_factory.mktemp("arrival")
    home = lay_site(folder / "site")
    (home / "index.html").write_text(INDEX)
    (home / pages.PARTS).write_text(json.dumps(PARTS))
    with pytest.MonkeyPatch.context() as patch, running(f"sqlite:///{folder / 'a.db'}") as found:
        patch.setattr(pages, "HOME", home)
        yield found


def linked(answer: httpx.Response) -> list[tuple[str, str]]:
    """Return the links in the head of a page."""
    return LINK.findall(answer.text.partition("</head>")[0])


def data(answer: httpx.Response) -> Any:
    """Return the data that comes with a page."""
    found = RECEIVED.search(answer.text)
    assert found is not None
    return json.loads(found[1])


def test_table_page_links_to_each_needed_part_once(server: Running) -> None:
    anna = server.visit("Anna")

    found = linked(anna.get(f"/t/{begin(anna, ME, BOT)}"))

    assert found == [
        ("modulepreload", "/assets/core-1.js"),
        ("stylesheet", "/assets/table-1.css"),
        ("modulepreload", "/assets/table-1.js"),
        ("modulepreload", "/assets/words-en-1.js"),
        ("modulepreload", "/assets/board-1.js"),
        ("modulepreload", "/assets/names-1.js"),
    ]


@pytest.mark.parametrize("language", ["en", "it"])
def test_page_links_to_the_catalogue_of_the_readers_language(
    server: Running, language: str
) -> None:
    answer = server.stranger(**{"accept-language": language}).get("/lobby")

    assert ("modulepreload", f"/assets/words-{language}-1.js") in linked(answer)
    assert data(answer)["language"] == language


def test_page_of_a_player_carries_the_answers_of_the_routes(server: Running) -> None:
    anna, bruno = server.visit("Anna"), server.visit("Bruno")
    table = create_table(anna, ME, OPEN)
    bruno.post(f"/tables/{table}/seats/1", json={}).raise_for_status()
    anna.post(f"/tables/{table}/start").raise_for_status()

    page = data(anna.get(f"/t/{table}"))

    assert page["me"] == anna.get("/me").json()
    assert page["table"] == anna.get(f"/tables/{table}").json()
    stream = frame(anna, table, 0, after="0.0")
    assert {**page["frame"], "people": 0, "clock": 0} == {**stream, "people": 0, "clock": 0}
    assert stream["view"]["your_hand"]


def test_page_of_a_visitor_with_several_seats_carries_no_hand(server: Running) -> None:
    anna = server.visit("Anna")

    page = data(anna.get(f"/t/{begin(anna, ME, ME, BOT)}"))

    assert page["frame"]["seat"] == "spectator"
    assert not page["frame"]["view"].get("your_hand")


def test_page_of_a_stranger_carries_public_tables_and_no_private_one(server: Running) -> None:
    anna, stranger = server.visit("Anna"), server.stranger()
    shut = create_table(anna, ME, OPEN, access="private")
    invite = anna.get(f"/tables/{shut}").json()["invite"]

    seen = data(stranger.get(f"/t/{begin(anna, ME, BOT)}"))
    assert (seen["me"], seen["frame"]["seat"], seen["table"].get("invite")) == (
        None,
        "spectator",
        None,
    )

    assert data(stranger.get(f"/t/{shut}"))["table"] is None
    assert data(stranger.get(f"/t/{shut}?invite={invite}"))["table"]["id"] == shut
    assert data(stranger.get("/t/nothing"))["table"] is None


def test_page_with_personal_data_is_never_cached(server: Running) -> None:
    anna = server.visit("Anna")

    assert anna.get("/").headers["cache-control"] == "no-store"
    for_all = server.stranger().get("/")
    assert for_all.headers["cache-control"] == "no-cache"
    assert {"cookie", "accept-language"} <= set(for_all.headers["vary"].split(", "))


def test_name_with_a_closing_script_tag_is_escaped(server: Running) -> None:
    name = "</script><b>Anna"

    answer = server.visit(name).get("/")

    assert data(answer)["me"]["name"] == name
    assert "<b>" not in answer.text


def test_first_page_carries_the_games(server: Running) -> None:
    stranger = server.stranger(**{"accept-language": "fr"})

    assert data(stranger.get("/"))["games"] == stranger.get("/games").json()
    assert data(stranger.get("/lobby"))["games"] is None


def test_page_is_served_without_data_if_the_store_fails(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.visit("Anna")

    def nobody(*_asked: object) -> None:
        raise RequestError("store-failed", 503)

    monkeypatch.setattr(server.server.accounts, "find", nobody)
    answer = anna.get("/lobby")

    assert (answer.status_code, RECEIVED.search(answer.text)) == (200, None)


def test_built_site_has_every_part_that_the_server_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pages, "HOME", BUILT.parent)  # the real site instead of the small one
    listed = json.loads(BUILT.read_bytes())
    names = {part.get("name", "") for part in listed.values()}
    words = {f"words-{lang}" for lang in LANGUAGES}
    games = {f"{game.slug}-{part}" for game in GAMES for part in ("words", *LANGUAGES)}
    boards = {pages.board(game.slug) for game in GAMES}

    assert set(pages.NEEDED) == {"", *pages.PAGES}
    assert {*pages.NEEDED.values(), *words, *games, *boards, pages.GENERIC} <= names
    assert boards == {"il-principe", "intrigue", "princes"}
    assert pages.board("a game without a board") == pages.GENERIC


def test_scripts_of_a_table_carry_the_compile_hint() -> None:
    files = {part.get("name", ""): part["file"] for part in json.loads(BUILT.read_bytes()).values()}
    needed = ["core", "table", *(game.slug for game in GAMES)]

    for name in needed:
        assert (BUILT.parent / files[name]).read_bytes().startswith(b"//# allFunctionsCalledOnLoad")


@pytest.mark.parametrize("address", ["/", "/sign-in", "/account", "/nowhere"])
def test_page_says_which_features_the_server_lacks(
    server: Running, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = server.stranger(accept="text/html")
    assert 'name="lacks"' not in browser.get(address).text

    monkeypatch.setattr(site, "lacking", lambda: ("passkeys", "push"))

    head = browser.get(address).text.partition("</head>")[0]
    assert head.count('<meta name="lacks" content="passkeys push">') == 1

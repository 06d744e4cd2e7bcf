"""Delivery of the built site: addresses, caching, compression, policy, and a missing site."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.locales.catalogues import LANGUAGES
from signoria.server.http import pages
from tests.server.servers import Running, running
from tests.web.sites import FILES, NAME, SCRIPT, lay_site

ADDRESSES = ["/", *(f"/{name}" for name in pages.PAGES), "/t/some-table", "/rules/il-principe"]
BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
PAGES = re.compile(r'^ {4}"?([a-z-]+)"?: \(\) => import', re.MULTILINE)
APP = Path(__file__).parents[2] / "web/src/App.svelte"
SCRIPT_AT = f"/assets/{NAME}"
POLICY = "content-security-policy"


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server whose site each test sets."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('site') / 'signoria.db'}") as found:
        yield found


@pytest.fixture
def small(empty: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Running:
    """Give the server a small site."""
    monkeypatch.setattr(pages, "HOME", lay_site(tmp_path / "site"))
    return empty


@pytest.fixture
def unbuilt(empty: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Running:
    """Leave the server without a site."""
    monkeypatch.setattr(pages, "HOME", tmp_path / "nothing")
    return empty


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_client_address_answers_with_the_page(small: Running, address: str) -> None:
    answer = small.stranger(**BROWSER).get(address)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == FILES["index.html"]


def test_server_and_client_have_the_same_pages() -> None:
    assert sorted(PAGES.findall(APP.read_text("utf-8"))) == sorted(pages.PAGES)


def test_client_addresses_and_server_routes_do_not_overlap(small: Running) -> None:
    routes = small.stranger().get("/schema/openapi.json").json()["paths"]

    assert {route.split("/")[1] for route in routes} & set(pages.PAGES) == set()


def test_unknown_address_answers_browsers_404_with_the_page(small: Running) -> None:
    answer = small.stranger().get("/nonsense", headers=BROWSER)

    assert (answer.status_code, answer.content) == (404, FILES["index.html"])


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.svg", "image/svg+xml"),
    ],
)
def test_top_level_file_is_revalidated_each_time(small: Running, path: str, kind: str) -> None:
    answer = small.stranger().get(path)

    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"


def test_file_with_a_hashed_name_is_cached_as_immutable(small: Running) -> None:
    for path in (SCRIPT_AT, "/assets/serif-C0ffee12.woff2"):
        answer = small.stranger().get(path)

        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, BR;q=0.5", "br"),
        ("gzip, br;q=0", "gzip"),
        ("br; q=0.0, gzip", "gzip"),
        ("deflate", ""),
        ("identity", ""),
        ("", ""),
    ],
)
def test_best_accepted_encoding_is_sent(small: Running, accepted: str, sent: str) -> None:
    with small.stranger(**{"accept-encoding": accepted}).stream("GET", SCRIPT_AT) as answer:
        body = b"".join(answer.iter_raw())

    assert answer.headers.get("content-encoding", "") == sent
    assert "accept-encoding" in answer.headers["vary"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert body == FILES[f"assets/{NAME}" + {"br": ".br", "gzip": ".gz", "": ""}[sent]]


def test_compressed_script_has_the_same_content(small: Running) -> None:
    answer = small.stranger(**{"accept-encoding": "gzip"}).get(SCRIPT_AT)

    assert answer.content == SCRIPT == gzip.decompress(FILES[f"assets/{NAME}.gz"])


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/sw.js", SCRIPT_AT])
def test_matching_etag_answers_304(small: Running, path: str) -> None:
    client = small.stranger()
    tag = client.get(path).headers["etag"]

    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = client.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_each_encoding_has_its_own_etag(small: Running) -> None:
    tags = {
        small.stranger(**{"accept-encoding": one}).head(SCRIPT_AT).headers["etag"]
        for one in ("br", "gzip", "identity")
    }

    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/", "/lobby", "/sw.js", SCRIPT_AT])
def test_head_request_has_the_headers_of_get_and_no_body(small: Running, path: str) -> None:
    whole, head = small.stranger().get(path), small.stranger().head(path)
    same = ("content-type", "content-length", "etag", "cache-control", POLICY)

    assert (head.status_code, head.content) == (200, b"")
    assert [head.headers[name] for name in same] == [whole.headers[name] for name in same]


@pytest.mark.parametrize("path", ["/", "/sw.js", SCRIPT_AT])
def test_every_file_has_the_strict_content_policy(small: Running, path: str) -> None:
    headers = small.stranger().get(path).headers
    policy = headers[POLICY]

    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"https?:|\*|blob:", policy)
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/nothing.js",
        "/assets/",
        "/assets/..%2Findex.html",
        "/assets/../../server.py",
        "/..%2Fhouse.py",
        f"{SCRIPT_AT}.br",
        "/t/one/two",
        "/t/one/two/three",
        "/site/index.html",
    ],
)
def test_other_paths_answer_404(small: Running, path: str) -> None:
    answer = small.stranger().get(path)

    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_new_build_is_served_at_once(small: Running) -> None:
    before = small.stranger().get("/").content
    (pages.HOME / "index.html").write_bytes(b"<!doctype html>\n<title>new</title>\n")

    assert small.stranger().get("/").content != before


@pytest.mark.parametrize("address", ADDRESSES)
def test_missing_site_answers_503_with_one_sentence(unbuilt: Running, address: str) -> None:
    answer = unbuilt.stranger(**BROWSER).get(address)

    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert "make pages" in answer.text
    assert answer.text.count("\n") == 0


def test_missing_site_sentence_is_in_the_readers_language(unbuilt: Running) -> None:
    said = {unbuilt.stranger(**{"accept-language": lang}).get("/").text for lang in LANGUAGES}

    assert len(said) == len(LANGUAGES)


def test_server_without_a_site_still_answers_programs(unbuilt: Running) -> None:
    assert unbuilt.stranger().get("/games").status_code == 200
    assert unbuilt.stranger().get("/sw.js").status_code == 404

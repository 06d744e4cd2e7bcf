"""Tests that invalid requests get a code and a sentence, and change nothing."""

import json
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.asks import action, order
from tests.server.servers import Running, running
from tests.server.stage import GAME, MISSING, Stage, in_an_auction
from tests.server.test_authorisation import kept

LANGUAGES = ("en", "fr", "it", "de")
JSON = {"content-type": "application/json"}
ME = {"kind": "me"}
DEEP = 100_000


class Bad(NamedTuple):
    """Request that must be refused with a status and a code."""

    status: int
    code: str
    method: str
    path: str
    body: Any = None
    raw: bytes | None = None
    headers: Mapping[str, str] = MappingProxyType({})


def raw(text: str, status: int = 400, code: str = "bad-request") -> Bad:
    """Return an action whose body is malformed JSON or the wrong JSON."""
    return Bad(status, code, "POST", "/tables/{id}/actions", raw=text.encode(), headers=JSON)


def changed(status: int, code: str, **other: Any) -> Bad:
    """Return a valid action with some parts replaced."""
    return Bad(status, code, "POST", "/tables/{id}/actions", {**action(), "key": "k", **other})


def table(status: int, code: str, **other: Any) -> Bad:
    """Return a request for a table with invalid settings."""
    return Bad(status, code, "POST", "/tables", {"game": GAME.slug, "seats": [ME] * 3, **other})


def text(path: str, status: int, code: str, kind: str) -> Bad:
    """Return a valid action with another content type."""
    good = json.dumps(action()).encode()
    return Bad(status, code, "POST", path, raw=good, headers={"content-type": kind})


BAD = {
    "oversized": raw('{"key": "' + "x" * (1 << 20) + '"}', 413, "too-long"),
    "truncated": raw('{"rev": 8, "key": "k", "actions": [["pa'),
    "empty": raw(""),
    "two bodies": raw(json.dumps(action()) * 2),
    "not utf-8": Bad(
        400, "bad-request", "POST", "/tables/{id}/actions", raw=b'{"key": "\xff"}', headers=JSON
    ),
    "brackets without end": raw("[" * DEEP),
    "deeply nested": raw('{"rev":8,"key":"k","actions":[["bid",' + "[" * DEEP + "]" * DEEP + "]]}"),
    "rather deeply nested": changed(
        422, "refused", actions=[["bid", json.loads("[" * 400 + "]" * 400)]]
    ),
    "not a number": raw('{"rev": 8, "key": "k", "actions": [["bid", NaN]]}'),
    "infinite": raw('{"rev": 8, "key": "k", "actions": [["bid", 1e999]]}'),
    "thousands of digits": raw('{"rev":8,"key":"k","actions":[["bid",' + "9" * 6000 + "]]}"),
    "half a character": raw('{"rev": 8, "key": "\\ud800", "actions": [["pass"]]}'),
    "a list": raw("[]"),
    "a text": raw('"pass"'),
    "nothing": raw("null"),
    "rev a text": changed(400, "bad-request", rev="8"),
    "rev a fraction": changed(400, "bad-request", rev=8.5),
    "rev negative": changed(400, "bad-request", rev=-1),
    "rev huge": changed(400, "bad-request", rev=10**30),
    "seat a text": changed(400, "bad-request", seat="0"),
    "seat true": changed(400, "bad-request", seat=True),
    "key empty": changed(400, "bad-request", key=""),
    "key long": changed(400, "bad-request", key="k" * 201),
    "key a number": changed(400, "bad-request", key=7),
    "no action": changed(400, "bad-request", actions=[]),
    "an empty action": changed(400, "bad-request", actions=[[]]),
    "too many actions": changed(400, "bad-request", actions=[["pass"]] * 21),
    "a field too many": changed(400, "bad-request", hint="please"),
    "action a text": changed(400, "bad-request", actions="pass"),
    "action of objects": changed(422, "refused", actions=[[{"bid": 1}]]),
    "action unknown": changed(422, "refused", actions=[["fly"]]),
    "bid a text": changed(422, "refused", actions=[["bid", "1"]]),
    "bid huge": changed(422, "refused", actions=[["bid", 10**30]]),
    "bid beyond the purse": changed(422, "refused", actions=[["bid", 1000]]),
    "bid of nothing": changed(422, "refused", actions=[["bid", 0]]),
    "nul in the changed": changed(422, "refused", actions=[["\0"]]),
    "a revision that was": changed(409, "stale", rev=in_an_auction().rev - 1),
    "a revision to come": changed(409, "stale", rev=in_an_auction().rev + 1),
    "seat below zero": Bad(400, "bad-request", "GET", "/tables/{id}/view?seat=-2"),
    "nobody's seat": changed(403, "not-your-seat", seat=3),
    "unknown table": Bad(404, "no-table", "POST", f"/tables/{MISSING}/actions", action()),
    "unknown game": table(422, "no-game", game="chess"),
    "unknown preset": table(422, "refused", preset="nonsense"),
    "unknown option": table(422, "refused", options={"dragons": 3}),
    "option out of range": table(422, "refused", options={"start_money": 10**20}),
    "option of another type": table(400, "bad-request", options={"start_money": [1]}),
    "too many seats": table(422, "refused", seats=[ME] * 9),
    "far too many seats": table(400, "bad-request", seats=[ME] * 17),
    "unknown bot": table(422, "no-bot", seats=[ME, ME, {"kind": "bot", "bot": "hal"}]),
    "unknown clock": table(400, "bad-request", clock={"kind": "sundial"}),
    "clock of nowhere": table(
        400, "bad-request", clock={"kind": "slow", "seconds_per_decision": 7200, "zone": "Moon"}
    ),
    "plain text": text("/tables/{id}/actions", 415, "bad-request", "text/plain"),
    "a form": text("/tables/{id}/actions", 415, "bad-request", "application/x-www-form-urlencoded"),
    "xml": text("/tables/{id}/actions", 415, "bad-request", "application/xml"),
    "no kind at all": text("/tables/{id}/actions", 415, "bad-request", ""),
    "wrong method": Bad(405, "no-method", "PUT", "/tables"),
    "nowhere": Bad(404, "not-found", "GET", "/nowhere"),
    "seat that is no number": Bad(404, "not-found", "POST", "/tables/{id}/seats/first", {}),
    "seat that is not there": Bad(404, "no-seat", "POST", "/tables/{id}/seats/99999999999", {}),
    "seat taken": Bad(409, "seat-taken", "POST", "/tables/{id}/seats/1", {}),
    "query of another type": Bad(400, "bad-request", "GET", "/tables/{id}/view?rev=last"),
    "query out of range": Bad(400, "bad-request", "GET", "/tables?before=" + "9" * 30),
    "revision that never was": Bad(404, "no-revision", "GET", "/tables/{id}/view?rev=99999"),
    "start again": Bad(403, "not-host", "POST", "/tables/{id}/start"),
    "fork what is not over": Bad(
        409, "not-over", "POST", "/tables/{id}/fork", {"rev": 1, "seats": [ME] * 3}
    ),
    "order unknown": Bad(422, "no-order", "PUT", "/tables/{id}/order", {"order": ["win"]}),
    "order without effect": Bad(
        422, "refused", "PUT", "/tables/{id}/order", {"order": [*order()[:3], 10**6]}
    ),
    "ledger torn": Bad(422, "refused", "POST", "/tables/import", {"ledger": "{}\n"}),
    "empty talk": Bad(400, "bad-request", "POST", "/tables/{id}/chat", {"text": ""}),
    "nul in talk": Bad(422, "bad-text", "POST", "/tables/{id}/chat", {"text": "a\0b"}),
    "name that hides": Bad(400, "bad-name", "PATCH", "/me", {"name": "\u202e"}),
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('bad') / 'signoria.db'}"
    with running(url) as found:
        yield found


@pytest.fixture(scope="module")
def stage(home: Running) -> Stage:
    return Stage(home)


@pytest.fixture(scope="module")
def tables(stage: Stage) -> str:
    return stage.running_table()


def send(client: httpx.Client, bad: Bad, id: str, **headers: str) -> httpx.Response:
    path, given = bad.path.replace("{id}", id), {**bad.headers, **headers}
    if bad.raw is not None:
        return client.request(bad.method, path, content=bad.raw, headers=given)
    body = {} if bad.body is None else {"json": bad.body}
    return client.request(bad.method, path, headers=given, **body)


@pytest.mark.parametrize("name", BAD)
def test_bad_request_is_refused_with_a_code_and_changes_nothing(
    stage: Stage, tables: str, name: str
) -> None:
    bad = BAD[name]
    before = kept(stage, tables)

    answer = send(stage.owner.client, bad, tables)

    assert (answer.status_code, answer.json()["code"]) == (bad.status, bad.code)
    assert answer.json()["detail"].endswith((".", "]"))
    assert answer.headers["content-type"] == "application/json"
    assert kept(stage, tables) == before


def test_error_for_a_stranger_is_in_the_language_of_the_browser(home: Running) -> None:
    stranger = home.stranger()

    for name in ("nowhere", "wrong method", "query out of range", "unknown game", "truncated"):
        said = [
            send(stranger, BAD[name], MISSING, **{"accept-language": requested}).json()["detail"]
            for requested in ("en-GB,en;q=0.9", "fr-CA,fr;q=0.9,en;q=0.5", "it", "de-AT, en")
        ]
        assert len(set(said)) == 4, name


@pytest.mark.parametrize(
    "name", ["unknown game", "bid beyond the purse", "truncated", "nul in talk"]
)
def test_error_for_an_account_is_in_its_own_language(home: Running, name: str) -> None:
    stage = Stage(home)
    table, said = stage.running_table(), []
    for language in LANGUAGES:
        stage.owner.client.patch("/me", json={"language": language}).raise_for_status()
        answer = send(stage.owner.client, BAD[name], table, **{"accept-language": "en"})
        said.append(answer.json()["detail"])

    assert len(set(said)) == 4


@pytest.mark.parametrize(
    ("requested", "best"),
    [
        ("de;q=0.2, it;q=0.9", "it"),
        ("eo, fr;q=0.3, de;q=0.30", "fr"),
        ("it;q=0, de-CH;q=0.1", "de"),
        ("fr;q=much, it;q=0.1", "it"),
    ],
)
def test_accepted_language_with_most_weight_is_chosen(
    home: Running, requested: str, best: str
) -> None:
    stranger = home.stranger()
    said, meant = (
        send(stranger, BAD["nowhere"], "", **{"accept-language": languages}).json()
        for languages in (requested, best)
    )

    assert said == meant


def test_missing_or_unknown_language_is_answered_in_english(home: Running) -> None:
    stranger = home.stranger()
    english = send(stranger, BAD["nowhere"], "", **{"accept-language": "en"}).json()

    for requested in ("", "eo", "*", ";;;,,,"):
        answer = send(stranger, BAD["nowhere"], "", **{"accept-language": requested})
        assert answer.json() == english


def test_duplicate_action_gets_the_first_response_and_is_entered_once(stage: Stage) -> None:
    table = stage.running_table()
    body, path = action(), f"/tables/{table}/actions"
    first = stage.owner.client.post(path, json=body)
    before = kept(stage, table)

    again = [stage.owner.client.post(path, json=body) for _ in range(3)]
    other = stage.owner.client.post(path, json={**body, "actions": [["bid", 1]]})

    assert first.status_code == 200
    assert {(one.status_code, one.content) for one in again} == {(200, first.content)}
    assert (other.status_code, other.json()["code"]) == (409, "key-used")
    assert kept(stage, table) == before


def test_action_of_several_steps_is_entered_whole_or_not_at_all(stage: Stage) -> None:
    table = stage.running_table()
    before = kept(stage, table)

    answer = send(stage.owner.client, changed(422, "refused", actions=[["bid", 1], ["fly"]]), table)
    late = send(
        stage.owner.client, changed(422, "refused", actions=[["bid", 1], ["bid", 2]]), table
    )

    assert [answer.status_code, late.status_code] == [422, 422]
    assert kept(stage, table) == before


def test_body_without_a_length_is_limited(stage: Stage, tables: str) -> None:
    body = (b"x" * 65536 for _ in range(40))

    answer = stage.owner.client.post(f"/tables/{tables}/actions", content=body, headers=JSON)

    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


NUL: list[tuple[str, str, Any]] = [
    ("GET", "/tables/%00", None),
    ("GET", "/tables/%00/events", None),
    ("POST", "/tables/%00/actions", action()),
    ("PUT", "/me/mutes/%00", None),
    ("DELETE", "/me/passkeys/%00", None),
    ("DELETE", "/me/tokens/%00", None),
    ("POST", "/tables/{id}/chat", {"text": "\0"}),
    ("POST", "/tables/{id}/actions", action(key="\0")),
    ("POST", "/tables/{id}/actions", action(key="\0", rev=0)),
    ("POST", "/reports", {"accused": "\0", "reason": "rude"}),
    ("POST", "/sessions", {"login": "\0\0\0", "password": "\0" * 9}),
    ("POST", "/sessions/recovery", {"login": "\0\0\0", "code": "\0"}),
    ("POST", "/me/password", {"login": "a\0b", "password": "\0" * 9}),
    ("POST", "/me/tokens", {"name": "\0", "scopes": ["read"]}),
    ("POST", "/tables", {"game": "\0", "seats": [ME] * 3}),
    ("POST", "/tables", {"game": GAME.slug, "seats": [{**ME, "name": "\0"}] * 3}),
    ("POST", "/tables", {"game": GAME.slug, "seats": [ME] * 3, "options": {"cities": "\0"}}),
    ("POST", "/tables/import", {"ledger": "\0"}),
    ("PUT", "/me/webhook", {"url": "https://example.org/\0"}),
]


def test_nul_bytes_are_refused_on_both_databases(url: str) -> None:
    with running(url) as home:
        stage = Stage(home)
        id = stage.running_table()
        before = kept(stage, id)
        for method, path, body in NUL:
            given = {} if body is None else {"json": body}
            answer = stage.owner.client.request(method, path.replace("{id}", id), **given)
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert answer.json()["detail"], path
        assert kept(stage, id) == before


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rev": -1}, "“rev” is not valid: the server expects int >= 0."),
        ({"key": "k" * 201}, "“key” is not valid: the server expects str of length <= 200."),
        ({"seat": "x" * 50}, "“seat” is not valid: the server expects int | null."),
    ],
)
def test_value_out_of_bounds_is_refused_with_the_bounds(
    stage: Stage, changes: dict[str, Any], said: str
) -> None:
    body = {**action(), **changes}
    answer = stage.owner.client.post(f"/tables/{stage.running_table()}/actions", json=body)

    assert answer.json()["detail"] == said
    assert "x" * 50 not in answer.text


def test_malformed_action_is_refused_with_the_arguments_it_needs(stage: Stage) -> None:
    owner, table = stage.owner.client, stage.running_table()

    played = owner.post(f"/tables/{table}/actions", json=action(actions=[["bid", 1, 2]]))
    why = owner.post(f"/tables/{table}/why", json={"action": ["bid"], "seat": 0})
    order = owner.put(f"/tables/{table}/order", json={"order": ["bid_up_to", 3], "seat": 0})
    unknown = owner.post(f"/tables/{table}/actions", json=action(actions=[["fly", "home"]]))

    assert "bid expects amount" in played.json()["detail"]
    assert "bid expects amount" in why.json()["detail"]
    assert "bid_up_to expects item, round, limit" in order.json()["detail"]
    assert '["fly","home"]' in unknown.json()["detail"]

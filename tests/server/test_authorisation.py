"""Tests of permissions: each kind of person requests each route."""

from collections.abc import Iterator

import httpx
import pytest

from signoria.store.schema import ENTRIES, ORDERS, PROPOSALS, SEATS
from tests.server.asks import ASKS, AT_TABLES, Ask, api_routes, path_of
from tests.server.servers import Running, running
from tests.server.stage import MISSING, Stage

WHO = ("stranger", "passer-by", "other", "reader", "player", "owner", "host", "moderator")

# Status of each route for the people of WHO, in that order. A stranger has no account, a passer-by
# no seat, `other` a seat that the request is not about. Reader and player are tokens of the owner,
# with the scopes to read and to play. 409 means: allowed, but at the wrong time.
MATRIX = """
GET /games                              200 200 200 200 200 200 200 200
GET /games/{game}                       200 200 200 200 200 200 200 200
GET /health                             200 200 200 200 200 200 200 200
GET /metrics                            200 200 200 200 200 200 200 200
GET /push/key                           200 200 200 200 200 200 200 200
POST /guests                            201 409 409 409 409 409 409 409
POST /sessions                          401 401 401 401 401 401 401 401
POST /sessions/recovery                 401 401 401 401 401 401 401 401
POST /sessions/passkey/options          200 200 200 200 200 200 200 200
POST /sessions/passkey                  401 401 401 401 401 401 401 401
GET /sessions                           401 200 200 403 403 200 200 200
DELETE /sessions                        401 204 204 403 403 204 204 204
DELETE /sessions/current                401 204 204 403 403 204 204 204
GET /me                                 401 200 200 200 200 200 200 200
PATCH /me                               401 200 200 403 403 200 200 200
DELETE /me                              401 204 204 403 403 204 204 204
POST /me/password                       401 200 200 403 403 200 200 200
POST /me/recovery                       401 409 409 403 403 409 409 409
GET /me/passkeys                        401 200 200 403 403 200 200 200
POST /me/passkeys                       401 400 400 403 403 400 400 400
POST /me/passkeys/options               401 200 200 403 403 200 200 200
DELETE /me/passkeys/{id}                401 404 404 403 403 404 404 404
GET /me/tokens                          401 200 200 403 403 200 200 200
POST /me/tokens                         401 201 201 403 403 201 201 201
DELETE /me/tokens/{id}                  401 404 404 403 403 404 404 404
GET /me/mutes                           401 200 200 200 200 200 200 200
PUT /me/mutes/{account}                 401 204 204 403 204 204 204 204
DELETE /me/mutes/{account}              401 204 204 403 204 204 204 204
PUT /me/webhook                         401 200 200 403 403 200 200 200
DELETE /me/webhook                      401 204 204 403 403 204 204 204
POST /me/subscriptions                  401 204 204 403 403 204 204 204
DELETE /me/subscriptions                401 204 204 403 403 204 204 204
GET /tables                             200 200 200 200 200 200 200 200
POST /tables                            401 201 201 403 201 201 201 201
POST /tables/import                     401 201 201 403 403 201 201 201
GET /tables/{id}                        200 200 200 200 200 200 200 200
DELETE /tables/{id}                     401 403 403 403 403 403 204 204
POST /tables/{id}/invite                401 403 403 403 403 403 200 403
POST /tables/{id}/start                 401 403 403 403 403 403 200 403
POST /tables/{id}/seats/{seat}          401 201 409 403 409 409 201 201
DELETE /tables/{id}/seats/{seat}        401 403 403 403 200 200 200 403
PUT /tables/{id}/seats/{seat}/bot       401 403 403 403 403 403 200 403
DELETE /tables/{id}/seats/{seat}/bot    401 403 403 403 403 403 200 403
POST /tables/{id}/seats/{seat}/stand-in 401 403 409 403 403 403 409 403
POST /tables/{id}/actions               401 403 403 403 200 200 403 403
GET /tables/{id}/events                 403 403 403 200 200 200 403 403
GET /tables/{id}/view                   403 403 403 200 200 200 403 403
GET /tables/{id}/choices                401 403 403 200 200 200 403 403
GET /tables/{id}/story                  403 403 403 200 200 200 403 403
GET /tables/{id}/ledger                 403 403 403 200 200 200 403 403
POST /tables/{id}/why                   401 403 403 200 200 200 403 403
POST /tables/{id}/undo                  401 403 403 403 200 200 403 403
POST /tables/{id}/undo/consent          401 403 403 403 200 200 403 403
POST /tables/{id}/resign                401 403 403 403 204 204 403 403
GET /tables/{id}/order                  401 403 403 200 200 200 403 403
PUT /tables/{id}/order                  401 403 403 403 204 204 403 403
DELETE /tables/{id}/order               401 403 403 403 204 204 403 403
GET /tables/{id}/chat                   200 200 200 200 200 200 200 200
POST /tables/{id}/chat                  401 200 200 403 200 200 200 200
DELETE /tables/{id}/chat/{number}       401 403 403 403 403 403 403 404
POST /tables/{id}/fork                  401 201 201 403 201 201 201 201
POST /tables/{id}/rematch               401 403 200 403 200 200 403 403
POST /reports                           401 201 201 403 201 201 201 201
GET /reports                            401 403 403 403 403 403 403 200
POST /reports/{id}/close                401 403 403 403 403 403 403 404
POST /moderation/accounts/{id}/mute     401 403 403 403 403 403 403 204
POST /moderation/accounts/{id}/ban      401 403 403 403 403 403 403 204
POST /moderation/tables/{id}/close      401 403 403 403 403 403 403 204
"""
EXPECTED = {
    " ".join(words[:2]): [int(word) for word in words[2:]]
    for words in map(str.split, MATRIX.strip().splitlines())
}

# Kind of table that a route needs to succeed; a running table for all other routes.
TABLES = {
    "DELETE /tables/{id}": Stage.full,
    "POST /tables/{id}/start": Stage.full,
    "POST /tables/{id}/seats/{seat}": Stage.open,
    "DELETE /tables/{id}/seats/{seat}": Stage.full,
    "PUT /tables/{id}/seats/{seat}/bot": Stage.open,
    "DELETE /tables/{id}/seats/{seat}/bot": Stage.with_a_bot,
    "POST /tables/{id}/fork": Stage.over,
    "POST /tables/{id}/rematch": Stage.over,
}


HOSTS_TOO = {"DELETE /tables/{id}/seats/{seat}"}  # the host may free every seat
CHANGING = [
    route for route in AT_TABLES if not route.startswith("GET") and not route.endswith("/why")
]
SPARING = {route for route in EXPECTED if "/me" not in route and "/sessions" not in route} - {
    "POST /guests",
    "POST /moderation/accounts/{id}/mute",
    "POST /moderation/accounts/{id}/ban",
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('authorisation') / 'signoria.db'}"
    with running(url, local_webhooks=True) as found:
        yield found


@pytest.fixture(scope="module")
def stage(home: Running) -> Stage:
    """Provide people whose accounts the tests do not change."""
    return Stage(home)


@pytest.fixture(scope="module")
def readers(stage: Stage) -> list[httpx.Client]:
    """Provide clients with read tokens of owner, host and moderator."""
    return [one.token(stage.running, "read") for one in (stage.owner, stage.host, stage.moderator)]


@pytest.fixture(scope="module")
def outsider(stage: Stage) -> httpx.Client:
    """Provide a client with a token of somebody who belongs to no table."""
    return stage.passer_by.token(stage.running, "read", "play")


@pytest.fixture(scope="module")
def everybody(stage: Stage) -> dict[str, httpx.Client]:
    return people(stage)


def people(stage: Stage) -> dict[str, httpx.Client]:
    return {
        "stranger": stage.running.stranger(),
        "passer-by": stage.passer_by.client,
        "other": stage.other.client,
        "reader": stage.owner.token(stage.running, "read"),
        "player": stage.owner.token(stage.running, "play"),
        "owner": stage.owner.client,
        "host": stage.host.client,
        "moderator": stage.moderator.client,
    }


def test_every_route_is_in_the_matrix(home: Running) -> None:
    routes = api_routes()

    assert sorted(EXPECTED) == routes
    assert sorted(ASKS) == routes


@pytest.mark.parametrize("route", [route for route in EXPECTED if route in SPARING])
def test_routes_answer_each_person_as_the_matrix_says(
    stage: Stage, everybody: dict[str, httpx.Client], route: str
) -> None:
    assert answers(stage, everybody, route) == EXPECTED[route]


@pytest.mark.parametrize("route", [route for route in EXPECTED if route not in SPARING])
def test_account_routes_answer_each_person_as_the_matrix_says(home: Running, route: str) -> None:
    stage = Stage(home)

    assert answers(stage, people(stage), route) == EXPECTED[route]


def answers(stage: Stage, everybody: dict[str, httpx.Client], route: str) -> list[int]:
    """List the statuses for the people of WHO, each at a new table."""
    make = TABLES.get(route, Stage.running_table)
    tables = [make(stage) if route in AT_TABLES else MISSING for _who in WHO]
    asks = [ASKS[route](stage, table) for table in tables]
    return [ask.of(everybody[who]).status_code for ask, who in zip(asks, WHO, strict=True)]


@pytest.mark.parametrize("route", AT_TABLES)
def test_private_table_answers_outsiders_like_a_missing_one(
    stage: Stage, everybody: dict[str, httpx.Client], outsider: httpx.Client, route: str
) -> None:
    outside = [everybody["stranger"], everybody["passer-by"], outsider]
    table = TABLES.get(route, Stage.running_table)(stage, "private")

    for client in outside:
        there = ASKS[route](stage, table).of(client)
        nowhere = ASKS[route](stage, MISSING).of(client)

        assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content)
        assert there.status_code in (401, 403, 404)


@pytest.mark.parametrize("route", CHANGING)
def test_read_token_changes_nothing(stage: Stage, readers: list[httpx.Client], route: str) -> None:
    table = TABLES.get(route, Stage.running_table)(stage)
    before = kept(stage, table)

    answers = [ASKS[route](stage, table).of(reader).status_code for reader in readers]

    assert answers == [403, 403, 403]
    assert kept(stage, table) == before


def test_members_of_a_private_table_see_it(stage: Stage) -> None:
    table = stage.running_table("private")

    for person in (stage.owner, stage.other, stage.host, stage.moderator):
        assert person.client.get(f"/tables/{table}").status_code == 200


def test_an_invitation_opens_a_private_table_and_a_wrong_one_does_not(stage: Stage) -> None:
    table = stage.running_table("private")
    invite = stage.host.client.get(f"/tables/{table}").json()["invite"]
    stranger = stage.running.stranger()

    assert stranger.get(f"/tables/{table}", params={"invite": invite}).status_code == 200
    assert stranger.get(f"/tables/{table}", params={"invite": invite[:-1]}).status_code == 404
    assert stranger.get(f"/tables/{table}", params={"invite": ""}).status_code == 404


SEATED = [
    route
    for route in ASKS
    if path_of(route).startswith("/tables/{id}")
    and route.split()[0] != "GET"
    and EXPECTED[route][WHO.index("other")] == 403
    and EXPECTED[route][WHO.index("owner")] in (200, 204)
]


@pytest.mark.parametrize("route", SEATED)
def test_action_for_the_seat_of_another_is_refused(stage: Stage, route: str) -> None:
    table = TABLES.get(route, Stage.running_table)(stage)
    before = kept(stage, table)

    others = [stage.other, stage.passer_by] if route in HOSTS_TOO else [stage.other, stage.host]
    for person in others:
        assert ASKS[route](stage, table).of(person.client).json()["code"] == "not-your-seat"

    assert kept(stage, table) == before


@pytest.mark.parametrize("seat", [1, 2, 3, 15])
@pytest.mark.parametrize(
    "route", ["events", "view", "choices", "story", "ledger", "order", "actions"]
)
def test_seat_is_seen_and_played_only_by_its_holder(stage: Stage, route: str, seat: int) -> None:
    table = stage.running_table()
    if route == "actions":
        asked = ASKS["POST /tables/{id}/actions"](stage, table)
        ask = Ask(asked.method, asked.path, {**asked.body, "seat": seat})
    else:
        ask = Ask("GET", f"/tables/{table}/{route}", None, {"seat": seat})

    answer = ask.of(stage.owner.client)

    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_holder_of_several_seats_must_name_one_of_them(home: Running) -> None:
    client = home.visit()
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "page"}]
    table = client.post("/tables", json={"game": "il-principe", "seats": seats}).json()["id"]
    client.post(f"/tables/{table}/start").raise_for_status()

    which = client.get(f"/tables/{table}/choices")
    bots = client.get(f"/tables/{table}/choices", params={"seat": 2})

    assert (which.status_code, which.json()["code"]) == (422, "which-seat")
    assert (bots.status_code, bots.json()["code"]) == (403, "not-your-seat")


def test_token_of_a_moderator_cannot_moderate(stage: Stage) -> None:
    token = stage.moderator.token(stage.running, "read", "play")

    for route in EXPECTED:
        if "moderation" in route or route.endswith("/chat/{number}") or "reports" in route:
            if route == "POST /reports":
                continue
            answer = ASKS[route](stage, stage.running_table()).of(token)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-moderator"), route


def test_ban_and_sign_out_take_effect_at_once(home: Running) -> None:
    stage = Stage(home)
    token = stage.third.token(home, "play")
    path = f"/moderation/accounts/{stage.third.id}/ban"
    stage.moderator.client.post(path, json={"until_hours": 1}).raise_for_status()
    cookie = dict(stage.other.client.cookies)
    stage.other.client.delete("/sessions").raise_for_status()

    banned = stage.third.client.get("/me")
    by_token = token.get("/me")
    stolen = home.stranger()
    stolen.cookies.update(cookie)
    signed_out = stolen.get("/me")

    assert (banned.status_code, banned.json()["code"]) == (403, "banned")
    assert (by_token.status_code, by_token.json()["code"]) == (403, "banned")
    assert signed_out.status_code == 401


def kept(stage: Stage, table: str) -> list[object]:
    """Return the entries, orders, proposals and seats that are stored for a table."""
    with stage.server.engine.connect() as connection:
        return [
            [
                tuple(row)
                for row in connection.execute(rows.select().where(rows.c.table_id == table))
            ]
            for rows in (ENTRIES, ORDERS, PROPOSALS, SEATS)
        ]

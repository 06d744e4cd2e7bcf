"""Tests that two worlds that differ only in secrets get equal responses on every route."""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from msgspec.structs import replace

from signoria.games import GAMES
from signoria.server.http.routes import ledgers, tables
from signoria.server.table import frames
from signoria.server.table.live import LiveTable
from tests.server.asks import ASKS, Ask, api_routes
from tests.server.scenes import ASKED, ONLOOKER, OTHER, SCENES
from tests.server.servers import Running
from tests.server.stage import Stage
from tests.server.worlds import Journey, Position, Worlds, position, received, two_worlds

# Routes whose responses contain new secrets or metrics: only their status is compared.
FRESH = {
    "GET /metrics",
    "POST /guests",
    "POST /me/passkeys/options",
    "POST /me/password",
    "POST /me/recovery",
    "POST /me/tokens",
    "POST /reports",
    "POST /sessions/passkey/options",
    "POST /tables",
    "POST /tables/import",
    "PUT /me/webhook",
}
AT_A_TABLE = {route for route in ASKS if "/tables/{id}" in route}
LAST = ["DELETE /sessions/current", "DELETE /sessions", "DELETE /me"]


class Somebody(NamedTuple):
    id: str


class Cast(NamedTuple):
    third: Somebody


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    with two_worlds(tmp_path_factory.mktemp("worlds"), list(map(position, SCENES))) as found:
        yield found


def differing(worlds: Worlds, asks: list[Ask], as_stranger: bool = False) -> list[Ask]:
    """List the requests whose responses differ between the worlds."""
    one, two = worlds.strangers if as_stranger else worlds.watchers
    found = []
    for ask in asks:
        if received(ask.of(one)) != received(ask.of(two)):
            found.append(ask)
        worlds.settle()
    return found


@pytest.mark.parametrize("scene", SCENES)
def test_requests_at_a_table_get_equal_responses_in_both_worlds(worlds: Worlds, scene: str) -> None:
    here = position(scene)
    asks = Journey(here).all()

    if not here.seated:
        looks = list(Journey(here).looks())
        assert differing(worlds, looks, as_stranger=True) == []
    assert differing(worlds, asks) == []


@pytest.mark.parametrize("game", [game.slug for game in GAMES])
def test_every_game_has_scenes_for_seats_and_spectators(game: str) -> None:
    scenes = [scene for scene in SCENES.values() if scene.slug == game]

    assert {scene.watcher for scene in scenes} == {ASKED, OTHER, ONLOOKER}


def test_journey_uses_every_route_of_a_table(worlds: Worlds) -> None:
    first = position(next(iter(SCENES)))
    walked = {_template(ask, first) for ask in Journey(first).all()}

    assert {route for route in api_routes() if "/tables/{id}" in route} <= walked


def _template(ask: Ask, position: Position) -> str:
    """Return the route of a request."""
    found = [
        route
        for route in ASKS
        if route.split()[0] == ask.method
        and _fits(route.split()[1].split("/"), ask.path.replace(position.id, "T").split("/"))
    ]
    return found[0]


def _fits(template: list[str], path: list[str]) -> bool:
    if len(template) != len(path):
        return False
    return all(one == two or one[:1] == "{" for one, two in zip(template, path, strict=True))


def test_other_routes_get_equal_responses_in_both_worlds(worlds: Worlds) -> None:
    one, two = worlds.watchers
    running = one.get("/tables", params={"status": "running"}).json()
    cast = Cast(Somebody(running[0]["host"]))
    others = [route for route in api_routes() if route not in AT_A_TABLE and route not in LAST]
    for route in [*others, *LAST]:
        ask = ASKS[route](cast, next(iter(SCENES)))
        true, other = received(ask.of(one)), received(ask.of(two))
        worlds.settle()
        if route in FRESH:
            assert true[0] == other[0], route
        else:
            assert true == other, route


# Leaks: the same comparison must find each of these.


def other_view(real: Any) -> Any:
    return lambda builder, seat: real(builder, (seat + 1) % builder._ledger.seats)


def other_entries(real: Any) -> Any:
    return lambda ledger, seat, *rest: real(ledger, (seat + 1) % ledger.seats, *rest)


def whole_ledger(real: Any) -> Any:
    return lambda ledger, seat: "".join(line.text for line in ledger.lines)


def talkative_story(real: Any) -> Any:
    return lambda ledger, seat, *rest: real(ledger, (seat + 1) % ledger.seats, *rest)


def a_sum_of_everything(real: Any) -> Any:
    def leaky(table: LiveTable, *args: Any, **named: Any) -> Any:
        frame = real(table, *args, **named)
        received = "".join(line.text for line in table.ledger.lines)
        return replace(frame, decision=crc32(received.encode()))

    return leaky


LEAKS: list[tuple[Any, str, Callable[[Any], Any], str]] = [
    (frames.FrameBuilder, "_view", other_view, "/events"),
    (frames, "entries", other_entries, "/events"),
    (ledgers, "_visible_text", whole_ledger, "/ledger"),
    (tables, "story", talkative_story, "/story"),
    (LiveTable, "frame", a_sum_of_everything, "/events"),
]


@pytest.mark.parametrize("game", [game.slug for game in GAMES])
@pytest.mark.parametrize(("module", "name", "leak", "route"), LEAKS)
def test_leak_makes_responses_differ(
    worlds: Worlds,
    monkeypatch: pytest.MonkeyPatch,
    module: Any,
    name: str,
    leak: Callable[[Any], Any],
    route: str,
    game: str,
) -> None:
    here = next(one for one in map(position, SCENES) if one.game.slug == game and not one.seated)
    monkeypatch.setattr(module, name, leak(getattr(module, name)))

    found = differing(worlds, list(Journey(here).looks()), as_stranger=True)

    assert any(ask.path.endswith(route) for ask in found)


# Forked tables before their start, which the two worlds do not cover.


def test_forked_game_shows_only_the_public_view_before_its_start(
    server: Running,
) -> None:
    stage = Stage(server)
    body = {"rev": 9, "seats": [{"kind": "open"}] * 3, "access": "public"}
    over = stage.over("private")
    forked = stage.owner.client.post(f"/tables/{over}/fork", json=body).json()["id"]
    path, guest = f"/tables/{forked}", stage.passer_by.client
    public = Ask("GET", f"{path}/view", None, {"seat": "spectator"}).of(guest).json()["view"]

    for seat in range(3):
        guest.post(f"{path}/seats/{seat}", json={}).raise_for_status()
        received = Ask("GET", f"{path}/events", None, {"seat": seat, "after": "0.0"}).of(guest).text
        seen = guest.get(f"{path}/view", params={"seat": seat}).json()
        story = guest.get(f"{path}/story", params={"seat": seat, "rev": 0}).text
        ledger = guest.get(f"{path}/ledger", params={"seat": seat}).text
        frame = json.loads(received.partition("data: ")[2])

        assert (seen["view"], frame["view"], frame.get("legal")) == (public, public, None)
        assert story == guest.get(f"{path}/story", params={"seat": "spectator", "rev": 0}).text
        assert ledger == guest.get(f"{path}/ledger", params={"seat": "spectator"}).text
        assert guest.get(f"{path}/choices", params={"seat": seat}).json()["code"] == "not-begun"
        guest.delete(f"{path}/seats/{seat}").raise_for_status()

"""One valid request for every route, as somebody with permission sends it."""

from collections.abc import Callable
from typing import Any, Protocol

import httpx
import msgspec

from signoria.games.il_principe.rules import LOT
from signoria.server.http.routes import API
from tests.server.stage import GAME, finished, in_an_auction, lines_of
from tests.server.tables import new_key

ME = {"kind": "me"}
NO_PASSKEY = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {"clientDataJSON": "e30", "attestationObject": "AAAA"},
}
NO_SIGNATURE = {
    **NO_PASSKEY,
    "response": {"clientDataJSON": "e30", "authenticatorData": "AAAA", "signature": "AAAA"},
}
PASSWORD = "correct horse battery"
BROWSER = {
    "endpoint": "http://127.0.0.1:9/push",
    "keys": {
        "p256dh": "BGEw2wsHgLwzerjvnMTkbKrFRxdmwJ5S_k7zi7A1coR_"
        "sVjHmGrlvzYpAT1n4NPbioFlQkIrTNL8EH4V3ZZ4vJE",
        "auth": "AAAAAAAAAAAAAAAAAAAAAA",
    },
}


class Ask(msgspec.Struct, frozen=True):
    """Request with its method, path, body and query."""

    method: str
    path: str
    body: Any = None
    query: dict[str, Any] = {}

    def of(self, client: httpx.Client) -> httpx.Response:
        """Send the request and return the response; for a stream, with its first frame as text."""
        body = {} if self.body is None else {"json": self.body}
        if not self.path.endswith("/events"):
            return client.request(self.method, self.path, params=self.query, **body)
        with client.stream(self.method, self.path, params=self.query) as answer:
            if answer.status_code != 200:
                answer.read()
                return answer
            return httpx.Response(200, headers=answer.headers, text=first_event(answer))


def first_event(answer: httpx.Response) -> str:
    """Return the text of the first message of a stream."""
    received: list[str] = []
    for line in answer.iter_lines():
        received.append(line)
        if line == "" and len(received) > 1:
            break
    return "\n".join(received)


class Named(Protocol):
    """Account with its id."""

    id: str


class Cast(Protocol):
    """Provider of the account that some requests name."""

    third: Named


Make = Callable[[Any, str], Ask]  # arguments: a Cast and the id of a table


def api_routes() -> list[str]:
    """List the routes of the API, without those of its document and the web page."""
    return sorted(f"{route.method} {route.path}" for route in API)


def path_of(route: str) -> str:
    return route.partition(" ")[2]


def _plain(route: str, body: Any = None, **query: Any) -> tuple[str, Make]:
    """Make a request that needs no table."""
    method, _space, path = route.partition(" ")
    return route, lambda _cast, _table: Ask(method, path, body, query)


def _at(route: str, body: Any = None, **query: Any) -> tuple[str, Make]:
    """Make a request about seat 0 of a table."""
    method, _space, path = route.partition(" ")

    def make(_cast: Cast, table: str) -> Ask:
        filled = path.format(id=table, seat=0, number=1)
        return Ask(method, filled, body() if callable(body) else body, query)

    return route, make


def action(**other: Any) -> dict[str, Any]:
    """Return the body with which seat 0 passes in the auction."""
    return {"rev": in_an_auction().rev, "key": new_key(), "actions": [["pass"]], "seat": 0, **other}


def order() -> list[Any]:
    """Return a standing order for a lot that is auctioned later."""
    s = in_an_auction().state
    later = next(c for c, cards in enumerate(s.lots) if cards and LOT + c != s.item)
    return ["bid_up_to", LOT + later, s.round, 3]


def game_to_import() -> dict[str, str]:
    return {"ledger": "".join(lines_of(finished()))}


ASKS: dict[str, Make] = dict(
    [
        _plain("GET /games"),
        ("GET /games/{game}", lambda _cast, _table: Ask("GET", "/games/intrigue", None, {})),
        _plain("GET /health"),
        _plain("GET /metrics"),
        _plain("POST /guests", {"name": "Somebody"}),
        _plain("GET /me"),
        _plain("PATCH /me", {"language": "de"}),
        _plain("DELETE /me"),
        (
            "POST /me/password",
            lambda _cast, _table: Ask(
                "POST", "/me/password", {"login": new_key(), "password": PASSWORD}
            ),
        ),
        _plain("POST /me/recovery"),
        _plain("POST /me/passkeys/options"),
        _plain("POST /me/passkeys", {"name": "K", "login": "k-k", "credential": NO_PASSKEY}),
        _plain("GET /me/passkeys"),
        _at("DELETE /me/passkeys/{id}"),
        _plain("GET /sessions"),
        _plain("POST /sessions", {"login": "nobody", "password": PASSWORD}),
        _plain("DELETE /sessions"),
        _plain("POST /sessions/recovery", {"login": "nobody", "code": "AAAA"}),
        _plain("POST /sessions/passkey/options"),
        _plain("POST /sessions/passkey", {"credential": NO_SIGNATURE}),
        _plain("DELETE /sessions/current"),
        _plain("GET /me/tokens"),
        _plain("POST /me/tokens", {"name": "T", "scopes": ["read"]}),
        _at("DELETE /me/tokens/{id}"),
        _plain("GET /push/key"),
        _plain("PUT /me/webhook", {"url": "http://127.0.0.1:9/"}),
        _plain("DELETE /me/webhook"),
        _plain("POST /me/subscriptions", BROWSER),
        _plain("DELETE /me/subscriptions", endpoint="http://127.0.0.1:9/push"),
        _plain("GET /me/mutes"),
        ("PUT /me/mutes/{account}", lambda s, _t: Ask("PUT", f"/me/mutes/{s.third.id}")),
        ("DELETE /me/mutes/{account}", lambda s, _t: Ask("DELETE", f"/me/mutes/{s.third.id}")),
        _plain("GET /tables"),
        _plain("POST /tables", {"game": GAME.slug, "seats": [ME, ME, ME]}),
        ("POST /tables/import", lambda s, _t: Ask("POST", "/tables/import", game_to_import())),
        _at("GET /tables/{id}"),
        _at("DELETE /tables/{id}"),
        (
            "POST /tables/{id}/seats/{seat}",
            lambda s, table: Ask("POST", f"/tables/{table}/seats/2", {}),
        ),
        _at("DELETE /tables/{id}/seats/{seat}"),
        (
            "PUT /tables/{id}/seats/{seat}/bot",
            lambda s, table: Ask("PUT", f"/tables/{table}/seats/2/bot", {"bot": "page"}),
        ),
        (
            "DELETE /tables/{id}/seats/{seat}/bot",
            lambda s, table: Ask("DELETE", f"/tables/{table}/seats/2/bot"),
        ),
        _at("POST /tables/{id}/invite"),
        _at("POST /tables/{id}/start"),
        _at("POST /tables/{id}/actions", action),
        _at("GET /tables/{id}/events", seat=0),
        _at("GET /tables/{id}/view", seat=0),
        _at("GET /tables/{id}/choices", seat=0),
        _at("GET /tables/{id}/story", seat=0),
        _at("POST /tables/{id}/why", {"action": ["pass"], "seat": 0}),
        _at("POST /tables/{id}/undo", lambda: {"seat": 0, "to": in_an_auction().rev - 1}),
        _at("POST /tables/{id}/undo/consent", {"agree": True, "seat": 0}),
        _at("POST /tables/{id}/resign", {"seat": 0}),
        _at("GET /tables/{id}/order", seat=0),
        _at("PUT /tables/{id}/order", lambda: {"order": order(), "seat": 0}),
        _at("DELETE /tables/{id}/order", seat=0),
        _at("POST /tables/{id}/seats/{seat}/stand-in", {"bot": "page"}),
        _at("GET /tables/{id}/chat"),
        _at("POST /tables/{id}/chat", {"text": "Good evening"}),
        _at("DELETE /tables/{id}/chat/{number}"),
        _at("GET /tables/{id}/ledger", seat=0),
        _at("POST /tables/{id}/fork", {"rev": 1, "seats": [ME, ME, ME]}),
        _at("POST /tables/{id}/rematch"),
        (
            "POST /reports",
            lambda s, table: Ask(
                "POST", "/reports", {"accused": s.third.id, "reason": "rude", "table": table}
            ),
        ),
        _plain("GET /reports"),
        _at("POST /reports/{id}/close", {"verdict": "nothing in it"}),
        (
            "POST /moderation/accounts/{id}/mute",
            lambda s, _t: Ask(
                "POST", f"/moderation/accounts/{s.third.id}/mute", {"until_hours": 1}
            ),
        ),
        (
            "POST /moderation/accounts/{id}/ban",
            lambda s, _t: Ask("POST", f"/moderation/accounts/{s.third.id}/ban", {"until_hours": 1}),
        ),
        _at("POST /moderation/tables/{id}/close", {"reason": "enough"}),
    ]
)


# Routes whose path or body names a table.
AT_TABLES = [route for route in ASKS if "/tables/{id}" in route or route == "POST /reports"]

"""Tests that requests find their routes and parameters, and that errors become answers."""

import asyncio
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from signoria.server.errors import RequestError
from signoria.server.http.app import App
from signoria.server.http.messages import MOST_BODY, EventStream, Receive, Request, Response, Send
from signoria.server.http.routing import QUERY, FromQuery, Guest, Known, Router, Routes, Source
from signoria.server.metrics import Metrics
from signoria.server.people.authenticator import Visitor
from signoria.store.database import StoreFailed

ADA = Visitor("ada", "Ada", "player", "en")
JSON = (b"content-type", b"application/json")
WATCHED = 'signoria_request_seconds_count{route="%s",status="%d"} 1.0'


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body with a bounded number."""

    number: Annotated[int, Meta(ge=0, le=9)]


class Storage:
    """A part of the server."""

    word = "stored"


routes = Routes()


@routes.get("/games/new")
async def get_new() -> str:
    return "new"


@routes.get("/games/{id}")
async def get_game(id: str, storage: Storage) -> list[str]:
    return [id, storage.word]


@routes.delete("/games/{id}")
async def delete_game(id: str) -> None:
    raise RuntimeError(id)


@routes.post("/games/{id}/seats/{seat}")
async def post_seat(id: str, seat: int, data: Body, visitor: Known) -> list[Any]:
    return [id, seat, data.number, visitor.name]


@routes.put("/games")
async def put_games(data: Body) -> int:
    return data.number


@routes.get("/search")
async def search(
    word: Annotated[str, Meta(max_length=3), QUERY],
    guest: Guest,
    most: FromQuery[int | None] = None,
    exact: FromQuery[bool] = False,
    last: Annotated[str, Source("header", "Last-Event-ID")] = "",
) -> list[Any]:
    return [word, most, exact, last, guest is None]


@routes.get("/stored")
async def get_stored() -> None:
    raise StoreFailed("secret", "OperationalError")


@routes.get("/busy")
async def get_busy() -> None:
    raise RequestError("busy", 503, seconds=7)


@routes.get("/stream")
async def stream() -> EventStream:
    async def speak(receive: Receive, send: Send) -> None:
        await send({"type": "http.response.body", "body": b"data: 1\n\n", "more_body": False})

    return EventStream(speak)


@routes.get("/file")
async def file() -> Response[bytes]:
    return Response(b"body {}", media_type="text/css", headers={"cache-control": "no-cache"})


class FakeAdmission:
    """Admission that knows one visitor by the header `who`."""

    async def admit(self, request: Request) -> None:
        request.guest = ADA if request.header(b"who") == "ada" else None


class FakeNode:
    """A node that notes when it is opened and closed."""

    def __init__(self, broken: bool = False) -> None:
        self.seen: list[str] = []
        self._broken = broken

    async def open(self) -> None:
        if self._broken:
            raise RuntimeError
        self.seen.append("open")

    async def close(self) -> None:
        self.seen.append("close")


class Answered(msgspec.Struct):
    """A received response."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


metrics = Metrics()
app = App(FakeNode(), Router(routes, {Storage: Storage()}), FakeAdmission(), metrics, secure=False)


def ask(
    method: str, path: str, *headers: tuple[bytes, bytes], query: bytes = b"", body: Any = b""
) -> Answered:
    """Send a request whose body comes in one or several parts, and return the response."""
    parts = body if isinstance(body, list) else [body]
    messages = [
        {"type": "http.request", "body": part, "more_body": at < len(parts)}
        for at, part in enumerate(parts, 1)
    ]
    sent: list[Any] = []

    async def receive() -> Any:
        return messages.pop(0) if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": method, "path": path, "query_string": query}
    asyncio.run(app({**scope, "headers": list(headers), "client": None}, receive, send))
    start, *rest = sent
    content = b"".join(message["body"] for message in rest)
    return Answered(start["status"], dict(start["headers"]), content)


def test_fixed_step_comes_before_a_parameter() -> None:
    assert ask("GET", "/games/new").json() == "new"
    assert ask("GET", "/games/old").json() == ["old", "stored"]


@pytest.mark.parametrize("path", ["/games/old/", "//games/old", "/games//old"])
def test_empty_steps_of_a_path_are_ignored(path: str) -> None:
    assert ask("GET", path).json() == ["old", "stored"]


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/games/old/places", "/games/new/seats", "/Games/x"]
)
def test_unknown_path_gets_404(path: str) -> None:
    answer = ask("GET", path)

    assert (answer.status, answer.json()["code"]) == (404, "not-found")


def test_method_without_a_route_gets_405_and_the_allowed_ones() -> None:
    answer = ask("PUT", "/games/old")

    assert (answer.status, answer.json()["code"]) == (405, "no-method")
    assert answer.headers[b"allow"] == b"DELETE, GET, OPTIONS"


def test_options_lists_all_methods_of_a_path() -> None:
    answer = ask("OPTIONS", "/games/old")

    assert (answer.status, answer.body) == (204, b"")
    assert answer.headers[b"allow"] == b"DELETE, GET, OPTIONS"


def test_parameters_are_read_from_path_body_and_visitor() -> None:
    answer = ask("POST", "/games/a/seats/2", JSON, (b"who", b"ada"), body=b'{"number": 7}')

    assert (answer.status, answer.json()) == (201, ["a", 2, 7, "Ada"])


def test_body_in_parts_is_joined() -> None:
    assert ask("PUT", "/games", JSON, body=[b'{"num', b'ber"', b": 3}"]).json() == 3


def test_stranger_is_refused_before_the_body_is_read() -> None:
    answer = ask("POST", "/games/a/seats/2", JSON, body=b"{")

    assert (answer.status, answer.json()["code"]) == (401, "sign-in")


@pytest.mark.parametrize("seat", ["x", "1x", ""])
def test_step_of_another_type_gets_404(seat: str) -> None:
    body = b'{"number": 7}'

    assert ask("POST", f"/games/a/seats/{seat}", JSON, (b"who", b"ada"), body=body).status == 404


@pytest.mark.parametrize(
    ("headers", "body", "status", "where"),
    [
        ([], b'{"number": 1}', 415, "content-type"),
        ([(b"content-type", b"text/plain")], b'{"number": 1}', 415, "content-type"),
        ([JSON], b"", 400, "body"),
        ([JSON], b"[" * 5000, 400, "body"),
        ([JSON], b'"\xff"', 400, "body"),
        ([JSON], b'{"number": 10}', 400, "number"),
        ([JSON], b'{"number": "1"}', 400, "number"),
        ([JSON], b'{"number": 1, "more": 1}', 400, "more"),
        ([JSON], b"{}", 400, "number"),
        ([JSON], b"[]", 400, "body"),
    ],
)
def test_malformed_body_is_refused_with_its_part(
    headers: list[tuple[bytes, bytes]], body: bytes, status: int, where: str
) -> None:
    answer = ask("PUT", "/games", *headers, body=body)

    assert (answer.status, answer.json()["params"]["where"]) == (status, where)


def test_content_type_may_name_a_charset() -> None:
    named = (b"content-type", b"Application/JSON; charset=utf-8")

    assert ask("PUT", "/games", named, body=b'{"number": 1}').json() == 1


def test_body_that_announces_too_many_bytes_is_not_read() -> None:
    length = (b"content-length", b"%d" % (MOST_BODY + 1))

    assert ask("PUT", "/games", JSON, length, body=[]).status == 413


def test_body_that_grows_too_long_is_refused() -> None:
    half = b" " * (MOST_BODY // 2 + 1)

    answer = ask("PUT", "/games", JSON, body=[half, half, b'{"number": 1}'])

    assert (answer.status, answer.json()["code"]) == (413, "too-long")


def test_query_and_header_are_converted() -> None:
    query = b"word=a%C3%A9&most=5&exact=true"

    assert ask("GET", "/search", (b"last-event-id", b"3.0"), query=query).json() == [
        "aé",
        5,
        True,
        "3.0",
        True,
    ]


def test_last_of_equal_names_counts_and_unknown_ones_are_ignored() -> None:
    assert ask("GET", "/search", query=b"word=a&word=b&other=1").json()[0] == "b"


@pytest.mark.parametrize(
    ("query", "where"),
    [
        (b"", "word"),
        (b"word=long", "word"),
        (b"word=a&most=x", "most"),
        (b"word=&exact=2", "exact"),
    ],
)
def test_malformed_query_is_refused_with_its_name(query: bytes, where: str) -> None:
    answer = ask("GET", "/search", query=query)

    assert (answer.status, answer.json()["params"]["where"]) == (400, where)


def test_stream_has_its_head_and_no_length() -> None:
    answer = ask("GET", "/stream")

    assert answer.body == b"data: 1\n\n"
    assert answer.headers[b"content-type"] == b"text/event-stream; charset=utf-8"
    assert b"content-length" not in answer.headers


def test_response_keeps_its_own_cache_control() -> None:
    answer = ask("GET", "/file")

    assert answer.headers[b"cache-control"] == b"no-cache"
    assert answer.headers[b"content-type"] == b"text/css; charset=utf-8"
    assert ask("GET", "/games/new").headers[b"cache-control"] == b"no-store"


def test_error_of_a_route_gets_500_without_its_text() -> None:
    answer = ask("DELETE", "/games/secret")

    assert (answer.status, answer.json()["code"]) == (500, "broken")
    assert b"secret" not in answer.body


def test_failed_store_is_logged_with_the_class_of_the_drivers_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    answer = ask("GET", "/stored")

    assert (answer.status, answer.json()["code"]) == (503, "store-failed")
    assert [one.__dict__["reason"] for one in caplog.records if one.msg == "store-failed"] == [
        "OperationalError"
    ]
    assert "secret" not in caplog.text


def test_answer_503_says_when_to_ask_again() -> None:
    assert ask("GET", "/stored").headers[b"retry-after"] == b"1"
    assert ask("GET", "/busy").headers[b"retry-after"] == b"7"


def test_answer_401_names_the_scheme_of_tokens() -> None:
    assert ask("POST", "/games/a/seats/2", JSON).headers[b"www-authenticate"] == b"Bearer"


def test_client_that_leaves_before_its_body_is_counted_as_499() -> None:
    async def gone() -> Any:
        return {"type": "http.disconnect"}

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "PUT",
        "path": "/games",
        "query_string": b"",
        "headers": [JSON],
    }
    asyncio.run(app(scope, gone, send))

    assert sent == []
    assert WATCHED % ("/games", 499) in metrics.render().decode()


def lived(node: FakeNode) -> list[str]:
    """Start and stop the application of a node; return the sent messages."""
    sent: list[str] = []

    async def receive() -> Any:
        return {}

    async def send(message: Any) -> None:
        sent.append(message["type"])

    living = App(node, Router(routes, {Storage: Storage()}), FakeAdmission(), metrics, secure=False)
    asyncio.run(living({"type": "lifespan"}, receive, send))
    return sent


def test_application_opens_and_closes_its_node() -> None:
    node = FakeNode()

    assert lived(node) == ["lifespan.startup.complete", "lifespan.shutdown.complete"]
    assert node.seen == ["open", "close"]


def test_application_says_that_its_node_does_not_open() -> None:
    with pytest.raises(RuntimeError):
        lived(FakeNode(broken=True))


def test_route_with_an_unknown_part_is_refused_at_the_start() -> None:
    with pytest.raises(KeyError):
        Router(routes, {})

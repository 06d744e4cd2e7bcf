"""Tests that responses to valid and invalid generated requests fit the OpenAPI document."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.effort import times
from tests.server.asks import ASKS, first_event
from tests.server.servers import Running, running
from tests.server.stage import MISSING, Stage

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
HOST, STRANGER = times(8, 300), times(4, 100)  # valid examples, and as many invalid
ROUTES = sorted(ASKS)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'signoria.db'}"
    with running(url, local_webhooks=True) as found:
        yield found


@pytest.fixture(scope="module")
def schema(home: Running) -> Any:
    answer = home.stranger().get("/schema/openapi.json")
    return schemathesis.openapi.from_dict(answer.json())


def test_document_has_every_route(home: Running, schema: Any) -> None:
    found = [found.ok() for found in schema.get_all_operations()]

    assert sorted(f"{one.method.upper()} {one.path}" for one in found) == ROUTES


@pytest.mark.repeated
@pytest.mark.parametrize("route", ROUTES)
def test_requests_of_a_host_get_documented_responses(
    home: Running, schema: Any, route: str
) -> None:
    stage = Stage(home)
    stage.owner = stage.other = stage.third = stage.host
    tables = [stage.running_table(), stage.open(), stage.over(), MISSING]
    client = stage.host.client

    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        try_out(schema, route, mode, client, tables, HOST)


@pytest.mark.repeated
@pytest.mark.parametrize("route", ROUTES)
def test_requests_of_a_stranger_get_documented_responses(
    home: Running, schema: Any, route: str
) -> None:
    tables = [Stage(home).running_table(), MISSING]

    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        try_out(schema, route, mode, home.stranger(), tables, STRANGER)


def try_out(
    schema: Any,
    route: str,
    mode: GenerationMode,
    client: httpx.Client,
    tables: list[str],
    number: int,
) -> None:
    """Send generated requests, valid or invalid by `mode`, and check the responses."""
    method, _space, path = route.partition(" ")
    operation = schema[path][method]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
        return

    @settings(
        max_examples=number,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(mode), st.sampled_from(tables))
    def asked(case: Any, table: str) -> None:
        if "id" in case.path_parameters:
            case.path_parameters["id"] = table
        answer = sent(client, case)
        if answer is not None:
            # The server reads a null number as missing and refuses too long bodies. Schemathesis
            # knows neither.
            lenient = answer.status_code == 413 or "=null" in str(answer.url)
            case.validate_response(answer, checks=CHECKS[:-1] if lenient else CHECKS)

    asked()


def sent(client: httpx.Client, case: Any) -> httpx.Response | None:
    """Send a case and return the response; return None after the first frame of a stream."""
    ask = case.as_transport_kwargs(str(client.base_url))
    ask["headers"] = dict(ask["headers"]) | {"accept-encoding": "identity"}
    if isinstance(ask.get("data"), bytes | str):
        ask["content"] = ask.pop("data")
    ask.pop("cookies")
    if not case.path.endswith("/events"):
        return client.request(**ask)
    with client.stream(**ask) as answer:
        if answer.status_code == 200:
            assert first_event(answer)
            return None
        answer.read()
        return answer

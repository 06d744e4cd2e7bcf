import re
from concurrent.futures import ThreadPoolExecutor

import prometheus_client
import pytest
from prometheus_client.parser import text_string_to_metric_families

from signoria.server.metrics import Metrics, route_label

CANARY = "Zk3-canary_9Xw"


def figures(metrics: Metrics) -> dict[str, float]:
    """Map every sample by its name and labels."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(metrics.render().decode()):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_actions_commits_and_bots_are_counted() -> None:
    metrics = Metrics()

    metrics.accepted()
    metrics.accepted(3)
    metrics.refused("name-taken")
    metrics.refused("name-taken")
    metrics.conflict()
    metrics.committed(0.004, 30)
    metrics.thought(0.2)
    metrics.thought(9.9, "late")

    found = figures(metrics)
    assert found["signoria_actions_accepted_total"] == 4
    assert found["signoria_refusals_total{code=name-taken}"] == 2
    assert found["signoria_conflicts_total"] == 1
    assert found["signoria_commit_seconds_sum"] == 0.004
    assert found["signoria_commit_batch_bucket{le=20.0}"] == 0
    assert found["signoria_commit_batch_bucket{le=50.0}"] == 1
    assert found["signoria_bot_seconds_count"] == 2
    assert found["signoria_bot_fallbacks_total{kind=late}"] == 1


def test_frames_streams_and_requests_are_counted() -> None:
    metrics = Metrics()

    metrics.frames(12)
    metrics.stream_opened()
    metrics.stream_opened()
    metrics.stream_closed()
    metrics.live_tables(7)
    metrics.request("/tables/{id}/actions", 200, 0.003)
    metrics.request("/tables/{id}/actions", 200, 0.03)
    metrics.request("/tables/{id}/actions", 409, 0.003)

    found = figures(metrics)
    assert found["signoria_frames_sent_total"] == 12
    assert found["signoria_streams_open"] == 1
    assert found["signoria_tables_live"] == 7
    route = "route=/tables/{id}/actions"
    assert found[f"signoria_request_seconds_count{{{route},status=200}}"] == 2
    assert found[f"signoria_request_seconds_count{{{route},status=409}}"] == 1


def test_memory_and_processor_time_are_reported() -> None:
    found = figures(Metrics())

    assert found["process_resident_memory_bytes"] > 1_000_000
    assert found["process_cpu_seconds_total"] > 0


def test_two_servers_in_one_process_count_separately() -> None:
    one, other = Metrics(), Metrics()

    one.accepted(5)

    assert figures(one)["signoria_actions_accepted_total"] == 5
    assert figures(other)["signoria_actions_accepted_total"] == 0
    assert b"signoria" not in prometheus_client.generate_latest()


@pytest.mark.parametrize(
    "route",
    ["/", "/health", "/tables/{id}", "/tables/{id:str}/seats/{seat:int}", "/schema/openapi.json"],
)
def test_route_template_is_its_own_label(route: str) -> None:
    assert route_label(route) == route


@pytest.mark.parametrize(
    "route",
    [
        "",
        f"/tables/{CANARY}",
        "/tables/abcdefghijklmnopqrstuv",  # as long as an id, but in small letters
        "/tables/{id}?invite=abc",
        "/tables/{id}/1",
        "/join/Anna",
        "/a b",
        "/a\nsignoria_forged 1",
    ],
)
def test_other_paths_have_the_label_other(route: str) -> None:
    assert route_label(route) == "other"


def test_unknown_label_values_are_replaced_by_other() -> None:
    metrics = Metrics()

    metrics.request(f"/tables/{CANARY}", 200, 0.1)
    metrics.refused(CANARY)
    metrics.thought(0.1, CANARY)

    assert CANARY.encode() not in metrics.render()
    found = figures(metrics)
    assert found["signoria_request_seconds_count{route=other,status=200}"] == 1
    assert found["signoria_refusals_total{code=other}"] == 1
    assert found["signoria_bot_fallbacks_total{kind=other}"] == 1


def test_number_of_route_labels_is_limited() -> None:
    metrics = Metrics()

    for number in range(2_000):
        metrics.request(f"/odd/{number}", 404, 0.1)

    assert len(metrics._requests) <= 500
    assert figures(metrics)["signoria_request_seconds_count{route=other,status=404}"] == 2_000


def test_labels_are_only_those_declared() -> None:
    metrics = Metrics()
    metrics.request("/health", 200, 0.1)
    metrics.refused("stale")
    metrics.thought(0.1, "crash")

    names = set(re.findall(r'[{,]([a-z_]+)="', metrics.render().decode()))

    assert names == {"code", "kind", "route", "status", "le"}


def test_counts_from_several_threads_add_up() -> None:
    metrics = Metrics()

    def count(_number: int) -> None:
        for _time in range(200):
            metrics.accepted()
            metrics.request("/health", 200, 0.001)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(count, range(4)))

    found = figures(metrics)
    assert found["signoria_actions_accepted_total"] == 800
    assert found["signoria_request_seconds_count{route=/health,status=200}"] == 800


def test_creation_times_of_counters_are_not_reported() -> None:
    metrics = Metrics()
    metrics.refused("stale")

    assert b"_created" not in metrics.render()

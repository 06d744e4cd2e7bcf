import json
from pathlib import Path

from signoria.cli.load.client import StreamReader
from signoria.cli.load.measurements import percentile
from tests.cli.calling import call, refused

SHORT = ("bench", "server", "--seconds", "0.3", "--tables", "2")


def test_json_has_the_figures_of_every_run_and_of_held_streams(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'bench.db'}"
    found = json.loads(call(*SHORT, "--streams", "12", "--json", "--database", database).out)
    (run,) = found["runs"]

    assert (run["database"], run["nodes"]) == ("sqlite", 1)
    assert run["full"]["actions"] > run["half"]["actions"] > 0
    assert run["full"]["refused"] == run["half"]["refused"] == 0
    assert 0 < run["full"]["p50"] <= run["full"]["p95"] <= run["full"]["p99"]
    assert run["full"]["memory"] > 1
    assert found["held"]["streams"] == found["held"]["reached"] == 12
    assert found["aims"]["a_second"] == 1_000


def test_default_output_is_one_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'bench.db'}"
    said = call(*SHORT, "--streams", "0", "--seats", "2", "--database", database)

    assert said.code == 0
    assert said.out.startswith("signoria ")
    assert "sqlite, 1 node" in said.out
    assert "p99 ms" in said.out


def test_unopenable_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    said = refused(call(*SHORT, "--json", "--database", f"sqlite:///{tmp_path}"))

    assert "signoria serve" in said


def test_percentiles_are_values_that_were_measured() -> None:
    assert percentile([], 0.99) == 0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([float(n) for n in range(1, 101)], 0.99) == 99.0
    assert percentile([1.0, 5.0], 0.99) == 5.0


def test_stream_is_parsed_for_any_split_of_its_bytes() -> None:
    said = b"id: 1.0\ndata: {}\n\n", b":\n\n", b"id: 2.0\ndata: {}\n\n"
    wire = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
    wire += b"".join(b"%x\r\n%b\r\n" % (len(message), message) for message in said)

    for step in range(1, len(wire)):
        shown_to: list[bytes] = []
        viewer = StreamReader(b"", shown_to.append)
        for at in range(0, len(wire), step):
            viewer.data_received(wire[at : at + step])
        assert tuple(shown_to) == said

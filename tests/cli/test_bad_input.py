import json
from pathlib import Path

import pytest

from tests.cli.calling import call, recorded, refused, shell

COMMANDS = ["simulate", "table", "watch"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        (["chess"], "TABLE-6"),
        (["il-principe", "--seats", "6"], "TABLE-7"),
        (["il-principe", "--seats", "-1"], "TABLE-7"),
        (["il-principe", "--preset", "none"], "TABLE-8"),
        (["il-principe", "--option", "colour=red"], "TABLE-9"),
        (["il-principe", "--option", "opener=me"], "TABLE-10"),
        (["il-principe", "--option", "shields=13"], "TABLE-11"),
        (["il-principe", "--option", "shields=-1"], "TABLE-11"),
        (["il-principe", "--option", "income_two=5"], "OPT-1"),
        (["il-principe", "--option", "income=0", "--option", "start_money=0"], "OPT-2"),
    ],
)
def test_invalid_table_settings_are_refused_with_their_rule(
    command: str, words: list[str], rule: str
) -> None:
    assert f"[{rule}]" in refused(call(command, *words))


@pytest.mark.parametrize("command", COMMANDS)
def test_option_without_value_or_given_twice_is_refused(command: str) -> None:
    assert "NAME=VALUE" in refused(call(command, "il-principe", "--option", "shields"))
    twice = ("--option", "shields=3", "--option", "shields=4")
    assert "twice" in refused(call(command, "il-principe", *twice))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("seed", ["-1", str(2**70)])
def test_seed_out_of_range_is_refused(command: str, seed: str) -> None:
    assert "seed" in refused(call(command, "il-principe", "--seed", seed))


CITIES = Path("src/signoria/games/il_principe/cities.csv").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "DATA-1"),
        ("nonsense\n", "DATA-1"),
        (CITIES.replace("siena,small,0,1,1,0,1,yellow", "siena,small"), "DATA-2"),
        (CITIES.replace("siena,small", "napoli,small"), "DATA-3"),
        (CITIES.replace("siena,small", "siena,huge"), "DATA-4"),
        (CITIES.replace("siena,small,0,1,1,0,1", "siena,small,1,1,1,0,1"), "DATA-5"),
        (CITIES.replace("siena,small,0,1,1,0,1", "siena,small,0,2,1,0,0"), "DATA-6"),
        (CITIES.replace("0,1,yellow", "0,1,pink"), "DATA-7"),
        (CITIES.replace("0,1,yellow", "0,1,yellow red"), "DATA-8"),
        ("\n".join(CITIES.splitlines()[:-1]), "DATA-9"),
    ],
)
def test_malformed_city_file_is_refused_with_rule_and_line(
    tmp_path: Path, text: str, rule: str
) -> None:
    file = tmp_path / "cities.csv"
    file.write_text(text, "utf-8")

    sentence = refused(call("simulate", "il-principe", "--cities", str(file)))

    assert f"[{rule}]" in sentence
    assert "Line " in sentence


def test_valid_city_file_is_used_and_recorded(tmp_path: Path) -> None:
    file = tmp_path / "cities.csv"
    file.write_text(CITIES.replace("siena,small,0,1,1,0,1", "siena,small,1,0,1,0,1"), "utf-8")

    ledger = recorded(tmp_path / "games", "--cities", str(file))

    header = json.loads(ledger.read_text("utf-8").splitlines()[0])
    assert header["options"]["cities"] == file.read_text("utf-8")
    assert call("rejudge", str(ledger)).code == 0
    assert call("table", "il-principe", "--cities", str(file)).code == 0


def test_families_of_other_number_than_seats_are_refused_with_the_remedy() -> None:
    words = ("--seats", "3", "--option", "families=gonzaga,este")

    sentence = refused(call("simulate", "il-principe", *words))

    assert "3 different families" in sentence
    assert "medici,visconti,carraresi,este,gonzaga" in sentence


def test_cities_given_twice_are_refused(tmp_path: Path) -> None:
    words = ("--cities", str(tmp_path), "--option", "cities=standard")

    assert "twice" in refused(call("simulate", "il-principe", *words))


READERS = [["replay"], ["rejudge"], ["simulate", "il-principe", "--cities"]]


@pytest.mark.parametrize("reader", READERS)
def test_unreadable_files_are_refused(tmp_path: Path, reader: list[str]) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\x80\x00\xff")

    assert "no file" in refused(call(*reader, str(tmp_path / "gone")))
    assert "directory" in refused(call(*reader, str(tmp_path)))
    assert "not a text file" in refused(call(*reader, str(binary)))
    assert "cannot be read" in refused(call(*reader, str(binary / "below")))
    assert "cannot be read" in refused(call(*reader, str(tmp_path / ("x" * 300))))


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    ledger = recorded(tmp_path_factory.mktemp("games"))
    return ledger.read_text("utf-8").splitlines(keepends=True)


@pytest.mark.parametrize("reader", ["replay", "rejudge"])
def test_malformed_ledgers_are_refused_with_their_rule(
    tmp_path: Path, lines: list[str], reader: str
) -> None:
    file = tmp_path / "bad.jsonl"
    for text, rule in [
        ("", "LEDGER-1"),
        ("not json\n", "LEDGER-1"),
        ("[1, 2]\n", "LEDGER-1"),
        ("".join(lines)[:-40], "LEDGER-1"),
        ("".join([*lines[:5], *lines[6:]]), "LEDGER-3"),
        ("".join(lines).replace('"seats":4', '"seats":3'), "LEDGER-3"),
    ]:
        file.write_text(text, "utf-8")

        assert f"[{rule}]" in refused(call(reader, str(file)))


def test_unknown_language_is_a_usage_error() -> None:
    said = shell("games", "--lang", "tlh")

    assert said.code == 2
    assert "Traceback" not in said.err


def test_refusal_is_printed_in_the_requested_language() -> None:
    words = ("simulate", "il-principe", "--seats", "9", "--lang")

    sentences = {refused(call(*words, lang)) for lang in ("en", "fr", "it", "de")}

    assert len(sentences) == 4


def test_bad_input_prints_no_traceback() -> None:
    for words in (
        ["replay", "/dev/null"],
        ["watch", "chess"],
        ["table", "il-principe", "--seats", "x"],
    ):
        said = shell(*words)

        assert said.code == 2
        assert "Traceback" not in said.err

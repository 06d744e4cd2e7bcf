"""Tests of headers: complete and altered ones, and settings that no table can have today."""

import pytest

from signoria.kernel import header
from signoria.kernel.action import Refusal
from signoria.kernel.growth import Growth
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import read_ledger, replay
from signoria.kernel.ledger_reader import Reader
from tests.kernel.ledgers import SUBJECT, Change, change, corrupted, drop, find, refused
from tests.toy import FAIR

HEADERS: list[tuple[Change, str, dict[str, int | str]]] = [
    (change(game="chess"), "LEDGER-4", {"game": "chess"}),
    (drop("game"), "LEDGER-2", {}),
    (drop("rules"), "LEDGER-2", {}),
    (change(seats="three"), "LEDGER-2", {}),
    (change(seats=9), "LEDGER-2", {}),
    (drop("seats"), "LEDGER-2", {}),
    (change(options=[]), "LEDGER-2", {}),
    (change(options={**SUBJECT.options, "colour": [1]}), "LEDGER-2", {}),
    (change(options={**SUBJECT.options, "copies": 10_001}), "LEDGER-2", {}),
    (change(options={**SUBJECT.options, "copies": "many"}), "LEDGER-2", {}),
    (change(options={**SUBJECT.options, "copies": True}), "LEDGER-2", {}),
    (change(options={**SUBJECT.options, "weather": 1}), "LEDGER-2", {}),
    (change(preset=5), "LEDGER-2", {}),
    (drop("preset"), "LEDGER-2", {}),
    (change(preset="p" * 101), "LEDGER-2", {}),
    (change(engine=float("nan")), "LEDGER-2", {}),
    (change(replaced="copies"), "LEDGER-2", {}),
    (change(replaced={"copies": [1]}), "LEDGER-2", {}),
    (change(engine=["0.1.0"]), "LEDGER-2", {}),
    (change(engine="0" * 50_000), "LEDGER-2", {}),
]


@pytest.mark.parametrize(("corrupt", "rule", "params"), HEADERS)
def test_invalid_header_is_refused(
    corrupt: Change, rule: str, params: dict[str, int | str]
) -> None:
    assert refused(corrupted(1, corrupt)) == (rule, {"line": 1, **params})


@pytest.mark.parametrize(
    ("other", "refusal"),
    [
        (change(rules=3), Refusal("LEDGER-5", {"rules": "3", "known": 2})),
        (change(data="goods:silk"), Refusal("LEDGER-6", {"data": "goods:silk"})),
        (drop("data"), Refusal("LEDGER-6", {"data": "None"})),
        (
            change(options={**SUBJECT.options, "colour": 1}),
            Refusal("LEDGER-14", {"option": "colour", "value": "1"}),
        ),
        (
            change(options={"copies": 7, "motto": ""}),
            Refusal("LEDGER-12", {"option": "weather", "value": "dice"}),
        ),
    ],
)
def test_ledger_of_other_rules_or_data_is_read_and_says_so(other: Change, refusal: Refusal) -> None:
    found = read_ledger(corrupted(1, other), find)

    assert found.header.differs() == [refusal]
    assert replay(found).state.over()


@pytest.mark.parametrize(
    ("options", "read", "said"),
    [
        ({"copies": 99, "weather": "dice", "motto": ""}, {"copies": 99}, ["LEDGER-11"]),
        ({"copies": 7, "weather": "hail", "motto": ""}, {"weather": "dice"}, ["LEDGER-14"]),
        ({"copies": 8, "weather": "fair", "motto": ""}, {"copies": 8}, ["LEDGER-13"]),
        ({}, {"copies": 7, "weather": "dice", "motto": ""}, ["LEDGER-12"] * 3),
    ],
)
def test_header_with_settings_of_no_table_is_read_and_says_so(
    options: dict[str, object], read: dict[str, object], said: list[str]
) -> None:
    header = Reader(corrupted(1, change(options=options)).split("\n")[0] + "\n", find).header

    assert [one.rule for one in header.differs()] == said
    assert header.options == {**SUBJECT.options, **options, **read}
    assert header.written()["options"] == options


def test_renamed_choice_is_read_under_its_name_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    weather = next(option for option in FAIR.options if option.name == "weather")
    monkeypatch.setattr(weather, "former", {"sunny": "fair"})
    options = {**SUBJECT.options, "weather": "sunny"}
    header = Reader(corrupted(1, change(options=options)).split("\n")[0] + "\n", find).header

    assert header.differs() == []
    assert header.options["weather"] == "fair"


def test_retired_choice_is_read_and_no_longer_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    weather = next(option for option in FAIR.options if option.name == "weather")
    monkeypatch.setattr(weather, "offered", ["dice"])
    options = {**SUBJECT.options, "weather": "fair"}
    header = Reader(corrupted(1, change(options=options)).split("\n")[0] + "\n", find).header

    assert [one.rule for one in header.differs()] == ["LEDGER-11"]
    assert (header.options["weather"], header.is_shown_otherwise()) == ("fair", False)


def test_header_whose_table_cannot_be_set_up_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_setup(seats: int, options: dict[str, int | str]) -> None:
        raise ValueError(options)

    options = {**SUBJECT.options, "copies": 99}
    line = corrupted(1, change(options=options)).split("\n")[0] + "\n"
    monkeypatch.setattr(FAIR, "setup", no_setup)
    with pytest.raises(BadLedger, match="LEDGER-2"):
        Reader(line, find)


def breaks(*_: object) -> None:
    raise ZeroDivisionError


class Broken(Growth):
    """Growing data that no header fits."""

    def stored(self, options: dict[str, int | str], data: str, engine: str) -> dict[str, int | str]:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("where", "name", "broken"),
    [(FAIR, "refuses_options", breaks), (header, "growth_of", lambda _game: Broken())],
)
def test_header_that_the_game_cannot_check_is_refused(
    where: object, name: str, broken: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = corrupted(1, lambda thing: None).split("\n")[0] + "\n"
    monkeypatch.setattr(where, name, broken)

    with pytest.raises(BadLedger, match="LEDGER-2"):
        Reader(line, find)


def test_ledger_of_today_differs_in_nothing() -> None:
    assert read_ledger(corrupted(1, lambda thing: None), find).header.differs() == []


@pytest.mark.parametrize("seats", [True, 3.0, [3]])
def test_seats_of_another_type_are_refused(seats: object) -> None:
    assert refused(corrupted(1, change(seats=seats))) == ("LEDGER-2", {"line": 1})

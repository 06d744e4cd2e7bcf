"""Tests of headers renewed after an upgrade: unfit settings give way, and the header names them."""

from collections.abc import Callable
from typing import Any

import pytest

from signoria.kernel.action import Refusal
from signoria.kernel.header import Header
from signoria.kernel.ledger_reader import Reader
from signoria.kernel.renewal import renewed
from signoria.kernel.settings import Options
from tests.kernel.ledgers import SUBJECT, change, corrupted, find
from tests.toy import FAIR


def header(**values: Any) -> Header:
    """Return a stored header of the toy game with other values."""
    return Reader(corrupted(1, change(**values)).split("\n")[0] + "\n", find).header


def options(**values: int | str) -> Options:
    return {**SUBJECT.options, **values}


@pytest.mark.parametrize(
    ("stored", "today", "replaced"),
    [
        (options(), options(), {}),
        (options(copies=99), options(copies=7), {"copies": 99}),
        (options(weather="hail"), options(weather="dice"), {"weather": "hail"}),
        (options(colour="c" * 90), options(), {"colour": "c" * 80}),
        ({"motto": ""}, options(), {}),
        (options(copies=8, weather="fair"), options(weather="fair"), {"copies": 8}),
    ],
    ids=["same", "number", "choice", "removed option", "missing option", "two together"],
)
def test_unfit_setting_gives_way_to_the_preset(
    stored: Options, today: Options, replaced: Options
) -> None:
    found = renewed(header(options=stored))

    assert isinstance(found, Header)
    assert (found.options, found.replaced) == (today, replaced)
    assert found.differs() == []
    assert Reader(found.text(), find).header.replaced == replaced
    assert found.written().get("replaced", {}) == replaced


def test_unknown_preset_gives_way_to_the_default() -> None:
    found = renewed(header(preset="other"))

    assert isinstance(found, Header)
    assert (found.preset, found.replaced) == ("plain", {"preset": "other"})


def test_renamed_choice_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    weather = next(option for option in FAIR.options if option.name == "weather")
    monkeypatch.setattr(weather, "former", {"sunny": "fair"})
    found = renewed(header(options=options(weather="sunny")))

    assert isinstance(found, Header)
    assert (found.options["weather"], found.replaced) == ("fair", {})


def no_two_changes(_seats: int, chosen: Options, _requested: list[str]) -> Refusal | None:
    """Refuse other weather than dice, and other copies than 7."""
    return Refusal("FAIR-6") if (chosen["copies"], chosen["weather"]) != (7, "dice") else None


def no_options(*_: object) -> Refusal:
    return Refusal("FAIR-6")


def broken_check(*_: object) -> Refusal:
    raise ZeroDivisionError


def test_settings_that_fit_beside_the_preset_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = header(options=options(copies=6, weather="fair", motto="peace"))
    monkeypatch.setattr(FAIR, "refuses_options", no_two_changes)

    found = renewed(stored)

    assert isinstance(found, Header)
    assert found.options == options(motto="peace")
    assert found.replaced == {"copies": 6, "weather": "fair"}


@pytest.mark.parametrize(("check", "rule"), [(no_options, "FAIR-6"), (broken_check, "LEDGER-2")])
def test_table_that_no_preset_fits_is_refused(
    check: Callable[..., Refusal], rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = header()
    monkeypatch.setattr(FAIR, "refuses_options", check)

    found = renewed(stored)

    assert isinstance(found, Refusal)
    assert found.rule == rule

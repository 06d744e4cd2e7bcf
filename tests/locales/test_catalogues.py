"""Tests of the catalogues: four languages with the same messages and the same parameters."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from signoria.locales import catalogues
from signoria.locales.catalogues import (
    GENERAL,
    LANGUAGES,
    PAGE,
    Catalogue,
    NoWords,
    catalogue,
    source_of,
)
from tests.locales.messages import PARTS, entries, mentions, messages, missing, params

TRANSLATIONS = LANGUAGES[1:]
LOOSE = re.compile("[^\\N{NO-BREAK SPACE}][;!?»]| [:%]|«[^\\N{NO-BREAK SPACE}]|\\d \\d{3}")
FAMILIAR = re.compile(r"\b(du|dich|dir|dein\w*)\b", re.IGNORECASE)
IDIOMS = ("web-level-tit-for-tat",)  # an idiom that addresses nobody
every_part = pytest.mark.parametrize("name", PARTS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)


@every_language
@every_part
def test_catalogue_has_no_broken_lines(lang: str, name: str) -> None:
    broken = [entry.content for entry in entries(lang, name) if isinstance(entry, ast.Junk)]

    assert broken == []


@every_language
@every_part
def test_no_message_is_defined_twice(lang: str, name: str) -> None:
    times = Counter(entry.id.name for entry in entries(lang, name))

    assert [message for message, number in times.items() if number > 1] == []


@every_language
def test_no_message_is_missing_in_a_language(lang: str) -> None:
    assert missing(lang) == []


def test_language_folder_adds_a_language_with_texts_for_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder `eo` translates the general texts and one message of one game."""
    for lang, model in (("en", "en"), ("eo", "fr")):
        (tmp_path / lang / "intrigue").mkdir(parents=True)
        for part in (GENERAL, PAGE):
            (tmp_path / lang / f"{part}.ftl").write_text(source_of(model, part), "utf-8")
    (tmp_path / "eo" / "intrigue" / "game.ftl").write_text("game-title = Intrigo\n", "utf-8")
    monkeypatch.setattr(catalogues, "HERE", tmp_path)

    lacking = missing("eo")

    assert catalogues.languages_in(tmp_path) == ("en", "eo")
    assert Catalogue("eo", "intrigue").say("game-title") == "Intrigo"
    assert "intrigue/game: event-bribe-paid" in lacking
    assert "princes/cards: card-abbey" in lacking
    assert not {"intrigue/game: game-title", "general: nobody"} & set(lacking)


def test_only_folders_with_general_texts_are_languages(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "general.ftl").write_text("", "utf-8")
    (tmp_path / "__pycache__").mkdir()

    assert catalogues.languages_in(tmp_path) == ("en",)


@every_translation
@every_part
def test_translation_has_no_message_beyond_the_original(lang: str, name: str) -> None:
    assert [one for one in messages(lang, name) if one not in messages("en", name)] == []


@every_translation
@every_part
def test_translation_has_the_titles_and_readings_of_the_original(lang: str, name: str) -> None:
    def forms(of: str) -> dict[str, list[str]]:
        return {
            message: [form.id.name for form in entry.attributes]
            for message, entry in messages(of, name).items()
            if message.startswith("rule-")
        }

    assert forms(lang) == forms("en")


@every_translation
@every_part
def test_translation_uses_the_parameters_of_the_original(lang: str, name: str) -> None:
    different = {
        message: params(lang, name, message) ^ params("en", name, message)
        for message in messages("en", name)
    }

    assert {message: odd for message, odd in different.items() if odd} == {}


@every_language
@every_part
def test_references_lead_to_existing_messages(lang: str, name: str) -> None:
    known = messages(lang, name)
    lost = {message: mentions(lang, name, message).messages - set(known) for message in known}

    assert {message: odd for message, odd in lost.items() if odd} == {}


@every_translation
def test_translation_differs_from_the_original(lang: str) -> None:
    """Rules, refusals and options are sentences: none reads the same in two languages."""
    for name in PARTS:
        for message in messages("en", name):
            if message.startswith(("rule-", "refusal-", "option-", "preset-", "agenda-")):
                ours, original = messages(lang, name)[message], messages("en", name)[message]
                assert not ours.value.equals(original.value), message


@every_part
def test_french_punctuation_and_numbers_have_no_break_spaces(name: str) -> None:
    lines = source_of("fr", name).splitlines()

    assert [line for line in lines if LOOSE.search(line) and not line.startswith("#")] == []


@every_part
def test_german_never_uses_familiar_address(name: str) -> None:
    lines = source_of("de", name).splitlines()

    assert [one for one in lines if FAMILIAR.search(one) and not one.startswith(IDIOMS)] == []


def test_general_catalogue_supplements_every_game() -> None:
    server = catalogue("en", "general")

    assert catalogue("en", "il-principe").say("nobody") == server.say("nobody") == "nobody"


def test_missing_message_raises() -> None:
    with pytest.raises(NoWords, match="no-such-message is missing"):
        catalogue("fr", "general").say("no-such-message")


def test_missing_form_raises() -> None:
    with pytest.raises(NoWords, match="nobody has no acc"):
        catalogue("de", "general").say("nobody", attribute="acc")


def test_missing_parameter_raises() -> None:
    with pytest.raises(NoWords, match="Unknown external: number"):
        catalogue("it", "general").say("seat-number")

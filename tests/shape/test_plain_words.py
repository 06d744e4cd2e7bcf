"""Tests that the project's prose stays easy to read."""

from collections import Counter

import pytest

from scripts.plain_words import (
    COMMENTS,
    DOCS,
    DOCSTRINGS,
    KINDS,
    MESSAGES,
    TESTS,
    Sentence,
    all_sentences,
    split,
)

HARD = {DOCS: 1}  # the text of a card of the Princes, in the words of its rulebook


@pytest.fixture(scope="module")
def sentences() -> list[Sentence]:
    return list(all_sentences())


@pytest.mark.parametrize("kind", KINDS)
def test_prose_has_only_the_known_hard_sentences(sentences: list[Sentence], kind: str) -> None:
    written = [one for one in sentences if one.kind == kind]
    hard = [f"{one.file}:{one.line}: {one.words}" for one in written if one.is_hard]

    assert len(hard) <= HARD.get(kind, 0), "\n".join(hard)


def test_every_kind_of_prose_is_read(sentences: list[Sentence]) -> None:
    found = Counter(one.kind for one in sentences)

    assert found[DOCS] > 2_000
    assert found[DOCSTRINGS] > 3_000
    assert found[COMMENTS] > 1_000
    assert found[TESTS] > 2_000
    assert found[MESSAGES] > 1_500


def test_strings_and_english_catalogues_are_messages(sentences: list[Sentence]) -> None:
    files = {one.file for one in sentences if one.kind == MESSAGES}

    assert files >= {
        "src/signoria/arena/guard.py",
        "src/signoria/cli/replay.py",
        "src/signoria/locales/en/general.ftl",
        "src/signoria/games/intrigue/locales/en/web.ftl",
    }
    assert not any("/fr/" in file or file.startswith("tests/") for file in files)


@pytest.mark.parametrize(
    ("words", "hard"),
    [
        ("it answered CODE, which is no list", True),
        ("What others see at the table.", True),
        ("What others see", False),  # a heading
        ("There is no game “{ $game }” here.", False),
    ],
)
def test_hard_messages_are_distinguished_from_plain_ones(words: str, hard: bool) -> None:
    assert Sentence(MESSAGES, "", 1, words).is_hard == hard


@pytest.mark.parametrize(
    ("words", "hard"),
    [
        ("What was accepted is stored.", True),
        ("Who comes late waits.", True),
        ("The server deals the cards anew.", True),
        ("An answer that is no success is a problem.", True),
        ("A stream ends for whoever leaves.", True),
        ("What does the server do?", False),
        ("The server stores every accepted action.", False),
        ("There is no such table.", False),
    ],
)
def test_hard_sentences_are_distinguished_from_plain_ones(words: str, hard: bool) -> None:
    assert Sentence(DOCS, "", 1, words).is_hard == hard


def test_prose_is_split_into_sentences_without_code() -> None:
    found = split("Run `make test`. It takes [a while](x.md).\nThen commit!")

    assert found == ["Run CODE.", "It takes a while.", "Then commit!"]

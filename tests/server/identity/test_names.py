import pytest

from signoria.server.errors import RequestError
from signoria.server.people.names import clean_device, clean_login, clean_name, known_as

LONG = "x" * 40


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \u00a0 Bea ", "Anna Bea"),
        ("A", "A"),
        (LONG, LONG),
        ("Zoe\u0308", "Zoë"),
        ("李", "李"),
        ("דנה", "דנה"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("!?", "!?"),
    ],
)
def test_visible_name_is_normalised_and_kept(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u3000\u2003",
        LONG + "x",
        "An\x00na",
        "An\x1bna",
        "An\x7fna",
        "\u202eannA",
        "An\u2066na",
        "An\u200fna",
        "An\ufeffna",
        "An\u00adna",
        "\u200d",
        "\u3164",
        "\u2800",
        "\u0301",
        "\ud800",
        "\ue000",
        "—",
    ],
)
def test_name_that_is_invisible_too_long_or_reversing_is_refused(typed: str) -> None:
    with pytest.raises(RequestError) as refused:
        clean_name(typed)

    assert (refused.value.code, refused.value.status) == ("bad-name", 400)


def test_line_break_in_a_name_becomes_a_space() -> None:
    assert clean_name("Anna\r\nBea") == "Anna Bea"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "anna"),
        (" ANNA ", "anna"),
        ("Ａｎｎａ", "anna"),
        ("STRASSE", "strasse"),
        ("straße", "strasse"),
        ("a.b-c_d+e@f", "a.b-c_d+e@f"),
        ("Zoe\u0308", "zoë"),
    ],
)
def test_login_is_normalised_to_one_spelling(typed: str, kept: str) -> None:
    assert clean_login(typed) == kept
    assert known_as(kept) == kept


@pytest.mark.parametrize(
    "typed", ["", "ab", LONG + "x", "an na", "an\x00na", "an/na", "\u3164" * 3]
)
def test_invalid_login_is_refused_and_matches_nobody(typed: str) -> None:
    assert known_as(typed) == ""
    with pytest.raises(RequestError, match="bad-login"):
        clean_login(typed)


def test_device_name_is_cleaned_and_shortened() -> None:
    assert clean_device("Firefox\x00\x1b[31m/1\n") == "Firefox[31m/1"
    assert len(clean_device("x" * 1000)) == 120


@pytest.mark.parametrize(
    "typed",
    [
        "An\u200dna",
        "An\u200cna",
        "Anna\ufe0e",
        "An\ufe01na",
        "An\U000e0100na",
        "\u0410nna",
        "Ann\u03b1",
        "\u0391\u043d\u043d\u0430",
        "p\u0430ypal",
    ],
)
def test_name_that_looks_like_another_is_refused(typed: str) -> None:
    for clean in (clean_name, clean_login):
        with pytest.raises(RequestError):
            clean(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "\u0410\u043d\u043d\u0430 Smith",
        "\u0939\u093f\u0928\u094d\u200d\u0926\u0940",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u2764\ufe0f Anna",
        "Tanaka\u7530\u4e2d\u3055\u3093",
        "M\u00fcller-L\u00fcdenscheidt 2",
    ],
)
def test_name_in_one_script_for_each_word_is_kept(typed: str) -> None:
    assert clean_name(typed) == typed

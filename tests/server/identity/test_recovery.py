import re

from signoria.server.people.recovery import digest_of_code, digests, new_codes


def test_ten_new_codes_are_all_different() -> None:
    codes = new_codes() + new_codes()

    assert len(set(codes)) == 20
    assert len(new_codes()) == 10


def test_code_has_four_groups_of_unambiguous_letters() -> None:
    for code in new_codes():
        assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}", code)


def test_code_matches_in_any_typed_form() -> None:
    kept = digest_of_code("01AB-CDEF-GHJK-MNPQ")

    for typed in ("01ab cdef ghjk mnpq", "oiabcdefghjkmnpq", " OLAB-CDEF - GHJK\tMNPQ\n"):
        assert digest_of_code(typed) == kept
    assert digest_of_code("01AB-CDEF-GHJK-MNPR") != kept
    assert digest_of_code("") != kept


def test_only_digests_of_codes_are_stored() -> None:
    codes = new_codes()
    kept = digests(codes)

    assert len(set(kept)) == 10
    assert not any(code in digest for code in codes for digest in kept)

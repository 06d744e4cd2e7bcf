import re

from signoria.server.identity.recovery import digest_of_code, digests, new_codes


def test_ten_codes_are_handed_out_and_none_twice() -> None:
    codes = new_codes() + new_codes()

    assert len(set(codes)) == 20
    assert len(new_codes()) == 10


def test_a_code_has_four_groups_of_letters_that_are_not_taken_for_others() -> None:
    for code in new_codes():
        assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}", code)


def test_a_code_is_known_however_it_is_typed() -> None:
    kept = digest_of_code("01AB-CDEF-GHJK-MNPQ")

    for typed in ("01ab cdef ghjk mnpq", "oiabcdefghjkmnpq", " OLAB-CDEF - GHJK\tMNPQ\n"):
        assert digest_of_code(typed) == kept
    assert digest_of_code("01AB-CDEF-GHJK-MNPR") != kept
    assert digest_of_code("") != kept


def test_nothing_of_a_code_is_kept_but_its_digest() -> None:
    codes = new_codes()
    kept = digests(codes)

    assert len(set(kept)) == 10
    assert not any(code in digest for code in codes for digest in kept)

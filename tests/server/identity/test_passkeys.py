"""Tests of passkey options and of checking credentials, without a server."""

from typing import Any

import msgspec
import pytest

from signoria.server.people.passkeys import (
    BadPasskey,
    PasskeyOptions,
    ask_to_register,
    ask_to_sign,
    registered,
    signed,
)
from signoria.server.people.wire import Assertion, Registration
from signoria.store.passkeys import Passkey
from tests.server.identity.authenticator import Authenticator, decoded, encoded

ORIGIN = "https://signoria.example"
ANNA = "anna’s account"


def ask() -> PasskeyOptions:
    return ask_to_register(ORIGIN, ANNA, "Anna", [])


def answer(asked: PasskeyOptions, credential: dict[str, Any], origin: str = ORIGIN) -> Passkey:
    """Check a credential as the response of a browser to these options."""
    return registered(
        origin, asked.challenge, msgspec.convert(credential, Registration), "phone", 5
    )


def made(key: Authenticator) -> Passkey:
    asked = ask()
    return answer(asked, key.register(asked.options))


def judge(
    asked: PasskeyOptions, credential: dict[str, Any], passkey: Passkey, account: str = ANNA
) -> int:
    return signed(ORIGIN, asked.challenge, msgspec.convert(credential, Assertion), account, passkey)


@pytest.fixture
def key() -> Authenticator:
    return Authenticator(ORIGIN)


def test_passkey_is_registered_and_signs(key: Authenticator) -> None:
    passkey = made(key)
    asked = ask_to_sign(ORIGIN)

    assert (passkey.id, passkey.name, passkey.created_at) == (encoded(key.id), "phone", 5)
    assert judge(asked, key.sign(asked.options), passkey) == passkey.sign_count + 1


def test_registration_options_require_a_discoverable_verified_passkey() -> None:
    asked = ask_to_register(ORIGIN, ANNA, "Anna", ["AAEC"])

    assert asked.options["rp"] == {"name": "Signoria", "id": "signoria.example"}
    assert decoded(asked.options["user"]["id"]) == ANNA.encode()
    assert asked.options["authenticatorSelection"]["residentKey"] == "required"
    assert asked.options["authenticatorSelection"]["userVerification"] == "required"
    assert [known["id"] for known in asked.options["excludeCredentials"]] == ["AAEC"]
    assert asked.options["challenge"] == asked.challenge


def test_sign_in_options_name_no_account() -> None:
    options = ask_to_sign(ORIGIN).options

    assert set(options) == {"challenge", "timeout", "rpId", "allowCredentials", "userVerification"}
    assert options["allowCredentials"] == []


def test_challenges_are_all_different() -> None:
    asked = [ask().challenge, ask().challenge]
    asked += [ask_to_sign(ORIGIN).challenge, ask_to_sign(ORIGIN).challenge]

    assert len(set(asked)) == 4


def test_passkey_of_another_origin_is_refused(key: Authenticator) -> None:
    asked = ask()
    key.origin = "https://signoria.example.net"
    elsewhere = {**asked.options, "rp": {"id": "example"}}

    with pytest.raises(BadPasskey):
        answer(asked, key.register(asked.options))
    with pytest.raises(BadPasskey):
        answer(asked, Authenticator(ORIGIN).register(elsewhere))


def test_a_passkey_made_for_another_challenge_is_refused(key: Authenticator) -> None:
    asked, other = ask(), ask()

    with pytest.raises(BadPasskey):
        answer(asked, key.register(other.options))
    with pytest.raises(BadPasskey):
        answer(PasskeyOptions("", {}), key.register(asked.options))
    with pytest.raises(BadPasskey):
        answer(PasskeyOptions("", {}), key.register({**asked.options, "challenge": ""}))


def test_passkey_without_user_verification_is_refused() -> None:
    asked = ask()

    with pytest.raises(BadPasskey):
        answer(asked, Authenticator(ORIGIN, verifies=False).register(asked.options))


def test_signature_for_another_origin_is_refused(key: Authenticator) -> None:
    passkey, asked = made(key), ask_to_sign(ORIGIN)
    key.origin = "http://signoria.example"

    with pytest.raises(BadPasskey):
        judge(asked, key.sign(asked.options), passkey)
    key.origin = ORIGIN
    with pytest.raises(BadPasskey):
        judge(asked, key.sign({**asked.options, "rpId": "example"}), passkey)


def test_a_signature_for_another_challenge_is_refused(key: Authenticator) -> None:
    passkey, asked, other = made(key), ask_to_sign(ORIGIN), ask_to_sign(ORIGIN)

    with pytest.raises(BadPasskey):
        judge(asked, key.sign(other.options), passkey)
    with pytest.raises(BadPasskey):
        judge(PasskeyOptions("", {}), key.sign({**asked.options, "challenge": ""}), passkey)


def test_a_signature_of_another_key_is_refused(key: Authenticator) -> None:
    passkey, asked = made(key), ask_to_sign(ORIGIN)
    thief = Authenticator(ORIGIN)
    thief.id, thief.handle, thief.count = key.id, key.handle, key.count

    with pytest.raises(BadPasskey):
        judge(asked, thief.sign(asked.options), passkey)


def test_a_signature_for_another_account_is_refused(key: Authenticator) -> None:
    passkey, asked = made(key), ask_to_sign(ORIGIN)

    with pytest.raises(BadPasskey):
        judge(asked, key.sign(asked.options), passkey, account="bea’s account")


def test_signature_without_user_verification_is_refused(key: Authenticator) -> None:
    passkey, asked = made(key), ask_to_sign(ORIGIN)
    key.flags = 1

    with pytest.raises(BadPasskey):
        judge(asked, key.sign(asked.options), passkey)


def test_signature_with_a_lower_count_is_refused(key: Authenticator) -> None:
    passkey, asked = made(key), ask_to_sign(ORIGIN)
    key.count -= 1

    with pytest.raises(BadPasskey):
        judge(asked, key.sign(asked.options), passkey)


def test_altered_signature_response_is_refused(key: Authenticator) -> None:
    passkey, asked = made(key), ask_to_sign(ORIGIN)
    right = key.sign(asked.options)

    for part in ("authenticatorData", "signature", "clientDataJSON"):
        raw = bytearray(decoded(right["response"][part]))
        raw[-1] ^= 1
        with pytest.raises(BadPasskey):
            judge(
                asked,
                {**right, "response": {**right["response"], part: encoded(bytes(raw))}},
                passkey,
            )
    assert judge(asked, right, passkey) == 2


@pytest.mark.parametrize("rubbish", [b"", b"\x00", b"{}", b"\x81" * 9_000, b"\xa1" * 9_000])
def test_malformed_credential_part_is_refused(key: Authenticator, rubbish: bytes) -> None:
    asked, passkey, said = ask(), made(key), encoded(rubbish)
    new, old = key.register(asked.options), key.sign({**asked.options, "rpId": "signoria.example"})

    for part in ("clientDataJSON", "attestationObject"):
        with pytest.raises(BadPasskey):
            answer(asked, {**new, "response": {**new["response"], part: said}})
    for part in ("clientDataJSON", "authenticatorData", "signature", "userHandle"):
        with pytest.raises(BadPasskey):
            judge(asked, {**old, "response": {**old["response"], part: said}}, passkey)
    assert judge(asked, old, passkey) == passkey.sign_count + 2

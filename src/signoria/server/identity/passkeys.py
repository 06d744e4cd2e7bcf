"""Passkeys: what a browser is asked to sign, and whether it did."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from signoria.server.identity.wire import Assertion, Registration
from signoria.store.passkeys import Passkey

HOUSE = "Signoria"
LONGEST_ID = 1023  # bytes, as the standard has it


class BadPasskey(Exception):
    """What came back is not what was asked for, or not signed by the passkey."""


class Asked(msgspec.Struct, frozen=True):
    """A challenge to be kept, and the options for the browser that hold it."""

    challenge: str
    options: dict[str, Any]


def ask_to_register(origin: str, account: str, name: str, known: Sequence[str]) -> Asked:
    """Options for a new passkey of an account, on a device that has none of those known."""
    options = generate_registration_options(
        rp_id=_host(origin),
        rp_name=HOUSE,
        user_id=account.encode(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # nobody types a login to sign in
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known
        ],
    )
    return Asked(bytes_to_base64url(options.challenge), options_to_json_dict(options))


def registered(
    origin: str, challenge: str, credential: Registration, name: str, now: int
) -> Passkey:
    """The new passkey, if it was made here and for this challenge."""
    try:
        found = verify_registration_response(
            credential=msgspec.to_builtins(credential),
            expected_challenge=_bytes(challenge),
            expected_rp_id=_host(origin),
            expected_origin=origin,
            require_user_verification=True,
        )
    except Exception:  # a forged one can make the library stumble anywhere
        raise BadPasskey from None
    if not 0 < len(found.credential_id) <= LONGEST_ID:
        raise BadPasskey
    id = bytes_to_base64url(found.credential_id)
    return Passkey(id, found.credential_public_key, found.sign_count, name, now)


def ask_to_sign(origin: str) -> Asked:
    """Options for signing in with any passkey of this house; they tell nothing of anybody."""
    options = generate_authentication_options(
        rp_id=_host(origin), user_verification=UserVerificationRequirement.REQUIRED
    )
    return Asked(bytes_to_base64url(options.challenge), options_to_json_dict(options))


def signed(
    origin: str, challenge: str, credential: Assertion, account: str, passkey: Passkey
) -> int:
    """How often the passkey of the account has signed, this challenge included."""
    handle = credential.response.userHandle
    try:
        found = verify_authentication_response(
            credential=msgspec.to_builtins(credential),
            expected_challenge=_bytes(challenge),
            expected_rp_id=_host(origin),
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
        other = handle is not None and base64url_to_bytes(handle) != account.encode()
    except Exception:  # a forged one can make the library stumble anywhere
        raise BadPasskey from None
    if other or bytes_to_base64url(found.credential_id) != passkey.id:
        raise BadPasskey
    return found.new_sign_count


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _bytes(challenge: str) -> bytes:
    if not challenge:
        raise BadPasskey  # none was laid, or it was taken before
    return base64url_to_bytes(challenge)

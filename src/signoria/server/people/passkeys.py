"""Passkeys: the options for the browser, and the check of its signature."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from signoria.extras import load
from signoria.server.people.wire import Assertion, Registration
from signoria.store.passkeys import Passkey

SITE_NAME = "Signoria"
LONGEST_ID = 1023  # bytes, as the standard says


class BadPasskey(Exception):
    """Raised if a response does not answer the challenge or is not signed by the passkey."""


class PasskeyOptions(msgspec.Struct, frozen=True):
    """A challenge to store, and the browser options that contain it."""

    challenge: str
    options: dict[str, Any]


def ask_to_register(origin: str, account: str, name: str, known: Sequence[str]) -> PasskeyOptions:
    """Return options for a new passkey of an account; devices with a known passkey are excluded."""
    webauthn = _library()
    wanted = webauthn.helpers.structs
    options = webauthn.generate_registration_options(
        rp_id=_host(origin),
        rp_name=SITE_NAME,
        user_id=account.encode(),
        user_name=name,
        authenticator_selection=wanted.AuthenticatorSelectionCriteria(
            resident_key=wanted.ResidentKeyRequirement.REQUIRED,  # signing in needs no login
            user_verification=wanted.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            wanted.PublicKeyCredentialDescriptor(id=_bytes_of(id)) for id in known
        ],
    )
    return _asked(options)


def registered(
    origin: str, challenge: str, credential: Registration, name: str, now: int
) -> Passkey:
    """Verify a registration and return the new passkey; raise `BadPasskey` if it is invalid."""
    webauthn = _library()
    try:
        found = webauthn.verify_registration_response(
            credential=msgspec.to_builtins(credential),
            expected_challenge=_bytes(challenge),
            expected_rp_id=_host(origin),
            expected_origin=origin,
            require_user_verification=True,
        )
    except Exception:  # a forged response can raise anything in the library
        raise BadPasskey from None
    if not 0 < len(found.credential_id) <= LONGEST_ID:
        raise BadPasskey
    id = _text_of(found.credential_id)
    return Passkey(id, found.credential_public_key, found.sign_count, name, now)


def ask_to_sign(origin: str) -> PasskeyOptions:
    """Return options for signing in with any passkey. They reveal nothing about accounts."""
    webauthn = _library()
    required = webauthn.helpers.structs.UserVerificationRequirement.REQUIRED
    options = webauthn.generate_authentication_options(
        rp_id=_host(origin), user_verification=required
    )
    return _asked(options)


def signed(
    origin: str, challenge: str, credential: Assertion, account: str, passkey: Passkey
) -> int:
    """Verify a signature; return the passkey's signature count, including this one."""
    handle, webauthn = credential.response.userHandle, _library()
    try:
        found = webauthn.verify_authentication_response(
            credential=msgspec.to_builtins(credential),
            expected_challenge=_bytes(challenge),
            expected_rp_id=_host(origin),
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
        other = handle is not None and _bytes_of(handle) != account.encode()
    except Exception:  # a forged response can raise anything in the library
        raise BadPasskey from None
    if other or _text_of(found.credential_id) != passkey.id:
        raise BadPasskey
    return int(found.new_sign_count)


def _library() -> Any:
    return load("passkeys", "webauthn")


def _asked(options: Any) -> PasskeyOptions:
    asked: dict[str, Any] = _library().helpers.options_to_json_dict(options)
    return PasskeyOptions(_text_of(options.challenge), asked)


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _bytes(challenge: str) -> bytes:
    if not challenge:
        raise BadPasskey  # no challenge was created, or it was already used
    return _bytes_of(challenge)


def _bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(f"{text}===")  # surplus padding is ignored


def _text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()

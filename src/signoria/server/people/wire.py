"""Request and response bodies about accounts and sign-in."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from signoria.locales.catalogues import Language

Scope = Literal["read", "play"]
Text = Annotated[str, Meta(max_length=400)]  # another error reports names that are too long
Blob = Annotated[str, Meta(max_length=20_000)]
CredentialId = Annotated[str, Meta(max_length=1_400, pattern="^[A-Za-z0-9_-]+$")]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of request bodies; unknown fields are refused."""


class NewGuest(Ask, frozen=True):
    """Name and language of a new guest."""

    name: Text
    language: Language | None = None


class Changes(Ask, frozen=True):
    """Changes to an account; omitted fields stay as they are."""

    name: Text | None = None
    language: Language | None = None


class Login(Ask, frozen=True):
    """A login and its password."""

    login: Text
    password: Text


class Recovery(Ask, frozen=True):
    """A login and one of its recovery codes."""

    login: Text
    code: Text


class NewToken(Ask, frozen=True):
    """Name and scopes of a new token for an outside program."""

    name: Text
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class Credential(msgspec.Struct, frozen=True):
    """A passkey credential as browsers send it; further fields are ignored."""

    id: CredentialId
    rawId: CredentialId  # noqa: N815
    type: Literal["public-key"]


class RegistrationResponse(msgspec.Struct, frozen=True):
    """The verified part of a registration response."""

    clientDataJSON: Blob  # noqa: N815
    attestationObject: Blob  # noqa: N815


class Registration(Credential, frozen=True):
    """A browser's response to the options for a new passkey."""

    response: RegistrationResponse


class AssertionResponse(msgspec.Struct, frozen=True):
    """The verified part of a sign-in response."""

    clientDataJSON: Blob  # noqa: N815
    authenticatorData: Blob  # noqa: N815
    signature: Blob
    userHandle: Blob | None = None  # noqa: N815


class Assertion(Credential, frozen=True):
    """A browser's response to the options for signing in."""

    response: AssertionResponse


class NewPasskey(Ask, frozen=True):
    """A passkey to store. A guest must also name the login for the permanent account."""

    name: Text
    credential: Registration
    login: Text | None = None


class PasskeySignature(Ask, frozen=True):
    """A passkey's signature for signing in."""

    credential: Assertion


class Me(msgspec.Struct, frozen=True):
    """The visitor's own account. With a token, `scopes` is set and `login` is hidden."""

    id: str
    name: str
    language: str
    role: str
    registered: bool
    muted_until: int
    login: str | None = None
    has_password: bool = False
    codes_left: int = 0
    scopes: list[str] | None = None


class AccountSaved(msgspec.Struct, frozen=True):
    """The account after a password or a passkey was set.

    Recovery codes are shown only this once.
    """

    me: Me
    recovery_codes: list[str]


class RecoveryCodes(msgspec.Struct, frozen=True):
    """New recovery codes, shown only this once."""

    recovery_codes: list[str]


class PasskeySummary(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created_at: int


class Device(msgspec.Struct, frozen=True):
    """A device on which the account is signed in."""

    device: str
    created_at: int
    seen_at: int
    current: bool


class TokenSummary(msgspec.Struct, frozen=True):
    """A token as its owner sees it; `seen_at` is 0 until its first use."""

    id: str
    name: str
    scopes: list[str]
    created_at: int
    seen_at: int


class Token(msgspec.Struct, frozen=True):
    """A new token; its value is shown only this once."""

    id: str
    token: str

"""What is said and answered about who people are."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Language = Literal["en", "fr", "it", "de"]  # must agree with signoria.locales
Scope = Literal["read", "play"]
Text = Annotated[str, Meta(max_length=400)]  # how long a name may be is said by a fault of its own
Blob = Annotated[str, Meta(max_length=20_000)]
CredentialId = Annotated[str, Meta(max_length=1_400, pattern="^[A-Za-z0-9_-]+$")]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewGuest(Ask, frozen=True):
    """Somebody who has just come in."""

    name: Text
    language: Language | None = None


class Changes(Ask, frozen=True):
    """What is to be different from now on."""

    name: Text | None = None
    language: Language | None = None


class Login(Ask, frozen=True):
    """A login and its password."""

    login: Text
    password: Text


class Recovery(Ask, frozen=True):
    """A login and one of the codes that were written down."""

    login: Text
    code: Text


class NewToken(Ask, frozen=True):
    """What an outside program shall be called, and what it may do."""

    name: Text
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class Credential(msgspec.Struct, frozen=True):
    """What a browser's passkey answers; browsers add more to it, which is not looked at."""

    id: CredentialId
    rawId: CredentialId  # noqa: N815
    type: Literal["public-key"]


class RegistrationResponse(msgspec.Struct, frozen=True):
    """The part of a new passkey's answer that is judged."""

    clientDataJSON: Blob  # noqa: N815
    attestationObject: Blob  # noqa: N815


class Registration(Credential, frozen=True):
    """What a browser answers to the options for a new passkey."""

    response: RegistrationResponse


class AssertionResponse(msgspec.Struct, frozen=True):
    """The part of a passkey's signature that is judged."""

    clientDataJSON: Blob  # noqa: N815
    authenticatorData: Blob  # noqa: N815
    signature: Blob
    userHandle: Blob | None = None  # noqa: N815


class Assertion(Credential, frozen=True):
    """What a browser answers to the options for signing in."""

    response: AssertionResponse


class NewPasskey(Ask, frozen=True):
    """A passkey to be kept; a guest names the login it wants to have from then on."""

    name: Text
    credential: Registration
    login: Text | None = None


class PasskeySignature(Ask, frozen=True):
    """A passkey's signature, to sign in with."""

    credential: Assertion


class Me(msgspec.Struct, frozen=True):
    """The account of whoever asks; `scopes` are those of a token, which learns no login."""

    id: str
    name: str
    language: str
    role: str
    lasting: bool
    muted_until: int
    login: str | None = None
    has_password: bool = False
    codes_left: int = 0
    scopes: list[str] | None = None


class Kept(msgspec.Struct, frozen=True):
    """The account after a password or a passkey was set; recovery codes are told this once."""

    me: Me
    recovery_codes: list[str]


class RecoveryCodes(msgspec.Struct, frozen=True):
    """New recovery codes, which are told this once."""

    recovery_codes: list[str]


class PasskeyFace(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created_at: int


class Device(msgspec.Struct, frozen=True):
    """A place where somebody is signed in."""

    device: str
    created_at: int
    seen_at: int
    current: bool


class TokenFace(msgspec.Struct, frozen=True):
    """A token as its owner sees it; `seen_at` is 0 as long as nobody has used it."""

    id: str
    name: str
    scopes: list[str]
    created_at: int
    seen_at: int


class Token(msgspec.Struct, frozen=True):
    """A new token, which is told this once."""

    id: str
    token: str

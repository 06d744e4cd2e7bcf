"""Software passkey that registers and signs like a browser and its authenticator."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT = 0x01
VERIFIED = 0x04
ATTESTED = 0x40


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey; if `counts` is true, `count` grows with each registration and signature."""

    def __init__(self, origin: str, *, counts: bool = True, verifies: bool = True) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = ""
        self.count = 0
        self.counts = counts
        self.flags = PRESENT | (VERIFIED if verifies else 0)

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the result of `navigator.credentials.create` for these options."""
        self.handle = options["user"]["id"]
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public_key()
        attestation = {
            "fmt": "none",
            "attStmt": {},
            "authData": self._authenticator_data(options["rp"]["id"], ATTESTED) + credential,
        }
        return self._credential(
            clientDataJSON=encoded(self._client_data("webauthn.create", options["challenge"])),
            attestationObject=encoded(cbor2.dumps(attestation)),
            transports=["internal"],
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the result of `navigator.credentials.get` for these options."""
        client_data = self._client_data("webauthn.get", options["challenge"])
        said = self._authenticator_data(options["rpId"], 0)
        signature = self.key.sign(
            said + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256())
        )
        return self._credential(
            clientDataJSON=encoded(client_data),
            authenticatorData=encoded(said),
            signature=encoded(signature),
            userHandle=self.handle,
        )

    def _credential(self, **response: Any) -> dict[str, Any]:
        id = encoded(self.id)
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": response,
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
        }

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _authenticator_data(self, host: str, flags: int) -> bytes:
        self.count += self.counts
        server = hashlib.sha256(host.encode()).digest()
        return server + bytes([self.flags | flags]) + self.count.to_bytes(4, "big")

    def _public_key(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

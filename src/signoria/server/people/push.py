"""Web push: notices encrypted for one browser and signed by this server."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final

from signoria.extras import load
from signoria.server.people.outgoing import target_of
from signoria.store.notices import Subscription

KEPT: Final = 24 * 3600  # seconds for which a push service stores an undelivered notice
ENCODING: Final = "aes128gcm"


def new_key() -> str:
    """Return a new private key for the server, as text."""
    pair = _vapid().Vapid02()
    pair.generate_keys()
    number: int = pair.private_key.private_numbers().private_value
    return _written(number.to_bytes(32, "big"))


class PushEncryptor:
    """Encrypts and signs notices with the server's key pair; slow, so run it in a thread."""

    def __init__(self, private: str, origin: str) -> None:
        self._origin = origin
        self._pair = _vapid().Vapid02.from_raw(private.encode())
        self._pair.conf = {"no-strict": True}  # otherwise it refuses an origin with a port

    @property
    def public(self) -> str:
        """Return the public key for browser subscriptions."""
        numbers = self._pair.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return _written(point)

    def encrypted(
        self, to: Subscription, data: bytes, topic: str, local: bool
    ) -> tuple[dict[str, str], bytes]:
        """Return headers and body to post.

        A newer notice with the same topic replaces an older one.
        """
        audience = target_of(to.endpoint, local).origin
        signed = self._pair.sign({"aud": audience, "sub": self._origin})
        headers = {
            "Authorization": str(signed["Authorization"]),
            "Content-Encoding": ENCODING,
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": sha256(topic.encode()).hexdigest()[:32],
        }
        return headers, encrypted_for(to, data)


def encrypted_for(to: Subscription, data: bytes) -> bytes:
    """Encrypt data for one browser; raise `ValueError` if its keys are invalid."""
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    pywebpush = load("push", "pywebpush")
    try:
        pusher = pywebpush.WebPusher({"endpoint": to.endpoint, "keys": keys})
        return bytes(pusher.encode(data, ENCODING)["body"])
    except Exception as trouble:  # each library raises its own errors for bad keys
        raise ValueError(type(trouble).__name__) from None


def _vapid() -> Any:
    return load("push", "py_vapid")


def _written(key: bytes) -> str:
    """Write a key as browsers and push services read it."""
    return urlsafe_b64encode(key).rstrip(b"=").decode()

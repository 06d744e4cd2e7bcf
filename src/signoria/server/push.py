"""Web push: notices sealed for one browser, signed as coming from this house."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final

from signoria.extras import load
from signoria.server.outgoing import target_of
from signoria.store.notices import Subscription

KEPT: Final = 24 * 3600  # seconds for which a push service keeps what it cannot deliver at once
ENCODING: Final = "aes128gcm"


def new_key() -> str:
    """A private key for the house, as text."""
    pair = _vapid().Vapid02()
    pair.generate_keys()
    number: int = pair.private_key.private_numbers().private_value
    return _written(number.to_bytes(32, "big"))


class Sealer:
    """Seals notices with the house's key pair; slow enough for a thread of its own."""

    def __init__(self, private: str, origin: str) -> None:
        self._origin = origin
        self._pair = _vapid().Vapid02.from_raw(private.encode())
        self._pair.conf = {"no-strict": True}  # else it takes no origin with a port

    @property
    def public(self) -> str:
        """The key that browsers subscribe with."""
        numbers = self._pair.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return _written(point)

    def sealed(
        self, to: Subscription, data: bytes, topic: str, local: bool
    ) -> tuple[dict[str, str], bytes]:
        """The headers and the body to be posted; of one topic a browser shows the last only."""
        audience = target_of(to.endpoint, local).origin
        signed = self._pair.sign({"aud": audience, "sub": self._origin})
        headers = {
            "Authorization": str(signed["Authorization"]),
            "Content-Encoding": ENCODING,
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": sha256(topic.encode()).hexdigest()[:32],
        }
        return headers, sealed_for(to, data)


def sealed_for(to: Subscription, data: bytes) -> bytes:
    """Data that only one browser can read; `ValueError` where its keys are none."""
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    pywebpush = load("push", "pywebpush")
    try:
        pusher = pywebpush.WebPusher({"endpoint": to.endpoint, "keys": keys})
        return bytes(pusher.encode(data, ENCODING)["body"])
    except Exception as trouble:  # whatever is wrong with the keys, each library says it its way
        raise ValueError(type(trouble).__name__) from None


def _vapid() -> Any:
    return load("push", "py_vapid")


def _written(key: bytes) -> str:
    """Write a key as browsers and push services read it."""
    return urlsafe_b64encode(key).rstrip(b"=").decode()

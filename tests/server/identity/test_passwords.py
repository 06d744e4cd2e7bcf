import asyncio
from collections.abc import Callable

import pytest
from argon2 import PasswordHasher

from signoria.server.errors import RequestError
from signoria.server.people.passwords import (
    by_hand,
    clean_password,
    decoy,
    hashed,
    matches,
    needs_rehash,
)

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Counting(PasswordHasher):
    """Hasher that records each hash it compares."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.compared: list[str | bytes] = []

    __slots__ = ("compared",)

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
        self.compared.append(hash)
        return super().verify(hash, password)


def test_hash_matches_its_own_password_only() -> None:
    kept = hashed("correct horse", CHEAP)

    assert matches(kept, "correct horse", CHEAP)
    assert not matches(kept, "correct horsE", CHEAP)
    assert "horse" not in kept


def test_equal_passwords_have_different_hashes() -> None:
    assert hashed("correct horse", CHEAP) != hashed("correct horse", CHEAP)


def test_password_matches_in_every_unicode_form() -> None:
    assert matches(hashed("Zoe\u0308 ist da", CHEAP), "Zoë ist da", CHEAP)


@pytest.mark.parametrize("odd", ["\x00" * 8, "\ud800 surrogate", "🐎" * 50])
def test_every_text_can_be_a_password(odd: str) -> None:
    assert matches(hashed(odd, CHEAP), odd, CHEAP)
    assert not matches(hashed(odd, CHEAP), odd + "x", CHEAP)


def test_missing_hash_matches_nothing_and_takes_the_same_work() -> None:
    hasher = Counting()

    assert not matches("", "nobody’s password", hasher)
    assert not matches("", "", hasher)
    assert hasher.compared == [decoy(), decoy()]
    assert not needs_rehash(decoy())


def test_malformed_hash_matches_no_password() -> None:
    assert not matches("rubbish", "rubbish", CHEAP)
    assert not matches("$argon2id$rubbish", "rubbish", CHEAP)


def test_weak_hash_needs_a_rehash() -> None:
    assert needs_rehash(hashed("correct horse", CHEAP))
    assert not needs_rehash(hashed("correct horse"))


@pytest.mark.parametrize("length", [0, 7, 201])
def test_a_password_of_a_wrong_length_is_refused(length: int) -> None:
    with pytest.raises(RequestError, match="bad-password"):
        clean_password("x" * length)


def test_hashing_does_not_hold_up_the_event_loop() -> None:
    order: list[str] = []

    def noted(word: str) -> Callable[[], None]:
        return lambda: order.append(word)

    async def both() -> None:
        asyncio.get_running_loop().call_soon(noted("the loop went on"))
        await by_hand(lambda: hashed("correct horse"))
        order.append("hashed")

    asyncio.run(both())

    assert order == ["the loop went on", "hashed"]

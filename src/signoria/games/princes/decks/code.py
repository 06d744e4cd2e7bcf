"""A deck as a short code to share: unambiguous letters and digits, with a checksum."""

from binascii import crc_hqx
from importlib.resources import files
from typing import Final

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.text import BadDeck
from signoria.kernel.action import Refusal

PREFIX: Final = "SD1"
# Without I, L, O and U, which are easily mistaken when read aloud or written by hand.
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE: Final = str.maketrans("ILO", "110")
GROUP: Final = 5
LETTER_BITS: Final = 5
CHECK_BYTES: Final = 2
# The order of the titles in a code never changes; see the file's first line.
ORDER: Final = (
    files("signoria.games.princes.decks").joinpath("titles.txt").read_text("utf-8").splitlines()[1:]
)
MISSING: Final = -1


def code_of(deck: Deck) -> str:
    """Encode a deck as `SD1-…`, in groups of five.

    For each title in order: a one for each copy, then a zero. Zeros at the end are left out, so
    titles of later boxes do not change a code.
    """
    bits = "".join("1" * deck.counts.get(title, 0) + "0" for title in _titles(deck.catalogue))
    bits = bits.rstrip("0")
    packed = _bytes(bits + "0" * (-len(bits) % 8))
    whole = "".join(f"{byte:08b}" for byte in packed + _check(packed))
    whole += "0" * (-len(whole) % LETTER_BITS)
    letters = "".join(
        LETTERS[int(whole[at : at + LETTER_BITS], 2)] for at in range(0, len(whole), LETTER_BITS)
    )
    groups = [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]
    return "-".join([PREFIX, *groups])


def looks_like_code(text: str) -> bool:
    return text.strip().upper().startswith(f"{PREFIX}-")


def deck_of(code: str, cards: list[Card] = CARDS) -> Deck:
    """Decode a deck; raise `BadDeck` otherwise."""
    letters = "".join(code.upper().split()).removeprefix(PREFIX).replace("-", "").translate(ALIKE)
    for letter in letters:
        if letter not in LETTERS:
            raise BadDeck(Refusal("DECK-5", {"letter": letter}))
    bits = "".join(f"{LETTERS.index(letter):0{LETTER_BITS}b}" for letter in letters)
    size = len(bits) // 8
    whole, rest = _bytes(bits[: size * 8]), bits[size * 8 :]
    packed, check = whole[:-CHECK_BYTES], whole[-CHECK_BYTES:]
    if check != _check(packed) or len(rest) >= LETTER_BITS or "1" in rest:
        raise BadDeck(Refusal("DECK-6"))
    return _counted("".join(f"{byte:08b}" for byte in packed).rstrip("0"), cards)


def _counted(bits: str, cards: list[Card]) -> Deck:
    titles = _titles(cards)
    runs = bits.split("0")
    counts = {title: len(run) for title, run in zip(titles, runs, strict=False) if run}
    if len(runs) > len(titles) or MISSING in counts:
        raise BadDeck(Refusal("DECK-7"))
    return Deck(counts, cards)


def _titles(cards: list[Card]) -> list[int]:
    """Return the titles in the order of codes; those of an owner's own file come last."""
    titles = {card.key: card.id for card in cards if card.title == card.id}
    return [titles.pop(key, MISSING) for key in ORDER] + list(titles.values())


def _bytes(bits: str) -> bytes:
    return bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))


def _check(packed: bytes) -> bytes:
    """Return the inverted checksum; without inversion, trailing zeros would pass."""
    return (crc_hqx(packed, 0xFFFF) ^ 0xFFFF).to_bytes(CHECK_BYTES, "big")

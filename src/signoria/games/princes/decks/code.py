"""A deck as a short code to be shared: letters and digits that cannot be mistaken, with a check."""

from binascii import crc_hqx
from typing import Final

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.decks.deck import Deck
from signoria.games.princes.decks.text import BadDeck
from signoria.kernel.action import Refusal

PREFIX: Final = "SD1"
# Neither I, L, O nor U: what is read aloud or by hand stays what it was.
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE: Final = str.maketrans("ILO", "110")
GROUP: Final = 5
# A byte is a count (1 to 3, or 4: the next byte says) and a step to the next title.
STEP: Final = 63


def code_of(deck: Deck) -> str:
    """The code: `SD1-…`, groups of five."""
    packed = _packed(deck)
    whole = packed + crc_hqx(packed, 0).to_bytes(2, "big")
    bits = "".join(f"{byte:08b}" for byte in whole)
    bits += "0" * (-len(bits) % 5)
    letters = "".join(LETTERS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))
    groups = [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]
    return "-".join([PREFIX, *groups])


def looks_like_code(text: str) -> bool:
    """Whether somebody meant a code."""
    return text.strip().upper().startswith(f"{PREFIX}-")


def deck_of(code: str, cards: list[Card] = CARDS) -> Deck:
    """The deck of a code, or `BadDeck`."""
    letters = "".join(code.upper().split()).removeprefix(PREFIX).replace("-", "").translate(ALIKE)
    for letter in letters:
        if letter not in LETTERS:
            raise BadDeck(Refusal("DECK-5", {"letter": letter}))
    bits = "".join(f"{LETTERS.index(letter):05b}" for letter in letters)
    size = len(bits) // 8
    whole = bytes(int(bits[at * 8 : at * 8 + 8], 2) for at in range(size))
    if size < 2 or len(bits) - size * 8 >= 5 or "1" in bits[size * 8 :]:
        raise BadDeck(Refusal("DECK-6"))
    if crc_hqx(whole[:-2], 0).to_bytes(2, "big") != whole[-2:]:
        raise BadDeck(Refusal("DECK-6"))
    return _unpacked(whole[:-2], cards)


def _packed(deck: Deck) -> bytes:
    found = bytearray()
    last = -1
    for title, n in deck.counts.items():
        step = title - last - 1
        while step >= STEP:
            found.append(STEP)
            step -= STEP
        found.append(min(n - 1, 3) * 64 + step)
        if n > 3:
            found.append(n)
        last = title
    return bytes(found)


def _unpacked(packed: bytes, cards: list[Card]) -> Deck:
    counts: dict[int, int] = {}
    last, at = -1, 0
    while at < len(packed):
        step, many = packed[at] % 64, packed[at] // 64
        at += 1
        if step == STEP:
            last += STEP
            continue
        last += step + 1
        cut = many == 3 and at == len(packed)
        if cut or last >= len(cards) or cards[last].title != last:
            raise BadDeck(Refusal("DECK-7"))
        counts[last] = many + 1
        if many == 3:
            counts[last] = packed[at]
            at += 1
    return Deck(counts, cards)

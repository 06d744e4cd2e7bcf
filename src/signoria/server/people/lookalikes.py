"""Names that look exactly like another's: mixed alphabets, and characters that change nothing.

The rules follow Unicode TR 39 and TR 31: a word keeps to one script (the level "highly
restrictive"), and joiners and variation selectors stand only where they change what is seen.
"""

import unicodedata
from itertools import pairwise
from typing import Final

JOINERS: Final = "\u200c\u200d"
EMOJI: Final = "\ufe0f"  # draws the sign before it as a picture
SELECTORS: Final = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0), range(0x180B, 0x180E))
# scripts whose letters change with a joiner between them
JOINED: Final = frozenset(
    {
        "ARABIC",
        "SYRIAC",
        "MONGOLIAN",
        "NKO",
        "DEVANAGARI",
        "BENGALI",
        "GURMUKHI",
        "GUJARATI",
        "ORIYA",
        "TAMIL",
        "TELUGU",
        "KANNADA",
        "MALAYALAM",
        "SINHALA",
        "KHMER",
    }
)
# scripts that are written together
TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
NEUTRAL: Final = frozenset({"COMBINING", "DIGIT", "FULLWIDTH", "MODIFIER", "SUPERSCRIPT"})


def looks_like_itself(name: str) -> bool:
    """Return whether a name could not be taken for another that is spelt differently."""
    return all(_one_script(word) for word in name.split()) and _needs_its_marks(name)


def _one_script(word: str) -> bool:
    found = {_script(letter) for letter in word if unicodedata.category(letter)[0] in "LM"} - {""}
    return len(found) < 2 or any(found <= together for together in TOGETHER)


def _script(letter: str) -> str:
    """Return the script of a letter, the first word of its name; "" if it belongs to several."""
    first = unicodedata.name(letter, "").replace("-", " ").partition(" ")[0]
    return "" if first in NEUTRAL or letter in JOINERS or _selects(letter) else first


def _needs_its_marks(name: str) -> bool:
    """Return whether every joiner and selector changes the sign before it."""
    if name[:1] in JOINERS or name[-1:] in JOINERS or _selects(name[:1]):
        return False
    return all(_fits(before, mark) for before, mark in pairwise(name))


def _fits(before: str, mark: str) -> bool:
    picture = unicodedata.category(before) in ("So", "Sk") or before == EMOJI
    if mark in JOINERS:
        return picture or _script(before) in JOINED
    return picture if _selects(mark) else True


def _selects(letter: str) -> bool:
    return bool(letter) and any(ord(letter) in one for one in SELECTORS)

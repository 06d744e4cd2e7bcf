"""Rules for names: visible text without hidden or direction-changing characters."""

import unicodedata
from typing import Final

from signoria.server.errors import RequestError
from signoria.server.people.lookalikes import looks_like_itself
from signoria.store.accounts import GONE

LONGEST_NAME: Final = 40
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
LONGEST_DEVICE: Final = 120

JOINERS: Final = "\u200c\u200d"  # `looks_like_itself` says where
BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that look empty
OF_LOGINS: Final = "._-+@"


def clean_name(text: str) -> str:
    """Return a display name with normalized spaces; raise an error if it is invalid."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    shown = 0 < len(name) <= LONGEST_NAME and name != GONE and _visible(name)
    if not shown or not looks_like_itself(name):
        raise RequestError("bad-name", 400, most=LONGEST_NAME)
    return name


def known_as(text: str) -> str:
    """Return a login in its stored form, case-folded; "" if it is invalid."""
    login = unicodedata.normalize("NFKC", text.strip().casefold())
    login = unicodedata.normalize("NFKC", login.casefold())
    fits = SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN
    return login if fits and all(_of_login(letter) for letter in login) else ""


def clean_login(text: str) -> str:
    """Return a login in its stored form; raise an error if it is invalid."""
    login = known_as(text)
    if not login or not looks_like_itself(login):
        raise RequestError("bad-login", 400, least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    return login


def clean_device(text: str) -> str:
    """Return a browser's description of itself, shortened and printable."""
    return "".join(letter for letter in text if letter.isprintable())[:LONGEST_DEVICE]


def _visible(name: str) -> bool:
    """Return whether all characters are visible or joiners, and at least one stands by itself."""
    kinds = [unicodedata.category(letter) for letter in name if letter not in JOINERS]
    hidden = any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds)
    blank = any(letter in BLANKS for letter in name)
    return not hidden and not blank and any(kind[0] in "LNPS" for kind in kinds)


def _of_login(letter: str) -> bool:
    written = unicodedata.category(letter)[0] in "LMN" and letter not in BLANKS
    return written or letter in OF_LOGINS

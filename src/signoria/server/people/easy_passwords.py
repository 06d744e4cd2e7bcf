"""Passwords that everybody tries first: common words, rows of keys, repetitions, the own login."""

import unicodedata
from typing import Final

FEWEST: Final = 4  # different characters
ROW: Final = 5  # neighbours in a row, of which a password may not be made
ROWS: Final = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1qaz2wsx3edc4rfv",
    "q1w2e3r4t5y6",
)
SPELT: Final = str.maketrans("013457@$!", "oleastasi")  # digits and signs that stand for letters
COMMON_WORDS: Final = (
    "password,passwort,passwd,motdepasse,parola,contrasena,kennwort,hallo,hello,"
    "welcome,willkommen,benvenuto,bienvenue,letmein,iloveyou,jetaime,tiamo,"
    "ichliebedich,sunshine,princess,principe,prinz,football,baseball,basketball,"
    "superman,batman,spiderman,pokemon,starwars,dragon,monkey,master,shadow,michael,"
    "jennifer,charlie,ashley,daniel,jessica,thomas,michelle,trustno,trustme,"
    "whatever,freedom,mustang,harley,computer,internet,samsung,google,facebook,"
    "admin,administrator,root,login,guest,user,test,testing,access,secret,geheim,"
    "segreto,changeme,default,abcd,qwerty,qwertz,azerty,asdf,liverpool,arsenal,"
    "chelsea,juventus,ferrari,schalke,bayern,killer,hunter,soccer,summer,winter,"
    "spring,autumn,sommer,cheese,cookie,chocolate,butterfly,flower,purple,orange,"
    "banana,pepper,ginger,maggie,buster,tigger,jordan,nicole,matrix,corvette,"
    "mercedes,porsche,zaq,xsw,signoria,"
)
COMMON: Final = frozenset(COMMON_WORDS.split(","))


def is_easy(password: str, login: str = "") -> bool:
    """Return whether a password is among those that are tried first."""
    said = unicodedata.normalize("NFKC", password).casefold()
    if len(set(said)) < FEWEST or _rowed(said) or (login and _bare(said) == _bare(login)):
        return True
    return bool({_bare(said), _bare(said.translate(SPELT))} & COMMON)


def _bare(text: str) -> str:
    """Return a text without the digits and signs around its letters."""
    within = text.casefold().strip("0123456789 !\"#$%&'()*+,-./:;<=>?@[]^_`{|}~")
    return "".join(letter for letter in within if letter.isalnum())


def _rowed(said: str) -> bool:
    """Return whether a text consists of pieces of rows of keys, forwards or backwards."""
    at = 0
    while at < len(said):
        longest = max(_run(said[at:], row) for one in ROWS for row in (one, one[::-1]))
        if longest < min(ROW, len(said) - at):
            return False
        at += longest
    return True


def _run(text: str, row: str) -> int:
    """Return how many characters of a text stand so in a row."""
    for length in range(min(len(text), len(row)), 1, -1):
        if text[:length] in row:
            return length
    return 1

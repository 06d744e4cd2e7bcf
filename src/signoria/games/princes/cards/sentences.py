"""The parser of written sentences and requirements into verbs and measures."""

from typing import Final

from signoria.games.princes.cards.card import Atom, Deed, Effect
from signoria.games.princes.cards.terms import (
    FOLLOWERS,
    IN_PLAY,
    LEVEL_SHOWN,
    MEASURES,
    NUMBERED,
    SUBJECTS,
)
from signoria.games.princes.cards.vocabulary import ABOUT_CARDS, LINKS, THEN, TRIGGERS, VERBS

NO_BOUND: Final = 1_000
DIGITS: Final = 3
IF: Final = "if"
NOT: Final = "not "
OPPONENT: Final = "opponent "
JOINING: Final = ["and", "or", "(", ")"]
ANY_ATTACK: Final = "attacked"  # without titles it is about every attack

Titles = dict[str, int]


class BadSentence(Exception):
    """An error about a word that is missing from its closed list."""

    def __init__(self, rule: str, word: str) -> None:
        super().__init__(rule, word)
        self.rule = rule
        self.word = word


def atom_of(text: str, titles: Titles) -> Atom:
    """Parse one measure: `commerce>=3`, `opponent sages`, a card's key, `triumph-card level>=1`."""
    if text.startswith(NOT):
        return opposite(atom_of(text.removeprefix(NOT), titles))
    if text.startswith(OPPONENT):
        atom = atom_of(text.removeprefix(OPPONENT), titles)
        return Atom(atom.measure, atom.low, atom.high, atom.title, True)
    for sign in (">=", "<="):
        if sign in text:
            name, _, bound = text.partition(sign)
            return _bounded(name, sign, _whole(bound), titles)
    return _bounded(text, ">=", 1, titles)


def _bounded(name: str, sign: str, bound: int, titles: Titles) -> Atom:
    low, high = (bound, NO_BOUND) if sign == ">=" else (-NO_BOUND, bound)
    if name in titles:
        return Atom(IN_PLAY, low, high, titles[name])
    key, _, level = name.partition(" ")
    if key in titles and level == MEASURES[LEVEL_SHOWN]:
        return Atom(LEVEL_SHOWN, low, high, titles[key])
    if name not in MEASURES[1:] or name == MEASURES[LEVEL_SHOWN]:
        raise BadSentence("CARD-8", name)
    return Atom(MEASURES.index(name), low, high)


def opposite(atom: Atom) -> Atom:
    """Return the measure that holds exactly if this one does not."""
    if atom.high == NO_BOUND:
        return Atom(atom.measure, -NO_BOUND, atom.low - 1, atom.title, atom.of_other)
    return Atom(atom.measure, atom.high + 1, NO_BOUND, atom.title, atom.of_other)


def needs_of(text: str, titles: Titles) -> list[list[Atom]]:
    """Parse a requirement: measures, `not` before one, `and`, `or`, and brackets.

    It becomes lines joined by `or`, with measures joined by `and`.
    """
    words = text.replace("(", " ( ").replace(")", " ) ").split()
    lines = _either(words, titles)
    if words:
        raise BadSentence("CARD-8", words[0])
    return lines


def _either(words: list[str], titles: Titles) -> list[list[Atom]]:
    lines = _both(words, titles)
    while words and words[0] == "or":
        words.pop(0)
        lines = lines + _both(words, titles)
    return lines


def _both(words: list[str], titles: Titles) -> list[list[Atom]]:
    lines = _part(words, titles)
    while words and words[0] == "and":
        words.pop(0)
        more = _part(words, titles)
        lines = [one + other for one in lines for other in more]
    return lines


def _part(words: list[str], titles: Titles) -> list[list[Atom]]:
    if words and words[0] == "(":
        words.pop(0)
        lines = _either(words, titles)
        if not words:
            raise BadSentence("CARD-8", "(")
        words.pop(0)
        return lines
    said: list[str] = []
    while words and words[0] not in JOINING:
        said.append(words.pop(0))
    return [[atom_of(" ".join(said), titles)]]


def effect_of(text: str, titles: Titles) -> Effect:
    """Parse a sentence: `trigger titles: verb words; verb words`."""
    head, colon, body = text.partition(":")
    trigger, *about = head.split() or [""]
    if trigger not in TRIGGERS or not colon:
        raise BadSentence("CARD-6", trigger)
    unknown = [key for key in about if key not in titles or trigger not in ABOUT_CARDS]
    if unknown or (trigger in ABOUT_CARDS and not about and trigger != ANY_ATTACK):
        raise BadSentence("CARD-8", unknown[0] if unknown else head)
    deeds = [deed_of(part.split(), titles) for part in body.split(";")]
    if deeds[0].link != THEN:
        raise BadSentence("CARD-7", LINKS[deeds[0].link])
    return Effect(TRIGGERS.index(trigger), [titles[key] for key in about], deeds)


def deed_of(words: list[str], titles: Titles) -> Deed:
    """Parse a verb, its first word, perhaps an amount, and the words that follow in pairs."""
    link = LINKS.index(words.pop(0)) if words and words[0] in LINKS else THEN
    verb = words[0] if words else ""
    if verb not in VERBS:
        raise BadSentence("CARD-5", verb)
    subject = words[1] if len(words) > 1 else ""
    deed = Deed(VERBS.index(verb), _among(subject, SUBJECTS[verb]), 1)
    deed.link = link
    rest = words[2:]
    if rest and _is_whole(rest[0].removeprefix("-")):
        deed.amount = int(rest.pop(0))
    if IF in rest:
        at = rest.index(IF)
        deed.cond = atom_of(" ".join(rest[at + 1 :]), titles)
        rest = rest[:at]
    if len(rest) % 2:
        raise BadSentence("CARD-7", rest[-1])
    for word, value in zip(rest[::2], rest[1::2], strict=True):
        _follow(deed, word, value)
    return deed


def _follow(deed: Deed, word: str, value: str) -> None:
    if word in NUMBERED:
        setattr(deed, word, _whole(value))
    elif word in FOLLOWERS:
        setattr(deed, word, _among(value, FOLLOWERS[word]))
    else:
        raise BadSentence("CARD-7", word)


def _among(word: str, words: list[str]) -> int:
    if word not in words:
        raise BadSentence("CARD-7", word)
    return words.index(word)


def _whole(text: str) -> int:
    if not _is_whole(text):
        raise BadSentence("CARD-7", text)
    return int(text)


def _is_whole(text: str) -> bool:
    return text.isdecimal() and len(text) <= DIGITS

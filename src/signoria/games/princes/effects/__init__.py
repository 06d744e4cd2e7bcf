"""Effects of cards: verbs built once from their sentences; a verb runs by opening steps."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards import CARDS, Atom, Card, Deed
from signoria.games.princes.cards.terms import (
    EACH,
    ME,
)
from signoria.games.princes.cards.vocabulary import (
    BRIGAND,
    BUILT,
    DRAWN,
    ELSE,
    ONCE,
    OR,
    PLAY,
    ROLL,
    SHIELD,
    TRIGGERS,
    UNTIL,
)
from signoria.games.princes.cards.vocabulary import CONTEST as CONTEST_OF
from signoria.games.princes.effects.barbarians import Retreat, Storm
from signoria.games.princes.effects.borrowing import Borrow
from signoria.games.princes.effects.cards import (
    Foresee,
    Relocate,
    Sink,
)
from signoria.games.princes.effects.contest import Contest
from signoria.games.princes.effects.looks import Fortune
from signoria.games.princes.effects.merchants import (
    Bargain,
    Barter,
    Charter,
    Hour,
    Post,
    Shift,
    Shine,
)
from signoria.games.princes.effects.others import (
    Riots,
)
from signoria.games.princes.effects.stores import (
    Buy,
    FillStores,
    Gain,
    Plague,
)
from signoria.games.princes.effects.turns import Haunt, Wander
from signoria.games.princes.effects.verb import (
    USES,
    Choice,
    EachPlayer,
    Otherwise,
    Verb,
    When,
    possible,
    run,
)
from signoria.games.princes.effects.words import verb_of
from signoria.games.princes.kinds import function_of
from signoria.games.princes.moves import at_peace
from signoria.games.princes.needs import needs_met
from signoria.games.princes.places import place_of
from signoria.games.princes.state import State
from signoria.games.princes.tokens import lacks_tokens
from signoria.kernel.seats import NOBODY

__all__ = [
    "AFTER_RAIDS",
    "BUILTS",
    "DRAWS",
    "LEAVING_WHEN",
    "PLAYS",
    "USES",
    "Verb",
    "can_play",
    "choice_of",
    "contest_of",
    "fortune_in",
    "possible",
    "reaches",
    "run",
]

SEEN_FROM_THE_GROVE: Final = 3  # cards of the event stack [ACT-11]


def verbs_of(card: Card, deeds: list[Deed], trigger: int) -> list[Verb]:
    """Return the verbs of some deeds; those after a contest or a roll belong to it."""
    verbs: list[Verb] = []
    but: i64 = NOBODY
    for at, deed in enumerate(deeds):
        if deed.verb == CONTEST_OF:
            wins = [d for d in deeds[at + 1 :] if d.link != ELSE]
            ties = [d for d in deeds[at + 1 :] if d.link == ELSE]
            won, tied = verbs_of(card, wins, trigger), [verb_of(d, card.id, but) for d in ties]
            return [*verbs, Contest(card.id, deed.what, won, tied)]
        if deed.verb == ROLL:
            return [*verbs, fortune_of(card, deeds[at + 1 :], trigger)]
        verb = verb_of(deed, card.id, but)
        if deed.cond is not None:
            verb = When(deed.cond, verb)
        verbs.append(Otherwise(verbs.pop(), verb) if deed.link == ELSE else verb)
        but = deed.what
    return verbs


def fortune_of(card: Card, deeds: list[Deed], trigger: int) -> Fortune:
    """Return a roll of which each deed needs some numbers. [CHANCE-1]"""
    verbs = [verb_of(deed, card.id, NOBODY) for deed in deeds]
    lows, highs = [deed.low for deed in deeds], [deed.high for deed in deeds]
    return Fortune(memo_of(card, trigger), lows, highs, verbs)


def memo_of(card: Card, trigger: int) -> int:
    """Return the number by which a step finds the sentence of a card."""
    return card.id * len(TRIGGERS) + trigger


def ways_of(deeds: list[Deed]) -> list[list[Deed]]:
    """Split deeds into alternatives, at each `or`."""
    found: list[list[Deed]] = []
    for deed in deeds:
        if deed.link == OR or not found:
            found.append([])
        found[-1].append(deed)
    return found


def for_one(deeds: list[Deed]) -> list[Deed]:
    """Return deeds of an alternative: the player who picks it carries them out alone."""
    return [deed.with_who(ME if deed.who == EACH else deed.who) for deed in deeds]


def sentence_of(card: Card, trigger: int) -> list[Verb]:
    if card.special in SPECIALS and SPECIAL_TRIGGERS[card.special] == trigger:
        return [SPECIALS[card.special]]
    if card.special == "wainwright" and trigger == ONCE:
        return [Choice(memo_of(card, trigger), [[Shift()], [Barter()]])]
    deeds = [d for effect in card.effects if effect.trigger == trigger for d in effect.deeds]
    several = len(ways_of(deeds)) > 1
    ways = [verbs_of(card, for_one(way) if several else way, trigger) for way in ways_of(deeds)]
    if several:
        ways = [[Choice(memo_of(card, trigger), ways)]]
    verbs = ways[0] if ways else []
    if card.special == "barbarian-attack" and verbs:
        return [Storm(verbs[0])]
    if deeds and trigger == DRAWN and all(deed.who == EACH for deed in deeds):
        return [verb if for_all(verb) else EachPlayer(verb) for verb in verbs]
    return verbs


def for_all(verb: Verb) -> bool:
    """Return whether a verb reaches both players by itself."""
    return isinstance(verb.verb if isinstance(verb, When) else verb, FOR_ALL)


def after_raid(card: Card) -> list[Verb]:
    """Return the verbs of a standing card after a Brigand Attack. [ROLL-3]"""
    shields = any(d.verb == SHIELD for e in card.effects if e.trigger == BRIGAND for d in e.deeds)
    return [] if shields else sentence_of(card, BRIGAND)


def leaving_when(card: Card) -> Atom | None:
    """Return the condition on which a standing card leaves play. [STORM-3]"""
    found = [deed.cond for e in card.effects if e.trigger == UNTIL for deed in e.deeds]
    return found[0] if found else None


def used_for(card: Card) -> list[Verb]:
    """Return the verbs of a standing card's function. [TURN-3]"""
    return sentence_of(card, function_of(card)) if function_of(card) else []


# Verbs that reach both players by themselves.
FOR_ALL: Final = (Gain, FillStores, Buy, Plague)
# Cards that the engine has verbs of their own for, and the triggers of these.
SPECIALS: Final[dict[str, Verb]] = {
    "relocation": Relocate(),
    "riots": Riots(),
    "great-foresight": Foresee(),
    "grove-great-foresight": Sink(SEEN_FROM_THE_GROVE),
    "cole": Borrow(),
    "retreat-barbarians": Retreat(),
    "thieves-hideout": Haunt(),
    "traveling-theater": Wander(),
    "lighthouse": Shine(),
    "trading-post": Post(),
    "hergild": Bargain(),
    "fortunate-trade-voyage": EachPlayer(Charter()),
    "hour-master-merchants": Hour(),
}
SPECIAL_TRIGGERS: Final = {
    "relocation": PLAY,
    "riots": DRAWN,
    "great-foresight": PLAY,
    "grove-great-foresight": ONCE,
    "cole": ONCE,
    "retreat-barbarians": DRAWN,
    "thieves-hideout": ONCE,
    "traveling-theater": ONCE,
    "lighthouse": ONCE,
    "trading-post": ONCE,
    "hergild": PLAY,
    "fortunate-trade-voyage": DRAWN,
    "hour-master-merchants": DRAWN,
}
PLAYS: Final[list[list[Verb]]] = [sentence_of(card, PLAY) for card in CARDS]
DRAWS: Final[list[list[Verb]]] = [sentence_of(card, DRAWN) for card in CARDS]
BUILTS: Final[list[list[Verb]]] = [sentence_of(card, BUILT) for card in CARDS]
USES.extend(used_for(card) for card in CARDS)
# The verbs of cards after a Brigand Attack, and the conditions on which cards leave play.
AFTER_RAIDS: Final[list[list[Verb]]] = [after_raid(card) for card in CARDS]
LEAVING_WHEN: Final[list[Atom | None]] = [leaving_when(card) for card in CARDS]


def choice_of(s: State, seat: i64, memo: i64) -> tuple[Choice, i64]:
    """Return the alternatives that a step is about, and the place of the card. [CHOICE-1]"""
    card, trigger = memo // len(TRIGGERS), memo % len(TRIGGERS)
    verbs = {PLAY: PLAYS, DRAWN: DRAWS, BUILT: BUILTS}.get(trigger, USES)[card]
    verb = verbs[0].verb if isinstance(verbs[0], EachPlayer) else verbs[0]
    verb = verb.prize if isinstance(verb, Storm) else verb
    assert isinstance(verb, Choice)
    return verb, place_of(s, seat, card)


def fortune_in(memo: i64) -> Fortune:
    """Return the roll that a step is about. [CHANCE-1]"""
    card, trigger = memo // len(TRIGGERS), memo % len(TRIGGERS)
    verbs = PLAYS[card] if trigger == PLAY else BUILTS[card] if trigger == BUILT else USES[card]
    return next(verb for verb in verbs if isinstance(verb, Fortune))


def contest_of(card: i64) -> Contest:
    """Return the contest that an action card calls. [MATCH-1]"""
    verb = PLAYS[card][0]
    assert isinstance(verb, Contest)
    return verb


def reaches(verbs: list[Verb]) -> bool:
    """Return whether a sentence touches the other's hand, resources, points or cards. [T18]"""
    return any(verb.reaches() for verb in verbs)


def can_play(s: State, seat: i64, card: i64) -> bool:
    """Return whether an action card can take effect in the action phase now. [ACT-1, NEED-1]"""
    if at_peace(s, card) or not possible(s, seat, PLAYS[card]):
        return False
    if CARD_ROWS.tokens[card] and lacks_tokens(s, seat, card):
        return False
    return needs_met(s, seat, card)

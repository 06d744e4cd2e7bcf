"""Effects of cards: verbs built once from their sentences; a verb runs by opening steps."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.cards import CARDS, Card, Deed
from signoria.games.princes.cards.terms import (
    A_BATH_HOUSE,
    ONE_TYPE,
    OPPONENT_DISCARD,
    OTHER,
    OWN,
    REGIONS,
    STRENGTH_HOLDER,
)
from signoria.games.princes.cards.vocabulary import (
    BUILT,
    BURY,
    CONVERT,
    DRAWN,
    ELSE,
    FETCH,
    GIVE,
    LOOK,
    LOSE,
    PAY,
    PLAY,
    REMOVE,
    SEARCH,
    STEAL,
    TAKE,
)
from signoria.games.princes.effects.cards import Browse, Convert, Fetch, Look, Relocate, Steal
from signoria.games.princes.effects.others import Give, Remove, Riots, Rob, StrengthStep, Take
from signoria.games.princes.effects.stores import (
    BearAgain,
    Buy,
    FillStores,
    Gain,
    Pay,
    Plague,
    Treat,
)
from signoria.games.princes.effects.verb import Otherwise, Verb, When, run
from signoria.games.princes.kinds import function_of
from signoria.games.princes.needs import needs_met
from signoria.games.princes.phases.steps import BURYING, FEUD, LOOKING
from signoria.games.princes.state import State

__all__ = ["BUILTS", "DRAWS", "PLAYS", "USES", "Verb", "can_play", "possible", "reaches", "run"]

LOOK_AND_BURY: Final = 2  # the steps of Fraternal Feuds that Sebastian averts together


def about_resources(deed: Deed) -> Verb:
    """Return the verb of a deed between a player and the bank."""
    if deed.verb == PAY:
        return Pay(deed.what, deed.amount)
    if deed.verb == CONVERT:
        return Convert(deed.what, deed.amount) if deed.into == OTHER else Buy(deed.upto)
    if deed.verb == LOSE:
        return Plague()
    if deed.what != OWN:
        return Gain(deed.what, deed.amount, deed.who, deed.per, deed.upto)
    if deed.at == REGIONS:
        return FillStores()
    return Treat() if deed.at == A_BATH_HOUSE else BearAgain()


def verb_of(deed: Deed, card: i64) -> Verb:
    """Return the verb that carries out a deed of a card."""
    if deed.verb == TAKE:
        if deed.what == ONE_TYPE:
            return Rob()
        return Take(deed.what, deed.amount, deed.per, deed.upto)
    if deed.verb == GIVE:
        return Give()
    if deed.verb == REMOVE:
        if deed.who == STRENGTH_HOLDER:
            return StrengthStep(FEUD, deed.named, 1)
        return Remove(deed.what, deed.by, deed.to)
    if deed.verb == LOOK:
        holder = deed.who == STRENGTH_HOLDER
        return StrengthStep(LOOKING, 0, LOOK_AND_BURY) if holder else Look()
    if deed.verb == BURY:
        return StrengthStep(BURYING, deed.amount, 0)
    if deed.verb == STEAL:
        return Steal()
    if deed.verb == FETCH:
        return Fetch(card, deed.what == OPPONENT_DISCARD)
    return Browse() if deed.verb == SEARCH else about_resources(deed)


def sentence_of(card: Card, trigger: int) -> list[Verb]:
    if card.special == "relocation" and trigger == PLAY:
        return [Relocate()]
    if card.special == "riots" and trigger == DRAWN:
        return [Riots()]
    effects = [effect for effect in card.effects if effect.trigger == trigger]
    verbs: list[Verb] = []
    for deed in [deed for effect in effects for deed in effect.deeds]:
        verb = verb_of(deed, card.id)
        if deed.cond is not None:
            verb = When(deed.cond, verb)
        verbs.append(Otherwise(verbs.pop(), verb) if deed.link == ELSE else verb)
    return verbs


def used_for(card: Card) -> list[Verb]:
    """Return the verbs of a standing card's function. [TURN-3]"""
    return sentence_of(card, function_of(card)) if function_of(card) else []


PLAYS: Final[list[list[Verb]]] = [sentence_of(card, PLAY) for card in CARDS]
DRAWS: Final[list[list[Verb]]] = [sentence_of(card, DRAWN) for card in CARDS]
BUILTS: Final[list[list[Verb]]] = [sentence_of(card, BUILT) for card in CARDS]
USES: Final[list[list[Verb]]] = [used_for(card) for card in CARDS]


def possible(s: State, seat: i64, verbs: list[Verb]) -> bool:
    """Return whether a sentence can be carried out now."""
    for verb in verbs:
        if not verb.possible(s, seat):
            return False
    return len(verbs) > 0


def reaches(verbs: list[Verb]) -> bool:
    """Return whether a sentence touches the other's hand, resources, points or cards. [T18]"""
    return any(verb.reaches() for verb in verbs)


def can_play(s: State, seat: i64, card: i64) -> bool:
    """Return whether an action card can take effect in the action phase now. [ACT-1, NEED-1]"""
    return possible(s, seat, PLAYS[card]) and needs_met(s, seat, card)

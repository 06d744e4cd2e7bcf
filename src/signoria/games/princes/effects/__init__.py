"""Effects of cards: verbs built once from their sentences; a verb runs by opening steps."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards import CARDS, Card, Deed
from signoria.games.princes.cards.terms import (
    A_BATH_HOUSE,
    AN_EMPTY_ONE,
    EACH,
    ONE_TYPE,
    OPPONENT,
    OPPONENT_DISCARD,
    OTHER,
    OWN,
    PAID_ATTACK,
    REGIONS,
    STRENGTH_HOLDER,
    WITH_SAGES,
)
from signoria.games.princes.cards.vocabulary import (
    BUILD,
    BUILT,
    BURY,
    CONVERT,
    DRAW,
    DRAWN,
    ELSE,
    FETCH,
    GIVE,
    LEVEL,
    LOOK,
    LOSE,
    ONCE,
    OR,
    PAY,
    PLAY,
    REMOVE,
    SEARCH,
    STEAL,
    TAKE,
    TOKEN,
    TRIGGERS,
)
from signoria.games.princes.cards.vocabulary import CONTEST as CONTEST_OF
from signoria.games.princes.effects.borrowing import Borrow
from signoria.games.princes.effects.cards import (
    Browse,
    Convert,
    Draw,
    Fetch,
    Foresee,
    Look,
    PayCard,
    Relocate,
    Sink,
    Steal,
    Yield,
)
from signoria.games.princes.effects.contest import Contest
from signoria.games.princes.effects.others import (
    Give,
    Plant,
    Remove,
    Riots,
    Rob,
    StrengthStep,
    Take,
)
from signoria.games.princes.effects.stores import (
    BearAgain,
    Buy,
    FillStores,
    Forfeit,
    Gain,
    GainBesideSages,
    Pay,
    Plague,
    Treat,
    Upgrade,
    types_of,
)
from signoria.games.princes.effects.tokens import Collect, Raise, Spend
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
from signoria.games.princes.kinds import function_of
from signoria.games.princes.needs import needs_met
from signoria.games.princes.phases.steps import BURYING, FEUD, LOOKING
from signoria.games.princes.places import place_of
from signoria.games.princes.rules import ALL_TYPES
from signoria.games.princes.state import State
from signoria.games.princes.tokens import lacks_tokens
from signoria.kernel.seats import NOBODY

__all__ = [
    "BUILTS",
    "DRAWS",
    "PLAYS",
    "USES",
    "Verb",
    "can_play",
    "choice_of",
    "contest_of",
    "possible",
    "reaches",
    "run",
]

SEEN_FROM_THE_GROVE: Final = 3  # cards of the event stack [ACT-11]
LOOK_AND_BURY: Final = 2  # the steps of Fraternal Feuds that Sebastian averts together


def about_resources(deed: Deed) -> Verb:
    """Return the verb of a deed between a player and the bank."""
    if deed.verb == PAY:
        if deed.what >= PAID_ATTACK:
            return PayCard(deed.what)
        return Pay(deed.what, deed.amount)
    if deed.verb == CONVERT:
        return Convert(deed.what, deed.amount) if deed.into == OTHER else Buy(deed.upto)
    if deed.verb == LOSE:
        return Plague() if deed.what == OWN else Forfeit(deed.what, deed.amount)
    if deed.at == WITH_SAGES:
        return GainBesideSages(max(deed.amount, deed.upto))
    if deed.what != OWN:
        return Gain(deed.what, deed.amount, deed.who, deed.per, deed.upto)
    if deed.at == REGIONS:
        return FillStores()
    return Treat() if deed.at == A_BATH_HOUSE else BearAgain()


def about_others(deed: Deed) -> Verb:
    """Return the verb of a deed that touches the other player."""
    if deed.verb == GIVE:
        return Plant(deed.what) if deed.at == AN_EMPTY_ONE else Give()
    if deed.verb == REMOVE:
        if deed.who == STRENGTH_HOLDER:
            return StrengthStep(FEUD, deed.named, 1)
        return Remove(deed.what, deed.by, deed.to)
    if deed.verb == LOOK:
        holder = deed.who == STRENGTH_HOLDER
        return StrengthStep(LOOKING, 0, LOOK_AND_BURY) if holder else Look()
    if deed.verb == BURY:
        return Yield(deed.what) if deed.by else StrengthStep(BURYING, deed.amount, 0)
    return Steal()


def about_cards(deed: Deed, card: i64) -> Verb:
    """Return the verb of a deed about cards, owls, stars or levels."""
    if deed.verb == FETCH:
        return Fetch(card, deed.what == OPPONENT_DISCARD)
    if deed.verb == DRAW:
        return Draw(deed.amount, deed.who == OPPONENT, deed.upto > 0)
    if deed.verb == TOKEN:
        if deed.amount < 0:
            return Spend(deed.what, -deed.amount)
        return Collect(deed.what, max(deed.amount, deed.upto), deed.per)
    if deed.verb == LEVEL:
        return Raise()
    return Upgrade(0) if deed.verb == BUILD else Browse()


def verb_of(deed: Deed, card: i64, but: i64) -> Verb:
    """Return the verb that carries out a deed of a card; `but` is the kind paid before it."""
    if deed.verb == TAKE:
        if deed.what == ONE_TYPE:
            return Rob()
        types = ALL_TYPES & ~(1 << but) if deed.what == OTHER else types_of(deed.what)
        return Take(types, deed.amount, deed.per, deed.upto)
    if deed.verb in (GIVE, REMOVE, LOOK, BURY, STEAL):
        return about_others(deed)
    if deed.verb in (FETCH, DRAW, TOKEN, LEVEL, BUILD, SEARCH):
        return about_cards(deed, card)
    return about_resources(deed)


def verbs_of(card: Card, deeds: list[Deed]) -> list[Verb]:
    """Return the verbs of some deeds; those after a contest belong to it."""
    verbs: list[Verb] = []
    but: i64 = NOBODY
    for at, deed in enumerate(deeds):
        if deed.verb == CONTEST_OF:
            wins = [d for d in deeds[at + 1 :] if d.link != ELSE]
            ties = [d for d in deeds[at + 1 :] if d.link == ELSE]
            won, tied = verbs_of(card, wins), [verb_of(d, card.id, but) for d in ties]
            return [*verbs, Contest(card.id, won, tied)]
        verb = verb_of(deed, card.id, but)
        if deed.cond is not None:
            verb = When(deed.cond, verb)
        verbs.append(Otherwise(verbs.pop(), verb) if deed.link == ELSE else verb)
        but = deed.what
    return verbs


def ways_of(deeds: list[Deed]) -> list[list[Deed]]:
    """Split deeds into alternatives, at each `or`."""
    found: list[list[Deed]] = []
    for deed in deeds:
        if deed.link == OR or not found:
            found.append([])
        found[-1].append(deed)
    return found


def sentence_of(card: Card, trigger: int) -> list[Verb]:
    if card.special in SPECIALS and SPECIAL_TRIGGERS[card.special] == trigger:
        return [SPECIALS[card.special]]
    deeds = [d for effect in card.effects if effect.trigger == trigger for d in effect.deeds]
    ways = [verbs_of(card, way) for way in ways_of(deeds)]
    if len(ways) > 1:
        ways = [[Choice(card.id * len(TRIGGERS) + trigger, ways)]]
    verbs = ways[0] if ways else []
    if deeds and trigger == DRAWN and all(deed.who == EACH for deed in deeds):
        return [verb if isinstance(verb, FOR_ALL) else EachPlayer(verb) for verb in verbs]
    return verbs


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
}
SPECIAL_TRIGGERS: Final = {
    "relocation": PLAY,
    "riots": DRAWN,
    "great-foresight": PLAY,
    "grove-great-foresight": ONCE,
    "cole": ONCE,
}
PLAYS: Final[list[list[Verb]]] = [sentence_of(card, PLAY) for card in CARDS]
DRAWS: Final[list[list[Verb]]] = [sentence_of(card, DRAWN) for card in CARDS]
BUILTS: Final[list[list[Verb]]] = [sentence_of(card, BUILT) for card in CARDS]
USES.extend(used_for(card) for card in CARDS)


def choice_of(s: State, seat: i64, memo: i64) -> tuple[Choice, i64]:
    """Return the alternatives that a step is about, and the place of the card. [CHOICE-1]"""
    card, trigger = memo // len(TRIGGERS), memo % len(TRIGGERS)
    verbs = {PLAY: PLAYS, DRAWN: DRAWS, BUILT: BUILTS}.get(trigger, USES)[card]
    verb = verbs[0].verb if isinstance(verbs[0], EachPlayer) else verbs[0]
    assert isinstance(verb, Choice)
    return verb, place_of(s, seat, card)


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
    if not possible(s, seat, PLAYS[card]):
        return False
    if CARD_ROWS.tokens[card] and lacks_tokens(s, seat, card):
        return False
    return needs_met(s, seat, card)

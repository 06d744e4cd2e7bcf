"""The verbs that carry out the deeds of cards, by the words of each deed."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import title_of
from signoria.games.princes.cards import Deed
from signoria.games.princes.cards.terms import (
    A_BATH_HOUSE,
    A_FULL_ONE,
    A_TRADE_SHIP,
    AN_EMPTY_ONE,
    ANY,
    BESIDE,
    EACH,
    EVENT_TOPS,
    INTO_DISCARD,
    INTO_HAND,
    ONE_STORE,
    ONE_TYPE,
    OPPONENT,
    OPPONENT_DISCARD,
    OTHER,
    OWN,
    OWN_TOPS,
    PAID_ATTACK,
    PICK_MINE,
    REGIONS,
    RESIDENCES,
    STRENGTH_HOLDER,
    TAKEN_TOKENS,
    THE_CASTLE,
    THIS_CARD,
    WITH_SAGES,
)
from signoria.games.princes.cards.vocabulary import (
    BUILD,
    BURY,
    CANCEL,
    CONVERT,
    DIE_EVENT,
    DRAW,
    FETCH,
    GIVE,
    LEAVE,
    LEVEL,
    LOOK,
    LOSE,
    PAY,
    REMOVE,
    SEARCH,
    STEAL,
    TAKE,
    TAKEOVER,
    TOKEN,
)
from signoria.games.princes.effects.barbarians import Provision
from signoria.games.princes.effects.cards import (
    Browse,
    Convert,
    Draw,
    Fetch,
    Look,
    PayCard,
    Steal,
    Swap,
    Yield,
)
from signoria.games.princes.effects.looks import Glance, Peer
from signoria.games.princes.effects.merchants import (
    Lower,
    RaiseResidences,
    Recall,
    Wreck,
)
from signoria.games.princes.effects.others import (
    Claim,
    Deliver,
    Forgo,
    Give,
    NameUnits,
    Plant,
    Remove,
    Rob,
    StrengthStep,
    Take,
    TakeTokens,
    event_of,
)
from signoria.games.princes.effects.stores import (
    BearAgain,
    Buy,
    FillOne,
    FillStores,
    Forfeit,
    Gain,
    GainBesideSages,
    Pay,
    PayThere,
    Plague,
    Treat,
    Upgrade,
    types_of,
)
from signoria.games.princes.effects.takeovers import Leave, Takeover
from signoria.games.princes.effects.tokens import Collect, Raise, Spend, Turn
from signoria.games.princes.effects.turns import Decline, Occur
from signoria.games.princes.effects.verb import (
    Verb,
)
from signoria.games.princes.phases.steps import BURYING, FEUD, LOOKING
from signoria.games.princes.rules import ALL_TYPES, CAPACITY
from signoria.kernel.seats import NOBODY

LOOK_AND_BURY: Final = 2  # the steps of Fraternal Feuds that Sebastian averts together


def about_resources(deed: Deed) -> Verb:
    """Return the verb of a deed between a player and the bank."""
    if deed.verb == PAY:
        if deed.what >= PAID_ATTACK:
            return PayCard(deed.what)
        return PayThere(deed.amount) if deed.at == BESIDE else Pay(deed.what, deed.amount)
    if deed.verb == CONVERT:
        if deed.what == ANY:
            return Swap(CAPACITY if deed.at == A_FULL_ONE else 1, deed.into, deed.upto)
        return Convert(deed.what, deed.amount) if deed.into == OTHER else Buy(deed.upto)
    if deed.verb == LOSE:
        return Plague() if deed.what == OWN else Forfeit(deed.what, deed.amount)
    if deed.at == ONE_STORE:
        return FillOne(deed.what)
    if deed.at == WITH_SAGES:
        return GainBesideSages(max(deed.amount, deed.upto))
    if deed.what != OWN:
        return Gain(deed.what, deed.amount, deed.who, deed.per, deed.upto)
    if deed.at == REGIONS:
        return FillStores()
    if deed.at == THE_CASTLE:
        return Provision(title_of("castle"))
    return Treat() if deed.at == A_BATH_HOUSE else BearAgain()


def removal_of(deed: Deed, card: i64) -> Verb:
    """Return the verb of a deed by which a card leaves its place."""
    if deed.who == EACH:
        lost = Wreck if deed.what == A_TRADE_SHIP else Forgo
        return lost(deed.what, deed.to, event_of(card))
    if deed.who == STRENGTH_HOLDER:
        return StrengthStep(FEUD, deed.named, 1)
    if deed.to == INTO_HAND:
        return Claim(deed.what, deed.named)
    if deed.named:
        return NameUnits(deed.what, deed.named)
    if deed.by == PICK_MINE and deed.to == INTO_DISCARD:
        return Recall()
    return Remove(deed.what, deed.by, deed.to)


def about_others(deed: Deed) -> Verb:
    """Return the verb of a deed that touches the other player."""
    if deed.verb == GIVE:
        if deed.what >= ANY:
            return Give()
        return Plant(deed.what) if deed.at == AN_EMPTY_ONE else Deliver(deed.what)
    if deed.verb == TAKEOVER:
        return Takeover(deed.what)
    if deed.verb == LOOK:
        holder = deed.who == STRENGTH_HOLDER
        return StrengthStep(LOOKING, 0, LOOK_AND_BURY) if holder else Look()
    if deed.verb == BURY:
        return Yield(deed.what) if deed.by else StrengthStep(BURYING, deed.amount, 0)
    return Steal()


def about_cards(deed: Deed, card: i64) -> Verb:
    """Return the verb of a deed about cards, owls, stars or levels."""
    if deed.verb == FETCH:
        return Fetch(card, deed.what == OPPONENT_DISCARD, deed.of)
    if deed.verb == DRAW:
        return Draw(deed.amount, deed.who == OPPONENT, deed.upto > 0)
    if deed.verb == TOKEN:
        if deed.amount < 0:
            return Spend(deed.what, -deed.amount)
        return Collect(deed.what, max(deed.amount, deed.upto), deed.per)
    if deed.verb == LEVEL:
        if deed.what == RESIDENCES:
            return RaiseResidences() if deed.amount > 0 else Lower()
        if deed.upto:
            return Turn()
        return Raise(NOBODY if deed.what == THIS_CARD else title_of("triumph-card"))
    if deed.verb == LOOK:
        return Glance(deed.amount) if deed.what == OWN_TOPS else Peer(deed.amount)
    if deed.verb == LEAVE:
        return Leave()
    return Upgrade(0) if deed.verb == BUILD else Browse(deed.upto)


def verb_of(deed: Deed, card: i64, but: i64) -> Verb:
    """Return the verb that carries out a deed of a card; `but` is the kind paid before it."""
    if deed.verb == TAKE:
        if deed.what == ONE_TYPE:
            return Rob()
        if deed.what >= TAKEN_TOKENS:
            return TakeTokens(deed.what - TAKEN_TOKENS, deed.amount)
        types = ALL_TYPES & ~(1 << but) if deed.what == OTHER else types_of(deed.what)
        return Take(types, deed)
    if deed.verb == REMOVE:
        return removal_of(deed, card)
    tops = deed.verb == LOOK and deed.what in (OWN_TOPS, EVENT_TOPS)
    if deed.verb in (GIVE, LOOK, BURY, STEAL, TAKEOVER) and not tops:
        return about_others(deed)
    if deed.verb in (CANCEL, DIE_EVENT):
        return Occur() if deed.verb == DIE_EVENT else Decline()
    if deed.verb in (FETCH, DRAW, TOKEN, LEVEL, BUILD, SEARCH, LOOK, LEAVE):
        return about_cards(deed, card)
    return about_resources(deed)

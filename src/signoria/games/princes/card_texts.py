"""Texts about cards and decks: names, and sentences built from the verbs of a card."""

from typing import Final

from signoria.games.princes.cards import CARDS, Atom, Card, Deed, Effect
from signoria.games.princes.cards.sentences import NO_BOUND, opposite
from signoria.games.princes.cards.terms import (
    AT,
    DIE_FACES,
    FILTERS,
    KINDS_OF_RESOURCE,
    MEASURES,
    PER,
    PLACES,
    ROLLED_NUMBER,
    SUBJECTS,
    TOKENS,
    WHO,
)
from signoria.games.princes.cards.vocabulary import (
    ATTACKED,
    CONTEST,
    CONVERT,
    ELSE,
    FAMILIES,
    LEVEL_WORDS,
    LINKS,
    METROPOLIS,
    POINTS,
    RED,
    REGION,
    REGION_EXPANSION,
    REMOVE,
    RESOURCES,
    ROAD_COMPLEMENT,
    ROLL,
    SET_DIE,
    SETS,
    STORED,
    TRIGGERS,
    UNDER_FOUR,
    VERBS,
)
from signoria.games.princes.decks import Breach, Deck, folded
from signoria.games.princes.decks.text import Names, keys_of
from signoria.kernel.action import Refusal
from signoria.locales.catalogues import LANGUAGES, Args, catalogue

PRINCES: Final = "princes"
# Most verbs name their subject in their own message, but all six resources share one message.
STOCK: Final = "stock"
WHOLE: Final = ["road", "settlement", "city"]
DIE: Final = (1, 6)
ANY_ATTACK: Final = "attacked-any"


class CardWords:
    """The cards in one language."""

    def __init__(self, lang: str = "en", cards: list[Card] = CARDS) -> None:
        self.lang = lang
        self.cards = cards
        self.words = catalogue(lang, PRINCES)

    def name(self, card: Card) -> str:
        """Return the card's name; for a card without a name in the catalogue, its key."""
        named = f"card-{card.key}"
        return self.words.say(named) if self.words.has(named) else card.key

    def proposed(self, card: Card) -> bool:
        """Return whether the name is our proposal because no printed one is known."""
        forms = self.words.forms(f"card-{card.key}")
        return "status" in forms and self._form(f"card-{card.key}", "status") == "proposed"

    def set_name(self, set_: int) -> str:
        return self._say(f"set-{SETS[set_]}")

    def kind(self, card: Card) -> str:
        """Return the kind of the card: its family, whether it is red (for cities), or an attack."""
        if card.attack:
            return self._say("kind-attack")
        family = self._say(f"family-{FAMILIES[card.family]}")
        return self._say("kind-red", family=family) if card.kind == RED else family

    def cost(self, card: Card) -> str:
        """Return what it costs: `1 brick, 2 ore`, and owls or stars."""
        parts = [f"{n} {self._stock(resource)}" for resource, n in enumerate(card.cost) if n]
        parts += [self._say("amount-owls", number=card.owls)] if card.owls else []
        parts += [self._say("amount-stars", number=card.stars)] if card.stars else []
        return ", ".join(parts)

    def points(self, card: Card) -> str:
        """Return its points: `1 VP, 2 strength`."""
        return self._points(card.points)

    def _points(self, row: list[int]) -> str:
        parts = [self._say(f"point-{POINTS[at]}", number=n) for at, n in enumerate(row) if n]
        return ", ".join(parts)

    def effect(self, card: Card) -> str:
        """Return the card's requirements and effects, sentence by sentence."""
        said = [self._needs(card), self._placing(card), self._levels(card), self._doing(card)]
        said += [self._say("returns-soon")] if card.reseat == UNDER_FOUR else []
        return " ".join(part for part in said if part)

    def _doing(self, card: Card) -> str:
        if card.kind == REGION:
            return self._say("effect-region", **self._stocks(card.resource))
        if card.special or card.key in WHOLE:
            return self._priced(card, self._say(f"effect-{card.key}"))
        if not card.effects:
            return self._say("effect-none")
        said = " ".join(_as_sentence(self.sentence(effect)) for effect in card.effects)
        return self._priced(card, said)

    def _priced(self, card: Card, said: str) -> str:
        """Put the owls that a function costs before its sentence."""
        if not card.use_owls:
            return said
        price = self._say("amount-owls", number=card.use_owls)
        return self._say("for-owls", price=price, said=said)

    def _levels(self, card: Card) -> str:
        """Return what a card shows: owls, stars, or the points of its levels."""
        if not card.levels:
            return ""
        for token in TOKENS:
            most = card.levels[-1][LEVEL_WORDS.index(token)]
            if most:
                return self._say(f"holds-{token}", number=most)
        rows = [self._points(row[: len(POINTS)]) or "0" for row in card.levels]
        return self._say("shows-levels", levels="; ".join(rows))

    def _needs(self, card: Card) -> str:
        if not card.needs:
            return ""
        lines = [self._joined("both-of", [self.condition(a) for a in row]) for row in card.needs]
        return self._say("needs", cond=self._joined("either-of", lines))

    def _placing(self, card: Card) -> str:
        said = [self._say("lies-on", card=self.name(CARDS[card.on]))] if card.on >= 0 else []
        said += [self._beside(card)] if card.kind == REGION_EXPANSION and not card.special else []
        road = "lies-near-city" if card.near_city else "lies-on-road"
        said += [self._say(road)] if card.kind == ROAD_COMPLEMENT else []
        said += [self._say("comes-with-city")] if card.with_city else []
        said += [self._say("lies-on-city")] if card.kind == METROPOLIS else []
        said += [self._say("is-foreign")] if card.foreign else []
        said += [self._say("paid-there")] if card.paid_there else []
        said += [self._say("only-one")] if card.single else []
        said += [self._say("only-name")] if card.named else []
        return " ".join(said)

    def _beside(self, card: Card) -> str:
        if card.region < 0:
            return self._say("lies-beside")
        return self._say("lies-beside-kind", **self._stocks(card.region))

    def sentence(self, effect: Effect) -> str:
        """Return the sentence of an effect: its trigger, then its deeds."""
        names = [self.name(CARDS[title]) for title in effect.about]
        cards = self._joined("either-of", names)
        deeds = self._deeds(effect.deeds)
        any_attack = effect.trigger == ATTACKED and not names
        when = ANY_ATTACK if any_attack else TRIGGERS[effect.trigger]
        return self._say(f"when-{when}", deeds=deeds, cards=cards)

    def _deeds(self, deeds: list[Deed]) -> str:
        """Join the verbs of a sentence; the actor appears once, and a roll becomes a condition."""
        said = ""
        whos = {deed.who for deed in deeds}
        for deed in [deed for deed in deeds if deed.verb != ROLL or not deed.low]:
            text = self.deed(deed)
            if len(whos) > 1 and deed.who:
                text = self._say(f"who-{WHO[deed.who]}", deed=text)
            link = LINKS[deed.link]
            if deeds[0].verb == CONTEST:
                link = "tie" if deed.link == ELSE else "contest"
            said = self._say(f"link-{link}", first=said, last=text) if said else text
        for roll in [deed for deed in deeds if deed.verb == ROLL and deed.low]:
            cond = self._say("cond-roll", low=roll.low, high=roll.high)
            said = self._say("only-if", deed=said, cond=cond)
        who = deeds[0].who if len(whos) == 1 else 0
        return self._say(f"who-{WHO[who]}", deed=said) if who else said

    def deed(self, deed: Deed) -> str:
        """Return the text of one verb with its parameters."""
        said = self._say(self._message(deed), **self._params(deed))
        if deed.per:
            said = self._say(f"per-{PER[deed.per]}", deed=said)
        if deed.upto and (deed.per or deed.verb == CONVERT):
            said = self._say("at-most", deed=said, number=deed.upto)
        elif deed.upto and deed.upto == deed.amount:
            said = self._say("at-will", deed=said)
        if deed.low and deed.verb != ROLL:
            shown = self._say("cond-shown", low=deed.low, high=deed.high)
            said = self._say("only-if", deed=said, cond=shown)
        if deed.cond is not None:
            said = self._say("only-if", deed=said, cond=self.condition(deed.cond))
        return said

    def _message(self, deed: Deed) -> str:
        """Return the most specific message there is: by verb, subject and place, or fewer."""
        verb = VERBS[deed.verb]
        subjects = SUBJECTS[verb]
        what = subjects[deed.what]
        if what in RESOURCES[:STORED]:
            what = STOCK
        ends = [f"at-{AT[deed.at]}", f"{'victim' * deed.by}", WHO[deed.who]]
        ends += ["me-discard"] if deed.verb == REMOVE and not (deed.by or deed.to) else []
        ends += ["paid"] if deed.amount < 0 else []
        ends = [f"of-{FILTERS[deed.of]}", *ends] if deed.of else ends
        ends = ["upto", *ends] if deed.upto > deed.amount else ends
        wanted = [f"does-{verb}-{what}-{end}" for end in ends] + [f"does-{verb}-{what}"]
        return next((message for message in wanted if self.words.has(message)), f"does-{verb}")

    def _params(self, deed: Deed) -> dict[str, int | str]:
        """Return all parameters that a verb's message may use."""
        most = max(deed.amount, deed.upto) if deed.amount > 0 else deed.amount
        ranged = most > deed.amount and not deed.per and deed.verb != CONVERT
        found: dict[str, int | str] = {
            "amount": f"{deed.amount}–{most}" if ranged else abs(deed.amount),
            "count": most if ranged else abs(deed.amount),
            "named": deed.named,
            "low": deed.low,
            "high": deed.high,
            "way": "named" if deed.named else "victim" if deed.by else "me",
            "into_key": KINDS_OF_RESOURCE[deed.into],
        }
        if SUBJECTS[VERBS[deed.verb]][deed.what] in RESOURCES:
            found |= self._stocks(deed.what)
        found |= self._filtered(deed)
        return found

    def _filtered(self, deed: Deed) -> dict[str, int | str]:
        found: dict[str, int | str] = {}
        what = f"filter-{FILTERS[deed.what]}" if deed.what < len(FILTERS) else ""
        if self.words.has(what):
            found |= {"what": self._say(what), "what_many": self._form(what, "many")}
        if self.words.has(f"place-{PLACES[deed.to]}"):
            found["place"] = self._say(f"place-{PLACES[deed.to]}")
        if deed.verb == SET_DIE:
            found["face"] = self._say(f"shows-{DIE_FACES[deed.face]}")
        return found

    def condition(self, atom: Atom) -> str:
        """Return the text of a measure and its bounds."""
        if atom.high < NO_BOUND and atom.measure != ROLLED_NUMBER:
            return self._say("cond-not", cond=self.condition(opposite(atom)))
        if atom.of_other:
            mine = Atom(atom.measure, atom.low, atom.high, atom.title)
            return self._say("cond-opponent", cond=self.condition(mine))
        low, high = max(atom.low, DIE[0]), min(atom.high, DIE[1])
        name = self.name(CARDS[atom.title]) if atom.title >= 0 else ""
        return self._say(f"cond-{MEASURES[atom.measure]}", low=low, high=high, card=name)

    def _stock(self, resource: int) -> str:
        return self._say(f"stock-{RESOURCES[resource]}")

    def _stocks(self, resource: int) -> dict[str, int | str]:
        region = next((card for card in CARDS if card.resource == resource), None)
        return {
            "stock": self._stock(resource),
            "stock_of": self._form(f"stock-{RESOURCES[resource]}", "of"),
            "region": self.name(region) if region else "",
        }

    def _joined(self, by: str, texts: list[str]) -> str:
        said = texts[0] if texts else ""
        for at, text in enumerate(texts[1:], 2):
            said = f"{said}, {text}" if at < len(texts) else self._say(by, first=said, last=text)
        return said

    def names(self, deck: Deck) -> dict[int, str]:
        """Return the name of every title of a deck."""
        return {title: self.name(deck.catalogue[title]) for title in deck.counts}

    def breach(self, breach: Breach, deck: Deck) -> str:
        """Describe a broken rule of a deck: its number, the error, how to correct it."""
        cards = ", ".join(self.name(deck.catalogue[title]) for title in breach.titles)
        params: Args = {
            "cards": cards,
            "found": breach.found,
            "allowed": breach.allowed,
            "surplus": breach.surplus(),
        }
        wrong = self.words.say(f"breach-{breach.fault}", params)
        mend = self.words.say(f"breach-{breach.fault}", params, "mend")
        return f"{breach.rule}: {wrong} {mend}"

    def refusal(self, refusal: Refusal) -> str:
        """Explain why a file or a code is not a valid deck or card file, with the rule's id."""
        params: Args = dict(refusal.params)
        title = params.get("card")
        if isinstance(title, int):
            params["card"] = self.name(self.cards[title])
        return f"{self.words.say(f'refusal-{refusal.rule}', params)} [{refusal.rule}]"

    def _say(self, message: str, **params: int | str) -> str:
        return self.words.say(message, params)

    def _form(self, message: str, form: str) -> str:
        return self.words.say(message, {}, form)


def _as_sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def names_in_all_languages(cards: list[Card] = CARDS) -> Names:
    """Return every name of a title, in any language and as its key."""
    found = keys_of(cards)
    for lang in LANGUAGES:
        words = CardWords(lang)
        for card in cards:
            titles = found.setdefault(folded(words.name(card)), [])
            if card.title not in titles:
                titles.append(card.title)
    return found

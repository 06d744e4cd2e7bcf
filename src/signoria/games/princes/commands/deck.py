"""`signoria deck`: your own decks for the tournament of the Princes of Catan."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from signoria.cli.errors import refuse
from signoria.cli.files import read_text
from signoria.cli.parameters import AsJson, Lang
from signoria.cli.screen import say_json
from signoria.games.princes import GAME
from signoria.games.princes.card_texts import CardWords, names_in_all_languages
from signoria.games.princes.cards import CARDS, BadCards, Card, packed_texts
from signoria.games.princes.cards.reading import written
from signoria.games.princes.cards.vocabulary import PROMO, SETS
from signoria.games.princes.decks import (
    READY,
    BadDeck,
    Breach,
    Collection,
    Deck,
    any_deck,
    code_of,
    judge,
    looks_like_code,
)
from signoria.games.princes.decks.collection import BASE, BASE_SETS
from signoria.locales.words import Words

BROKEN: Final = 1
OWNABLE: Final = [BASE, *SETS[:PROMO]]

DeckName = Annotated[
    str,
    typer.Argument(
        metavar="DECK", help="A file, a code, or a ready deck: " + ", ".join(READY) + "."
    ),
]
OtherDeck = Annotated[str, typer.Argument(metavar="OTHER", help="The deck to compare it with.")]


Own = Annotated[
    list[str] | None,
    typer.Option(
        "--own",
        metavar="SET",
        show_default="all",
        help="A set the player owns, given once for each: " + ", ".join(OWNABLE) + ".",
    ),
]
Promo = Annotated[
    bool, typer.Option("--promo", help="The players agreed on special cards, one of each.")
]
Explorers = Annotated[
    bool, typer.Option("--explorers", help="The players agreed on the Era of Explorers.")
]
CardFiles = Annotated[
    list[Path] | None,
    typer.Option("--cards", metavar="FILE", help="Card files read after the built-in ones."),
]


def deck_from(given: str, lang: str, cards: list[Card] = CARDS) -> Deck:
    """Return the deck of a file, a ready deck's name or a code; refuse anything else."""
    try:
        named = given in READY or looks_like_code(given)
        text = given if named else read_text(Path(given), Words(lang))
        return any_deck(text, names_in_all_languages(cards), cards)
    except BadDeck as wrong:
        refuse(CardWords(lang, cards).refusal(wrong.refusal))


def cards_with(files: list[Path], lang: str) -> list[Card]:
    """Return the built-in cards and those of the files, even if the engine cannot play them."""
    if not files:
        return CARDS
    texts = packed_texts() | {str(path): read_text(path, Words(lang)) for path in files}
    try:
        return written(texts).cards
    except BadCards as wrong:
        refuse(CardWords(lang).refusal(wrong.refusal))


def collection_of(own: list[str] | None, promo: bool, explorers: bool, lang: str) -> Collection:
    """Return the sets the player owns, and the extras both players agreed on."""
    for name in own or []:
        if name not in OWNABLE:
            here = ", ".join(OWNABLE)
            refuse(Words(lang).of(GAME, "cli-cards-no-set", set=name, sets=here))
    sets = [SETS.index(name) for name in own or SETS[:PROMO] if name != BASE]
    return Collection(sets + (BASE_SETS if BASE in (own or []) else []), promo, explorers)


def check(
    deck: DeckName,
    lang: Lang,
    own: Own = None,
    promo: Promo = False,
    explorers: Explorers = False,
    cards: CardFiles = None,
    as_json: AsJson = False,
) -> None:
    """Check a deck by the rules of the tournament: list every broken rule and how to fix it.

    The deck lists 35 cards and 4 events; the program adds the Riots, the Plague and Yule. Without
    --own the player owns all sets. Files given with --cards may contain cards of other sets;
    they are checked even if this engine cannot play them. Exit code 1 if a rule is broken.

    Examples:

    - `signoria deck check my.deck`
    - `signoria deck check merchants --lang de`
    - `signoria deck check my.deck --own base --own sages`
    - `signoria deck check my.deck --cards explorers.toml --own basic --own explorers --explorers`
    """
    collection = collection_of(own, promo, explorers, lang)
    found = deck_from(deck, lang, cards_with(cards or [], lang))
    breaches = judge(found, collection)
    said = CardWords(lang)
    if as_json:
        say_json(_judged(found, breaches, said))
    elif not breaches:
        params = {"cards": len(found.cards()), "events": len(found.events())}
        typer.echo(Words(lang).of(GAME, "cli-deck-legal", **params))
    for breach in [] if as_json else breaches:
        typer.echo(said.breach(breach, found))
    if breaches:
        raise typer.Exit(BROKEN)


def _judged(deck: Deck, breaches: list[Breach], said: CardWords) -> dict[str, Any]:
    rows = [
        {
            "rule": breach.rule,
            "fault": breach.fault,
            "cards": [deck.catalogue[title].key for title in breach.titles],
            "found": breach.found,
            "allowed": breach.allowed,
            "sentence": said.breach(breach, deck),
        }
        for breach in breaches
    ]
    return {"legal": not breaches, "code": code_of(deck), "breaches": rows}


def show(deck: DeckName, lang: Lang, as_json: AsJson = False) -> None:
    """Print a deck in a language, as a file that can be read again.

    Examples:

    - `signoria deck show merchants --lang fr > mine.deck`
    - `signoria deck show SD1-010NC-NDA0B-CGPJP-NM280-8022G-04PG`
    """
    found = deck_from(deck, lang)
    words, said = Words(lang), CardWords(lang)
    names = said.names(found)
    if as_json:
        keys = {found.catalogue[title].key: n for title, n in found.counts.items()}
        say_json({"code": code_of(found), "counts": keys})
        return
    typer.echo(f"# {code_of(found)}")
    for message, titles in (("cli-deck-cards", found.cards()), ("cli-deck-events", found.events())):
        typer.echo(f"# {words.of(GAME, message, number=len(titles))}")
        for title in dict.fromkeys(titles):
            typer.echo(f"{found.counts[title]} {names[title]}")


def code(deck: DeckName, lang: Lang) -> None:
    """Print the short code of a deck, for sharing in a message.

    Example: `signoria deck code my.deck`
    """
    typer.echo(code_of(deck_from(deck, lang)))


def diff(deck: DeckName, other: OtherDeck, lang: Lang, as_json: AsJson = False) -> None:
    """Print the difference between two decks: cards to add (+) and cards to remove (-).

    Example: `signoria deck diff merchants my.deck`
    """
    first, second = deck_from(deck, lang), deck_from(other, lang)
    changes = first.changes(second)
    if as_json:
        say_json({first.catalogue[title].key: n for title, n in changes.items()})
        return
    said = CardWords(lang)
    for title, n in changes.items():
        typer.echo(f"{n:+d} {said.name(first.catalogue[title])}")
    if not changes:
        typer.echo(Words(lang).of(GAME, "cli-deck-same"))


deck = typer.Typer(
    name="deck",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    help="Your own decks for the tournament of the Princes of Catan.",
)
for command in (check, show, code, diff):
    deck.command()(command)

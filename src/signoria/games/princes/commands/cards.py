"""`signoria cards`: the cards of the Princes of Catan, as data and as text."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from signoria.cli.errors import refuse
from signoria.cli.files import read_text
from signoria.cli.parameters import AsJson, Lang
from signoria.cli.screen import grid, say_json, screen
from signoria.games.princes import GAME
from signoria.games.princes.card_texts import CardWords
from signoria.games.princes.cards import CARDS, BadCards, Card, packed_texts, read_cards
from signoria.games.princes.cards.vocabulary import FAMILIES, KINDS, POINTS, RESOURCES, SETS, TIERS
from signoria.locales.words import Words

MOON: Final = "☾"
OURS: Final = " *"  # after a name that is our proposal
SETS_HERE: Final = [name for at, name in enumerate(SETS) if any(card.set == at for card in CARDS)]

Files = Annotated[
    list[Path] | None,
    typer.Argument(
        metavar="[FILE]...", help="Card files of your own, read after the built-in ones."
    ),
]
SetName = Annotated[
    str | None,
    typer.Option(
        "--set",
        metavar="NAME",
        show_default="all",
        help="One set only: " + ", ".join(SETS_HERE) + ".",
    ),
]


def check(lang: Lang, files: Files = None, as_json: AsJson = False) -> None:
    """Read all card files, report whether they are valid, and count the cards by tier.

    A card is defined by numbers alone, by a sentence of verbs, or by its own code (special). Your
    files are read after the built-in ones, like an expansion.

    Examples:

    - `signoria cards check`
    - `signoria cards check my-cards.toml`
    """
    words = Words(lang)
    texts = packed_texts() | {str(path): read_text(path, words) for path in files or []}
    try:
        cards = read_cards(texts)
    except BadCards as wrong:
        refuse(CardWords(lang).refusal(wrong.refusal))
    counted = count(cards)
    if as_json:
        say_json(counted)
        return
    said = words.of(GAME, "cli-cards-sound", cards=counted["cards"], titles=counted["titles"])
    screen().print(said)
    tiers = grid(
        words.of(GAME, "cli-cards-set"), *(words.of(GAME, f"cli-cards-{t}") for t in TIERS)
    )
    for name, row in counted["sets"].items():
        tiers.add_row(CardWords(lang).set_name(SETS.index(name)), *map(str, row.values()))
    screen().print(tiers)


def count(cards: list[Card]) -> dict[str, Any]:
    """Count cards, titles, and titles by set and tier; a title counts in its first set."""
    titles = [card for card in cards if card.title == card.id]
    sets: dict[str, dict[str, int]] = {}
    for card in titles:
        row = sets.setdefault(SETS[card.set], dict.fromkeys(TIERS, 0))
        row[TIERS[card.tier()]] += 1
    copies = sum(card.copies() for card in cards)
    return {"cards": copies, "titles": len(titles), "sets": sets}


def show(lang: Lang, of: SetName = None, as_json: AsJson = False) -> None:
    """List the cards with their kind, cost, points and copies, and what they need and do.

    The text of a card is built from the verbs that the engine executes, so text and effect agree.
    After the number of copies comes the number of those marked with the moon. A star marks a name
    that is our proposal.

    Examples:

    - `signoria cards list --set turmoil --lang fr`
    - `signoria cards list --json`
    """
    words = Words(lang)
    if of is not None and of not in SETS_HERE:
        refuse(words.of(GAME, "cli-cards-no-set", set=of, sets=", ".join(SETS_HERE)))
    cards = [card for card in CARDS if of in (None, SETS[card.set])]
    said = CardWords(lang)
    if as_json:
        say_json([written(card, said) for card in cards])
        return
    for set_ in sorted({card.set for card in cards}):
        screen().print(said.set_name(set_), style="bold")
        screen().print(_table([card for card in cards if card.set == set_], words, said))
    if any(said.proposed(card) for card in cards):
        screen().print(words.of(GAME, "cli-cards-proposed"))


def _table(cards: list[Card], words: Words, said: CardWords) -> Any:
    columns = ("name", "kind", "cost", "points", "copies", "effect")
    table = grid(*(words.of(GAME, f"cli-cards-{column}") for column in columns))
    for column in table.columns:
        column.justify = "left"
    for card in cards:
        kind = f"{said.kind(card)} {card.number}" if card.number else said.kind(card)
        rest = [kind, said.cost(card), said.points(card), copies(card), said.effect(card)]
        table.add_row(said.name(card) + OURS * said.proposed(card), *rest)
    return table


def copies(card: Card) -> str:
    """Return the number of copies, and of those with the moon: `3 (1 ☾)`."""
    return f"{card.copies()} ({card.moon} {MOON})" if card.moon else str(card.copies())


def written(card: Card, said: CardWords) -> dict[str, Any]:
    """Return a card as data for scripts."""
    return {
        "card": card.name,
        "id": card.id,
        "title": CARDS[card.title].key,
        "name": said.name(card),
        "name_proposed": said.proposed(card),
        "kind": KINDS[card.kind],
        "family": FAMILIES[card.family],
        "copies": {"plain": card.plain, "moon": card.moon},
        "cost": {name: n for name, n in zip(RESOURCES, card.cost, strict=True) if n},
        "points": {name: n for name, n in zip(POINTS, card.points, strict=True) if n},
        "attack": card.attack,
        "tier": TIERS[card.tier()],
        "effect": said.effect(card),
    }


cards = typer.Typer(
    name="cards",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    help="The cards of the Princes of Catan, as data and as words.",
)
cards.command()(check)
cards.command("list")(show)

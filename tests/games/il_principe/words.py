"""Names that tests of Il Principe use for seats, cities, regions and roles."""

from typing import Final

from signoria.games.il_principe.rules import COLOUR_NAMES

MEDICI, VISCONTI, CARRARESI, ESTE, GONZAGA = range(5)

SIENA, ORVIETO, VENEZIA, VERONA, PERUGIA = range(5)
URBINO, PADOVA, LUCCA, MILANO, BOLOGNA = range(5, 10)
MANTOVA, FIRENZE, FERRARA, PISA, RIMINI = range(10, 15)

IN_BLUE, IN_GREEN, IN_VIOLET, IN_RED, IN_BROWN, IN_YELLOW = range(6)

MASTER, BISHOP, MAGISTRATE, LORD, BANKER = range(5)
APPRENTICE, PRIEST, NOTARY, KNIGHT, MERCHANT = range(5, 10)

GREEN_LOT, WHITE_LOT, RED_LOT, BLUE_LOT, YELLOW_LOT = range(10, 15)

NONE: Final = "nothing"


def cards(text: str) -> list[int]:
    """Parse five counts from words: "2 green, 1 red"."""
    counts = [0] * len(COLOUR_NAMES)
    if text != NONE:
        for part in text.split(", "):
            number, colour = part.split(" ")
            counts[COLOUR_NAMES.index(colour)] += int(number)
    return counts

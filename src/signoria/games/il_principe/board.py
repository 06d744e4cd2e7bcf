"""Il Principe's table as text: cities, seats, map, lots; then hand and purse."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.boards.board import Board
from signoria.cli.screen import grid
from signoria.games.il_principe.cities import CityRow, rows_for
from signoria.games.il_principe.rules import (
    CITY_POINTS,
    CITY_PRICE,
    CITY_SHIELDS,
    COLOUR_NAMES,
    COLOURS,
    MINOR,
    REGION_NAMES,
    SOURCES,
)
from signoria.games.il_principe.view import SeatView, View
from signoria.kernel.game import Outcome
from signoria.kernel.seats import NOBODY

INKS: Final = {
    "green": "green",
    "white": "bold",
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "violet": "magenta",
    "brown": "dark_orange3",
}
NOTHING: Final = "·"
MARKER: Final = "♛"


class IlPrincipeBoard(Board):
    """The board of Il Principe: everything that the view shows."""

    def thing(self, kind: str, number: int) -> str:
        """Return the name of a thing of this game."""
        return self.setup.words.thing(self.setup.game, kind, number)

    def cards(self, counts: list[int]) -> str:
        return self.setup.words.cards(self.setup.game, counts)

    def tint(self, name: str) -> Text:
        """Return the name of a colour, in that colour."""
        return _inked(name, self.say("cli-tint-" + name))

    def public(self, view: object) -> RenderableType:
        """Show the round, the open cities, the seats, the map and the lots."""
        assert isinstance(view, View)
        parts: list[RenderableType] = [self._standing(view)]
        if view.cities:
            parts += [self._cities(view), ""]
        parts += [self._seats(view), "", self._map(view), ""]
        if any(view.lots):
            parts += [self._labelled("view-lots", self.cards(view.lots)), ""]
        return Group(*parts)

    def moment(self, view: object) -> RenderableType | None:
        """Show the bidders left in the auction under way."""
        assert isinstance(view, View)
        if view.auction is None:
            return None
        bidders = [self.setup.names[seat] for seat in view.auction.bidders]
        return self._labelled("view-bidders", ", ".join(bidders))

    def own(self, view: object, name: str = "") -> RenderableType:
        """Show the hand, the purse and the cards set aside, under the buildings' full names."""
        assert isinstance(view, View)
        if view.you < 0:
            return Text()
        headings = [
            Text("\n").join([_inked(COLOUR_NAMES[c], self.thing("colour", c)), tint])
            for c, tint in enumerate(self._colours())
        ]
        table = grid("", *headings, self.say("view-purse"))
        purse = Text(str(view.seats[view.you].purse), style="bold")
        hand = Text(name or self.say("view-your-hand"), style="bold")
        table.add_row(hand, *_counts(view.your_hand), purse)
        if any(view.your_set_aside):
            table.add_row(self.say("view-set-aside"), *_counts(view.your_set_aside), "")
        return table

    def final(self, view: object, outcome: Outcome) -> RenderableType:
        """Show the points by source, a column for each seat."""
        assert isinstance(view, View)
        table = grid(self.say("view-points"), *self.setup.names)
        for source in range(SOURCES):
            row = [seat.points[source] for seat in view.seats]
            table.add_row(self.thing("source", source), *map(_figure, row))
        table.add_section()
        table.add_row(self.say("cli-total"), *map(str, outcome.scores), style="bold")
        return table

    def _labelled(self, message: str, text: str) -> str:
        return self.say("cli-labelled", label=self.say(message), text=text)

    def _standing(self, view: View) -> Text:
        parts = [self.say("view-round", round=view.round)]
        if view.last_round:
            parts.append(self.say("view-last-round"))
        if view.principe != NOBODY:
            name = self.setup.names[view.principe]
            parts.append(f"{MARKER} {self._labelled('view-principe', name)}")
        parts.append(self._labelled("view-deck-left", str(view.deck_left)))
        parts.append(self._labelled("view-city-deck-left", str(view.city_deck_left)))
        return Text(" · ".join(parts), style="bold")

    def _cities(self, view: View) -> Grid:
        headings = ("view-price", "view-points", "view-shields")
        table = grid(self.say("cli-city"), *map(self.say, headings), *self._colours(), "", gap=1)
        table.add_column(self.say("view-regions"), justify="left")
        rows = rows_for(self.setup.options["cities"])
        for city in view.cities:
            table.add_row(*self._city(city, rows[city]))
        return table

    def _city(self, city: int, row: CityRow) -> list[str | Text]:
        size = row.size
        figures = (CITY_PRICE[size], CITY_POINTS[size], CITY_SHIELDS[size])
        regions = Text(", ").join(self.tint(REGION_NAMES[region]) for region in row.regions)
        return [self.thing("city", city), *map(str, figures), *_counts(row.icons), "", regions]

    def _colours(self) -> list[Text]:
        return [self.tint(name) for name in COLOUR_NAMES]

    def _seats(self, view: View) -> Grid:
        headings = ("cli-seat", "view-points", "view-hand", "view-shields")
        table = grid(*map(self.say, headings), *self._colours(), "", gap=1)
        table.add_column(self.say("view-roles"), justify="left")
        for number, seat in enumerate(view.seats):
            table.add_row(*self._seat(view, number, seat))
        return table

    def _seat(self, view: View, number: int, seat: SeatView) -> list[str | Text]:
        mark = f" {MARKER}" if number == view.principe else ""
        name = Text(self.setup.names[number] + mark, style="bold" if number == view.you else "")
        figures = (seat.score, seat.hand_size, seat.shields_left)
        rows = [
            _inked(COLOUR_NAMES[colour], _rows(seat.face_up[colour], seat.face_down[colour]))
            for colour in range(COLOURS)
        ]
        return [name, *map(str, figures), *rows, "", self._roles(seat)]

    def _roles(self, seat: SeatView) -> Text:
        names = [
            _inked(COLOUR_NAMES[role % MINOR], self.thing("role", role)) for role in seat.roles
        ]
        return Text(", ").join(names) if names else Text(NOTHING)

    def _map(self, view: View) -> Grid:
        table = grid(self.say("view-map"), *self.setup.names)
        for region, name in enumerate(REGION_NAMES):
            label = _inked(name, self.thing("region", region))
            table.add_row(label, *map(_figure, view.shields[region]))
        return table


def _counts(cards: list[int]) -> list[Text]:
    return [_inked(COLOUR_NAMES[colour], _figure(cards[colour])) for colour in range(COLOURS)]


def _inked(name: str, text: str) -> Text:
    return Text(text, style="dim" if text == NOTHING else INKS[name])


def _figure(number: int) -> str:
    return str(number) if number else NOTHING


def _rows(up: int, down: int) -> str:
    """Format the cards face up and, after a stroke, those face down."""
    return f"{up}/{down}" if down else _figure(up)


BOARD: Final[type[Board]] = IlPrincipeBoard

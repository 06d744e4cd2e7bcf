"""The Princes of Catan as text: both principalities from left to right, the middle, the hand."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.boards.board import Board
from signoria.cli.screen import grid
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.rules import CACHE_COLUMN, CAPACITY, COLUMNS, SIDES, SPOTS, TOWNS
from signoria.games.princes.view import SeatView, View
from signoria.locales.catalogues import catalogue

NOTHING: Final = "·"
STORED: Final = "●"
ROOM: Final = "○"
TOWN_NAMES: Final = ["", "settlement", "city"]


class PrincesBoard(Board):
    """The board of the Princes: everything that the view shows."""

    def label(self, message: str, **params: int | str) -> str:
        words = catalogue(self.setup.words.lang, self.setup.game.slug)
        return words.say(f"board-{message}", dict(params))

    def card(self, number: int) -> str:
        """Return the name of a card, or a dot for an empty place."""
        return self.setup.words.thing(self.setup.game, "card", number) if number >= 0 else NOTHING

    def public(self, view: object) -> RenderableType:
        """Show the middle, then the principalities."""
        assert isinstance(view, View)
        sizes = " ".join(str(stack.size) for stack in view.stacks)
        middle = self.label(
            "middle",
            turn=view.turn,
            roads=view.roads_left,
            settlements=view.settlements_left,
            cities=view.cities_left,
            stacks=sizes,
        )
        parts: list[RenderableType] = [Text(middle, style="bold")]
        parts += [Text(line) for line in self._beside(view)]
        parts.append("")
        for number, seat in enumerate(view.seats):
            parts += [Text(self._head(number, seat)), self._row(seat), ""]
        return Group(*parts)

    def _beside(self, view: View) -> list[str]:
        """Return lines that only some modes need: open cards, stolen ones, decks at the end."""
        found = [self.label("open", list=self._cards(view.open_cards))] if view.open_cards else []
        for number, name in enumerate(self.setup.names):
            sizes = " ".join(str(stack.size) for stack in view.stacks if stack.owner == number)
            if sizes:
                found.append(self.label("stacks-of", name=name, stacks=sizes))
            for message, rows in (("stolen", view.stolen), ("deck", view.decks)):
                if rows and rows[number] and number != view.you:
                    cards = self._cards(rows[number])
                    found.append(self.label(message, name=name, list=cards))
        return found

    def _cards(self, cards: list[int]) -> str:
        """Return cards as a list, equal ones counted."""
        counts = {card: cards.count(card) for card in cards}
        return ", ".join(
            self.card(c) if n == 1 else f"{n} {self.card(c)}" for c, n in counts.items()
        )

    def own(self, view: object, name: str = "") -> RenderableType:
        """Show the hand."""
        assert isinstance(view, View)
        if view.you < 0:
            return Text()
        label = self.label("hand", list=self._cards(view.your_hand) or NOTHING)
        if view.your_order:
            label += " · " + self.label("order", list=self._cards(view.your_order))
        return Text(f"{name} · {label}" if name else label, style="bold")

    def _head(self, number: int, seat: SeatView) -> str:
        _, strength, trade, skill, progress = seat.points
        return self.label(
            "head",
            name=self.setup.names[number],
            score=seat.score,
            strength=strength,
            trade=trade,
            skill=skill,
            progress=progress,
            hand=seat.hand_size,
            limit=seat.hand_limit,
        )

    def _row(self, seat: SeatView) -> Grid:
        """Show the principality from left to right, a line for each column and each town."""
        sides = [self.setup.words.thing(self.setup.game, "side", side) for side in range(SIDES)]
        table = grid(self.label("place"), gap=1)
        for side in sides:
            table.add_column(side, justify="left")
        for column in range(COLUMNS):
            if column in seat.roads or seat.regions[column * SIDES] >= 0:
                table.add_row(self._road(seat, column), *self._regions(seat, column))
            if column < TOWNS and seat.towns[column]:
                town = self.card(number_of(TOWN_NAMES[seat.towns[column]]))
                table.add_row(f"{town} {column + 1}", *self._sites(seat, column))
        if seat.regions[CACHE_COLUMN * SIDES] >= 0:
            table.add_row(NOTHING, *self._regions(seat, CACHE_COLUMN))
        return table

    def _road(self, seat: SeatView, column: int) -> str:
        road = self.card(number_of("road")) if column in seat.roads else NOTHING
        return f"{road} {column + 1}"

    def _regions(self, seat: SeatView, column: int) -> list[str]:
        shown: list[str] = []
        for plot in range(column * SIDES, column * SIDES + SIDES):
            held = seat.stored[plot]
            store = f" {STORED * held}{ROOM * (CAPACITY - held)}" if seat.regions[plot] >= 0 else ""
            shown.append(self.card(seat.regions[plot]) + store)
        return shown

    def _sites(self, seat: SeatView, town: int) -> list[str]:
        sites = seat.sites[town * SPOTS : town * SPOTS + SPOTS]
        return [
            f"{self.card(sites[side])}, {self.card(sites[side + SIDES])}" for side in range(SIDES)
        ]


BOARD: Final[type[Board]] = PrincesBoard

"""Intrigue's table as text: palaces and parks, seats, the matter under way, purse and account."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.boards.board import Board
from signoria.cli.screen import grid
from signoria.games.intrigue.view import AccountView, MatterView, PalaceView, SeatView, View
from signoria.kernel.game import Outcome
from signoria.kernel.seats import NOBODY

NOTHING: Final = "·"
MARKER: Final = "♛"


class IntrigueBoard(Board):
    """The board of Intrigue: everything that the view shows."""

    def thing(self, kind: str, number: int) -> str:
        """Return the name of a thing of this game."""
        return self.setup.words.thing(self.setup.game, kind, number)

    def public(self, view: object) -> RenderableType:
        """Show the round, the palaces with their parks, and the seats."""
        assert isinstance(view, View)
        parts = [self.say("view-round", round=view.round)] if view.round else []
        if view.last_round:
            parts.append(self.say("view-last-round"))
        standing = Text(" · ".join(parts), style="bold")
        return Group(standing, self._palaces(view), "", self._seats(view), "")

    def own(self, view: object, name: str = "") -> RenderableType:
        """Show the purse."""
        assert isinstance(view, View)
        if view.you < 0:
            return Text()
        purse = f"{view.seats[view.you].purse:,}"
        label = self.say("cli-labelled", label=self.say("view-purse"), text=purse)
        return Text(f"{name} · {label}" if name else label, style="bold")

    def moment(self, view: object) -> RenderableType | None:
        """Show the parties of the matter under way, and the bribes paid."""
        assert isinstance(view, View)
        return None if view.matter is None else Text(self._matter(view.matter))

    def final(self, view: object, outcome: Outcome) -> RenderableType:
        """Show the account, a column for each seat; the fortunes round by round. [END-5]"""
        assert isinstance(view, View)
        assert view.account is not None
        table = grid("", *self.setup.names)
        for label, figures in self._account(view.account):
            table.add_row(label, *(f"{figure:,}" for figure in figures))
        table.add_section()
        table.add_row(self.say("view-fortunes"))
        for past, fortunes in enumerate(view.account.fortunes):
            label = self.say("view-round", round=past + 1)
            table.add_row(label, *(f"{fortune:,}" for fortune in fortunes))
        table.add_section()
        scores = (f"{score:,}" for score in outcome.scores)
        table.add_row(self.say("cli-total"), *scores, style="bold")
        return table

    def _account(self, account: AccountView) -> list[tuple[str, list[int]]]:
        rows = [
            (self.say("view-bribes-paid"), account.paid),
            (self.say("view-bribes-taken"), account.taken),
            (self.say("view-salaries"), account.salaries),
            (self.say("view-exiles-caused"), account.exiles_caused),
            (self.say("view-exiles-suffered"), account.exiles_suffered),
            (self.say("view-broken-gains"), account.broken_gains),
            (self.say("view-threats-carried"), account.threats_carried),
        ]
        return [(label, figures) for label, figures in rows if figures]

    def _matter(self, matter: MatterView) -> str:
        paid = [
            f"{self._token(payment.seat, payment.profession)} "
            f"{NOTHING if payment.ducats is None else f'{payment.ducats:,}'}"
            for payment in matter.payments
        ]
        kind = self.thing("kind", matter.kind)
        return f"{self.thing('palace', matter.palace)}, {kind}: {', '.join(paid)}"

    def _token(self, seat: int, profession: int) -> str:
        return f"{self.setup.names[seat]} ({self.thing('profession', profession)})"

    def _palaces(self, view: View) -> Grid:
        salaries = [f"{salary:,}" for salary in view.salaries]
        table = grid(self.say("view-palace"), *salaries, "", gap=1)
        table.add_column(self.say("view-park"), justify="left")
        for palace, row in enumerate(view.palaces):
            mark = f" {MARKER}" if palace == view.active else ""
            name = Text(self.thing("palace", palace) + mark)
            offices = [self._office(row, domain) for domain in range(len(salaries))]
            table.add_row(name, *offices, "", self._park(row))
        return table

    def _office(self, row: PalaceView, domain: int) -> str:
        if domain not in row.domains:
            return NOTHING
        profession = row.domains.index(domain)
        return self._token(row.holders[profession], profession)

    def _park(self, row: PalaceView) -> str:
        waiting = [
            self._token(seat, profession)
            for seat, profession in enumerate(row.park)
            if profession != NOBODY
        ]
        return ", ".join(waiting) or NOTHING

    def _seats(self, view: View) -> Grid:
        headings = ("cli-seat", "view-income", "view-purse", "view-island")
        table = grid(*map(self.say, headings), "", gap=1)
        table.add_column(self.say("view-reserve"), justify="left")
        for number, seat in enumerate(view.seats):
            name = Text(self.setup.names[number], style="bold" if number == view.you else "")
            table.add_row(name, *self._figures(seat), "", self._reserve(seat))
        return table

    def _figures(self, seat: SeatView) -> list[str]:
        purse = NOTHING if seat.purse is None else f"{seat.purse:,}"
        return [f"{seat.income:,}", purse, str(sum(seat.island))]

    def _reserve(self, seat: SeatView) -> str:
        held = [
            f"{number} {self.thing('profession', profession)}"
            for profession, number in enumerate(seat.reserve)
            if number
        ]
        return ", ".join(held) or NOTHING


BOARD: Final[type[Board]] = IntrigueBoard

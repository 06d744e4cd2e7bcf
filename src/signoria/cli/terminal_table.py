"""A table in the terminal with one keyboard: people are asked in turn, bots choose themselves."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding

from signoria.arena.guard import Guard
from signoria.arena.talk import converse
from signoria.cli.boards import board_of
from signoria.cli.prompts import Left, ask, draw_curtain, wipe
from signoria.cli.screen import screen
from signoria.cli.sentences import story
from signoria.cli.setups import Setup
from signoria.cli.typed_actions import action_of, labels_of
from signoria.kernel.action import Action
from signoria.kernel.log import shown_from
from signoria.kernel.seats import NOBODY, SPECTATOR
from signoria.kernel.table import BOT, SEAT, Table

NEWS: Final = 40  # lines shown before a choice; the command `log` shows more
LOG: Final = 20


class TerminalTable:
    """A table in the terminal; people hold the first seats, bots the others."""

    def __init__(
        self,
        setup: Setup,
        table: Table[Any],
        people: int,
        bots: list[Guard],
        keep: Callable[[], None] = lambda: None,
        notices: Sequence[str] = (),
    ) -> None:
        self.setup = setup
        self.keep = keep  # stores the new entries, before anybody is shown them
        self.notices = notices  # each person reads them before the first choice
        self.table = table
        self.people = people
        self.bots = bots
        self.board = board_of(setup)
        self.out = screen()
        self.shown_to = [0] * setup.seats
        self.at_keyboard = 0 if people == 1 else NOBODY
        self.shown = ""

    # The game.

    def play(self) -> None:
        """Play until the game is over, or somebody leaves."""
        speakers = dict(enumerate(self.bots, self.people))
        while not self.table.state.over():
            for _said in converse(self.table, speakers):
                self.keep()
            seat = self._next()
            if seat >= self.people:
                answer = self.bots[seat - self.people].answer(self.table, seat)
                self.table.submit(seat, answer.action, BOT)
            else:
                self._sit_down(seat)
                self.table.submit(seat, self._choice(seat), SEAT)
            self.keep()

    def _next(self) -> int:
        """Return the next seat: bots first, then the person at the keyboard, then the others."""
        actors = self.table.actors()
        return min(actors, key=lambda seat: (seat < self.people, seat != self.at_keyboard, seat))

    def _legal(self, seat: int) -> list[Action]:
        return [self.table.game.menu[number] for number in self.table.legal(seat)]

    def _sit_down(self, seat: int) -> None:
        if seat != self.at_keyboard:
            draw_curtain(self.out, self.setup.words, self.setup.names[seat])
            self.at_keyboard = seat
            self.shown = ""

    # A person's choice.

    def _choice(self, seat: int) -> Action:
        """Show the position and ask until the answer is a legal action."""
        legal = self._legal(seat)
        self._print_news(seat)
        self._show_board(seat)
        self._show_actions(seat, legal)
        while True:
            typed = ask(f"{self.setup.names[seat]}> ")
            if self._is_command(seat, legal, typed):
                continue
            action = action_of(self.setup, legal, typed)
            if action is None:
                self._not_understood(typed)
            elif self._accepted(seat, action):
                return action

    def _not_understood(self, typed: str) -> None:
        if typed:
            self._say("cli-not-understood", text=typed[:60])
        self._say("cli-hint")

    def _accepted(self, seat: int, action: Action) -> bool:
        refusal = self.table.refuses(seat, action)
        if refusal is not None:
            self._print(self.setup.words.refusal(self.setup.game, refusal, self.setup.names))
        return refusal is None

    def _print_news(self, seat: int) -> None:
        """Print the events since this seat last chose, as far as it may see them."""
        lines = story(self.setup, self.table.entries[self.shown_to[seat] :], seat)
        notices = () if self.shown_to[seat] else self.notices
        self.shown_to[seat] = len(self.table.entries)
        self.out.print()
        for notice in notices:
            self._print(notice)
        if len(lines) > NEWS:
            self._say("cli-news-cut", number=len(lines) - NEWS)
        for line in lines[-NEWS:]:
            self._print(line)

    def _show_board(self, seat: int, again: bool = False) -> None:
        """Print the board if it has changed since it was last shown; then the changing part."""
        view = self.table.game.view(self.table.state, seat)
        board = Group("", self.board.public(view), self.board.own(view))
        with self.out.capture() as drawn:
            self.out.print(board)
        if again or drawn.get() != self.shown:
            self.out.file.write(drawn.get())
            self.shown = drawn.get()
        moment = self.board.moment(view)
        if moment is not None:
            self.out.print(moment)

    def _show_actions(self, seat: int, legal: list[Action]) -> None:
        self.out.print()
        agenda = self.setup.words.agenda(self.setup.game, self.table.state, self.setup.names)
        self.out.print(agenda, style="bold")
        labels = labels_of(self.setup, legal)
        shown = [f"{number:>2}) {label}" for number, label in enumerate(labels, 1)]
        self.out.print(Padding(Columns(shown, equal=True, padding=(0, 3)), (0, 0, 0, 1)))

    # Commands at the table.

    def _is_command(self, seat: int, legal: list[Action], typed: str) -> bool:
        """Run a command such as `help` or `log`; return False if the text is not a command."""
        word, _, rest = typed.strip().partition(" ")
        word, rest = word.casefold(), rest.strip()
        if word in ("quit", "exit", "q"):
            raise Left
        if word in ("help", "h", "?"):
            self._say("cli-table-help")
        elif word in ("board", "look"):
            self._show_board(seat, again=True)
            self._show_actions(seat, legal)
        elif word == "log":
            self._show_log(seat, rest)
        elif word == "rule":
            self._show_rule(rest.upper())
        elif word == "why":
            self._explain(seat, legal, rest)
        else:
            return False
        return True

    def _show_log(self, seat: int, number: str) -> None:
        lines = story(self.setup, self.table.entries, seat, shown_from(self.table, seat))
        for line in lines[-int(number) if number.isdecimal() and int(number) else -LOG :]:
            self._print(line)

    def _show_rule(self, rule: str) -> None:
        sentence = self.setup.words.rule(self.setup.game, rule) if rule else ""
        if not sentence:
            self._say("cli-rule-unknown", rule=rule)
            return
        interpretation = self.setup.words.interpretation(self.setup.game, rule)
        self._print(" ".join(part for part in (f"[{rule}]", sentence, interpretation) if part))

    def _explain(self, seat: int, legal: list[Action], typed: str) -> None:
        action = action_of(self.setup, legal, typed)
        if action is None:
            self._not_understood(typed)
        elif self._accepted(seat, action):
            self._say("cli-allowed")

    # The end.

    def print_end(self) -> None:
        """Print the last events, then points and winners, as everybody may see them."""
        viewer = 0 if self.people == 1 else SPECTATOR
        if self.people > 1:
            wipe(self.out)
        first = self.shown_to[0] if self.people == 1 else max(self.shown_to[: self.people])
        for line in story(self.setup, self.table.entries[first:], viewer):
            self._print(line)
        print_outcome(self.setup, self.table)

    def _print(self, text: str) -> None:
        self.out.print(text)

    def _say(self, message: str, **params: int | str) -> None:
        self._print(self.setup.words.message(message, **params))


def print_outcome(setup: Setup, table: Table[Any]) -> None:
    """Print points and winners of a finished game."""
    out, outcome = screen(), table.game.outcome(table.state)
    out.print()
    out.print(board_of(setup).final(table.game.view(table.state, SPECTATOR), outcome))
    names = [setup.names[seat] for seat in outcome.winners]
    points = outcome.scores[outcome.winners[0]]
    if len(names) == 1:
        sentence = setup.words.message("cli-winner", name=names[0], points=points)
    else:
        sentence = setup.words.message(
            "cli-winners", names=setup.words.listed(names), points=points
        )
    out.print(sentence, style="bold")

"""Positions of every game in which somebody has a secret, each with a watcher."""

from typing import Any

import msgspec

from signoria.games import GAMES
from signoria.games.intrigue.actions import Give, GiveWord
from signoria.kernel.action import Action
from signoria.kernel.game import Game
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options
from signoria.kernel.table import Table
from signoria.testing.random_play import PLAYERS, step
from signoria.testing.subject import Subject, declared

ASKED, OTHER, ONLOOKER = "asked", "other", "onlooker"


class Scene(msgspec.Struct, frozen=True):
    """Game some moves after the first moment of a phase, and the kind of its watcher."""

    slug: str
    preset: str
    seats: int
    watcher: str
    moves: int
    phase: str = ""
    actions: dict[str, int | str] = {}

    @property
    def game(self) -> Game[Any]:
        return next(game for game in GAMES if game.slug == self.slug)

    def __str__(self) -> str:
        when = f"{self.phase or 'begun'}-{self.moves}"
        return "-".join([self.slug, self.preset, str(self.seats), when, self.watcher])

    def subject(self) -> Subject:
        actions = declared(self.game).free_actions
        found = Subject(self.game, self.seats, self.preset, free_actions=actions)
        found.options = found.options | self.actions
        return found

    def played(self, seed: int) -> Table[Any]:
        """Play to the moment of the scene and return the table."""
        subject = self.subject()
        table, chance = subject.open(SeededRng(seed)), SeededRng(seed + self.seats + PLAYERS)
        while self.phase and self.game.phase_names[table.state.phase()] != self.phase:
            step(subject, table, chance)
        for _move in range(self.moves):
            step(subject, table, chance)
        return table

    def alike(self, action: Action) -> list[Action]:
        """List the actions that could replace an action."""
        if isinstance(action, GiveWord):
            return other_words(action)
        if isinstance(action, Give):
            return [Give(action.to_seat, notes) for notes in range(1, 6)]
        return [other for other in self.game.menu if type(other) is type(action)]

    def seat(self, table: Table[Any]) -> int:
        """Return the seat of the watcher."""
        asked = table.actors()[0]
        others = {ASKED: asked, OTHER: (asked + 1) % self.seats, ONLOOKER: SPECTATOR}
        return others[self.watcher]


SECRETIVE: Options = {"bribe_secrecy": "concealed", "side_payments": "yes", "whispers": "yes"}


def other_words(word: GiveWord) -> list[Action]:
    """List words that differ in profession, least sum and last round."""
    *same, _profession, domain, _least, _until = word.clauses
    return [
        GiveWord(word.tone, word.line, word.hearers, word.whispered, [*same, *clause])
        for profession in range(4)
        for least in (0, 5_000)
        for until in range(1, 7)
        for clause in [[profession, domain, least, until]]
    ]


LISTED = [
    *[
        Scene("il-principe", preset, seats, watcher, moves)
        for preset, seats, watcher, moves in [
            ("mtm2005", 2, ONLOOKER, 2),  # some cards set aside
            ("amigo-easy", 2, ASKED, 12),  # the first auctions
            ("amigo2006", 2, OTHER, 60),  # late in the game
            ("amigo-easy", 3, ASKED, 2),
            ("amigo2006", 3, OTHER, 12),
            ("amigo2006-it", 3, ONLOOKER, 60),
            ("amigo2006", 4, OTHER, 2),
            ("amigo2006-it", 4, ONLOOKER, 12),
            ("mtm2005", 4, ASKED, 60),
            ("amigo2006-it", 5, ONLOOKER, 2),
            ("mtm2005", 5, ASKED, 12),
            ("amigo-easy", 5, OTHER, 60),
        ]
    ],
    *[
        Scene("intrigue", preset, seats, watcher, moves, "", {**SECRETIVE, **wanted})
        for preset, seats, watcher, moves, wanted in [
            ("fx1994", 3, ASKED, 40, {"promise_book": "live"}),
            ("four-room", 3, ONLOOKER, 60, {}),
            (
                "four-room",
                5,
                ONLOOKER,
                80,
                {"bribe_secrecy": "open"},
            ),  # sums of earlier rounds, which are hidden
            ("four-room", 4, OTHER, 90, {"cash_visibility": "open", "bribe_secrecy": "open"}),
            ("fx1994", 5, OTHER, 120, {"short_of_cash": "exile"}),
        ]
    ],
    Scene("princes", "introductory", 2, OTHER, 20),  # hidden hands
    Scene("princes", "gold", 2, ONLOOKER, 1, "searching"),  # a seat looks through a stack
    Scene("princes", "turmoil", 2, ASKED, 4, "arranging"),  # hidden first regions
    Scene("princes", "progress", 2, OTHER, 50),
    Scene("princes", "duel", 2, ONLOOKER, 100),
    Scene("princes", "tournament", 2, OTHER, 1, "first_hand"),  # own hidden decks
    Scene("princes", "tournament", 2, ASKED, 100),
]
SCENES = {str(scene): scene for scene in LISTED}

# Actions that no menu lists but a client may send.
BESIDE: dict[str, list[list[Any]]] = {
    "il-principe": [["bid", -1], ["bid", 1 << 30]],
    "intrigue": [
        ["bribe", 1 << 30],
        ["give", 0, 3],
        ["give", 1, 1 << 30],
        ["give_word", 0, 0, 2, 1, [0, 0, 0, 1, 0, -1, 0, 4]],
        *[[name, number] for name in ("accept_word", "withdraw_word") for number in range(6)],
    ],
    "princes": [["bring_deck", [27, 28, 29]], ["put", 30, 0], ["pick_card", 1 << 20]],
}

"""Record the golden games: for every preset and number of seats, every way the game can end."""

import sys
from collections.abc import Callable
from operator import mul
from pathlib import Path
from typing import Any

from signoria.games import GAMES
from signoria.games.il_principe.actions import SetAside
from signoria.games.il_principe.events import RemovedReused
from signoria.games.il_principe.view import view
from signoria.games.intrigue.actions import AcceptWord, DeclineWord, GiveWord
from signoria.games.intrigue.book import words_given
from signoria.games.intrigue.rules import PLACE_IT, PROMISE, THEN
from signoria.kernel.game import Game
from signoria.kernel.ledger import Ledger, ledger_of
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table, open_table
from signoria.kernel.wire import name_of
from signoria.testing.view_snapshot import view_snapshot

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
SEEDS = 60

TALK_EVERY = 9  # one decision in so many is preceded by talk, if the game has talk

Manner = Callable[[Table[Any], int, SeededRng], int]


def at_random(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Choose any legal action."""
    legal = table.legal(seat)
    return legal[rng.below(0, len(legal))]


def eagerly(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Build if possible, take lots for one ducat, and set aside the most frequent cards."""
    choices = choices_by_name(table, seat)
    hand = view(table.state, seat).your_hand
    if "set_aside" in choices:
        ways = choices["set_aside"]
        spare = [sum(map(mul, cards(table.game.menu[way]), hand)) for way in ways]
        return ways[spare.index(max(spare))]
    if "build" in choices:
        return choices["build"][-1]
    if "bid" in choices and table.state.high_bid == 0:
        return choices["bid"][0]
    for name in ("pass", "lay_nothing", "build_nothing"):
        if name in choices:
            return choices[name][0]
    return at_random(table, seat, rng)


def idly(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Neither build nor lay cards, so that no role is ever taken."""
    choices = choices_by_name(table, seat)
    for name in ("lay_nothing", "build_nothing"):
        if name in choices:
            return choices[name][0]
    return at_random(table, seat, rng)


def choices_by_name(table: Table[Any], seat: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number in table.legal(seat):
        found.setdefault(name_of(table.game.actions, table.game.menu[number]), []).append(number)
    return found


def cards(action: object) -> list[int]:
    assert isinstance(action, SetAside)
    return action.cards()


def quickly(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Choose the playout move of the game's heuristics."""
    return table.game.heuristics.playout_move(table.state, seat, table.legal(seat), rng)


def not_at_all(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Choose the default action of a player who does not answer."""
    return table.game.default(table.state, seat, table.legal(seat))


# Long games are recorded with fewer points, or with fewer turns if all actions are defaults.
SHORTER: dict[Manner, dict[str, int | str]] = {
    quickly: {"points": 6},
    not_at_all: {"turn_limit": 12},
}
MANNERS: dict[str, list[Manner]] = {
    "il-principe": [at_random, eagerly, idly],
    "princes": [quickly, not_at_all],
}


def promise(table: Table[Any], rng: SeededRng) -> None:
    """Let a random seat promise another one a place; the other accepts or declines."""
    s, seats = table.state, table.state.seats
    speaker, back = rng.below(0, seats), 1 + rng.below(0, seats - 1)
    hearer, number = (speaker + back) % seats, words_given(s)
    until = min(s.round + 1, s.options.last_round)
    kind, least = rng.below(0, s.options.professions), 2 * s.options.min_bribe
    clause = [THEN, PLACE_IT, speaker, hearer, kind, NOBODY, least, until]
    if table.submit(speaker, GiveWord(PROMISE, 0, 1 << hearer, 0, clause)) is None:
        table.submit(hearer, AcceptWord(number) if rng.below(0, 2) else DeclineWord(number))


def endings(game: Game[Any], preset: str, seats: int) -> dict[str, Ledger]:
    """Return one ledger for each end of the game that occurred at this table."""
    found: dict[str, Ledger] = {}
    manners = MANNERS.get(game.slug, [at_random])
    for seed in range(1, SEEDS + 1):
        manner = manners[seed % len(manners)]
        options = game.presets[preset] | SHORTER.get(manner, {})
        table = open_table(game, seats, options, SeededRng(seed))
        rng = SeededRng(seed + SEEDS)
        while asked := table.actors():
            if game.talk is not None and rng.below(1, TALK_EVERY) == 0:
                promise(table, rng)
            choice = manner(table, asked[0], rng)
            table.submit(asked[0], game.menu[choice])
        ending = game.outcome(table.state).reason
        if any(
            isinstance(event, RemovedReused) for entry in table.entries for event in entry.events
        ):
            ending += "-reused"
        found.setdefault(ending, ledger_of(table, preset, options))
        if game.slug not in MANNERS:
            break
    return found


def main(slugs: list[str]) -> int:
    """Record all games, or those named."""
    for game in [game for game in GAMES if not slugs or game.slug in slugs]:
        folder = GOLDEN / game.slug.replace("-", "_")
        folder.mkdir(parents=True, exist_ok=True)
        for old in [*folder.glob("*.jsonl"), *folder.glob("*.views.txt")]:
            old.unlink()
        for preset in game.presets:
            for seats in range(game.fewest, game.most + 1):
                for ending, ledger in endings(game, preset, seats).items():
                    name = f"{preset}-{seats}-{ending}"
                    (folder / f"{name}.jsonl").write_text(ledger.text(), "utf-8")
                    (folder / f"{name}.views.txt").write_text(view_snapshot(ledger), "utf-8")
                    print(name, len(ledger.entries))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

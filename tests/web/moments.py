"""Tables at known moments: golden games, finished or continued."""

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tests.server.tables import ME
from tests.web.browsers import Visitor
from tests.web.players import BOT, Player, WireAction

GOLDEN: Final = Path(__file__).parents[1] / "golden"
TWO: Final = "amigo2006-it-2-cities"
FIVE: Final = "amigo-easy-5-cities"
PHASES: Final = (
    "setting_aside",
    "auction",
    "winners_city",
    "turn",
    "city",
    "masters_eye",
    "lords_shield",
)
OPEN: Final = {"kind": "open"}
# Every decision, and which of its kind is taken: an auction is for a lot or for a role.
DECISIONS: Final = [*((phase, 0) for phase in PHASES), ("auction", 6)]


@cache
def ledger_of(name: str) -> str:
    """Return the ledger of a golden game, found by its name in any game's folder."""
    (file,) = GOLDEN.glob(f"*/{name}.jsonl")
    return file.read_text("utf-8")


@cache
def lines(name: str) -> list[dict[str, Any]]:
    """Return the entries of a golden game without its header."""
    return [json.loads(line) for line in ledger_of(name).splitlines()[1:]]


def finished(visitor: Visitor, name: str = TWO, access: str = "public") -> str:
    """Import a golden game as a finished table, and return its id."""
    body = {"ledger": ledger_of(name), "access": access}
    return str(visitor.ask("POST", "/tables/import", body)["id"])


def moment(phase: str, name: str = TWO, nth: int = 0) -> tuple[int, int]:
    """Return the revision at which a golden game asks for a decision, and the seat."""
    found = [
        (entry["rev"], then["seat"])
        for entry, then in pairwise(lines(name))
        if then["by"] == "seat" and opened(entry) == phase
    ]
    return found[nth]


def opened(entry: dict[str, Any]) -> str:
    """Return the phase that an entry opens last, or an empty text if it opens none."""
    return next((str(event[1]) for event in reversed(entry["told"]) if event[0] == "opened"), "")


def gone_on(
    visitor: Visitor,
    rev: int,
    *mine: int,
    name: str = TWO,
    names: tuple[str, ...] = (),
    friend: Visitor | None = None,
) -> str:
    """Continue a golden game from a revision with some seats of mine; return the table's id.

    Bots or a friend hold the other seats.
    """
    seats = [ME if seat in mine else OPEN if friend else BOT for seat in seats_of(name)]
    if names:
        seats = [{"kind": "me", "name": one} for one in names]
    body = {"rev": rev, "seats": seats, "access": "public"}
    id = str(visitor.ask("POST", f"/tables/{finished(visitor, name)}/fork", body)["id"])
    for seat in range(len(seats)):
        if seats[seat] == OPEN and friend:
            friend.ask("POST", f"/tables/{id}/seats/{seat}", {})
    visitor.ask("POST", f"/tables/{id}/start")
    return id


def chosen_after(rev: int, seat: int, name: str) -> list[WireAction]:
    """Return the actions that a seat of a golden game chose after a revision."""
    own = [entry for entry in lines(name) if entry["by"] == "seat" and entry["seat"] == seat]
    return [entry["do"] for entry in own if entry["rev"] > rev]


def last_rounds(name: str, rounds: int) -> int:
    """Return the revision at which so many rounds of a golden game are left."""
    begun = [int(entry["rev"]) for entry in lines(name) if opened(entry) == "setting_aside"]
    return begun[-rounds]


def seats_of(name: str) -> range:
    """Return the seats of a golden game."""
    return range(json.loads(ledger_of(name).splitlines()[0])["seats"])


def seated(visitor: Visitor, phase: str, name: str = TWO, nth: int = 0) -> Player:
    """Open a table at a decision, and return its player; bots hold the other seats."""
    rev, seat = moment(phase, name, nth)
    table = gone_on(visitor, rev, seat, name=name)
    visitor.go(f"/t/{table}")
    return Player(visitor, table, seat)

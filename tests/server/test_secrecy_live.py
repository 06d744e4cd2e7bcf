"""Tests that watchers are sent the same bytes for different secret choices."""

import json
from collections.abc import Generator, Iterator
from itertools import pairwise
from typing import Any

import httpx
import pytest

from signoria.games import GAMES
from signoria.kernel.action import Action
from signoria.kernel.rng import ScriptedRng, SeededRng, Unanswered
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from signoria.kernel.wire import encode_action, encode_event
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import LedgerLine, SeatRow
from signoria.testing.random_play import step
from signoria.testing.subject import Subject
from tests.server.servers import Running, running
from tests.server.stage import Person, lines_of, standing_of
from tests.server.tables import act

SEATS = {"il-principe": 3, "intrigue": 3, "princes": 2}
WAYS: dict[str, tuple[str, dict[str, int | str]]] = {
    "il-principe": ("amigo2006", {}),
    "intrigue": ("fx1994", {"bribe_secrecy": "concealed"}),
    "princes": ("tournament", {}),
}
SOME = 12  # most actions of a seat that are compared
NOW = 1_700_000_000_000


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server whose clock stands still."""
    folder = tmp_path_factory.mktemp("still")
    with running(f"sqlite:///{folder / 'still.db'}", lambda: NOW, bot_workers=0) as found:
        yield found


def subject_of(slug: str) -> Subject:
    game = next(game for game in GAMES if game.slug == slug)
    preset, actions = WAYS[slug]
    subject = Subject(game, SEATS[slug], preset)
    subject.options = subject.options | actions
    return subject


def received(t: Table[Any], seat: int, action: Action, watcher: int) -> str | None:
    """Return the events of a choice visible to a watcher, or None if it needs a random draw."""
    world: Table[Any] = Table(t.game, t.state.copy(), ScriptedRng([]))
    try:
        assert world.submit(seat, action) is None
    except Unanswered:
        return None
    seen = [event.seen_by(watcher) for event in world.entries[-1].events]
    return json.dumps([encode_event(t.game, event) for event in seen if event is not None])


def secret_choice(subject: Subject, watcher: int) -> tuple[Table[Any], int, list[Action]]:
    """Find a seat with two actions that look equal to the watcher."""
    t, chance = subject.open(SeededRng(5)), SeededRng(6)
    while True:
        for seat in [seat for seat in t.actors() if seat != watcher]:
            known: dict[str | None, Action] = {}
            for action in [t.game.menu[number] for number in t.legal(seat)[:SOME]]:
                other = known.setdefault(received(t, seat, action, watcher), action)
                if other is not action and received(t, seat, action, seat) != received(
                    t, seat, other, seat
                ):
                    return t, seat, [other, action]
        step(subject, t, chance)


def frames(watcher: httpx.Client, id: str) -> Generator[bytes, None, None]:
    """Yield the frames of a stream without the id of the table."""
    with watcher.stream("GET", f"/tables/{id}/events") as answer:
        for before, line in pairwise(answer.iter_lines()):
            if before.startswith("id: "):
                yield line.replace(id, "").encode()


@pytest.mark.parametrize("watches", ["another seat", "an onlooker"])
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_watcher_gets_the_same_frames_for_both_secret_choices(
    still: Running, slug: str, watches: str
) -> None:
    subject, people = subject_of(slug), [Person(still, name) for name in ("Anna", "Bruno")]
    watcher = subject.seats - 1 if watches == "another seat" else SPECTATOR
    table, seat, actions = secret_choice(subject, watcher)
    header, *lines = lines_of(table, subject)
    brought = [LedgerLine(line, NOW) for line in lines]
    owners = [people[number == watcher] for number in range(subject.seats)]
    seats = [SeatRow(at, "account", who.id, who.name) for at, who in enumerate(owners)]
    opened = OpenLedger(header, brought).opened[seat]
    seen, chosen = [], []
    for action in actions:
        id, standing = new_id(), standing_of(table, NOW)
        setting = Setting(slug, people[0].id, "public", id, '{"kind":"none"}')
        still.server.lobby.create(id, header, NOW, setting, seats, brought, **standing)
        stream = frames(people[1].client, id)
        first = next(stream)
        act(
            people[0].client, id, seat, opened, encode_action(table.game, action)
        ).raise_for_status()
        seen.append((first, next(stream)))
        chosen.append(people[0].client.get(f"/tables/{id}/view", params={"seat": seat}).text)
        stream.close()

    assert seen[0] == seen[1]
    assert seen[0][0] != seen[0][1]
    assert chosen[0] != chosen[1]

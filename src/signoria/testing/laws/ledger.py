"""Laws of a game's ledger: it suffices for a replay, conserves pieces, and is reproducible."""

import json
from typing import Any

from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import Ledger, ledger_of, read_ledger, replay
from signoria.kernel.rng import ScriptedRng
from signoria.kernel.table import Table
from signoria.kernel.wire import decode, decode_event, encode_action, encode_event
from signoria.testing.laws.broken import Broken, alike, demand
from signoria.testing.random_play import play_some
from signoria.testing.snapshot import snapshot
from signoria.testing.subject import Subject

Marks = dict[int, Any]


def replay_law(subject: Subject, t: Table[Any], marks: Marks | None = None) -> None:
    """Check that the ledger, read back from its text, rebuilds the table without any chance.

    `marks` are snapshots by revision; the present table is one of them.
    """
    try:
        ledger = read_ledger(ledger_of(t, subject.preset, subject.options).text(), _find(t.game))
        for rev, snap in [*(marks or {}).items(), (t.rev, snapshot(t.state))]:
            again = replay(ledger, rev, ScriptedRng([]))
            alike("replay", snapshot(again.state), snap, f"the table at revision {rev}")
    except BadLedger as bad:
        raise Broken("replay", str(bad)) from bad


def _find(game: Game[Any]) -> Any:
    return {game.slug: game}.get


def conservation_law(subject: Subject, t: Table[Any]) -> None:
    """Check that the audited quantities of the game stay the same after every event."""
    s = t.game.setup(subject.seats, subject.options)
    whole = t.game.audit(s)
    for entry in t.entries:
        for event in entry.events:
            event.apply(s)
            if t.game.audit(s) != whole:
                found = f"{t.game.audit(s)} after {event} of entry {entry.rev}, before {whole}"
                raise Broken("conservation", found)


def menu_law(game: Game[Any]) -> None:
    """Check that every class has one name, every menu action its own line, and lines read back."""
    for kinds in (game.actions, game.events):
        alike("wire", len(set(kinds.values())), len(kinds), f"kinds under {list(kinds)}")
    alike("wire", len(game.phase_names), len(game.phases), "names for phases")
    alike("wire", len(set(game.phase_names)), len(game.phases), f"names {game.phase_names}")
    lines = [json.dumps(encode_action(game, action)) for action in game.menu]
    for action, line in zip(game.menu, lines, strict=True):
        alike("wire", decode(game.actions, json.loads(line)), action, line)
    demand("wire", len(set(lines)) == len(lines), "two actions of the menu are written alike")


def wire_law(subject: Subject, t: Table[Any]) -> None:
    """Check that every action and event, also as each watcher sees it, reads back the same."""
    read: set[str] = set()
    for entry in t.entries:
        if entry.action is not None:
            line = json.dumps(encode_action(t.game, entry.action))
            again = decode(t.game.actions, json.loads(line))
            alike("wire", again, entry.action, line)
        for event in entry.events:
            _reads_back(t.game, event, read)
            for watcher in subject.watchers():
                seen = event.seen_by(watcher)
                if seen is not None and seen is not event:
                    _reads_back(t.game, seen, read)


def _reads_back(game: Game[Any], event: Event[Any], read: set[str]) -> None:
    line = json.dumps(encode_event(game, event))
    if line not in read:
        alike("wire", decode_event(game, json.loads(line)), event, line)
        read.add(line)


def chance_law(subject: Subject, seed: int, moves: int) -> None:
    """Check that the same seed gives the same ledger, letter by letter."""
    texts = [_ledger(subject, play_some(subject, seed, moves)).text() for _ in range(2)]
    alike("chance", texts[0], texts[1], f"the ledger of seed {seed}, twice")


def _ledger(subject: Subject, t: Table[Any]) -> Ledger:
    return ledger_of(t, subject.preset, subject.options)

"""Test that accepted actions are stored, with a server killed repeatedly under load."""

import json
import random
import signal
import time
from contextlib import closing

import pytest

from tests.effort import times
from tests.server.forks import Fork, Forks, free_port
from tests.server.load import Load, Sent, wall
from tests.server.servers import wait_until
from tests.server.stored import Stored, StoredAction

KILLS = times(15, 200)
MOST = 2 * KILLS  # upper limit, used if no response was lost by chance
PAIRS = 4


class Killing:
    """Server that is killed and started again on the same port, with the times of kills."""

    def __init__(self, forks: Forks, url: str) -> None:
        self.forks = forks
        self.url = url
        self.port = free_port()
        self.moments = random.Random(url.partition(":")[0])
        self.kills: list[int] = []
        self.server = self.start()
        self.load = Load(self.server.address, PAIRS)

    def start(self) -> Fork:
        return self.forks.start(self.url, port=self.port)

    def kill(self) -> None:
        """Kill the server at a random moment under load, or sometimes during its start."""
        if self.moments.random() < 0.9:
            enough = self.load.answered() + PAIRS
            wait_until(lambda: self.load.answered() > enough or self.load.troubles)
        time.sleep(self.moments.uniform(0, 0.1))
        self.kills.append(wall())
        self.server.kill()
        self.server = self.start()

    def cut(self) -> list[Sent]:
        """List the choices that were sent but not answered at a kill."""
        return [sent for sent in self.load.sent() if sent.cut_by(self.kills)]

    def unheard(self) -> list[Sent]:
        """List the interrupted choices that were stored before the kill and answered later."""
        with closing(Stored(self.url)) as stored:
            at = stored.actions()
        answered = [sent for sent in self.cut() if sent.status == 200]
        return [s for s in answered if at[action_of(s)] <= s.cut_by(self.kills)[-1]]

    def end(self) -> None:
        self.load.reconnect()
        self.server.send(signal.SIGTERM)
        assert self.server.wait() == 0


def action_of(sent: Sent) -> StoredAction:
    return sent.table, sent.rev, sent.seat, json.dumps(sent.action)


def check_that_every_table_goes_on(load: Load) -> None:
    player = load.players[0]
    for table in [table for one in load.series for table in one.tables]:
        received = player.look(table, 0)
        if received["status"] != "over":
            seat = received["to_move"][0]
            assert player.choose(table, seat, player.look(table, seat)).status == 200


@pytest.mark.repeated
def test_actions_accepted_before_a_kill_are_stored_once_and_tables_continue(
    url: str, forks: Forks
) -> None:
    killing = Killing(forks, url)
    load = killing.load
    with load.playing():
        for kill in range(1, MOST + 1):
            killing.kill()
            if kill >= KILLS and killing.unheard():
                break
    check_that_every_table_goes_on(load)
    killing.end()

    accepted = [sent for sent in load.sent() if sent.status == 200]
    with closing(Stored(url)) as stored:
        assert len(accepted) == len(set(map(action_of, accepted)))
        assert set(stored.actions()) == set(map(action_of, accepted))
        assert stored.keys() == {(s.table, s.seat, s.key): s.rev for s in accepted}
        assert stored.findings() == []
    assert len(killing.cut()) >= KILLS, f"{len(accepted)} were accepted"
    assert len(killing.unheard()) > 0

"""Tests of the import queue: few checks at once, a short queue, and limits of processor time."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import pytest

from signoria.server.errors import RequestError
from signoria.server.lobby import importing
from signoria.server.lobby.importing import Checked, ImportQueue, TooSlow
from signoria.server.settings import Settings
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.lobby import LedgerLine
from tests.games.mutations import parsed, sealed, sources
from tests.server.servers import Running, running

MANY: Final = 8
DONE: Final = Checked("", [], "", False)
LIMITED: Final = (
    "from signoria.portable import limit_processor_time as limit; import time; limit(0.1)"
)


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Running]:
    """Run a server whose queue is always full."""
    url = f"sqlite:///{tmp_path}/a.db"
    with running(url, import_processes=0, import_queue=0, import_seconds=2.5) as found:
        yield found


class Checks:
    """Checks that wait for `end`, and count how many run at once."""

    def __init__(self) -> None:
        self.end = asyncio.Event()
        self.now = 0
        self.most = 0

    async def __call__(self, _settings: Settings, _text: str) -> Checked:
        self.now += 1
        self.most = max(self.most, self.now)
        await self.end.wait()
        self.now -= 1
        return DONE


async def settled() -> None:
    """Let every task go as far as it can."""
    for _turn in range(10):
        await asyncio.sleep(0)


def test_queue_checks_two_at_once_and_refuses_when_it_is_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fill() -> tuple[int, list[Checked]]:
        checks = Checks()
        monkeypatch.setattr(importing, "checked", checks)
        queue = ImportQueue(Settings(database="", import_processes=2, import_queue=1))
        tasks = [asyncio.create_task(queue.checked("")) for _import in range(3)]
        await settled()
        with pytest.raises(RequestError) as refused:
            await queue.checked("")
        assert (refused.value.code, refused.value.status) == ("import-busy", 503)
        checks.end.set()
        return checks.most, [*await asyncio.gather(*tasks), await queue.checked("")]

    assert asyncio.run(fill()) == (2, [DONE] * 4)


def test_cancelled_import_leaves_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave() -> Checked:
        checks = Checks()
        monkeypatch.setattr(importing, "checked", checks)
        queue = ImportQueue(Settings(database="", import_processes=1, import_queue=1))
        tasks = [asyncio.create_task(queue.checked("")) for _import in range(2)]
        await settled()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        checks.end.set()
        return await queue.checked("")

    assert asyncio.run(leave()) == DONE


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_full_queue_answers_503_with_the_seconds_to_wait(full: Running, lang: str) -> None:
    client = full.visit(**{"accept-language": lang})

    answer = client.post("/tables/import", json={"ledger": "{}"})

    assert (answer.status_code, answer.json()["code"]) == (503, "import-busy")
    assert answer.headers["retry-after"] == "3"
    assert answer.json()["params"] == {"seconds": 3}
    assert answer.json()["detail"].replace("\xa0", " ").endswith(("3 s.", "noch einmal."))


def test_many_imports_at_once_wait_for_each_other(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", bot_workers=0) as server:
        client, ledger = server.visit(), sources("intrigue")[-1]
        with ThreadPoolExecutor(MANY) as threads:
            answers = list(
                threads.map(
                    lambda _import: client.post("/tables/import", json={"ledger": ledger}),
                    range(MANY),
                )
            )

    assert [answer.status_code for answer in answers] == [201] * MANY


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize(
    ("work", "ends"),
    [("time.sleep(0.4)", True), ("sum(range(1 << 40))", False)],
    ids=["sleep", "work"],
)
def test_only_processor_time_counts_against_the_limit(work: str, ends: bool) -> None:
    done = subprocess.run([sys.executable, "-c", f"{LIMITED}; {work}"], timeout=60, check=False)

    assert (done.returncode == 0) == ends


def unverified(slug: str) -> str:
    """Return a golden game with a header that no release wrote."""
    head, *lines = parsed(slug, 0)
    return sealed([{**head, "note": 1}, *lines])


def busy(seconds: float) -> None:
    """Use processor time."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


@pytest.mark.parametrize("slow", [True, False])
def test_unverified_game_with_one_slow_position_is_refused(
    monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    show = importing._show

    def shown(opened: OpenLedger) -> None:
        show(opened)
        busy(0.25 if slow and opened.rev == 9 else 0)

    monkeypatch.setattr(importing, "_show", shown)
    with pytest.raises(TooSlow) if slow else nullcontext():
        assert importing.check(unverified("intrigue")).unverified


def test_unverified_game_that_takes_long_to_read_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add = OpenLedger.add

    def added(opened: OpenLedger, line: LedgerLine) -> None:
        busy(0.01)
        add(opened, line)

    monkeypatch.setattr(OpenLedger, "add", added)

    with pytest.raises(TooSlow):
        importing.check(unverified("intrigue"))
    assert not importing.check(sources("intrigue")[0]).unverified

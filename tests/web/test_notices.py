"""The service worker: it shows pushed turn notices, and a click opens the table."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.programs import whole_chromium
from tests.server.servers import Running
from tests.web.browsers import PATIENCE, Visitors, opened

NOTICE = {"table": "some-table", "game": "il-principe", "rev": 7, "notice": "your turn"}
SENTENCE = "È il tuo turno."
PUSHES, LOOKS = 5, 120  # one check every 25 milliseconds
REGISTER = """() => navigator.serviceWorker.register('/sw.js')
  .then(() => navigator.serviceWorker.ready).then(() => true)"""
SHOWN = """() => navigator.serviceWorker.ready.then((it) => it.getNotifications())
  .then((all) => all.map((one) => [one.title, one.body, one.tag]))"""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


@pytest.fixture(scope="module")
def browser(home: Running, stage: Playwright) -> Iterator[Browser]:
    """Start the full Chromium, because the headless shell shows no notices."""
    with opened(stage, whole_chromium()) as found:
        yield found


class Received:
    """A visitor whose browser may show notices and runs the service worker."""

    def __init__(self, visitors: Visitors, path: str = "/") -> None:
        self.visitor = visitors("Anna", permissions=["notifications"])
        self.page = self.visitor.go(path)
        with self.visitor.context.expect_event("serviceworker") as found:
            self.page.evaluate(REGISTER)
        self.worker = found.value
        self._known: list[str] = []
        self._line = self.visitor.context.new_cdp_session(self.page)
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._line.send("ServiceWorker.enable")

    def push(self, **notice: Any) -> None:
        """Deliver a push message to the browser, as its push service would."""
        wait_until(self.page, lambda: self._known)
        data = json.dumps({**NOTICE, "sentence": SENTENCE, **notice})
        action = {"origin": self.visitor.home.address, "registrationId": self._known[0]}
        self._line.send("ServiceWorker.deliverPushMessage", {**action, "data": data})

    def show(self, **notice: Any) -> None:
        """Push a notice until it is shown, because a busy browser sometimes drops a push.

        A table has one notice, so repeated pushes show no second one.
        """
        for _push in range(PUSHES):
            self.push(**notice)
            for _look in range(LOOKS):
                if self.shown():
                    return
                self.page.wait_for_timeout(25)
        raise AssertionError("no push was shown")

    def shown(self) -> list[list[str]]:
        """Return the visible notices: title, sentence, table."""
        found: list[list[str]] = self.page.evaluate(SHOWN)
        return sorted(found)

    def _note(self, params: dict[str, Any]) -> None:
        self._known += [one["registrationId"] for one in params["registrations"]]


def wait_until(page: Page, true: Any) -> None:
    """Wait until a condition is true, and fail after a time limit."""
    for _look in range(PATIENCE // 25):
        if true():
            return
        page.wait_for_timeout(25)
    raise AssertionError("it did not come true in time")


def test_turn_notice_shows_the_sentence_of_the_server(visitors: Visitors) -> None:
    received = Received(visitors)

    received.show()

    assert received.shown() == [["Signoria", SENTENCE, "some-table"]]


def test_newer_notice_replaces_the_one_of_the_same_table(visitors: Visitors) -> None:
    received = Received(visitors)

    received.show()
    received.push(table="other-table")
    received.push(sentence="Di nuovo.")

    wait_until(received.page, lambda: ["Signoria", "Di nuovo.", "some-table"] in received.shown())
    assert [tag for _title, _said, tag in received.shown()] == ["some-table", "other-table"]


def test_click_on_a_notice_opens_the_table(visitors: Visitors) -> None:
    received = Received(visitors)
    received.show(table="a table/of mine")
    received.worker.evaluate(
        "() => { self.opened = []; clients.openWindow = async (path) => opened.push(path); }"
    )

    received.worker.evaluate(CLICK)

    wait_until(received.page, lambda: received.worker.evaluate("() => opened.length"))
    assert received.worker.evaluate("() => opened") == ["/t/a%20table%2Fof%20mine"]
    wait_until(received.page, lambda: not received.shown())


def test_service_worker_caches_nothing(visitors: Visitors) -> None:
    received = Received(visitors)
    received.page.reload()

    assert received.page.evaluate("() => caches.keys()") == []

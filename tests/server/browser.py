"""A real browser without a window, driven over its debugging port."""

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
PATIENCE = 30.0
OPTIONS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-extensions",
    "--disable-background-networking",
    "--lang=en",
    "--remote-debugging-port=0",
)


class Tab:
    """One page of a browser, in a context of its own."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self._session = ""
        context = self._ask("Target.createBrowserContext")["browserContextId"]
        wished = {"url": "about:blank", "browserContextId": context}
        target = self._ask("Target.createTarget", **wished)["targetId"]
        attached = self._ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = str(attached["sessionId"])
        self.complaints: list[str] = []
        for domain in ("Page", "Runtime", "Log", "Network"):
            self._ask(f"{domain}.enable")

    def go(self, url: str) -> None:
        """Open an address."""
        self._ask("Page.navigate", url=url)

    def run(self, script: str) -> Any:
        """The value of an expression in the page; of a promise, what it holds."""
        answer = self._ask(
            "Runtime.evaluate",
            expression=script,
            awaitPromise=True,
            returnByValue=True,
            userGesture=True,
        )
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def wait(self, script: str, patience: float = PATIENCE) -> Any:
        """Wait until an expression is true, but not for ever; its value."""
        until = time.monotonic() + patience
        while True:
            try:
                if found := self.run(script):
                    return found
            except (AssertionError, Gone):
                pass  # the page is on its way to another address
            assert time.monotonic() < until, f"never true: {script}; {self.complaints}"
            time.sleep(0.03)

    def offline(self, off: bool) -> None:
        """Cut the line to the network, or mend it."""
        speed = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self._ask("Network.emulateNetworkConditions", offline=off, **speed)

    def answer_questions(self, yes: bool = True) -> None:
        """Have every question that the page asks answered at once."""
        self.run(f"window.confirm = () => {json.dumps(yes)}; 1")

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        body = {"id": self._number, "method": method, "params": params}
        if self._session:
            body["sessionId"] = self._session
        self._line.send(json.dumps(body))
        while True:
            said = json.loads(self._line.recv(PATIENCE))
            if said.get("id") == self._number:
                if "error" in said:
                    raise Gone(said["error"])
                found: dict[str, Any] = said["result"]
                return found
            self._hear(said)

    def _hear(self, said: dict[str, Any]) -> None:
        params = said.get("params", {})
        if said.get("method") == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(params["exceptionDetails"])[:500])
        elif said.get("method") == "Log.entryAdded":
            entry = params["entry"]
            self.complaints.append(f"{entry['source']} {entry['text']} {entry.get('url', '')}")


class Gone(Exception):
    """The page is no longer what it was when it was asked."""


@contextmanager
def browsing(folder: Path) -> Iterator[ClientConnection]:
    """A browser that has been opened, closed at the end."""
    assert BROWSER is not None
    process = subprocess.Popen(
        [BROWSER, *OPTIONS, f"--user-data-dir={folder}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        port, path = _door(folder / "DevToolsActivePort")
        with connect(f"ws://127.0.0.1:{port}{path}", max_size=None) as line:
            yield line
            line.send(json.dumps({"id": 0, "method": "Browser.close"}))
            process.wait(PATIENCE)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(PATIENCE)


def _door(file: Path) -> tuple[str, str]:
    """Where the browser listens, once it has written it down."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if file.exists() and len(found := file.read_text().split()) == 2:
            return found[0], found[1]
        time.sleep(0.05)
    raise AssertionError("the browser does not open its door")

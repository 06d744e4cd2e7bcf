"""Everything that a page receives from the server: responses and stream messages."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, Response


class Tap:
    """A recorder of everything that a page receives."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.messages: list[str] = []
        self.streams: list[str] = []
        self._answers: list[Response] = []
        self._line = context.new_cdp_session(page)
        self._line.on("Network.eventSourceMessageReceived", self._message)
        self._line.on("Network.responseReceived", self._stream)
        self._line.send("Network.enable")
        page.on("response", lambda answer: self._answers.append(answer))

    def frames(self) -> list[dict[str, Any]]:
        """Return every frame that came over a stream."""
        found = [json.loads(text) for text in self.messages if text.startswith("{")]
        return [frame for frame in found if "rev" in frame]

    def texts(self) -> list[str]:
        """Return all stream messages and responses, except the files of the site."""
        plain = [one for one in self._answers if "/assets/" not in one.url]
        whole = [one for one in plain if "event-stream" not in one.headers.get("content-type", "")]
        return self.messages + [one.text() for one in whole if one.status == 200]

    def _message(self, params: dict[str, Any]) -> None:
        self.messages.append(params["data"])

    def _stream(self, params: dict[str, Any]) -> None:
        if params["type"] == "EventSource":
            self.streams.append(params["response"]["url"])

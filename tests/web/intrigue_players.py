"""Players of Intrigue who choose by the controls of its board."""

from collections.abc import Sequence
from functools import cached_property, partial
from itertools import pairwise
from typing import Any, Final

import httpx
from playwright.sync_api import Locator, expect

from signoria.games.intrigue import GAME
from signoria.kernel.wire import decode
from signoria.locales.words import Words
from tests.server.tables import ME, frame
from tests.web.browsers import Visitor
from tests.web.moments import gone_on, lines
from tests.web.players import CHOICES, KeyPlayer, Player, WireAction, is_choice, status, wait_until
from tests.web.words import counted, say

FX: Final = "fx1994-5-last-round"
SALARIES: Final = (10_000, 20_000, 30_000, 50_000, 100_000)
NOTE: Final = 10_000


def palace(number: int) -> str:
    """Return the name of a palace, which is also the name of a bot that holds it."""
    return Words("en").thing(GAME, "palace", number)


def profession(number: int) -> str:
    """Return the name of a profession."""
    return Words("en").thing(GAME, "profession", number)


def decision(*kinds: str, nth: int = -3) -> tuple[int, int]:
    """Return the revision at which the golden game asks for such a choice, and the seat."""
    entries = pairwise(lines(FX))
    found = [
        (entry["rev"], then["seat"])
        for entry, then in entries
        if then["by"] == "seat" and then["do"][0] in kinds
    ]
    return found[nth]


def intrigue_player(visitor: Visitor, *kinds: str, nth: int = -3) -> "IntriguePlayer":
    """Open a table at a decision, and return its player; bots hold the other seats."""
    rev, seat = decision(*kinds, nth=nth)
    table = gone_on(visitor, rev, seat, name=FX)
    visitor.go(f"/t/{table}")
    return IntriguePlayer(visitor, table, seat)


class IntriguePlayer(Player):
    """A player at a table of Intrigue."""

    @cached_property
    def line(self) -> httpx.Client:
        """Return an HTTP client of the same player; the server fixture closes it."""
        client = self.visitor.client()
        self.visitor.home.clients.append(client)
        return client

    def position(self) -> dict[str, Any]:
        """Return the frame that this seat gets now."""
        return frame(self.line, self.table, self.seat)

    def hears_more(self, rev: int) -> bool:
        """Return whether anything has happened after a revision."""
        return bool(self.position()["rev"] > rev)

    def move(self) -> bool:
        now = self.position()
        if self.seat not in now.get("to_move", ()):
            return False
        self.decide(now)
        return True

    def decide(self, now: dict[str, Any]) -> None:
        """Make the pending choice with the controls of the page, once it shows the decision."""
        self.page.locator(".pacing .tabular").dispatch_event("click")  # skip watching the others
        panel = self.page.locator(f'[data-decision="{now["decision"]}"][aria-busy="false"]')
        expect(panel).to_be_attached()
        action = counted(GAME, now["legal"][0])
        press = getattr(self, f"_{action[0]}", self._plain)
        with self.page.expect_response(is_choice) as answer:
            press(now, action)
        assert answer.value.ok, f"{action}: {answer.value.status}"
        self.made.append(action)

    def _plain(self, now: dict[str, Any], action: WireAction) -> None:
        self.press(self.button(Words("en").action(GAME, decode(GAME.actions, action))))

    def _hear_bribes(self, now: dict[str, Any], action: WireAction) -> None:
        self.press(self.button("Ask for the bribes"))

    def _pay_nothing(self, now: dict[str, Any], action: WireAction) -> None:
        self.press(self.button("Pay nothing"))

    def _bribe(self, now: dict[str, Any], action: WireAction) -> None:
        self.press(self.button(say("in-pay", ducats=f"{NOTE:,}")))

    def _place(self, now: dict[str, Any], action: WireAction) -> None:
        self._create_table([action[1]])

    def _place_all(self, now: dict[str, Any], action: WireAction) -> None:
        self._create_table(action[1])

    def _create_table(self, domains: list[int]) -> None:
        for domain in domains:
            self.press(self.window(domain))
        self.press(self.button(say("in-place-confirm", number=len(domains))))

    def _admit(self, now: dict[str, Any], action: WireAction) -> None:
        self.press(self.figure("in-admit", now, action[1]))
        if self.window(action[2]).count():  # a single empty one is preselected
            self.press(self.window(action[2]))
        self.press(self.button(say("in-decide")))

    def _keep(self, now: dict[str, Any], action: WireAction) -> None:
        holder = next(one["seat"] for one in now["view"]["matter"]["payments"] if one["defends"])
        self.press(self.figure("in-keep", now, holder))
        self.press(self.button(say("in-decide")))

    def _send(self, now: dict[str, Any], action: WireAction) -> None:
        chosen: dict[int, int] = {}
        left = list(now["view"]["seats"][self.seat]["reserve"])
        for _kind, where, what in (counted(GAME, one) for one in now["legal"]):
            if where not in chosen and left[what] and len(chosen) < now["view"]["to_send"]:
                chosen[where] = what
                left[what] -= 1
        for where, what in chosen.items():
            self.press(self.cell(where, what))
        self.press(self.page.locator("[data-confirm]"))

    def window(self, domain: int) -> Locator:
        """Return the empty window of my palace for a domain."""
        salary = f"{SALARIES[domain]:,}"
        return self.page.locator(f'[data-drop="{domain}"]:not(.taken)').and_(
            self.page.get_by_role("button", name=salary)
        )

    def figure(self, message: str, now: dict[str, Any], seat: int) -> Locator:
        """Return the token of a seat at the door."""
        name = self.page.get_by_role("main").locator(".door > li").filter(has_text=self.name(seat))
        meant = name.filter(has_not_text=say("in-in-office")) if message == "in-admit" else name
        return meant.get_by_role("button").first

    def cell(self, where: int, what: int) -> Locator:
        """Return the button that sends a profession to a palace."""
        text = Words("en").action(GAME, decode(GAME.actions, ["send", where, what]))
        return self.named("button", text)

    def name(self, seat: int) -> str:
        """Return the name of a seat at this table."""
        face = self._faces[seat]
        return palace(seat) if face["kind"] == "bot" else str(face["name"])

    @cached_property
    def _faces(self) -> list[dict[str, Any]]:
        faces: list[dict[str, Any]] = self.visitor.ask("GET", f"/tables/{self.table}")["seats"]
        return faces


class KeyIntriguePlayer(KeyPlayer, IntriguePlayer):
    """A player at a table of Intrigue who uses keys alone."""


def start_table(host: Visitor, *others: Visitor, bots: Sequence[str] = (), **options: Any) -> str:
    """Start a table of Intrigue with the host, other visitors and bots; return its id."""
    machines = [{"kind": "bot", "bot": name} for name in bots]
    seats = [ME, *[{"kind": "open"} for _one in others], *machines]
    requested = {"start_seat": "1"} | options
    body = {"game": "intrigue", "preset": "fx1994", "seats": seats, "options": requested}
    id = str(host.ask("POST", "/tables", body | {"access": "public"})["id"])
    for seat, other in enumerate(others, 1):
        other.ask("POST", f"/tables/{id}/seats/{seat}", {})
    host.ask("POST", f"/tables/{id}/start")
    return id


def play_round(*players: IntriguePlayer) -> None:
    """Let everybody choose by the page until a new round begins, or the game is over.

    Bots may take their time and talk, but the game must go on.
    """
    first = players[0]
    now = first.position()
    begun = now["view"]["round"]
    for _news in range(CHOICES):
        if now["status"] == "over" or now["view"]["round"] != begun:
            return
        if not any(player.move() for player in players):
            wait_until(first.page, partial(first.hears_more, now["rev"]))
        now = first.position()
    raise AssertionError("the round has no end")


def check_fortunes(visitor: Visitor, table: str) -> None:
    """Check that the page lists the fortunes of the server, the richest first."""
    assert status(visitor, table) == "over"
    result = visitor.ask("GET", f"/tables/{table}")["result"]
    end = visitor.page.get_by_role("region", name=say("end-title"))
    expect(end).to_be_visible()
    fortunes = end.get_by_role("list", name=say("in-end-fortunes")).get_by_role("listitem")
    shown = [one.split("\n")[-1] for one in fortunes.all_inner_texts()]
    assert shown == [f"{sum:,}" for sum in sorted(result["scores"], reverse=True)]


def speak(host: Visitor, other: Visitor, table: str) -> None:
    """Let two players talk: a threat by the host, a line of chat, an offer to the host."""
    keep_away = [0, 5, 0, 1, -1, -1, 0, 3, 1, 0, 0, 1, 4, -1, 50_000, 3]
    or_else = [0, 2, 0, 1, 1, -1, 0, 2, 2, 3, 0, 1, 1, -1, 50_000, 2]
    give_word(host, table, 0, 1, "Pay, or your lawyer sees the island.", 1 << 1, or_else)
    other.ask("POST", f"/tables/{table}/chat", {"text": "We shall see."})
    said = "Put my scholar up high, and I stay away from you."
    give_word(other, table, 1, 2, said, 1 << 0, keep_away)


def give_word(
    who: Visitor, table: str, seat: int, tone: int, text: str, hearers: int, clauses: list[int]
) -> None:
    """Send a line of chat and attach a word to it."""
    line = who.ask("POST", f"/tables/{table}/chat", {"text": text})["number"]
    action = ["give_word", tone, line, hearers, 0, clauses]
    body = {"rev": 0, "key": f"word-{line}", "actions": [action], "seat": seat}
    who.ask("POST", f"/tables/{table}/actions", body)

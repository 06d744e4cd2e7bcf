"""Take the pictures of docs/gallery: every screen, wide, on a phone, light and dark.

With a word as argument only the pictures whose names begin with it are taken: `intrigue`.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.server.servers import Running, running
from tests.server.tables import ME
from tests.web import pictures
from tests.web.browsers import PHONE, WIDE, Visitor, Visitors, browsing
from tests.web.intrigue_players import FX, IntriguePlayer, decision, start_table
from tests.web.moments import FIVE, finished, gone_on, moment
from tests.web.players import FAST
from tests.web.realms import prince
from tests.web.words import say

FOLDER: Final = Path(__file__).parents[1] / "docs" / "img" / "screens"
SIZES: Final = {"wide": WIDE, "phone": PHONE}
TALKERS: Final = ("honest", "grasping", "tit-for-tat", "traitor")
QUALITY: Final = 72
LOOK: Final = 0.05  # seconds between checks whether bots have chosen
AUCTION, CITY = 31, 42  # revisions of the game that is shown


def screens(visitor: Visitor) -> Iterator[tuple[str, Page]]:
    """Yield the screens of a visitor who is signed in, one after the other."""
    yield "landing", visitor.go("/")
    yield "new", visitor.go("/new")
    yield "learn", visitor.go("/learn")
    yield "rules", visitor.go("/rules/il-principe")
    yield "sign-in", visitor.go("/sign-in")
    yield "account", visitor.go("/account")
    friends = [{"kind": "invited"}, {"kind": "bot", "bot": "page"}]
    yield "room", visitor.go(f"/t/{created(visitor, ME, *friends)}")
    table = created(visitor, *({"kind": "me", "name": name} for name in ("Anna", "Bruno", "Carla")))
    visitor.ask("POST", f"/tables/{table}/start")
    yield "curtain", visitor.go(f"/t/{table}")
    game = finished(visitor, FIVE)
    yield "lobby", visitor.go("/lobby?list=over")
    for phase in ("setting_aside", "auction", "turn", "city"):
        rev, seat = moment(phase, FIVE, 1)
        table = gone_on(visitor, rev, seat, name=FIVE)
        yield phase.replace("_", "-"), visitor.go(f"/t/{table}")
    yield "generic", visitor.go(f"/t/{table}?board=generic")
    yield "replay", visitor.go(f"/t/{game}?rev={CITY}")
    yield "end", visitor.go(f"/t/{game}")
    for name, kind in {"princes": "build", "princes-paying": "pick_region"}.items():
        yield name, prince(visitor, kind).page


def created(visitor: Visitor, *seats: dict[str, Any]) -> str:
    """Create a table of Il Principe without starting it; return its id."""
    body = {"game": "il-principe", "seats": list(seats), "access": "private"}
    return str(visitor.ask("POST", "/tables", body)["id"])


def intrigue(visitor: Visitor) -> Iterator[tuple[str, Page]]:
    """Yield the screens of Intrigue: a matter, sending, and talk and end of a game against bots."""
    for name, kinds in {"matter": ("keep", "replace"), "sending": ("send",)}.items():
        rev, seat = decision(*kinds, nth=-4)
        yield f"intrigue-{name}", visitor.go(f"/t/{gone_on(visitor, rev, seat, name=FX)}")
    table = start_table(visitor, bots=TALKERS)
    player = IntriguePlayer(visitor, table, 0)
    play_on(player, is_courted)
    page = visitor.go(f"/t/{table}")
    page.wait_for_selector("[data-anchor=island]")
    if not page.locator("#drawer.open").count():
        page.locator("[data-panel=chat]").click()
    yield "intrigue-talk", page
    play_on(player, is_over)
    page = visitor.go(f"/t/{table}")
    page.wait_for_selector("[data-end=open]")
    yield "intrigue-end", page
    page.get_by_role("region", name=say("in-end-account")).scroll_into_view_if_needed()
    yield "intrigue-account", page


def is_over(now: dict[str, Any]) -> bool:
    """Return whether a game is over."""
    return bool(now["status"] == "over")


def is_courted(now: dict[str, Any]) -> bool:
    """Return whether several words wait for an answer on the person's turn, after some rounds."""
    view = now["view"]
    waits = sum(word["answerable"] for word in view["words"])
    return is_over(now) or (view["round"] > 2 and waits > 1 and 0 in now["to_move"])


def play_on(player: IntriguePlayer, until: Callable[[dict[str, Any]], bool]) -> None:
    """Play a person's seat by requests: accept every word, and choose by the revision's number."""
    while not until(now := player.position()):
        offered = [word["number"] for word in now["view"]["words"] if word["answerable"]]
        asked = 0 in now.get("to_move", ())
        if asked:
            falls = 1 if now["legal"][0][0] == "bribe" else now["rev"] * 7
            send(player, now, now["legal"][falls % len(now["legal"])])
            for number in offered:
                send(player, now, ["accept_word", number])
        else:
            time.sleep(LOOK)


def send(player: IntriguePlayer, now: dict[str, Any], action: list[Any]) -> None:
    """Send a choice, or an answer that may be too late."""
    key = f"{player.table}-{now['rev']}-{action}"[:60]
    body = {"rev": now["decision"], "key": key, "actions": [action], "seat": 0}
    answer = player.line.post(f"/tables/{player.table}/actions", json=body)
    assert answer.is_success or action[0] == "accept_word", answer.text


def keep(page: Page, name: str) -> None:
    """Save a picture of a page when it is still, with the notice of missed events closed."""
    page.wait_for_timeout(1500)
    if (seen := page.get_by_role("button", name=say("since-enough"))).count():
        seen.dispatch_event("click")  # on a phone it may lie under the talk
        page.wait_for_timeout(300)
    pictures.keep(pictures.taken(page), FOLDER / f"{name}.webp", QUALITY)


def take_all(browser: Browser, home: Running, requested: str = "") -> None:
    """Take every screen in both sizes and both themes."""
    for size, measures in SIZES.items():
        for scheme in ("light", "dark"):
            visitors = Visitors(browser, home)
            visitor = visitors("Anna", size=measures, scheme=scheme)
            visitor.prefer(**FAST)
            taken = [] if requested.startswith("intrigue") else [screens(visitor)]
            if "intrigue".startswith(requested) or requested.startswith("intrigue"):
                taken.append(intrigue(visitor))
            for name, page in chain(*taken):
                if name.startswith(requested):
                    keep(page, f"{name}-{size}-{scheme}")
            visitors.leave()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/a.db") as server,
        browsing() as chromium,
    ):
        take_all(chromium, server, *sys.argv[1:2])

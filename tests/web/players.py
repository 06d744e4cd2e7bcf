"""Players who choose with the controls of the page, by mouse or by keys alone."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Locator, Page, Response, expect

from signoria.games.il_principe import GAME
from tests.server.tables import ME, act, frame
from tests.web.browsers import PATIENCE, Visitor
from tests.web.words import ANY, beginning, counted, like, say, thing

BOT: Final = {"kind": "bot", "bot": "page"}
FAST: Final = {"pace": "fast", "confirms": False}
TABS: Final = 150  # no control of a table needs more
CHOICES: Final = 700  # no game has more
FOCUSED: Final = "(it) => it === document.activeElement"
BEHIND: Final = "(it) => !!(it.compareDocumentPosition(document.activeElement) & 4)"
HELD: Final = "() => document.activeElement !== document.body"

WireAction = list[Any]
# The order in which kinds of legal actions are preferred.
LIKED: Final = ("build", "place_shield", "turn_up", "lay", "bid", "set_aside")


class Player:
    """A player at a table with its page open."""

    def __init__(self, visitor: Visitor, table: str, seat: int, page: Page | None = None) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.page = page or visitor.page
        self.made: list[WireAction] = []

    def offers(self) -> dict[str, WireAction]:
        """Return the legal actions of this seat by their texts."""
        path = f"/tables/{self.table}/choices?seat={self.seat}"
        return {one["text"]: one["action"] for one in self.visitor.ask("GET", path)}

    def move(self) -> bool:
        """Make a choice if one is pending, and return whether one was."""
        offers = self.offers()
        if offers:
            action = self.like(list(offers.values()))
            self.choose(action, next(text for text, one in offers.items() if one == action))
        return bool(offers)

    def like(self, actions: list[WireAction]) -> WireAction:
        """Return the action to choose, of all that are legal."""
        return liked(actions)

    def choose(self, action: WireAction, text: str) -> None:
        """Make a choice with the page once the last one is done; the server must accept it."""
        expect(self.page.locator(".decision[aria-busy=true]")).to_have_count(0)
        self.prepare(action)
        with self.page.expect_response(is_choice) as answer:
            self.press(self.button(text))
        assert answer.value.ok, f"{action}: {answer.value.status}"
        self.made.append(action)

    def button(self, text: str) -> Locator:
        """Return the control of a choice: of several the last, which is the decision's."""
        return self.named("button", beginning(text)).last

    def named(self, role: Any, name: Any) -> Locator:
        """Return the enabled controls of the table with this role and name."""
        return self.page.get_by_role("main").get_by_role(role, name=name, disabled=False)

    def prepare(self, action: WireAction) -> None:
        """Pick the cards that a choice needs before it can be confirmed."""
        if action[0] == "set_aside":
            for colour, number in enumerate(action[1:]):
                for _card in range(number):
                    self.press(self.named("button", adding(colour)))
        elif action[0] == "lay":
            _lay, colour, number = counted(GAME, action)
            colours = self.page.get_by_role("group", name=say("ip-lay-colour"))
            self.press(colours.get_by_role("button").nth(colour))
            self.fill(self.named("textbox", say("ip-lay-number")), number)

    def press(self, control: Locator) -> None:
        """Use a control."""
        control.click()

    def fill(self, field: Locator, number: int) -> None:
        """Write a number into a field."""
        field.fill(str(number))


class KeyPlayer(Player):
    """A player without a mouse: Tab reaches a control, Enter presses it."""

    def choose(self, action: WireAction, text: str) -> None:
        """Make a choice, and check that the focus stays on the page."""
        super().choose(action, text)
        expect(self.page.locator(".decision[aria-busy=true]")).to_have_count(0)
        self.check_focus()

    def check_focus(self) -> None:
        """Wait until an element has the focus: the next Tab must not begin at the page's top."""
        self.page.wait_for_function(HELD)  # a function: the content policy forbids `eval`

    def press(self, control: Locator) -> None:
        self.reach(control)
        self.page.keyboard.press("Enter")

    def fill(self, field: Locator, number: int) -> None:
        self.reach(field)
        self.page.keyboard.type(str(number))

    def reach(self, control: Locator) -> None:
        """Press Tab until the control has the focus."""
        goal = control.element_handle()  # found once: selectors by role are slow on a large page
        assert goal
        key = "Shift+Tab" if goal.evaluate(BEHIND) else "Tab"
        for _step in range(TABS):
            if goal.evaluate(FOCUSED):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {control}")


def liked(actions: list[WireAction]) -> WireAction:
    """Return a choice that brings the end nearer: build, lay much, bid 1, else pass."""
    for kind in LIKED:
        found = [action for action in actions if action[0] == kind]
        if kind == "bid":
            found = [action for action in found if action[1] == 1]
        if found:
            return max(found, key=lambda action: action[-1]) if kind == "lay" else found[0]
    return actions[0]


def adding(colour: int) -> Any:
    """Match the name of a colour's stack while cards are set aside."""
    return like("ip-aside-add", cards=thing("colour", colour), held=ANY, chosen=ANY)


def is_choice(answer: Response) -> bool:
    return answer.url.endswith("/actions")


def created(host: Visitor, *others: Visitor, bots: int = 0, **wanted: Any) -> str:
    """Start a table with the host, other visitors and bots; return its id."""
    seats = [ME, *[{"kind": "open"} for _one in others], *[BOT] * bots]
    body = {"game": "il-principe", "preset": "amigo-easy", "seats": seats, "access": "public"}
    id = str(host.ask("POST", "/tables", body | wanted)["id"])
    for seat, other in enumerate(others, 1):
        other.ask("POST", f"/tables/{id}/seats/{seat}", {})
    host.ask("POST", f"/tables/{id}/start")
    return id


def status(visitor: Visitor, table: str) -> str:
    """Return the status of a table: open, running or over."""
    return str(visitor.ask("GET", f"/tables/{table}")["status"])


def play(*players: Player) -> None:
    """Let everybody choose until the game is over."""
    first = players[0]
    for _choice in range(CHOICES):
        if any(player.move() for player in players):
            continue
        if status(first.visitor, first.table) == "over":
            return
        wait_until(first.page, lambda: any(one.offers() for one in players) or ended(first))
    raise AssertionError("the game has no end")


def ended(player: Player) -> bool:
    """Return whether the game of a player is over."""
    return status(player.visitor, player.table) == "over"


def check_end(page: Page, visitor: Visitor, table: str) -> None:
    """Check that the page shows the result of the server: winners and points of each seat."""
    card = visitor.ask("GET", f"/tables/{table}")
    expect(page.get_by_role("region", name=say("end-title"))).to_be_visible()
    points = page.get_by_role("table", name=say("ip-end-table"))
    total = points.get_by_role("row", name=beginning(say("ip-end-total")))
    shown = [int(text) for text in total.get_by_role("cell").all_inner_texts()]
    assert sorted(shown) == sorted(card["result"]["scores"])
    assert [sum(column) for column in sources(points)] == shown
    for seat in card["result"]["winners"]:
        expect(points.get_by_role("columnheader", name=called(card, seat))).to_be_visible()


def sources(points: Locator) -> Iterator[tuple[int, ...]]:
    """Return the points of each seat by source."""
    rows = [one.split("\t")[1:] for one in points.locator("tbody tr").all_inner_texts()]
    return zip(*[[int(text.replace("–", "0")) for text in row] for row in rows], strict=True)


def called(card: dict[str, Any], seat: int) -> str:
    """Return the page's name for a seat: a person's own, a bot's family."""
    face = card["seats"][seat]
    return thing("family", seat) if face["kind"] == "bot" else str(face["name"])


def wait_until(page: Page, true: Callable[[], Any]) -> None:
    """Wait until a condition is true, and fail after a time limit."""
    for _look in range(PATIENCE // 25):
        if true():
            return
        page.wait_for_timeout(25)
    raise AssertionError("it did not come true in time")


def rush(visitor: Visitor, table: str) -> None:
    """Play a game to its end by requests, for a visitor who holds every seat."""
    with visitor.client() as client:
        for _choice in range(CHOICES):
            now = frame(client, table, 0)
            if now["status"] == "over":
                return
            received = frame(client, table, now["to_move"][0])
            act(client, table, received["seat"], received["decision"], liked(received["legal"]))
    raise AssertionError("the game has no end")

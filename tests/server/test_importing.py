"""Tests of imports: forged, endless and enormous ledgers are refused, and the server goes on."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.hash_chain import hash_after
from signoria.kernel.ledger import read_ledger
from signoria.server.errors import Refused
from signoria.server.lobby import importing
from signoria.server.lobby.further_tables import header_of_today
from signoria.store.ledgers import Setting
from signoria.store.lobby import LedgerLine, SeatRow
from tests.server.servers import Running, running
from tests.server.tables import frame

GOLDEN: Final = Path(__file__).parents[1] / "golden"
Things = list[dict[str, Any]]
Forgery = Callable[[Things], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("importing") / "signoria.db"
    with running(f"sqlite:///{file}", bot_workers=0) as found:
        yield found


def shortest(game: str) -> str:
    folder = GOLDEN / game
    return min((path.read_text("utf-8") for path in folder.glob("*.jsonl")), key=len)


def forged(game: str, forge: Forgery) -> str:
    """Return a golden game with changed lines and the right hashes."""
    things = [json.loads(line) for line in shortest(game).splitlines()]
    forge(things)
    last, lines = "", []
    for thing in things:
        thing.pop("seal", None)
        body = json.dumps(thing, separators=(",", ":"), ensure_ascii=False)
        last = hash_after(last, body)
        lines.append(f'{body[:-1]},"seal":"{last}"}}\n')
    return "".join(lines)


def undone(events: list[Any]) -> Forgery:
    """Return a forgery that plays the last entry twice: first with other events, taken back."""

    def forge(things: Things) -> None:
        last = things.pop()
        rev = last["rev"]
        things.append({**last, "told": [*last["told"][:-1], *events]})
        things.append({"rev": rev + 1, "by": "undo", "to": rev - 1, "consent": [0, 1]})
        things.append({**last, "rev": rev + 2})

    return forge


def set_of_seats(bits: int) -> Forgery:
    """Return a forgery in which other seats may bid."""

    def forge(things: Things) -> None:
        for thing in things[1:]:
            for event in thing.get("told", []):
                if event[0] == "auction_opened":
                    event[2] = bits

    return forge


def header(**values: object) -> Forgery:
    """Return a forgery with other values in the header."""
    return lambda things: things[0].update(values)


def option(name: str, value: object) -> Forgery:
    """Return a forgery with another option."""
    return lambda things: things[0]["options"].update({name: value})


def entry(**values: object) -> Forgery:
    """Return a forgery with other values in the second entry."""
    return lambda things: things[2].update(values)


def refused(server: Running, text: str) -> tuple[int, str]:
    """Import a ledger that must be refused; return the status and the code."""
    client = server.visit()
    answer = client.post("/tables/import", json={"ledger": text})
    assert client.get("/health").json()["status"] == "ok"
    assert answer.json()["detail"]
    return answer.status_code, str(answer.json()["code"])


@pytest.mark.parametrize("game", ["il_principe", "intrigue", "princes"])
def test_whole_golden_game_is_imported(server: Running, game: str) -> None:
    answer = server.visit().post("/tables/import", json={"ledger": shortest(game)})

    assert answer.status_code == 201, answer.text


def imported(client: httpx.Client, text: str) -> dict[str, Any]:
    """Import a ledger and return the table's summary."""
    answer = client.post("/tables/import", json={"ledger": text, "access": "public"})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


POINTS: Final = undone([["scored", 0, 500, 0, -1]])


@pytest.mark.parametrize(
    "forge",
    [undone([["ended", 0, -1]]), set_of_seats(1 << 63), set_of_seats(-1)],
    ids=["winners taken back", "set of seats", "negative set of seats"],
)
def test_number_that_its_kind_does_not_have_is_refused_also_where_it_was_taken_back(
    server: Running, forge: Forgery
) -> None:
    assert refused(server, forged("il_principe", forge)) == (422, "refused")


@pytest.mark.parametrize(
    "forge",
    [
        header(preset=5),
        header(seats=True),
        header(seats=10**400),
        header(engine=float("inf")),
        header(options={"start_money": {}}),
        option("start_money", 1 << 64),
        option("start_money", None),
        entry(seat=1 << 64),
        entry(drawn=[1 << 64]),
        entry(drawn={}),
        entry(by=["seat"]),
        entry(by="undo", to=10**400),
        entry(do=[["bid"], 1]),
        entry(told=[[]]),
        entry(told=[["opened", ["bidding"], 0, 0]]),
    ],
)
def test_odd_values_are_refused_and_the_lobby_goes_on(server: Running, forge: Forgery) -> None:
    assert refused(server, forged("il_principe", forge)) == (422, "refused")
    assert server.visit().get("/tables", params={"status": "over"}).status_code == 200


def test_note_of_nothing_is_refused_with_its_reason(server: Running) -> None:
    text = forged("intrigue", option("min_bribe", 0))

    answer = server.visit().post("/tables/import", json={"ledger": text})

    assert (answer.status_code, answer.json()["rule"]) == (422, "LEDGER-2")


def test_error_that_nobody_foresaw_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(importing, "read_ledger", breaks)

    assert importing.reply("a ledger") == importing.BrokenRule("LEDGER-9", {"line": 1})


def test_forged_points_are_imported_as_unverified(server: Running) -> None:
    client = server.visit()

    forgery = imported(client, forged("il_principe", POINTS))
    genuine = imported(client, shortest("il_principe"))

    assert forgery["unverified"] is True
    assert "unverified" not in genuine
    assert client.get(f"/tables/{forgery['id']}").json()["unverified"] is True


@pytest.mark.parametrize(
    "forge",
    [header(rules=7), header(data="sha256:other"), header(rules="1"), header(preset="other")],
)
def test_game_of_other_rules_or_data_is_imported_as_unverified(
    server: Running, forge: Forgery
) -> None:
    assert imported(server.visit(), forged("intrigue", forge))["unverified"] is True


def test_game_with_an_upgrade_is_imported_as_unverified(server: Running) -> None:
    def upgrade(things: Things) -> None:
        """Claim in the middle that the server was upgraded."""
        versions = {"rules": 99, "data": "sha256:other", "engine": "9.9.9"}
        things.insert(5, {"rev": 5, "by": "upgrade", **versions})
        things[6:] = [{**thing, "rev": thing["rev"] + 1} for thing in things[6:]]

    assert imported(server.visit(), forged("intrigue", upgrade))["unverified"] is True


def test_undo_that_crosses_chance_is_unverified(server: Running) -> None:
    def again(things: Things) -> None:
        """Take back the dice of the last entry that has some, and roll the same."""
        at = max(at for at, thing in enumerate(things) if thing.get("drawn"))
        rest = things[at:]
        del things[at + 1 :]
        things.append({"rev": at + 1, "by": "undo", "to": at - 1, "consent": [0, 1]})
        things.extend({**thing, "rev": thing["rev"] + 2} for thing in rest)

    assert imported(server.visit(), forged("princes", again))["unverified"] is True


def test_unverified_game_is_continued_only_alone(server: Running) -> None:
    host, guest = server.visit(), server.visit()
    id = imported(host, forged("il_principe", POINTS))["id"]
    me, bot, free = {"kind": "me"}, {"kind": "bot", "bot": "page"}, {"kind": "open"}

    shared = host.post(f"/tables/{id}/fork", json={"rev": 9, "seats": [me, free]})
    alone = host.post(
        f"/tables/{id}/fork", json={"rev": 9, "seats": [me, bot], "access": "public"}
    ).json()
    host.delete(f"/tables/{alone['id']}/seats/1/bot").raise_for_status()
    taken = guest.post(f"/tables/{alone['id']}/seats/1", json={})
    own = host.post(f"/tables/{alone['id']}/seats/1", json={})

    assert (shared.status_code, shared.json()["code"]) == (403, "unverified")
    assert alone["unverified"] is True
    assert (taken.status_code, taken.json()["code"]) == (403, "unverified")
    assert own.status_code == 201
    assert host.post(f"/tables/{alone['id']}/start").status_code == 200


@pytest.mark.parametrize("way", ["public", "invite"])
def test_stranger_neither_chats_at_an_unverified_game_nor_continues_it(
    server: Running, way: str
) -> None:
    host, guest = server.visit(), server.visit()
    data = {"ledger": forged("il_principe", POINTS), "access": "private"}
    table = host.post("/tables/import", json=data | ({"access": way} if way == "public" else {}))
    path, invite = f"/tables/{table.json()['id']}", {"invite": table.json()["invite"]}
    bot = {"kind": "bot", "bot": "page"}

    said = guest.post(f"{path}/chat", json={"text": "Good evening"}, params=invite)
    fork = guest.post(f"{path}/fork", json={"rev": 9, "seats": [bot, bot]}, params=invite)
    own = host.post(f"{path}/chat", json={"text": "Good evening"})

    assert guest.get(path, params=invite).status_code == 200
    assert (said.status_code, said.json()["code"]) == (403, "unverified")
    assert (fork.status_code, fork.json()["code"]) == (403, "unverified")
    assert own.status_code == 200
    assert len(host.get(f"{path}/chat").json()) == 1


def test_stranger_does_not_chat_at_a_fork_of_an_unverified_game(server: Running) -> None:
    host, guest = server.visit(), server.visit()
    id = imported(host, forged("il_principe", POINTS))["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
    data = {"rev": 9, "seats": seats, "access": "public"}
    fork = host.post(f"/tables/{id}/fork", json=data).json()["id"]

    said = guest.post(f"/tables/{fork}/chat", json={"text": "Good evening"})

    assert (said.status_code, said.json()["code"]) == (403, "unverified")


def test_rematch_of_an_import_keeps_no_unknown_preset(server: Running) -> None:
    line = forged("intrigue", header(preset="a text of the forger")).splitlines(keepends=True)[0]

    assert json.loads(header_of_today(line, "intrigue"))["preset"] == "fx1994"


@pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        ("il_principe", "start_money", 9_999),
        ("intrigue", "last_round", 9_000),
        ("intrigue", "professions", 1),
        ("princes", "points", 10_000),
    ],
)
def test_rematch_of_an_import_has_no_setting_that_a_new_table_is_refused(
    game: str, name: str, value: int
) -> None:
    text = forged(game, option(name, value))
    slug = game.replace("_", "-")

    found = read_ledger(header_of_today(text.splitlines()[0], slug), find_game).header

    assert found.differs() == []
    assert found.options[name] != value
    assert found.replaced == {name: value}


def test_game_with_a_setting_of_which_nothing_is_known_says_so(server: Running) -> None:
    client = server.visit()
    unknown = imported(client, forged("il_principe", option("built_card", "roof")))["id"]
    known = imported(client, shortest("il_principe"))["id"]

    assert frame(client, unknown, "spectator")["shown_otherwise"] is True
    assert "shown_otherwise" not in frame(client, known, "spectator")


def test_rematch_that_no_settings_fit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    line = shortest("intrigue").splitlines()[0]
    monkeypatch.setattr(find_game("intrigue"), "refuses_options", lambda *_: Refusal("OPT-2"))

    with pytest.raises(Refused) as refusal:
        header_of_today(line, "intrigue")
    assert refusal.value.refusal.rule == "OPT-2"


OVERDRAWN: Final = undone([["cards_laid", 0, "green", 9_999]])  # from a hand of far fewer


def test_position_that_cannot_be_shown_is_refused(server: Running) -> None:
    assert refused(server, forged("il_principe", OVERDRAWN)) == (422, "refused")


def test_view_that_fails_is_an_error_response(server: Running) -> None:
    """Put a ledger that an import refuses straight into the store."""
    client, text = server.visit(), forged("il_principe", OVERDRAWN)
    head, *lines = text.splitlines(keepends=True)
    setting = Setting("il-principe", None, "public", "invite", origin="import", unverified=True)
    seats, brought = [SeatRow(0, "open"), SeatRow(1, "open")], [LedgerLine(one, 0) for one in lines]
    standing = {"status": "over", "result": "{}"}
    server.server.lobby.create("planted", head, 0, setting, seats, brought, **standing)

    answers = [
        client.get("/tables/planted/view", params={"rev": rev, "seat": 0})
        for rev in range(1, len(lines) + 1)
    ]

    codes = {answer.status_code: answer.json().get("code") for answer in answers}
    assert codes == {200: None, 422: "unsound"}
    assert client.get("/health").json()["status"] == "ok"


@pytest.mark.parametrize("palace", ["me", "bot"])
def test_palace_without_a_free_domain_stops_neither_import_nor_fork(
    server: Running, palace: str
) -> None:
    full = [["token_placed", 1, "milan", "church", at, 0] for at in ("first", "second", "third")]
    forgery = undone(
        [
            *full,
            ["token_placed", 1, "milan", "church", "fourth", 0],
            ["matter_opened", "milan", "uncontested", "none", [0]],
            ["opened", "uncontested", 1, 0],
        ]
    )
    client, text = server.visit(), forged("intrigue", forgery)
    id, rev = imported(client, text)["id"], text.count("\n") - 3
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "page"}

    seats = [bot, me if palace == "me" else bot, me]
    fork = client.post(f"/tables/{id}/fork", json={"rev": rev, "seats": seats}).json()["id"]
    started = client.post(f"/tables/{fork}/start")
    placed = client.post(
        f"/tables/{fork}/actions",
        json={"actions": [["place", "first"]], "rev": rev, "key": "1", "seat": 1},
    )

    assert started.status_code == 200
    assert 400 <= placed.status_code < 500
    assert client.get(f"/tables/{fork}/view").status_code == 200
    assert client.get("/health").json()["status"] == "ok"


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "\x00", '{"game":"il-principe","rules":1}', "[" * 10_000, "9" * 10_000],
    ids=["empty", "object", "list", "zero byte", "half a header", "deep", "long number"],
)
def test_other_text_than_a_ledger_is_refused(server: Running, text: str) -> None:
    assert refused(server, text)[0] in (400, 422)


def test_check_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", bot_workers=0, import_seconds=0.00001) as hasty:
        assert refused(hasty, shortest("il_principe")) == (422, "import-too-long")


def test_check_that_needs_too_much_memory_is_ended(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", bot_workers=0, import_mebibytes=1) as poor:
        assert refused(poor, " " * 900_000) == (422, "import-too-long")

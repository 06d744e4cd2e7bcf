"""Tests of the ledger: written, read back, replayed, judged again; and every kind of corruption."""

import json
from typing import Any

import pytest

from signoria import VERSION
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import Ledger, ledger_of, read_ledger, rejudge, replay, standing
from signoria.kernel.rng import ScriptedRng, SeededRng, SystemRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import BOT, UNDO, Entry
from signoria.testing.snapshot import snapshot
from tests.kernel.ledgers import (
    ALL,
    SUBJECT,
    Change,
    change,
    corrupted,
    drop,
    find,
    hashed_line,
    ledger,
    played,
    refused,
)
from tests.toy import FAIR
from tests.toy.rules import GOOD_NAMES


def test_first_line_is_the_header() -> None:
    header = json.loads(next(iter(ledger().lines())))
    assert header.pop("seal")
    assert header == {
        "game": "fair",
        "rules": 2,
        "data": "goods:wool,salt,spice",
        "seats": 3,
        "preset": "plain",
        "options": SUBJECT.options,
        "engine": VERSION,
    }


def test_entry_omits_empty_fields() -> None:
    lines = [json.loads(line) for line in ledger().lines()]
    begun, first = lines[1], lines[2]
    assert (begun["by"], "seat" in begun, "do" in begun) == ("table", False, False)
    assert (first["rev"], first["by"], first["do"][0]) == (2, "seat", "offer")
    assert "drawn" not in first
    assert first["told"][0][0] == "offered"


def test_former_names_of_events_and_actions_are_read_as_those_of_today() -> None:
    text = ledger().text()
    things = [json.loads(line) for line in text.splitlines()]
    for thing in things[1:]:
        if thing.get("do", [""])[0] == "offer":
            thing["do"][0] = "lay"
        for event in thing["told"]:
            event[0] = "dawned" if event[0] == "day_began" else event[0]
    former = hashed_line(things)

    assert '"lay"' in former
    assert '"dawned"' in former
    assert read_ledger(former, find).text() == text


@pytest.mark.parametrize("seed", range(4))
def test_ledger_reads_back_character_by_character(seed: int) -> None:
    text = ledger(seed).text()
    assert read_ledger(text, find).text() == text


def test_replay_stops_at_a_given_revision() -> None:
    t = played()
    recorded = read_ledger(ledger_of(t, "plain", SUBJECT.options).text(), find)
    for moves in (0, 1, 5):
        there = played(moves=moves)
        again = replay(recorded, there.rev)
        assert snapshot(again.state) == snapshot(there.state)
        assert (again.rev, len(again.entries)) == (there.rev, there.rev)
    assert snapshot(replay(recorded).state) == snapshot(t.state)


def test_replayed_table_can_be_continued() -> None:
    t = replay(ledger(moves=4), rng=SeededRng(3))
    seat = t.actors()[0]
    assert t.submit(seat, FAIR.menu[t.legal(seat)[0]]) is None
    assert t.entries[-1].rev == t.rev == 6
    assert isinstance(replay(ledger()).rng, SystemRng)


def with_undo(to: int) -> Ledger:
    recorded = ledger(moves=5)
    undo: Entry[Any] = Entry(7, UNDO, NOBODY, None, [], [], to, [0, 1, 2])
    return Ledger(recorded.header, [*recorded.entries, undo])


def test_undo_is_an_entry() -> None:
    recorded = with_undo(4)
    line = json.loads(list(recorded.lines())[-1])
    assert (line["by"], line["to"], line["consent"]) == ("undo", 4, [0, 1, 2])
    again = read_ledger(recorded.text(), find)
    assert again.text() == recorded.text()
    assert [entry.rev for entry in standing(again.entries)] == [1, 2, 3, 4]
    assert snapshot(replay(again).state) == snapshot(played(moves=3).state)
    assert snapshot(replay(again, 6).state) == snapshot(played(moves=5).state)
    assert replay(again).rev == 7
    assert rejudge(again) is None


def test_table_replayed_past_an_undo_can_be_continued() -> None:
    t = replay(with_undo(4), rng=SeededRng(1))
    seat = t.actors()[0]
    t.submit(seat, FAIR.menu[t.legal(seat)[0]])
    recorded = read_ledger(ledger_of(t, "plain", SUBJECT.options).text(), find)
    assert snapshot(replay(recorded).state) == snapshot(t.state)


# Bad ledgers.


def test_empty_file_is_refused() -> None:
    assert refused("") == ("LEDGER-1", {"line": 1})


@pytest.mark.parametrize("text", ["dice\n", "[1, 2]\n", "3\n", "null\n", '{"game":\n'])
def test_line_that_is_not_a_json_object_is_refused(text: str) -> None:
    assert refused(text) == ("LEDGER-1", {"line": 1})
    assert refused(ledger().text() + text) == ("LEDGER-1", {"line": len(ledger().entries) + 2})


def test_truncated_line_is_found() -> None:
    text = ledger().text()
    assert refused(text[:-20]) == ("LEDGER-1", {"line": len(ledger().entries) + 1})


def test_altered_line_is_found() -> None:
    lines = list(ledger().lines())
    altered = lines[2].replace('"rev":2', '"rev":3')
    assert altered != lines[2]
    assert refused("".join([*lines[:2], altered, *lines[3:]])) == ("LEDGER-3", {"line": 3})


def test_fields_after_the_hash_are_refused() -> None:
    lines = list(ledger().lines())
    line_hash = lines[2].rpartition(',"seal":')[2].removesuffix("}\n")
    for more in (',"told":[]', f',"told":[],"seal":{line_hash}'):
        altered = lines[2].removesuffix("}\n") + more + "}\n"
        assert refused("".join([*lines[:2], altered, *lines[3:]])) == ("LEDGER-3", {"line": 3})


def test_line_with_other_whitespace_is_accepted() -> None:
    lines = [json.dumps(json.loads(line)) + "\n" for line in ledger().lines()]
    assert list(read_ledger("".join(lines), find).lines()) == list(ledger().lines())


def test_missing_line_is_found() -> None:
    lines = list(ledger().lines())
    assert refused("".join([*lines[:3], *lines[4:]])) == ("LEDGER-3", {"line": 4})
    assert refused("".join(lines[1:])) == ("LEDGER-2", {"line": 1})


def test_line_without_a_hash_is_found() -> None:
    assert refused('{"game":"fair","rules":2}\n') == ("LEDGER-3", {"line": 1})


def undo(to: object, consent: object, **more: object) -> Change:
    """Return a change that puts an undo in place of an entry."""

    def put(thing: dict[str, Any]) -> None:
        rev = thing["rev"]
        thing.clear()
        thing.update({"rev": rev, "by": UNDO, "to": to, "consent": consent, **more})

    return put


ENTRIES: list[tuple[Change, str, dict[str, int | str]]] = [
    (change(rev=7), "LEDGER-7", {"rev": 2}),
    (drop("rev"), "LEDGER-7", {"rev": 2}),
    (change(by="magic"), "LEDGER-8", {"word": "magic"}),
    (drop("by"), "LEDGER-8", {"word": "None"}),
    (change(do=["sing"]), "LEDGER-8", {"word": "['sing']"}),
    (change(told=[["sang", 1]]), "LEDGER-8", {"word": "['sang', 1]"}),
    (change(told=[["rested", 8]]), "LEDGER-8", {"word": "['rested', 8]"}),
    (change(told=[["good_spoiled", 5]]), "LEDGER-8", {"word": "['good_spoiled', 5]"}),
    (change(told=[["good_spoiled", "hidden"]]), "LEDGER-8", {"word": "['good_spoiled', 'hidden']"}),
    (
        change(told=[["opened", "stalls", "spectator", 0]]),
        "LEDGER-8",
        {"word": "['opened', 'stalls', 'spectator', 0]"},
    ),
    (change(told=3), "LEDGER-8", {"word": "told"}),
    (drop("told"), "LEDGER-8", {"word": "told"}),
    (change(seat="a"), "LEDGER-8", {"word": "['a', [], 0, []]"}),
    (change(drawn=4, seat=0), "LEDGER-8", {"word": "[0, 4, 0, []]"}),
    (undo(None, []), "LEDGER-8", {"word": "None"}),
    (undo(2, []), "LEDGER-8", {"word": "2"}),
    (undo(0, []), "LEDGER-8", {"word": "0"}),
    (undo(1, "all"), "LEDGER-8", {"word": "[-1, [], 1, 'all']"}),
    (undo(1, [3]), "LEDGER-8", {"word": "[-1, [], 1, [3]]"}),
    (undo(1, [], seat=0), "LEDGER-8", {"word": "seat"}),
    (change(extra=1), "LEDGER-8", {"word": "extra"}),
    (change(consent=[0]), "LEDGER-8", {"word": "consent"}),
    (change(seat=3), "LEDGER-8", {"word": "[3, [], 0, []]"}),
    (change(seat=-2), "LEDGER-8", {"word": "[-2, [], 0, []]"}),
    (change(drawn=[-1], seat=0), "LEDGER-8", {"word": "[0, [-1], 0, []]"}),
    (change(drawn=[1 << 31], seat=0), "LEDGER-8", {"word": "[0, [2147483648], 0, []]"}),
    (
        change(told=[["good_spoiled", 1 << 63]]),
        "LEDGER-8",
        {"word": f"['good_spoiled', {1 << 63}]"},
    ),
]


@pytest.mark.parametrize("text", ['"\\ud800"', "[" * 100_000 + "]" * 100_000, "9" * 5_000])
def test_line_that_no_text_can_hold_is_refused(text: str) -> None:
    header = next(iter(ledger().lines()))
    assert refused(f'{header[:-2]},"more":{text}}}\n')[0] in ("LEDGER-1", "LEDGER-3")


@pytest.mark.parametrize(("corrupt", "rule", "params"), ENTRIES)
def test_invalid_entry_is_refused(corrupt: Change, rule: str, params: dict[str, int | str]) -> None:
    assert refused(corrupted(3, corrupt)) == (rule, {"line": 3, **params})


def test_replay_refuses_events_that_do_not_fit_the_table() -> None:
    recorded = read_ledger(
        corrupted(3, change(told=[["closed"], ["closed"], ["closed"], ["closed"]])), find
    )
    with pytest.raises(BadLedger) as bad:
        replay(recorded)
    assert bad.value.refusal.rule == "LEDGER-9"
    assert bad.value.refusal.params["line"] == 3


# Judging again.


@pytest.mark.parametrize("seed", range(4))
def test_todays_rules_agree_with_todays_ledgers(seed: int) -> None:
    assert rejudge(read_ledger(ledger(seed).text(), find)) is None


def difference(line: int, corrupt: Change) -> tuple[int, list[Any], list[Any]]:
    found = rejudge(read_ledger(corrupted(line, corrupt), find))
    assert found is not None
    return found.rev, found.was, found.now


def test_changed_events_are_a_difference() -> None:
    rev, was, now = difference(3, change(told=[["rested", 1]]))
    assert (rev, was, now[0][0]) == (2, [["rested", 1]], "offered")


def test_action_that_is_refused_today_is_a_difference() -> None:
    rev, _, now = difference(3, change(do=["rest"]))
    assert (rev, now) == (2, ["TABLE-3", {}])


def test_additional_random_draw_is_a_difference() -> None:
    rev, _, now = difference(2, change(drawn=[0]))
    assert (rev, now) == (1, ["chance of 3 outcomes in stream 0"])


def test_impossible_random_number_is_a_difference() -> None:
    rev, _, now = difference(2, change(drawn=[7]))
    assert rev == 1
    assert now == ["scripted answer 7 is not among [7, 7, 7]"]


def test_entry_names_what_chance_picked() -> None:
    drawn = [one for entry in ledger(moves=ALL).entries for one in entry.drawn]

    assert {one for one in drawn if isinstance(one, str)} == {"wool", "salt", "spice"}


def test_place_among_the_picked_of_an_old_ledger_is_judged_as_its_name() -> None:
    text = ledger().text()
    names = read_ledger(text, find).entries[0].drawn
    places = [GOOD_NAMES.index(one) if isinstance(one, str) else one for one in names]
    old = corrupted(2, change(drawn=places))

    assert old != text
    assert rejudge(read_ledger(old, find)) is None


@pytest.mark.parametrize("drawn", [["gold"], ["none"], [["wool"]], [None]])
def test_thing_of_no_pile_is_refused(drawn: list[object]) -> None:
    assert refused(corrupted(2, change(drawn=drawn)))[0] == "LEDGER-8"


def test_pick_that_was_not_drawn_is_a_difference() -> None:
    rev, _was, now = difference(2, change(drawn=["wool"]))

    assert (rev, now) == (1, ["chance of 3 outcomes in stream 0"])


def test_name_where_a_number_was_drawn_is_a_difference() -> None:
    _rev, _was, now = difference(2, change(drawn=["wool", "wool", "wool", "wool", "wool", "wool"]))

    assert now != []


def test_entry_keeps_who_acted_for_a_seat() -> None:
    t = played(moves=0)
    seat = t.actors()[0]
    t.submit(seat, FAIR.menu[t.legal(seat)[0]], BOT)
    recorded = read_ledger(ledger_of(t, "plain", SUBJECT.options).text(), find)
    assert recorded.entries[-1].by == BOT
    assert rejudge(recorded) is None


def test_replay_draws_no_random_numbers() -> None:
    silent = ScriptedRng([])
    replay(ledger(moves=ALL), rng=silent)
    assert silent.asked == 0


def test_sealing_again_gives_the_same_text() -> None:
    text = ledger().text()
    assert hashed_line([json.loads(line) for line in text.splitlines()]) == text


def test_undo_to_an_entry_that_was_taken_back_is_a_difference() -> None:
    things = [json.loads(line) for line in ledger().lines()]
    last = len(things) - 1
    things.append({"rev": last + 1, "by": UNDO, "to": 2, "consent": []})
    things.append({"rev": last + 2, "by": UNDO, "to": 5, "consent": []})

    found = rejudge(read_ledger(hashed_line(things), find))

    assert found is not None
    assert found.rev == last + 2


def played_again(line: int, **values: object) -> tuple[int, list[Any]]:
    """Return the revision and today's side of the difference that a changed line makes."""
    rev, _was, now = difference(line, change(**values))
    return rev, now


def test_game_begins_once_and_by_the_table_itself() -> None:
    things = [json.loads(text) for text in ledger().lines()]
    begun = {**things[1], "rev": 2}
    found = rejudge(read_ledger(hashed_line([*things[:2], begun]), find))

    assert found is not None
    assert (found.rev, found.now) == (2, ["TABLE-3", {}])
    assert played_again(2, by="seat", seat=0) == (1, ["TABLE-3", {}])
    assert played_again(3, by="table") == (2, ["TABLE-3", {}])


def test_chance_that_nobody_asked_for_is_a_difference() -> None:
    thing = json.loads(list(ledger().lines())[2])

    assert played_again(3, drawn=[*thing.get("drawn", []), 0])[0] == 2

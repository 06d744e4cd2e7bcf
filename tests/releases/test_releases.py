"""Tests that games of every released version are read, shown and continued.

`scripts/release.py` writes the ledgers once, when a version is released. They never change.
"""

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from scripts.release import PLACES, ROOT, TEXTS, digest, main, renumbered
from signoria import VERSION
from signoria.games import GAMES, find_game
from signoria.kernel.ledger import Ledger, read_ledger, rejudge, replay
from signoria.kernel.rng import SeededRng
from signoria.kernel.views import encode_view

RELEASES: Final = Path(__file__).parent
KEPT: Final = sorted(
    path for path in RELEASES.glob("*/*.jsonl") if not path.name.endswith(".views.jsonl")
)
EACH: Final = pytest.mark.parametrize(
    "path", KEPT, ids=[f"{path.parent.name}-{path.stem}" for path in KEPT]
)


def read(path: Path) -> Ledger:
    return read_ledger(path.read_text("utf-8"), find_game)


def missing(kept: Any, now: Any) -> Any:
    """Return what a view has no longer or has otherwise; fields of later versions may be added."""
    if isinstance(kept, dict) and isinstance(now, dict):
        gone = {name: missing(value, now.get(name, ...)) for name, value in kept.items()}
        return {name: value for name, value in gone.items() if value is not None} or None
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        return [m for m in map(missing, kept, now) if m is not None] or None
    return None if kept == now else (kept, now)


@EACH
def test_game_of_a_release_is_shown_as_it_was(path: Path) -> None:
    ledger = read(path)
    lines = path.with_suffix(".views.jsonl").read_text("utf-8").splitlines()

    for rev, seat, kept in map(msgspec.json.decode, lines):
        table = replay(ledger, rev)
        now = msgspec.json.decode(
            msgspec.json.encode(encode_view(table.game.view(table.state, seat)))
        )
        assert missing(kept, now) is None, (rev, seat)
    assert len(lines) > ledger.header.seats


# The last version of each game's rules that judges all games of a release alike: later rules may
# judge them otherwise. Without an entry it is the version that a game was played with.
# `tests/games/corrected` has games that these corrections concern.
ALIKE: Final = {"0.1.0": {"il-principe": 2, "intrigue": 2, "princes": 1}}


@EACH
def test_game_of_a_release_is_judged_alike_unless_the_rules_are_newer(path: Path) -> None:
    ledger = read(path)
    difference = rejudge(ledger)

    game = ledger.header.game
    own: int = ledger.header.written()["rules"]
    newer = game.rules > ALIKE.get(path.parent.name, {}).get(game.slug, own)
    assert newer or difference is None, (difference.rev, difference.was, difference.now)


@EACH
def test_unfinished_game_of_a_release_goes_on_to_its_end(path: Path) -> None:
    ledger = read(path)
    table = replay(ledger, rng=SeededRng(1))
    rng = SeededRng(2)
    for _decision in range(table.game.horizon):
        if table.state.over():
            break
        seat = table.actors()[0]
        legal = table.legal(seat)
        assert table.submit(seat, table.game.menu[legal[rng.below(0, len(legal))]]) is None

    assert table.state.over()
    whole = Ledger(ledger.header, table.entries).text()
    assert replay(read_ledger(whole, find_game)).state.over()


def test_every_setting_of_the_first_release_is_kept() -> None:
    names = {path.stem for path in KEPT if path.parent.name == "0.1.0"}

    for game in GAMES:
        assert {f"{game.slug}-{preset}-{game.fewest}-over" for preset in game.presets} & names
    assert len(names) == 56


@pytest.mark.parametrize("version", sorted({path.parent.name for path in KEPT}))
def test_files_of_a_release_have_not_changed(version: str) -> None:
    """The release made the digest once. It never changes either."""
    assert digest(RELEASES / version) == (RELEASES / f"{version}.digest").read_text("utf-8").strip()


def test_ledgers_of_a_release_are_never_written_again() -> None:
    with pytest.raises(SystemExit, match="never change"):
        main(["--ledgers"])
    assert (RELEASES / VERSION).is_dir()


@pytest.mark.parametrize("name", PLACES)
def test_version_stands_once_in_each_of_its_places(name: str) -> None:
    assert (ROOT / name).read_text("utf-8").count(PLACES[name].format(VERSION)) == 1


@pytest.mark.parametrize("pattern", TEXTS)
def test_release_writes_its_version_into_every_text(pattern: str) -> None:
    files = list(ROOT.glob(pattern))

    texts = [file.read_text("utf-8") for file in files]
    after = [renumbered(text, TEXTS[pattern], "9.9.9") for text in texts]

    assert any("9.9.9" in text for text in after)
    assert [file.name for file, text in zip(files, after, strict=True) if VERSION in text] == []


def test_changelog_has_a_section_for_the_version_below_what_is_unreleased() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")

    assert 0 < text.index("## Unreleased\n") < text.index(f"## {VERSION} - ")


@pytest.mark.parametrize(("version", "said"), [("2.0", "usage"), (VERSION, "is released")])
def test_release_needs_a_higher_version_of_three_numbers(version: str, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        main([version])

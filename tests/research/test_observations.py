"""Tests of observations: pinned, within their ranges, and free of hidden information."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scripts.research_golden import pinned, write
from signoria.games import GAMES
from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.vocabulary import REGION
from signoria.games.princes.phases.steps import ACTIONS, ARRANGING, DECKS, FIRST_HAND
from signoria.games.princes.rules import SEATS
from signoria.kernel.cells import cells, values
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.state import Step
from signoria.kernel.table import Table
from signoria.research.buffers import ObservationBuffers
from signoria.research.features import Encoder
from signoria.research.spaces import InvalidSetup, Setting, text
from tests.research.positions import EVERY, named, positions

GOLDEN = Path(__file__).parent / "golden"
SLUGS = [game.slug for game in GAMES]
SECRET = {"bribe_secrecy": "concealed"}  # only payer and master know a bribe
SETTINGS = [
    *(pytest.param(setting, id=named(setting)) for setting in EVERY),
    *(pytest.param(Setting("intrigue", n, options=SECRET), id=f"concealed-{n}") for n in (3, 5)),
]


def row(encoder: Encoder[Any], table: Table[Any], seat: int) -> list[int]:
    encoder.read(table.state, seat)
    return values(encoder.row)


def as_text(table: Table[Any], seat: int) -> str:
    return text(table.game, table.state, seat, table.legal(seat))


def world(table: Table[Any], seat: int, seed: int, remembering: bool) -> Table[Any]:
    """Return a world that the seat cannot tell from this one."""
    rng = SeededRng(seed)
    return Table(table.game, table.state.imagine(seat, rng, remembering), rng)


def unpacked(encoder: Encoder[Any], packed: bytes) -> list[int]:
    """Read the compact form back, bit by bit; 0 where it has no cell."""
    bits, found, at = int.from_bytes(packed, "little"), [], 0
    for width in encoder.bits:
        found.append(bits >> at & ((1 << width) - 1))
        at += width
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_menu_features_and_observations_equal_those_of_their_version(slug: str) -> None:
    """After an intended difference, raise VERSION and run scripts/research_golden.py."""
    golden = json.loads((GOLDEN / f"{slug}.json").read_text("utf-8"))

    assert pinned(slug) == golden


def test_changed_golden_file_needs_a_new_version(tmp_path: Path) -> None:
    path = tmp_path / "il-principe.json"
    first = {"name": "il-principe-v1", "menu": ['["pass"]']}
    more = {**first, "trees": {"amigo2006-2": "0a"}}
    other = {**more, "menu": []}
    write(path, first)
    write(path, more)

    with pytest.raises(
        SystemExit, match=r"menu changed.* raise VERSION in .*il_principe/features\.py"
    ):
        write(path, other)
    assert json.loads(path.read_text("utf-8")) == more
    write(path, {**other, "name": "il-principe-v2"})
    assert json.loads(path.read_text("utf-8"))["menu"] == []


@pytest.mark.parametrize("setting", SETTINGS)
def test_observation_depends_only_on_what_its_seat_knows(setting: Setting) -> None:
    encoder = setting.encoder()
    for moves, table in enumerate(positions(setting, 5, every=17)):
        for seat in range(setting.seats):
            true, said = row(encoder, table, seat), as_text(table, seat)
            for remembering in (False, True):
                other = world(table, seat, moves, remembering)
                assert row(encoder, other, seat) == true
                assert as_text(other, seat) == said


@pytest.mark.parametrize("setting", EVERY, ids=named)
def test_every_number_fits_its_feature(setting: Setting) -> None:
    encoder = setting.encoder()
    highs = values(encoder.highs)
    for table in positions(setting, 8, every=5):
        for seat in range(setting.seats):
            found = row(encoder, table, seat)
            assert all(0 <= one <= high for one, high in zip(found, highs, strict=True)), found


@pytest.mark.parametrize("setting", EVERY[:: len(EVERY) // 6], ids=named)
def test_both_forms_hold_the_same_numbers(setting: Setting) -> None:
    encoder, menu = setting.encoder(), len(setting.game.menu)
    compact: ObservationBuffers[Any] = ObservationBuffers(encoder, menu, 1, False, True)
    full: ObservationBuffers[Any] = ObservationBuffers(encoder, menu, 1, True)
    for table in positions(setting, 3, every=29):
        for seat in range(setting.seats):
            compact.show(0, table.state, seat, table.legal(seat))
            full.show(0, table.state, seat, table.legal(seat))
            found = values(encoder.row)
            short = [one if bits else 0 for one, bits in zip(found, encoder.bits, strict=True)]
            assert unpacked(encoder, bytes(memoryview(compact.packed))) == short
            assert gathered(encoder, list(full.spread)) == found
            for number in range(menu):
                able = number in table.legal(seat)
                assert compact.allows(0, number) == full.allows(0, number) == able


def gathered(encoder: Encoder[Any], spread: list[int]) -> list[int]:
    """Read the full form back: a choice is the index of its 1, a set the indices of its members."""
    found, at = [], 0
    for width, members in zip(encoder.widths, encoder.sets, strict=True):
        cells = spread[at : at + width]
        if members:
            found.append(sum(cell << bit for bit, cell in enumerate(cells)))
        else:
            found.append(cells.index(1) if width > 1 else cells[0])
        at += width
    return found


def test_numbers_outside_the_menu_are_not_allowed() -> None:
    setting = Setting("il-principe")
    buffers: ObservationBuffers[Any] = ObservationBuffers(
        setting.encoder(), len(setting.game.menu), 1, False, True
    )

    assert not buffers.allows(0, -1)
    assert not buffers.allows(0, len(setting.game.menu))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_compact_step_of_il_principe_takes_at_most_150_bytes(seats: int) -> None:
    setting = Setting("il-principe", seats)

    assert setting.encoder().compact_size + (len(setting.game.menu) + 7) // 8 <= 150


WHOLE = ["turn", "active", "number", "face", "reason", "winners", "roads_left", "cities_left"]
WHOLE += ["settlements_left", "laid", "waiting", "orders"]
ROWS = ["middle", "stock", "seen", "discard", "events", "decks", "hands", "held", "known", "roads"]
ROWS += ["towns", "land", "stored", "sites", "tally", "marks", "gone", "gone_by"]
PLAIN = [DECKS, FIRST_HAND, ARRANGING, ACTIONS]  # phases that are possible in any state
DEALT = ["discard", "decks", "hands", "known"]  # counts by card, only of draw cards and events


def plain_positions(setting: Setting) -> Iterator[Table[Any]]:
    """Yield some positions in a plain phase, and the end of the game."""
    found = (t for t in positions(setting, 5) if t.state.over() or t.state.phase() in PLAIN)
    return (table for n, table in enumerate(found) if n % 150 == 0 or table.state.over())


def neighbours(state: Any) -> Iterator[tuple[str, Any]]:
    """Yield the state of the Princes with one number changed, for every number."""
    for name in WHOLE:
        other = state.copy()
        setattr(other, name, near(getattr(state, name)))
        yield name, other
    for name in ROWS:
        found = values(getattr(state, name))
        for at in (at for at in range(len(found)) if lies(name, at % SIZE)):
            other = state.copy()
            setattr(other, name, cells([*found[:at], near(found[at]), *found[at + 1 :]]))
            yield f"{name} {at}", other
    for by in (NOBODY, *range(SEATS)):
        other = state.copy()
        other.gone = cells([*values(state.gone), SIZE - 1])
        other.gone_by = cells([*values(state.gone_by), by])
        yield f"gone by {by}", other
    for stack in range(1, len(sizes := values(state.sizes))):
        other = state.copy()
        less, more = sizes[stack - 1] - 1, sizes[stack] + 1
        other.sizes = cells([*sizes[: stack - 1], less, more, *sizes[stack + 1 :]])
        yield f"sizes {stack}", other
    for line, step in enumerate(waiting := state.agenda[:-1]):
        for apart in (Step(step.phase + 1, step.seat, step.memo), Step(step.phase, 2, step.memo)):
            yield f"agenda {line}", with_agenda(state, line, apart)
        for bit in range(32):
            apart = Step(step.phase, step.seat, step.memo ^ 1 << bit)
            yield f"agenda {line} memo", with_agenda(state, line, apart)
    if state.agenda and state.agenda[-1].phase == ACTIONS:
        for bit in range(32):
            step = Step(ACTIONS, state.active, 1 << bit)
            yield "memo", with_agenda(state, len(waiting), step)


def lies(name: str, card: int) -> bool:
    """Return whether a card can be counted in a row; in the other rows every cell has a meaning."""
    region = CARDS[card].kind <= REGION
    return not region if name in DEALT else name != "middle" or region or CARDS[card].face_up


def near(value: int) -> int:
    return value - 1 if value > 0 else value + 1


def with_agenda(state: Any, line: int, step: Step) -> Any:
    other = state.copy()
    other.agenda = (*state.agenda[:line], step, *state.agenda[line + 1 :])
    return other


@pytest.mark.parametrize("preset", [*Setting("princes").game.presets])
def test_row_of_the_princes_contains_everything_visible(preset: str) -> None:
    """Change each number of the state: a seat's row changes exactly when its view does.

    The view does not contain the seats that are still asked, so their feature is ignored.
    """
    setting = Setting("princes", preset=preset)
    encoder, game = setting.encoder(), setting.game
    received = 0
    for table in plain_positions(setting):
        for seat in range(SEATS):
            true, shown = row(encoder, table, seat), game.view(table.state, seat)
            for name, state in neighbours(table.state):
                encoder.read(state, seat)
                found = values(encoder.row)
                differs = game.view(state, seat) != shown
                received += differs
                assert (without_asked(found) != without_asked(true)) == differs, name
    assert received > 1000


def without_asked(found: list[int]) -> list[int]:
    return [*found[:1], *found[2:]]


@pytest.mark.parametrize(
    ("requested", "said"),
    [
        (("chess",), "no game 'chess'"),
        (("intrigue", 2), "Intrigue cannot be set up so .TABLE-7"),
        (("il-principe", 3, "mtm1999"), "TABLE-8"),
        (("il-principe", 3, None, {"shields": "0"}), "TABLE-11"),
    ],
)
def test_invalid_setting_is_refused_in_a_sentence(requested: tuple[Any, ...], said: str) -> None:
    with pytest.raises(InvalidSetup, match=said):
        Setting(*requested)

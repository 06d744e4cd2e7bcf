"""What a seat observes: pinned, within its planes, and nothing that the seat does not know."""

import json
from pathlib import Path
from typing import Any

import pytest

from scripts.research_golden import pinned
from signoria.games import GAMES
from signoria.kernel.cells import values
from signoria.kernel.game import Game
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from signoria.research.from_view import ViewPlanes
from signoria.research.panes import Panes
from signoria.research.planes import Encoder, Plane
from signoria.research.spaces import CannotLay, Setting, text
from tests.research.positions import EVERY, named, positions

GOLDEN = Path(__file__).parent / "golden"
SLUGS = [game.slug for game in GAMES]


def row(encoder: Encoder[Any], table: Table[Any], seat: int) -> list[int]:
    encoder.read(table.state, seat)
    return values(encoder.row)


def world(table: Table[Any], seat: int, seed: int, remembering: bool) -> Table[Any]:
    """A world that the seat cannot tell from this one."""
    rng = SeededRng(seed)
    return Table(table.game, table.state.imagine(seat, rng, remembering), rng)


def unpacked(encoder: Encoder[Any], packed: bytes) -> list[int]:
    """The compact form read back, bit by bit; 0 where it has no cell."""
    bits, found, at = int.from_bytes(packed, "little"), [], 0
    for width in encoder.bits:
        found.append(bits >> at & ((1 << width) - 1))
        at += width
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_menu_planes_and_observations_are_those_of_their_version(slug: str) -> None:
    """A difference is a new version: raise VERSION, then run scripts/research_golden.py."""
    golden = json.loads((GOLDEN / f"{slug}.json").read_text("utf-8"))

    assert pinned(slug) == golden


@pytest.mark.parametrize("setting", EVERY, ids=named)
def test_an_observation_knows_what_its_seat_knows(setting: Setting) -> None:
    encoder = setting.encoder()
    for moves, table in enumerate(positions(setting, 5, every=17)):
        for seat in range(setting.seats):
            true, said = row(encoder, table, seat), text(table, seat)
            for remembering in (False, True):
                other = world(table, seat, moves, remembering)
                assert row(encoder, other, seat) == true
                assert text(other, seat) == said


@pytest.mark.parametrize("setting", EVERY, ids=named)
def test_every_number_fits_its_plane(setting: Setting) -> None:
    encoder = setting.encoder()
    highs = values(encoder.highs)
    for table in positions(setting, 8, every=5):
        for seat in range(setting.seats):
            found = row(encoder, table, seat)
            assert all(0 <= one <= high for one, high in zip(found, highs, strict=True)), found


@pytest.mark.parametrize("setting", EVERY[:: len(EVERY) // 6], ids=named)
def test_both_forms_hold_the_same_numbers(setting: Setting) -> None:
    encoder, menu = setting.encoder(), len(setting.game.menu)
    compact: Panes[Any] = Panes(encoder, menu, 1, False, True)
    full: Panes[Any] = Panes(encoder, menu, 1, True)
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
    """The full form read back: a choice is the one cell that is 1, a set has its members' cells."""
    found, at = [], 0
    for width, members in zip(encoder.widths, encoder.sets, strict=True):
        cells = spread[at : at + width]
        if members:
            found.append(sum(cell << bit for bit, cell in enumerate(cells)))
        else:
            found.append(cells.index(1) if width > 1 else cells[0])
        at += width
    return found


def test_numbers_beside_the_menu_are_not_allowed() -> None:
    setting = Setting("il-principe")
    panes: Panes[Any] = Panes(setting.encoder(), len(setting.game.menu), 1, False, True)

    assert not panes.allows(0, -1)
    assert not panes.allows(0, len(setting.game.menu))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_compact_step_of_il_principe_takes_at_most_150_bytes(seats: int) -> None:
    setting = Setting("il-principe", seats)

    assert setting.encoder().compact_size + (len(setting.game.menu) + 7) // 8 <= 150


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_game_without_planes_is_observed_by_its_view(game: Game[Any]) -> None:
    setting = Setting(game.slug)
    encoder = ViewPlanes(game, game.fewest, setting.options, {"words": 1, "agenda": 3})
    seen = set()
    for table in positions(setting, 4, every=23):
        for seat in range(game.fewest):
            found = row(encoder, table, seat)
            seen.add(tuple(found))
            assert row(encoder, world(table, seat, 9, False), seat) == found
            assert len(found) == encoder.size
    assert len(seen) > game.fewest


@pytest.mark.parametrize("preset", [*Setting("princes").game.presets])
def test_the_princes_observe_their_view_though_none_is_made(preset: str) -> None:
    setting = Setting("princes", preset=preset)
    swift, slow = setting.encoder(), ViewPlanes(setting.game, 2, setting.options, {})
    assert [plane.name for plane in swift.planes] == [plane.name for plane in slow.planes]
    for table in positions(setting, 5, every=61):
        for seat in (0, 1, SPECTATOR):
            assert row(swift, table, seat) == row(slow, table, seat)


class Gaps(Encoder[Any]):
    """Planes of which every second is void; the others tell how many moves were made."""

    def __init__(self, game: Game[Any], width: int) -> None:
        sizes = (3, width, 9, 2 * width, 2)
        planes = [
            Plane(f"{at}", 1, (1 << n) - 1, "", void=at % 2 == 1) for at, n in enumerate(sizes)
        ]
        super().__init__(game, 2, 1, planes)

    def read(self, s: Any, seat: int) -> None:
        self.clear()
        for cell in (0, 2, 4):
            self.row[cell] = s + cell & self.highs[cell]


@pytest.mark.parametrize("width", range(1, 20))
def test_void_planes_are_leapt_over_and_no_bit_is_lost(width: int) -> None:
    encoder = Gaps(Setting("princes").game, width)
    compact: Panes[Any] = Panes(encoder, 1, 2, False)
    full: Panes[Any] = Panes(encoder, 1, 2, True)
    for number in (511, 0, 170, 340, 85, 1):
        for panes in (compact, full):
            panes.show(1, number, 0, [])
        packed, wide = bytes(memoryview(compact.packed)), list(full.spread)
        assert unpacked(encoder, packed[encoder.compact_size :]) == values(encoder.row)
        assert gathered(encoder, wide[encoder.full_size :]) == values(encoder.row)
        assert not any(packed[: encoder.compact_size])


@pytest.mark.parametrize(
    ("wished", "said"),
    [
        (("chess",), "no game 'chess'"),
        (("intrigue", 2), "Intrigue cannot be laid so .HOUSE-7"),
        (("il-principe", 3, "mtm1999"), "HOUSE-8"),
        (("il-principe", 3, None, {"shields": "0"}), "HOUSE-11"),
    ],
)
def test_what_cannot_be_laid_is_told_in_a_sentence(wished: tuple[Any, ...], said: str) -> None:
    with pytest.raises(CannotLay, match=said):
        Setting(*wished)

import pytest

from signoria.store.seals import follows, is_header, seal_of
from tests.store.games import GAMES, lines_of


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_recorded_game_follows_the_line_before_it(game: str) -> None:
    lines = lines_of(game)

    assert is_header(lines[0])
    for rev in range(1, len(lines)):
        assert follows(lines[rev], rev, seal_of(lines[rev - 1]))


def test_a_line_end_makes_no_difference() -> None:
    header, first = (line.removesuffix("\n") for line in lines_of(GAMES[0])[:2])

    assert is_header(header)
    assert follows(first, 1, seal_of(header + "\n"))


def test_an_entry_is_no_header_and_a_header_no_entry() -> None:
    header, first = lines_of(GAMES[0])[:2]

    assert not is_header(first)
    assert not follows(header, 1, "")


@pytest.mark.parametrize("line", ["", "{}", '{"rev":2}', '{"rev":2,"seal":""}', "\n", '{"rev":2,'])
def test_what_has_no_seal_follows_nothing(line: str) -> None:
    assert not follows(line, 2, "")
    assert not is_header(line)


def test_a_line_that_was_altered_follows_nothing() -> None:
    first, second = lines_of(GAMES[0])[1:3]

    assert not follows(second.replace('"by":"seat"', '"by":"host"'), 2, seal_of(first))


def test_a_line_follows_only_its_own_predecessor_and_as_its_own_revision() -> None:
    lines = lines_of(GAMES[0])

    assert not follows(lines[3], 3, seal_of(lines[1]))
    assert not follows(lines[3], 4, seal_of(lines[2]))

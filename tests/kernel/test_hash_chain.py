import pytest

from signoria.kernel.hash_chain import follows, hash_of, is_header
from tests.store.games import GAMES, lines_of


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_recorded_game_follows_the_line_before_it(game: str) -> None:
    lines = lines_of(game)

    assert is_header(lines[0])
    for rev in range(1, len(lines)):
        assert follows(lines[rev], rev, hash_of(lines[rev - 1]))


def test_line_end_does_not_change_the_hash() -> None:
    header, first = (line.removesuffix("\n") for line in lines_of(GAMES[0])[:2])

    assert is_header(header)
    assert follows(first, 1, hash_of(header + "\n"))


def test_entry_and_header_are_not_confused() -> None:
    header, first = lines_of(GAMES[0])[:2]

    assert not is_header(first)
    assert not follows(header, 1, "")


@pytest.mark.parametrize("line", ["", "{}", '{"rev":2}', '{"rev":2,"seal":""}', "\n", '{"rev":2,'])
def test_line_without_a_hash_follows_no_line(line: str) -> None:
    assert not follows(line, 2, "")
    assert not is_header(line)


def test_altered_line_follows_no_line() -> None:
    first, second = lines_of(GAMES[0])[1:3]

    assert not follows(second.replace('"by":"seat"', '"by":"host"'), 2, hash_of(first))


def test_a_line_follows_only_its_own_predecessor_and_as_its_own_revision() -> None:
    lines = lines_of(GAMES[0])

    assert not follows(lines[3], 3, hash_of(lines[1]))
    assert not follows(lines[3], 4, hash_of(lines[2]))

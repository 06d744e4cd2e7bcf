from tests.cli.calling import call

WATCH = ("watch", "il-principe", "--bots", "random", "--seed", "5")


def test_game_is_narrated_to_its_end() -> None:
    said = call(*WATCH)

    assert said.code == 0
    assert "Round 1 begins." in said.out
    assert "The game is over" in said.out
    assert "Total" in said.out


def test_same_seed_prints_the_same_game() -> None:
    assert call(*WATCH).out == call(*WATCH).out
    assert call(*WATCH).out != call("watch", "il-principe", "--bots", "random", "--seed", "6").out


def test_game_without_a_seed_prints_its_seed() -> None:
    first = call("watch", "il-principe", "--bots", "random", "--seats", "2")
    seed = first.out.splitlines()[0].split()[-1]

    assert (
        call("watch", "il-principe", "--bots", "random", "--seats", "2", "--seed", seed).out
        == first.out
    )


def test_spectator_sees_number_of_cards_and_all_shows_which() -> None:
    spectator, everything = call(*WATCH), call(*WATCH, "--all")

    assert "Medici draws 4 cards." in spectator.out
    assert "Medici draws 4 cards." not in everything.out
    assert len(spectator.out.splitlines()) <= len(everything.out.splitlines())


def test_page_bots_play_by_default() -> None:
    words = ("watch", "il-principe", "--seats", "2", "--seed", "1")

    assert call(*words).out == call(*words, "--bots", "page").out
    assert call(*words).out != call(*words, "--bots", "random").out


def test_bots_with_personality_talk_and_give_reasons() -> None:
    said = call("watch", "intrigue", "--seats", "3", "--bots", "traitor", "--seed", "5")

    assert said.code == 0
    assert "promises" in said.out
    assert "accepts word" in said.out
    assert "There is room in" in said.out


def test_personality_is_refused_in_a_game_it_cannot_play() -> None:
    said = call("watch", "il-principe", "--bots", "honest")

    assert said.code == 2
    assert "honest is a personality, and personalities play only: intrigue." in said.err


def test_unknown_bot_is_refused_with_the_bots_of_the_game() -> None:
    known, other = (call("watch", game, "--bots", "nobody") for game in ("intrigue", "il-principe"))

    assert "tit-for-tat" in known.err
    assert "tit-for-tat" not in other.err

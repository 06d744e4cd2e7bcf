"""Generator of tournaments: random collections, agreements, and legal decks from all sets."""

from signoria.games.princes.decks import code_of, dealt
from signoria.games.princes.decks.collection import ALL, BASE, EXPANSIONS
from signoria.games.princes.game import GAME
from signoria.games.princes.options import (
    AGREEMENTS,
    CHOOSE,
    DECKS,
    SETS,
    chosen_options,
    refuses_agreements,
    values_of,
)
from signoria.games.princes.rules import SEATS
from signoria.kernel.rng import SeededRng
from signoria.kernel.settings import Options
from signoria.testing.subject import Subject, declared

SHORT: Options = {"points": 20, "turn_limit": 14}
DRAWN = 0  # the stream of a deck


def random_tournament(seed: int) -> Options:
    """Return options of a tournament: both decks are legal in their collections."""
    rng = SeededRng(seed)
    options: Options = {**GAME.presets["tournament"], **SHORT}
    for name in SETS:
        options[name] = [ALL, BASE, *EXPANSIONS][rng.below(DRAWN, 2 + len(EXPANSIONS))]
    for name, (_rule, choices) in AGREEMENTS.items():
        options[name] = choices[rng.below(DRAWN, len(choices))]
    if refuses_agreements(options):
        options["explorers"] = "no"
    for seat in range(SEATS):
        most = chosen_options(values_of(options)).owned[seat].most
        if rng.below(DRAWN, 4):  # one seat in four chooses at the table
            options[DECKS[seat]] = code_of(dealt(rng, DRAWN, {}, most))
        else:
            options[DECKS[seat]] = CHOOSE
    return options


def random_subject(preset: str, seed: int) -> Subject:
    """Return a short game of a preset; a tournament with random decks."""
    subject = Subject(GAME, SEATS, preset, declared(GAME).hidden)
    tournament = preset == "tournament"
    subject.options = random_tournament(seed) if tournament else {**subject.options, **SHORT}
    return subject

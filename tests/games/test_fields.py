"""Tests that every field of events, actions and views has a kind, and a wire form without codes."""

from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from signoria.games import GAMES
from signoria.kernel.fields import field_names
from signoria.kernel.game import Game
from signoria.kernel.kinds import ANYTHING
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import open_table
from signoria.kernel.views import encode_view, kinds_of_view
from signoria.kernel.wire import decode, decode_event, encode_action, encode_event
from signoria.locales.kinds import all_kinds, views_of

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@EACH_GAME
def test_every_field_of_events_and_actions_declares_its_kind(game: Game[Any]) -> None:
    for types in (game.events, game.actions):
        for name, record in types.items():
            assert tuple(record.kinds) == field_names(record), name


@EACH_GAME
def test_menu_survives_encoding(game: Game[Any]) -> None:
    for action in game.menu:
        assert decode(game.actions, encode_action(game, action)) == action


@EACH_GAME
def test_kinds_have_one_meaning_for_each_name(game: Game[Any]) -> None:
    names = [kind.name for kind in all_kinds(game)]

    assert sorted(names) == sorted({*names})


@EACH_GAME
def test_view_declares_kinds_only_for_its_fields(game: Game[Any]) -> None:
    for view in views_of(game):
        assert set(kinds_of_view(view)) <= set(get_type_hints(view)), view


@EACH_GAME
def test_events_and_views_of_a_game_have_no_negative_codes(game: Game[Any]) -> None:
    preset = next(iter(game.presets.values()))
    table = open_table(game, game.fewest, dict(preset), SeededRng(7))
    rng = SeededRng(8)
    for _decision in range(300):
        if table.state.over():
            break
        seat = table.actors()[0]
        legal = table.legal(seat)
        table.submit(seat, game.menu[legal[rng.below(1, len(legal))]])
        for side in (0, SPECTATOR):
            assert not list(negative(encode_view(game.view(table.state, side)))), side
        for event in table.entries[-1].events:
            wire = encode_event(game, event)
            assert decode_event(game, wire, game.fewest) == event
            for kind, value in zip(event.kinds.values(), wire[1:], strict=True):
                assert kind is ANYTHING or not list(negative(value)), wire


def negative(wire: Any, name: str = "") -> Iterator[Any]:
    """Yield the numbers below zero; a step of the agenda may hold any number as its memo."""
    if isinstance(wire, dict):
        for key, value in wire.items():
            yield from negative(value, key)
    elif isinstance(wire, list):
        for value in wire[:2] if name == "agenda step" else wire:
            yield from negative(value, "agenda step" if name == "agenda" else name)
    elif isinstance(wire, int) and wire < 0:
        yield name, wire

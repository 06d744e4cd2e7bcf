"""Routes about the server: its games, health and metrics."""

from typing import Any

import msgspec
from litestar import Response, Router, get
from sqlalchemy import text

from signoria import VERSION
from signoria.bots.levels import levels_for
from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.locales.words import Words
from signoria.server.asking import Lang, TheHouse
from signoria.server.faults import Fault
from signoria.server.house import House
from signoria.store.database import READS, failing_typed


class OptionFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game, for the form that creates a table."""

    name: str
    rule: str
    text: str
    choices: list[str] = []
    low: int = 0
    high: int = 0
    free_text: bool = False


class GameFace(msgspec.Struct, frozen=True):
    """A game, for the form that creates a table."""

    slug: str
    title: str
    fewest: int
    most: int
    presets: dict[str, str]
    options: list[OptionFace]
    orders: list[str]
    levels: list[str]


class Health(msgspec.Struct, frozen=True):
    """Health of a node."""

    status: str
    version: str


@get("/games")
async def list_games(lang: Lang) -> list[GameFace]:
    """List the games with their presets, options, orders and bot levels."""
    return games_in(lang)


@get("/health")
async def health(house: TheHouse) -> Health:
    """Check that the node can serve: its database answers, and it is not shutting down."""
    if house.draining:
        raise Fault("leaving", 503)
    await house.run(_ask, house)
    return Health("well", VERSION)


@get("/metrics", media_type="text/plain")
async def metrics(house: TheHouse) -> Response[bytes]:
    """Return metrics for Prometheus."""
    house.metrics.live_tables(len(house.tables))
    return Response(house.metrics.render(), media_type="text/plain; version=0.0.4")


def games_in(lang: str) -> list[GameFace]:
    """Return all games with texts in a language."""
    return [_face(game, Words(lang)) for game in GAMES]


def _ask(house: House) -> None:
    reader = house.engine.execution_options(**{READS: True})
    with failing_typed(), reader.connect() as connection:
        connection.execute(text("SELECT 1"))


def _face(game: Game[Any], words: Words) -> GameFace:
    return GameFace(
        slug=game.slug,
        title=words.game(game),
        fewest=game.fewest,
        most=game.most,
        presets={name: words.preset(game, name) for name in game.presets},
        options=[
            OptionFace(
                o.name, o.rule, words.option(game, o.name), o.choices, o.low, o.high, o.free_text
            )
            for o in game.options
        ],
        orders=list(game.orders),
        levels=list(levels_for(game.slug)),
    )


router = Router(path="/", route_handlers=[list_games, health, metrics])

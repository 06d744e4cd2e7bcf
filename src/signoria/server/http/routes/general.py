"""Routes about the server: its games, health and metrics."""

from functools import cache
from typing import Any

import msgspec

from signoria import VERSION
from signoria.bots.levels import levels_for
from signoria.games import GAMES, find_game
from signoria.kernel.game import Game
from signoria.kernel.order import orders_of
from signoria.locales.catalogues import GENERAL, Language, parts_of, source_of
from signoria.locales.vocabulary import reference, vocabulary
from signoria.locales.words import Words
from signoria.server.autoplay.heartbeats import HealthCheck
from signoria.server.errors import RequestError
from signoria.server.http.messages import Request, Response
from signoria.server.http.routing import FromQuery, Lang, Routes
from signoria.server.metrics import Metrics
from signoria.server.table.live_tables import LiveTables

routes = Routes()


class OptionSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game, for the form that creates a table."""

    name: str
    rule: str
    text: str
    choices: list[str] = []
    min: int = 0
    max: int = 0
    free_text: bool = False


class GameSummary(msgspec.Struct, frozen=True):
    """A game, for the form that creates a table."""

    game: str
    title: str
    min_seats: int
    max_seats: int
    presets: dict[str, str]
    options: list[OptionSummary]
    orders: dict[str, list[str]]
    bots: list[str]


class GameTexts(msgspec.Struct, frozen=True):
    """A game that the built site lacks: its names, rules and texts, as the build has them."""

    vocabulary: dict[str, Any]
    reference: dict[str, Any]
    texts: list[str]


class Health(msgspec.Struct, frozen=True):
    """Health of a node."""

    status: str
    version: str


@routes.get("/games")
async def list_games(lang: Lang) -> list[GameSummary]:
    """List the games with their presets, options, orders and bot levels."""
    return games_in(lang)


@routes.get("/games/{game}")
async def get_game(game: str, lang: Lang, language: FromQuery[Language | None] = None) -> GameTexts:
    """Show the vocabulary, the list of rules and the Fluent texts of a game, for its pages."""
    found = find_game(game)
    if found is None:
        raise RequestError("no-game", 404, game=game)
    return _texts(found, language or lang)


@routes.get("/health")
async def get_health(live_tables: LiveTables, check: HealthCheck) -> Health:
    """Check that the node can serve: its database stores, and it is not shutting down."""
    if live_tables.leaving:
        raise RequestError("draining", 503)
    await check.run()
    return Health("ok", VERSION)


@routes.get("/metrics", media_type="text/plain")
async def get_metrics(
    request: Request, live_tables: LiveTables, metrics: Metrics
) -> Response[bytes]:
    """Return metrics for Prometheus, but never through a proxy."""
    if request.header(b"x-forwarded-for") or request.header(b"forwarded"):
        raise RequestError("not-found", 404)
    metrics.live_tables(len(live_tables))
    return Response(metrics.render(), media_type="text/plain; version=0.0.4")


def games_in(lang: str) -> list[GameSummary]:
    """Return all games with texts in a language."""
    return [_summary(game, Words(lang)) for game in GAMES]


@cache
def _texts(game: Game[Any], lang: str) -> GameTexts:
    parts = [part for part in parts_of(lang, game.slug) if part != GENERAL]
    texts = [source_of(lang, part) for part in parts]
    return GameTexts(vocabulary(game), reference(game), texts)


def _summary(game: Game[Any], words: Words) -> GameSummary:
    return GameSummary(
        game=game.slug,
        title=words.game(game),
        min_seats=game.fewest,
        max_seats=game.most,
        presets={name: words.preset(game, name) for name in game.presets},
        options=[
            OptionSummary(
                o.name, o.rule, words.option(game, o.name), o.offered, o.low, o.high, o.free_text
            )
            for o in game.options
        ],
        orders={name: list(order.kinds) for name, order in orders_of(game).items()},
        bots=list(levels_for(game.slug)),
    )

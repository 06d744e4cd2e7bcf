"""Texts of the server and its games: names, log lines, questions, refusals."""

from typing import Any

import msgspec

from signoria.kernel.action import Action, Refusal
from signoria.kernel.event import Event
from signoria.kernel.fields import field_names
from signoria.kernel.game import Game
from signoria.kernel.kinds import ANYTHING, NUMBER, SEAT, SEATS, Kind
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options
from signoria.kernel.state import State
from signoria.kernel.value_object import ValueObject
from signoria.kernel.views import kinds_of_view
from signoria.kernel.wire import name_of
from signoria.locales.catalogues import GENERAL, LANGUAGES, Args, catalogue
from signoria.locales.params import MessageParams, catalogue_name, message_id

__all__ = ["LANGUAGES", "Words"]


class Words:
    """All texts in one language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang

    def message(self, id: str, **params: int | str) -> str:
        """Return a message of the server's catalogue."""
        return catalogue(self.lang, GENERAL).say(id, params)

    def of(self, game: Game[Any], id: str, **params: int | str) -> str:
        """Return a message of a game's catalogue, which has the server's messages too."""
        return self._say(game, id, params)

    def game(self, game: Game[Any]) -> str:
        """Return the title of a game."""
        return self._say(game, "game-title", {})

    def event(self, game: Game[Any], event: Event[Any], names: list[str]) -> str:
        """Return a log line; empty for events that need none."""
        message = message_id("event", name_of(game.events, event))
        return self._say(game, message, self._fields(game, event, names))

    def action(self, game: Game[Any], action: Action) -> str:
        """Return an action as a short command: `Bid 4`."""
        message = message_id("action", name_of(game.actions, action))
        return self._say(game, message, self._fields(game, action, []))

    def refusal(self, game: Game[Any] | None, refusal: Refusal, names: list[str]) -> str:
        """Explain why an action is refused, with its parameters and the rule's id."""
        kinds = {"seat": SEAT} if game is None else {"seat": SEAT, **game.refused}
        args = MessageParams(self.lang, game, names).add_all(dict(refusal.params), kinds)
        return f"{self._say(game, f'refusal-{refusal.rule}', args)} [{refusal.rule}]"

    def rule(self, game: Game[Any], rule_id: str) -> str:
        """Return a rule's sentence; empty for the server's own ids, whose refusals say it all."""
        message = f"rule-{rule_id}"
        return self._say(game, message, {}) if catalogue(self.lang, game.slug).has(message) else ""

    def title(self, game: Game[Any], rule_id: str) -> str:
        """Return a rule's heading."""
        return self._say(game, f"rule-{rule_id}", {}, "title")

    def interpretation(self, game: Game[Any], rule_id: str) -> str:
        """Return our interpretation of an unclear or disputed rule; empty for all other rules."""
        message = f"rule-{rule_id}"
        if "interpretation" not in catalogue(self.lang, game.slug).forms(message):
            return ""
        return self._say(game, message, {}, "interpretation")

    def agenda(self, game: Game[Any], state: State, names: list[str]) -> str:
        """Describe the present decision and its seats, from public information alone."""
        if state.over():
            return self.message("agenda-over")
        step = state.now()
        actors = game.phases[step.phase].actors(state)
        fields, kinds = public_numbers(game.view(state, SPECTATOR))
        fields |= {"actors": actors, "seat": step.seat, "memo": step.memo}
        kinds |= {"actors": SEATS, "seat": SEAT, "memo": ANYTHING}
        args = MessageParams(self.lang, game, names).add_all(fields, kinds)
        return self._say(game, message_id("agenda", game.phase_names[step.phase]), args)

    def thing(self, game: Game[Any], kind: str, number: int) -> str:
        """Return the name of a city, colour, region, role …: any kind of `game.names`."""
        return MessageParams(self.lang, game, []).thing(kind, number)

    def cards(self, game: Game[Any], counts: list[int]) -> str:
        """Return counts of cards as a list: `2 universities, 1 castle`."""
        return MessageParams(self.lang, game, []).cards(counts)

    def listed(self, texts: list[str]) -> str:
        """Return texts as a list in a sentence: `one, another and a third`."""
        return MessageParams(self.lang, None, []).listed(texts)

    def option(self, game: Game[Any], name: str) -> str:
        """Return the meaning of an option."""
        return self._say(game, message_id("option", name), {})

    def preset(self, game: Game[Any], name: str) -> str:
        """Describe the rules that a preset stands for."""
        return self._say(game, message_id("preset", name), {})

    def default_names(
        self, game: Game[Any], seats: int, options: Options | None = None
    ) -> list[str]:
        """Return names for unnamed seats: the game's families, or plain numbers.

        An option `families` may name the family of each seat.
        """
        params = MessageParams(self.lang, game, [])
        known = game.names.get("family", [])
        named = str((options or {}).get("families")).split(",")
        families = named if set(named) <= set(known) else known
        if len(families) >= seats:
            return [params.thing("family", known.index(name)) for name in families[:seats]]
        return [params.seat(seat) for seat in range(seats)]

    def _fields(self, game: Game[Any], thing: ValueObject, names: list[str]) -> Args:
        fields = {name: getattr(thing, name) for name in field_names(type(thing))}
        return MessageParams(self.lang, game, names).add_all(fields, thing.kinds)

    def _say(self, game: Game[Any] | None, message: str, args: Args, attribute: str = "") -> str:
        return catalogue(self.lang, catalogue_name(game)).say(message, args, attribute)


def public_numbers(view: Any, prefix: str = "") -> tuple[dict[str, int], dict[str, Kind]]:
    """Return the numbers of a spectator's view and their kinds; nested as `auction_high_bid`."""
    found: dict[str, int] = {}
    kinds: dict[str, Kind] = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if isinstance(value, msgspec.Struct) and not prefix:
            inner, inner_kinds = public_numbers(value, f"{name}_")
            found |= inner
            kinds |= inner_kinds
        elif isinstance(value, int):
            found[prefix + name] = value
            kinds[prefix + name] = kinds_of_view(type(view)).get(name, NUMBER)
    return found, kinds

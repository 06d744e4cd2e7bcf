"""The actions, and the menu of all that have a number."""

from typing import ClassVar, Final

from signoria.games._template.fields import CARD, CARDS
from signoria.kernel.action import Action
from signoria.kernel.kinds import Kinds


class Bid(Action):
    """Action: lay a card face down as a bid. [PLAY-2]"""

    kinds: ClassVar[Kinds] = {"card": CARD}

    def __init__(self, card: int) -> None:
        self.card = card


ACTIONS: Final[dict[str, type[Action]]] = {"bid": Bid}
MENU: Final[list[Action]] = [Bid(card) for card in range(CARDS)]

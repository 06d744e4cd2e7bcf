"""The laws that hold for every game: functions that raise `Broken` if a game violates one."""

from signoria.testing.laws.broken import Broken
from signoria.testing.laws.ledger import (
    chance_law,
    conservation_law,
    menu_law,
    replay_law,
    wire_law,
)
from signoria.testing.laws.play import (
    aside_law,
    copy_law,
    legality_law,
    order_law,
    progress_law,
    refusal_law,
)
from signoria.testing.laws.secrets import (
    canonical_law,
    same_events_law,
    secrecy_law,
    visible_events_law,
)
from signoria.testing.laws.wide import Wide, wide_law

__all__ = [
    "Broken",
    "Wide",
    "aside_law",
    "canonical_law",
    "chance_law",
    "conservation_law",
    "copy_law",
    "legality_law",
    "menu_law",
    "order_law",
    "progress_law",
    "refusal_law",
    "replay_law",
    "same_events_law",
    "secrecy_law",
    "visible_events_law",
    "wide_law",
    "wire_law",
]

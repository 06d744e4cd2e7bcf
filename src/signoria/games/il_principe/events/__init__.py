"""The events of Il Principe: the changes each makes, and who sees it."""

from typing import Final

from signoria.games.il_principe.events.auction import (
    AuctionOpened,
    BidPlaced,
    ItemSold,
    ItemUnsold,
    Passed,
)
from signoria.games.il_principe.events.building import (
    CardsLaid,
    CityBuilt,
    ShieldPlaced,
    ShieldsKept,
    TurnLetGo,
)
from signoria.games.il_principe.events.cards import (
    CardsSetAside,
    CardsTurnedOver,
    Dealt,
    DucatsReceived,
    LotsDrawn,
    RemovedReused,
)
from signoria.games.il_principe.events.roles import (
    CardsLeftDown,
    CardTurnedUp,
    RolesReturned,
    RoleTaken,
)
from signoria.games.il_principe.events.table import (
    CityShown,
    Ended,
    PrincipeChosen,
    PursesShown,
    RoundBegan,
    Scored,
)
from signoria.games.il_principe.state import State
from signoria.kernel.event import Closed, Event, Opened

__all__ = [
    "EVENTS",
    "AuctionOpened",
    "BidPlaced",
    "CardTurnedUp",
    "CardsLaid",
    "CardsLeftDown",
    "CardsSetAside",
    "CardsTurnedOver",
    "CityBuilt",
    "CityShown",
    "Dealt",
    "DucatsReceived",
    "Ended",
    "ItemSold",
    "ItemUnsold",
    "LotsDrawn",
    "Passed",
    "PrincipeChosen",
    "PursesShown",
    "RemovedReused",
    "RoleTaken",
    "RolesReturned",
    "RoundBegan",
    "Scored",
    "ShieldPlaced",
    "ShieldsKept",
    "TurnLetGo",
]

EVENTS: Final[dict[str, type[Event[State]]]] = {
    "opened": Opened,
    "closed": Closed,
    "principe_chosen": PrincipeChosen,
    "city_shown": CityShown,
    "round_began": RoundBegan,
    "dealt": Dealt,
    "ducats_received": DucatsReceived,
    "cards_set_aside": CardsSetAside,
    "cards_turned_over": CardsTurnedOver,
    "lots_drawn": LotsDrawn,
    "removed_reused": RemovedReused,
    "auction_opened": AuctionOpened,
    "bid_placed": BidPlaced,
    "passed": Passed,
    "item_sold": ItemSold,
    "item_unsold": ItemUnsold,
    "city_built": CityBuilt,
    "cards_laid": CardsLaid,
    "turn_let_go": TurnLetGo,
    "shield_placed": ShieldPlaced,
    "shields_kept": ShieldsKept,
    "scored": Scored,
    "roles_returned": RolesReturned,
    "role_taken": RoleTaken,
    "card_turned_up": CardTurnedUp,
    "cards_left_down": CardsLeftDown,
    "purses_shown": PursesShown,
    "ended": Ended,
}

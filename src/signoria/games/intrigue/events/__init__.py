"""The events of Intrigue: the changes each makes, and who sees it."""

from typing import Final

from signoria.games.intrigue.events.bribery import (
    BribePaid,
    BribesCalled,
    FloorYielded,
    LoanTaken,
    MatterOpened,
    MoneyGiven,
    PlaceGivenUp,
    TokenTurnedAway,
)
from signoria.games.intrigue.events.reception import (
    DefenderKept,
    DefenderReplaced,
    MatterLapsed,
    TokenAdmitted,
    TokenPlaced,
    TokenSent,
)
from signoria.games.intrigue.events.table import (
    AccountsShown,
    Ended,
    PursesShown,
    RoundBegan,
    SalaryPaid,
    StartChosen,
    TurnBegan,
)
from signoria.games.intrigue.events.talk import (
    ClauseJudged,
    ReasonGiven,
    WordAccepted,
    WordDeclined,
    WordGiven,
    WordWithdrawn,
)
from signoria.games.intrigue.state import State
from signoria.kernel.event import Closed, Event, Opened

__all__ = [
    "EVENTS",
    "AccountsShown",
    "BribePaid",
    "BribesCalled",
    "ClauseJudged",
    "DefenderKept",
    "DefenderReplaced",
    "Ended",
    "FloorYielded",
    "LoanTaken",
    "MatterLapsed",
    "MatterOpened",
    "MoneyGiven",
    "PlaceGivenUp",
    "PursesShown",
    "ReasonGiven",
    "RoundBegan",
    "SalaryPaid",
    "StartChosen",
    "TokenAdmitted",
    "TokenPlaced",
    "TokenSent",
    "TokenTurnedAway",
    "TurnBegan",
    "WordAccepted",
    "WordDeclined",
    "WordGiven",
    "WordWithdrawn",
]

EVENTS: Final[dict[str, type[Event[State]]]] = {
    "opened": Opened,
    "closed": Closed,
    "start_chosen": StartChosen,
    "round_began": RoundBegan,
    "turn_began": TurnBegan,
    "salary_paid": SalaryPaid,
    "matter_opened": MatterOpened,
    "floor_yielded": FloorYielded,
    "bribes_called": BribesCalled,
    "bribe_paid": BribePaid,
    "loan_taken": LoanTaken,
    "place_given_up": PlaceGivenUp,
    "token_turned_away": TokenTurnedAway,
    "money_given": MoneyGiven,
    "token_placed": TokenPlaced,
    "token_admitted": TokenAdmitted,
    "defender_kept": DefenderKept,
    "defender_replaced": DefenderReplaced,
    "matter_lapsed": MatterLapsed,
    "token_sent": TokenSent,
    "word_given": WordGiven,
    "word_accepted": WordAccepted,
    "word_declined": WordDeclined,
    "word_withdrawn": WordWithdrawn,
    "reason_given": ReasonGiven,
    "clause_judged": ClauseJudged,
    "purses_shown": PursesShown,
    "accounts_shown": AccountsShown,
    "ended": Ended,
}

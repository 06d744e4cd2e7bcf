"""The sequence of play of Intrigue, in the printed order."""

from typing import Final

from signoria.games.intrigue import fields
from signoria.games.intrigue.phases import (
    bribery,
    matters,
    reception,
    round,
    sending,
    steps,
)
from signoria.games.intrigue.state import State
from signoria.kernel.phase import PhaseRow, phases_of, step_of

ROWS: Final[list[PhaseRow[State]]] = [
    PhaseRow(steps.SET_UP, "set_up", round.SetUp()),
    PhaseRow(steps.ROUND, "round", round.Round()),
    PhaseRow(steps.TURN, "turn", round.Turn()),
    PhaseRow(steps.INCOME, "income", round.Income()),
    PhaseRow(steps.RECEPTION, "reception", reception.Reception()),
    PhaseRow(steps.AUDIENCE, "audience", bribery.Audience(), fields.PROFESSION),
    PhaseRow(steps.BRIBERY, "bribery", bribery.Bribery(), fields.PROFESSION),
    PhaseRow(steps.UNCONTESTED, "uncontested", matters.Uncontested()),
    PhaseRow(steps.EXTERNAL, "external", matters.External(), fields.PROFESSION),
    PhaseRow(steps.INTERNAL, "internal", matters.Internal(), fields.PROFESSION),
    PhaseRow(steps.SENDING, "sending", sending.Sending()),
    PhaseRow(steps.AGES, "ages", round.Ages(), fields.PALACE),
]
PHASES: Final = phases_of(ROWS)
STEP: Final = step_of(ROWS)

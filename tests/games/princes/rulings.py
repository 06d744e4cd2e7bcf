"""Open questions of the rules: those that wait for a later card, and those that need a ruling."""

DECISIONS, AMBIGUITIES = 70, 25  # D1 … D70 and A1 … A25
COUNTED_FROM = 100  # the `rulings` of a rule count A1 as 101

# Questions that no card of the base box raises, with the cards that do.
LATER = {
    "D29": "Religious Dispute",
    "D30": "Good Neighbors",
    "D37": "Master of the Brotherhood",
    "D39": "Pilgrimage Site",
    "D41": "Broadside",
    "D53": "single cards of the expansions",
    **{f"D{number}": "explorers" for number in range(65, 71)},
    "A10": "Explorer Metropolis, Bishop's See",
    "A12": "Religious Dispute",
}
EVERY = [
    *(f"D{number}" for number in range(1, DECISIONS + 1)),
    *(f"A{number}" for number in range(1, AMBIGUITIES + 1)),
]
SETTLED = [ruling for ruling in EVERY if ruling not in LATER]


def number_in_reference(ruling: str) -> int:
    return int(ruling[1:]) + (COUNTED_FROM if ruling[0] == "A" else 0)

"""Utilities of a result, by seat."""


def utilities(seats: int, winners: list[int]) -> list[float]:
    """Return 1 for a sole winner, -1 / (seats - 1) for losers; winners share; the sum is 0."""
    if not winners:
        return [0.0] * seats
    others = float(seats - 1)
    won = (seats - len(winners)) / (len(winners) * others)
    return [won if seat in winners else -1.0 / others for seat in range(seats)]

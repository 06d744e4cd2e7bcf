"""What a result is worth to each seat."""


def utilities(seats: int, winners: list[int]) -> list[float]:
    """1 for a sole winner, -1 / (seats - 1) for who does not win; winners share; nought in all."""
    if not winners:
        return [0.0] * seats
    others = float(seats - 1)
    won = (seats - len(winners)) / (len(winners) * others)
    return [won if seat in winners else -1.0 / others for seat in range(seats)]

"""A small bot for Il Principe: it builds what it can and bids a little for what it needs."""

import json
import sys

COLOURS = ["green", "white", "red", "blue", "yellow"]  # lots are in this order


def choose(view, legal):
    """Build first, bid up to a simple limit, lay the most cards; else the last on the list."""
    kinds = {}
    for action in legal:
        kinds.setdefault(action[0], []).append(action)
    if "build" in kinds:
        return kinds["build"][-1]
    if "bid" in kinds:
        colour = view["auction"]["item"].removeprefix("lot-")  # or the name of a role
        limit = 1 + view["lots"][COLOURS.index(colour)] if colour in COLOURS else 2
        lowest = kinds["bid"][0]
        return lowest if lowest[1] <= limit else ["pass"]
    if "lay" in kinds:
        return max(kinds["lay"], key=lambda lay: lay[2])
    return legal[-1]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    if message["type"] == "move":
        action = choose(message["view"], message["legal"])
        print(json.dumps({"rev": message["rev"], "action": action}), flush=True)

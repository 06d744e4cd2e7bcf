"""List of the compiled modules; scripts/compiling.py compiles them."""

from setuptools import setup

from scripts.compiling import options

IL_PRINCIPE = "src/signoria/games/il_principe"
INTRIGUE = "src/signoria/games/intrigue"
PRINCES = "src/signoria/games/princes"
PERSONALITIES = "src/signoria/bots/intrigue"
RESEARCH = "src/signoria/research"
COMPILED = [
    *[f"src/signoria/kernel/{name}.py" for name in ("seats", "cells", "kinds", "record", "action")],
    *[
        f"src/signoria/kernel/{name}.py"
        for name in ("event", "views", "state", "rng", "heuristics", "order", "phase")
    ],
    *[f"src/signoria/kernel/{name}.py" for name in ("game", "table", "undo")],
    *[
        f"{IL_PRINCIPE}/{name}.py"
        for name in ("rules", "state", "actions", "scoring", "evaluation")
    ],
    *[f"{IL_PRINCIPE}/{name}.py" for name in ("bots", "orders")],
    *[f"{IL_PRINCIPE}/events/{name}.py" for name in ("__init__", "hand", "table", "cards")],
    *[f"{IL_PRINCIPE}/events/{name}.py" for name in ("auction", "building", "roles")],
    *[f"{IL_PRINCIPE}/phases/{name}.py" for name in ("__init__", "steps", "round", "roles")],
    *[f"{IL_PRINCIPE}/phases/{name}.py" for name in ("new_buildings", "auction", "building")],
    *[f"{INTRIGUE}/{name}.py" for name in ("rules", "promises", "account", "state")],
    *[f"{INTRIGUE}/{name}.py" for name in ("actions", "scoring", "book", "bots")],
    *[f"{INTRIGUE}/events/{name}.py" for name in ("__init__", "park", "table", "bribery")],
    *[f"{INTRIGUE}/events/{name}.py" for name in ("reception", "talk")],
    *[f"{INTRIGUE}/phases/{name}.py" for name in ("__init__", "steps", "talk", "gifts", "round")],
    *[f"{INTRIGUE}/phases/{name}.py" for name in ("reception", "bribery", "matters", "sending")],
    *[f"{PRINCES}/cards/{name}.py" for name in ("vocabulary", "terms", "card")],
    *[
        f"{PRINCES}/{name}.py"
        for name in ("rules", "card_rows", "dues", "worlds", "state", "actions", "setup")
    ],
    *[f"{PRINCES}/{name}.py" for name in ("kinds", "points", "needs", "places", "building")],
    *[f"{PRINCES}/effects/{name}.py" for name in ("__init__", "verb", "stores", "others", "cards")],
    *[f"{PRINCES}/{name}.py" for name in ("modes", "orders", "rivals", "aims", "bots", "listing")],
    *[f"{PRINCES}/events/{name}.py" for name in ("table", "start", "abroad")],
    *[f"{PRINCES}/phases/{name}.py" for name in ("ending", "start", "preparing", "using")],
    *[f"{PRINCES}/events/{name}.py" for name in ("__init__", "building", "cards", "stores")],
    *[f"{PRINCES}/phases/{name}.py" for name in ("__init__", "acting", "feuds", "hand", "placing")],
    *[f"{PRINCES}/phases/{name}.py" for name in ("steps", "stores", "turn", "responses")],
    *[f"{PRINCES}/phases/{name}.py" for name in ("struggles", "favours")],
    *[f"src/signoria/bots/{name}.py" for name in ("window", "bot", "playout", "tree", "ismcts")],
    *[f"src/signoria/bots/{name}.py" for name in ("greedy",)],
    *[
        f"{PERSONALITIES}/{name}.py"
        for name in ("natures", "memory", "pledges", "stakes", "weighing")
    ],
    *[f"{PERSONALITIES}/{name}.py" for name in ("proposals", "reasons", "personality", "schemer")],
    *[f"{RESEARCH}/{name}.py" for name in ("features", "il_principe", "intrigue", "buffers")],
    *[f"{RESEARCH}/{name}.py" for name in ("princes", "results", "batch", "position")],
]

if __name__ == "__main__":
    setup(**options(COMPILED))

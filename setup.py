"""The list of compiled modules, and nothing else; without a C compiler they stay interpreted."""

import os

from mypyc.build import mypycify
from setuptools import setup

IL_PRINCIPE = "src/signoria/games/il_principe"
COMPILED = [
    *[f"src/signoria/kernel/{name}.py" for name in ("seats", "cells", "action", "event", "state", "rng")],
    *[f"src/signoria/kernel/{name}.py" for name in ("phase", "game", "table")],
    *[f"{IL_PRINCIPE}/{name}.py" for name in ("rules", "state", "actions", "events", "scoring")],
    *[f"{IL_PRINCIPE}/phases/{name}.py" for name in ("__init__", "steps", "round", "roles")],
    *[f"{IL_PRINCIPE}/phases/{name}.py" for name in ("new_buildings", "auction", "building")],
    "src/signoria/bots/playout.py",
]

if __name__ == "__main__":
    extensions = []
    if not os.environ.get("SIGNORIA_INTERPRETED"):
        extensions = mypycify(COMPILED, opt_level="3")
        for extension in extensions:
            extension.optional = True  # a machine without a compiler gets the same, interpreted
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    setup(ext_modules=extensions)

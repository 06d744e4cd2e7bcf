"""Well-behaved program that writes every line it receives into the file given as argument.

With a number as second argument it answers so many moves, then exits in mid-game.
"""

import json
import sys

moves = int(sys.argv[2]) if len(sys.argv) > 2 else -1
for line in sys.stdin:
    with open(sys.argv[1], "a", encoding="utf-8") as file:
        file.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    elif message["type"] == "move":
        if moves == 0:
            sys.exit("the scribe is out of ink")
        moves -= 1
        print(json.dumps({"rev": message["rev"], "action": message["legal"][-1]}), flush=True)

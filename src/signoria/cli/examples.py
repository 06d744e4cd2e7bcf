"""Example calls of the commands, for their help: the only module here that names games."""

from collections.abc import Callable
from inspect import cleandoc
from typing import Any, Final, TypeVar

Command = TypeVar("Command", bound=Callable[..., Any])

FIELD: Final = "{examples}"  # a line of its own in the docstring of a command
EXAMPLES: Final = {
    "arena": [
        "il-principe --seats 4 --bots prince,minister,courtier,page --seed 7",
        'il-principe --bots greedy,random,random --bot "mine=python my_bot.py"',
        "il-principe --bots prince,greedy,greedy,greedy --out run.jsonl",
        "il-principe --bots prince,greedy --seats 2 --ray auto",
    ],
    "simulate": [
        "il-principe --games 10000",
        "il-principe --seats 3 --preset mtm2005 --option shields=12 --json",
        "il-principe --games 20 --ledger games/",
        "princes --preset tournament --deck masons --deck my.deck --games 50",
        "intrigue --games 1000000 --ray auto",
    ],
    "table": [
        "il-principe",
        "il-principe --bots prince,minister,courtier",
        "intrigue --bots honest,traitor,schemer",
        "il-principe --seats 3 --people 2 --lang it",
        "il-principe --preset mtm2005 --ledger game.jsonl",
        "--resume game.jsonl",
    ],
    "watch": [
        "intrigue",
        "intrigue --bots prince,minister,courtier,page",
        "intrigue --seats 5 --bots honest,grasping,tit-for-tat,traitor,schemer",
        "intrigue --seats 3 --seed 7 --pause 0.5 --lang fr",
    ],
}


def with_examples(command: Command) -> Command:
    """Put the example calls of a command into its docstring; without docstrings change nothing."""
    name = command.__name__
    rows = [f"- `signoria {name} {words}`" for words in EXAMPLES[name]]
    if command.__doc__:
        command.__doc__ = cleandoc(command.__doc__).replace(FIELD, "\n".join(rows))
    return command

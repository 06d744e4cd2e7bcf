"""Small network in plain NumPy: from an input row to the scores of actions and a value."""

from pathlib import Path
from typing import Any, Final

from examples.network.turned import Array
from signoria.extras import needing

with needing("research"):
    import numpy as np

HIDDEN: Final = (256, 128)
NEVER: Final = -1e9

Layers = list[tuple[Array, Array]]


def fresh(inputs: int, actions: int, seed: int) -> Layers:
    """Return untrained layers: two hidden ones, then a number for each action and the value."""
    rng = np.random.default_rng(seed)
    sizes = (inputs, *HIDDEN, actions + 1)
    spread = [np.sqrt(2 / before) for before in sizes[:-2]] + [0.01]
    return [
        (rng.normal(0, wide, (before, after)).astype(np.float32), np.zeros(after, np.float32))
        for wide, before, after in zip(spread, sizes, sizes[1:], strict=False)
    ]


def thought(layers: Layers, rows: Array, masks: Array) -> tuple[Array, Array]:
    """Return by row the scores of the actions, NEVER for forbidden ones, and the seat's value."""
    for weights, bias in layers[:-1]:
        rows = np.maximum(rows @ weights + bias, 0)
    weights, bias = layers[-1]
    out = rows @ weights + bias
    return np.where(masks, out[:, :-1], NEVER), out[:, -1]


def softmax(worths: Array) -> Array:
    """Convert scores to probabilities; a row adds up to 1."""
    likely = np.exp(worths - worths.max(axis=1, keepdims=True))
    shares: Array = likely / likely.sum(axis=1, keepdims=True)
    return shares


def drawn(likely: Array, rng: np.random.Generator) -> Array:
    """Draw an action for each row with these probabilities."""
    sums = likely.cumsum(axis=1)
    points = rng.random((len(likely), 1)) * sums[:, -1:]
    chosen: Array = (sums > points).argmax(axis=1)
    return chosen


def save(layers: Layers, path: Path) -> None:
    """Write the weights, two bytes each."""
    named: dict[str, Any] = {}
    for at, (weights, bias) in enumerate(layers):
        named[f"weights{at}"], named[f"bias{at}"] = weights.astype("f2"), bias.astype("f2")
    np.savez_compressed(path, **named)


def load(path: Path) -> Layers:
    """Read weights from a file."""
    with np.load(path) as kept:
        return [
            (kept[f"weights{at}"].astype("f4"), kept[f"bias{at}"].astype("f4"))
            for at in range(len(kept.files) // 2)
        ]

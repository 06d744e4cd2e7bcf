"""A small network in plain NumPy: what is in a row, how good each wish is, who is winning."""

from pathlib import Path
from typing import Any, Final

from examples.network.turned import Array
from signoria.extras import needing

with needing("research"):
    import numpy as np

HIDDEN: Final = (256, 128)
NEVER: Final = -1e9

Layers = list[tuple[Array, Array]]


def fresh(inputs: int, wishes: int, seed: int) -> Layers:
    """Layers that know nothing: two hidden ones, then a number for each wish and the value."""
    rng = np.random.default_rng(seed)
    sizes = (inputs, *HIDDEN, wishes + 1)
    spread = [np.sqrt(2 / before) for before in sizes[:-2]] + [0.01]
    return [
        (rng.normal(0, wide, (before, after)).astype(np.float32), np.zeros(after, np.float32))
        for wide, before, after in zip(spread, sizes, sizes[1:], strict=False)
    ]


def thought(layers: Layers, rows: Array, masks: Array) -> tuple[Array, Array]:
    """By row: how good each wish looks, forbidden ones NEVER; and the value of the seat's place."""
    for weights, bias in layers[:-1]:
        rows = np.maximum(rows @ weights + bias, 0)
    weights, bias = layers[-1]
    out = rows @ weights + bias
    return np.where(masks, out[:, :-1], NEVER), out[:, -1]


def softmax(worths: Array) -> Array:
    """Likelier where it looks better; a row adds up to 1."""
    likely = np.exp(worths - worths.max(axis=1, keepdims=True))
    shares: Array = likely / likely.sum(axis=1, keepdims=True)
    return shares


def drawn(likely: Array, rng: np.random.Generator) -> Array:
    """A wish for each row, as likely as it says."""
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
    """Read weights that were written."""
    with np.load(path) as kept:
        return [
            (kept[f"weights{at}"].astype("f4"), kept[f"bias{at}"].astype("f4"))
            for at in range(len(kept.files) // 2)
        ]

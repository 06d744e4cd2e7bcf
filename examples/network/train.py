"""Teach the network: first as `greedy` plays, then by self-play mixed with games among `greedy`.

Proximal policy optimisation; needs PyTorch.

python -m examples.network.train --seconds 60 --out weights.npz
"""

import argparse
import time
from pathlib import Path
from typing import Any, Final

import torch
from torch import nn

from examples.network.net import NEVER, Layers, fresh, load, save
from examples.network.selfplay import Lesson, SelfPlay
from examples.network.teacher import Examples, examples

SEED: Final = 1
TABLES: Final = 256
STEPS: Final = 128
EPOCHS: Final = 3
TIMES: Final = 6
AT_ONCE: Final = 4096
RATE: Final = 1e-3
BETWEEN: Final = 15
CLIP: Final = 0.2
VALUE: Final = 0.5
WHIM: Final = 0.01  # how much a lively choice is worth, at first; it fades with the time


def for_torch(layers: Layers) -> Any:
    """The layers of `net.py` as PyTorch trains them."""
    parts: list[Any] = []
    for weights, bias in layers:
        layer = nn.Linear(*weights.shape)
        layer.weight.data = torch.tensor(weights.T).contiguous()
        layer.bias.data = torch.tensor(bias)
        parts += [layer, nn.ReLU()]
    return nn.Sequential(*parts[:-1])


def for_numpy(net: Any) -> Layers:
    """What PyTorch has learned, for `net.py`."""
    return [
        (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
        for layer in net[::2]
    ]


def thought(net: Any, rows: Any, masks: Any) -> tuple[Any, Any]:
    """As in `net.py`, the wishes as logarithms of their shares."""
    out = net(rows)
    worths = torch.where(masks, out[:, :-1], NEVER)
    return torch.log_softmax(worths, dim=1), out[:, -1]


def loss(net: Any, part: list[Any], whim: float) -> Any:
    """What is to become less: worse choices, wrong hopes, and too few whims."""
    rows, masks, chosen, likely, gains, results = part
    shares, values = thought(net, rows, masks)
    now = shares.gather(1, chosen[:, None])[:, 0]
    ratio = torch.exp(now - likely)
    gained = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
    lively = -(shares.exp() * shares.clamp(min=-50)).sum(dim=1).mean()
    return VALUE * (values - results).square().mean() - gained - whim * lively


def learn(net: Any, optimiser: Any, lesson: Lesson, whim: float) -> None:
    """Go over a lesson a few times."""
    gains = (lesson.gains - lesson.gains.mean()) / (lesson.gains.std() + 1e-8)
    parts = [torch.tensor(part) for part in lesson._replace(gains=gains)]
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gains)).split(AT_ONCE):
            step(net, optimiser, loss(net, [part[some] for part in parts], whim))


def imitate(net: Any, optimiser: Any, shown: Examples) -> None:
    """Choose as the examples do, and hope for what came of them."""
    parts = [torch.tensor(part) for part in shown]
    for _ in range(TIMES):
        for some in torch.randperm(len(shown.rows)).split(AT_ONCE // 16):
            rows, masks, shares, results = (part[some] for part in parts)
            mine, values = thought(net, rows, masks)
            unlike = -(shares * mine.clamp(min=-50)).sum(dim=1).mean()
            step(net, optimiser, unlike + VALUE * (values - results).square().mean())


def step(net: Any, optimiser: Any, wrong: Any) -> None:
    """One step downhill, never a wild one."""
    optimiser.zero_grad()
    wrong.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimiser.step()


def train(seconds: float, taught: int, among: int, begin: Path | None, out: Path) -> None:
    """Learn from so many games of `greedy`, then by self-play, for so many seconds of one core.

    What is learned is written as it goes; every 15 seconds beside it under a name of its own.
    """
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    started, play, kept = time.process_time(), SelfPlay(TABLES, among, SEED), -1
    cells, wishes = play.turned.cells.shape[1], play.turned.wishes.shape[1]
    net = for_torch(load(begin) if begin else fresh(cells, wishes, SEED))
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    if taught:
        imitate(net, optimiser, examples(taught, SEED))
    while (spent := time.process_time() - started) < seconds:
        if spent // BETWEEN > kept:
            kept = int(spent // BETWEEN)
            save(for_numpy(net), out.with_stem(f"{out.stem}-{spent:.0f}s"))
        part = spent / seconds
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - 0.9 * part)
        lesson = play.play(for_numpy(net), STEPS)
        learn(net, optimiser, lesson, WHIM * (1 - part))
        save(for_numpy(net), out)
        won = f", won {play.share_won():.1%} among greedy" if among else ""
        print(f"{spent:5.0f} s {play.finished:7d} games{won}", flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=60, help="of one core")
    asked.add_argument("--taught", type=int, default=200, help="games of greedy to begin with")
    asked.add_argument("--among", type=int, default=192, help="tables of 256 with greedy")
    asked.add_argument("--begin", type=Path, help="weights to go on with")
    asked.add_argument("--out", type=Path, default=Path("weights.npz"))
    wished = asked.parse_args()
    train(wished.seconds, wished.taught, wished.among, wished.begin, wished.out)

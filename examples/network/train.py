"""Train the network by self-play alone (proximal policy optimisation; needs PyTorch).

One process plays while another learns from the games played just before.

python -m examples.network.train --seconds 600 --out weights.npz
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from examples.network.net import NEVER, Layers, fresh, load, save
from examples.network.selfplay import Lesson, SelfPlay, play_on, sit_down
from signoria.extras import needing

with needing("train"):
    import torch
    from torch import nn

SEED: Final = 1
TABLES: Final = 512
STEPS: Final = 64
EPOCHS: Final = 2
AT_ONCE: Final = 4096
RATE: Final = 1e-3
KEPT_EVERY: Final = 60  # seconds
CLIP: Final = 0.2
VALUE: Final = 0.5
WHIM: Final = 0.03  # weight of the entropy at first; it decreases with the time


def for_torch(layers: Layers) -> Any:
    """Convert the layers of `net.py` to a PyTorch module."""
    parts: list[Any] = []
    for weights, bias in layers:
        layer = nn.Linear(*weights.shape)
        layer.weight.data = torch.tensor(weights.T).contiguous()
        layer.bias.data = torch.tensor(bias)
        parts += [layer, nn.ReLU()]
    return nn.Sequential(*parts[:-1])


def for_numpy(net: Any) -> Layers:
    """Convert the trained module back to the layers of `net.py`."""
    return [
        (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
        for layer in net[::2]
    ]


def thought(net: Any, rows: Any, masks: Any) -> tuple[Any, Any]:
    """Evaluate the network as in `net.py`, with log-probabilities of the actions."""
    out = net(rows)
    worths = torch.where(masks, out[:, :-1], NEVER)
    return torch.log_softmax(worths, dim=1), out[:, -1]


def loss(net: Any, part: list[Any], whim: float) -> Any:
    """Return the loss: clipped policy gain, value error, and entropy."""
    rows, masks, chosen, likely, gains, results = part
    shares, values = thought(net, rows, masks)
    now = shares.gather(1, chosen[:, None])[:, 0]
    ratio = torch.exp(now - likely)
    gained = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
    lively = -(shares.exp() * shares.clamp(min=-50)).sum(dim=1).mean()
    return VALUE * (values - results).square().mean() - gained - whim * lively


def learn(net: Any, optimiser: Any, lesson: Lesson, whim: float) -> None:
    """Train on a lesson for a few epochs."""
    gains = (lesson.gains - lesson.gains.mean()) / (lesson.gains.std() + 1e-8)
    parts = [torch.tensor(part) for part in lesson._replace(gains=gains)]
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gains)).split(AT_ONCE):
            step(net, optimiser, loss(net, [part[some] for part in parts], whim))


def step(net: Any, optimiser: Any, wrong: Any) -> None:
    """Take one optimiser step with a clipped gradient."""
    optimiser.zero_grad()
    wrong.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimiser.step()


def train(seconds: float, begin: Path | None, out: Path) -> None:
    """Train for so many seconds, by the clock, on two cores.

    The weights are written to `out` at the end. At the beginning, every minute and at the end they
    are also written beside it, with the seconds in the name.
    """
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    turned = SelfPlay(1, SEED).turned
    net = for_torch(load(begin) if begin else fresh(turned.inputs, turned.size, SEED))
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    with ProcessPoolExecutor(1, get_context("spawn"), sit_down, (TABLES, SEED)) as player:
        coming = player.submit(play_on, for_numpy(net), STEPS)
        started, due = time.monotonic(), 0.0
        while (spent := time.monotonic() - started) < seconds:
            lesson, finished = coming.result()
            coming = player.submit(play_on, for_numpy(net), STEPS)
            if spent >= due:
                keep(net, out, due, finished)
                due += KEPT_EVERY
            left = 1 - spent / seconds
            optimiser.param_groups[0]["lr"] = RATE * (0.1 + 0.9 * left)
            learn(net, optimiser, lesson, WHIM * left)
    keep(net, out, seconds, finished)
    save(for_numpy(net), out)


def keep(net: Any, out: Path, seconds: float, games: int) -> None:
    """Save the weights after so many seconds and games."""
    save(for_numpy(net), out.with_stem(f"{out.stem}-{seconds:.0f}s"))
    print(f"{seconds:5.0f} s {games:7d} games", flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=600, help="by the clock, on two cores")
    asked.add_argument("--begin", type=Path, help="weights to go on with")
    asked.add_argument("--out", type=Path, default=Path("weights.npz"))
    requested = asked.parse_args()
    train(requested.seconds, requested.begin, requested.out)

"""Speed of the research environments, by CPU time, since the machine may be shared."""

import sys
from collections.abc import Callable
from time import process_time

from signoria.cli.bench_research import research_works
from signoria.cli.build import description
from signoria.cli.setups import setup_from
from signoria.locales.words import Words

ROUNDS = 7
SECONDS = 0.5


def rate(work: Callable[[], int]) -> float:
    """Return the operations per second of CPU time."""
    done, start = 0, process_time()
    while process_time() - start < SECONDS:
        done += work()
    return done / (process_time() - start)


def main() -> None:
    """Print the median and the best of some rounds, a line for each environment."""
    game = sys.argv[1] if len(sys.argv) > 1 else "il-principe"
    preset = sys.argv[2] if len(sys.argv) > 2 else None
    setup = setup_from(Words("en"), game, None, preset, None)
    print(description(), game, setup.preset)
    for name, work in research_works(setup).items():
        rates = sorted(rate(work) for _ in range(ROUNDS))
        print(f"{name:16} median {rates[ROUNDS // 2]:11,.0f}   most {rates[-1]:11,.0f}")


if __name__ == "__main__":
    main()

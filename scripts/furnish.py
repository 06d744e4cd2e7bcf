"""Lay the built pages into the installed package, in place of those that are there."""

import shutil
from importlib.util import find_spec
from pathlib import Path

BUILT = Path(__file__).parents[1] / "src/signoria/server/site"


def main() -> None:
    found = find_spec("signoria.server")
    assert found is not None
    assert found.origin is not None
    site = Path(found.origin).with_name("site")
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(BUILT, site)


if __name__ == "__main__":
    main()

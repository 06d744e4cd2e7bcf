"""A correction of mypyc's C code: interpreted code lends its vectors to compiled code.

Wrappers of functions and setters of attributes borrow the object that interpreted code passes.
mypyc 2.4.1 forgets that for vectors: it takes a reference and never releases it. So every vector
that passes from interpreted to compiled code would stay in memory. The corrected code releases the
reference at once. The object that was passed holds the vector during the call.

The correction changes the C code, because mypy itself is compiled: patching its functions in Python
changes nothing.
"""

import re
from collections.abc import Iterable
from importlib.metadata import version
from os import PathLike
from pathlib import Path
from typing import Final

# Only this version: code that releases a reference twice would crash. If a later version
# still leaks, tests/games/test_memory.py fails.
CORRECTED: Final = "2.4.1"
TAKEN: Final = re.compile(rb"\b(arg_\w+|tmp) = Vec(\w+)Api\.unbox\(.*\);")


def correct(sources: Iterable[str | PathLike[str]]) -> None:
    """Correct files of C code that this version of mypyc has just written."""
    if version("mypy") != CORRECTED:
        return
    for path in map(Path, sources):
        path.write_bytes(corrected(path.read_bytes()))


def corrected(code: bytes) -> bytes:
    """Return C code that releases the references of vectors that it should borrow."""
    return TAKEN.sub(_released, code)


def _released(taken: re.Match[bytes]) -> bytes:
    return b"%s VEC_%s_DECREF(%s);" % (taken[0], taken[2].upper(), taken[1])

"""Everything in which Linux, macOS and Windows differ: each name here works on all of them.

No other module names a thing that only some systems have (tests/shape/test_portable.py). `unix`
has the system's own means, for Linux and macOS; `elsewhere` does the same with Python's alone.
"""

import os
import sys

if sys.platform != "win32" and hasattr(os, "fork"):
    from signoria.portable.unix import (
        BACKGROUND,
        CLOCK_TICKS,
        OWN_GROUP,
        POSTGRES,
        STROKE,
        STROKES,
        allow_files,
        as_root,
        cores,
        endings,
        give_way,
        joined,
        leave_strokes_to_the_main_thread,
        selectable,
        split,
        stop_at_once,
        sync_folder,
    )
else:
    from signoria.portable.elsewhere import (
        BACKGROUND,
        CLOCK_TICKS,
        OWN_GROUP,
        POSTGRES,
        STROKE,
        STROKES,
        allow_files,
        as_root,
        cores,
        endings,
        give_way,
        joined,
        leave_strokes_to_the_main_thread,
        selectable,
        split,
        stop_at_once,
        sync_folder,
    )

__all__ = [
    "BACKGROUND",
    "CLOCK_TICKS",
    "OWN_GROUP",
    "POSTGRES",
    "STROKE",
    "STROKES",
    "allow_files",
    "as_root",
    "cores",
    "endings",
    "give_way",
    "joined",
    "leave_strokes_to_the_main_thread",
    "selectable",
    "split",
    "stop_at_once",
    "sync_folder",
]

"""Differences between Linux, macOS and Windows: every name here works on all of them.

No other module names a thing that only some systems have (tests/shape/test_portable.py). `unix`
uses the functions of Linux and macOS; `elsewhere` uses only portable functions of Python.
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
        files_allowed,
        give_way,
        joined,
        leave_strokes_to_the_main_thread,
        limit_memory,
        limit_processor_time,
        lock,
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
        files_allowed,
        give_way,
        joined,
        leave_strokes_to_the_main_thread,
        limit_memory,
        limit_processor_time,
        lock,
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
    "files_allowed",
    "give_way",
    "joined",
    "leave_strokes_to_the_main_thread",
    "limit_memory",
    "limit_processor_time",
    "lock",
    "selectable",
    "split",
    "stop_at_once",
    "sync_folder",
]

"""The C library's memory: a host takes all of it there, where each page that is free can be given back.

Python's own allocator gives back arenas of a megabyte, and after a crowd something that is needed lies in nearly each of them.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from collections.abc import Callable

VARIABLE, SYSTEMS_OWN = "PYTHONMALLOC", "malloc"
"""What tells Python, before it starts, whose memory to take."""
ARENAS = -8
"""What `mallopt` calls the most heaps there may be: threads, which mostly wait here, would have their own, each with its holes."""
BLOCK = 100
"""Bytes that a block of Python's own allocator has on average."""


class _Given(ctypes.Structure):
    """What `mallinfo2` tells: bytes and numbers of blocks, of which these are in use: large ones, and all others."""

    _fields_ = [
        *((name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks")),
        *((name, ctypes.c_size_t) for name in ("uordblks", "fordblks", "keepcost")),
    ]
    hblkhd: int
    uordblks: int


def take_from_the_system() -> None:
    """Start this process anew so that it takes memory there, where there is a way to count what it holds.

    Returns where it does so already, or where the variable says otherwise. What this process starts isn't touched by it.
    """
    if os.environ.get(VARIABLE) == SYSTEMS_OWN:
        del os.environ[VARIABLE]
        if (limit := _library("mallopt", ctypes.c_int)) is not None:
            limit(ARENAS, 1)
    elif VARIABLE not in os.environ and _library("mallinfo2", _Given) and _library("malloc_trim", ctypes.c_int):
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(sys.executable, sys.orig_argv, {**os.environ, VARIABLE: SYSTEMS_OWN})


def held() -> int:
    """Bytes in use, as far as they can be told: not what was freed and stays with the process."""
    if blocks := sys.getallocatedblocks():
        return blocks * BLOCK
    tell = _library("mallinfo2", _Given)
    given = tell() if tell is not None else _Given()
    return given.uordblks + given.hblkhd


def give_back() -> None:
    """Give memory that is free back to the system: the C library keeps it otherwise, for what may come."""
    trim = _library("malloc_trim", ctypes.c_int)
    if trim is not None:
        trim(0)


@functools.cache
def _library(name: str, result: type) -> Callable[..., _Given] | None:
    """A function of the C library; nothing where it has none, as on macOS and Alpine Linux."""
    try:
        found = getattr(ctypes.CDLL(None), name)
    except (OSError, AttributeError, TypeError):
        return None
    found.restype = result
    return found  # type: ignore[no-any-return]

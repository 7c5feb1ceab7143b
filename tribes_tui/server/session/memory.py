"""The host's memory: taken from the C library, and what is rubbish collected when it harms nobody."""

import ctypes
import functools
import gc
import os
import sys
import time
from collections.abc import Callable

from tribes_tui.server.host.logbook import memory

# ---- The C library's memory ---------------------------------------------------------------------
#
# A host takes all of it there, where each page that is free can be given back.
#
# Python's own allocator gives back arenas of a megabyte, and after a crowd something that is needed lies in nearly each of them.


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


# ---- When rubbish is collected: each collection stops everybody whose screen the process draws ----
#
# What was looked through once, and is still needed, isn't looked through again while people play: a collection then costs a few
# milliseconds, however many sessions there are. What of that isn't needed any more is mostly let go of without the collector
# (`session.freeing`); the rest is looked for when nobody does anything, or when much has come to what is held.
#
# What counts is what is held, not the size of the process: memory that was freed may stay with it, and if it had to grow by as
# much again each time, it would never end.


THRESHOLDS = 1_000, 3, 1
"""New objects after which the youngest are looked through; and after how many of those looks older ones are, and all that are not kept."""

LITTLE, MOST = 15_000_000, 300_000_000
"""Bytes that come to what is held before rubbish is looked for everywhere: when it harms nobody, and although people play.

With thirty sessions a look takes longer than a key may, and finds next to nothing: hence seldom, and only when what is held has doubled."""
QUIET = 2.0
"""Seconds without anybody's key, after which it harms nobody."""
SPARE, AGAIN = 60_000_000, 20.0
"""Bytes that the process has besides what is held, from which on free pages are looked for again, so many seconds after the last time:
what those who stayed have drawn since lies closer together."""


class RubbishCollector:
    """Knows how much was held when rubbish was last looked for everywhere."""

    def __init__(self) -> None:
        self._held = self._peak = 0
        self._given = 0.0
        self._caches: list[functools._lru_cache_wrapper[object]] = []

    def start(self) -> None:
        """What is loaded by now stays; and so does, from now on, whatever outlives a collection."""
        gc.collect()
        self._caches = [one for one in gc.get_objects() if _is_bounded_cache(one)]
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        if _keep not in gc.callbacks:
            gc.callbacks.append(_keep)
        self._held = self._peak = held()

    def collect(self, idle: float) -> bool:
        """Look everywhere, if so much has come to what is held that it is due: the last key was `idle` seconds ago.

        Whether it was done. What so much was freed of, by that or because people went, is given back to the system. What was remembered
        of drawing for them goes, too: lying here and there in what was theirs, it would hold most of it.
        """
        now = held()
        grown, shrunk = now - self._held, self._peak - now
        is_due = grown > max(MOST, self._held) or (max(grown, 2 * shrunk) > LITTLE and idle > QUIET)
        if is_due:
            gc.unfreeze()
            gc.collect()
            self._held = now = held()
        self._peak = max(self._peak, now)
        if self._peak - now > (LITTLE / 2 if is_due else LITTLE):
            for cache in self._caches:
                cache.cache_clear()
            self._peak = now
            self._give_back()
        elif idle > QUIET and memory() - now > SPARE and time.monotonic() - self._given > AGAIN:
            self._give_back()
        return is_due

    def _give_back(self) -> None:
        give_back()
        self._given = time.monotonic()


def _is_bounded_cache(one: object) -> bool:
    """Whether it is a function that remembers some of its answers, and is asked again for all others."""
    return type(one) is functools._lru_cache_wrapper and one.cache_parameters()["maxsize"] is not None


def _keep(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()

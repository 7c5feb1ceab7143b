"""Bounds of processor time, time and memory on this process: what breaks them is ended by a signal or an error."""

from __future__ import annotations

import contextlib
import resource
import signal

MEMORY = 4 << 30
TIMES = 10
"""A test may take this many times as long as without a fault, and the grace besides."""

PATIENCE = 20
"""Seconds of waiting for each second of processor time: other programs may have the processors."""

EXPIRED = (signal.SIGPROF, signal.SIGALRM)
"""What ends a process at its limit."""

BROKEN_OFF = (signal.SIGINT, signal.SIGTERM)
"""What ends a process when somebody stops the run: that says nothing about a mutant."""


def limit_memory() -> None:
    """Bound the memory, where the system can."""
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def limit_time(seconds: float) -> None:
    """End this process when it has worked so many seconds from now, or got nowhere for long."""
    for number in (*EXPIRED, *BROKEN_OFF):
        signal.signal(number, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * PATIENCE)

"""Starting the worker process in which bots think."""

from __future__ import annotations

import json
import subprocess
import sys

BOOT = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tribes_tui.seats.worker import main; main()"  # no words
"""A fresh interpreter (never a fork: the parent may run threads and an event loop), with the parent's path."""


Worker = subprocess.Popen[bytes]


def start_worker(boot: str = BOOT) -> Worker:
    """A fresh worker, in a session of its own so that a key such as ctrl+c doesn't reach it."""
    return subprocess.Popen(
        [sys.executable, "-c", boot, json.dumps(sys.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
    )


def end_worker(process: Worker) -> None:
    """End it at once, whatever it does, and let go of its pipes."""
    process.kill()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue
    process.wait()

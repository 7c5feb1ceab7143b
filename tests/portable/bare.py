"""A Python from which what Windows lacks was taken: it imports all that the game needs, and plays every game in lines.

Run as `python -m tests.portable.bare HOME LINES`: each game is told so many lines. Prints how many modules were imported, and
one line for each game.
"""

from __future__ import annotations

import asyncio  # noqa: F401  # the standard library, and others' packages, have other modules for Windows
import importlib
import io
import multiprocessing.connection  # noqa: F401
import os
import pkgutil
import random
import signal
import subprocess  # noqa: F401
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout

import platformdirs  # noqa: F401
import textual.app  # noqa: F401

MODULES = ("fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "spwd", "syslog", "termios", "tty")
CALLS = (
    *(
        "chown",
        "chroot",
        "ctermid",
        "fchdir",
        "fchmod",
        "fchown",
        "fdatasync",
        "fork",
        "forkpty",
        "fpathconf",
        "fstatvfs",
    ),
    *("getegid", "geteuid", "getgid", "getgroups", "getloadavg", "getpgid", "getpgrp", "getpriority", "getresuid"),
    *("getsid", "getuid", "initgroups", "killpg", "lchown", "lockf", "major", "minor", "mkfifo", "mknod", "nice"),
    *("openpty", "pathconf", "pipe2", "posix_fadvise", "posix_fallocate", "posix_spawn", "pread", "preadv", "pwrite"),
    *("pwritev", "register_at_fork", "sched_getaffinity", "sched_yield", "sendfile", "setegid", "seteuid", "setgid"),
    *("setpgid", "setpriority", "setsid", "setuid", "statvfs", "sync", "sysconf", "tcgetpgrp", "tcsetpgrp", "ttyname"),
    *("uname", "wait", "wait3", "wait4", "waitid"),
    *("O_ACCMODE", "O_CLOEXEC", "O_DIRECTORY", "O_DSYNC", "O_NDELAY", "O_NOCTTY", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC"),
)
SIGNALS = (
    "SIGALRM",
    "SIGCONT",
    "SIGHUP",
    "SIGPIPE",
    "SIGTSTP",
    "SIGTTOU",
    "SIGUSR1",
    "SIGUSR2",
    "SIGWINCH",
    "setitimer",
)
POSIX = ("tribes_tui.server", "tribes_tui.display.job_control")
"""What only POSIX systems have, and says so."""
EXTRAS = ("rules.adapters", "rules.vector", "tribes_tui.commands.tournament.cluster")
"""What needs packages that nobody needs to play."""


def strip() -> None:
    """Take it all away."""
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # so that importing it fails
    for place, names in ((os, CALLS), (signal, SIGNALS)):
        for name in names:
            if hasattr(place, name):
                delattr(place, name)


def needed() -> Iterator[str]:
    """The modules of the game, without what POSIX systems alone have."""
    waiting = ["rules", "saves", "tribes_tui"]
    while waiting:
        name = waiting.pop()
        yield name
        for found in pkgutil.iter_modules(getattr(importlib.import_module(name), "__path__", ()), f"{name}."):
            if not found.name.startswith((*POSIX, *EXTRAS)) and not found.name.endswith("__main__"):
                waiting.append(found.name)


def play(game: str, count: int) -> str:
    """Two people at one keyboard choose by chance; how far they came."""
    from saves import Store, verify
    from tribes_tui.cli import main

    rng = random.Random(7)
    sys.stdin = io.StringIO("".join(f"{rng.randint(1, 4)}\n" for _ in range(count)))
    with redirect_stdout(io.StringIO()):
        code = main(["play", game, "--plain", "--seed", "7", "--seats", "you,name:Bo"])
    recording = Store().read(next(one.name for one in Store().list() if one.game == game))
    verify(recording)
    return f"{game} {code} {len(recording.moves)} {'over' if recording.finished else 'unfinished'}"


def run(home: str, count: int) -> None:
    """All of it."""
    strip()
    os.environ["TRIBES_HOME"] = home
    names = [*needed()]
    for name in names:
        importlib.import_module(name)
    sys.stdout.write(f"{len(names)} modules\n")
    from rules import games

    for game in games:
        sys.stdout.write(play(game, count) + "\n")


if __name__ == "__main__":
    run(sys.argv[1], int(sys.argv[2]))

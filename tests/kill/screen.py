"""The real program on a screen of its own, played with keys at random and killed."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import random
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

from saves import Recording
from saves.format.entries import Move
from tests.cli.helpers import ROOT

KEYS = ("\t", "\t", "\x1b[C", "\x1b[B", "\r", "\r", "\r", " ", "u", "U", "a", "b", "1", "2", "h")
LONGEST_WAIT = 60.0
EVERY = 0.02

Told = list[tuple[int, str]]


def killed_on_screen(arguments: Sequence[str], home: Path, chance: random.Random, seconds: float) -> Told:
    """Start the program on a terminal, type at random, kill it; what its screen had been told as played."""
    reader, writer = os.pipe()
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.kill.witnessed", str(writer), *arguments],
        stdin=slave, stdout=slave, stderr=slave, cwd=ROOT, pass_fds=[writer], start_new_session=True,
        env={**os.environ, "TRIBES_HOME": str(home), "TERM": "xterm-256color"},
    )  # fmt: skip
    os.close(writer)
    os.close(slave)
    _type_for_a_while(process, master, chance, seconds)
    assert process.poll() is None, "the program left by itself"
    process.kill()
    process.wait()
    os.close(master)
    with os.fdopen(reader) as lines:
        return [(seat, text) for seat, text in map(json.loads, lines)]


def _type_for_a_while(process: subprocess.Popen[bytes], master: int, chance: random.Random, seconds: float) -> None:
    started = time.monotonic()
    ending = None
    while ending is None or time.monotonic() < ending:
        assert time.monotonic() < started + LONGEST_WAIT, "no screen ever came"
        if select.select([master], [], [], EVERY)[0]:
            try:
                os.read(master, 65536)
            except OSError:
                return
            if ending is None:
                ending = time.monotonic() + 0.3 + chance.random() * seconds
        if ending is not None:
            os.write(master, chance.choice(KEYS).encode())


def holds(recording: Recording, told: Told) -> bool:
    """Whether the record has all these moves in this order, those taken back too."""
    entries = iter([(entry.seat, entry.text) for entry in recording.entries if isinstance(entry, Move)])
    return all(one in entries for one in told)

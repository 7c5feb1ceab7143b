"""Running the real program, in a pipe or in a terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from saves import Store

ROOT = Path(__file__).parents[2]


class Ran(NamedTuple):
    """What a command did: its exit code and what it wrote."""

    code: int
    out: str
    err: str


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tribes_tui", *arguments]


def run(*arguments: str, text: str = "", env: Mapping[str, str] | None = None, seconds: float = 120) -> Ran:
    """Run the program in a pipe."""
    done = subprocess.run(
        command(*arguments), input=text, capture_output=True, text=True, cwd=ROOT, timeout=seconds, check=False,
        env={**os.environ, **(env or {})},
    )  # fmt: skip
    return Ran(done.returncode, done.stdout, done.stderr)


def recorded(seats: str, text: str) -> Path:
    """The record, in the present home, of a game of indy by `seats` in which the real program was told `text`.

    Each such game is played only once; its record is copied.
    """
    name, data = _recorded(seats, text)
    folder = Store().folder
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(data)
    return path


@cache
def _recorded(seats: str, text: str) -> tuple[str, bytes]:
    with tempfile.TemporaryDirectory() as home:
        env = {"TRIBES_HOME": home}
        assert run("play", "indy", "--plain", "--seed", "3", "--seats", seats, text=text, env=env).code == 0
        path = Store(Path(home)).list()[0].path
        return path.name, path.read_bytes()


def heed_signals() -> None:
    """As in a terminal of its own: the tests themselves may run in the background or under nohup, which ignore some."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """The program in a pseudo-terminal of a given size."""

    def __init__(
        self, arguments: Sequence[str], size: tuple[int, int] = (80, 24), program: Sequence[str] | None = None
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.before = termios.tcgetattr(slave)
        self.slave = slave
        self.process = subprocess.Popen(
            command(*arguments) if program is None else [*program, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=ROOT,
            start_new_session=True,
            preexec_fn=heed_signals,
        )
        self.written = b""

    def read_until(self, text: str, seconds: float = 30) -> str:
        """Everything written, once `text` is in it."""
        ending = time.monotonic() + seconds
        while text.encode() not in self.written:
            assert time.monotonic() < ending, f"{text!r} never came; there was {self.written[-2000:]!r}"
            self._read(0.05)
        return self.written.decode(errors="replace")

    def read_some(self) -> None:
        """What has come since, waiting a moment for it."""
        self._read(0.05)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait(self, seconds: float = 30) -> int:
        """Read until the program ends; its return code."""
        ending = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < ending, "it never ended"
            self._read(0.05)
        self._read(0.05)
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)

    def _read(self, seconds: float) -> None:
        if select.select([self.master], [], [], seconds)[0]:
            self.written += os.read(self.master, 65536)

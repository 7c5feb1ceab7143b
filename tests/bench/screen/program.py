"""A program in a pseudo-terminal of its own, and what it costs: bytes, CPU, memory, time."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Sequence
from pathlib import Path

import pyte

SIZE = (120, 40)
CACHE = Path(__file__).resolve().parents[3] / "build" / "pycache"
"""Compiled Python, so that nobody's start is measured with a compiler in it."""


UNWANTED = ("NO_COLOR", "PYTHONDONTWRITEBYTECODE", "COLUMNS", "LINES")


class Program:
    """A command that runs in a terminal of `size` (columns, rows), which an emulator watches."""

    def __init__(self, command: Sequence[str], size: tuple[int, int] = SIZE, **environment: str) -> None:
        self.size = size
        self.bytes = 0
        self.raw = b""
        self.began = time.perf_counter()
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            _set_size(0, size)  # by itself, so that it never starts in a window of another size
            os.execvpe(command[0], list(command), _prepared(environment))
        self.screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self.screen)

    def shows(self, text: str) -> bool:
        """Whether the terminal shows it."""
        return any(text in line for line in self.screen.display)

    def until(self, marker: str, longest: float = 15.0) -> float:
        """Seconds from the start until the terminal shows `marker`; raises TimeoutError."""
        while time.perf_counter() - self.began < longest:
            arrived = self._take(0.1)
            if arrived and self.shows(marker):
                return arrived - self.began
        raise TimeoutError(f"{marker!r} was not shown within {longest} s")

    def settle(self, quiet: float, longest: float = 8.0) -> tuple[int, float]:
        """Read until nothing comes for `quiet` seconds: how many bytes, and seconds to the last of them."""
        start, last, before = time.perf_counter(), 0.0, self.bytes
        while time.perf_counter() - start < longest:
            arrived = self._take(quiet)
            if not arrived:
                break
            last = arrived - start
        return self.bytes - before, last

    def _take(self, wait: float) -> float:
        """Read once; the moment at which something came, 0 when nothing did."""
        if not select.select([self.master], [], [], wait)[0]:
            return 0.0
        try:
            data = os.read(self.master, 65536)
        except OSError:  # it has ended
            return 0.0
        arrived = time.perf_counter()
        self.bytes += len(data)
        self.raw += data
        self._stream.feed(data)
        return arrived

    def press(self, keys: bytes) -> None:
        """Send keys, or what a mouse sends."""
        os.write(self.master, keys)

    def resize(self, columns: int, rows: int) -> None:
        """Another window."""
        self.size = (columns, rows)
        self.screen.resize(rows, columns)
        _set_size(self.master, self.size)

    def cpu(self) -> float:
        """Seconds of CPU that the program and its children have used."""
        return sum(_cpu_of(pid) for pid in _family(self.pid))

    def cpu_of_children(self) -> float:
        """Seconds of CPU of what it started, alone."""
        return self.cpu() - _cpu_of(self.pid)

    def memory(self) -> float:
        """Megabytes of memory of the program itself."""
        line = next(line for line in Path(f"/proc/{self.pid}/status").read_text().splitlines() if "VmRSS" in line)
        return int(line.split()[1]) / 1024

    def end(self) -> None:
        """Kill it, and what it started."""
        for pid in reversed(_family(self.pid)):
            os.kill(pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.master)


def _set_size(terminal: int, size: tuple[int, int]) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))


def _prepared(environment: dict[str, str]) -> dict[str, str]:
    """A whole environment, as `os.environ` doesn't know of what libraries in C have set (`COLUMNS`, say)."""
    ours = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    return {
        **ours,
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "PYTHONPYCACHEPREFIX": str(CACHE),
        **environment,
    }


def _family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += _family(int(child))
    return found


def _cpu_of(pid: int) -> float:
    """Seconds of CPU of one process, to the nanosecond, all threads."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

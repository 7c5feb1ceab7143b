"""The screen in a real pseudo-terminal: start, a key, an idle second; beside a small Textual program."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

import pyte

SIZE = (36, 120)
PROGRAMS = {
    "home": ("from tribes_tui.cli import main; main([])", "Settings"),
    "indy": ("from tribes_tui.cli import main; main(['play', 'indy', '--seed', '1'])", "shaman"),
    "Textual, one label": ("from tests.bench.peer_apps import LabelApp; LabelApp().run()", "label"),
    "Textual, a line-drawn board": ("from tests.bench.peer_apps import BoardApp; BoardApp().run()", "board"),
}
"""Program -> its code, and a text that its first whole frame shows."""

KEYS = 15
ROUNDS = 3


class Program:
    """A Python program in a pseudo-terminal of its own."""

    def __init__(self, code: str, home: str) -> None:
        self.count = 0
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", TRIBES_HOME=home)
            os.execv(sys.executable, [sys.executable, "-c", code])
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))

    def until(self, marker: str, longest: float = 8.0) -> float:
        """Seconds until a terminal that reads all this shows `marker`: the first frame that can be used."""
        start = time.perf_counter()
        screen = pyte.Screen(SIZE[1], SIZE[0])
        stream = pyte.ByteStream(screen)
        while time.perf_counter() - start < longest:
            if select.select([self.master], [], [], 0.1)[0]:
                data = os.read(self.master, 65536)
                self.count += len(data)
                seen = time.perf_counter() - start
                stream.feed(data)
                if any(marker in line for line in screen.display):
                    return seen
        raise TimeoutError(f"{marker!r} was not shown within {longest} s")

    def read(self, quiet: float, longest: float = 8.0) -> tuple[int, float]:
        """Bytes until nothing came for `quiet` seconds, and the seconds to the last of them."""
        start, last, count = time.perf_counter(), 0.0, 0
        while time.perf_counter() - start < longest:
            if not select.select([self.master], [], [], quiet)[0]:
                break
            try:
                count += len(os.read(self.master, 65536))
            except OSError:
                break
            last = time.perf_counter() - start
        return count, last

    def cpu(self) -> float:
        """Seconds of CPU that the program and its children have used."""
        return sum(_cpu_of(pid) for pid in _family(self.pid))

    def press(self, key: bytes) -> None:
        """Send a key."""
        os.write(self.master, key)

    def end(self) -> None:
        """Kill it."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.master)


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


def measure(code: str, marker: str) -> dict[str, float]:
    """One run of one program."""
    with tempfile.TemporaryDirectory() as home:
        program = Program(code, home)
        try:
            frame = program.until(marker)
            program.count += program.read(quiet=1.5)[0]
            start_cpu = program.cpu()
            answers = []
            for _ in range(KEYS):
                program.press(b"\t")
                answers.append(program.read(quiet=0.15))
            key_cpu = (program.cpu() - start_cpu) / KEYS
            idle = program.read(quiet=2.0, longest=2.0)[0]
        finally:
            program.end()
    answered = [(count, last) for count, last in answers if count] or [(0, 0.0)]
    return {
        "first frame ms": frame * 1000,
        "start CPU ms": start_cpu * 1000,
        "start bytes": program.count,
        "key ms": statistics.median(last for _, last in answered) * 1000,
        "key CPU ms": key_cpu * 1000,
        "key bytes": statistics.median(count for count, _ in answered),
        "idle bytes in 2 s": idle,
    }


def table() -> list[list[str]]:
    """Rows: the median of each figure over the runs, which take turns, with the lowest and the highest."""
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in PROGRAMS}
    for _ in range(ROUNDS):
        for name, (code, marker) in PROGRAMS.items():
            runs[name].append(measure(code, marker))
    names = list(next(iter(runs.values()))[0])
    return [
        ["program", *names],
        *([name, *(_spread([run[key] for run in all_]) for key in names)] for name, all_ in runs.items()),
    ]


def _spread(figures: list[float]) -> str:
    middle, low, high = statistics.median(figures), min(figures), max(figures)
    digits = 1 if middle < 10 else 0
    return f"{middle:,.{digits}f} ({low:,.{digits}f}-{high:,.{digits}f})"

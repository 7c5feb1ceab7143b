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

SIZE = (36, 120)
PEER = "from tests.bench.label_app import LabelApp; LabelApp().run()"
OURS = "from tribes_tui.cli import main; main(['play', 'indy', '--seed', '1'])"
KEYS = 20


class Program:
    """A Python program in a pseudo-terminal of its own."""

    def __init__(self, code: str, home: str) -> None:
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", TRIBES_HOME=home)
            os.execv(sys.executable, [sys.executable, "-c", code])
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))

    def read(self, quiet: float, longest: float = 8.0) -> tuple[int, float, float]:
        """Bytes until nothing came for `quiet` seconds, and the seconds to the first and to the last of them."""
        start, first, last, count = time.perf_counter(), 0.0, 0.0, 0
        while time.perf_counter() - start < longest:
            ready, _, _ = select.select([self.master], [], [], quiet)
            if not ready:
                break
            try:
                count += len(os.read(self.master, 65536))
            except OSError:
                break
            last = time.perf_counter() - start
            first = first or last
        return count, first, last

    def cpu(self) -> float:
        """Seconds of CPU that the program has used."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:  # noqa: PTH123  # not a file of ours
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def press(self, key: bytes) -> None:
        """Send a key."""
        os.write(self.master, key)

    def end(self) -> None:
        """Kill it."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.master)


def measure(code: str) -> list[str]:
    """One program's figures, as cells of the table."""
    with tempfile.TemporaryDirectory() as home:
        program = Program(code, home)
        size, first, _ = program.read(quiet=1.5)
        start_cpu = program.cpu()
        times, sizes = [], []
        for _ in range(KEYS):
            program.press(b"\t")
            count, _, last = program.read(quiet=0.15)
            times.append(last * 1000)
            sizes.append(count)
        key_cpu = (program.cpu() - start_cpu) / KEYS * 1000
        idle, _, _ = program.read(quiet=2.0, longest=2.0)
        program.end()
    shown = [f"{first * 1000:.0f}", f"{start_cpu * 1000:.0f}", f"{size:,}", f"{statistics.median(times):.1f}"]
    return [*shown, f"{key_cpu:.1f}", f"{statistics.median(sizes):.0f}", str(idle)]


def table() -> list[list[str]]:
    """Rows: first bytes, CPU and bytes until settled, key to last byte, CPU and bytes a key, bytes in 2 idle s."""
    head = [
        "program",
        "first byte ms",
        "start CPU ms",
        "start bytes",
        "key ms",
        "key CPU ms",
        "key bytes",
        "idle bytes",
    ]
    return [head, ["ours, indy", *measure(OURS)], ["Textual, one label", *measure(PEER)]]

"""A real `ssh` client in a pseudo-terminal, with an emulator that answers as terminals do."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

import pyte

KEYS = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "enter": "\r",
    "tab": "\t",
    "esc": "\x1b",
    "home": "\x1b[H",
}
QUIET = (
    "-F",
    "/dev/null",
    "-o",
    "StrictHostKeyChecking=no",
    "-o",
    "UserKnownHostsFile=/dev/null",
    "-o",
    "LogLevel=ERROR",
)


def make_key(folder: Path, name: str) -> Path:
    """A new key of somebody's."""
    path = folder / name
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f", str(path)], check=True)
    return path


def ssh_command(port: int, key: Path | None, *more: str) -> list[str]:
    identity = ["-o", "IdentitiesOnly=yes", "-i", str(key)] if key else ["-o", "PubkeyAuthentication=no"]
    return ["ssh", *QUIET, *identity, "-p", str(port), *more, "someone@127.0.0.1"]


def shown_on(screen: pyte.Screen) -> str:
    """The lines of a screen; behind a wide sign stands an empty one. (`pyte` measures each cell anew for its `display`.)"""
    rows = (screen.buffer[y] for y in range(screen.lines))
    return "\n".join("".join([row[x].data for x in range(screen.columns)]).rstrip() for row in rows)


class Emulator(pyte.Screen):
    """Answers what it is asked, unless it is told to be silent."""

    def __init__(self, columns: int, lines: int, answer) -> None:
        super().__init__(columns, lines)
        self.write_process_input = answer


class Client:
    """One person at a terminal; `text` is what he sees."""

    def __init__(
        self, port: int, key: Path | None, *more: str, size=(80, 24), term="xterm-256color", env=None, command=None
    ):
        master, slave = pty.openpty()
        _set_size(slave, size)
        environment = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "TERM": term, **(env or {})}
        self.process = subprocess.Popen(
            command or ssh_command(port, key, *more), stdin=slave, stdout=slave, stderr=slave,
            env=environment, start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(slave)
        self.master = master
        self.answers = True
        self.raw = bytearray()
        self.screen = Emulator(*size, self._answer)
        self._stream = pyte.ByteStream(self.screen)
        self._closed = False

    # ---- Seeing -------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        return shown_on(self.screen)

    def keys_cost(self, *keys: str) -> int:
        """Bytes that came for these keys, the questions to the terminal left out."""
        self.settle()
        before = len(self.raw)
        self.press(*keys)
        self.settle()
        return len(bytes(self.raw[before:]).replace(b"\x1b[5n", b""))

    def read(self, seconds: float = 0.0) -> bytes:
        """Take what has come, waiting at most so long for the first of it."""
        got = b""
        while select.select([self.master], [], [], 0.0 if got else seconds)[0]:
            try:
                piece = os.read(self.master, 65536)
            except OSError:
                piece = b""
            if not piece:
                self._closed = True
                break
            got += piece
        self.raw += got
        self._stream.feed(got)
        return got

    def see(self, *wanted: str, seconds: float = 20.0) -> str:
        """Wait until one of the texts is on the screen; which. Fails with what is there instead."""
        end = time.monotonic() + seconds
        while True:
            found = next((text for text in wanted if text in self.text), None)
            if found is not None:
                return found
            left = end - time.monotonic()
            if left <= 0 or self._closed:
                raise AssertionError(f"never saw {wanted} but:\n{self.text}")
            self.read(min(left, 0.2))

    def settle(self, seconds: float = 0.15) -> str:
        """Wait until nothing more comes."""
        while self.read(seconds):
            pass
        return self.text

    @property
    def is_open(self) -> bool:
        self.read()
        return self.process.poll() is None

    def wait_closed(self, seconds: float = 20.0) -> None:
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            self.read(0.05)
            assert time.monotonic() < end, f"still open:\n{self.text}"
        while not self._closed and time.monotonic() < end:  # the kernel hands on what was written a little later
            self.read(0.2)

    # ---- Doing --------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        for key in keys:
            self.write(KEYS.get(key, key).encode())

    def write(self, data: bytes) -> None:
        os.write(self.master, data)

    def type_line(self, text: str) -> None:
        self.press(text, "enter")

    def choose(self, text: str) -> None:
        """Walk down a menu to the row with `text`, and choose it."""
        for _ in range(40):
            self.settle(0.06)
            marked = self._marked()
            if any(text in line for line in marked):
                self.press("enter")
                return
            self.press("down")
            end = time.monotonic() + 5
            while self._marked() == marked and time.monotonic() < end:  # a key under way would lead past the row
                self.read(0.1)
        raise AssertionError(f"no row {text!r}:\n{self.text}")

    def _marked(self) -> list[str]:
        return [line for line in self.text.splitlines() if "►" in line]

    def resize(self, columns: int, lines: int) -> None:
        self.screen.resize(lines, columns)
        _set_size(self.master, (columns, lines))
        os.killpg(self.process.pid, signal.SIGWINCH)

    def drop(self) -> None:
        """The line breaks: no good-bye."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.drop()
        os.close(self.master)

    def _answer(self, data: str) -> None:
        if self.answers and not self._closed:
            os.write(self.master, data.encode())


def _set_size(descriptor: int, size: tuple[int, int]) -> None:
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

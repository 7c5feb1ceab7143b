"""However a screen ends, the terminal is as it was before: its modes, its cursor, its keyboard, what the system does with its lines."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import termios
from collections import Counter

import pytest

from tests.cli.helpers import Terminal

MODE = re.compile(rb"\x1b\[\?([\d;]+)([hl])|\x1b\[([<>])(\d*)u")
AT_FIRST = {b"7": b"h", b"25": b"h"}
"""Modes that are on in a terminal where nothing has run yet: long lines go on in the next one, the cursor is shown."""


def left_over(written: bytes) -> dict[str, str]:
    """What is otherwise than at first, after a terminal has been sent all that."""
    modes: dict[bytes, bytes] = {}
    pushed: Counter[str] = Counter()
    for found in MODE.finditer(written):
        for number in (found[1] or b"").split(b";"):
            if number:
                modes[number] = found[2]
        if found[3]:
            pushed["keyboard"] += 1 if found[3] == b">" else -int(found[4] or 1)
    left = {number.decode(): value.decode() for number, value in modes.items() if value != AT_FIRST.get(number, b"l")}
    return left | {name: str(count) for name, count in pushed.items() if count}


def test_the_measure_itself() -> None:
    assert left_over(b"\x1b[?1049h\x1b[?25l\x1b[>1u\x1b[?7l") == {"1049": "h", "25": "l", "7": "l", "keyboard": "1"}
    assert left_over(b"\x1b[?1049;1000h\x1b[?1000l\x1b[?1049l\x1b[>9u\x1b[<u") == {}


def at_a_table() -> Terminal:
    """The real program, at a table, its mouse taken."""
    terminal = Terminal(["play", "indy", "--seed", "1", "--seats", "you,bot:easy,bot:easy"])
    terminal.read_until("\x1b[?1003h")
    terminal.read_until("the plate")
    return terminal


def leave(terminal: Terminal) -> None:
    """By the key for it: the table, and then the home page."""
    for _ in range(20):
        terminal.type("q")
        for _ in range(20):
            terminal.read_some()
            if terminal.process.poll() is not None:
                return


@pytest.mark.sampled(1)
@pytest.mark.parametrize("ending", ["quit without the mouse", "SIGTERM", "SIGINT", "SIGQUIT", "quit", "SIGHUP"])
def test_the_terminal_is_as_it_was(ending: str) -> None:
    number = None if ending.startswith("quit") else signal.Signals[ending]
    with contextlib.closing(at_a_table()) as terminal:
        assert {"1000", "1003", "1006", "1049", "2004", "25", "7", "keyboard"} <= left_over(terminal.written).keys()
        if ending == "quit without the mouse":
            terminal.type("M")
            terminal.read_until("The mouse selects text now")
            assert not {"1000", "1003", "1006", "1015"} & left_over(terminal.written).keys()
        if number is None:
            leave(terminal)
        else:
            os.killpg(terminal.process.pid, number)
        assert terminal.wait() == (0 if number is None else -number)
        assert left_over(terminal.written) == {}
        assert termios.tcgetattr(terminal.slave) == terminal.before


def test_a_terminal_that_takes_nothing_keeps_nobody_from_ending_it() -> None:
    """Its window hangs, say: nothing of what it is sent is read."""
    with contextlib.closing(at_a_table()) as terminal:
        other = os.open(os.ttyname(terminal.slave), os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
        with contextlib.suppress(BlockingIOError):
            while os.write(other, b" " * 4096):
                pass
        os.close(other)
        terminal.process.terminate()
        assert terminal.process.wait(10) == -signal.SIGTERM

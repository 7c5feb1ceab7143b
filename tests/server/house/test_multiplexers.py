"""A real `ssh` inside tmux and GNU screen shows what it shows outside, and leaves nothing behind."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import Client, ssh_command
from tests.server.hosts import RunningHost


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
@pytest.mark.parametrize("term", ["tmux-256color", "screen", "screen-256color"])
def test_in_tmux(term: str, shared: RunningHost, tmp_path: Path) -> None:
    tmux = ["tmux", "-f", "/dev/null", "-S", str(tmp_path / "socket")]
    outside = shared.enter("Tess")
    outside.press("n")
    outside.see("Open the table")
    wanted = outside.settle().splitlines()
    outside.drop()
    inside = " ".join(ssh_command(shared.port, shared.key("Tess")))
    subprocess.run(
        [*tmux, "new-session", "-d", "-x", "80", "-y", "24", "sh"],
        check=True,
        env={"PATH": "/usr/bin:/bin", "TERM": "xterm"},
    )
    try:
        keys(tmux, f"export TERM={term} PS1=back; clear; {inside}", "Enter")
        until(tmux, "the lobby · you are Tess")
        keys(tmux, "n")
        until(tmux, "Open the table", lambda shown: _as_drawn(shown.splitlines()) == _as_drawn(wanted))
        keys(tmux, "Escape")
        until(tmux, "the lobby · you are Tess")
        keys(tmux, "q")
        until(tmux, "Leave this host?")
        keys(tmux, "Enter")
        until(tmux, "Good-bye")
    finally:
        subprocess.run([*tmux, "kill-server"], check=False)


def _as_drawn(lines: list[str]) -> list[str]:
    """The rows above the form's end; a switch in few colours has another knob."""
    return [line.replace("━█", "██").replace("█━", "██") for line in lines[:14]]


def keys(tmux: list[str], *what: str) -> None:
    subprocess.run([*tmux, "send-keys", *what], check=True)


def until(tmux: list[str], text: str, holds: Callable[[str], object] = bool) -> str:
    """What is shown, once it has this text and all else that it should have, however busy the machine is."""
    for _ in range(600):
        shown = subprocess.run([*tmux, "capture-pane", "-p"], capture_output=True, text=True, check=True).stdout
        if text in shown and holds(shown):
            return shown
        time.sleep(0.1)
    raise AssertionError(f"never saw {text!r}:\n{shown}")


@pytest.mark.skipif(shutil.which("screen") is None, reason="GNU screen is not installed")
@pytest.mark.parametrize("term", ["screen", "screen-256color"])
def test_in_gnu_screen(term: str, shared: RunningHost, tmp_path: Path) -> None:
    """The same as outside, and the shell's own screen again after quitting."""
    outside = shared.enter("Greta")
    outside.press("n")
    outside.see("Open the table")
    wanted = outside.settle().splitlines()
    outside.drop()
    configuration = tmp_path / "screenrc"
    configuration.write_text(f"term {term}\ndefutf8 on\naltscreen on\nstartup_message off\n")
    shell = f"export PS1=back TERM={term}; {' '.join(ssh_command(shared.port, shared.key('Greta')))}; printf 'SHELL AGAIN\\n'; read x"
    sockets = _private(tmp_path)
    client = Client(0, None, env={"SCREENDIR": sockets, "LANG": "C.UTF-8"},
                    command=["screen", "-c", str(configuration), "sh", "-c", shell])  # fmt: skip
    try:
        client.see("the lobby · you are Greta")
        client.press("n")
        client.see("Open the table")
        assert _as_drawn(client.settle(0.3).splitlines()) == _as_drawn(wanted)
        client.press("esc")
        client.see("the lobby · you are Greta")
        client.press("q", "enter")
        client.see("SHELL AGAIN")
        assert "Good-bye" in client.text
        assert "the lobby · you are Greta" not in client.text, "the screen before is there again"
    finally:
        environment = {**os.environ, "SCREENDIR": sockets}
        subprocess.run(["screen", "-X", "quit"], env=environment, capture_output=True, check=False)
        client.close()


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
def test_a_table_in_tmux_whose_window_changes(shared: RunningHost, tmp_path: Path) -> None:
    """A table inside tmux, whose window then gets another size."""
    tmux = ["tmux", "-f", "/dev/null", "-S", str(tmp_path / "socket")]
    name = f"Zoe{time.monotonic_ns() % 10_000}"  # should it be run again: nobody who is led back to a table
    zoe = shared.enter(name)
    zoe.press("n")
    zoe.see("Open the table")
    zoe.drop()
    inside = " ".join(ssh_command(shared.port, shared.key(name)))
    subprocess.run(
        [*tmux, "new-session", "-d", "-x", "100", "-y", "30", "sh"],
        check=True,
        env={"PATH": "/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8"},
    )
    try:
        keys(tmux, f"export TERM=tmux-256color PS1=back; clear; {inside}", "Enter")
        until(tmux, f"the lobby · you are {name}")
        keys(tmux, "n")
        until(tmux, "Open the table")
        keys(tmux, "s")
        until(tmux, "waiting for players")
        keys(tmux, "b")
        before = _cursor(until(tmux, "talk", _cursor))
        keys(tmux, "Tab")
        until(tmux, "talk", lambda shown: _cursor(shown) not in ([], before))  # the cursor goes on
        subprocess.run([*tmux, "resize-window", "-x", "80", "-y", "24"], check=True)
        shown = until(tmux, "talk", lambda shown: len(shown.splitlines()) == 24 and "q" in shown.splitlines()[-1])
        assert max(len(line) for line in shown.splitlines()) <= 80
    finally:
        subprocess.run([*tmux, "kill-server"], check=False)


def _cursor(shown: str) -> list[object]:
    """What is under the cursor at the table: its marks, as far as it has room for them, and what Enter would do there, which is the same for two
    like cards. Nothing in the room before it."""
    lines = [] if "waiting for players" in shown else shown.splitlines()
    offered = [line.rstrip() for line in lines if re.search(r"Enter \S", line)]
    marks = [(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign in "◄▲"]
    return [*offered, *marks] if offered else []


def _private(folder: Path) -> str:
    sockets = folder / "screens"
    sockets.mkdir(mode=0o700)
    return str(sockets)

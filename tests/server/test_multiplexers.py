"""A real `ssh` inside tmux and GNU screen shows what it shows outside, and leaves nothing behind."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tests.server.client import ssh_command
from tests.server.hosts import RunningHost


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
@pytest.mark.parametrize("term", ["tmux-256color", "screen", "screen-256color"])
def test_in_tmux(term: str, shared: RunningHost, tmp_path: Path) -> None:
    tmux = ["tmux", "-f", "/dev/null", "-S", str(tmp_path / "socket")]
    outside = shared.enter("Ada")
    outside.press("n")
    outside.see("Open the table")
    wanted = outside.settle().splitlines()
    outside.drop()
    inside = " ".join(ssh_command(shared.port, shared.key("Ada")))
    subprocess.run(
        [*tmux, "new-session", "-d", "-x", "80", "-y", "24", "sh"],
        check=True,
        env={"PATH": "/usr/bin:/bin", "TERM": "xterm"},
    )
    try:
        keys(tmux, f"export TERM={term} PS1=back; clear; {inside}", "Enter")
        until(tmux, "Tribes · Ada ·")
        keys(tmux, "n")
        assert until(tmux, "Open the table").splitlines()[:14] == wanted[:14]
        keys(tmux, "Escape")
        until(tmux, "Tribes · Ada ·")
        keys(tmux, "q")
        assert "Good-bye" in until(tmux, "back")
    finally:
        subprocess.run([*tmux, "kill-server"], check=False)


def keys(tmux: list[str], *what: str) -> None:
    subprocess.run([*tmux, "send-keys", *what], check=True)


def until(tmux: list[str], text: str) -> str:
    for _ in range(100):
        shown = subprocess.run([*tmux, "capture-pane", "-p"], capture_output=True, text=True, check=True).stdout
        if text in shown:
            return shown
        time.sleep(0.1)
    raise AssertionError(f"never saw {text!r}:\n{shown}")


@pytest.mark.skipif(shutil.which("screen") is None, reason="GNU screen is not installed")
def test_in_gnu_screen(shared: RunningHost) -> None:
    inside = ["screen", "-c", "/dev/null", *ssh_command(shared.port, shared.key("Bob"))]
    client = shared.client("Bob", command=inside)
    if client.see("call you?", "Tribes · Bob ·") == "call you?":
        client.type_line("Bob")
        client.see("Tribes · Bob ·")

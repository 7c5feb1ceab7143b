"""`tribes` itself inside somebody's SSH session: its colours, no mouse, no leftovers."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.hosts import ROOT
from tests.server.house.test_real_clients import assert_clean
from tribes_tui.display.terminals import is_remote, prepare


def tribes(folder: Path, term: str = "xterm-256color", **more: str) -> Client:
    environment = {"TRIBES_HOME": str(folder), "SSH_CONNECTION": "1.2.3.4 1 5.6.7.8 22", "LANG": "C.UTF-8",
                   "PYTHONPATH": str(ROOT), **more}  # fmt: skip
    return Client(0, None, term=term, env=environment, command=[sys.executable, "-m", "tribes_tui"])


@pytest.mark.parametrize("end", ["quit", "SIGTERM", "SIGHUP"])
def test_nothing_is_left_in_the_terminal(end: str, tmp_path: Path) -> None:
    client = tribes(tmp_path)
    try:
        client.see("Quit", seconds=15)
        if end == "quit":
            client.press("q")
        else:
            os.kill(client.process.pid, getattr(signal, end))
        client.wait_closed()
        client.read(0.2)
        raw = bytes(client.raw)
        assert b"\x1b[?1000h" not in raw, "the mouse stays the terminal's"
        assert b"u\x1b" not in raw.replace(b"\x1b[<u", b"").partition(b"\x1b[?1049h")[2][:40]
        assert_clean(raw)
    finally:
        client.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("term", "more", "there", "missing"),
    [
        ("xterm-256color", {}, b"38;5;", b"38;2;"),
        ("xterm-kitty", {}, b"38;2;", b"38;5;"),
        ("linux", {}, b"\x1b[", b"38;"),
        ("vt220", {}, b"\x1b[", b"38;"),
        ("xterm-256color", {"COLORTERM": "truecolor"}, b"38;2;", b"38;5;"),
    ],
)
def test_the_colours_are_the_terminals(
    term: str, more: dict[str, str], there: bytes, missing: bytes, tmp_path: Path
) -> None:
    client = tribes(tmp_path, term, **more)
    try:
        client.see("Quit", seconds=15)
        assert there in client.raw
        assert missing not in client.raw
    finally:
        client.close()


def test_a_setting_overrides_what_the_terminal_seems_to_be(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"colours": "16"}')
    client = tribes(tmp_path, "xterm-kitty")
    try:
        client.see("Quit", seconds=15)
        assert b"38;" not in client.raw
    finally:
        client.close()


def test_what_the_toolkit_is_told() -> None:
    far = {"TERM": "xterm-256color", "SSH_TTY": "/dev/pts/1"}
    prepare(far, "auto")
    assert far["TEXTUAL_COLOR_SYSTEM"] == "256"
    assert far["TEXTUAL_DISABLE_KITTY_KEY"] == "1"
    near = {"TERM": "vt100"}
    prepare(near, "auto")
    assert near["NO_COLOR"] == "1"
    assert "TEXTUAL_DISABLE_KITTY_KEY" not in near
    asked = {"TERM": "xterm", "SSH_TTY": "x", "TEXTUAL_DISABLE_KITTY_KEY": "0"}
    prepare(asked, "truecolor")
    assert asked["TEXTUAL_DISABLE_KITTY_KEY"] == "0"
    assert asked["TEXTUAL_COLOR_SYSTEM"] == "truecolor"
    assert is_remote(asked)
    assert not is_remote({})

"""On a person's own machine: streams that are closed or full, a locale without UTF-8, names that hold escapes, signals."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.helpers import ROOT
from tribes_tui.display.mouse import toggle


def tribes_in_a_shell(home: Path, line: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """`tribes` with what a shell does to its streams."""
    environment = {**os.environ, "TRIBES_HOME": str(home), **variables}
    return subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m tribes_tui {line}'],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        timeout=30,
    )


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("doctor <&-", 0, ""),
        ("saves >&-", 2, "standard output is closed"),
        ("saves >/dev/full", 2, "can't be written: No space left on device"),
        ("saves 2>&-", 0, ""),
    ],
)
def test_closed_and_full_streams_are_no_fault_of_ours(line: str, code: int, words: str, tmp_path: Path) -> None:
    ran = tribes_in_a_shell(tmp_path, line)
    assert ran.returncode == code, ran
    assert words in ran.stderr.decode()
    assert ran.stderr.count(b"\n") == bool(words)
    assert not (tmp_path / "reports").exists()


def test_a_locale_without_utf8_is_sent_ascii(tmp_path: Path) -> None:
    ran = tribes_in_a_shell(tmp_path, "play indy --plain --seed 1 </dev/null", LC_ALL="C")
    assert ran.returncode == 0
    assert ran.stdout.isascii()
    assert b"?" not in ran.stdout.replace(b"? ", b"").replace(b"?\n", b""), "signs of its own, no question marks"


def test_a_mailed_name_reaches_the_terminal_as_text(tmp_path: Path) -> None:
    mailed = tmp_path / "a\x1b]0;owned\x07\x1b[2Jb.tribes"
    mailed.write_text("nothing\n")
    for line in (f"saves --add '{mailed}'", "saves"):
        ran = tribes_in_a_shell(tmp_path / "home", line)
        assert b"\x1b" not in ran.stdout + ran.stderr
        assert b"\x07" not in ran.stdout + ran.stderr


def test_a_terminal_that_goes_away_ends_the_program(tmp_path: Path) -> None:
    """Also when the system sends it no SIGHUP, since the terminal isn't its own."""
    master, slave = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "tribes_tui", "play", "indy", "--seed", "1"],
        cwd=ROOT, stdin=slave, stdout=slave, stderr=slave, env={**os.environ, "TRIBES_HOME": str(tmp_path)},
    )  # fmt: skip
    os.close(slave)
    shown = b""
    while b"shaman" not in shown:
        shown += os.read(master, 65536)
    os.close(master)
    assert program.wait(20) == -signal.SIGHUP


def test_the_mouse_that_was_given_back_stays_so() -> None:
    """Textual's driver does nothing while it thinks that it has no mouse."""
    sent: list[str] = []

    class Driver:
        _mouse = True

        def _enable_mouse_support(self) -> None:
            sent.append("on" if self._mouse else "nothing")

        def _disable_mouse_support(self) -> None:
            sent.append("off" if self._mouse else "nothing")

    app = SimpleNamespace(_driver=Driver())
    toggle(app)
    toggle(app)
    toggle(app)
    assert sent == ["off", "on", "off"]

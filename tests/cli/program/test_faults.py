"""What is our fault: one line, a report, exit code 1. And what the doctor and the signals do."""

from __future__ import annotations

import contextlib
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Store
from tests.cli.helpers import ROOT, Ran, Terminal, command
from tribes_tui.commands import screen
from tribes_tui.commands.sample import sample

Tribes = Callable[..., Ran]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(chosen: object) -> int:
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr("tribes_tui.commands.saves.run_saves", fail)


@pytest.mark.usefixtures("broken")
def test_an_unexpected_error_is_one_line_and_a_report(tribes: Tribes, home: Path) -> None:
    ran = tribes("saves")
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    (report,) = (home / "reports").iterdir()
    assert str(report) in ran.err
    text = report.read_text()
    assert text.startswith("tribes saves\nPython ")
    assert "ZeroDivisionError: a fault of ours" in text
    assert stat.S_IMODE(report.stat().st_mode) == 0o600


@pytest.mark.usefixtures("broken")
def test_the_report_goes_elsewhere_when_the_home_cannot_be_written(
    tribes: Tribes, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("in the way")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    ran = tribes("saves")
    assert ran.code == 1
    assert str(tmp_path / "crash-") in ran.err


def test_ctrl_c_is_no_fault(tribes: Tribes, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(chosen: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("tribes_tui.commands.saves.run_saves", interrupted)
    assert tribes("saves") == (130, "", "stopped\n")


def test_the_doctor_finds_nothing_wrong_here(tribes: Tribes, home: Path) -> None:
    ran = tribes("doctor")
    assert ran.code == 0, ran.out
    assert str(home) in ran.out
    assert "the bots' process answers" in ran.out
    assert "no terminal here" in ran.out


def test_the_doctor_sees_a_folder_that_cannot_be_written_and_a_broken_save(tribes: Tribes, home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    (home / "saves" / "bad.tribes").write_bytes(b"")
    ran = tribes("doctor")
    assert ran.code == 2
    assert "!!  bad: " in ran.out
    for path in (home / "saves" / "bad.tribes", home / "saves"):
        path.unlink() if path.is_file() else path.rmdir()
    for path in sorted(home.rglob("*"), reverse=True):
        path.rmdir()
    home.rmdir()
    home.write_text("in the way")
    ran = tribes("doctor")
    assert ran.code == 2
    assert "TRIBES_HOME names another folder" in ran.out


def test_the_doctor_looks_at_the_terminal() -> None:
    with contextlib.closing(Terminal(["doctor"], (60, 20))) as terminal:
        assert terminal.wait() == 0
        assert b"terminal of 60x20 characters; screens need 80x24" in terminal.written


@pytest.mark.parametrize(("colours", "expected"), [("truecolor", b"\x1b[38;2;24;30;66m"), ("", b"\x1b[38;5;")])
def test_the_doctor_shows_a_picture_in_the_colours_that_the_terminal_has(
    colours: str, expected: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORTERM", colours)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    with contextlib.closing(Terminal(["doctor"], (80, 40))) as terminal:
        assert terminal.wait() == 0
        assert expected in terminal.written
        assert "▀▄█▌▐".encode() in terminal.written
    assert all(len(line.plain) < 80 for line in sample())


@pytest.mark.sampled(2)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT])
def test_a_signal_gives_the_terminal_back_and_ends_the_program(number: int) -> None:
    program = (
        "import sys, time, tty; from tribes_tui.commands.screen import terminal_kept_clean\n"
        "with terminal_kept_clean():\n"
        "    tty.setraw(0); sys.stdout.write('\\x1b[?1049h' + 'ready'); sys.stdout.flush(); time.sleep(60)"
    )
    with contextlib.closing(Terminal(["doctor"])) as terminal:
        terminal.wait()
        before = terminal.before
        process = subprocess.Popen(
            [sys.executable, "-c", program],
            stdin=terminal.slave, stdout=terminal.slave, stderr=terminal.slave, cwd=ROOT,
        )  # fmt: skip
        terminal.process = process
        terminal.read_until("ready")
        process.send_signal(number)
        assert terminal.wait() == -number
        import termios

        assert termios.tcgetattr(terminal.slave) == before
        assert terminal.written.endswith(screen.RESET.encode())


def test_handlers_are_put_back() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with screen.terminal_kept_clean():
        assert signal.getsignal(signal.SIGTERM) is not before
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_game_killed_between_two_moves_has_lost_nothing() -> None:
    arguments = command("play", "indy", "--plain", "--seats", "name:Ada,name:Ben", "--seed", "3")
    process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdin is not None
    assert process.stdout is not None
    for _ in range(5):
        while process.stdout.readline() != ">\n":
            pass
        process.stdin.write("1\n")
        process.stdin.flush()
    while process.stdout.readline() != ">\n":
        pass
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert len(Store().read(Store().list()[0].name).moves) == 5

"""On a person's own machine: streams that are closed or full, a locale without UTF-8, names that hold escapes, signals."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from saves import Store
from saves.format.seal import sealed_all, split
from tests.cli.helpers import ROOT, Ran, Terminal
from tests.cli.program.test_given_back import leave
from tests.screens.test_replay import whole_game
from tribes_tui.display.terminals import toggle_mouse


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


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        ("doctor <&-", 0, ""),
        ("saves >&-", 2, "standard output is closed"),
        ("saves >/dev/full", 2, "can't be written: there is no room left"),
        ("saves 2>&-", 0, ""),
        ("--help >/dev/full", 2, "can't be written: there is no room left"),
        ("serve --help >/dev/full", 2, "can't be written: there is no room left"),
        ("play indy --help >/dev/full", 2, "can't be written: there is no room left"),
        ("play indy --plain --seed 1 </dev/null >/dev/full", 2, "can't be written: there is no room left"),
        ("nosuch 2>/dev/full", 2, ""),
        ("nosuch 2>&-", 2, ""),
        ("saves >/dev/full 2>&1", 2, ""),
        ("saves <&- >&- 2>&-", 2, ""),
        ("<&-", 2, "needs a terminal"),
        (">&-", 2, "standard output is closed"),
        ("2>&-", 2, ""),
    ],
)
def test_closed_and_full_streams_are_no_fault_of_ours(line: str, code: int, words: str, tmp_path: Path) -> None:
    ran = tribes_in_a_shell(tmp_path, line)
    assert ran.returncode == code, ran
    assert words in ran.stderr.decode()
    assert ran.stderr.count(b"\n") == bool(words)
    assert not (tmp_path / "reports").exists()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("line", ["rules indy", "--help", "play indy --plain --seed 1", "nosuch 2>&1"])
def test_a_reader_that_goes_away_is_no_fault_of_ours(line: str, tmp_path: Path) -> None:
    ran = tribes_in_a_shell(tmp_path, f"{line} </dev/null | :")
    assert ran.stderr == b""
    assert not (tmp_path / "reports").exists()


def test_a_locale_without_utf8_is_sent_ascii(tmp_path: Path) -> None:
    ran = tribes_in_a_shell(tmp_path, "play indy --plain --seed 1 </dev/null", LC_ALL="C")
    assert ran.returncode == 0
    assert ran.stdout.isascii()
    assert b"?" not in ran.stdout.replace(b"? ", b"").replace(b"?\n", b""), "signs of its own, no question marks"


COMMANDS = [
    "--help", "--version", "rules indy", "rules tribe --search lake", "rules indy --headings", "saves", "saves --json",
    "saves --plain", "statistics", "statistics --json", "doctor", "puzzle --list", "puzzle --plain </dev/null", "daily",
    "learn indy --plain </dev/null", "continue --plain </dev/null", "replay newest --plain", "review newest", "man",
    "simulate indy --games 1", "completions bash", "play indy --help", "play nosuch", "serve --help", "serve --public --host x",
]  # fmt: skip


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The home of somebody who has begun a game under a name with an accent."""
    home = tmp_path_factory.mktemp("home")
    ran = tribes_in_a_shell(home, "play indy --plain --seats name:Zoë,bot:random --seed 1 </dev/null")
    assert ran.returncode == 0
    return home


@pytest.mark.sampled(2)
@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_is_written_in_ascii_there(line: str, played: Path) -> None:
    """Also names of people, and what is wrong."""
    ran = tribes_in_a_shell(played, line, LC_ALL="C")
    assert ran.returncode in (0, 2), ran
    assert ran.stdout + ran.stderr
    assert (ran.stdout + ran.stderr).isascii()


@pytest.mark.parametrize("arguments", [(), ("rules", "five_tribes")])
def test_a_screen_and_a_pager_are_written_in_ascii_there(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Still after something was chosen in the settings."""
    for name, value in {"LC_ALL": "C", "TRIBES_HOME": str(tmp_path), "TERM": "xterm", "PAGER": "cat"}.items():
        monkeypatch.setenv(name, value)
    with contextlib.closing(Terminal(arguments)) as terminal:
        if not arguments:
            terminal.read_until("Settings")
            terminal.type("o")
            terminal.read_until("Theme")
            terminal.type("\x1b[C")
            for _ in range(4):
                terminal.read_some()
            terminal.type("\x1b")
            for _ in range(6):
                terminal.read_some()
            terminal.type("2")
            terminal.read_until("good move")
            os.killpg(terminal.process.pid, signal.SIGTERM)
        terminal.wait()
        assert len(terminal.written) > 2000
        assert terminal.written.isascii()


WICKED = "a\x1b]0;owned\x07\x1b[2J\x9b31m\u202eb"


def test_a_mailed_name_reaches_the_terminal_as_text(tmp_path: Path) -> None:
    mailed = tmp_path / "a\x1b]0;owned\x07\x1b[2Jb.tribes"
    mailed.write_text("nothing\n")
    for line in (f"saves --add '{mailed}'", "saves"):
        ran = tribes_in_a_shell(tmp_path / "home", line)
        assert b"\x1b" not in ran.stdout + ran.stderr
        assert b"\x07" not in ran.stdout + ran.stderr


def mailed_record(folder: Path) -> Path:
    """A whole game in which somebody has put what a terminal obeys wherever a text of theirs stands; its seals are right."""
    name = whole_game(Store(folder / "sender"), "indy", 2)
    path = next((folder / "sender" / "saves").glob(f"{name}.*"))
    first, *others = [split(line)[0].decode() for line in path.read_bytes().splitlines()]
    header = json.loads(first)
    header["title"] = WICKED
    for seat in header["seats"]:
        seat["name"] = WICKED
    sent = folder / f"mailed {WICKED.replace('/', '')}.tribes"
    sent.write_bytes(b"".join(sealed_all([json.dumps(header, separators=(",", ":")), *others])))
    return sent


def test_whatever_a_mailed_record_says_reaches_the_terminal_as_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tribes: Callable[..., Ran]
) -> None:
    """Taken in, or laid among the others under its own name: no command writes what a terminal obeys."""
    sent = mailed_record(tmp_path)
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    added = tribes("saves", "--add", str(sent))
    saves = tmp_path / "home" / "saves"
    saves.mkdir(parents=True, exist_ok=True)
    (saves / sent.name).write_bytes(sent.read_bytes())
    (saves / f"{WICKED}.tribes").write_bytes(b"nothing")
    said = [added]
    names = [path.stem for path in saves.glob("*.tribes")]
    assert len(names) >= 2
    for line in (
        ["saves"],
        ["saves", "--plain"],
        ["saves", "--json"],
        ["doctor"],
        ["statistics"],
        ["continue", "--plain"],
    ):
        said.append(tribes(*line))
    for name in names:
        for more in ([], ["--verify"], ["--plain"]):
            said.append(tribes("replay", name, *more))
    said.append(tribes("review", WICKED))
    said += [
        tribes("saves", "--rename", names[0], WICKED),
        tribes("saves", "--copy", names[0]),
        tribes("saves", "--delete", WICKED),
    ]
    assert all(ran.code in (0, 2) for ran in said), said
    assert any("owned" in ran.out for ran in said), "as text"
    for ran in said:
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", ran.out + ran.err), ran


def test_a_terminal_that_goes_away_ends_the_program(tmp_path: Path) -> None:
    """Also when the system sends it no SIGHUP, since the terminal isn't its own."""
    master, slave = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "tribes_tui", "play", "indy", "--seed", "1"],
        cwd=ROOT, stdin=slave, stdout=slave, stderr=slave, env={**os.environ, "TRIBES_HOME": str(tmp_path)},
    )  # fmt: skip
    os.close(slave)
    shown, ending = b"", time.monotonic() + 30
    while b"good move" not in shown:
        assert time.monotonic() < ending, shown
        if select.select([master], [], [], 0.1)[0]:
            shown += os.read(master, 65536)
    os.close(master)
    assert program.wait(20) == -signal.SIGHUP


def test_a_key_that_is_no_utf8_ends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a terminal sends it whose letters are written otherwise, for an e with an accent."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    with contextlib.closing(Terminal(["play", "indy", "--seed", "1"])) as terminal:
        terminal.read_until("good move")
        for _ in range(3):
            os.write(terminal.master, b"\xe9\xff")
            terminal.read_some()
        leave(terminal)
        assert terminal.wait() == 0
        assert b"Error" not in terminal.written


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
    toggle_mouse(app)
    toggle_mouse(app)
    toggle_mouse(app)
    assert sent == ["off", "on", "off"]

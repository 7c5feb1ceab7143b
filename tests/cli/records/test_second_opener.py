"""A game that another program plays: the second one is told, and may watch or play on from a copy. And what can't simply
be played on: what there is of it is offered."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Record, Store, leave_all
from tests.cli.helpers import ROOT, Ran, Terminal, command, recorded
from tests.saves.parting import part_from_the_rules

Tribes = Callable[..., Ran]


@pytest.fixture
def name(tribes: Tribes) -> str:
    """A game of seven moves between two people."""
    recorded("you,name:Ben", "1\n" * 7)
    return Store().list()[0].name


@pytest.fixture
def played(name: str) -> Record:
    """The same game, open in another program (here: another store)."""
    return Store().open(name)


def test_the_second_is_told_what_he_may_do(tribes: Tribes, played: Record) -> None:
    ran = tribes("continue", "--plain")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f"tribes: {played.name} is being played elsewhere: watch it being played (tribes continue {played.name} --watch), "
        f"or play on from a copy of it (tribes continue {played.name} --copy)\n"
    )


def test_he_may_play_on_from_a_copy(tribes: Tribes, played: Record) -> None:
    assert tribes("continue", "--plain", "--copy").code == 0
    played.rename("still ours")
    assert {one.moves for one in Store().list()} == {7}
    assert len(Store().list()) == 2


def test_he_may_watch(tribes: Tribes, played: Record) -> None:
    played.close()
    ran = tribes("continue", "--plain", "--watch", played.name)
    assert ran.code == 0
    assert ran.out.endswith("nobody is playing it any more\n")


def test_a_game_that_the_rules_play_otherwise_is_gone_on_with_from_where_they_agree(tribes: Tribes, name: str) -> None:
    path = Store().list()[0].path
    part_from_the_rules(path, 5)
    ran = tribes("continue", name, "--plain")
    assert ran.code == 2
    assert "move 5" in ran.err
    assert f"play on from move 4; the record as it is stays (tribes continue {name} --repair)" in ran.err
    text = path.read_text()
    assert tribes("continue", name, "--plain", "--repair").code == 0
    assert path.read_text() == text
    assert sorted(one.moves for one in Store().list()) == [4, 7]


def test_a_killed_game_says_how_it_is_back(tribes: Tribes, played: Record) -> None:
    leave_all("killed")
    ran = tribes("continue", "--plain")
    assert ran.out.startswith("Last time the program was killed or the power failed.\n")
    assert tribes("continue", "--plain").out.startswith("indy")


@pytest.mark.parametrize("ending", ["SIGTERM", "SIGHUP", "SIGKILL"])
def test_how_the_real_program_was_ended_is_said_next_time(tribes: Tribes, home: Path, ending: str) -> None:
    process = subprocess.Popen(
        command("play", "indy", "--plain", "--seats", "you,name:Ben"),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, env={**os.environ}, text=True,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    while process.stdout.readline() != ">\n":
        continue
    while process.stdout.readline() != ">\n":
        continue
    process.send_signal(getattr(signal, ending))
    assert process.wait(20) == -getattr(signal, ending)
    process.stdin.close()
    process.stdout.close()
    why = {
        "SIGTERM": "the program was told to stop",
        "SIGHUP": "the terminal went away",
        "SIGKILL": "the program was killed or the power failed",
    }
    assert tribes("continue", "--plain").out.startswith(f"Last time {why[ending]}.\n")


def test_a_terminal_that_goes_away_under_the_screen_is_said_next_time(tribes: Tribes) -> None:
    with contextlib.closing(Terminal(["play", "indy", "--seats", "you,name:Ben"])) as terminal:
        terminal.read_until("it's your turn")
        for again in range(500):
            if any(one.moves for one in Store().list()):
                break
            if not again % 20:
                terminal.type("1\r")
            terminal.read_some()
        os.kill(terminal.process.pid, signal.SIGHUP)
        assert terminal.wait() == -signal.SIGHUP
    assert Store().list()[0].left == "SIGHUP"
    assert re.match(r"Last time the terminal went away\.\n", tribes("continue", "--plain").out)

"""Whole games in plain mode through a pipe, by a script that knows only the contract."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from saves import Store
from tests.cli.helpers import ROOT, Ran, command, run


class Script:
    """Reads questions, answers the first, the last, or in notation, by turns."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            command("play", "indy", "--plain", *arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self.seats: list[int] = []

    def play(self) -> int:
        while (actions := self._question()) is not None:
            answers = ["1", str(len(actions)), actions[len(self.seats) % len(actions)]]
            self._type(answers[len(self.seats) % 3])
        return self.process.wait(timeout=30)

    def _question(self) -> list[str] | None:
        """The actions of the next question, None when there is none any more."""
        out: Any = self.process.stdout
        actions: list[str] = []
        for line in out:
            if line == ">\n":
                return actions
            if found := re.fullmatch(r"seat (\d+) to decide:\n", line):
                self.seats.append(int(found[1]))
                actions = []
            elif found := re.fullmatch(r"  (\d+)\) (.+)\n", line):
                actions.append(found[2])
                assert int(found[1]) == len(actions)
            assert not line.startswith("no:")
        return None

    def _type(self, line: str) -> None:
        pipe: Any = self.process.stdin
        pipe.write(line + "\n")
        pipe.flush()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seats", ["you,bot:random", "bot:random,you,bot:easy,name:Ada", "name:A,name:B,name:C"])
def test_a_whole_game(seats: str) -> None:
    script = Script("--seats", seats, "--seed", "11")
    assert script.play() == 0
    people = [i for i, seat in enumerate(seats.split(",")) if not seat.startswith("bot")]
    assert sorted(set(script.seats)) == people
    recording = Store().read(Store().list()[0].name)
    assert recording.finished
    assert recording.header.seed == 11


def test_left_and_continued_it_is_the_same_game() -> None:
    seats = ("--seats", "you,bot:random", "--seed", "4")
    first = run("play", "indy", "--plain", *seats, text="1\n1\n1\n")
    assert first.code == 0
    again = run("continue", "--plain", text="1\n")
    whole = run("play", "indy", "--plain", *seats, text="1\n1\n1\n1\n")
    moves = [[move.text for move in Store().read(summary.name).moves] for summary in Store().list()]
    assert again.code == whole.code == 0
    assert moves[0] == moves[1]


def test_yes_one_plays_to_the_end() -> None:
    ran = run("play", "indy", "--plain", "--seats", "you,bot:easy", text="1\n" * 3000)
    assert ran.code == 0
    assert "Traceback" not in ran.err


def test_without_seats_you_sit_with_medium_bots() -> None:
    assert run("play", "indy", "--plain", text="1\n").code == 0
    kinds = [(seat["kind"], seat["level"]) for seat in Store().list()[0].seats]
    assert kinds == [("human", ""), ("bot", "medium")]


def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        command("rules", "indy"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait(timeout=30) == 0


def test_ascii_only() -> None:
    ran = run("play", "indy", "--plain", "--ascii", text="rules\nquit\n")
    assert ran.code == 0
    assert ran.out.isascii()


def test_characters_that_cannot_be_read_or_shown_are_no_fault_of_anybody() -> None:
    process = subprocess.run(
        command("play", "indy", "--plain", "--seats", "name:Zoë,name:B"),
        input=b"\xff\xfe\n", capture_output=True, cwd=ROOT, timeout=60, check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert process.returncode == 0
    assert process.stderr == b""
    assert b"\nno: " in process.stdout


def test_in_lines_too_a_bot_that_follows_says_where_it_stands(tribes: Callable[..., Ran]) -> None:
    for how in ("--plain", "--brief"):
        ran = tribes("play", "indy", how, "--seats", "you,bot:even,bot:easy", "--plain")
        assert ran.code == 0
        told = [line for line in ran.out.splitlines() if "is an even bot" in line]
        assert len(told) == 1, "once, and of that bot alone"
        assert told[0].endswith("is an even bot, now at strength 50, where easy is 0, medium 50 and hard 100.")

"""The real program in plain mode, fed through a pipe and killed; and what its record must hold afterwards."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from rules import State
from saves import Recording, Store, Walk, verify
from tests.cli.helpers import ROOT, command
from tests.kill.transcript import Question, acknowledged, questions
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.words.wording import GameWords, words_of

ANSWERS = 4000
LONGEST_WAIT = 60.0
MOMENT = 0.004
"""Seconds: longer than a move takes to be saved and shown."""
NOT_YET = 0.15
"""How often a program is killed while it starts, before it has said anything."""


class Death(NamedTuple):
    """What a killed program had said, and what it had been told."""

    said: str
    answers: list[int]
    was_killed: bool


def killed(arguments: Sequence[str], home: Path, chance: random.Random, most: int) -> Death:
    """Start the program, feed it, and kill it at an instant, before it has said much more than `most` bytes."""
    answers = [chance.choice((1, 1, 2, 2, 3, 4, 5, 7)) for _ in range(ANSWERS)]
    reader, writer = os.pipe()
    os.write(writer, "".join(f"{answer}\n" for answer in answers).encode())
    with TemporaryFile() as out:
        process = subprocess.Popen(
            command(*arguments), stdin=reader, stdout=out, stderr=out, cwd=ROOT,
            env={**os.environ, "TRIBES_HOME": str(home)},
        )  # fmt: skip
        _wait_for_the_instant(process, out.fileno(), chance, most)
        was_killed = process.poll() is None
        process.kill()
        process.wait()
        os.close(reader)
        os.close(writer)
        out.seek(0)
        return Death(out.read().decode(), answers, was_killed and process.returncode == -signal.SIGKILL)


def _wait_for_the_instant(process: subprocess.Popen[bytes], out: int, chance: random.Random, most: int) -> None:
    """By what it has said, and then a moment more: on a busy machine a program does little in a given time."""
    if chance.random() < NOT_YET:
        time.sleep(chance.random() * 0.3)
        return
    ending, enough = time.monotonic() + LONGEST_WAIT, 1 + chance.randrange(most)
    while os.fstat(out).st_size < enough and process.poll() is None:
        assert time.monotonic() < ending, "the program hangs"
        time.sleep(0.001)
    time.sleep(chance.random() * MOMENT)


class Witness:
    """Knows all that one game's programs have shown as played, and holds the record to it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._name = ""
        self._before = 0
        self.acknowledged = 0

    @property
    def arguments(self) -> list[str]:
        """How to go on: `continue`, or nothing when no game has begun."""
        return ["continue", self._name, "--plain"] if self._name else []

    def check(self, death: Death) -> None:
        """Raise `AssertionError` unless all that was shown is in the record, and the record is sound."""
        assert "Traceback" not in death.said, death.said
        summaries = self._store.list()
        assert [summary.problem for summary in summaries if summary.problem] == []
        asked = questions(death.said)
        if not summaries:
            assert not asked, "a question was asked, but there is no record of the game"
            return
        self._name = summaries[0].name
        self._check(self._store.read(self._name), asked, death)

    def _check(self, recording: Recording, asked: list[Question], death: Death) -> None:
        verify(recording)
        since = recording.moves[self._before :]
        played = acknowledged(asked, death.answers)
        people = {seat for seat, who in enumerate(recording.seats) if who["kind"] == "human"}
        by_people = [(move.seat, move.text) for move in since if move.seat in people]
        assert by_people[: len(played)] == [tuple(one) for one in played], "an acknowledged move is lost"
        assert len(by_people) <= len(played) + 1, "the record holds moves that nobody made"
        if asked:
            assert _shows(recording, asked[-1], self._before + len(played)), (
                "what was shown last is no position of the record"
            )
        self._before = len(recording.moves)
        self.acknowledged += len(played)
        if recording.finished:
            self._store.delete(self._name)
            self._name, self._before = "", 0


def _shows(recording: Recording, question: Question, since: int) -> bool:
    """Whether the question is about a position of the record not before `since` moves."""
    walk, words = Walk(recording), words_of(recording.header.game)
    names = names_for([seat_from(plain) for plain in recording.seats], question.seat)
    return any(_is_asked(walk.state(n), question, words, names) for n in range(since, len(walk) + 1))


def _is_asked(state: State, question: Question, words: GameWords, names: list[str]) -> bool:
    if state.current_player != question.seat:
        return False
    view = state.view(question.seat)
    if [view.text(action) for action in view.legal_actions()] != question.actions:
        return False
    return question.refused or "\n".join(words.position(view, names)) + "\n" in question.before

"""What plain mode said up to its death, read as a script would: which decisions it showed as played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

ASKED = re.compile(r"seat (\d+) to decide:")
OFFERED = re.compile(r"  (\d+)\) (.+)")


class Question(NamedTuple):
    """Who was asked, what could be done, and all that was said since the question before."""

    seat: int
    actions: list[str]
    before: str
    refused: bool


class Played(NamedTuple):
    """A decision that the program has shown as played."""

    seat: int
    text: str


def questions(said: str) -> list[Question]:
    """All questions that were asked to the end, in order; a torn one at the end of what was said is none."""
    found: list[Question] = []
    before: list[str] = []
    seat, actions = -1, []
    for line in said.splitlines(keepends=True):
        if not line.endswith("\n"):
            break
        text = line[:-1]
        if asked := ASKED.fullmatch(text):
            seat, actions = int(asked[1]), []
        elif seat >= 0 and (offered := OFFERED.fullmatch(text)):
            actions.append(offered[2])
        elif seat >= 0 and text == ">":
            refused = any(line.startswith("no:") for line in before)
            found.append(Question(seat, actions, "".join(before), refused))
            before, seat = [], -1
        else:
            before.append(line)
    return found


def acknowledged(asked: Sequence[Question], answers: Sequence[int]) -> list[Played]:
    """The answers after which the program asked on without a refusal."""
    played = []
    for question, answer, following in zip(asked, answers, asked[1:], strict=False):
        if not following.refused:
            played.append(Played(question.seat, question.actions[answer - 1]))
    return played

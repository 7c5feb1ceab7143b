"""What a lesson is: a game from a fixed seed, its moves, and what is told before them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.words.finder import room_of

LEARNER = 0
"""The learner's seat."""


class Step(NamedTuple):
    """One step: `text` is told before `move` (notation), `section` is the rulebook's. Without a move it is only read."""

    text: str = ""
    move: str = ""
    section: str = ""


class Lesson(NamedTuple):
    """A guided game: the learner sits on seat 0, `others` are the names of the bots; `steps` hold every seat's moves."""

    game: str
    seed: int
    others: tuple[str, ...]
    steps: tuple[Step, ...]
    options: Mapping[str, object] = {}

    @property
    def seats(self) -> list[Seat]:
        """The learner and the bots, which play on by themselves after the last step."""
        return [Seat(HUMAN, "", "you"), *[Seat(BOT, "easy", name) for name in self.others]]

    def at(self, moves: int, read: Collection[int]) -> int | None:
        """The number of the step that is due after so many moves, when those in `read` were read; None: it is over."""
        played = 0
        for number, step in enumerate(self.steps):
            if played == moves and (step.move or number not in read):
                return number
            played += bool(step.move)
        return None


def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game, None when it has none yet."""
    room = room_of(game_id, "lesson")
    lesson: Lesson | None = room.LESSON if room else None
    return lesson

"""A lesson at the table: what the script says is lit, and a note says why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tribes_tui.learning.lesson import LEARNER, Lesson, Step
from tribes_tui.learning.script import Script
from tribes_tui.play.table import Table
from tribes_tui.sheet.command import Command
from tribes_tui.table.keys import Possible, footer
from tribes_tui.table.screen import TableScreen, board_of
from tribes_tui.table.selection import Chooser
from tribes_tui.table.sitting import Asking
from tribes_tui.table.sitting import Step as Next

PACE = 0.7
"""Seconds for which a move of the others is shown."""

OVER = "That was the lesson. Play on if you like: the others play by themselves now; h gives a hint, q leaves."


class LessonScreen(TableScreen):
    """A table, not recorded, on which a lesson is played."""

    unrecorded: ClassVar[str] = "a lesson"

    def __init__(self, lesson: Lesson, pace: float = PACE) -> None:
        self.lesson = lesson
        self._read: set[int] = set()
        table = Table.new(lesson.game, lesson.seats, lesson.options, lesson.seed)
        thinker: Any = Script(self._scripted)
        super().__init__(table, board_of(lesson.game), thinker, pace)
        self.sitting.usual_asking = Asking.NEVER

    # ---- Where the lesson is ------------------------------------------------------------------

    @property
    def at(self) -> int | None:
        """The number of the step that is due, None when the lesson is over."""
        return self.lesson.at(self.table.number, self._read)

    @property
    def step(self) -> Step | None:
        """The step that is due."""
        return None if self.at is None else self.lesson.steps[self.at]

    @property
    def is_read_only(self) -> bool:
        """Whether the step only waits to be read."""
        return self.step is not None and not self.step.move

    def _scripted(self) -> str | None:
        return self.step.move or None if self.step is not None else None

    # ---- What is different from other tables --------------------------------------------------

    def on_mount(self) -> None:
        """Whatever the settings say, nobody is asked out of turn in a lesson."""
        self.sitting.usual_asking = Asking.NEVER

    def look(self) -> None:
        """A step that is to be read comes before everything else."""
        if self.is_read_only and not self.table.is_over:
            self._is_looking = False
            self.opponents.wait()
            self.begin(may_decide=False)
        else:
            super().look()

    def _take(self, step: Next) -> None:
        super()._take(step)
        if self.sitting.next().seat is not None:
            self.opponents.go_on()

    def begin(self, may_decide: bool) -> None:
        """Only what the script says can be chosen."""
        step = self.step
        super().begin(may_decide)
        if may_decide and self.is_my_turn and step is not None and step.move:
            action = self._view.read(step.move)
            self.hand.chooser = Chooser({path: a for path, a in self.hand.chooser.ways.items() if a == action})
            self.paint(settle=True)

    def note(self) -> Sequence[str]:
        """What is told at this step."""
        step = self.step
        if step is None:
            return (OVER,)
        if step.move and self._view.current_player != LEARNER:
            return ()
        text = f"{step.text} (rules {step.section})" if step.section and step.text else step.text
        return (text, "Enter goes on.") if not step.move else (text,) if text else ()

    def prompt(self) -> str:
        """How far the lesson is, and what is to be done."""
        step = self.step
        if step is None:
            return super().prompt()
        place = f"Lesson {(self.at or 0) + 1}/{len(self.lesson.steps)}"
        if not step.move:
            return f"{place}. Read, and press Enter."
        if not self.is_my_turn:
            return f"{place}. {super().prompt()}"
        return f"{place}. Now {self.words.action(self._view, self._view.read(step.move), self._scene.names)}."

    def keys(self) -> Sequence[Command]:
        """Going on, while something is to be read; nobody else may take a lesson."""
        if self.is_read_only:
            go_on = (Command(self.key_name("choose"), "go on", "choose"),)
            return [*footer(go_on, Possible(), self.key_name)]
        offered = super().keys()
        return [command for command in offered if command.name != "seats"]

    def do_choose(self) -> None:
        """What was to be read has been read; else as ever."""
        if self.is_read_only and self.at is not None:
            self._read.add(self.at)
            self.look()
        else:
            super().do_choose()

    def do_hint(self) -> None:
        """What the script says."""
        step = self.step
        if step is None or not step.move or not self.is_my_turn:
            super().do_hint()
        else:
            self._show_hint(self._view, self._view.read(step.move))

    def do_rules(self) -> None:
        """The rulebook at the step's section."""
        step = self.step
        if step is not None and step.section:
            self.post_message(self.Rules(self.table.game.id, step.section))
        else:
            super().do_rules()

    def do_seats(self) -> None:
        """Nobody else may take a lesson."""
        self.say("In a lesson everybody stays where he is.")

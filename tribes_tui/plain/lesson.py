"""A lesson in lines: each step is said, then the move it asks for; the others' moves are news."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from typing import Any

from rules import RulesError
from tribes_tui.plain.commands import GameInLines, Stop
from tribes_tui.plain.console import Console, meant
from tribes_tui.plain.conversation import Conversation
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import ThinkerError
from tribes_tui.seats.worker import Answer
from tribes_tui.words.said import plain as said

FORWARD_ONLY = ("undo", "redo", "save", "full", "brief")


class NoBot:
    """In a lesson nobody is asked for advice: it says itself what to do."""

    def ask(self, view: Mapping[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        """Never an answer."""
        raise ThinkerError(said.lesson_says())


class PlainLesson(GameInLines):
    """A lesson at a table that isn't recorded; the learner sits at seat 0."""

    def __init__(self, table: Table, steps: Sequence[Any], console: Console) -> None:
        """`steps`: as `tribes_tui.learning.lesson.Step`."""
        super().__init__(table, NoBot(), console)
        self._steps = steps
        self._conversation = Conversation(self)
        self._told = 0

    def run(self) -> int:
        """Go through all steps, or until the learner leaves or the input ends; the exit code."""
        try:
            for number, step in enumerate(self._steps, 1):
                self._take(number, step)
        except (Stop, KeyboardInterrupt):
            return 0
        self._conversation.tell([said.lesson_over()])
        return 0

    # ---- Inside -----------------------------------------------------------------------------------

    def _take(self, number: int, step: Any) -> None:
        self._conversation.tell([said.step(number=number, count=len(self._steps), title=step.title), step.text])
        if step.sections:
            self._conversation.tell([said.see_section(sections=step.sections, number=len(step.sections))])
        if not step.moves:
            self._read()
        for move in step.moves:
            self._ask(move)
        for move in step.then:
            self._play(move)

    def _read(self) -> None:
        """A step without a move: Enter goes on, requests are answered."""
        self._begin()
        self._conversation.block = [said.enter()]
        self._conversation.tell(self._conversation.block)
        while line := self._line():
            self._conversation.answer(0, line)

    def _ask(self, move: str) -> None:
        """Until the move that the lesson asks for is made, by its number, notation, words, or just Enter."""
        self._begin()
        view = self.table.view(0)
        wanted = view.read(move)
        order = said.now_do(choice=self._conversation.steps.choices[wanted].words)
        self._conversation.block = [*self._news, order]
        self._conversation.tell(self._conversation.block)
        while line := self._line():
            try:
                action = self._conversation.answer(0, line)
            except RulesError as error:
                self._conversation.tell([said.no(why=f"{error}.")])
                continue
            if action == wanted:
                break
            if action is not None:
                self._conversation.steps.back()
                choice = self._conversation.steps.choices[wanted].words
                self._conversation.tell([said.not_now(choice=choice)])
        self._play(move)

    def _begin(self) -> None:
        """The others' moves, without the question: the lesson asks."""
        events = [event for entry in self.table.history(0, self._told) for event in entry.events]
        self._told = self.table.number_for(0)
        self._news = self._conversation.look(0, events)

    def _line(self) -> str:
        """What is typed; empty for Enter. Raises `Stop` at the end of input."""
        self.console.say(">")
        line = self.console.ask()
        if line is None:
            raise Stop
        if meant(line, FORWARD_ONLY):
            self._conversation.tell([said.forward_only()])
            return self._line()
        return line

    def _play(self, move: str) -> None:
        seat = self.table.turn
        if seat is not None:
            self.table.propose(seat, self.table.view(seat).read(move), self.table.number_for(seat))

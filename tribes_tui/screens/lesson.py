"""A lesson at the table: a box tells one thing at a time, and only what it asks for can be chosen."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from time import monotonic
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.geometry import Size

from rules import Rng, State
from tribes_tui.journey.stages import JourneyStage
from tribes_tui.journey.told import title, with_whom
from tribes_tui.learning.lesson import LEARNER, Lesson, Script, Step, table_at
from tribes_tui.table.board import PASSING, AtCursor, Command, board_of
from tribes_tui.table.choice.keys import command_binding, footer
from tribes_tui.table.choice.selection import Chooser
from tribes_tui.table.frame.note_box import Note, rows_for
from tribes_tui.table.play.played_stage import GLANCE
from tribes_tui.table.play.sitting import Asking, NextStep as Next
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.language import Later
from tribes_tui.words.learning import where
from tribes_tui.words.said import forms, lesson as said_lesson

PACE = 0.7
"""Seconds for which a move of the others is shown."""


class LessonScreen(TableScreen):
    """A table, not recorded, on which a lesson is played from a step on (counted from 0). After the last one nobody plays on."""

    unrecorded: ClassVar[str] = Later(said_lesson.unrecorded)
    can_try: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        command_binding("step_before", ("pageup",), Later(said_lesson.before)),
        command_binding("skip", ("pagedown",), Later(said_lesson.skip)),
    ]

    def __init__(
        self,
        lesson: Lesson,
        pace: float = PACE,
        start: int = 0,
        reached: Callable[[int], None] = lambda number: None,
        first: JourneyStage | None = None,
        made: Callable[[str], None] = lambda kind: None,
    ) -> None:
        """`reached` is told each step that is come to, 0 when the lesson is over; `first`: the stage at which the first game is; `made` is told
        the kind of each action of the learner's."""
        self.lesson, self._reached, self._first, self._made = lesson, reached, first, made
        self._read, self._start = set(range(start)), start
        self._told: int | None = None
        self._passed_over = -GLANCE
        """When a key to go on was pressed last though another played, or in the last step."""
        self._notes: Sequence[Note] = ()
        thinker: Any = Script(self._scripted)
        self._played = table_at(lesson, start)
        super().__init__(self._played, board_of(lesson.game), thinker, pace)
        self.board.is_taught = True
        self._step_pace, self._is_beginning = pace, False
        self.sitting.usual_asking = Asking.NEVER

    # ---- Where the lesson is ------------------------------------------------------------------

    @property
    def at(self) -> int | None:
        """The number of the step that is due, None when the lesson is over."""
        return self.lesson.at(self._played.number, self._read)

    @property
    def step(self) -> Step | None:
        """The step that is due."""
        return None if self.at is None else self.lesson.steps[self.at]

    @property
    def is_read_only(self) -> bool:
        """Whether the step waits to be read, or a page of it does."""
        return self._is_told_only or self._has_more

    @property
    def _has_more(self) -> bool:
        """Whether a part of what the step tells is still to be read."""
        if self.at is None:
            return self._note_box.goes_on(self._last_note())
        if self.at in self._read or self._is_watched or self._is_begun:
            return False
        return self._note_box.goes_on(self._due_note(self.at))

    @property
    def _is_begun(self) -> bool:
        """Whether a move of the step is made: what it tells was read before."""
        return self._played.number > self.lesson.before(len(self.lesson.steps) if self.at is None else self.at)

    @property
    def _is_told_only(self) -> bool:
        """Whether nothing is to be done at the step."""
        return self.at is not None and self.lesson.is_to_be_read(self.at, self._played.number, self._read)

    def _scripted(self) -> str:
        """The move that is due, by the notation; after the last none."""
        return "".join(self.lesson.moves[self._played.number : self._played.number + 1])

    # ---- What is different from other tables --------------------------------------------------

    @property
    def bots(self) -> dict[int, str]:
        """The others play by the notation, not at any level."""
        return {}

    def on_mount(self) -> None:
        """Whatever the settings say, nobody is asked out of turn in a lesson."""
        self.sitting.usual_asking = Asking.NEVER

    def note_rows(self, window: Size) -> int:
        """The same at every step: each has room."""
        self._notes = self._notes or self._all_notes()
        return rows_for(window, self._notes)

    def show_cursor(self) -> None:
        """What the step speaks of, and what may be chosen, stays clear while all else fades; who sees the table for the first time sees
        all of it."""
        super().show_cursor()
        if self.children and self.ground.is_ready:
            is_first = self.at == 0 and self.is_read_only
            about = () if self.step is None or self._is_watched or is_first else self.step.about
            lit = *self.scene.lit, *self.scene.picked
            self.ground.fade(frozenset((*about, *lit)) if about else None)

    def look(self) -> None:
        """A step that is to be read comes before everything else but the page of what it explains; also once its game is won, with no result.

        What was said of the step before is not said any more; its box opens, whether the last one was folded or not.
        """
        if self.at != self._told:
            self._told, self.selection.notice = self.at, ""
            self._reached(self.at or 0)
            if self._note_box.open():
                self.fit_note()
        if self.is_read_only or self.at is None:
            self._is_looking = False
            self.opponents.wait()
            self.begin(may_decide=False)
            if self._has_page():
                self.show_page()
        else:
            super().look()

    def forced_action(self, seat: int) -> int | None:
        """What a step asks for is asked, also where nothing else can be done."""
        step, number = self.step, self._played.number
        is_asked = step is not None and number < self.lesson.before(self.at or 0) + len(step.moves)
        return None if is_asked else super().forced_action(seat)

    def _all_here(self) -> tuple[int, ...]:
        """No more of them than the script says."""
        due = zip(super()._all_here(), self.lesson.moves[self._played.number :], strict=False)
        return tuple(action for action, _ in takewhile(lambda pair: self._view.read(pair[1]) == pair[0], due))

    def _take(self, step: Next) -> None:
        super()._take(step)
        if self.sitting.next().seat is not None:
            self.opponents.go_on()

    def begin(self, may_decide: bool) -> None:
        """Only what the script says can be chosen."""
        move = self._scripted()
        self._is_beginning = True  # what else would be legal is never shown, nor avoided by the box
        super().begin(may_decide)
        self._is_beginning = False
        if may_decide and self.is_my_turn and move:
            action = self._view.read(move)
            ways = [path for path, one in self.selection.chooser.ways.items() if one == action]
            self.selection.chooser = Chooser(
                {
                    path: action
                    for path in ways
                    if self._is_scripted(self._view, (action, *self.board.onward(self._view, path)))
                }
            )
        self.paint(settle=True)

    def _is_scripted(self, view: State, actions: Sequence[int], number: int | None = None) -> bool:
        """Whether these are what the script says from a move on, else from the one that is due."""
        then, moves = view.resample(Rng(1)), self.lesson.moves[self._played.number if number is None else number :]
        for move, one in zip(moves, actions, strict=False):
            if then.read(move) != one:
                return False
            then.apply(one)
        return True

    def decide_all(self, actions: Sequence[int]) -> None:
        """Nothing else, though keys of a game and its pages offer more; nothing while something is to be read."""
        if self._is_asked and self._is_scripted(self._view, actions):
            for action in actions:
                self._made(self.table.game.actions[action].kind)
            super().decide_all(actions)
        else:
            self.say(self.prompt())

    def _as_said(self) -> tuple[str, Sequence[str], list[tuple[int, str]], int | None]:
        """Of what may be done only that."""
        question, said, choices, at = super()._as_said()
        open_now = [one for one in choices if self._is_asked and self._is_scripted(self._view, one[:1])]
        return question, said, open_now, at if at in [action for action, _ in open_now] else None

    def paint(self, settle: bool = False) -> None:
        """Once it is known what can be chosen."""
        if not self._is_beginning:
            super().paint(settle)

    def note(self) -> Note | None:
        """What is told at this step, and what to do where it lies on the prompt, which says that."""
        if self.at is None:
            return self._last_note()
        return self._note_while(self._played.turn) if self._is_watched else self._due_note(self.at)

    def _note_while(self, seat: int | None) -> Note:
        """What is told while another plays what follows from a step."""
        told, who = self._note_of(self.at or 0), self.table.seats[seat or 0].name
        texts = said_lesson.others(who=who), said_lesson.others_watch(who=who)
        return told._replace(paragraphs=texts, in_brief=(), order="")

    def _due_note(self, at: int) -> Note:
        told = self._note_of(at)
        if self._note_box.rows:
            return told._replace(order="")
        if self._is_told_only:
            return told
        return told._replace(order=said_lesson.now(action=self._order()) if self._is_mine else "", does=False)

    def _last_note(self) -> Note:
        stage, bots = ("none", "") if self._first is None else (title(self._first), with_whom(self._first))
        choose, heading = self.key_name("choose"), said_lesson.over_title()
        text, brief = (
            over(first=choose, stage=stage, bots=bots) for over in (said_lesson.over, said_lesson.over_brief)
        )
        order = said_lesson.closes(leave=self.key_name("leave"))
        return Note(said_lesson.title(), (heading, text), order, in_brief=(heading, brief), does=True, reads=choose)

    def _note_of(self, number: int) -> Note:
        step, count = self.lesson.steps[number], len(self.lesson.steps)
        return Note(
            said_lesson.title(),
            (step.title, said_lesson.taught(text=step.text, where=where(step.sections)) if step.section else step.text),
            said_lesson.goes_on(choose=self.key_name("choose")),
            said_lesson.place_of(number=number + 1, count=count),
            (number, count),
            in_brief=(step.title, step.text),
            does=True,
            reads=self.key_name("choose"),
        )

    def _all_notes(self) -> list[Note]:
        """What every step tells, and what comes after the last one; what is to be done says the prompt below."""
        steps = (self._note_of(number)._replace(order="") for number in range(len(self.lesson.steps)))
        return [self._last_note(), *steps]

    @property
    def _is_mine(self) -> bool:
        is_due = self._played.turn == LEARNER and bool(self._scripted())  # what is shown may be behind it
        return is_due and self.is_my_turn and self._view.current_player == LEARNER

    @property
    def _is_asked(self) -> bool:
        """Whether a move of the learner's is asked for."""
        return self.at is not None and self._is_mine and not self.is_read_only

    @property
    def _is_watched(self) -> bool:
        """Whether others play what follows from the step: nothing of it is left to do."""
        if self.at is None or self._is_told_only or self._played.turn in (LEARNER, None):
            return False
        return self._played.number >= self.lesson.before(self.at) + len(self.lesson.steps[self.at].moves)

    def _order(self) -> str:
        """The move that is asked for, in the game's words."""
        return self._order_at(self._played.view(LEARNER), self._played.number)  # what is shown may be behind it

    def _order_at(self, view: State, number: int) -> str:
        """The same of the move of that number; where the table plays more with it, all of that."""
        action = view.read(self.lesson.moves[number])
        rests = (self.board.onward(view, path) for path in self.board.paths(view, action))
        ways = (rest for rest in rests if self._is_scripted(view, (action, *rest), number))
        farthest = max(ways, key=len, default=())
        return self.board.order(view, (action, *farthest)) or self.words.action(view, action, self._scene.names)

    def prompt(self) -> str:
        """What is to be done."""
        if self.at is None:
            return said_lesson.over_title()
        if self.is_read_only and self._note_box.is_folded:
            back, choose = self.key_name("back"), self.key_name("choose")
            return (
                said_lesson.read_on_more(choose=choose)
                if self._has_more
                else said_lesson.read_on(back=back, choose=choose)
            )
        if self.is_read_only:
            return said_lesson.read(choose=self.key_name("choose"))
        return said_lesson.now(action=self._order()) if self._is_mine else super().prompt()

    def looked_at(self) -> AtCursor:
        """While something is to be read, and at the end, nothing is under the cursor: Enter goes on."""
        return AtCursor(line=line, enter=True) if (line := self._on) else super().looked_at()

    @property
    def _on(self) -> str:
        """What Enter does where nothing is to be chosen."""
        if self._has_more:
            return forms.go_on()
        return said_lesson.first_game() if self.at is None else forms.go_on() if self.is_read_only else ""

    def own_commands(self) -> Sequence[Command]:
        """But for the one with which turns go by: a lesson has its own course."""
        return [one for one in super().own_commands() if one.name != PASSING]

    def keys(self) -> Sequence[Command]:
        """Going on, while something is to be read, and from step to step; nobody else may take a lesson."""
        back = Command(self.key_name("step_before"), said_lesson.before(), "step_before")
        ahead = Command(self.key_name("skip"), said_lesson.skip(), "skip")
        steps = (back,) if self.at is None else (back, ahead)
        if self._on:
            return [*footer((Command(self.key_name("choose"), self._on, "choose"), *steps), {}, self.key_name)]
        usual = super().keys()
        offered = [command for command in usual if command.name != "seats"]
        return [*offered[:2], *steps, *offered[2:]]

    # ---- Commands -----------------------------------------------------------------------------

    def do_choose(self) -> None:
        """What was to be read has been read, or all of it; else as ever. At the end the first game begins, but not by a key that went on too
        fast to read that."""
        before, self._passed_over = self._passed_over, monotonic() if self.at is not None else self._passed_over
        if self._has_more:
            (self.fold_note if self._note_box.is_folded else self.turn_note)()
            self.look()
        elif self.at is None:
            if monotonic() >= before + GLANCE:
                self.post_message(self.Left(self.table, "first_game"))
        elif self.is_read_only:
            self._read.add(self.at)
            self.look()
        else:
            super().do_choose()

    def do_back(self) -> None:
        """Let go of what is picked; else fold the box to a line, or open it."""
        if self.selection.chooser.picked:
            super().do_back()
        else:
            self.fold_note()
            self.look()

    def do_step_before(self) -> None:
        """Back to the beginning of this step, from there to that of the one before."""
        at = len(self.lesson.steps) if self.at is None else self.at
        if at == 0 and not self._is_begun:
            self.say(said_lesson.first(), "info")
        else:
            self._go_to(at if self._is_begun and self.at is not None else at - 1)

    def do_skip(self) -> None:
        """To the next step, as if this one had been done."""
        if self.at is None:
            self.say(said_lesson.last(), "info")
        else:
            self._go_to(self.at + 1)

    def _go_to(self, number: int) -> None:
        self.opponents.stop()
        self.app.switch_screen(
            LessonScreen(self.lesson, self._step_pace, number, self._reached, self._first, self._made)
        )

    def do_hint(self) -> None:
        """What the script says."""
        if self._is_mine:
            self.bot_hints.show(self._view, self._view.read(self._scripted()))
        elif self.at is None:
            self.say(said_lesson.over_title())
        else:
            super().do_hint()

    def do_rules(self) -> None:
        """The rulebook at the step's section."""
        if self.step is not None and self.step.section:
            self.post_message(self.Rules(self.table.game.id, self.step.section))
        else:
            super().do_rules()

    def do_seats(self) -> None:
        """Nobody else may take a lesson."""
        self.say(said_lesson.stay())

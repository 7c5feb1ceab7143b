"""A table in learning mode: a move is shown with its rule before it is made, until that kind of move is known."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from tribes_tui.learning.lesson import SENTENCE, Coach, rule_of
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import Thinker
from tribes_tui.table.board.piece_board import PieceBoard
from tribes_tui.table.board.scene import Command, Scene
from tribes_tui.table.choice.keys import Possible, footer
from tribes_tui.table.frame.note_box import Note
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.said import lesson


class CoachedScreen(TableScreen):
    """Asks before a move while the coach wants it."""

    def __init__(self, table: Table, board: PieceBoard, thinker: Thinker | None, pace: float, coach: Coach) -> None:
        self.coach = coach
        self._question: Sequence[int] = ()
        self._asked_at: tuple[str | None, Sequence[str]] = None, ()
        super().__init__(table, board, thinker, pace)

    @property
    def _asked(self) -> Sequence[int]:
        """What is asked about, until a hint, or whoever chooses, leads elsewhere: Enter does what its line says."""
        if self._question and self._asked_at != (self.selection.cursor, self.selection.chooser.picked):
            self._question = ()
        return self._question

    def begin(self, may_decide: bool) -> None:
        """Whatever was asked is not asked any more."""
        self._question = ()
        super().begin(may_decide)

    def decide(self, action: int) -> None:
        """As with several."""
        self.decide_all([action])

    def decide_all(self, actions: Sequence[int]) -> None:
        """Ask first, while this kind of move is new."""
        game = self.table.game
        kind = game.actions[actions[0]].kind
        is_forced = len(self._view.legal_actions()) == 1
        if list(self._asked) != list(actions) and not is_forced and self.coach.left(game.id, kind):
            chooser = self.selection.chooser
            if chooser.chosen != actions[0] and (path := self.board.alone(self._view, actions[0])):
                chooser.take(path)
                self.selection.cursor = path[-1]
            self._question, self._asked_at = actions, (self.selection.cursor, chooser.picked)
            self.selection.say(self._confirm)
            self.paint()
            return
        self._question = ()
        self.coach.made(game.id, kind)
        super().decide_all(actions)

    def note(self) -> Note | None:
        """What is about to be done, and as many sentences of the rule behind it as have room."""
        if not self._asked:
            return super().note()
        action, game = self._asked[0], self.table.game
        section, about = self.board.rule_of(self._view, action)
        section = section or self.board.section(self._view)
        told = (lesson.about_to(action=self._told()),)
        again = lesson.asked_again(left=self.coach.left(game.id, game.actions[action].kind) - 1)
        rule = rule_of(game, section, about)
        if rule is None:
            return Note(lesson.coach(), (*told, again))
        fields = {"section": section, "heading": rule.heading}
        whole, brief = partial(lesson.rule, **fields), partial(lesson.rule_brief, section=section)
        ends = [match.end() for match in SENTENCE.finditer(rule.text)]
        texts = [say(text=rule.text[:end]) for end in reversed(ends) for say in (whole, brief)]
        notes = [
            Note(lesson.coach(), (*told, text, *last))
            for text in (*texts, lesson.rule_short(**fields))
            for last in ((again,), ())
        ]
        return next((note for note in notes if len(self._note_box.pages(note)) == 1), notes[-1])

    def _make_scene(self) -> Scene:
        scene = super()._make_scene()
        if self._asked:
            self._scene = scene = replace(scene, asked=lesson.asked(action=self._told()))
        return scene

    def _told(self) -> str:
        """What is asked about: a whole move, or an action and how many follow it."""
        first, *rest = self._asked
        if whole := self.board.order(self._view, self._asked):
            return whole
        told = self.words.action(self._view, first, self._scene.names)
        return lesson.and_steps(action=told, number=len(rest)) if rest else told

    @property
    def _confirm(self) -> str:
        return lesson.confirm(choose=self.key_name("choose"), back=self.key_name("back"))

    def keys(self) -> Sequence[Command]:
        """Doing it, or taking it back."""
        if not self._asked:
            return super().keys()
        do, back = Command(self.key_name("choose"), lesson.do_it(), "choose"), Possible(picked=True)
        return [do, *footer((), back, self.key_name)]

    def cursor_moved(self) -> None:
        """Where it can go nowhere, what is asked is said again."""
        if self._asked:
            self.selection.say(self._confirm)
            self.paint()
        else:
            super().cursor_moved()

    def choose(self, name: str) -> None:
        """Another choice instead of the one that was asked about."""
        if self._asked:
            self._forget()
        super().choose(name)

    def do_choose(self) -> None:
        """Do what was asked about; else as ever."""
        if self._asked:
            self.decide_all(self._asked)
        else:
            super().do_choose()

    def do_back(self) -> None:
        """Take back what was asked about; else as ever."""
        if self._asked:
            self._forget()
            self.paint(settle=True)
        else:
            super().do_back()

    def do_undo(self) -> None:
        """Take back what was asked about first; else as ever."""
        if self._asked:
            self.do_back()
        else:
            super().do_undo()

    def _forget(self) -> None:
        self._question = ()
        self.selection.chooser.step_back()

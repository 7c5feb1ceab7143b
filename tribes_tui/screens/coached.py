"""A table in learning mode: a move is shown with its rule before it is made, until that kind of move is known."""

from collections.abc import Sequence

from tribes_tui.learning.lesson import Coach, rule_of
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import Thinker
from tribes_tui.table.board import AtCursor, Command, Path, PieceBoard, Scene
from tribes_tui.table.choice.keys import footer
from tribes_tui.table.frame.note_box import Note
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.said import forms, lesson, settings


class CoachedScreen(TableScreen):
    """Asks before a move while the coach wants it."""

    def __init__(self, table: Table, board: PieceBoard, thinker: Thinker | None, pace: float, coach: Coach) -> None:
        self.coach = coach
        self._question: Sequence[int] = ()
        self._asked_at: tuple[str | None, Sequence[str]] = None, ()
        self._held: Path = ()
        """What was picked before it was asked about."""
        self._were_asked: set[int] = set()
        """What was asked about since this decision began: where a hint that came between is followed, once is enough."""
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
        self._were_asked.clear()
        super().begin(may_decide)

    def decide_all(self, actions: Sequence[int]) -> None:
        """Ask first, while this kind of move is new; not where nothing else can be done."""
        game = self.table.game
        kind = game.actions[actions[0]].kind
        is_plain = len(self._view.legal_actions()) == 1
        is_asked = list(self._asked) == list(actions) or (
            actions[0] in self._were_asked and self._is_hinted(actions[0])
        )
        if not is_asked and not is_plain and self.coach.is_new(game.id, kind):
            self._were_asked.add(actions[0])
            chooser = self.selection.chooser
            self._held = chooser.picked[: -1 if chooser.chosen == actions[0] else None]
            if chooser.chosen != actions[0] and (path := self._path_of(actions[0])):
                chooser.take(path)
                self.selection.cursor = path[-1]
            self._question, self._asked_at = actions, (self.selection.cursor, chooser.picked)
            self.selection.say("")
            self.paint()
            return
        self._question = ()
        for action in actions:
            rule = self.board.rule_of(self._view, action)
            alike = (kind.partition(" ")[0] for kind, other in self.board.rules.items() if other == rule)
            for kind in {game.actions[action].kind, *alike}:
                self.coach.made(game.id, kind)
        super().decide_all(actions)

    def _is_hinted(self, action: int) -> bool:
        """Whether the hint that is shown leads to an action."""
        return self.selection.advised in self.board.paths(self._view, action)

    def _path_of(self, action: int) -> Path:
        """The path of an action that a key has chosen; of several the one that begins where the cursor is, or with what is picked."""
        begun = (*self.selection.chooser.picked[:1], self.selection.cursor)
        paths = self.board.paths(self._view, action)
        return next((path for path in paths if path[0] in begun), self.board.alone(self._view, action))

    @property
    def _ruled(self) -> Sequence[int]:
        """What is asked about; or what alone can be done, in the middle of another's turn, while it is new: that comes as a surprise."""
        legal = self._view.legal_actions() if self.is_my_turn and self.board.asks_aside(self._view) else ()
        is_new = len(legal) == 1 and self.coach.is_new(self.table.game.id, self.table.game.actions[legal[0]].kind)
        return self._asked or (legal if is_new else ())

    def note(self) -> Note | None:
        """What is about to be done, which the line of Enter says too, and the rule behind it; where there are two rows for both, rather this whole."""
        ruled = self._ruled
        if not ruled:
            return super().note()
        section, *about = self.board.rule_of(self._view, ruled[0])
        asked, names = self._asked, self._scene.names
        prompt = self.words.prompt(self._view, names)
        told, short = (
            (lesson.about_to(action=self._told()), lesson.asked(action=self._told())) if asked else (prompt, prompt)
        )
        rule = rule_of(self.table.game, section, *about)
        if rule is None:
            return Note(settings.learning(), (told,))
        fields = {"section": section, "heading": rule.heading}
        text = lesson.rule(text=rule.text, **fields) if rule.text else lesson.rule_short(**fields)
        brief = (short, lesson.rule_brief(section=section, text=rule.text)) if rule.text else ()
        note = Note(settings.learning(), (told, text), in_brief=brief, reads=self.key_name("next"))
        is_long = bool(asked) and len(self._note_box.pages(note)) > 1
        return note._replace(in_brief=brief[1:]) if is_long else note

    def looked_at(self) -> AtCursor:
        """What the keys do with what is asked about."""
        if not self._asked:
            return super().looked_at()
        keys = {"choose": self.key_name("choose"), "back": self.key_name("back")}
        said = {**keys, "action": self._told()}
        briefer = lesson.confirm_each(**said), lesson.confirm(**said), lesson.confirm_brief(**keys)
        return AtCursor(self.cursor, lesson.confirm_once(**said), briefer=briefer)

    def _make_scene(self) -> Scene:
        scene = super()._make_scene()
        if self._asked:
            self._scene = scene = scene._replace(asked=lesson.asked(action=self._told()))
        return scene

    def _told(self) -> str:
        """What is asked about: a whole move, or an action and how many follow it."""
        first, *rest = self._asked
        if whole := self.board.order(self._view, self._asked):
            return whole
        told = self.words.action(self._view, first, self._scene.names)
        return lesson.and_steps(action=told, number=len(rest)) if rest else told

    def keys(self) -> Sequence[Command]:
        """Doing it, taking it back, and reading the rule to its end."""
        note, key = self.note() if self._ruled else None, self.key_name("next")
        has_pages = key and note is not None and len(self._note_box.pages(note)) > 1
        more = [Command(key, forms.go_on(), "next")] if has_pages else []
        if not self._asked:
            return [*more, *super().keys()]
        do = Command(self.key_name("choose"), lesson.do_it(), "choose")
        return [do, *footer((), {"back": True}, self.key_name), *more]

    def cursor_moved(self) -> None:
        """What was asked may be asked no more."""
        if self._scene.asked:
            self.paint()
        else:
            super().cursor_moved()

    def do_next(self) -> None:
        """The next page of the rule, after the last one the first; else as ever."""
        note = self.note() if self._ruled else None
        if note is None:
            super().do_next()
        elif self._note_box.goes_on(note):
            self._note_box.turn()
        else:
            self._note_box.open()
            self.paint()

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
        self.selection.chooser.take(self._held)

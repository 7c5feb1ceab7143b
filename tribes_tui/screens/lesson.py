"""A lesson at the table: a box tells one thing at a time, and only what it asks for can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Region

from rules import Rng, State
from tribes_tui.learning.lesson import LEARNER, Lesson, Script, Step
from tribes_tui.play.table import Table
from tribes_tui.table.board.boards import board_of
from tribes_tui.table.board.contract import Path
from tribes_tui.table.board.scene import AtCursor, Command, Scene
from tribes_tui.table.choice.keys import Possible, command_binding, footer
from tribes_tui.table.choice.selection import Chooser, ways
from tribes_tui.table.frame.note_box import Note, NoteBox, face
from tribes_tui.table.frame.pointer_line import PointerLine
from tribes_tui.table.play.sitting import Asking, NextStep as Next
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.beside.words import FactsPanel
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.tiles.hex_map import HexMap
from tribes_tui.words.language import Later
from tribes_tui.words.learning import where
from tribes_tui.words.said import lesson as said_lesson

PACE = 0.7
"""Seconds for which a move of the others is shown."""


def table_at(lesson: Lesson, number: int) -> Table:
    """The table as it is when a step begins: the moves of those before are made."""
    table = Table.new(lesson.game, lesson.seats, lesson.options, lesson.seed)
    for move in lesson.moves[: lesson.before(number)]:
        seat = table.turn
        if seat is None:
            break
        table.propose(seat, table.view(seat).read(move), table.number_for(seat))
    return table


class LessonScreen(TableScreen):
    """A table, not recorded, on which a lesson is played from a step on (counted from 0). After the last one nobody plays on."""

    unrecorded: ClassVar[str] = Later(said_lesson.unrecorded)
    can_try: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        command_binding("step_before", ("pageup",), Later(said_lesson.before)),
        command_binding("skip", ("pagedown",), Later(said_lesson.skip)),
    ]

    def __init__(self, lesson: Lesson, pace: float = PACE, start: int = 0, before: NoteBox | None = None) -> None:
        """`before` is the box of the screen that this one replaces."""
        self.lesson = lesson
        self._before = before
        self._read, self._start = set(range(start)), start
        self._told: int | None = None
        self._laid: list[Region] = []
        self._looked_at: list[Region] = []
        thinker: Any = Script(self._scripted)
        self._played = table_at(lesson, start)
        super().__init__(self._played, board_of(lesson.game), thinker, pace)
        self._pointer_line = PointerLine()
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
        """Whether the step waits to be read."""
        return self.at is not None and self.lesson.is_to_be_read(self.at, self._played.number, self._read)

    @property
    def _is_fresh(self) -> bool:
        """Whether the lesson has only been opened: a first layout may come in parts, so the box is laid after each."""
        is_untouched = self._played.number == self.lesson.before(self._start) and len(self._read) == self._start
        return self._before is None and is_untouched and not self.selection.chooser.picked

    def _scripted(self) -> str:
        """The move that is due, by the notation; after the last none."""
        return "".join(self.lesson.moves[self._played.number : self._played.number + 1])

    # ---- What is different from other tables --------------------------------------------------

    @property
    def bots(self) -> dict[int, str]:
        """The others play by the notation, not at any level."""
        return {}

    def on_mount(self) -> None:
        """Whatever the settings say, nobody is asked out of turn in a lesson. The box has room for every step."""
        self.sitting.usual_asking = Asking.NEVER
        box = self.query_one(NoteBox)
        box.others, box.widths = self._all_notes(), self.lesson.widths
        box.spared, box.seen = self.lesson.spared, self.lesson.seen
        if self._before is not None:
            box.lie_like(self._before)
        self.screen_layout_refresh_signal.subscribe(self, lambda _: self.call_after_refresh(self._laid_out))

    def compose(self) -> ComposeResult:
        """A line from the box to what it speaks of, over the table."""
        yield from super().compose()
        yield from self._pointer_line.runs

    def show_cursor(self) -> None:
        """What the step speaks of, and what may be chosen, stays clear while all else fades; a line leads there."""
        super().show_cursor()
        if self.children and self.ground.is_ready:
            about = () if self.step is None else self.step.about
            lit = *self.scene.lit, *self.scene.picked
            self.ground.fade(frozenset((*about, *lit)) if about else None)
            self.call_after_refresh(self._point)

    def _laid_out(self) -> None:
        """After a layout the line is drawn anew; in another window, and while the first layouts come, in parts, the box finds its
        place, too; where a piece came that it hides, another one."""
        if not self._is_whole:
            return
        box = self.query_one(NoteBox)
        is_other, self._laid = (laid := [*self._regions()]) != self._laid, laid
        if (is_other and self._is_fresh) or box.needs_at != self.app.size:
            if (board := [*self._regions(box, *self._pointer_line.runs)]) != self._looked_at:
                box.needs, self._looked_at = [*self._needs()], board
            box.needs_at = self.app.size
            box.lie_anew()
            self.paint()
        elif is_other and any(box.spot.overlaps(place) for place in self._needed(self._places())):
            self.paint()
        else:
            self._point()

    def _regions(self, *but: Drawn) -> Iterator[Region]:
        """Where all pieces lie, but these."""
        return (piece.region for piece in self.query(Drawn) if piece not in but)

    def _places(self) -> dict[str, Region]:
        """Where lies what can be chosen or spoken of, by its name, and the widgets that the step is about."""
        about = () if self.step is None else self.step.about
        places = {str(piece.id): piece.region for piece in self.query(Drawn) if piece.id in about and piece.display}
        return places | {target.name: target.region for target in self.targets}

    def _needed(self, places: dict[str, Region]) -> list[Region]:
        """Those of what the step speaks of and of what is to be chosen."""
        about = () if self.step is None else self.step.about
        return [places[name] for name in {*about, *self.scene.lit, *self.scene.picked} if name in places]

    @property
    def _is_whole(self) -> bool:
        """Whether table and box are there: not before they are laid out, nor while the page is being taken away."""
        return self.is_attached and bool(self.query(NoteBox)) and self.ground.is_ready

    def _point(self) -> None:
        """Draw the line: after each layout anew, when the box and the pieces are where they belong.

        It leads to what is to be chosen; where the step doesn't speak of that, to what it speaks of first.
        """
        if not self._is_whole:
            return
        about = () if self.step is None else self.step.about
        box, pieces, places = self.query_one(NoteBox), list(self.query(Drawn)), self._places()
        sheet = "" if box.palette.is_bare else face(box.palette)
        taken = [target.region for target in self.targets]
        chosen = [name for name in about if name in self.scene.lit] or about[:1]
        spots = [places[name] for name in chosen if name in places]
        for facts in self.query(FactsPanel):
            facts.cover(box.display and facts.region.overlaps(box.spot))
        for sea in self.query(HexMap):
            sea.cover(box.spot if box.display else Region())
        self._pointer_line.show(box.spot, sheet, spots, pieces, taken, self._needed(places))

    def look(self) -> None:
        """A step that is to be read comes before everything else but the page of what it explains.

        What was said of the step before is not said any more.
        """
        if self.at != self._told:
            self._told, self.selection.notice = self.at, ""
        if (self.is_read_only or self.at is None) and not self.table.is_over:
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

    def _all_here(self) -> Sequence[int]:
        """No more of them than the script says."""
        due = zip(super()._all_here(), self.lesson.moves[self._played.number :], strict=False)
        return [action for action, _ in takewhile(lambda pair: self._view.read(pair[1]) == pair[0], due)]

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
            ways = self.selection.chooser.ways.items()
            self.selection.chooser = Chooser(
                {path: a for path, a in ways if a == action and self._is_scripted(self._view, path, a)}
            )
        self.paint(settle=True)

    def _is_scripted(self, view: State, path: Path, action: int, number: int | None = None) -> bool:
        """Whether all that is played along a path is what the script says from a move on, else from the one that is due."""
        then, moves = view.resample(Rng(1)), self.lesson.moves[self._played.number if number is None else number :]
        for move, one in zip(moves, (action, *self.board.onward(view, path)), strict=False):
            if then.read(move) != one:
                return False
            then.apply(one)
        return True

    def paint(self, settle: bool = False) -> None:
        """Once it is known what can be chosen."""
        if not self._is_beginning:
            super().paint(settle)

    def note(self) -> Note | None:
        """What is told at this step, and what to do."""
        if self.at is None:
            return self._last_note()
        order = self._goes_on if self.is_read_only else said_lesson.now(action=self._order()) if self._is_mine else ""
        return self._note_of(self.at)._replace(order=order)

    def _last_note(self) -> Note:
        text, order = said_lesson.over(skip=self.key_name("skip")), said_lesson.closes(choose=self.key_name("choose"))
        return Note(said_lesson.title(), (said_lesson.over_title(), text), order)

    def _note_of(self, number: int) -> Note:
        step, count = self.lesson.steps[number], len(self.lesson.steps)
        return Note(
            said_lesson.title(),
            (step.title, said_lesson.taught(text=step.text, where=where(step.section)) if step.section else step.text),
            self._goes_on,
            said_lesson.place_of(number=number + 1, count=count),
            (number, count),
            step.about,
        )

    def _all_notes(self) -> list[Note]:
        """What every step tells, once for each of its orders, and what comes after the last one."""
        table, said = table_at(self.lesson, 0), [self._last_note()]
        for number, step in enumerate(self.lesson.steps):
            told = self._note_of(number)
            said += [] if step.moves else [told]
            for k, move in enumerate(step.all_moves):
                seat = table.turn
                if seat is None:
                    break
                view = table.view(seat)
                action = view.read(move)
                if k < len(step.moves):
                    order = said_lesson.now(action=self._order_at(view, self.lesson.before(number) + k))
                    said.append(told._replace(order=order))
                table.propose(seat, action, table.number_for(seat))
        return said

    def _needs(self) -> Iterator[list[Region]]:
        """Where lies what each step speaks of and what is to be chosen at it, each as the table will be drawn then."""
        table = table_at(self.lesson, 0)
        for step in self.lesson.steps:
            for move in step.all_moves or ("",):
                seat = table.turn
                view = table.view(LEARNER)
                needed, chooser = set(step.about), Chooser({})
                if move and seat == LEARNER:
                    needed |= {name for path in self.board.paths(view, view.read(move)) for name in path}
                    chooser = ways(self.board, view)
                lit, bots = chooser.lit, self._scene.bots
                self.ground.draw(Scene(view, self._scene.names, LEARNER, lit=lit, ways=chooser.names, bots=bots))
                self.ground.forget_places()
                places = {target.name: target.region for target in self.targets}
                places |= {str(one.id): one.region for one in self.query(Drawn) if one.id and one.id not in places}
                yield [places[name] for name in needed if name in places]
                if move and seat is not None:
                    table.propose(seat, table.view(seat).read(move), table.number_for(seat))

    @property
    def _goes_on(self) -> str:
        return said_lesson.goes_on(choose=self.key_name("choose"))

    @property
    def _is_mine(self) -> bool:
        is_due = self._played.turn == LEARNER and bool(self._scripted())  # what is shown may be behind it
        return is_due and self.is_my_turn and self._view.current_player == LEARNER

    def _order(self) -> str:
        """The move that is asked for, in the game's words."""
        return self._order_at(self._played.view(LEARNER), self._played.number)  # what is shown may be behind it

    def _order_at(self, view: State, number: int) -> str:
        """The same of the move of that number; where the table plays more with it, all of that."""
        action = view.read(self.lesson.moves[number])
        ways = (path for path in self.board.paths(view, action) if self._is_scripted(view, path, action, number))
        farthest = max((self.board.onward(view, path) for path in ways), key=len, default=())
        return self.board.order(view, (action, *farthest)) or self.words.action(view, action, self._scene.names)

    def prompt(self) -> str:
        """What is to be done."""
        if self.at is None:
            return said_lesson.over_title()
        if self.is_read_only:
            return said_lesson.read(choose=self.key_name("choose"))
        return said_lesson.now(action=self._order()) if self._is_mine else super().prompt()

    def looked_at(self) -> AtCursor:
        """While something is to be read, and at the end, nothing is under the cursor: Enter goes on."""
        return AtCursor(line=line, enter=True) if (line := self._on) else super().looked_at()

    @property
    def _on(self) -> str:
        """What Enter does where nothing is to be chosen."""
        return said_lesson.close() if self.at is None else said_lesson.on() if self.is_read_only else ""

    def keys(self) -> Sequence[Command]:
        """Going on, while something is to be read, and from step to step, at last to a game; nobody else may take a lesson."""
        back = Command(self.key_name("step_before"), said_lesson.before(), "step_before")
        ahead = Command(
            self.key_name("skip"), said_lesson.first_game() if self.at is None else said_lesson.skip(), "skip"
        )
        steps = back, ahead
        if self._on:
            go_on = Command(self.key_name("choose"), self._on, "choose")
            return [*footer((go_on, *steps), Possible(), self.key_name)]
        usual = super().keys()
        offered = [command for command in usual if command.name != "seats"]
        return [*offered[:2], *steps, *offered[2:]]

    # ---- Commands -----------------------------------------------------------------------------

    def do_choose(self) -> None:
        """What was to be read has been read, or all of it; else as ever."""
        if self.at is None:
            self.do_leave()
        elif self.is_read_only:
            self._read.add(self.at)
            self.look()
        else:
            super().do_choose()

    def do_step_before(self) -> None:
        """Back to the beginning of this step, from there to that of the one before."""
        at = len(self.lesson.steps) if self.at is None else self.at
        is_begun = self._played.number > self.lesson.before(at)
        if at == 0 and not is_begun:
            self.say(said_lesson.first(), "info")
        else:
            self._go_to(at if is_begun and self.at is not None else at - 1)

    def do_skip(self) -> None:
        """To the next step, as if this one had been done; after the last one to a first game."""
        if self.at is None:
            self.post_message(self.Left(self.table, "first_game"))
        else:
            self._go_to(self.at + 1)

    def _go_to(self, number: int) -> None:
        self.opponents.stop()
        self.app.switch_screen(LessonScreen(self.lesson, self._step_pace, number, self.query_one(NoteBox)))

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
        step = self.step
        if step is not None and step.section:
            self.post_message(self.Rules(self.table.game.id, step.section))
        else:
            super().do_rules()

    def do_seats(self) -> None:
        """Nobody else may take a lesson."""
        self.say(said_lesson.stay())

"""Tables at which nobody else plays: a puzzle, with hints in steps, and thinking ahead from a game that goes on."""

from collections.abc import Sequence
from datetime import date
from typing import ClassVar

from textual.geometry import Size
from textual.message import Message

from tribes_tui.learning.puzzle import Puzzle, PuzzleTable, found_by_bots, next_puzzle, replied
from tribes_tui.play.seat import ShownTable
from tribes_tui.profile.puzzle_rating import far_from
from tribes_tui.profile.puzzles import OPEN, Trying, done, load
from tribes_tui.screens.puzzle_details import called
from tribes_tui.seats.thinker import Thinker
from tribes_tui.table.advice.solution import told_of_missing, told_of_rating, told_of_solution
from tribes_tui.table.board import AtCursor, Command, Scene, board_of
from tribes_tui.table.choice.selection import Beginning, Unweighed
from tribes_tui.table.frame.note_box import Note, rows_for
from tribes_tui.table.play.opponents import Others
from tribes_tui.table.play.sitting import NextStep
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.beside.game_log import LogEntry
from tribes_tui.words import learning as words
from tribes_tui.words.language import Later
from tribes_tui.words.said import puzzles as said_puzzles


def following(puzzle: Puzzle) -> Puzzle:
    """The unsolved one of the same game that is nearest to the person's rating; when all are solved the one behind it."""
    far = far_from(load(), found_by_bots())
    return next_puzzle(puzzle.game, done(), puzzle.name, lambda one: far(one.found)) or puzzle


class PuzzleScreen(TableScreen):
    """Posts `Left` when the person goes: home, or to the next puzzle of the game."""

    unrecorded: ClassVar[str] = Later(said_puzzles.unrecorded)
    can_try: ClassVar[bool] = False
    senseless: ClassVar[frozenset[str]] = frozenset(
        {"seats", "export", "elsewhere", "trial", "undo", "redo", "since", "call", "asking"}
    )
    beginning: ClassVar[type[Beginning]] = Unweighed

    class Done(Message):
        """The person leaves the puzzle; `wants_next`: for another one."""

        def __init__(self, puzzle: Puzzle, wants_next: bool) -> None:
            super().__init__()
            self.puzzle, self.wants_next = puzzle, wants_next

    def __init__(self, puzzle: Puzzle, is_of_day: bool = False) -> None:
        self.puzzle, self.is_of_day = puzzle, is_of_day
        self.hints = 0
        self.is_over = False
        self._told: tuple[str, ...] = ()
        self._in_brief: tuple[str, ...] = ()
        self._made = puzzle.actions(puzzle.view())[0]
        """The solution that lies there at the end: the one that was found, else the first."""
        self._tried: set[int] = set()
        self._wrong: int | None = None
        """The move that was tried last and isn't the solution."""
        self._first_place = ""
        """Where the cursor began, until it was elsewhere, or Enter was pressed there, which only says what it is."""
        self._trying = Trying(puzzle.name)
        self._laid = PuzzleTable(puzzle)
        self._onward = ""
        """What Enter does at the end: which puzzle comes next."""
        self._is_done = False
        """Whether the solution has been made on the table."""
        super().__init__(self._laid, board_of(puzzle.game), None, 0.0)

    def make_opponents(self, table: ShownTable, thinker: Thinker | None, pace: float) -> Others:
        """Nobody."""
        return Others()

    def note_rows(self, window: Size) -> int:
        """All the time, as many; none where they would cost the pieces their pictures."""
        rows = rows_for(window)
        return rows if self.classes_for(window) == self.classes_for(window - (0, rows)) else 0

    # ---- What is shown ------------------------------------------------------------------------

    def note(self) -> Note | None:
        """What is to be found, what the hints said, and in the end why."""
        hard = said_puzzles.difficulty(level=self.puzzle.difficulty)
        title = said_puzzles.titled(puzzle=called(self.puzzle), difficulty=hard, is_of_day=self.is_of_day)
        more = self.key_name("log")
        if not self.is_over:
            number = len(self._view.legal_actions())
            task = words.task(len(self.puzzle.solutions))
            asked = (task, super().prompt(), words.moves(self.puzzle.difficulty, number, self.key_name("hint")))
            as_good, is_new = words.as_good(len(self.puzzle.solutions)), self._trying.before is None
            counts, counts_brief = (
                [said_puzzles.rating_counts()][:is_new],
                [said_puzzles.rating_counts_brief()][:is_new],
            )
            brief = said_puzzles.task(), asked[1], *counts_brief, *as_good, *asked[2:], *counts
            return Note(title, (*asked, *(self._told or counts)), more=more, in_brief=self._in_brief or brief)
        return Note(title, self._told, more=more)

    def _make_scene(self) -> Scene:
        """Where a log has room it goes on with what the box begins to tell; what leads only to moves that were tried is faint; at the end the
        solution has been made, or, where that would show what is hidden, it lies there as if it were picked."""
        told = tuple(LogEntry(((one, "ink"),), 1) for one in (self._told[2:] if self.is_over else self._told[2:4]))
        before = LogEntry(((said_puzzles.begins_here(), "soft"),), 0)
        scene = super()._make_scene()._replace(told=told or (before,))
        if not self.is_over:
            scene = scene._replace(idle=scene.idle | {name for name in scene.lit if self._is_tried(name)})
        elif self._is_done:
            scene = scene._replace(asked=self.prompt())
        else:
            scene = scene._replace(picked=self.board.alone(scene.view, self._made), asked=self.prompt())
        self._scene = scene
        return scene

    def _is_tried(self, name: str) -> bool:
        here = self.selection.chooser.actions(name)
        return bool(here) and self._tried.issuperset(here)

    def looked_at(self) -> AtCursor:
        """What was tried is marked; at the end what the key does then, wherever the cursor is: nothing can be chosen any more."""
        looked = super().looked_at()
        if self._is_at_first(looked.cursor):
            return AtCursor(looked.cursor, said_puzzles.walk(choose=self.key_name("choose")))
        if not self.is_over and looked.cursor in self._scene.lit and self._is_tried(looked.cursor):
            line, *forms = (said_puzzles.tried(move=one) for one in (looked.line, *looked.briefer))
            looked = AtCursor(looked.cursor, line, briefer=(*forms, said_puzzles.tried_brief()))
        return AtCursor(looked.cursor, self._onward, enter=True) if self.is_over else looked

    def _is_at_first(self, cursor: str | None) -> bool:
        """Whether nobody has walked yet, nor asked what the cursor is on."""
        self._first_place = self._first_place or cursor or ""
        if self.is_over or self._tried or self.selection.chooser.picked or self._first_place != cursor:
            self._first_place = "-"
        return self._first_place == cursor

    def prompt(self) -> str:
        """The game's own question; in the end what to do next."""
        key = self.key_name("choose")
        return said_puzzles.goes_on(choose=key, onward=self._onward) if self.is_over else super().prompt()

    def keys(self) -> Sequence[Command]:
        """What makes sense while nothing is played."""
        if self.is_over:
            more = Command(self.key_name("log"), said_puzzles.more_key(), "log")
            return [Command(self.key_name("choose"), said_puzzles.next(), "choose"), more, self._leaving]
        usual = super().keys()
        usual = [command for command in usual if command.name not in ("seats", "since", "log", "leave")]
        if self.selection.chooser.picked:
            return usual
        at = next((k for k, command in enumerate(usual, 1) if command.name == "hint"), 0)
        return [*usual[:at], self._leaving, *usual[at:]]

    @property
    def _leaving(self) -> Command:
        return Command(self.key_name("back"), said_puzzles.leave(), "leave")

    def own_commands(self) -> Sequence[Command]:
        """None that advises: the puzzle has hints of its own, and they know the solution."""
        return [command for command in super().own_commands() if command.name not in self.board.advice]

    # ---- The answer ---------------------------------------------------------------------------

    def _plays_itself(self, step: NextStep) -> bool:
        return False

    def propose(self, seat: int, action: int | None) -> bool:
        """Judge a move. It is never played, so that the next try begins where this one did."""
        if action is None or self.is_over:
            return False
        self._tried.add(action)
        if self.puzzle.is_solved_by(self._view, action):
            self._made = action
            self._finish(said_puzzles.solved(tries=self.tries, hints=self.hints), date.today().isoformat())
        else:
            self._keep(OPEN)
            missed = told_of_missing(self._trying, self.tries, self.hints)
            better = words.better(self.puzzle.gain)
            so_far = said_puzzles.tried_so_far(number=self.tries)
            self._wrong = action
            loss = self.board.warning(self.scene, action).rstrip(".")
            costs = [said_puzzles.replied_costs(what=loss)] if loss else []
            why = costs or replied(self._view, action, self._made, self.words, self.scene.names)
            self._tell(said_puzzles.wrong(move=self._move_of(action)), *why, better, *missed, so_far)
            self._in_brief = said_puzzles.wrong_brief(), *self._told[1:]  # the move stands in the line of Enter
            picked = self.selection.chooser.picked
            self.selection.cursor = picked[0] if picked else self.selection.cursor
            self.begin(may_decide=True)
        return False

    def _tell(self, *told: str) -> None:
        """In the box, which opens for it."""
        self._told = self._in_brief = told
        if self._note_box.open():
            self.fit_note()

    @property
    def tries(self) -> int:
        """Different moves: the same again is no other try."""
        return len(self._tried)

    def _finish(self, told: str, day: str) -> None:
        self._keep(day)
        onward = following(self.puzzle)
        self._onward = said_puzzles.to_next(puzzle=called(onward), is_left=onward.name not in done())
        why = told_of_solution(self.puzzle, self.board, self.scene, self._made, self._wrong)
        self.is_over, self._is_done = True, self._laid.lay(self._made)
        self._tell(
            told, *why, told_of_rating(self._trying, is_brief=True), *[said_puzzles.marked_only()][self._is_done :]
        )
        self.begin(may_decide=False)

    def _keep(self, day: str) -> None:
        self._trying.keep(day, self.tries, self.hints)

    def do_hint(self) -> None:
        """The next step: by how much, the next best move, where it begins, and at last the solution itself."""
        if self.is_over:
            return
        if self._trying.warns(self.tries, self.hints):
            self.say(said_puzzles.hint_costs(key=self.key_name("hint")))
            return
        self.hints += 1
        view = self._view
        if self.hints == 2 and view.read(self.puzzle.other) in self._tried:
            self.hints = 3  # they know that it is not the solution
        if self.hints == 1:
            told = words.hint_worth(self.puzzle.gain, len(self.puzzle.solutions))
        elif self.hints == 2:
            told = said_puzzles.hint_next_best(move=self._move_of(view.read(self.puzzle.other)))
        elif self.hints == 3:
            told = said_puzzles.hint_place(hint=self.key_name("hint"))
            self.selection.advise(self.board.alone(view, self._made)[:1])
        else:
            self._finish(said_puzzles.shown_marked(), "")
            return
        self._keep(OPEN)
        self._tell(told, *told_of_missing(self._trying, self.tries, self.hints))
        self.paint()

    # ---- Other commands -----------------------------------------------------------------------

    def _choose_by_key(self, name: str) -> None:
        """The key of what would be the first try, which alone counts, only goes there; once more, or Enter, tries it."""
        is_new, ways = self._trying.before is None and not self._tried, self.selection.chooser.ways
        if is_new and (name,) in ways and (name != self.cursor or name == self._first_place):
            self._first_place = "-"
            self.point_at(name)
        else:
            super()._choose_by_key(name)

    def do_choose(self) -> None:
        """After the end the next puzzle; else as ever."""
        if self.is_over:
            self.post_message(self.Done(self.puzzle, True))
        elif self.cursor == self._first_place:
            self._first_place = "-"
            self.show_cursor()
        else:
            super().do_choose()

    def do_back(self) -> None:
        """Let go of what is picked; else leave."""
        if self.selection.chooser.picked:
            super().do_back()
        else:
            self.do_leave()

    def do_log(self) -> None:
        """Nothing has happened yet: what is told of the puzzle, on a page where the box has no room for it, else folded to a line, or open."""
        note, box = self.note(), self._note_box
        if note is not None and not box.is_folded and box.goes_on(note):
            from tribes_tui.screens.puzzle_text import PuzzleText

            self.app.push_screen(PuzzleText(self.puzzle, note))
            return
        self.turn_note()
        self.show_cursor()

    def do_leave(self) -> None:
        """Nothing is lost: what was solved is kept."""
        self.post_message(self.Done(self.puzzle, False))

    def do_seats(self) -> None:
        """Nobody else may look for it."""
        self.say(said_puzzles.stay(), "info")

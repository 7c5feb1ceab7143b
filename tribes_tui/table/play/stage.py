"""A table on the screen: what its viewer sees, the cursor, what is picked; apart from how a game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding, BindingType
from textual.geometry import Size

from rules import State
from tribes_tui.display.targets import DIRECTIONS, Targets
from tribes_tui.play.seat import ShownTable, Update
from tribes_tui.table.board import LOG_LINES, RECENT_MOVES, AtCursor, Command, Path, PieceBoard, Scene
from tribes_tui.table.board.scene import WARNING
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.keys import Handling, Keys, keys_of, own_bindings, table_bindings
from tribes_tui.table.choice.selection import NOWHERE, Beginning, Chooser, SelectionState, Unweighed
from tribes_tui.table.frame.enter_line import TableKeys
from tribes_tui.table.frame.ground import GroundScreen, PieceGround
from tribes_tui.table.frame.note_box import Note, NoteBox
from tribes_tui.table.history.chronicle import Announced, Chronicle, is_wanted as is_announced, left_for_the_board
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.words.common import Later, capital, now
from tribes_tui.words.said import table as said
from tribes_tui.words.wording import words_of

if TYPE_CHECKING:
    from tribes_tui.journey.told import StarFacts


class StageWatcher:
    """Watches a table for one viewer and passes on what it is told."""

    def __init__(self, viewer: int | None, tell: Callable[[Update], None]) -> None:
        self.viewer = viewer
        self._tell = tell

    def updated(self, update: Update) -> None:
        """Pass it on."""
        self._tell(update)


class Stage(Handling, GroundScreen):
    """Shows a table as one viewer sees it and lets them choose; a subclass says what that leads to."""

    BINDINGS: ClassVar[list[BindingType]] = table_bindings()
    AUTO_FOCUS: ClassVar[str | None] = ""
    DEFAULT_CSS = "Stage { layers: default note; }"

    def __init__(self, table: ShownTable, board: PieceBoard, viewer: int | None) -> None:
        super().__init__()
        self.table = table
        self.board = board
        self.words = words_of(table.game.id)
        self.selection = SelectionState(self.beginning)
        self.ground = PieceGround(board)
        self.is_opening = False
        self.forced_told = ""
        """What was told last of something that was played by itself, which stands nowhere else."""
        self._announced: Announced | None = None
        self._keys: Keys | None = None
        self._bound: dict[str, ActiveBinding] | None = None
        self._watcher = StageWatcher(viewer, self.heard)
        self._chronicle: Chronicle
        self._view: State
        self._scene: Scene
        self._note_box = NoteBox()
        self.sit(viewer)

    # ---- What a subclass says -----------------------------------------------------------------

    def heard(self, update: Update) -> None:
        """The table has told the viewer something."""
        self._chronicle.add(update)
        if self._announced is not None:
            self._announced.happened(update.events, self._chronicle.names, self.viewer)
        for event in update.events:
            self.ground.motion.changed.append(tuple(self.board.touched(event)))

    def announce(self, word: str) -> None:
        """Say a word of somebody's, where what happens is announced."""
        if self._announced is not None:
            self._announced.say(word)

    def decide_all(self, actions: Sequence[int]) -> None:
        """The viewer has chosen several actions, to be played one after the other."""
        raise NotImplementedError

    beginning: ClassVar[type[Beginning]] = Beginning
    """Where the cursor begins."""
    unrecorded: ClassVar[str] = Later(said.not_recorded)
    """What the header says of a table that has no record."""

    def prompt(self) -> str:
        """What the viewer may do now."""
        return self.board.prompt(self._view, self._chronicle.names) or self.words.prompt(
            self._view, self._chronicle.names
        )

    def note(self) -> Note | None:
        """What is told over the table, if anything."""
        return None

    @property
    def must_read(self) -> bool:
        """Whether a question has only just come, so that no key answers it yet."""
        return False

    def looked_at(self) -> AtCursor:
        """What is said of the place under the cursor; nothing while others move, unless one went there to look: it isn't what happens."""
        is_others_turn = self._view.current_player is not None and not self.selection.chooser.ways
        if is_others_turn and not self.selection.looks_around:
            return AtCursor(self.cursor)
        return self._look_at(self.cursor)

    def at_once(self, name: str | None) -> int | None:
        """What the key that chooses does on a place with which a choice begins, where nothing else that begins there is sensible."""
        selection, suffices = self.selection, self.board.suffices
        if (
            name is None
            or name not in selection.chooser.lit
            or selection.chooser.picked
            or selection.looks is Unweighed
        ):
            return None
        some = [action for action in selection.chooser.actions(name) if suffices(self._view, name, action)]
        action = selection.leads_to(self.targets, self._costs_stars, name, self.hinted()) if some else None
        return action if action in some else None

    def _look_at(self, name: str | None) -> AtCursor:
        chooser, scene, alone = self.selection.chooser, self._scene, self.at_once(name)
        if name is not None and alone is not None:
            chooser, scene = Chooser({(name,): alone}), scene._replace(ways=(name,))
        look = look_at(self.board, scene, chooser, self.words, name)
        if not self.is_staged:
            return look
        from tribes_tui.table.choice.star_moves import with_stars

        return with_stars(self.table, self.board, scene, chooser, name, look)

    def _costs_stars(self, name: str) -> int:
        """What choosing this costs: 1 a star of the journey's stage, 2 the first, 0 none."""
        if not self.is_staged:
            return 0
        from tribes_tui.table.choice.star_moves import star_cost

        return star_cost(self.table, self.board, self._scene, self.selection.chooser, name)

    def keys(self) -> Sequence[Command]:
        """What the footer offers."""
        raise NotImplementedError

    # ---- Parts --------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """What the table is shown on."""
        yield from self.ground.compose(self._view.players)
        yield self._note_box
        if is_announced(self.app):
            self._announced = Announced(self.table.game.id)
            yield self._announced

    def table_size(self, window: Size) -> Size:
        """Without the lines that are announced, where they are wanted, and the rows of what is told over the table."""
        left = left_for_the_board(window) if is_announced(self.app) else window
        rows = self.note_rows(left)
        self._note_box.fit(rows)
        return left if self._note_box.is_folded else left - (0, rows)

    def note_rows(self, window: Size) -> int:
        """Rows that are kept for what is told over the table, as long as it may be told; none where it lies on name and prompt."""
        return 0

    def turn_note(self) -> None:
        """The next page of what is told, else fold it to a line, or open it."""
        if self._note_box.turn():
            self.fit_note()

    def fold_note(self) -> None:
        """Fold what is told to a line, or open it."""
        self._note_box.fold()
        self.fit_note()

    def fit_note(self) -> None:
        """The table has other rows: it is styled and laid out for them."""
        if self._take_classes(self.app.size):
            self.app.stylesheet.update(self, animate=False)
        self.refresh(layout=True)

    def on_mount(self) -> None:
        """Follow the app's keymap."""
        self.bindings_updated_signal.subscribe(self, lambda _: self._forget_keys())

    def on_unmount(self) -> None:
        """Look no more; the table stays as it is."""
        self.table.unwatch(self._watcher)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """What every key does: the game's own keys go before the table's."""
        own = own_bindings(self.own_commands(), self.board.directions)
        usual = self._usual_bindings
        return usual | {
            key: ActiveBinding(self, binding, True)
            for key, binding in own.items()
            if binding.key == key or key not in usual
        }

    @property
    def is_staged(self) -> bool:
        """Whether a stage of the journey is played."""
        return bool(getattr(self.table, "stage", ""))

    def told_now(self, command: str) -> str:
        """What a command would change, as it is now; empty where it changes nothing that stays so."""
        return ""

    def own_commands(self) -> Sequence[Command]:
        """The game's own, besides those of all tables."""
        return [self.said_of_keys(one) for one in self.board.commands(self._scene)]

    @property
    def key_names(self) -> Keys:
        """The keys of the table's commands and directions, as a person reads them."""
        if self._keys is None:
            self._keys = keys_of(self._usual_bindings)
        return self._keys

    @property
    def _usual_bindings(self) -> dict[str, ActiveBinding]:
        """Those that Textual finds, kept until the keymap is another: it looks through all of them at every key."""
        if self._bound is None:
            self._bound = super().active_bindings
        return self._bound

    def key_name(self, command: str) -> str:
        """The first key of a command; empty when it has none."""
        return next(iter(self.key_names.get(command, ())), "")

    def _forget_keys(self) -> None:
        self._keys = self._bound = None

    def on_screen_resume(self) -> None:
        """The keymap may be another: only the screen on top is told so."""
        self._forget_keys()

    def on_screen_suspend(self) -> None:
        """What a key was answered is read by now."""
        self.selection.forget_answer()

    @property
    def viewer(self) -> int | None:
        """The seat whose table is shown; None for what everybody may see."""
        return self._watcher.viewer

    @property
    def view(self) -> State:
        """The position that is shown, as the viewer may know it."""
        return self._view

    @property
    def scene(self) -> Scene:
        """What is shown now."""
        return self._scene

    @property
    def targets(self) -> Targets:
        """What can be chosen or asked about, as drawn last."""
        return self.ground.targets

    @property
    def cursor(self) -> str | None:
        """The target under the cursor."""
        return self.selection.cursor if self.selection.cursor in self.targets else None

    @property
    def bots(self) -> dict[int, str]:
        """The seats that bots have, and how well each plays; at a host other people are no bots, though not asked here."""
        return {number: seat.level for number, seat in enumerate(self.table.seats) if seat.level and not seat.is_human}

    @property
    def is_my_turn(self) -> bool:
        """Whether the viewer decides now, as far as they may know."""
        return self.viewer is not None and self._view.current_player == self.viewer

    # ---- What is shown ------------------------------------------------------------------------

    def make_chronicle(self, viewer: int | None) -> Chronicle:
        """What `viewer` knows of the game."""
        return Chronicle(self.table, viewer, self.words)

    def sit(self, viewer: int | None) -> None:
        """Show the table as `viewer` sees it."""
        self.table.unwatch(self._watcher)
        self._watcher = StageWatcher(viewer, self.heard)
        self.table.watch(self._watcher)
        self._chronicle = self.make_chronicle(viewer)
        self._view = self.table.view(viewer)
        self._scene = Scene(self._view, self._chronicle.names, viewer)

    def begin(self, may_decide: bool) -> None:
        """Show the present position; with `may_decide` what is legal is lit."""
        self._view = self.table.view(self.viewer)
        moment = self.viewer, self.table.number_for(self.viewer)
        targets = self.ground.targets if self.ground.is_ready else NOWHERE
        self.selection.begin(self.board, self._view if may_decide and self.is_my_turn else None, moment, targets)
        self.paint(settle=True)

    def laid_anew(self) -> None:
        """Other widgets lie on the table: the cursor goes to what can be chosen there."""
        self.selection.begin(self.board, self._view if self._scene.lit else None)
        self.paint(settle=True)

    def restyle(self) -> None:
        """Show everything in the app's present theme."""
        super().restyle()
        for felt in self.query(Felt):
            felt.refresh()
        self.paint()

    def paint(self, settle: bool = False) -> None:
        """Draw what there is to see; only what changed goes to the terminal."""
        if not self.children or not self.ground.is_ready:
            return
        self._scene, before = self._make_scene(), self.ground.targets
        self.ground.draw(self._scene)
        if (keys := tuple(self.keys())) != self._scene.keys:  # a place that was drawn only now takes one of them
            self._scene = self._scene._replace(keys=keys)
            self.ground.draw(self._scene)
        if self.ground.motion.changed and before:
            self.ground.motion.follow(self, before, self.targets)
        has_moved = settle and self.selection.settle(self.ground.targets, self._costs_stars, self.hinted())
        if has_moved and self.board.follows_cursor:
            self.paint()
            return
        self.show_cursor()

    def hinted(self) -> Path:
        """What a hint that was given for this very position chooses; empty where there is none."""
        return ()

    def show_cursor(self) -> None:
        """Lay what is lit, picked and under the cursor over the drawing."""
        if not self.children or not self.ground.is_ready:
            return
        look, selection = self.looked_at(), self.selection
        is_aside = (look.enter or self.must_read) and selection.is_news
        is_warning = look.enter and selection.notice_role == WARNING
        if is_warning:
            look = look._replace(warning=selection.notice)
        elif selection.notice and not is_aside and not self.must_read and not self._is_told_in_log():
            is_of_enter = look.enter and selection.is_notice_of_enter
            look = AtCursor(look.cursor, selection.notice, selection.notice_role, enter=is_of_enter)
        look = look._replace(
            jumps=selection.jumps,
            news=selection.notice if is_aside else "",
            is_opening=self.is_opening or (is_aside and selection.notice == self.forced_told),
        )
        self.app.cursor_position = self.ground.show(self._scene, look)
        if self._announced is not None:
            self._announced.looked(look)
        self._note_box.key = self.key_name("back")
        self._note_box.show(self.note())

    def _is_told_in_log(self) -> bool:
        """Whether what is told while others play stands in the log, where it happened just now: twice is once too often."""
        return self.selection.is_news and not self.is_my_turn and self.ground.tells(self.selection.notice)

    def say(self, text: str, role: str = "bad", is_out_of_turn: bool = False) -> None:
        """Something to be read until the next key; `is_out_of_turn`: or until it is the viewer's turn."""
        if role == "new" or is_out_of_turn:
            self.selection.say(text, role, is_out_of_turn)
        else:
            self.selection.answer(text, role)
        if self.is_attached:
            self.show_cursor()

    def _told_of_record(self) -> str:
        """What the header says of the game's record; "" when only that it is kept, or as long as only suggested moves were made."""
        if self.table.unsaved:
            return said.not_saved()
        counts = getattr(self.table, "counts", False)
        if counts or getattr(self.table, "has_counted", False):
            if counts and getattr(self.table, "only_offered", False):
                return said.unrated() if self.table.is_over else ""
            return said.rated() if counts else said.unrated()
        return "" if self.table.name else now(self.unrecorded)

    @property
    def is_untouched(self) -> bool:
        """Whether who leaves now leaves nothing that is kept."""
        return getattr(self.table, "is_untouched", False)

    def _journey_facts(self) -> StarFacts | None:
        """How the stars of the stage stand, where one is played."""
        if not self.is_staged:
            return None
        from tribes_tui.journey import told

        here = told.here(self.table, self.viewer)
        return None if here is None else told.facts(*here)

    def _make_scene(self) -> Scene:
        chooser, kept = self.selection.chooser, self._told_of_record()
        self._scene = Scene(
            self._view,
            self._chronicle.names,
            self.viewer,
            title=kept or ("" if self.is_untouched else said.saved()),
            journey=self._journey_facts(),
            is_saved=not kept,
            prompt=self.prompt(),
            picked=chooser.picked,
            lit=chooser.lit,
            idle=self.selection.idle,
            next_place=self.selection.next_place,
            ways=chooser.names,
            fresh=self._chronicle.fresh(self.board),
            log=tuple(line.text for line in self._chronicle.lines[-LOG_LINES:]),
            told=self._chronicle.told(LOG_LINES),
            news=self._chronicle.news(self.table.game.id),
            goes_on=self._chronicle.goes_on,
            recent=self._chronicle.recent(RECENT_MOVES),
            cursor=self.selection.cursor if self.board.follows_cursor else None,
            warning=capital(self.table.unsaved or self.table.nearly_full),
            bots=self.bots,
            time_left=self.table.time_left(),
            memory=getattr(getattr(self.app, "settings", None), "memory", True),
            thinks=self._view.current_player if self._view.current_player in self.bots else None,
        )
        return self._scene._replace(keys=tuple(self.keys()))  # which keys work depends on the scene

    def on_resize(self) -> None:
        """What lies elsewhere now is found again when it is asked for; the cursor stays on its target."""
        self._forget_keys()
        self.ground.forget_places()
        if self._announced is not None:
            self._announced.fit(self.app.size)
        self.call_after_refresh(self._settle_again)

    def _settle_again(self) -> None:
        if not self.is_attached or not self.is_current:
            return
        self.ground.forget_places()
        if self.selection.put_down():
            self.paint(settle=True)
        else:
            self.show_cursor()

    # ---- Mouse and keys -----------------------------------------------------------------------

    def on_table_keys_pressed(self, message: TableKeys.Pressed) -> None:
        """A click on a key of the last row presses it."""
        self.command(message.command)

    async def on_key(self, event: events.Key) -> None:
        """The letter of a place, or that of jump mode; any other key is a binding's."""
        self.ground.motion.end()
        if self.takes_key(event):
            event.stop()
            event.prevent_default()

    def action_command(self, name: str) -> None:
        """Carry out a command."""
        self.command(name)

    def action_walk(self, direction: str) -> None:
        """The cursor goes to the nearest target in a direction, of what is begun to where it may go before anything else; where that leads
        nowhere, to what could be picked instead (if the board `walks_off`), else back to what is picked, unless that lies the other way."""
        walkable, chooser = {*self.selection.walkable(self.targets)}, self.selection.chooser
        goal = self.cursor
        if chooser.picked and direction in DIRECTIONS:
            goal = self.board.walk(self.targets, self.cursor, direction, chooser.lit)
        if goal == self.cursor:
            goal = self.board.walk(self.targets, self.cursor, direction, walkable)
        if goal == self.cursor and chooser.instead and self.board.walks_off:
            goal = self.board.walk(self.targets, self.cursor, direction, walkable | chooser.instead)
            if goal == self.cursor and not self.targets.is_behind(self.cursor, direction, chooser.picked[-1]):
                goal = chooser.picked[-1]
        self.selection.cursor, self.selection.looks_around = goal, True
        self.cursor_moved()

    def cycle(self, step: int) -> None:
        """The cursor goes to the next target, or to the one before; to what is faint last."""
        walkable, idle = self.selection.walkable(self.targets), self.selection.idle
        self.selection.cursor, self.selection.looks_around = self.targets.cycle(self.cursor, walkable, step, idle), True
        self.cursor_moved()

    def cursor_moved(self) -> None:
        """Show the cursor where it is."""
        if self.board.follows_cursor:
            self.paint()
        else:
            self.show_cursor()

    def refuse(self, name: str) -> None:
        """Say why a target can't be chosen; the cursor stays on what can, and as far as there is room it is told what Enter does there."""
        look, here = self._look_at(name), self.looked_at()
        enters = [said.enter(what=one) for one in (here.line, *here.briefer)] if here.enter else []
        forms = (f"{why} {enter}" for why in (look.line, *look.briefer) for enter in enters)
        self.say(next((one for one in forms if len(one) < self.size.width - 2), look.line), look.role)

    def choose(self, name: str) -> None:
        """Pick a target; when the action is clear, decide. What is picked instead of another is only picked: perhaps it was meant as the
        other's place. An unlit target is explained instead."""
        self.selection.cursor, self.selection.looks_around = name, True
        is_instead = name in self.selection.chooser.instead
        if not self.selection.chooser.pick(name):
            self.cursor_moved()
            return
        action = None if is_instead else self.selection.chooser.chosen
        if action is None:
            self.paint(settle=True)
        else:
            onward = self.board.onward(self._view, self.selection.chooser.picked)
            self.decide_all([action, *onward])

"""The table screen, the same for all games: the commands of the people at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.command import Provider
from textual.message import Message

from rules import State
from saves.format.course import BACK
from tribes_tui.play.table import ShownTable, Table
from tribes_tui.seats.thinker import Thinker
from tribes_tui.table.advice.bot_hints import BotHints
from tribes_tui.table.board import AtCursor, Command, Path, PieceBoard, board_of as board_of
from tribes_tui.table.choice.explain import explanation, section_for
from tribes_tui.table.choice.keys import ALWAYS, COMMAND_NAMES, GIVE_WAY, footer
from tribes_tui.table.play.opponents import PACE
from tribes_tui.table.play.sitting import CALLS, Asking, StepKind
from tribes_tui.table.tools import Tools
from tribes_tui.words.common import capital, now
from tribes_tui.words.help import UsefulFact, facts_of
from tribes_tui.words.said import (
    all_here as said_all_here,
    dialogs,
    forms as said_forms,
    help as said_help,
    keys as said_keys,
    table as said,
)
from tribes_tui.words.wording import all_here, all_here_of, asks_for_several, may_go_on

if TYPE_CHECKING:
    from tribes_tui.table.advice.help import HelpScreen
    from tribes_tui.table.history.chronicle import LogLine

HURRY = "f"
"""The key that brings the rest of a long turn of bots at once."""
ALL_HERE = "s"
"""The key that makes a decision as often as it may be."""


def table_screen(table: Table, thinker: Thinker | None = None, pace: float = PACE) -> TableScreen:
    """The screen for a table. `thinker` answers for the bots; without one the screen starts its own."""
    return TableScreen(table, board_of(table.game.id), thinker, pace)


def _palette() -> type[Provider]:
    from tribes_tui.table.advice.help import TableCommands

    return TableCommands


class TableScreen(Tools):
    """One game being played, seen from the seat at the keyboard.

    Posts `Left` when the people want to go somewhere else, and `Rules` when they want the rulebook; the app
    decides what that means.
    """

    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {_palette}
    can_try: ClassVar[bool] = True
    """Whether a trial table may be laid from here: a game is played."""
    _explained: HelpScreen | None = None
    """The last page that was opened with what lies on the table; it may be closed by now."""
    senseless: ClassVar[frozenset[str]] = frozenset()
    """Commands that aren't offered by name here."""

    class Left(Message):
        """The people leave `table`: `where` is "home", "rematch", "review" or "replay", after a lesson "first_game".

        `again` shows the end once more to those who come back from looking at the game.
        """

        def __init__(self, table: ShownTable, where: str, again: Callable[[], None] = lambda: None) -> None:
            super().__init__()
            self.table, self.where, self.again = table, where, again

    class Rules(Message):
        """The rulebook of a game is wanted, at a section such as "3.4"."""

        def __init__(self, game_id: str, section: str) -> None:
            super().__init__()
            self.game_id = game_id
            self.section = section

    class Trial(Message):
        """Moves are to be tried from what the person at the keyboard sees, under the names that they read: how it lies on their `board`,
        and what `lines` have told of the game."""

        def __init__(self, view: State, names: Sequence[str], board: PieceBoard, lines: Sequence[LogLine]) -> None:
            super().__init__()
            self.begins = view, names, board, lines

    def __init__(self, table: ShownTable, board: PieceBoard, thinker: Thinker | None, pace: float) -> None:
        super().__init__(table, board, thinker, pace)
        self.bot_hints = BotHints(self)

    # ---- What is shown ------------------------------------------------------------------------

    def prompt(self) -> str:
        """What may be done now, also with the keyboard."""
        step = self._passing_to
        if self.is_asking_all:
            return self.question_to_all()
        if step is not None:
            if step.kind is StepKind.CALL or step.seat is None:
                return said.seen(choose=self.key_name("choose"))
            return said.seen_to(choose=self.key_name("choose"), name=self.table.seats[step.seat].name)
        if self.is_played_by_bot and self._view.current_player == self.viewer:
            return dialogs.bot_plays()
        if self._is_forestalled:
            return said.may_be_forestalled()
        if self.sitting.next().kind is StepKind.NOTHING:
            return said.called_in_vain(choose=self.key_name("choose"))
        return super().prompt()

    def looked_at(self) -> AtCursor:
        """What is said of the place under the cursor; while others move and nothing is, which key tells what they did."""
        look, key = super().looked_at(), self.key_name("since")
        if look.line or not key or self.viewer is None or self.table.is_over or not self.happened() or self.is_my_turn:
            return look
        free = self._with_free_key(Command(key, "", "since"))
        return look._replace(line=said.tells_since(key=free.key)) if free is not None else look

    def keys(self) -> Sequence[Command]:
        """The keys that work now."""
        viewer, chooser = self.viewer, self.selection.chooser
        has_seat = viewer is not None and not self.is_played_by_bot
        can_call = has_seat and not self.is_my_turn and self.board.can_call(self._view)
        undone = None if self.table.is_over else self._undoes
        # while others move, what they have done so far is not offered to be taken back; the key does it all the same
        can: dict[str, str | bool] = {
            "undo": undone is not None and (self.is_my_turn or not self.undoes_others(undone))
        }
        going = self._going(chooser.lit)
        if self._passing_to is not None:
            onward = said_forms.go_on() if self.is_asking_all else dialogs.pass_keyboard()
            can |= {**dict.fromkeys(ALWAYS, False), "own": True, "log": True, "result": onward.lower()}
        else:
            can |= {
                "elsewhere": self.table.unsaved is not None and self.own_table is not None and bool(self.table.name),
                "result": self.table.is_over and said.result(),
                "back": bool(chooser.picked) or self._puts_back(),
                "hint": self.is_my_turn and self.may_ask_hints,
                "going": going,
                "stars": self.is_staged,
                "redo": viewer is not None and has_seat and self.table.can_redo(viewer),
                "call": can_call and now(self.board.call_label),
                "asking": can_call,
                "offers": self.may_suggest and getattr(self.table, "is_early", False),
                "since": bool(self.happened()),
                "next": bool(chooser.lit) and not going,
                **dict.fromkeys(("choose", "jump"), bool(chooser.lit)),
                "seats": not self.table.is_over,
            }
        own = (one for one in self.own_commands() if one.name != "all_here" or self._has_several())
        keys = footer(tuple(own), can, self.key_name)
        return [free for key in keys if (free := self._with_free_key(key)) is not None]

    def own_commands(self) -> Sequence[Command]:
        """With the one that makes a decision as often as it may be, as long as like ones are asked for one by one."""
        if self.is_played_by_bot and self._view.current_player == self.viewer:
            return ()
        hurry = [Command(HURRY, said.hurry(), "hurry")] if self.may_hurry else []
        found, here = [*super().own_commands(), *hurry], self._all_here()
        number = len(here)
        if not self._has_several() and not (self.is_my_turn and asks_for_several(self._view)):
            return found
        label = said_all_here.label()
        if self._again is not None:
            there = [name for name in self.selection.last_way if self.board.key_only_goes(name)]
            label = said_all_here.label_again(number=number, place=self.board.key_of(there[-1]) if there else "none")
        elif len({*here}) > 1:
            label = said_all_here.label_each(number=number)
        elif number > 1:
            say = said_all_here.label_fit if may_go_on(self._view, here) else said_all_here.label_key
            label = say(number=number)
        return [*found, Command(ALL_HERE, label, "all_here")]

    def _going(self, lit: frozenset[str]) -> str:
        """The keys that only go to what may be picked, the first and the last; nothing where there are none."""
        if spelled := [*self.board.spelled(lit)]:
            return f"{spelled[0]}-{spelled[-1]}"
        letters = self.board.going(self._view) if any(map(self.board.key_only_goes, lit)) else ()
        return said.going(first=letters[0], last=letters[-1]) if letters else ""

    def _all_here(self) -> tuple[int, ...]:
        """What the place under the cursor decides, as often as it may be decided there; nothing where it decides nothing."""
        chooser = self.selection.chooser
        action = chooser.ways.get((*chooser.picked, self.selection.cursor)) if self.selection.cursor else self._again
        action = self._again if action is None else action
        return () if action is None or not self.is_my_turn else all_here(self._view, action)

    def _has_several(self) -> bool:
        """Whether the key for all here does something: more than Enter alone."""
        return len(self._all_here()) > (self._again is None)

    @property
    def _again(self) -> int | None:
        """What was chosen last by several places, while the cursor is on the first of them and it may be done again."""
        room, chooser, way = all_here_of(self.table.game.id), self.selection.chooser, self.selection.last_way
        if room is None or chooser.picked or len(way) < 2 or way[0] != self.selection.cursor:
            return None
        action = chooser.ways[way]
        return action if self._view.game.actions[action].kind in room.KINDS else None

    def show_cursor(self) -> None:
        """The key of all here is offered where the cursor is on a place for several."""
        super().show_cursor()
        keys = self.scene.keys if all_here_of(self.table.game.id) is None else tuple(self.keys())
        if keys != self.scene.keys:
            self._scene = self._scene._replace(keys=keys)
            self.ground.offer(keys)

    def _with_free_key(self, key: Command) -> Command | None:
        """By its next key, where the first one is that of a place which takes it; None where all are."""
        lit, only_goes = self.selection.chooser.lit, self.board.key_only_goes
        chosen = {target.name for target in self.targets if target.name in lit and not only_goes(target.name)}
        taking = [target for target in self.targets if key.name in GIVE_WAY or target.name in chosen]
        taken = self.board.spelling | {sign for target in taking for sign in target.key.split()}
        if key.name not in COMMAND_NAMES or key.key not in taken:
            return key
        free = next((name for name in self.key_names[key.name] if name not in taken), None)
        return None if free is None else key._replace(key=free)

    @property
    def _undoes(self) -> int | None:
        """Whose last decision undo takes back: the viewer's; that of who had the keyboard before, where nothing was covered."""
        if self.viewer is not None and self._may_undo(self.viewer):
            return self.viewer
        before = self._had_keyboard if self.is_asking_all and self.may_take_back else self._passed_by
        return before if before is not None and self._may_undo(before) else None

    def _may_undo(self, viewer: int) -> bool:
        """Whether undo works: what refuses it is asked, once there is anything to take back."""
        return not self.is_played_by_bot and bool(self._chronicle.entries) and self.why_not_undo(viewer) is None

    def command(self, name: str) -> None:
        """Carry out a command by its name: a method `do_NAME` here, a target's, or one of the board's."""
        if name.startswith("game:"):
            self.board.command(self, name)
        elif name.startswith(CALLS):
            self.call(int(name.removeprefix(CALLS)))
        elif name in self.targets:
            self.choose(name)
        else:
            getattr(self, f"do_{name}")()

    # ---- Commands -----------------------------------------------------------------------------

    def do_choose(self) -> None:
        """Answer the question about suggested moves; else choose what the cursor is on, or go on with passing the keyboard."""
        step = self.sitting.next()
        if self.says_yes():
            return
        if self.is_asking_all:
            self.all_asked()
        elif self._passing_to is not None:
            self.pass_keyboard(self._passing_to)
        elif step.kind is StepKind.NOTHING and step.seat is not None:
            self.sitting.nothing_done(step.seat)
            self.look()
        elif self._has_ended:
            self.show_end()
        elif self.cursor is not None:
            action, first = self.at_once(self.cursor), self.cursor
            ways = self.selection.chooser.ways
            whole = (way for way, one in ways.items() if way[0] == first and one == action)
            for name in next(whole, (first,)):
                self.choose(name)

    def do_all_here(self) -> None:
        """What the cursor is on, as often as it may be chosen; undo takes all of it back."""
        actions = self._all_here()
        if self._has_several():
            self.decide_all(actions)
        elif self.is_my_turn and asks_for_several(self._view):
            room = all_here_of(self.table.game.id)
            is_one = room is not None and any(self._view.game.actions[one].kind in room.KINDS for one in actions)
            self.say(said_all_here.one_by_one() if is_one else said_all_here.not_here(), "info")

    def do_next(self) -> None:
        """The cursor goes to the next target."""
        self.cycle(1)

    def do_previous(self) -> None:
        """The cursor goes to the target before."""
        self.cycle(-1)

    def do_back(self) -> None:
        """Let go of what was picked last, then of a hint, then of what was taken in hand; then the cursor goes back to where it began. Any
        other decision stays made: undo is another key. After the end the result comes again."""
        if self.selection.step_back() or self.selection.forget_advice():
            self.paint(settle=True)
        elif self._has_ended:
            self.show_end()
        elif self._puts_back():
            self.do_undo()
        else:
            if self.selection.back_to_start():
                self.cursor_moved()
            may_undo = self.viewer is not None and self._may_undo(self.viewer) and not self.undo_costs(self.viewer)
            can_undo = may_undo and self.key_name("undo")
            told = said.nothing_picked_undo(undo=self.key_name("undo")) if can_undo else said.nothing_picked()
            look = self.looked_at()
            enter = said.enter(what=look.line) if look.enter else ""
            forms = (f"{told} {enter}", f"{said.nothing_picked()} {enter}", told)
            self.say(next((one for one in forms if len(one) < self.size.width - 2), told).strip(), "info")

    def _puts_back(self) -> bool:
        """Whether what is in the hand goes back with the last step."""
        is_held = self.is_my_turn and self.board.is_in_hand(self._view)
        return is_held and self.viewer is not None and self._may_undo(self.viewer)

    def do_undo(self) -> None:
        """Take back what was done last: what is picked, else one's last decision, and with it those that were none."""
        if self.selection.step_back():
            self.paint(settle=True)
            return
        seat = self._undoes
        if seat is not None:
            if not (self.undo_costs(seat) and self.must_warn(BACK, "undo")):
                self._take_back(seat)
        elif self.viewer is not None:
            self.say(said.no_undo(why=self.why_not_undo(self.viewer) or ""), "bad")

    def do_take_back(self) -> None:
        """While the keyboard is passed: the one who had it takes back what they decided, and has it again."""
        if self._had_keyboard is not None and self.may_take_back:
            self._take_back(self._had_keyboard)

    def _take_back(self, seat: int) -> None:
        """The last decision of `seat`, and with it those before it that were none."""
        self.table.undo(seat)
        while self._was_no_decision(seat) and self.table.why_not_undo(seat) is None:
            self.table.undo(seat)
        self._forced = {(who, number) for who, number in self._forced if number <= self.table.number_for(who)}
        self._has_ended = False
        self.look_soon()

    def _was_no_decision(self, seat: int) -> bool:
        """Whether what was undone last was played for them, or one of several actions chosen together (not the first)."""
        number = self.table.number_for(seat) + 1
        return number in self._joined or (seat, number) in self._forced or self.forced_action(seat) is not None

    def do_redo(self) -> None:
        """Play again what was taken back last."""
        if self.viewer is not None and not self.is_played_by_bot and self.table.can_redo(self.viewer):
            self.table.redo(self.viewer)
            while self.table.number_for(self.viewer) + 1 in self._joined and self.table.can_redo(self.viewer):
                self.table.redo(self.viewer)
            self.look_soon()
        else:
            self.say(said.no_redo())

    def do_hint(self) -> None:
        """Ask a bot what it would do; asked again, show all that it weighed."""
        if self._passing_to is None:
            self.bot_hints.ask()
        else:
            self.say(said_help.own_turn(), is_out_of_turn=True)

    def hinted(self) -> Path:
        """A hint holds until something new is known: the cursor doesn't contradict it."""
        return self.bot_hints.known_path()

    def do_trial(self) -> None:
        """A table to try moves at, laid from what is known here, where it is one's own turn."""
        if self.can_try and self.is_my_turn and self._passing_to is None:
            told = self._chronicle
            self.post_message(self.Trial(self._view, tuple(told.names), self.board, tuple(told.lines)))
        else:
            from tribes_tui.words.said import trial as said_trial

            self.say(said_trial.not_now(), "info")

    def _move_of(self, action: int) -> str:
        return self.words.action(self._view, action, self._scene.names)

    def do_what(self) -> None:
        """Explain what the cursor is on."""
        from tribes_tui.table.advice.help import ExplainedPlace, HelpScreen, how_one_wins, needed_keys

        scene = self._scene

        def explain(name: str) -> Sequence[str]:
            return explanation(self.board, self._scene, self.selection.chooser, self.words, name)

        first = {self.cursor: 0} | dict.fromkeys(self.board.explained_soon(scene.view), 1)
        targets = sorted(self.targets, key=lambda target: first.get(target.name, 2))
        places = [ExplainedPlace(target.name, target.region) for target in targets]
        facts = [*facts_of(scene.view, scene.names, scene.memory), *self._of_record()]
        draw, keys, wins = self.ground.portrait_of, needed_keys(self), how_one_wins(scene.view, scene.names)
        help_screen = HelpScreen(places, self.cursor, explain, self.mood, draw, facts, keys, wins)
        self._explained = help_screen
        self.app.push_screen(help_screen, self._after_help)

    def _of_record(self) -> Iterator[UsefulFact]:
        """What the first row says of the game's record, and what that means; nothing of a game that has none, or is over."""
        if self.table.name and not (self.table.unsaved or self.table.is_over or self.is_untouched):
            told = self._told_of_record()
            kept = {said.rated(): "rated", said.unrated(): "unrated"}.get(told, "saved")  # no words
            if not told and getattr(self.table, "counts", False):
                kept = "yet"
            yield UsefulFact(capital(told or said.saved()), said.kept_means(kept=kept))

    def begin(self, may_decide: bool) -> None:
        """What is explained just now goes on, too."""
        super().begin(may_decide)
        if self._explained in self.app.screen_stack and self._explained is not None:
            self._explained.go_on()

    def _after_help(self, answer: tuple[str, str | None] | None) -> None:
        what, name = answer or ("", None)
        ways = {"rules": lambda: self._open_rules(name), "signs": self.do_signs, "keys": self._show_keys}
        ways.get(what, lambda: None)()

    def do_signs(self) -> None:
        """What every sign on the table means, and what beats what."""
        from tribes_tui.table.advice.help import SignsScreen

        self.app.push_screen(SignsScreen(self.table.game.id, self.mood))

    def _show_keys(self) -> None:
        from tribes_tui.table.advice.keys_page import KeysScreen, all_keys

        board = self.board
        own, game = board.commands(self._scene), self.table.game.title
        without = {*self.useless}
        working = {
            name: tuple(key for key in keys if key not in board.spelling) or keys
            for name, keys in self.key_names.items()
            if name not in without
        }
        keys = all_keys(working, own, board.directions, board.going(self._view), game)
        self.app.push_screen(KeysScreen(keys, self.mood))

    @property
    def useless(self) -> Iterator[str]:
        """The commands that do nothing here."""
        yield from self.senseless
        if not self.board.hides_decisions:
            yield from ("call", "asking")
        if not self.may_suggest:
            yield "offers"
        if not self.is_staged:
            yield "stars"
        if not self.can_try:
            yield "trial"
        if self.own_table is None or not self.own_table.name:
            yield "elsewhere"

    def do_rules(self) -> None:
        """The rulebook, at the section that matters now."""
        self._open_rules(self.cursor)

    def _open_rules(self, name: str | None) -> None:
        section = section_for(self.board, self._scene, name)
        self.post_message(self.Rules(self.table.game.id, section))

    def do_log(self) -> None:
        """The whole log."""
        from tribes_tui.table.history.pages import LogScreen

        self.app.push_screen(LogScreen(self._chronicle.lines, self._chronicle.names, self.table.game.id))

    def do_asking(self) -> None:
        """How often to be asked about decisions out of turn: the next of three ways."""
        if self.viewer is None or not self.board.hides_decisions:
            self.say(said.nobody_asked(), "info")
            return
        order = list(Asking)
        at = self.sitting.asking_of(self.viewer)
        following = order[(order.index(at) + 1) % len(order)]
        self.sitting.asking[self.viewer] = following
        self.selection.say(said.how_often(asked=now(self.board.asking_text), how=following.value))
        self.look_soon()

    def told_now(self, command: str) -> str:
        """How often one is asked out of turn, and whether moves are suggested."""
        if command == "offers" and self.may_suggest:
            return said_keys.offers_now(is_on=self.board.advises)
        if command == "asking" and self.viewer is not None:
            return said_keys.asking_now(how=self.sitting.asking_of(self.viewer).value)
        return super().told_now(command)

    def do_call(self) -> None:
        """Be asked at the next moment."""
        if self.viewer is None or self.is_played_by_bot or self.is_my_turn or not self.board.can_call(self._view):
            self.say(self.prompt() if self.is_my_turn else said.no_call(), "info")
            return
        will = self.sitting.arm(self.viewer)
        self.selection.say(said.called(will=will))
        self.show_cursor()

    def do_palette(self) -> None:
        """Everything by name."""
        self.app.action_command_palette()

    def do_leave(self) -> None:
        """Go home; the game is on the disk. If it isn't, ask first."""
        own = self.own_table
        why = own.save() if own is not None else None
        if why is None:
            self._get_up("home")
            return
        from tribes_tui.table.dialogs import GO, SAVE, LeaveDialog

        ways: dict[str, Callable[[], None]] = {SAVE: self.do_elsewhere, GO: lambda: self._get_up("home")}
        self.app.push_screen(LeaveDialog(why), lambda way: ways.get(way or "", lambda: None)())

    def _get_up(self, where: str) -> None:
        self.opponents.stop()
        self.post_message(self.Left(self.table, where, self.show_end))

    def after_end(self, where: str | None) -> None:
        """Go there; "look" stays at the table."""
        if where in ("home", "rematch", "review", "replay"):
            self._get_up(where)

"""Thinking ahead: a table over the table, at which one decides for everybody."""

import random
from collections.abc import Sequence
from typing import Any, ClassVar, cast

from rules import Game, Rng, State
from tribes_tui.play.past import Past
from tribes_tui.play.seat import BOT, HUMAN, CannotUndo, Seat, ShownTable
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import Thinker
from tribes_tui.table.board import Command, PieceBoard, Scene, board_of
from tribes_tui.table.history.chronicle import Chronicle, LogLine
from tribes_tui.table.play.opponents import Others
from tribes_tui.table.play.sitting import NextStep
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.common import YOU, Later
from tribes_tui.words.said import trial as said
from tribes_tui.words.wording import GameWords

LEFT_OUT = ("hint", "seats", "redo", "call", "asking", "since")
"""Commands that make no sense where one decides for everybody."""


class TrialPast(Past):
    """Moves from some position on."""

    def __init__(self, start: State) -> None:
        super().__init__(game_of(start), start.players, 0, start.options)
        self._base = start.clone()

    def _first(self) -> State:
        return self._base.clone()


def game_of(state: State) -> Game[Any]:
    """The game of a position, with the rules that it is played by."""
    return cast("Game[Any]", state.game)


class TrialTable(Table):
    """What `view` shows goes on as its viewer may think it does: all that they don't know is drawn by chance.

    Whoever is in turn is the person at the keyboard, so that nobody is waited for, and any move can be taken back.
    """

    def __init__(self, view: State, names: Sequence[str], rng: Rng) -> None:
        """`names` are those that the viewer reads."""
        self.names, start = tuple(names), view.resample(rng)
        super().__init__(view.game.id, [Seat(BOT, "", name) for name in names], start.options, 0, None)
        self.game, self._past, self._state = game_of(start), TrialPast(start), start.clone()
        self._seat_person()

    def _seat_person(self) -> None:
        self.seats = [Seat(HUMAN if seat == self.turn else BOT, "", name) for seat, name in enumerate(self.names)]

    def why_not_undo(self, seat: int, decisions: int = 1) -> str | None:
        """Only at the beginning."""
        return None if len(self._past) else said.first()

    def undo(self, seat: int) -> None:
        """Take back the last move, whoever made it. Raises `CannotUndo`."""
        if not len(self._past):
            raise CannotUndo(said.first())
        before = len(self._past) - 1
        dropped = self._take_back(before)
        self._undone.clear()
        self._audience.undone(self._past, self.view, seat, dropped)
        self._settle()

    def _settle(self) -> None:
        self._seat_person()
        super()._settle()


class TrialChronicle(Chronicle):
    """What a seat knows, under the names that the person reads."""

    def __init__(self, table: TrialTable, viewer: int | None, words: GameWords) -> None:
        self._read = table.names
        super().__init__(table, viewer, words)

    @property
    def names(self) -> tuple[str, ...]:
        """Always the same."""
        return self._read


class TrialScreen(TableScreen):
    """Lies over the table on which the game is played, and goes without a trace."""

    unrecorded: ClassVar[str] = Later(said.unrecorded)
    senseless: ClassVar[frozenset[str]] = frozenset({*LEFT_OUT, "trial", "export", "elsewhere"})

    def __init__(self, view: State, names: Sequence[str], board: PieceBoard, lines: Sequence[LogLine]) -> None:
        """What the person at the keyboard sees, how they read everybody's names, how it lies on their table, what was told there."""
        self._told_before = lines
        self._by_itself: set[int] = set()
        """Numbers of moves that were played because there was no other."""
        self._trial = TrialTable(view, names, Rng(random.getrandbits(32)))
        own = board_of(view.game.id)
        own.lie_as(board)
        super().__init__(self._trial, own, None, 0.0)

    def make_chronicle(self, viewer: int | None) -> Chronicle:
        """Whoever is in turn, the person stays "you"."""
        told = TrialChronicle(self._trial, viewer, self.words)
        told.begin_with(self._told_before)
        return told

    def make_opponents(self, table: ShownTable, thinker: Thinker | None, pace: float) -> Others:
        """Nobody plays but the person."""
        return Others()

    def on_mount(self) -> None:
        """What was drawn is said, beside the first question."""
        self.selection.say(said.begins(leave=self.key_name("leave")))

    def look(self) -> None:
        """The person sits where it is somebody's turn."""
        self._sit_there()
        super().look()

    def _sit_there(self) -> None:
        seat = self._trial.turn
        if seat is not None:
            self.sitting.at_keyboard = seat
            if seat != self.viewer:
                self.sit(seat)

    def _plays_itself(self, step: NextStep) -> bool:
        if is_played := super()._plays_itself(step):
            self._by_itself.add(self._trial.number)
            self._sit_there()
        return is_played

    def why_not_undo(self, seat: int) -> str | None:
        """Whoever decided last, as long as anything was decided."""
        return None if {*range(1, self._trial.number + 1)} - self._by_itself else said.first()

    def _take_back(self, seat: int) -> None:
        is_decision = False
        while self._trial.number and not is_decision:
            is_decision = self._trial.number not in self._by_itself
            self._by_itself.discard(self._trial.number)
            self._trial.undo(seat)
        self._has_ended = False
        self.look_soon()

    def _make_scene(self) -> Scene:
        """Every question says that this is a trial, and for whom one decides."""
        scene, seat = super()._make_scene(), self._trial.turn
        question = self.board.ask(scene) or scene.prompt
        return scene if seat is None else scene._replace(asked=said.of(who=self._trial.names[seat], question=question))

    def keys(self) -> Sequence[Command]:
        """What makes sense here."""
        keys, is_over = super().keys(), self._trial.is_over
        return [key for key in keys if key.name not in LEFT_OUT and not (is_over and key.name == "choose")]

    def show_end(self) -> None:
        """Nothing comes of it."""
        self.say(said.over(undo=self.key_name("undo"), leave=self.key_name("leave")), "info")

    def do_hint(self) -> None:
        """Bots think about games that are played."""
        self.say(said.no_hint(), "info")

    def _as_said(self) -> tuple[str, Sequence[str], list[tuple[int, str]], int | None]:
        """As for whose turn it is; of another one it is said that "you" is them."""
        (prompt, position, choices, at), name = super()._as_said(), self._scene.names[self.viewer or 0]
        return prompt, position if name == YOU else [said.decides(who=name), *position], choices, at

    def do_seats(self) -> None:
        """All seats are the person's."""
        self.say(said.all_yours(), "info")

    def do_trial(self) -> None:
        """There is one."""
        self.say(said.begins(leave=self.key_name("leave")), "info")

    def do_leave(self) -> None:
        """Back to the game."""
        self.dismiss()

"""Where a person is on the way to an action: what is picked, where the cursor is, what was just said."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from tribes_tui.table.beginning import Beginning
from tribes_tui.table.selection import Chooser, Path

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.display.targets import Targets
    from tribes_tui.table.contract import GameBoard


def ways(board: GameBoard, view: State) -> Chooser:
    """A chooser for the legal actions of a view."""
    return Chooser({path: action for action in view.legal_actions() for path in board.paths(view, action)})


class SelectionState:
    """The chooser, the cursor, and a notice that the next key wipes away."""

    def __init__(self) -> None:
        self.chooser = Chooser()
        self._beginning = Beginning()
        self._moment: Hashable = None
        self.cursor: str | None = None
        self.notice = ""
        self.notice_role = "info"
        self.is_notice_of_enter = False
        """Whether the notice says what Enter leads to."""
        self._is_out_of_turn = False
        self.jumps: dict[str, str] = {}
        self._lifted = ""
        self._advised: Path = ()
        self._before_advice: tuple[Path, str | None] = (), None
        self._followed = 0
        self._is_new = False

    def begin(self, board: GameBoard, view: State | None, moment: Hashable = None) -> None:
        """A position: nothing is picked. Without a view nothing can be chosen.

        With one it is this person's turn: that it isn't is no longer true. `moment` names the decision: while it is the same,
        the cursor stays where it was.
        """
        self.jumps, self._lifted, self._advised = {}, "", ()
        self._is_new, self._moment = view is not None and moment != self._moment, moment if view is not None else None
        if view is not None and self._is_out_of_turn:
            self.say("")
        self.chooser = Chooser() if view is None else ways(board, view)
        self._beginning = Beginning(board, view)

    def advise(self, path: Path) -> None:
        """Put the cursor on the first of these names; as long as they are picked one after the other, it goes ahead."""
        if not self._advised:
            self._before_advice = self.chooser.picked, self.cursor
        while self.chooser.step_back():
            continue
        self._advised, self._followed, self.cursor = path, 0, path[0]

    def forget_advice(self) -> bool:
        """What was picked, and the cursor, are as before the advice; False if there was none."""
        if not self._advised:
            return False
        while self.chooser.step_back():
            continue
        picked, self.cursor = self._before_advice
        for name in picked:
            self.chooser.pick(name)
        self._advised, self._followed = (), len(picked)
        return True

    def may_pick(self, name: str) -> bool:
        """Whether choosing this does anything; where nothing can be chosen, everything may be looked at."""
        return not self.chooser.lit or name in {*self.chooser.lit, *self.chooser.instead, *self.chooser.picked}

    def lift(self, name: str) -> bool:
        """Pick what is being dragged, unless there is nowhere to drag it because that alone would decide; whether it was."""
        if name not in self.chooser.lit | self.chooser.instead:
            return False
        path = (*self.chooser.picked, name) if name in self.chooser.lit else (name,)
        if not any(len(way) > len(path) and way[: len(path)] == path for way in self.chooser.ways):
            return False
        self._lifted = name
        return self.chooser.pick(name)

    def put_down(self) -> bool:
        """Put back what was dragged nowhere; whether anything was. The cursor goes back to it."""
        name, self._lifted = self._lifted, ""
        if name not in self.chooser.picked:
            return False
        self.cursor = name
        return self.chooser.pick(name)

    def step_back(self) -> bool:
        """Put back what was picked last, the cursor on it; False if nothing was."""
        if self.chooser.picked:
            self.cursor = self.chooser.picked[-1]
        return self.chooser.step_back()

    @property
    def idle(self) -> frozenset[str]:
        """The names that lead only to and fro: shown faint, and behind the others."""
        return self._beginning.idle(self.chooser)

    @property
    def is_news(self) -> bool:
        """Whether the notice tells what happened, instead of answering a key: then it never hides what Enter does."""
        return bool(self.notice) and self.notice_role == "new"

    def say(self, text: str, role: str = "info", is_out_of_turn: bool = False, is_of_enter: bool = False) -> None:
        """Something to be read until the next key; `is_out_of_turn`: or until it is this person's turn; `is_of_enter`: it says
        what Enter leads to."""
        self.notice, self.notice_role, self._is_out_of_turn = text, role, is_out_of_turn
        self.is_notice_of_enter = is_of_enter

    def walkable(self, targets: Targets) -> Iterable[str]:
        """Where the cursor may go: what is lit or picked; from what is picked, or could be picked instead, to all that could be
        picked instead, too; everywhere while nothing is lit or picked."""
        names = {*self.chooser.lit, *self.chooser.picked}
        if self.cursor in self.chooser.instead or self.cursor in self.chooser.picked:
            names |= self.chooser.instead
        return names or {target.name for target in targets}

    def settle(self, targets: Targets) -> bool:
        """Put the cursor where it makes sense after a change; whether it moved.

        It goes on as advised; else, unless a decision begins, it stays if it can; else it goes where `beginning` says.
        """
        lit = self.chooser.lit
        is_new, self._is_new = self._is_new, False
        advised = self._advised_next()
        if advised in lit and advised in targets:
            self.cursor = advised
            return True
        if self.cursor in targets and (not lit or (self.cursor in lit and not is_new)):
            return False
        before = self.cursor
        self.cursor = next((name for name in self._beginning.best_first(self.chooser) if name in targets), None)
        return self.cursor != before

    def _advised_next(self) -> str | None:
        """What is to be picked next as advised; asked once after each pick, so that the cursor stays free."""
        picked, before = self.chooser.picked, self._followed
        self._followed = len(picked)
        if self._followed <= before or picked != self._advised[: len(picked)]:
            return None
        return self._advised[len(picked)] if len(picked) < len(self._advised) else None

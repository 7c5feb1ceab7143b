"""The board of another package's game, asked with care: when it fails at anything, a bare one takes its place for good."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from textual.app import ComposeResult
from textual.widget import Widget

from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.board.piece_board import ROOM, BareBoard, PieceBoard
from tribes_tui.theme.moods import MOODS
from tribes_tui.words.finder import Unkept, note, promise_of, promised
from tribes_tui.words.said import errors as said

SHOWN = "spread", "point"
"""What speaks to widgets: those of a bare board may not be there yet."""


class CarefulBoard(PieceBoard):
    """Answers as the package's own board does, or as a bare one."""

    is_to_be_laid = False

    def __init__(self, game_id: str, board: PieceBoard) -> None:
        self._game_id, self._board = game_id, board
        self._bare: BareBoard | None = None

    def fail(self, error: Exception | None = None) -> None:
        """From now on with a bare board."""
        if error is not None:
            note(self._game_id, ROOM, error)
        if self._bare is None:
            self._board = self._bare = BareBoard()
            self.is_to_be_laid = True

    def compose(self) -> ComposeResult:
        """Its widgets; those of a bare board instead, or behind what there was of its own."""
        try:
            for widget in self._board.compose():
                if not isinstance(widget, Widget):
                    raise Unkept(said.not_promised(what="compose", given=repr(widget)[:60]))
                yield widget
        except Exception as error:  # another package may do anything
            self.fail(error)
            self.is_to_be_laid = False
            yield from self._board.compose()

    def laid_anew(self) -> Iterable[Widget]:
        """The widgets of the bare board, for where the package's own were."""
        assert self._bare is not None
        self.is_to_be_laid = False
        return self._bare.widgets()

    def value_of(self, name: str, usual: object) -> Any:
        """What it is, if it is of the usual kind."""
        try:
            found = getattr(self._board, name)
            kind = next(kind for kind in (str, bool, Mapping, frozenset) if isinstance(usual, kind))
            if isinstance(found, kind) and (name != "mood" or found in MOODS):
                return found
            raise Unkept(said.not_promised(what=name, given=repr(found)[:60]))
        except Exception as error:  # another package may do anything
            self.fail(error)
            return usual

    def answer(self, name: str, hint: Any, given: tuple[Any, ...]) -> Any:
        """What the board says, if it is what every board says; else what the bare one says."""
        if self._bare is None:
            try:
                return promised(getattr(self._board, name)(*given), hint, name)
            except Exception as error:  # another package may do anything
                self.fail(error)
        if name in SHOWN and self.is_to_be_laid:
            with suppress(Exception):
                return getattr(self._board, name)(*given)
            return None
        return getattr(self._board, name)(*given)


def _asking(name: str, function: Any) -> Callable[..., Any]:
    hint = promise_of(function)
    return lambda self, *given: self.answer(name, hint, given)


def _said(name: str, usual: object) -> property:
    def tell(self: CarefulBoard, value: object) -> None:
        """Its own board is told, too, as whether it is the table of a lesson."""
        try:
            setattr(self._board, name, value)
        except Exception as error:  # another package may do anything
            self.fail(error)
            setattr(self._board, name, value)

    return property(lambda self: self.value_of(name, usual), tell)


for kind in (GameBoard, PieceBoard):
    for name, one in vars(kind).items():
        if name[0] != "_" and name not in vars(CarefulBoard):
            setattr(CarefulBoard, name, _asking(name, one) if callable(one) else _said(name, one))

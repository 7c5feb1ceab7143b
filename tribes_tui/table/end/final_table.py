"""The table as the game left it, small, beside the figures of its end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from textual.app import ComposeResult

from tribes_tui.table.board.scene import AtCursor, Scene
from tribes_tui.table.frame.ground import PieceGround
from tribes_tui.widgets.drawing import Felt

if TYPE_CHECKING:
    from tribes_tui.table.board.piece_board import PieceBoard


class FinalTable(Felt):
    """A picture: nothing on it can be chosen."""

    DEFAULT_CSS = """
    FinalTable { layers: default; overflow: hidden; }
    FinalTable #head, FinalTable #prompt, FinalTable #choices, FinalTable #enter, FinalTable #keys { display: none; }
    """

    is_spread = False
    """Whether anything lies on it."""

    def __init__(self, board: PieceBoard, scene: Scene) -> None:
        """`board`: one of its own; `scene`: what the game's own table shows in the end."""
        super().__init__(id="final")
        self._ground = PieceGround(board)
        self._scene = replace(
            scene, chooses=False, lit=frozenset(), idle=frozenset(), picked=(), fresh={}, keys=(), warning=""
        )

    def compose(self) -> ComposeResult:
        """The pieces of the game."""
        yield from self._ground.compose(len(self._scene.names))

    def on_mount(self) -> None:
        """Once all is laid."""
        self.call_after_refresh(self.paint)

    def on_resize(self) -> None:
        """Everything lies elsewhere."""
        self.call_after_refresh(self.paint)

    def paint(self) -> None:
        """Spread the last position."""
        if self.is_attached and self._ground.is_ready:
            self._ground.forget_places()
            self._ground.draw(self._scene)
            self._ground.show(self._scene, AtCursor())
            self.is_spread = True

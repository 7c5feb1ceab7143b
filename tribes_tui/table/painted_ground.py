"""A table painted by hand on one sheet, as all tables once were; goes with the last of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

from textual.app import App, ComposeResult
from textual.geometry import Offset, Size

from tribes_tui.display.targets import Targets
from tribes_tui.sheet.motion import SIGN, Motion, Track, tracks
from tribes_tui.sheet.skin import Skin, skin_of
from tribes_tui.sheet.widget import Sheet
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.frame import Drawing, cursor_place, draw, overlay
from tribes_tui.table.ground import Moved
from tribes_tui.table.look import Look
from tribes_tui.table.scene import Scene


class PaintedGround:
    """A `Ground` of one sheet, on which everything is painted. `paint` is called when it has another size."""

    def __init__(self, board: GameBoard, app: Callable[[], App[object]], paint: Callable[[], None]) -> None:
        self._board = board
        self._app = app
        self._paint = paint
        self._sheet: Sheet | None = None
        self._skin = Skin(None)
        self._drawing: Drawing | None = None
        self._motion = Motion()

    @property
    def is_ready(self) -> bool:
        """Whether the sheet has a size."""
        return self._sheet is not None and bool(self._sheet.size)

    @property
    def targets(self) -> Targets:
        """As painted last."""
        return Targets() if self._drawing is None else self._drawing.targets

    @property
    def footer(self) -> Targets:
        """As painted last."""
        return Targets() if self._drawing is None else self._drawing.footer

    def forget_places(self) -> None:
        """The sheet itself asks to be painted for another size."""

    def compose(self) -> ComposeResult:
        """One sheet."""
        self._skin = skin_of(self._app())
        self._sheet = Sheet(self._skin, self._paint)
        yield self._sheet

    def restyle(self, app: App[object]) -> None:
        """Paint in the colours of the present theme."""
        self._skin = skin_of(app)
        if self._sheet is not None:
            self._sheet.restyle(self._skin)

    def draw(self, scene: Scene) -> None:
        """Paint everything but the cursor."""
        size = Size() if self._sheet is None else self._sheet.size
        self._drawing = draw(self._board, scene, size, self._skin.ink)

    def show(self, scene: Scene, look: Look) -> Offset:
        """Lay what is lit, picked and under the cursor over what was painted."""
        if self._drawing is None or self._sheet is None:
            return Offset(1, 1)
        canvas = overlay(self._drawing, scene, look)
        for place in self._motion.places():
            canvas.text(*place, SIGN, "ghost")
        self._sheet.show(canvas)
        return cursor_place(self._drawing, look)

    def begin_motion(self, before: Targets, moved: Iterable[Moved]) -> None:
        """A sign runs along each way."""
        names = [name for group in moved for name in group]
        pairs = [pair for group in moved for pair in pairwise(group)]
        self.begin_tracks(tracks(before, self.targets, names, pairs))

    def begin_tracks(self, found: Iterable[Track]) -> None:
        """A sign runs along each of these."""
        self._motion.begin(found)

    @property
    def moves(self) -> bool:
        """Whether a sign runs."""
        return self._motion.is_running

    def step_motion(self) -> bool:
        """Each sign a step further."""
        if self._motion.is_running:
            self._motion.step()
        return self._motion.is_running

    def end_motion(self) -> None:
        """No sign runs any more."""
        self._motion.end()

"""A board for a game without a screen of its own: its position in lines, its legal actions as a list."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region

from rules import State
from tribes_tui.display.targets import Target
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.scene import Scene
from tribes_tui.table.selection import Path
from tribes_tui.words.wording import words_of

FEWEST_ROWS = 5
OUT_OF_SIGHT = 1000


class BareBoard(GameBoard):
    """Every game can be played with it; the list scrolls with the cursor."""

    follows_cursor = True

    def header(self, scene: Scene) -> str:
        """The game and its round."""
        return f"{scene.view.game.title} · round {scene.view.round}"

    def draw(self, scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
        """The position above, the legal actions below."""
        lines = words_of(scene.view.game.id).position(scene.view, scene.names)
        legal = scene.view.legal_actions()
        rows = min(len(legal), max(FEWEST_ROWS, area.height - len(lines) - 1))
        for y, line in enumerate(lines[: area.height - rows - 1], area.y):
            canvas.text(area.x + 1, y, line, "text", area.width - 2)
        return self._draw_list(scene, canvas, Region(area.x, area.bottom - rows, area.width, rows), legal)

    def _draw_list(self, scene: Scene, canvas: Canvas, area: Region, legal: list[int]) -> list[Target]:
        names = [_name(action) for action in legal]
        at = names.index(scene.cursor) if scene.cursor in names else 0
        top = max(0, min(at - area.height // 2, len(legal) - area.height))
        words = words_of(scene.view.game.id)
        targets = []
        for row, action in enumerate(legal):
            y = area.y + row - top
            if area.y <= y < area.bottom:
                text = words.action(scene.view, action, scene.names)
                end = canvas.text(area.x + 3, y, text, "text", area.width - 5)
                region = Region(area.x + 3, y, end - area.x - 3, 1)
            else:  # not seen, but the cursor walks on to it
                region = Region(area.x + 3, y + OUT_OF_SIGHT * (1 if y >= area.bottom else -1), 1, 1)
            targets.append(Target(_name(action), (region,)))
        return targets

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """One target an action."""
        return [(_name(action),)]

    def describe(self, scene: Scene, name: str) -> str:
        """The action in the game's notation."""
        return scene.view.text(int(name.removeprefix("action:")))


def _name(action: int) -> str:
    return f"action:{action}"

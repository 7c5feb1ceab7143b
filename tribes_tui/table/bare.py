"""A board for a game without a table of its own: its position in lines, its legal actions as a list."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.geometry import Region
from textual.widget import Widget

from tribes_tui.table.piece_board import PieceBoard
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.lines import paint_line
from tribes_tui.widgets.paragraphs import Paragraphs, plain
from tribes_tui.widgets.places import Place, PlaceState
from tribes_tui.widgets.scroll import Scroll
from tribes_tui.words.said import common
from tribes_tui.words.wording import words_of

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.table.scene import Scene
    from tribes_tui.table.selection import Path
    from tribes_tui.widgets.cells import Cells

OUT_OF_SIGHT = 1000
"""Rows by which what is scrolled away lies off: the cursor walks on to it all the same."""


class Actions(Drawn):
    """A row for each action, scrolled so that the one under the cursor is seen."""

    DEFAULT_CSS = "Actions { height: 2fr; }"

    def __init__(self) -> None:
        super().__init__()
        self._texts: dict[str, str] = {}
        self._at = 0

    def show(self, texts: dict[str, str], cursor: str | None) -> None:
        """These: the name of each place, and what it says."""
        self._texts = texts
        self._at = [*texts].index(cursor) if cursor in texts else 0
        self.changed()

    def _top(self, rows: int) -> int:
        return max(0, min(self._at - rows // 2, len(self._texts) - rows))

    def names(self) -> Iterable[str]:
        """A place a row."""
        return self._texts

    def shape(self) -> Hashable:
        """Which there are, and from which one on they are seen."""
        return tuple(self._texts), self._top(self.size.height)

    def look(self, name: str) -> Hashable:
        """What it says."""
        return self._texts[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Row by row; those that are scrolled away far above and far below."""
        for y, name in enumerate(self._texts, -self._top(cells.height)):
            away = OUT_OF_SIGHT * ((y >= cells.height) - (y < 0))
            yield Place(name, Region(2, y + away, cells.width - 3, 1), Region(1, y + away, cells.width - 1, 1))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One row."""
        paint_line(cells, place.region, ((self._texts[place.name], "ink"),), (), state)


class BareBoard(PieceBoard):
    """Every game can be played with it."""

    follows_cursor = True

    def __init__(self) -> None:
        self._position, self._actions = Paragraphs(), Actions()

    def compose(self) -> ComposeResult:
        """The position above, the legal actions below."""
        yield from self.widgets()

    def widgets(self) -> tuple[Widget, ...]:
        """The same, for where they come later."""
        return Scroll(self._position), self._actions

    def spread(self, scene: Scene) -> None:
        """The game's own words."""
        view, words = scene.view, words_of(scene.view.game.id)
        self._position.tell(*plain(words.position(view, scene.names)))
        legal = view.legal_actions() if scene.ways else ()
        self._actions.show({_name(one): words.action(view, one, scene.names) for one in legal}, scene.cursor)

    def facts(self, scene: Scene) -> Sequence[str]:
        """The round."""
        return (common.round_numbered(kind="round", number=scene.view.round),)

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """A place an action."""
        return [(_name(action),)]

    def describe(self, scene: Scene, name: str) -> str:
        """The action in the game's notation."""
        number = name.removeprefix("action:")
        return scene.view.text(int(number)) if number.isdecimal() else ""  # of the board before, when that has failed


def _name(action: int) -> str:
    return f"action:{action}"

"""The seven columns of a player, and the numbers above them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Offset

from rules.tribal.duel.components.phases import COLUMNS
from tribes_tui.games.tribal.faces import LONGEST_SYMBOL
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cards.column import SLIM, WIDEST, Column
from tribes_tui.widgets.drawing.drawn import Drawn

if TYPE_CHECKING:
    from tribes_tui.widgets.cards.column import Stack
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place, PlaceState


class DuelZone(Column):
    """A column a stack. Of several free columns the first is the place; a click on any of them means it."""

    DEFAULT_CSS = "DuelZone { width: 1fr; height: 1fr; }"
    longest_name = LONGEST_SYMBOL
    slim = SLIM

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._is_goal = False

    def lay_out(self, stacks: Sequence[Stack], is_goal: bool) -> None:
        """Show these columns. Cards go back into the felt only while a goal is chosen (`is_goal`): what can be lifted is
        lit, and all cards are there to be thought about."""
        self._is_goal = is_goal
        self.show(*stacks)

    def look(self, name: str) -> Hashable:
        """The card, and whether it may go back into the felt."""
        return super().look(name), self._is_goal

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card or an empty column."""
        super().paint(cells, place, state if self._is_goal else state._replace(is_faded=False))

    def place_at(self, where: Offset) -> str:
        """The card there; of every free column the name of the first one."""
        name = super().place_at(where)
        if not name.startswith("under:"):
            return name
        return next((stack.name for stack in self._stacks if stack.name), "")

    def number_of(self, name: str) -> int | None:
        """In which column a place lies."""
        return next((k for k, stack in enumerate(self._stacks) if name and name in (*stack.names, stack.name)), None)


class ColumnNumbers(Drawn):
    """The numbers of the columns, each above the middle of its own."""

    DEFAULT_CSS = "ColumnNumbers { height: 1; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """As far apart as the columns are."""
        pitch = cells.width // COLUMNS
        width = min(WIDEST, pitch - 1)
        for number in range(COLUMNS):
            cells.centre(number * pitch, 0, width, str(number + 1), cells.palette.dim, None, BOLD)
        return ()


class Divider(Drawn):
    """The line between the two zones."""

    DEFAULT_CSS = "Divider { width: 1; height: 1fr; }"

    def shape(self) -> Hashable:
        """Always the same."""
        return None

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From above to below."""
        palette = cells.palette
        for y in range(cells.height):
            cells.put(0, y, "│", palette.mix(palette.line, palette.below, 0.45))
        return ()

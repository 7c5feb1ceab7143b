"""Turns below each other in a column beside the board: whose, what was dropped on each tile, what it brought."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.display.wide import shortened
from tribes_tui.games.five_tribes.words.said import table as words
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.lines import fold

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells, Part
    from tribes_tui.widgets.drawing.lines import Line


FORMS = ((True, False, 1), (True, False, 0), (False, False, 0), (False, True, 0))
"""How turns are told, from long to short: with their ways, in short, free rows between them."""


class Drop(NamedTuple):
    """A step: the tile, what was dropped there, its colour."""

    tile: str
    word: str
    tone: str


class OthersTurn(NamedTuple):
    """A turn: who, where the meeples were taken, the steps, what came of it."""

    who: str
    seat: int
    start: str
    drops: tuple[Drop, ...]
    brought: str
    short: str = ""
    """The same in fewer letters."""

    @property
    def way_text(self) -> str:
        """The way in words: `from a4: b4 elder, c4 merchant`."""
        steps = ", ".join(f"{drop.tile} {drop.word}" for drop in self.drops)
        return words.way(tile=self.start, steps=steps)


def place_name(number: int) -> str:
    """The place of a turn, counted from 0."""
    return f"turn:{number}"


class OthersTurnsList(Drawn):
    """A place a turn; the one under the cursor is the one whose steps the board shows."""

    def __init__(self, turns: Sequence[OthersTurn], id: str | None = None) -> None:
        super().__init__(id=id)
        self._has_ways, self._is_short = True, False
        self._turns = {place_name(number): turn for number, turn in enumerate(turns)}

    def names(self) -> Iterable[str]:
        """A place a turn."""
        return self._turns

    def lay(self, cells: Cells) -> Iterable[Place]:
        """In full with a free row between them; where there are too many, without it, without the ways, in fewer words."""
        cells.title(1, 0, words.log())
        room, width = cells.height - 1, cells.width - 2
        for self._has_ways, self._is_short, gap in FORMS:
            heights = [1 + len(self._rows(turn, width)) for turn in self._turns.values()]
            if sum(heights) + gap * (len(heights) - 1) <= room:
                break
        last = [*self._turns].index(self.states.cursor) if self.states.cursor in self._turns else len(heights) - 1
        first = next((k for k in range(last) if sum(heights[k : last + 1]) <= room - bool(k)), last)
        y = 1 + bool(first)
        if first:
            cells.put(1, 1, shortened(words.more_turns(), width), cells.palette.dim)
        for name, height in [*zip(self._turns, heights, strict=True)][first:]:
            if y + height > cells.height > height:
                return
            yield Place(name, Region(1, y, width, height), Region(0, y, cells.width, height))
            y += height + gap

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The name, and below it as many rows as there are."""
        turn, (x, y, width, height) = self._turns[place.name], place.region
        palette = cells.palette
        name = shortened(turn.who, width - 2)
        if state.is_cursor:
            cells.put(x, y, f"►{name}◄", palette.dark_ink, palette.cursor, BOLD | REVERSE)
        else:
            tone = palette.seat(turn.seat)
            shapes.pill(cells, x, y, name, tone, palette.on(tone))
        for row, line in enumerate(self._rows(turn, width)[: height - 1], y + 1):
            cells.parts(x, row, line)

    def shape(self) -> Hashable:
        """Which turns, and the one that is shown whatever the room."""
        return tuple(self._turns), self.states.cursor

    def look(self, name: str) -> Hashable:
        """The turn."""
        return self._turns[name]

    def _rows(self, turn: OthersTurn, width: int) -> list[Line]:
        """The way as it folds, `from e2: e3 vizier, d3 merchant`, then what it brought."""
        way: list[Part] = [(words.way_begin(tile=turn.start), "soft")]
        for k, drop in enumerate(turn.drops):
            way += [("," if k else "", "soft"), (f" {drop.tile}", "soft"), (f" {drop.word}", drop.tone, BOLD)]
        brought = turn.short if self._is_short and turn.short else turn.brought
        return [*(fold(tuple(way), width) if self._has_ways else ()), *fold(((brought, "ink"),), width)]

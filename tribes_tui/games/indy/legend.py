"""The classes of evocations, the best first: always on the table, as they are the rule of the game."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from rules.indy.components.cards import STANDARD, TEAM, WRONG
from tribes_tui.display.wide import shortened
from tribes_tui.games.indy.words.said import table as said
from tribes_tui.games.indy.words.said.cards import class_name
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place

WOODS = ("#d8a24a", "#9c8467", "#6a625c")
"""The shelves: gold, wood, stone."""
CLASSES = TEAM, STANDARD, WRONG
HEADINGS = 40
"""Rows of a screen on which the hand has a heading, which says what counts now."""


class IndyLegend(Drawn):
    """One row, two or three; where it has no three, and no heading says what counts now, that is said instead once something is laid."""

    DEFAULT_CSS = "IndyLegend { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._now = ""

    def show(self, now: str) -> None:
        """What counts now that something is laid; nothing before."""
        self._now = now
        self.changed()

    def shape(self) -> Hashable:
        """What is said."""
        return self._now

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Which beats which."""
        if cells.height >= len(CLASSES):
            self._lay_rows(cells)
            return ()
        p, left = self.palette, 1
        if self._now and self.screen.size.height < HEADINGS:
            room = cells.width - 3
            for y, line in enumerate(fold(self._now, room, "") if cells.height > 1 else [shortened(self._now, room)]):
                cells.put(left + 1, y, line, p.ink, None, BOLD)
            return ()
        beats = said.beats_short()
        rules = {number: said.rule_short(class_number=number) for number in (TEAM, STANDARD)}
        names = sum(len(class_name(class_number=number)) + 2 for number in CLASSES)
        room = cells.height * cells.width - left - names - len(rules) * (len(beats) + 3)
        is_short = sum(map(len, rules.values())) > room
        x, y = left, 0
        for k, number in enumerate(CLASSES):
            x = self._class(cells, x, y, k)
            if number in rules:  # what is neither has no room for its rule beside the others at 80 columns
                rule = shortened(rules[number], room // len(rules)) if is_short else rules[number]
                x = cells.put(x + 1, y, rule, p.soft)
                x = cells.put(x + 1, y, beats, p.dim) + 1
            if y + 1 < cells.height:
                x, y = left, y + 1
        return ()

    def _lay_rows(self, cells: Cells) -> None:
        p, left = self.palette, 5 + max(len(class_name(class_number=number)) for number in CLASSES)
        for k, number in enumerate(CLASSES):
            self._class(cells, 2, k, k)
            end = cells.put(left, k, said.rule(class_number=number), p.soft)
            beats = said.beats(class_number=number)
            if number != WRONG and end + len(beats) + 2 < cells.width:
                cells.put(end + 2, k, beats, p.dim)

    def _class(self, cells: Cells, x: int, y: int, k: int) -> int:
        p, word = self.palette, class_name(class_number=CLASSES[k])
        if p.is_flat:
            return cells.put(x, y, f" {word} ", p.ink, None, BOLD | REVERSE)
        return cells.put(x, y, f" {word} ", p.on(WOODS[k]), WOODS[k], BOLD | REVERSE)

"""What a field is, and what each of its values means, in a thin frame."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets import shapes
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.lines import fold
from tribes_tui.words.said import forms

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.choice import Value
    from tribes_tui.widgets.places import Place
    from tribes_tui.widgets.words import Line


class Explanation(Drawn):
    """As much as its room holds. Where one of the values is chosen, it comes first, and all of them are whole."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._said: tuple[str, str, tuple[Value, ...], Value | None] = ("", "", (), None)

    def show(self, title: str, about: str, values: Sequence[Value] = (), chosen: Value | None = None) -> None:
        """Tell of a field."""
        self._said = title, about, tuple(values), chosen
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._said

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The frame, the sentence, the values."""
        p, (title, _, _, chosen), room = cells.palette, self._said, cells.height - 2
        if room < 2:
            return ()
        shapes.frame(cells, Region(0, 0, cells.width - 1, cells.height), p.line, title, p.accent)
        paragraphs = [[*fold(one, cells.width - 5)] for one in self._paragraphs()]
        lines = parted(paragraphs)[:room] if chosen is None else fitting(paragraphs, room)
        for y, line in enumerate(lines, 1):
            cells.parts(2, y, line)
        return ()

    def _paragraphs(self) -> Iterator[Line]:
        """The sentence about it; what is chosen; what else could be."""
        _, about, values, chosen = self._said
        if about:
            yield ((about, "ink"),)
        for value in sorted(values, key=lambda value: value != chosen):
            if value.about:
                label = (f"{value.label}: ", "accent" if value == chosen else "ink", BOLD)
                yield (label, (value.about, "soft"))


def parted(paragraphs: Sequence[Sequence[Line]]) -> list[Line]:
    """Their lines, with an empty one between two."""
    return [line for one in paragraphs for line in (*one, ())][:-1]


def fitting(paragraphs: Sequence[Sequence[Line]], room: int) -> list[Line]:
    """All lines, parted if there is room for that; else as many whole paragraphs as fit, and how many are missing."""
    lines = [line for one in paragraphs for line in one]
    if len(lines) <= room:
        return parted(paragraphs) if len(parted(paragraphs)) <= room else lines
    kept = [*paragraphs]
    while len(kept) > 1 and sum(map(len, kept)) >= room:
        kept.pop()
    missing = forms.more_values(number=len(paragraphs) - len(kept))
    return [*[line for one in kept for line in one][: room - 1], ((missing, "dim"),)]

"""What the signs on the cards mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from rules.tribe.components.cards import BONUS
from tribes_tui.games.tribe.words.cards import card
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.lines import fit
from tribes_tui.words.help import FRESH

if TYPE_CHECKING:
    from tribes_tui.theme.palette import Palette
    from tribes_tui.widgets.drawing.cells import Cells, Part
    from tribes_tui.widgets.drawing.drawn import Place
    from tribes_tui.widgets.drawing.lines import Line

SIGNS = (("●", said.red, "red"), ("◆", said.blue, "blue"), ("■", said.both, "both"), ("○", said.none, "character"))
BACK = "▒▒"
WIDE = 110
"""Columns from which all signs stand in one line, above the hand."""


class TribeLegend(Drawn):
    """The signs of colours in two rows, where the line above the hand has no room for them."""

    DEFAULT_CSS = "TribeLegend { height: 2; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Signs and their words."""
        signs = [*_signs(cells.palette)]
        for row in range(min(2, cells.height)):
            cells.parts(0, row, fit((*signs[2 * row], (" ", "soft"), *signs[2 * row + 1]), cells.width))
        return ()


class Shown(NamedTuple):
    """Which signs stand on the table."""

    letter: bool = False
    """T: a totem, where there is no room for the word."""
    magic: bool = False
    """What a totem brings a chain of one colour."""
    question: bool = False
    """?: what a chain wants next."""
    fresh: bool = False


def legends(palette: Palette, is_whole: bool, shown: Shown) -> Iterator[Line]:
    """What stands at the end of a line, that which gives way first last: that something is new, what a chain of one colour brings, a
    letter, what is wanted next, what a back means, and the signs if they stand there too."""
    if shown.fresh:
        yield ((FRESH, "ink", BOLD), (f" {said.new()}", "soft"))
    if shown.magic:
        gain = (f"+{BONUS}", "gain")
        yield (
            ((said.letter_magic(), "gain"), (f" {said.magical()} ", "soft"), gain)
            if shown.letter
            else (gain, (f" {said.magical()}", "soft"))
        )
    if shown.letter:
        yield ((f"{said.letter_totem()} {card('totem')}", "soft"),)
    yield (BACK, "danger"), (f" {said.hidden()}", "soft")
    if shown.question:
        yield ("?", "ink", BOLD), (f" {said.next_one()}", "soft")
    if is_whole:
        yield signs_line(palette)


def signs_line(palette: Palette) -> Line:
    """All signs in one line."""
    return tuple(part for sign in _signs(palette) for part in (*sign, (" ", "soft")))


def _signs(palette: Palette) -> Iterator[tuple[Part, Part]]:
    for sign, word, tone in SIGNS:
        sign = f"{sign}=" if palette.depth == "ascii" else sign  # letters stand for signs there
        yield (sign, palette.lighter(palette.tone(tone), 0.2 if palette.is_dark else -0.05)), (word(), "soft")

"""How a game went for somebody, as a row of bars: in the middle even, above it a lead, below it a lag."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tribes_tui.theme.palette import BOLD, Palette
from tribes_tui.widgets.drawing.pixels import LOWER

HIGHEST = 8
EVEN = 4


def steps(lead: Sequence[float], width: int) -> list[int]:
    """So many bars of 1 to 8 eighths, each the mean of its part of the game; the last bar is the end.

    >>> steps([0.0, 0.0, 1.0, 1.0, -1.0], 3)
    [4, 8, 1]
    """
    most = max((abs(value) for value in lead), default=0) or 1.0
    found = []
    for column in range(width - 1):
        first = column * (len(lead) - 1) // (width - 1)
        last = max(first + 1, (column + 1) * (len(lead) - 1) // (width - 1))
        found.append(sum(lead[first:last]) / (last - first))
    found.append(lead[-1] if lead else 0.0)
    return [min(HIGHEST, max(1, EVEN + round(EVEN * value / most))) for value in found]


def bars(lead: Sequence[float], width: int, palette: Palette, ink: str, last_ink: str) -> Text:
    """The bars as a cell of a table; digits where there are no bars."""
    text = Text()
    for k, step in enumerate(steps(lead, width)):
        is_last = k == width - 1
        sign = str(step) if palette.depth == "ascii" else LOWER[step]
        text.append(sign, inked(palette, last_ink if is_last else ink, BOLD if is_last else 0, False))
    return text


def inked(palette: Palette, ink: str, flags: int = 0, is_text: bool = True) -> Style:
    """The style of words in a widget that has a ground of its own: the ink alone, readable on felt and panel."""
    style = palette.style(palette.colour(ink), palette.below, flags, is_text)
    return Style(color=style.color, bold=style.bold)

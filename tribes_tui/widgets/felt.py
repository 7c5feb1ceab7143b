"""The felt where no piece lies: a container, and the rows that a screen can draw itself with."""

from __future__ import annotations

from typing import ClassVar

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from tribes_tui.theme.palette import palette_for
from tribes_tui.widgets.kept_screen import KeepsScreen

MOST = 64
"""Parts of screens of which a palette keeps the felt: a window that is dragged has other ones at every size."""


class Felt(KeepsScreen):
    """A container on the felt; its children are laid out by style sheets as in any other."""

    DEFAULT_CSS = "Felt { width: 1fr; height: 1fr; layout: vertical; }"
    ALLOW_SELECT: ClassVar[bool] = False

    def render_lines(self, crop: Region) -> list[Strip]:
        """Rows of felt."""
        return felt_lines(self, crop)


class Rows(Felt):
    """Rows of felt, one below the other."""


class Columns(Felt):
    """Columns of felt, side by side."""

    DEFAULT_CSS = "Columns { layout: horizontal; }"


def felt_lines(widget: Widget, crop: Region) -> list[Strip]:
    """The rows of a part of a widget as felt (or the screen's own `ground_role`), kept by the palette. A screen returns them from its `render_lines`."""
    screen, palette = widget.screen, palette_for(widget)
    height, top = screen.size.height, widget.region.y + crop.y
    own: str = getattr(screen, "ground_role", "")
    key = height, top, crop.size, own
    kept = palette.kept.get(key)
    if kept is None:
        felt = (palette.colour(own),) if own else palette.felt(height)
        rows = [felt[min(max(row, 0), len(felt) - 1)] for row in range(top, top + crop.height)]
        kept = [Strip.blank(crop.width, palette.style(palette.ink, ground, 0, False)) for ground in rows]
        if len(palette.kept) >= MOST:
            palette.kept.clear()
        palette.kept[key] = kept
    return kept

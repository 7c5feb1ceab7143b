"""What Textual's compositor makes, put on a `Display`."""

from __future__ import annotations

from textual._compositor import ChopsUpdate, LayoutUpdate

from tribes_tui.display.display import Display


def put_update(display: Display, update: LayoutUpdate | ChopsUpdate) -> None:
    """A whole screen, or the pieces of rows that were made anew."""
    if isinstance(update, LayoutUpdate):
        _put_layout(display, update)
    else:
        _put_chops(display, update)


def _put_layout(display: Display, update: LayoutUpdate) -> None:
    for y, strips in enumerate(update.strips, update.region.y):
        x = update.region.x
        for strip in strips:
            display.put(x, y, strip)
            x += strip.cell_length


def _put_chops(display: Display, update: ChopsUpdate) -> None:
    """Only what overlaps a span: beside them the compositor has left out what lies on top."""
    for y, start, stop in update.spans:
        for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is not None and x < stop and end > start:
                display.put(x, y, strip)

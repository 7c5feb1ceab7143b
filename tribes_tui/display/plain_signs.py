"""ASCII for what the toolkit draws by itself: the palette, its frames, notifications."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from tribes_tui.display.glyphs import to_ascii


class PlainSigns(LineFilter):
    """Every sign as its ASCII twin, in as many cells as it had."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments in ASCII; themselves if they are."""
        if all(segment.text.isascii() for segment in segments):
            return segments
        return [segment if segment.text.isascii() else _plain(segment) for segment in segments]


def _plain(segment: Segment) -> Segment:
    signs = (to_ascii(sign).ljust(cell_len(sign)) for sign in segment.text if cell_len(sign))
    return Segment("".join(signs), segment.style, segment.control)

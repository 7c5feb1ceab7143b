"""A row of a piece as Textual wants it, without most of the caches that Textual gives each of its strips."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.segment import Segment
from textual.cache import FIFOCache
from textual.color import Color
from textual.filter import LineFilter
from textual.strip import Strip


class _Nothing(FIFOCache[Any, Any]):
    """Keeps nothing: for what is never asked twice of a row that its piece keeps itself."""

    __slots__ = ()

    def set(self, key: Any, value: Any) -> None:
        """Forget it at once."""

    __setitem__ = set


NOTHING = _Nothing(0)


class KeptRow(Strip):
    """A kept row. The compositor cuts it where pieces meet, which it remembers; a strip's other five caches, half a KiB a
    row and a quarter of all that a session at a table keeps, are one empty one for all rows."""

    __slots__ = ()

    def __init__(self, segments: list[Segment], cell_length: int) -> None:
        self._segments, self._cell_length = segments, cell_length
        self._divide_cache, self._crop_cache = FIFOCache(2), FIFOCache(2)
        self._style_cache = self._filter_cache = self._offsets_cache = NOTHING
        self._line_length_cache = self._crop_extend_cache = NOTHING
        self._render_cache = self._link_ids = self._cell_count = None

    def filtered(self, filters: Iterable[LineFilter], behind: Color) -> KeptRow:
        """The row as these leave it; itself where they leave it as it is."""
        segments = self._segments
        for one in filters:
            segments = one.apply(segments, behind)
        return self if segments is self._segments else KeptRow(segments, self.cell_length)

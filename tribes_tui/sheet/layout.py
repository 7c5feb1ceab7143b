"""Where the parts of a table screen lie, for a given size of the window."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Region, Size

SMALLEST = Size(80, 24)
"""Every game is whole in a window of this size."""

LOG_COLUMNS = 36
"""The log stands beside the board when it can have so many columns."""

MOST_LOG_COLUMNS = 64
MOST_LOG_ROWS = 8
TOP = 3
BOTTOM = 2


class Layout(NamedTuple):
    """The regions of a table screen. Header, prompt, info and footer are a row each."""

    header: Region
    prompt: Region
    body: Region
    log: Region
    info: Region
    footer: Region

    @property
    def log_is_beside(self) -> bool:
        """Whether the log is a column at the right."""
        return self.log.y == TOP


def lay_out(size: Size, least: Size, most_log: int = MOST_LOG_COLUMNS) -> Layout:
    """The layout for a window of `size` and a board that needs `least`; the log is no wider than `most_log`."""
    width, height = size
    room = height - TOP - BOTTOM
    beside = width - least.width - 1
    if beside >= LOG_COLUMNS:
        columns = min(beside, most_log)
        body = Region(0, TOP, width - columns - 1, room)
        log = Region(width - columns, TOP, columns, room)
    else:
        rows = max(0, min(MOST_LOG_ROWS, room - least.height))
        body = Region(0, TOP, width, room - rows)
        log = Region(0, height - BOTTOM - rows, width, rows)
    row = [Region(0, y, width, 1) for y in range(height)]
    return Layout(row[0], row[1], body, log, row[height - 2], row[height - 1])

"""Lines that fit a width."""

from __future__ import annotations


def fold(line: str, width: int) -> list[str]:
    """A line in pieces of at most `width` columns; what follows the first is set in by two."""
    pieces, indent = [], ""
    while len(line) > width > 10:
        cut = line.rfind(" ", len(indent) + 1, width + 1)
        cut = cut if cut > 0 else width
        pieces.append(line[:cut])
        indent = "  "
        line = indent + line[cut:].lstrip()
    return [*pieces, line]

"""Lines that fit a width."""

from __future__ import annotations

import re

GAP = re.compile(r"\s*\S.*?\s{2,}(?=\S)")
ITEM = re.compile(r"\s*(?:[-*•]|\d+[.)]) (?=\S)")


def fold(line: str, width: int, hang: str = "  ") -> list[str]:
    """A line in pieces of at most `width` columns.

    What follows the first piece is set in by `hang`; under the second column of a line that has two, and under the text
    of a list's item.
    """
    if len(line) <= width:
        return [line]
    indent, pieces = _indent(line, width, hang), []
    while len(line) > width > 10:
        cut = line.rfind(" ", len(indent) + 1, width + 1)
        cut = cut if cut > 0 else width
        pieces.append(line[:cut].rstrip())
        line = indent + line[cut:].lstrip()
    return [*pieces, line]


def _indent(line: str, width: int, hang: str) -> str:
    start = GAP.match(line) or ITEM.match(line)
    if start is not None and start.end() <= width // 2:
        return " " * start.end()
    return " " * (len(line) - len(line.lstrip())) + hang

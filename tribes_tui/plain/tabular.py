"""A table of texts in columns, its cells folded so that it fits a width."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest

GAP = "  "


def columns(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> Iterator[str]:
    """The lines of a table: its head, a rule, its rows. Only the widest columns are folded, and no row is cut off."""
    count = max(map(len, (head, *rows)))
    table = [[*row, *[""] * (count - len(row))] for row in (head, *rows)]
    natural = [max(len(row[i]) for row in table) for i in range(count)]
    widths = _fitting(natural, width - len(GAP) * (count - 1))
    yield from _row(table[0], widths)
    yield GAP.join("-" * width for width in widths)
    for row in table[1:]:
        yield from _row(row, widths)


def _fitting(natural: list[int], room: int) -> list[int]:
    """The natural widths, none wider than the widest cap with which all fit into `room`."""
    cap = max(natural)
    while cap > 1 and sum(min(width, cap) for width in natural) > room:
        cap -= 1
    return [max(1, min(width, cap)) for width in natural]


def _row(cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    folded = [textwrap.wrap(cell, width) or [""] for cell, width in zip(cells, widths, strict=True)]
    for pieces in zip_longest(*folded, fillvalue=""):
        yield GAP.join(f"{piece:<{width}}" for piece, width in zip(pieces, widths, strict=True)).rstrip()

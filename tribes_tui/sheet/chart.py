"""A graph of several lines in characters: every line has a sign of its own, so no colour is needed to tell them apart."""

from __future__ import annotations

from collections.abc import Sequence

CROSSING = "+"


def chart(series: Sequence[Sequence[float]], signs: str, width: int, height: int) -> list[str]:
    """`height` rows of `width` columns: series i drawn with `signs[i]`, the highest value at the top.

    All series have the same number of values (at least one). Where two meet stands `+`.
    """
    values = [value for line in series for value in line]
    low, high = min(values), max(values)
    span = high - low or 1.0
    rows = [[" "] * width for _ in range(height)]
    for line, sign in zip(series, signs, strict=False):
        for column in range(width):
            value = line[at(column, width, len(line))]
            row = round((high - value) / span * (height - 1))
            rows[row][column] = sign if rows[row][column] == " " else CROSSING
    return ["".join(row) for row in rows]


def at(column: int, width: int, count: int) -> int:
    """Which of `count` values stands in a column: the first in the first, the last in the last."""
    return round(column * (count - 1) / max(1, width - 1))

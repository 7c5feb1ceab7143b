"""Figures as they stand in the tables: medians with ranges, and whether a target is met."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

ABSENT = "absent"


def spread(figures: Sequence[float]) -> str:
    """The median, with the lowest and the highest where they differ."""
    low, high = number(min(figures)), number(max(figures))
    middle = number(statistics.median(figures))
    return middle if low == high else f"{middle} ({low}-{high})"


def number(figure: float) -> str:
    """With a decimal where it is small."""
    return f"{figure:,.1f}" if 0 < abs(figure) < 20 and figure != int(figure) else f"{figure:,.0f}"


def verdict(figure: float, target: float, higher_is_better: bool = False) -> str:
    """`met`, or by how much it is missed."""
    if figure >= target if higher_is_better else figure <= target:
        return "met"
    return f"not met: {abs(figure / target - 1):.0%} away" if target else "not met"

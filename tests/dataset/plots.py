"""Figures as SVG: a line from low to high with a dot in the middle, one for each kind of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10

from tests.dataset.figures import Figures, Spread

WIDTH, LABEL, LINE, TOP = 760, 230, 18, 46
"""Pixels: of the picture, of its labels, of a row, above the rows."""
INK, PALE, ACCENT = "#333333", "#cccccc", "#b3541e"


def picture(
    title: str,
    found: Sequence[Figures],
    value: Callable[[Figures], Spread],
    logarithmic: bool = False,
    mark: float | None = None,
) -> str:
    """One spread of every kind on a common scale; `mark` is a value that is drawn as a line across all."""
    scale = _Scale([value(one) for one in found], logarithmic, mark)
    height = TOP + LINE * len(found) + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="10" y="20" font-size="14" fill="{INK}">{escape(title)}</text>',
        *_grid(scale, height),
    ]
    if mark is not None:
        parts.append(_line(scale.x(mark), TOP - 6, scale.x(mark), height - 22, ACCENT))
    for number, one in enumerate(found):
        parts += _row(f"{one.game} {one.kind}", value(one), scale, TOP + LINE * number + LINE / 2)
    return "\n".join([*parts, "</svg>"]) + "\n"


class _Scale:
    """Values -> pixels across."""

    def __init__(self, spreads: Sequence[Spread], logarithmic: bool, mark: float | None) -> None:
        every = [value for spread in spreads for value in spread] + ([] if mark is None else [mark])
        self.logarithmic = logarithmic
        low, high = min(every), max(every)
        if logarithmic:
            low, high = 10.0 ** floor(log10(max(1, low))), 10.0 ** ceil(log10(max(10, high)))
        self.low, self.high = min(low, high - 1e-9), high

    def x(self, value: float) -> float:
        """Where a value lies."""
        if self.logarithmic:
            low, high, value = log10(self.low), log10(self.high), log10(max(value, self.low))
        else:
            low, high = self.low, self.high
        return LABEL + (WIDTH - LABEL - 20) * (value - low) / (high - low)

    def ticks(self) -> list[float]:
        """Round values along it."""
        if self.logarithmic:
            return [10.0**power for power in range(round(log10(self.low)), round(log10(self.high)) + 1)]
        step = 10.0 ** floor(log10(self.high - self.low))
        step = step / 2 if (self.high - self.low) / step < 4 else step
        return [step * number for number in range(ceil(self.low / step), floor(self.high / step) + 1)]


def _grid(scale: _Scale, height: int) -> Iterator[str]:
    for tick in scale.ticks():
        x = scale.x(tick)
        yield _line(x, TOP - 6, x, height - 22, PALE)
        yield f'<text x="{x:.1f}" y="{height - 8}" fill="{INK}" text-anchor="middle">{tick:g}</text>'


def _row(label: str, spread: Spread, scale: _Scale, y: float) -> list[str]:
    return [
        f'<text x="10" y="{y + 4:.1f}" fill="{INK}">{escape(label)}</text>',
        _line(scale.x(spread.low), y, scale.x(spread.high), y, INK),
        f'<circle cx="{scale.x(spread.middle):.1f}" cy="{y:.1f}" r="3.5" fill="{INK}"/>',
    ]


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"/>'

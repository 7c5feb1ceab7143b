"""Pieces whose figures can be shown on their way from what they were to what they are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tribes_tui.widgets.drawn import Drawn

if TYPE_CHECKING:
    from tribes_tui.widgets.words import Line

NUMBER = re.compile(r"\d+")


class Changing(Drawn):
    """A piece that can show a share of the way between what it showed before and what it shows now.

    It shows what is new at once, as any piece; whoever wants the way calls `towards` with growing shares, and `settle`
    at its end.
    """

    @property
    def has_way(self) -> bool:
        """Whether what was shown last differs so from what is shown now that there is a way between them."""
        return False

    def towards(self, share: float) -> None:
        """Show so much of the way: 0 what was before, 1 what is now."""

    def settle(self) -> None:
        """Show what is now. The next way begins there."""


def between(before: str, after: str, share: float) -> str:
    """A text on the way to another that differs from it in its numbers alone; the other one if there is more to it.

    >>> between("9 points", "13 points", 0.5), between("no points", "3 points", 0.5)
    ('11 points', '3 points')
    """
    if share >= 1 or NUMBER.split(before) != NUMBER.split(after):
        return after
    starts = iter(NUMBER.findall(before))

    def step(found: re.Match[str]) -> str:
        start, end = int(next(starts)), int(found[0])
        return str(start + round(share * (end - start)))

    return NUMBER.sub(step, after)


def line_between(before: Line, after: Line, share: float) -> Line:
    """The same for a line of parts."""
    if len(before) != len(after):
        return after
    return tuple((between(old[0], new[0], share), *new[1:]) for old, new in zip(before, after, strict=True))

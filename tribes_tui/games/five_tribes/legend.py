"""What letters and signs stand for: what each tribe brings, in a line; the signs on tiles, behind the market's marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tribes_tui.games.five_tribes.words import board as words
from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.games.five_tribes.words.things import TONES
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.lines import length

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Part
    from tribes_tui.widgets.drawing.lines import Line

INKS = {"∩": "ink", "†": "palm", "⌂": "ink"}
"""Sign -> its ink."""
MARGINS = 2
"""Columns of the line that its words leave."""


def tribes_legend(brings: Sequence[str], gap: str) -> Line:
    """What each tribe brings behind its name, whose first letter is coloured as it stands on its meeples."""
    parts: list[Part] = []
    for tone, what in zip(TONES.values(), brings, strict=True):
        parts += [(gap, "soft")] if parts else []
        parts += [(what[0], tone, BOLD), (what[1:], "soft")]
    return (*parts, (".", "soft")) if gap.startswith(".") else tuple(parts)


def legend(width: int) -> Line:
    """The same in a window of so many columns, with as much about what each brings as there is room for."""
    forms = [tribes_legend(*one) for one in words.brings()]
    return next((one for one in forms if length(one) <= width - MARGINS), forms[-1])


def signs_legend(has_walk: bool, has_hand: bool = False) -> tuple[Line, ...]:
    """The signs on small tiles, where a hand stands, the steps of a walk if one is shown: wide, close together, without points,
    without the last ones."""
    forms = ("  ", True, has_hand, has_walk), (" ", True, has_hand, has_walk), (" ", False, has_hand, has_walk)
    closest = ("", False, has_hand, has_walk), ("", False, has_hand, False), ("", False, False, False)
    return tuple(tuple(_signs(*form)) for form in dict.fromkeys((*forms, *closest)))


def _signs(gap: str, has_points: bool, has_hand: bool, has_walk: bool) -> Iterator[Part]:
    is_close = not gap
    for k, (sign, word) in enumerate(words.signs(has_points)):
        yield (f"{(gap or ' ') if k else ''}{sign}", INKS[sign], BOLD)
        yield (f"{'' if is_close else ' '}{word}", "soft")
    if has_hand:
        yield (f"{gap or ' '}{words.HERE}", "cursor", BOLD)
        yield (f" {said.here()}", "soft")
    if has_walk:
        numbers, steps = ("1", said.steps_one()) if is_close else ("1 2", said.steps())
        yield (f"{gap or ' '}{numbers}", "cursor", BOLD)
        yield (f" {steps}", "soft")

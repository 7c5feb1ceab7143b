"""What letters and signs stand for: what each tribe brings, in a line; the signs on tiles, behind the market's marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rules.five_tribes.components.pieces import COLOURS
from tribes_tui.games.five_tribes.words.board import BRINGS, HERE, SIGNS, STEP_SIGN, STEPS_SIGN
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.lines import length

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Part
    from tribes_tui.widgets.words import Line

INKS = {"∩": "ink", "†": "palm", "⌂": "ink"}
"""Sign -> its ink."""
MARGINS = 2
"""Columns of the line that its words leave."""


def tribes_legend(brings: Sequence[str] = ("",) * 5, gap: str = " ") -> Line:
    """The letters of meeples: the first of each name is coloured; behind each name what the tribe brings."""
    parts: list[Part] = []
    for letter, what in zip(COLOURS, brings, strict=True):
        word = COLOUR_WORDS[letter]
        parts += [(gap, "soft")] if parts else []
        parts += [(word[0].upper(), f"meeple-{word}", BOLD), (f"{word[1:]}{what}", "soft")]
    return tuple(parts)


def legend(width: int) -> Line:
    """The same in a window of so many columns, with as much about what each brings as there is room for."""
    forms = [tribes_legend(*one) for one in BRINGS]
    return next((one for one in forms if length(one) <= width - MARGINS), forms[-1])


def signs_legend(has_walk: bool, has_hand: bool = False) -> tuple[Line, ...]:
    """The signs on small tiles, where a hand stands, the steps of a walk if one is shown: wide, close together, without points."""
    return tuple(
        tuple(_signs(has_walk, has_hand, *form)) for form in (("  ", True), (" ", True), (" ", False), ("", False))
    )


def _signs(has_walk: bool, has_hand: bool, gap: str, has_points: bool) -> Iterator[Part]:
    is_close = not gap
    for k, (sign, word, points) in enumerate(SIGNS):
        yield (f"{(gap or ' ') if k else ''}{sign}", INKS[sign], BOLD)
        yield (f"{'' if is_close else ' '}{word}{points if has_points else ''}", "soft")
    if has_hand:
        sign, word = HERE
        yield (f"{gap or ' '}{sign}", "cursor", BOLD)
        yield (f" {word}", "soft")
    if has_walk:
        numbers, steps = STEP_SIGN if is_close else STEPS_SIGN
        yield (f"{gap or ' '}{numbers}", "cursor", BOLD)
        yield (f" {steps}", "soft")

"""What letters and signs stand for, in a line of the smallest window."""

from __future__ import annotations

from rules.five_tribes.components.pieces import COLOURS
from tribes_tui.games.five_tribes.words.board import BLUE_TILES
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cells import Part
from tribes_tui.widgets.words import Line

SIGNS = (("∩", "ink", "camel"), ("†", "palm", "palm"), ("▲", "ink", "palace"))

WIDE = 120
"""Columns from which there is room for all of it."""


def tribes_legend() -> Line:
    """The letters of meeples: the first of each name is coloured."""
    parts: list[Part] = []
    for letter in COLOURS:
        word = COLOUR_WORDS[letter]
        parts += [(word[0].upper(), f"meeple-{word}", BOLD), (f"{word[1:]} ", "soft")]
    return tuple(parts)


def legend(has_walk: bool, width: int) -> Line:
    """Those, the signs on small tiles, the steps of a walk if one is shown; what blue tiles are for, in a wide window."""
    parts = list(tribes_legend())
    for sign, ink, word in SIGNS:
        parts += [(f" {sign}", ink, BOLD), (f" {word}", "soft")]
    if has_walk:
        parts += [("  1 2", "cursor", BOLD), (" steps", "soft")]
    if width >= WIDE:
        parts.append((f"  {BLUE_TILES}", "soft"))
    return tuple(parts)

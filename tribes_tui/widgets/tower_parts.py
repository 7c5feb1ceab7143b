"""How the parts of towers are told apart: by tones; at sixteen colours by one of them each; without colours by a sign each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tribes_tui.theme.depths import XTERM
from tribes_tui.theme.depths import nearest_of_16 as nearest

if TYPE_CHECKING:
    from tribes_tui.theme.palette import Palette

SIGNS = "█▒=/+%&-\\*~@"
"""What parts are filled with where there are no colours; in ASCII each of them is another sign, too, and none is a letter."""
SPARE = (3, 6, 5, 2, 4, 1, 8, 7)
"""Which of the sixteen colours a part takes whose own another part has, or the ground."""


def sign_of(number: int) -> str:
    """The sign of a part, counted from 0."""
    return SIGNS[number % len(SIGNS)]


def colours_of(palette: Palette, tones: Sequence[str]) -> list[str]:
    """The colours of parts with these tones (names in the theme), no two of them sent alike."""
    colours = [palette.colour(tone) for tone in tones]
    if not palette.is_flat:
        return colours
    wanted = {nearest(colour) for colour in colours}
    taken, found = {nearest(palette.below)}, []
    for number in map(nearest, colours):
        if number in taken:
            number = next((spare for spare in SPARE if spare not in taken | wanted), number)
        taken.add(number)
        found.append(XTERM[number])
    return found

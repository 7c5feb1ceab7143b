"""256 colours: what the roles of a theme are there."""

from __future__ import annotations

from tribes_tui.display.fewer_colours import nearest as nearest
from tribes_tui.display.xterm import colour_of as colour_of

ROLES = {
    "card": "#ffffd7", "card-edge": "#d7d7af", "tile-face": "#875f00", "tile-empty": "#303030", "value-red": "#870000",
    "tone-back": "#875f87", "tone-indy-back": "#875f5f", "tone-green": "#00875f",
    "lake-above": "#5fafd7", "lake-below": "#0087af", "forest-above": "#5f875f", "forest-below": "#005f00",
    "mountain-above": "#b2b2b2", "mountain-below": "#6c6c6c", "wild-above": "#5fafaf", "wild-below": "#005f5f",
    "volcano-above": "#d75f00", "volcano-below": "#870000",
}  # fmt: skip
"""Variables whose nearest colour has lost what they are known by: ivory, wood, two tones of a terrain."""

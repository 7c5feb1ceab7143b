"""The colours of terminals that have a table of them, as xterm shows them by itself."""

from __future__ import annotations

SIXTEEN = (
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
)  # fmt: skip
"""0 to 7, and 8 to 15 the bright ones."""

LEVELS = (0, 95, 135, 175, 215, 255)
"""Of red, green and blue in the cube of 216."""
GREYS = tuple(8 + 10 * k for k in range(24))


def colour_of(number: int) -> str:
    """How a number from 0 to 255 is shown."""
    if number < 16:
        return SIXTEEN[number]
    if number >= 232:
        grey = GREYS[number - 232]
        return f"#{grey:02x}{grey:02x}{grey:02x}"
    red, rest = divmod(number - 16, 36)
    green, blue = divmod(rest, 6)
    return f"#{LEVELS[red]:02x}{LEVELS[green]:02x}{LEVELS[blue]:02x}"
